### Res Arcana: о чем спрашивают игрока, что переспрашивают и почему ход невозможен.

## Вопросы, по видам решений

resarcana-ask-turn = Ваш ход: выполните одно действие.
resarcana-ask-keep-mage = Каким Магом вы будете? Второй уйдет в коробку, его не увидят.
resarcana-ask-draft = Оставьте одну карту и передайте остальные.
resarcana-ask-open-draft = Возьмите одну карту в свою колоду.
resarcana-ask-item = Выберите первый Магический Предмет.
resarcana-ask-swap = Вы пасуете. Какой Магический Предмет возьмете?
resarcana-ask-collect-take = Сбор: забрать эссенции с карты «{ $card }» или оставить?
resarcana-ask-collect-gain = Сбор: что принесет вам { $card }?
resarcana-ask-collect-upkeep = Сбор: заплатить за { FORM($card, "acc") } или повернуть?
resarcana-ask-reward = За сброс карты «{ $card }» вы получаете 1 Золото или 2 любые другие эссенции.
resarcana-ask-pay = Чем вы платите за { FORM($card, "acc") }?
resarcana-ask-pay-cost = Чем вы платите за { FORM($card, "acc") }?
resarcana-ask-pay-same = { $card }: сколько эссенций одного вида вы платите?
resarcana-ask-pay-mixed = { $card }: какие эссенции вы платите?
resarcana-ask-destroy = { $card }: какой Артефакт вы уничтожаете?
resarcana-ask-discard-cost = { $card }: какую карту вы сбрасываете?
resarcana-ask-turn-cost = { $card }: какой компонент вы поворачиваете?
resarcana-ask-gain = { $card }: что вы получаете?
resarcana-ask-exchange = Что вы получаете за жемчужину?
resarcana-ask-count = { $card }: какого игрока вы выбираете?
resarcana-ask-put = { $card }: что вы кладете сюда?
resarcana-ask-onto = { $card }: на какой компонент?
resarcana-ask-straighten = { $card }: что вы разворачиваете?
resarcana-ask-place = { $card }: что вы выкладываете?
resarcana-ask-discard = { $count ->
    [1] Сбросьте карту.
    [one] Сбросьте { $count } карту: какую сейчас?
    [few] Сбросьте { $count } карты: какую сейчас?
   *[many] Сбросьте { $count } карт: какую сейчас?
}
resarcana-ask-look = { $card }: какую колоду вы смотрите?
resarcana-ask-arrange = { $card }: какая карта возвращается следующей? Первой кладется верхняя.
resarcana-ask-hit = { $caused ->
    [yes] { $card } ({ $who })
    [own] { $card } (ваша карта)
   *[no] { $card }
}: вы теряете { $life } { $life ->
    [one] Жизнь
   *[many] Жизни
}, если не защититесь. У вас Жизни: { $have }.
resarcana-ask-lose = { $caused ->
    [yes] { $card } ({ $who })
    [own] { $card } (ваша карта)
   *[no] { $card }
}: вы теряете { $life } { $life ->
    [one] Жизнь
   *[many] Жизни
}, а у вас только { $have }. За каждую недостающую Жизнь вы теряете 2 другие эссенции: какие?
resarcana-ask-check = { $caused ->
    [yes] { $who } проверяет условия победы. Хотите ответить Реакцией?
   *[no] Проверяются условия победы. Хотите ответить Реакцией?
}
resarcana-ask-take-all = { $card }: с какого компонента вы забираете все?
resarcana-ask-discard-or-return = { $card }: какую карту вы сбрасываете или кладете на верх колоды?
resarcana-ask-retrieve = { $card }: какую карту вы возвращаете в руку?
resarcana-ask-scroll = { $card }: какой Свиток вы захватываете?
resarcana-ask-take-monument = { $card }: какой Монумент вы берете?
resarcana-ask-borrow = { $card }: Силу какого Магического Предмета вы используете?
resarcana-ask-react = Вы можете ответить на это Реакцией. Ответить?
resarcana-ask-stand-in = Подставить другую карту?
resarcana-ask-pair-draft = Возьмите одну карту из пары; вторая достанется противнику.
resarcana-ask-choose-first = Кто начинает следующую партию?

## Почему нет

resarcana-why-needs = { $named ->
    [yes] { $card }: нужно еще { FORM($what, "acc") }.
   *[no] Нужно еще { FORM($what, "acc") }.
}
resarcana-why-more = { $n } { $kind }
resarcana-why-more-any = { $n ->
    [one] { $n } любая эссенция
    [few] { $n } любые эссенции
   *[many] { $n } любых эссенций
}
    .acc = { $n ->
        [one] { $n } любую эссенцию
        [few] { $n } любые эссенции
       *[many] { $n } любых эссенций
    }
resarcana-why-needs-discounted = { $named ->
    [yes] { $card }: вам не хватает
   *[no] Вам не хватает
} { $missing } { $missing ->
    [one] эссенции
   *[many] эссенций
}, с учетом скидки { $off }.
resarcana-why-not-your-decision = Сейчас не ваш ход.
resarcana-why-not-asked = Сейчас вас спрашивают о другом.
resarcana-why-no-monuments = В колоде не осталось Монументов.
resarcana-why-not-in-hand = { $named ->
    [yes] { $card }: этой карты нет у вас на руке.
   *[no] Этой карты нет у вас на руке.
}
resarcana-why-no-pearl = У вас нет жемчужины для обмена.
resarcana-why-not-in-play = { $named ->
    [yes] { $card }: этого у вас нет в игре.
   *[no] Этого у вас нет в игре.
}
resarcana-why-no-such-power = { $named ->
    [yes] { $card }: такой Силы здесь нет.
   *[no] Такой Силы здесь нет.
}
resarcana-why-reaction = { $named ->
    [yes] { $card }: можно использовать только как Реакцию.
   *[no] Можно использовать только как Реакцию.
}
resarcana-why-turned = { $named ->
    [yes] { $card } { FORM($card, "gender") ->
        [f] повернута
        [n] повернуто
        [pl] повернуты
       *[m] повернут
    }.
   *[no] Компонент повернут.
}
resarcana-why-cost = { $named ->
    [yes] { $card }: сейчас нельзя заплатить одну из частей стоимости.
   *[no] Сейчас нельзя заплатить одну из частей стоимости.
}
resarcana-why-already-in-play = { $named ->
    [yes] { $card } уже у вас в игре.
   *[no] Это уже у вас в игре.
}
resarcana-why-in-discards = { $named ->
    [yes] { $card } лежит в вашем сбросе.
   *[no] Карта лежит в вашем сбросе.
}
resarcana-why-taken = { $named ->
    [yes] { $card } уже принадлежит другому игроку.
   *[no] Это уже принадлежит другому игроку.
}
resarcana-why-item = { $named ->
    [yes] { $card } — Магический Предмет: их меняют, только когда пасуют.
   *[no] Магические Предметы меняют, только когда пасуют.
}
resarcana-why-not-in-centre = { $named ->
    [yes] { $card }: этого нет в центре стола.
   *[no] Этого нет в центре стола.
}
resarcana-why-scroll = { $named ->
    [yes] { $card } — Свиток: его захватывают Силой карты.
   *[no] Свитки захватывают Силой карты.
}

## Просьбы

resarcana-request-collect-in-order = Сбор по очереди
resarcana-request-collect-in-order-hint = Со следующего шага Сбора и до конца игры все собирают эссенции открыто и по очереди, начиная с Первого Игрока.
resarcana-request-in-order-already = Все уже собирают по очереди.

## Что переспрашивают перед ходом

resarcana-confirm-pass = Спасовать? В этом раунде вы больше не ходите.
resarcana-confirm-unseen-monument = Взять верхний Монумент, не видя его?
resarcana-confirm-check = { $card } сразу проверяет условия победы: игра закончится, если у кого-то есть { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}. Использовать?
