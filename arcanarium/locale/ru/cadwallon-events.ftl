### Аркана: строки журнала. Строка — это «{ who } { what }», как в resarcana-events.ftl; $you равно «yes», если действует
### сам читатель. Место называется в скобках: «(ваша левая стопка)».

## Целые строки

cadwallon-event-first_player = { $you ->
    [yes] Первый игрок — вы.
   *[no] Первый игрок — { $who }.
}
cadwallon-event-objectives_kept = Каждый оставил себе две Цели.
cadwallon-event-revealed = { $n ->
    [one] Новая Основная карта: { $card }.
   *[many] Новые Основные карты: { $card }.
}
cadwallon-log-at = { $card } ({ $pile })
cadwallon-event-jubilee = Вскрыт Герцогский Юбилей: еще один полный раунд, и игра заканчивается.
cadwallon-event-round_began = { $you ->
    [yes] Раунд { $round } начинаете вы.
   *[no] Раунд { $round } начинает { $who }.
}
cadwallon-event-tied = Никто не выигрывает { FORM($card, "acc") } ({ $pile }): наибольшие суммы равны, по { $sum }.
cadwallon-event-unreached = Никто не достигает требуемого значения: { $card }.
cadwallon-event-moved = { $known ->
    [yes] { $card }{ $you ->
        [yes] { "" }
       *[no] { " " }({ $who })
    }
   *[no] Закрытый Агент ({ $who })
}: { $pile } → { $other }.
cadwallon-event-idle_end = Никто не выиграл Основную карту за { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
   *[many] раундов
}: по домашнему правилу игра заканчивается.
cadwallon-event-no_stakes_left = Основных карт не осталось: по домашнему правилу игра заканчивается.
cadwallon-event-tie_broken = Больше всего очков у нескольких игроков. { $way ->
    [1] По домашнему правилу решает, у кого больше Районов.
    [2] По домашнему правилу решает, у кого больше Персон, ведь Районов поровну.
   *[3] Районов и Персон тоже поровну, и по домашнему правилу победа общая.
}
cadwallon-event-scored = Очки в конце: { $scores }.
cadwallon-event-game_won = { $n ->
    [one] Победа: { FORM($winners, "mid") } ({ $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }).
   *[many] Общая победа: { FORM($winners, "mid") } (по { $points } { $points ->
        [one] очку
        [few] очка
       *[many] очков
    }).
}

## Фразы

cadwallon-event-guild_chosen = { $you ->
    [yes] возглавляете
   *[no] возглавляет
} { FORM($guild, "acc") }
cadwallon-event-objective_dealt = { $you ->
    [yes] получаете
   *[no] получает
} Цели: { $card }
cadwallon-event-drew = { $you ->
    [yes] берете
   *[no] берет
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] { $n ->
        [1] карту
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
}
cadwallon-event-reshuffled = { $you ->
    [yes] перемешиваете
   *[no] перемешивает
} свою Колоду Ресурсов в новую Главную Колоду из { $count } { $count ->
    [one] карты
   *[many] карт
}
cadwallon-event-placed = { $you ->
    [yes] выкладываете
   *[no] выкладывает
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] Агента лицом вниз
} ({ $pile })
cadwallon-event-played = { $you ->
    [yes] играете
   *[no] играет
} карту «{ $card }»
cadwallon-event-no_effect = без эффекта
cadwallon-event-stored = { $you ->
    [yes] отправляете
   *[no] отправляет
} в Колоду Ресурсов { FORM($card, "acc") }
cadwallon-event-bribed = { $you ->
    [yes] подкупаете
   *[no] подкупает
} с помощью карты «{ $card }» за { $total } { $total ->
    [one] Дукат
    [few] Дуката
   *[many] Дукатов
} ({ $pile })
cadwallon-event-bribe_failed = { $you ->
    [yes] предлагаете
   *[no] предлагает
} { FORM($card, "acc") } ({ $pile }), но { $total } { $total ->
    [one] Дуката
   *[many] Дукатов
} мало
cadwallon-event-mustered = { $you ->
    [yes] призываете
   *[no] призывает
} { FORM($card, "acc") }
cadwallon-event-posted = { $you ->
    [yes] выставляете
   *[no] выставляет
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] Ополчение лицом вниз
} ({ $pile })
cadwallon-event-turned_up = { $you ->
    [yes] вскрываете
   *[no] вскрывает
} { FORM($card, "acc") } ({ $pile })
cadwallon-event-won = { $you ->
    [yes] выигрываете
   *[no] выигрывает
} { FORM($card, "acc") } ({ $pile })
cadwallon-event-removed = { $you ->
    [yes] кладете
   *[no] кладет
} { FORM($card, "acc") } под свою карту Гильдии
cadwallon-event-retrieved = { $you ->
    [yes] берете
   *[no] берет
} обратно в руку { FORM($card, "acc") }
cadwallon-event-recalled = { $you ->
    [yes] возвращаете
   *[no] возвращает
} в руку { $known ->
    [yes] { FORM($card, "acc") }
   *[no] закрытого Агента
} ({ $pile })
cadwallon-event-swapped = { $you ->
    [yes] меняете
   *[no] меняет
} местами Основные карты ({ $pile } и { $other })
cadwallon-event-buried = { $you ->
    [yes] кладете
   *[no] кладет
} { FORM($card, "acc") } под низ стопки ({ $pile })
cadwallon-event-expelled = { $you ->
    [yes] отсылаете
   *[no] отсылает
} { FORM($card, "acc") } ({ $pile })
cadwallon-event-spied = { $you ->
    [yes] смотрите
   *[no] смотрит
} закрытые карты ({ $pile })
cadwallon-event-saw = { $you ->
    [yes] видите
   *[no] видит
}: { $card }
cadwallon-event-robbed = { $you ->
    [yes] лишаетесь
   *[no] лишается
} карты с руки: { $card } (виновник: { $by })
cadwallon-event-achieved = { $you ->
    [yes] достигаете
   *[no] достигает
} Цели «{ $card }»: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}

## In reviews

cadwallon-ledger-cards = { $n ->
    [0] ничего
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
