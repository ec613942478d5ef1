### Ошибки движка. Список в переменной, как «a, b или c», уже составлен на этом языке.

error-line = строка { $line }: { $reason }
error-did-you-mean = { $reason }; может быть, { $near }?
error-did-you-mean-moves = { $reason }; может быть, { $near }?

## Игры и настройки

error-no-game = игры «{ $name }» нет; известны: { $known }
error-no-face = у игры { $name } пока нет лица: боты могут в нее играть, а люди не могут ее видеть
error-no-option = у Res Arcana нет настройки { $unknown }; есть { $known }
error-no-variant = варианта «{ $variant }» нет; выберите: { $known }
error-sets-seats = { $sets }: нельзя играть, если мест { $seats }; можно, если мест { $allowed }
error-sets-fifth-seat = { $sets }: нельзя играть, если мест { $seats }; можно, если мест { $allowed }: пятое место появляется с Lux et Tenebrae или Perlae Imperii (U-A7)
error-match-seats = в матче 2 места, а не { $seats }
error-own-draft = у { $sets } без других наборов свой драфт; выберите вариант standard или first или добавьте базовый набор
error-first-alone = первую игру играют с одним набором; уберите остальные или выберите вариант standard
error-collect-order = собирают together (вместе) или in order (по очереди), а не «{ $order }»
error-no-set = набора «{ $name }» нет; есть { $known }
error-set-needs = для { $name } нужно и это: { $others }
error-nothing-to-ask = в этой игре просить не о чем
error-not-to-ask = о «{ $name }» попросить нельзя; можно попросить «{ $known }»
error-arcana-option = у Арканы нет настройки { $unknown }; есть { $known }
error-arcana-variant = варианта «{ $variant }» нет; у Арканы вместо вариантов переключатели: { $switches }
error-arcana-sets = Аркана — один набор карт; в ней нет «{ $sets }»
error-arcana-seats = в Аркане 2, 3 или 4 места, а не { $seats }
error-arcana-removed = удаленные карты могут считаться, только если включен переключатель «removal»
error-arcana-switch = переключатель «{ $name }» бывает on или off, а не «{ $value }»
error-arcana-no-guild = «{ $name }» — не Гильдия; напишите choose, random или для каждого места одно из { $known }
error-arcana-guilds = места ({ $seats }) возглавляют разные Гильдии ({ $count }), а не { $names }

## Боты и игроки

error-no-bot = бота «{ $name }» нет; боты: { $known }
error-no-bot-for = бота «{ $name }» для { $game } нет; боты: { $known }
error-bot-no-values = у игры { $game } нет оценок, которые нужны боту { $bot }; ее боты — random
error-bot-no-limit = бот { $bot } не принимает ограничения; принимают { $known }
error-bot-bad-limit = у «{ $name }» нет ограничения, которое можно соблюсти; напишите посещения или время, например { $bot }:500, :30ms, :1s или :1s:2 для двух процессов
error-bot-no-command = назовите команду после `program:`, например program:./mybot.py
error-bot-no-class = «{ $name }» — не класс; напишите class:пакет.модуль:Имя
error-no-name = «{ $name }» не годится как имя человека
error-players-seats = игроков { $players }, а мест в этой игре { $seats }
error-players-differ = за этим столом должно быть столько игроков с разными именами: { $seats }
error-bots-seats = ботов { $bots }, а мест { $seats }
error-least-game = не меньше одной игры и одного процесса
error-two-bots = назовите не меньше двух ботов, например `arcana arena greedy random`
error-arena-limit = задайте --time или --visits, и больше 0
error-arena-records = для --records нужно --out ПАПКА, папка, где хранить записи
error-arena-anchor = опоры «{ $name }» нет среди ботов { $known }
error-arena-sprt = --sprt берет два числа Elo, например 0,20, а не «{ $text }»
error-arena-sprt-order = для --sprt сначала идет меньшее Elo, а --alpha и --beta лежат между 0 и 0.5
error-arena-sprt-two = --sprt сравнивает двух ботов; назовите ровно двух
error-no-board = в терминале нет стола для { $game }; есть для { $known }
error-no-puzzle = задачи «{ $id }» нет; список: `arcana puzzle`
error-no-lesson = урока «{ $id }» нет; список: `arcana learn`

## Записи

error-not-utf8 = это не текст UTF-8
error-no-file = такого файла или папки нет
error-file-is-folder = это папка
error-file-not-allowed = нет разрешения
error-not-text = в строке есть то, что не текст
error-after-result = после итога могут стоять только комментарии
error-no-seat = места { $seat } нет
error-header-open = запись неполная: ее заголовок не заканчивается
error-position-open = позиция не заканчивается
error-no-record = это не запись: ее первой строкой должно быть `arcanarium record: { $format }`
error-no-header-line = не строка заголовка или стоит там дважды: { $line }
error-header-lacks = в заголовке не сказано: { $key }
error-undo-too-many = нельзя отменить строк: { $count } из { $all }
error-no-result = это не итог для этих мест, например `A 13, B 9; winners A; round 5`
error-header-differs = заголовок не подходит к игре: { $header }, а в игре { $game }
error-result-differs = в записи другой итог, чем дают ее ходы: { $result }
error-other-version = { $reason } (записано при версии правил { $version }; поздние решения — в списке изменений)
error-not-your-decision = место { $seat } сейчас ничего не решает: { $waiting }
error-no-move = { $move }: такого хода в этой игре нет
error-not-legal = { $move }: сейчас это невозможно ({ $why })
error-no-chance = здесь нечего решать случаю: { $text }
error-upload-position = здесь можно смотреть только игры, сыгранные с самого начала
error-upload-unfinished = эта игра не закончена; смотреть можно только законченные
error-upload-no-text = это не текст
error-game-over = игра окончена
error-waiting-for = ждем: { $seats }
error-version-newer = записано при версии { $version } правил { $game }; эта программа играет по версии { $ours }
error-untidy = это не одна ровная строка текста: { $text }
error-line-kind = не решение, не случай и не комментарий: { $text }
error-quoted-seat = { $text } — это не место
error-record-seats = мест должно быть от 1 до { $most }, а не { $n }
error-record-word = { $word } не может стоять в записи
error-record-names = имен { $names }, а мест { $seats }
error-record-other-seat = решение места, которого здесь нет (мест: { $n })
error-record-result = итог для числа мест { $n }, а не { $seats }
error-record-cut = строка { $n } обрывается и пропущена
error-asked-nobody = просить может только игрок за столом
error-asked-already = все уже собирают эссенции по очереди
error-undo-nothing = у вас нет решения, которое можно отменить
error-undo-acted = с тех пор действовало другое место
error-undo-revealed = с тех пор стало известно скрытое
error-no-depth = глубины { $name } нет; есть { $known }
error-walk-move = { $move } — не ход, который сейчас возможен
error-step-back = шага { $n }, к которому можно вернуться, нет
error-study-none = в этой записи ничего не решают

## Столы на сервере

error-not-in-browser = в { $game } нельзя играть в браузере
error-table-seats = за столом от 2 до { $most } мест
error-seat-kind = место — для человека или для бота
error-clock = часы дают какое-то время, но не больше месяца
error-coach = тренер бывает только в играх против ботов
error-pace = боты ждут от 0 до { $most } секунд
error-seed = зерно — целое число, не больше 77 цифр
error-table-option = «{ $name }={ $value }»: такой настройки здесь не выбрать
error-no-daily = раздачи дня для { $game } нет
error-upload-long = это длиннее любой игры

## Уход за сервером

error-backup-none = { $path } не существует
error-backup-no-program = не установлена программа { $program } из PostgreSQL
error-backup-damaged = { $path }: повреждено
error-backup-damaged-copy = { $path }: повреждено, копия была бы повреждена тоже
error-backup-newer = { $path }: более новая версия (схема { $schema })
error-backup-used = { $path } использует сервер; сначала остановите его
error-backup-slow = { $program }: не закончено за столько секунд: { $seconds }
error-database-silent = база данных не отвечает
error-store-not-whole = { $path }: не удалось записать целиком
error-store-stops = сервер останавливается
