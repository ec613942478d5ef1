### The explorer: what many games say about cards, seats and openings. Used by the page and the terminal.

explore-title = О чем говорят партии
explore-about-opening = Первый выбор
explore-about-pairs = Пары
explore-about-powers = Силы
explore-about-turns = Места
explore-about-rounds = Длительность
explore-about-players = Игроки
explore-player-person = Люди
explore-player-open = greedy, открытые карты
explore-player-open-step = один шаг, открытые карты
explore-pair = { $one } + { $other }
# $card a card, $n which of its powers
explore-power = { $card }, Сила { $n }
explore-round = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
explore-turn = { $n ->
    [1] Первый Игрок
   *[other] { $n }-й по очереди
}
explore-column-name = Название
explore-column-game = Игра
explore-column-seats = Места
explore-column-games = Партии
explore-column-players = Игроки
explore-column-share = Доля
explore-column-fair = К равной
explore-column-interval = 95 %
explore-column-bar = { "" }
explore-column-rate = В игре
explore-column-uses = Применений
explore-column-brought = Очки
explore-column-synergy = Вместе
explore-column-leader = Лидер выиграл
explore-column-margin = Отрыв
explore-column-rounds = Раунды
explore-column-record = Запись
explore-legend = Доля: какая часть партий с этой картой выиграна. К равной: то же по отношению к ожидаемому, 1 — поровну. Полоса идет от 0 до 2, посередине 1; толстая часть — что достоверно на 95 %.
explore-legend-parts = Доля: часть всех случаев. Полоса идет от 0 до 100 %; толстая часть — что достоверно на 95 %.
explore-nothing = Таких партий нет. Спросите о меньшем сразу.
