### Аркана: что написано на картах.

## Что говорят карты

cadwallon-values = Военная мощь { $military }, политическое влияние { $political }, духовная сила { $spiritual }, Дукаты { $financial }.
# $power — сила словами, $which — ее ключ: military, political, spiritual или financial (Дукаты)
cadwallon-stake = Для выигрыша нужно не менее { $threshold } { FORM($power, "gen") }.
cadwallon-price = Можно подкупить за { $price } { $price ->
    [one] Дукат
    [few] Дуката
   *[many] Дукатов
}.
cadwallon-ducats = Добавляет к взятке { $ducats } { $ducats ->
    [one] Дукат
    [few] Дуката
   *[many] Дукатов
}.
cadwallon-in = Квартал: { $district }.
cadwallon-of-guild = Карта { FORM($guild, "gen") }.

cadwallon-ability-ties = Если у Основной карты с главной силой «{ $power }» наибольшие суммы, достигшие требуемого значения, равны и одна из них ваша, карту выигрываете вы.
cadwallon-ability-bribes = Добавляйте { $bonus } { $bonus ->
    [one] Дукат
    [few] Дуката
   *[many] Дукатов
} к каждой своей взятке.

cadwallon-effect-draw = Возьмите { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
} из своей Главной Колоды.
cadwallon-effect-retrieve = Возьмите Агента, Персону или Реликт из своей Колоды Ресурсов в руку.
cadwallon-effect-retrieve-agent = Возьмите Агента или Персону из своей Колоды Ресурсов в руку.
cadwallon-effect-retrieve-power = Возьмите из своей Колоды Ресурсов в руку { $relics ->
    [yes] Агента, Персону или Реликт
   *[no] Агента или Персону
}, у которых не менее { $least } { $which ->
    [financial] { $least ->
        [one] Дуката
       *[many] Дукатов
    }
   *[other] { FORM($power, "gen") }
}.
cadwallon-effect-recall = Верните 1 своего Агента от Основной карты в руку.
cadwallon-effect-move_own = Переместите 1 своего Агента или карту Ополчения к другой Основной карте: лицом вниз, если вы контролируете ту зону, иначе лицом вверх.
cadwallon-effect-move_rival = Переместите открытого Агента или карту Ополчения противника к другой Основной карте.
cadwallon-effect-swap_stakes = Поменяйте местами две Основные карты. Карты рядом с ними остаются на месте.
cadwallon-effect-cycle_stake = Выберите Основную карту вне Свободной Зоны, рядом с которой нет карт. Положите ее под низ стопки и вскройте следующую.
cadwallon-effect-expel = Отправьте открытого Агента противника в Колоду Ресурсов владельца или открытую карту Ополчения противника в стопку Ополчения.
cadwallon-effect-unmask = Вскройте все закрытые карты одного противника у одной Основной карты.
cadwallon-effect-spy = Посмотрите все закрытые карты у одной Основной карты, затем возьмите { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
}.
cadwallon-effect-smuggle = Выложите Агента или Персону с руки лицом вниз рядом с любой Основной картой.
cadwallon-effect-pickpocket = Противник по вашему выбору отправляет случайную карту с руки в свою Колоду Ресурсов.

# чего требует Цель и что для нее считается
cadwallon-goal = { $asked } Считаются только выигранные Основные карты в ваших колодах.
cadwallon-goal-most = Соберите больше { FORM($things, "gen") }, чем любой противник. Считаются только выигранные Основные карты в колодах игроков.
# карты с одной главной силой: то, чем $things бывает ниже, если Цель требует силы
cadwallon-goal-power = { $things } с главной силой «{ $power }»
    .gen = { FORM($things, "gen") } с главной силой «{ $power }»
    .acc = { FORM($things, "acc") } с главной силой «{ $power }»
# $also пусто или называет числа для большего числа игроков; $which — ключ требуемой силы или «any»
cadwallon-goal-own = Соберите не менее { $number } { FORM($things, "gen") }{ $also }.
cadwallon-goal-least = Соберите не менее { $number } { FORM($things, "gen") } со значением главной силы { $least } или больше{ $also }.
cadwallon-goal-district = Соберите не менее { $number } { FORM($things, "gen") } из квартала «{ $district }»{ $also }.
cadwallon-goal-ducats = Соберите { FORM($things_many, "acc") } на сумму не менее { $number } { $number ->
    [one] Дуката
   *[many] Дукатов
}{ $also }.
cadwallon-goal-each-kind = Соберите не менее { $number } { $number ->
    [one] карты
   *[many] карт
} каждого типа: Реликты, Районы и Персоны{ $which ->
    [any] { "" }
   *[other] { " " }с главной силой «{ $power }»
}{ $also }.
cadwallon-goal-each-power = Соберите не менее { $number } { FORM($things, "gen") } с каждой главной силой: военная мощь, политическое влияние и духовная сила{ $also }.
cadwallon-goal-seats-number = { " " }({ $more } при трех или четырех игроках)
cadwallon-goal-seats-numbers = { " " }({ $more } при трех игроках, { $most } при четырех)
cadwallon-points = Дает { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}.

cadwallon-special-first_player = Тот, у кого эта карта, ходит в раунде первым.
cadwallon-special-game_over = Когда эта карта вскрыта, доиграйте раунд и сыграйте еще один полный раунд. Затем игра заканчивается.

cadwallon-provenance-designed = Придумано для этого проекта: источник этой карты не найден.
cadwallon-provenance-mixed = Частично придумано для этого проекта. Известно из источников: { $attested }.
cadwallon-attested-name = название
cadwallon-attested-guild = Гильдия
cadwallon-attested-district = квартал
cadwallon-attested-stake = главная сила и требуемое значение
cadwallon-attested-ducats = Дукаты
cadwallon-attested-price = цена
cadwallon-attested-ability = сила особого свойства
cadwallon-designed-mark = { $mark } помечает карты, целиком или частично придуманные для этого проекта.

## Список карт в терминале: вместо стоимости — чем выигрывают Основную карту

cadwallon-cards-cost = Выигрыш
cadwallon-cards-price = Выигрыш: { $cost }

## Места

cadwallon-pile-free = Свободная Зона
cadwallon-pile-left = { $you ->
    [yes] ваша левая стопка
   *[no] левая стопка игрока { $who }
}
cadwallon-pile-right = { $you ->
    [yes] ваша правая стопка
   *[no] правая стопка игрока { $who }
}
cadwallon-pile-between = общая стопка: { $names }
