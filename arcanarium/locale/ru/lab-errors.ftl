### Errors of the laboratory, the explorer, the league and bots of others, word for word: see errors.ftl.

## Bots of others: why one has lost its seat

error-bot-start = его не удалось запустить: { $reason }
error-bot-slow = на одно решение ушло больше { $seconds } с
error-bot-chose = он выбрал { $move }, а это не разрешенный ход
error-bot-illegal = { $move } — не разрешенный ход
error-bot-line-long = строка длиннее { $n } байт
error-bot-no-json = строка, которая не JSON: { $text }
error-bot-no-object = строка, которая не объект JSON: { $text }
error-bot-fields = у хода поля verb, card, number и amount: { $text }
error-bot-move = ход — это число, текст или объект, а не { $text }
error-bot-not-legal = ход { $move } здесь не разрешен
error-bot-did-it-mean = { $reason }; может быть, имелось в виду { $near }?
error-bot-command = после `program:` нет команды
error-bot-id = ответ с id { $id }, а спрашивали { $asked }
error-bot-no-move = ответ без «move»
error-bot-ended = он завершился без ответа
error-bot-ended-how = он завершился без ответа (код выхода { $code })
error-bot-ended-said = он завершился без ответа (код выхода { $code }): { $said }
error-process-ended = его процесс завершился с кодом выхода { $code }
error-process-ended-said = его процесс завершился: { $reason }

## Arena, series and the lab of balance

error-arena-line = это не строка арены; выберите для --out другую папку
error-arena-version = это арена другой версии; выберите для --out другую папку
error-arena-other = в { $folder } другое состязание ({ $differs }); выберите для --out другую папку или продолжайте с теми данными, с которыми оно начато
error-series-seats = ботов { $n }, а мест в этой игре { $seats }
error-series-player = { $player } не может играть в { $game }; назовите бота
error-series-long = после { $n } решений игра не кончилась
error-tune-no-card = карты «{ $card }» в этих играх нет; пишите ее как в файлах карт, например fire_dragon
error-tune-no-field = в описании этой карты нет «{ $field }»
error-tune-few-numbers = чисел, записанных в «{ $field }»: { $n }: { $text }
error-tune-place = «{ $which }» не место числа; укажите поле и место, например powers:2
error-tune-below = «{ $field }» не может быть меньше 0
error-tune-nobody = в сыгранных играх ({ $n }) ни у кого не было карты «{ $card }»; сыграйте больше или назовите другую
error-no-learner = у игры { $game } нет признаков для обучения; они есть у { $known }
error-no-features = у { $game } нет признаков для обучения
error-train-checksum = { $path } не сходится со своей контрольной суммой
error-train-games = не удалось сыграть ни одной игры в { $game }: все процессы оборвались
error-train-trial = пробную игру сыграть нельзя: { $reason }

## The explorer

error-facts-no-folder = папки { $folder } нет; назовите папку с записями или с фактами
error-facts-no-games = игр { $game } здесь нет; есть игры { $known }
error-facts-no-games-here = игр { $game } здесь нет
error-facts-no-number = «{ $wanted }» — не игра серии; их называет --games-with, например 0-17
error-facts-about = о «{ $about }» в { $game } ничего не известно; спрашивайте о: { $known }
error-facts-line = это не строка описи фактов; выберите другую папку
error-facts-manifest = это не опись фактов
error-facts-writing = другая программа сейчас пишет факты в { $folder }
error-facts-duck = факты об играх узнают через DuckDB; установите его так: pip install 'arcanarium[explore]'
error-facts-unfinished = эта игра не закончена
error-facts-position = эта игра началась с позиции, а не с самого начала

## The league

error-league-none = это не лига: в лиге есть папка «{ $folder }» с файлом для каждого участника
error-league-division-table = «{ $name }» — не дивизион: нужна таблица с коротким именем из строчных букв
error-league-games = «games» — число от 1
error-league-taken = имя «{ $name }» занято в { $id }.toml
error-league-file = имя файла — до 40 строчных букв, цифр, - и _
error-league-name = «name» нет, или в нем больше 40 букв либо необычные знаки
error-league-author = в «author» до 80 букв, в «version» до 20, и то и другое в одну строку
error-league-kinds = у участника есть одно из: { $known }; это то, что играет
error-league-division = дивизиона «{ $name }» нет; есть { $known }
error-league-limit = «limit» — время, например 500ms или 2s, а не «{ $text }»
error-league-large = файл больше { $n } КБ
error-league-toml = это не файл TOML: { $reason }
error-league-field = поля «{ $name }» нет; поля: { $known }
error-league-is = «{ $name }» — { $kind }
error-word-a-text = текст
error-word-a-number = целое число
error-word-a-list = список текстов
error-word-a-table = таблица
error-league-damaged = сохраненные здесь игры повреждены; удалите файл, чтобы сыграть их заново

## Learned weights

error-weights-none = для { $game } нет обученных весов, поэтому судит оценка, составленная вручную
error-weights-file = { $file } для { $game }: { $reason }; поэтому судит оценка, составленная вручную
error-weights-game = веса для { $other }, а не для { $game }; поэтому судит оценка, составленная вручную
error-weights-version = веса { $game } обучены при версии правил { $old }, а теперь { $now }; поэтому судит оценка, составленная вручную
error-weights-features = веса { $game } обучены для других признаков; поэтому судит оценка, составленная вручную
error-weights-no-file = это не файл весов
error-weights-reads = веса версии { $version }; эта программа читает версию { $ours }
error-weights-head = веса повреждены: заголовок не сходится с контрольной суммой
error-weights-network = веса от другой сети: элементов { $units }, внутренних { $inner }, выходов { $heads }
error-weights-checksum = веса повреждены: они не сходятся с контрольной суммой
error-weights-count = веса повреждены: их слишком много или слишком мало
error-weights-first = веса повреждены: сумма первого слоя может переполниться
error-weights-second = веса повреждены: сумма второго слоя может переполниться
