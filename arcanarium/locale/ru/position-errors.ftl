### Errors of the engine about positions, and about moves and deals as text, word for word: see errors.ftl. What stands in “ ” is notation,
### which is the same in every language; a seat is its letter.

## Positions of all games

error-position-first = первой строкой этой позиции должно быть «{ $line }»
error-position-game = позиция начинается с названия игры: { $reason }
error-position-option = «{ $name }»: такой настройки здесь не выбрать
error-position-line-twice = «{ $name }» стоит здесь дважды; уберите одну из двух строк
error-position-seats = «{ $text }» — это не число мест
error-position-line = «{ $text }» — это не строка позиции: строка состоит из имени, двоеточия и значения
error-position-name-twice = «{ $name }» стоит дважды, здесь и в строке { $line }; оставьте одну из них
error-position-no-line = «{ $key }: { $value }» — это не строка позиции
error-position-seat-name = у места нет «{ $name }»; есть { $known }
error-position-number = «{ $text }» — это не число
error-position-number-from = { $text } — это не число от -1 до { $most }
error-position-number-range = «{ $text }» — это не число от 0 до { $most }
error-position-none-of = «{ $word }» — ничто из списка: { $known }
error-position-seat = «{ $text }» — это не место; места: { $known }
error-position-seat-known = «{ $text }» — это не место; известны: { $known }
error-position-text-only = позиции { $game } можно менять только как текст
error-board-over = здесь игра окончена, продолжить ее нельзя
error-board-step = шагов в этой игре: { $n }; шага { $step } нет
error-board-place = место { $n } следует за { $before }, а это не место перед ним
error-board-seat = место { $seat } здесь ничего не решает

## Moves as text

error-move-unknown = «{ $text }» — это не ход; ходы начинаются с: { $known }
error-move-none = «{ $text }» — это не ход
error-move-essences = «{ $text }»: пишите эссенции так: 2E1G ({ $letters })
error-move-nothing-after = «{ $text }»: после «{ $word }» ничего не пишут
error-move-bare = после «{ $word }» ничего не пишут
error-move-name-seat = «{ $text }»: назовите место, { $seats }
error-move-number-after = «{ $text }»: после «{ $word }» пишут число
error-move-like = «{ $text }»: пишите так: stand in Illusion as { $type }
error-move-power = «{ $text }»: { $card }: Сил { $n }; добавьте номер одной из них
error-move-card-called = «{ $text }»: карты «{ $name }» нет
error-move-no-action = такого действия нет: { $action }
error-move-between = «{ $text }»: пишите «{ $word } …{ $between }…»
error-move-guild = «{ $text }» — не Гильдия; известны: { $known }
error-move-card = «{ $text }» — это не карта
error-move-pile = «{ $text }» — не стопка; известны: { $known }
error-chance-other = { $text } — не тот случай, который сейчас нужен: { $head }: …
error-chance-guilds = { $text } — не Гильдии; известны: { $known }
error-chance-none = «{ $text }»: здесь нечего раздавать
error-chance-line = «{ $text }»: здесь должна стоять строка «{ $head }: ...»
error-chance-seat = «{ $text }» — это не место
error-chance-starters = «{ $text }»: у стартовых наборов номера

## Words that stand in these errors

error-word-mage = Маг
error-word-artifact = Артефакт
error-word-monument = Монумент
error-word-place = Место Силы
error-word-item = Магический Предмет
error-word-magic-item = Магический Предмет
error-word-scroll = Свиток
error-word-no-card = ни одной карты
error-word-hand = рука
error-word-deck = колода
error-word-resource-deck = Колода Ресурсов
error-word-removed = удаленные карты
error-word-row = ряд Агентов
error-word-play = в игре
error-word-discards = сброс
error-word-places = Места Силы
error-word-monuments = колода Монументов
error-word-shown = открытые Монументы
error-word-items = Магические Предметы
error-word-scrolls = Свитки
error-range = от { $least } до { $most }

## Res Arcana: where things lie

error-two-in-play = { $seat }: в игре две такие карты: { $what }; у игрока одна
error-components-most = { $seat }: слишком много компонентов в игре ({ $n }); самое большее { $most }
error-tile-twice = в игре обе стороны одной плитки; Место Силы лежит одной стороной вверх
error-essences = «{ $text }» — это не эссенции; пишите так: 2E1G, не больше { $most } одного вида
error-essences-many = «{ $text }» — слишком много эссенций: в одном месте может лежать не больше { $most } одного вида, больше не пишите
error-essences-pearls = «{ $text }»: в этой игре нет жемчужин; добавьте набор pearls или уберите их
error-card-form = «{ $text }» — это не карта; пишите так: Vault (turned) [2G]
error-two-places = { $card } лежит в двух местах: { $one } и { $other }
error-kind-cannot-lie = { $card } не может лежать в «{ $name }» (вид карты: { $kind })
error-only-in-play-turned = повернут или с эссенциями бывает только компонент в игре, а не { $card } в «{ $name }»
error-scroll-turned = Свиток никогда не повернут, и на нем не лежат эссенции, а здесь так лежит { $card }

## Res Arcana: the step of the game

error-no-step-start = с «{ $value }» начать нельзя; пишите: { $known }
error-bottom = «{ $step }» лежит под всеми другими решениями; первая строка «pending» — одно из: { $known }
error-won-leave-out = в игре есть победители, значит, она окончена: уберите строку «{ $name }»
error-set-up-only = { $seat } { $name }: такие карты бывают только при подготовке к игре
error-draft-cards = карты для драфта лежат только до первого раунда
error-no-shuffle = перемешивать здесь нечего: у места { $seat } должны быть сброс, пустая колода и карты, которые еще надо взять
error-middle-of-drawing = { $seat } берет карты; ждать здесь можно только перемешивания
error-no-deal = на этом шаге такого не раздают; уберите строку «chance» или впишите решение «pending», которое этого ждет
error-passed-turn = место { $seat } спасовало, и ход не может быть его; назовите в «active» другое место
error-name-no-seat = { $name }: такого места нет
error-nobody-looks = никто не смотрит колоду, поэтому в «{ $name }» не может быть карт
error-cards-not-of-deck = карты в «{ $name }» не из той колоды, которую смотрит { $seat }
error-all-arranged = все просмотренные карты разложены, значит, они снова лежат на колоде
error-none-looked = нет просматриваемых карт, которые можно разложить
error-owing-deal = пока идет раздача, никто не решает; уберите эту строку
error-owing = { $seats }: решать здесь не им: { $who }
error-owing-it-is = решает { $seats }
error-owing-nobody = не решает никто

## Res Arcana: who knows what

error-memory-twice = то, что помнят о карте { $card }, уже стоит в строке { $line }
error-memory-word = «{ $text }»: такого о карте не помнят
error-seats = «{ $text }» — это не места
error-lies-open = { $card } лежит открыто или ее нет в игре, помнить о ней нечего
error-know-where = { $seats } не может знать, где { $card }, не зная самой карты
error-group-greater = { $card }: номер группы больше, чем указано в строке «groups»
error-drafted-openly = { $card } взята в открытом драфте, ее знают все; пишите «seen A B C D E»
error-sees-card = { $seat } видит карту { $card } и должен ее знать; добавьте «seen { $seat }, exact { $seat }» в ее строку «memory»
error-packet-which = { $card } лежит в стопке драфта; укажите в какой, например «draft 1 0»
error-packet-from = { $card } не может быть из стопок драфта
error-packet-none = { $card } не из такой стопки драфта
error-packet-turn = { $card } не могла попасть к { $seat } на этом ходу драфта

## Res Arcana: while a game is set up, and in secret

error-set-up-pending = при подготовке к игре больше ничего не ждет решения
error-set-up-step = при подготовке ни одна игра не ждет на «{ $step }»
error-set-up-shape = { $name }: на «{ $step }» игра так не выглядит; здесь слишком много или слишком мало
error-owing-missing = никто ничего не решает, хотя решили не все; добавьте строку «owing: A B»
error-nothing-to-choose = на этом шаге { $seat } ничего тайно не выбирает; уберите «choice»
error-chosen-owes = { $seat } уже выбрал и больше ничего не решает; уберите одно из двух
error-not-chosen = { $seat } не выбрал: добавьте { $seat } в строку «owing»
error-choice-not-offered = { $seat } не может выбрать карту { $card }: ее здесь не предлагают

## Res Arcana: collecting

error-nobody-collects = сейчас никто не собирает эссенции; уберите «{ $seat } { $name }»
error-nobody-collects-order = сейчас никто не собирает эссенции; уберите «order»
error-collect-owing = кто-то должен решать на шаге Сбора; чтобы его начать, напишите «step: collect»
error-collect-order-number = order: здесь эссенции собирают с order { $order }
error-collect-turns = эссенции собирают по очереди, начиная с владельца жетона
error-collect-done = { $seats }: решает тот, кто не закончил Сбор, и больше никто
error-collected-already = { $seat }: Сбор уже закончен
error-collect-point = с этими компонентами { $seat } не мог дойти до этого места Сбора
error-collect-gold = x: получить Золото могли только те, кто закончил Сбор

## Res Arcana: a match

error-one-game = это одна игра, а не матч; уберите «game»
error-match-wins = выигранные игры бывают только в матче
error-match-owner = { $card }: владелец у карты бывает только в матче
error-match-games = в матче три игры, а не { $n }
error-match-won = выигранные игры не сходятся с номером этой игры: две победы заканчивают матч
error-match-artifacts = для матча нужно Артефактов: { $n }, а здесь их { $here }; назовите все или уберите вариант
error-match-drafted = каждый игрок взял в драфте столько Артефактов: { $n }; у каждого напишите «owner A» или «owner B»
error-match-stray = { $card }: владелец есть у Артефакта, взятого в драфте для второй игры, и больше ни у чего
error-match-deck = { $deck }: { $seat } взял в драфте не все эти карты
error-match-mage = { $seat } играет весь матч одним Магом; назовите его в «{ $seat } play»

## Res Arcana: pending choices

error-pending-many = слишком много ожидающих решений; больше { $most } в игре не бывает
error-word-twice = «{ $word }» стоит здесь дважды
error-pending-word = «{ $text }» ничего не говорит об ожидающем решении
error-program-step = «{ $text }» — это не шаг программы вроде «Hawk 2 +1» или «rounds +3»
error-program-no-step = у «{ $name }» нет шага { $n }
error-cannot-follow = «{ $step }» не может следовать из «{ $below }» под ним
error-no-end = «{ $step }»: там игра не заканчивается
error-step-about = «{ $step }» относится к карте { $card }; пишите «card { $written }»
error-must-be-in-play = для «{ $step }» карта { $card } должна быть в игре у { $seat }
error-claim-not-centre = { $seat } не может захватить карту { $card }: ее нет в центре стола
error-claim-no-monument = { $seat } не может захватить верхний Монумент: его нет; добавьте строку «monuments»
error-place-no-artifact = { $seat } выкладывает: { $card }; это не Артефакт; назовите Артефакт в «card»
error-place-where = { $seat } не может выложить карту { $card }: ее нет ни на руке у { $seat }, ни в чьем-либо сбросе; положите ее туда или уберите строку «pending»
error-place-known = { $card } сейчас выкладывают, ее знают все: в ее строке «memory» должно стоять «seen A B C D E, exact A B C D E»
error-life-loss-cause = Потеря Жизни вызвана шагом атакующей Силы и задевает некоторые места
error-no-power-of = «{ $step }» — не Сила карты { $card }
error-x-price = x { $x } — не способ снизить стоимость карты
error-x = x { $x } не может быть на «{ $step }»; там это { $range }
error-nothing-paid = до «{ $step }» ничего не платят; уберите «paid»
error-paid-more = уплачено больше, чем могло быть у { $seat }
error-cannot-pay-for = { $seat } не может заплатить за карту { $card }, имея { $pool }
error-must-lie-on = для «{ $step }» на карте { $card } должно лежать { $pool }
error-left-out = left { $left } не может быть на «{ $step }»; уберите это
error-left-most = left { $left } не может быть на «{ $step }»; это не больше { $most }
error-not-next-hit = { $seat } — не следующий из тех, кого это задевает
error-cannot-pay-step = { $seat } не может оплатить «{ $step }», имея { $pool }
error-pending-twice = «{ $step }» ждет решения дважды

## Arcana: where things lie

error-dealt-four = каждому месту раздают четыре Цели
error-kept-two = из четырех розданных Целей оставляют две; строка `dealt` стоит раньше
error-card-cannot-lie = { $card } не может здесь лежать
error-card-here-and = { $card } — и здесь, и в «{ $name }»
error-no-marks = у карты { $card } нет пометок
error-marks = «[{ $text }]» — не пометки вроде [down known A hidden 1 placed 2]
error-base-card = { $card } не может лежать под картой Гильдии
error-not-beside = { $card } не лежит рядом с Основной картой
error-only-objectives = как Цели раздают только Цели
error-no-objectives-option = здесь играют без Целей; добавьте «option objectives: on»
error-cannot-be-in = { $card } не может там лежать ({ $what })
error-other-guild = { $card } — карта другой Гильдии, не той, которую возглавляет { $seat }
error-no-stake = { $card } — не Основная карта
error-only-stakes-buried = под «{ $pile }» лежат только Основные карты
error-beside-no-stake = карты лежат рядом с «{ $pile }», где нет открытой Основной карты
error-cannot-beside = { $card } не может лежать рядом с Основной картой
error-only-militia = в стопке Ополчения лежит только Ополчение, и только если с ним играют
error-game-over-free = «Конец Игры» скрыт в Свободной Зоне, а там нет скрытых карт
error-stakes-left = скрытых Основных карт в стопках: { $hidden }, а осталось их только { $left }

## Arcana: the course of the game

error-own-guild-which = каждое место возглавляет свою Гильдию; укажите какую, например `A guild: blades`
error-own-guild = каждое место возглавляет свою Гильдию
error-no-guild-yet = Гильдии еще не розданы; уберите строки «guild»
error-other-guilds = в настройке «guilds» названы другие Гильдии
error-guilds-in-turn = Гильдии выбирают по очереди, начиная с Первого игрока
error-too-large = «{ $name }» слишком велико: здесь не больше { $most }
error-last-round-known = последний раунд известен, когда открыт «Конец Игры»; пишите «jubilee: shown»
error-last-round-over = последний раунд уже прошел; им может быть этот раунд или более поздний
error-at-most = «{ $seat } { $name }» здесь не больше { $most }
error-step-phase = шага «{ $step }» не бывает в фазе «{ $phase }»
error-no-card-in-phase = в фазе «{ $phase }» в «{ $seat } { $name }» нет карт
error-nothing-beside = при подготовке к игре рядом с Основной картой и под ней ничего не лежит
error-no-agent-down = в фазе «{ $phase }» Агенты не лежат лицом вниз
error-no-stake-shown = еще не открыта ни одна Основная карта
error-no-objectives-yet = Цели еще не розданы; уберите строки «dealt»
error-objectives-order = Цели раздают сначала A, затем B и так далее
error-objectives-kept-after = Цели оставляют, когда розданы все
error-kept-line = { $seat } оставил две из них; добавьте строку «kept»
error-holds-no-card = у игрока, чей ход, нет карт на руке
error-no-location = Район сейчас не играют
error-only-location = сыграть можно только Район
error-location-effect = Район играют только в эффекте хода
error-militia-posted = Ополчение ставят, когда его собирают
error-only-militia-mustered = собрать можно только Ополчение, и только если открыта Основная карта
error-no-militia = Ополчения нет
error-militia-stake = Ополчение собирают, когда открыта Основная карта
error-stake-won = Основная карта выиграна, когда ее оставляют или удаляют
error-only-stake-won = выиграть можно только Основную карту
error-nobody-robbed = нет ограбленного, у которого есть карта на руке
error-winners-end = победители известны только в конце
error-no-objectives = здесь играют без Целей
error-objectives-after = Цели оставляют после раздачи
error-all-kept = все уже оставили свои Цели
error-after-moment = { $card } скрыта или выложена после момента этой позиции; увеличьте «moment»
error-placed-before = { $card } выложена раньше, чем скрыта
error-known-by-stranger = карту { $card } знает место, которого нет в игре
error-no-agent-known = { $card } — не Агент, и посмотреть ее никто не мог; уберите «known»
error-deck-moment = { $card } лежит в колоде, перемешанной в другой момент
error-among-militia = { $card } лежит среди другого Ополчения, и никто не знает где
error-open-marks = { $card } лежит открыто; уберите ее пометки
