### Командная строка и клиент в терминале.

main-help = Arcanarium: цифровой дом игр Arcana.
main-more = Начните с `arcana play`. `arcana КОМАНДА --help` расскажет о команде больше.
main-commands = команды

## arcana play

play-help = играть одному против ботов или с другими за одной клавиатурой
play-more = Сыграть игру. О том, что не задано ключами, вас спросят; Enter принимает предложенное. Игра сохраняется после каждого решения.
play-help-game = игра, в которую играть
play-help-variant = standard (обычная), first (со стартовыми наборами), draft (драфт) или match (два игрока, до двух побед)
play-help-sets = наборы, с которыми играть, например base,lux
play-help-players = кто играет, по именам; имя бота — это бот: Анна,greedy
play-help-bots = вы против этих ботов, например level3 или level2,level5
play-help-no-hints = без подсказок в этой игре
play-help-seats = сколько игроков; без --players это вы и боты
play-help-seed = число, от которого зависят все перемешивания и раздачи
play-help-cards = собственный файл карт
play-help-option = еще один переключатель игры, например collect=in order
play-help-resume = продолжить сохраненную игру: этот файл или последнюю
play-help-fast = без паузы после ваших ходов, а значит, без отмены
play-help-plain = буквы вместо знаков и без цветов

play-hand-over = Дальше ходит { $name }. Передайте клавиатуру; { $name } нажимает Enter.
play-turn-over = Enter заканчивает ход, u отменяет.
    { "> " }
play-turn-over-how = Нажмите Enter или u и Enter.
play-default = Enter: { $n }
play-how = Введите номер хода или его текст. ? — подсказка, help — все команды.
play-commands =
    Введите номер хода, его текст или начало текста.
    Enter берет подчеркнутое.
    { "  " }help       эта справка
    { "  " }?          подсказка: что сделал бы сильный бот и почему
    { "  " }why ХОД    что тренер думает о ходе; why: о вашем последнем (только против ботов)
    { "  " }u          отменить последнее решение, пока это честно
    { "  " }ask        о чем можно попросить, например: ask collect in order
    { "  " }log        все, что произошло
    { "  " }card ИМЯ   что делает карта, словами
    { "  " }board      нарисовать стол снова
    { "  " }table      все, что на столе, полностью
    { "  " }coach      пусть тренер говорит или молчит (только против ботов)
    { "  " }language   языки; language КОД переходит на другой
    { "  " }fast       выключить паузу после ваших ходов или снова включить
    { "  " }save       где сохранена игра; save ФАЙЛ делает копию
    { "  " }quit       выйти; игра сохраняется
play-nothing-to-ask = Сейчас просить не о чем.
play-may-ask = Можно ввести «ask { $name }»: { $hint }
play-fast = Теперь ваши ходы заканчиваются сразу.
play-slow = Теперь после каждого хода его можно отменить.
play-saved = Сохранено в { $path }.
play-save-exists = { $path } уже есть и оставлен как был.
play-which-card = Какая: { $names }?
play-no-card = В этой игре нет карты «{ $name }».
play-nothing-to-resume = нет незаконченной игры, которую можно продолжить
play-damaged = Первые строки игры в { $path } еще можно прочесть (строк: { $n }): `arcana replay` покажет их.
play-how-to-resume = Игра сохранена. Продолжить: arcana play --resume { $path }
play-how-to-replay = Посмотреть еще раз: arcana replay { $path }
play-over = { $n ->
    [one] Победа: { FORM($winners, "mid") }, раунд { $rounds }.
   *[many] Общая победа: { FORM($winners, "mid") }, раунд { $rounds }.
}
play-match-wins = Победы в партиях: { $score }.
score-total = Всего

# ход, каким его можно ввести: заголовок и то, что под ним; $group — ключ заголовка
move-words = { $heading } { $group ->
    [use] { FORM($label, "acc") }
    [place] { FORM($label, "acc") }
    [claim] { FORM($label, "acc") }
    [discard] { FORM($label, "acc") }
   *[other] { $label }
}
move-no-number = Ходы пронумерованы от 1 до { $n }.
move-which = Какой: { $options }?
move-none = «{ $text }» — не ход. Введите номер или текст хода; help — все команды.
move-near = «{ $text }» — не ход. Может быть, { $near }?
move-not-now = Сейчас с «{ $text }» ничего нельзя сделать.

setup-game = Игра
setup-variant = Вариант
setup-sets = Наборы, один или несколько из { $known }
setup-players = Игроки, имена или боты
setup-plain-bots = Боты без характера: { $bots }
setup-opponent = { $bot }: { $name }. { $character }
setup-seed = Зерно, любое число
setup-seed-how = Зерно — целое число, например 7.
setup-random = случайно
setup-you = Вы
setup-seats = { $players } { $players ->
    [one] игрок
    [few] игрока
   *[many] игроков
} на { $seats } { $seats ->
    [one] место
    [few] места
   *[many] мест
}
setup-choose = Выберите одно: { $known }.
setup-unfinished = Есть незаконченная игра: { $names }, { $game }, { $where }.
setup-resume = Продолжить ее?
setup-yes = да
setup-no = нет

## Стол

board-round = Раунд { $n }
board-setup = подготовка
board-known = Известно
board-none = нет
board-token = первый
log-earlier = (раньше еще { $n } { $n ->
    [one] строка
    [few] строки
   *[many] строк
}: log)

## arcana replay

replay-help = пройти записанную игру по шагам
replay-more = Пройти записанную игру по шагам: Enter — дальше, другие команды показаны.
replay-help-file = запись
replay-help-all = вывести всю игру сразу
replay-help-seat = смотреть через плечо этого места, от A до E; иначе не видно ничьих карт
replay-how = Enter: дальше · b: назад · N: к раунду N · e: к концу · log · language КОД · q: выйти
replay-at = Шаг { $n } из { $all }
replay-start = Начало игры.
replay-end = Конец записи.
replay-no-round = Раунда { $n } нет.
replay-warning = Заметьте: { $warning }.

## arcana sim

sim-help = сыграть много игр между ботами и сосчитать
sim-more = Сыграть много игр между ботами на всех ядрах. Одно зерно дает одни и те же игры при любом числе процессов.
sim-help-game = игра
sim-help-sets = наборы, например base,lux
sim-help-seats = сколько мест; по умолчанию столько, сколько названо ботов, но не меньше 2
sim-help-variant = вариант
sim-help-bots = боты, по одному на место; от игры к игре они меняются местами
sim-help-games = сколько игр
sim-help-seed = зерно первой игры
sim-help-jobs = сколько процессов; по умолчанию по одному на ядро
sim-help-records = писать запись каждой игры в эту папку
sim-help-json = вывести итог в JSON
sim-help-option = еще один переключатель игры, например collect=in order
sim-playing = Играем
sim-bot = Бот
sim-wins = Победы
sim-share = Доля
sim-interval = 95 %
sim-points = Очки
sim-led = Игры
sim-fair = К равной доле
sim-summary = Игр: { $games }, секунд: { $seconds }, игр/с: { $rate }; за игру раундов: { $rounds }, решений: { $actions }.
sim-errors = { $n ->
    [one] Не удалась { $n } игра
    [few] Не удались { $n } игры
   *[many] Не удалось { $n } игр
}, первая с зерном { $seed }: { $error }
sim-too-long = нет конца после стольких решений: { $n }

## arcana bench

bench-help = измерить скорость движка
bench-more = Измерить движок обычным Python и скомпилированным, за один запуск.
bench-help-json = вывести цифры в JSON
bench-help-seconds = сколько секунд измерять каждую цифру
bench-pure = обычный
bench-compiled = скомпилированный
bench-ratio = отношение
bench-not-compiled = Движок здесь не скомпилирован: `make build` скомпилирует его.

## arcana train

train-help = обучить оценку позиций игры
train-more = Обучить сеть, по которой судят боты, на играх, которые она создает сама. Уже сделанное в папке не повторяется.
train-help-game = название игры
train-help-out = папка для игр, кривых и весов
train-help-start = файл весов, с которых начать, а не с нуля
train-help-greedy-games = на скольких играх жадных ботов учиться
train-help-sibling-games = сколько игр, в которых сравниваются действия
train-help-outcome-passes = сколько раз учиться на каждой позиции жадных игр
train-help-sibling-passes = сколько раз учиться на каждом сравнении
train-help-generations = сколько раз учиться на играх поиска; 0 — ни разу
train-help-search-games = сколько игр поиска в каждом поколении
train-help-visits = посещения в каждом поиске
train-help-search-passes = сколько раз учиться на каждой позиции этих игр
train-help-gate-pairs = пары игр, в которых поколение должно показать, что оно сильнее
train-help-pairs = пары игр против жадной игры в конце
train-help-seed = начало всей случайности
train-no-torch = для обучения нужен { $module }: pip install "arcanarium[train]"
train-damaged = Файл { $path } поврежден ({ $reason }). Теперь он называется { $aside } и будет создан заново.
train-too-few = { $option } — не меньше 1
# what a stage of training counts
train-games = игры
train-steps = шаги
train-done = Веса в { $folder }. Один шаг с ними выигрывает { $percent } % против жадной игры (игр: { $games }).

## arcana rules

clauses-help = искать в полных правилах, пункт за пунктом
clauses-help-words = номер пункта или слова, которые искать; первым может быть игра
clauses-how = `arcana rules C-17` выводит пункт, `arcana rules cadwallon взятка` — все пункты игры с этим словом.

## arcana cards

cards-help = искать карты: сколько стоят и что делают
cards-help-words = слова, которые искать в названиях и текстах; первым может быть игра
cards-help-set = только карты этого набора
cards-help-kind = только карты этого вида
cards-help-type = только Артефакты этого типа
cards-help-guild = только карты этой Гильдии
cards-help-district = только карты этого квартала
cards-no-cards = { $game }: карт для поиска нет
cards-help-filter = только карты, отбор: { $name }
cards-help-all = вывести, что говорит каждая карта, по названиям
cards-help-stand-ins = только карты, которые целиком или частично заменены
cards-help-plain = буквы вместо знаков и без цветов
cards-name = Карта
cards-kind = Вид
cards-cost = Стоимость
cards-points = Очки
cards-line = Что делает
cards-found = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}. Назовите одну, чтобы увидеть ее целиком.
cards-none = Ни одна карта не подходит. Возьмите меньше слов или `arcana cards` для всех.
cards-price = Стоимость: { $cost }
cards-not-by = { $game }: отобрать карты по «{ $name }» нельзя.
cards-no-filter = { $name }: нет «{ $wanted }»; выберите: { $known }.

## Язык, в каждой команде

main-help-language = язык: { $known }; иначе так, как говорят { $variable }, LC_ALL, LC_MESSAGES или LANG
language-none = текстов на «{ $language }» нет; есть языки { $known }
language-now = Теперь по-русски. Другие языки: { $known }. Введите «language» и один из них.

## Что командная строка говорит сама
## $what — то, что введено, или названия аргументов

parse-usage = вызов:
parse-options = ключи
parse-positionals = аргументы
parse-help = показать эту справку и выйти
parse-version = показать номер версии и выйти
parse-error = { $prog }: ошибка: { $problem }
parse-argument = аргумент { $argument_name }: { $problem }
parse-expected-one = нужен один аргумент
parse-expected-at-most-one = нужен не более чем один аргумент
parse-expected-at-least-one = нужен хотя бы один аргумент
parse-expected = { $n ->
    [one] нужен { $n } аргумент
    [few] нужно { $n } аргумента
   *[many] нужно { $n } аргументов
}
parse-required = не хватает аргументов: { $what }
parse-required-one = нужен один из аргументов { $what }
parse-unknown = неизвестные аргументы: { $what }
parse-not-with = нельзя вместе с аргументом { $what }
parse-takes-none = лишнее значение «{ $what }»: его здесь не задают
parse-ambiguous = неоднозначный ключ: { $option } подходит к { $matches }
# $type — ключ того, что нужно: int, float или другое
parse-bad-value = { $type ->
    [int] «{ $value }» — не целое число
    [float] «{ $value }» — не число
   *[other] «{ $value }» не прочесть
}
parse-bad-choice = нельзя выбрать «{ $value }» (выберите из { $choices })
parse-bad-command = команды «{ $parser_name }» нет; есть { $choices }
parse-cannot-open = не открыть { $filename }: { $error }

## Файлы

file-not-found = такого файла нет
file-not-allowed = вам нельзя его читать или записывать
file-is-folder = это папка
file-is-no-folder = часть пути — не папка
file-exists = он уже есть
file-full = на диске не осталось места
file-error = { $where }: в таком виде файл не читается. По-английски, как и сам формат файла: { $reason }

## Числа

percent = { $n } %
