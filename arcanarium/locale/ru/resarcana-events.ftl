### Res Arcana: строки журнала. Строка — это «{ who } { what }», где what — одна или несколько фраз ниже. $you равно «yes»,
### если действует сам читатель. Глаголы стоят в настоящем времени: так не нужно знать род игрока.

resarcana-nothing = ничего

## Целые строки

resarcana-event-game_began = Начинается партия { $game }.
resarcana-event-first_player = { $you ->
    [yes] Начинаете вы.
   *[no] Начинает { $who }.
}
resarcana-event-place_laid = Места Силы: { $card }.
resarcana-event-monument_shown = { $n ->
    [one] Открыт Монумент: { $card }.
   *[many] Открыты Монументы: { $card }.
}
resarcana-event-round_began = Начинается раунд { $round }.
resarcana-event-checked = { $you ->
    [yes] Вы сразу проверяете условия победы.
   *[no] { $who } сразу проверяет условия победы.
}
resarcana-event-scored = Очки: { $scores }.
resarcana-event-won = Победа: { FORM($winners, "mid") } ({ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}).
resarcana-event-match_won = Победа в матче: { FORM($winners, "mid") }, счет { $wins }.

## Фразы

resarcana-event-dealt = { $you ->
    [yes] получаете
   *[no] получает
} { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
resarcana-event-mage_kept = — { $card }
resarcana-event-artifact_kept = { $you ->
    [yes] оставляете
   *[no] оставляет
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] карту
}
resarcana-event-item_taken = { $you ->
    [yes] берете
   *[no] берет
} { FORM($card, "acc") }
resarcana-event-collected = { $you ->
    [yes] собираете
   *[no] собирает
} { FORM($amount, "acc") }
resarcana-event-took = из них с карты «{ $card }» — { FORM($amount, "acc") }
resarcana-event-grew = { $card }: прибавляется { $amount }
resarcana-event-upkeep_paid = { $you ->
    [yes] платите
   *[no] платит
} { FORM($amount, "acc") } за { FORM($card, "acc") }
resarcana-event-placed = { $you ->
    [yes] выкладываете
   *[no] выкладывает
} { FORM($card, "acc") }{ $priced ->
    [yes] { " " }за { FORM($amount, "acc") }
   *[no] { "" }
}
resarcana-event-claimed = { $you ->
    [yes] захватываете
   *[no] захватывает
} { FORM($card, "acc") }{ $priced ->
    [yes] { " " }за { FORM($amount, "acc") }
   *[no] { "" }
}
resarcana-event-discarded = { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
} { FORM($card, "acc") }
resarcana-event-used = { $you ->
    [yes] используете
   *[no] использует
} { FORM($card, "acc") }
resarcana-event-paid = { $you ->
    [yes] платите
   *[no] платит
} { FORM($amount, "acc") }
resarcana-event-gained = { $you ->
    [yes] получаете
   *[no] получает
} { FORM($amount, "acc") }
resarcana-event-put = { $you ->
    [yes] кладете
   *[no] кладет
} { FORM($amount, "acc") } на { FORM($card, "acc") }
resarcana-event-moved = { $you ->
    [yes] переносите
   *[no] переносит
} { FORM($amount, "acc") } на { FORM($card, "acc") }
resarcana-event-removed = { $you ->
    [yes] тратите
   *[no] тратит
} { FORM($amount, "acc") } с карты «{ $card }»
resarcana-event-turned = { $you ->
    [yes] поворачиваете
   *[no] поворачивает
} { FORM($card, "acc") }
resarcana-event-straightened = { $you ->
    [yes] разворачиваете
   *[no] разворачивает
} { FORM($card, "acc") }
resarcana-event-destroyed = { $you ->
    [yes] уничтожаете
   *[no] уничтожает
} { FORM($card, "acc") }
resarcana-event-drew = { $you ->
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
resarcana-event-shuffled = { $you ->
    [yes] перемешиваете
   *[no] перемешивает
} свой сброс в новую колоду из { $count } { $count ->
    [one] карты
   *[many] карт
}
resarcana-event-looked = { $you ->
    [yes] смотрите
   *[no] смотрит
} { $count ->
    [1] верхнюю карту
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
   *[many] { $count } верхних карт
} { $monuments ->
    [1] колоды Монументов
   *[other] своей колоды
}
resarcana-event-attacked = { FORM($hit, "many") ->
    [none] { $you ->
        [yes] никого не атакуете
       *[no] никого не атакует
    }
   *[other] { $you ->
        [yes] атакуете
       *[no] атакует
    } ({ $life } { $life ->
        [one] Жизнь
       *[many] Жизни
    }): { $hit }
}
resarcana-event-reacted = { $you ->
    [yes] отвечаете
   *[no] отвечает
} Реакцией { FORM($card, "gen") }
resarcana-event-answered = { $you ->
    [yes] отражаете
   *[no] отражает
} { FORM($card, "acc") }
resarcana-event-lost = { $you ->
    [yes] теряете
   *[no] теряет
} { FORM($amount, "acc") } из-за { FORM($card, "gen") }
resarcana-event-passed = { $you ->
    [yes] пасуете
   *[no] пасует
}
resarcana-event-token_taken = { $you ->
    [yes] берете
   *[no] берет
} жетон Первого Игрока
resarcana-event-swapped = { $you ->
    [yes] меняете
   *[no] меняет
} { FORM($back, "acc") } на { FORM($card, "acc") }
resarcana-event-no_winner = ни у кого нет { $threshold } { $threshold ->
    [one] очка
   *[many] очков
}
resarcana-event-picked = { $you ->
    [yes] выбираете
   *[no] выбирает
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] карту
}
resarcana-event-retrieved = { $you ->
    [yes] возвращаете
   *[no] возвращает
} { FORM($card, "acc") } из своего сброса
resarcana-event-extra_points = { $you ->
    [yes] получаете
   *[no] получает
} еще { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} для этой проверки
resarcana-event-counted = { $you ->
    [yes] считаете
   *[no] считает
} у игрока { $of }: { $count }
resarcana-event-scroll_claimed = { $you ->
    [yes] захватываете
   *[no] захватывает
} Свиток «{ $card }»
resarcana-event-scroll_returned = { $you ->
    [yes] возвращаете
   *[no] возвращает
} Свиток «{ $card }»
resarcana-event-order_asked = { $you ->
    [yes] просите
   *[no] просит
} всех собирать по очереди, { $late ->
    [1] начиная со следующего раунда: в этом уже выбирают
   *[0] начиная со следующего шага Сбора
}
resarcana-event-stood_in = подставив { FORM($card, "acc") }
resarcana-event-put_back = { $you ->
    [yes] кладете
   *[no] кладет
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] { $n ->
        [1] карту
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
} на верх своей колоды
