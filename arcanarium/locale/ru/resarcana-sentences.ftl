### Res Arcana: что написано на картах. Каждая часть Силы — фраза в повелительном наклонении («поверните компонент»): из них
### собираются предложения. У действия, которое касается других, есть свое подлежащее: «каждый противник получает 1 Порыв».
### Виды карт и эссенции пишутся с прописной, числа пишутся цифрами.

## Силы

resarcana-power = { $costs }: { $effects }.
resarcana-power-free = { $effects }.
resarcana-power-react = Реакция. Когда { $trigger }, { $costs }: { $effects }.
resarcana-power-react-free = Реакция. Когда { $trigger }, { $effects }.
resarcana-power-react-others = Реакция. Когда { $trigger }, { $costs }: { $effects }.
resarcana-power-react-free-others = Реакция. Когда { $trigger }, { $effects }.
resarcana-power-also-turned = { $power } Можно использовать, даже когда компонент повернут.

resarcana-trigger-life_loss = вы теряете Жизнь
resarcana-trigger-dragon_power = на вас действует Сила Дракона
resarcana-trigger-demon_power = на вас действует Сила Демона
resarcana-trigger-victory_check = проверяются условия победы
resarcana-trigger-artifact_destroyed = уничтожен любой другой Артефакт
resarcana-trigger-own_power_used = вы используете Силу
resarcana-trigger-own_monument_claimed = вы захватываете другой Монумент
resarcana-trigger-own_gold_gained = вы получаете Золото

## Стоимость

resarcana-step-turn = поверните компонент
resarcana-step-turn_own = поверните { $type ->
    [mage] своего Мага
    [creature] свое Существо
    [dragon] своего Дракона
    [demon] своего Демона
   *[several] свой компонент ({ $types })
}
resarcana-step-turn_with_own = поверните компонент и { $type ->
    [mage] своего Мага
    [creature] свое Существо
    [dragon] своего Дракона
    [demon] своего Демона
   *[several] свой компонент ({ $types })
}
resarcana-step-pay = заплатите { FORM($amount, "acc") }
# $kinds — список вроде «1 Покой, 1 Жизнь или 1 Золото»
resarcana-step-pay_one_of = заплатите { FORM($kinds, "acc") }
resarcana-step-pay_same = заплатите X эссенций одного вида
# $before — то, что платят кроме этого
resarcana-step-pay_with_same = заплатите { FORM($before, "acc") } и X эссенций одного вида
resarcana-step-pay_mixed = заплатите сколько угодно любых эссенций
resarcana-step-from_here = потратьте { FORM($amount, "acc") } с этого компонента
resarcana-step-destroy_this = уничтожьте этот Артефакт
resarcana-step-destroy_own = уничтожьте { $where ->
    [other] { $type ->
        [none] другой свой Артефакт
        [creature] другое свое Существо
        [dragon] другого своего Дракона
        [demon] другого своего Демона
       *[several] другой свой Артефакт ({ $types })
    }
   *[any] { $type ->
        [none] свой Артефакт
        [creature] свое Существо
        [dragon] своего Дракона
        [demon] своего Демона
       *[several] свой Артефакт ({ $types })
    }
}
resarcana-step-discard = сбросьте { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} с руки{ $type ->
    [none] { "" }
   *[several] { " " }({ $types })
}
# условие, а не плата: отдельное предложение
resarcana-step-deck_card = можно использовать, только если в вашей колоде не менее { $n } { $n ->
    [one] карты
   *[many] карт
}.

## Чем игрок может спастись от Потери Жизни: продолжение слова «если»

resarcana-instead-pay = не заплатит { FORM($amount, "acc") }
resarcana-instead-discard = не сбросит { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} с руки{ $type ->
    [none] { "" }
   *[several] { " " }({ $types })
}
resarcana-instead-destroy_own = не уничтожит { $type ->
    [none] 1 свой Артефакт
    [creature] 1 свое Существо
    [dragon] 1 своего Дракона
    [demon] 1 своего Демона
   *[several] 1 свой Артефакт ({ $types })
}

## Эффекты

resarcana-step-gain = получите { FORM($amount, "acc") }
resarcana-step-gain_any = получите { FORM($any, "acc") }
# $choices — целая фраза: «получите 2 Золота или 1 Покой»
resarcana-step-gain_one_of = { $choices }
resarcana-only-with-pearls = { $choice } (только в играх с жемчужинами)
resarcana-step-gain_x = { $n ->
    [1] получите X { FORM($kind, "gen") }
   *[other] получите X/{ $n } { FORM($kind, "gen") } с округлением вниз
}
resarcana-step-gain_x_same = получите X эссенций другого вида{ $barred ->
    [yes] { " " }(кроме { FORM($barring_all, "gen") })
   *[no] { "" }
}
# $given говорит, что сделано с картой, чья стоимость считается
resarcana-step-gain_cost = получите { $kinded ->
    [yes] столько { FORM($kind, "gen") }
   *[no] столько любых эссенций{ $barred ->
        [yes] { " " }(кроме { FORM($barring_all, "gen") })
       *[no] { "" }
    }
}, сколько эссенций указано в { $given ->
    [destroyed] стоимости уничтоженного Артефакта
    [discarded] стоимости сброшенной карты
    [discarded-alone] ее стоимости
   *[destroyed-alone] его стоимости
}{ $n ->
    [0] { "" }
   *[other] , плюс { $n }
}
resarcana-step-gain_count = получите столько { FORM($kind, "gen") }, сколько { $type ->
    [none] { FORM($counted, "gen") } { $where ->
        [rival] в запасе одного из противников
       *[player] в запасе одного из игроков, включая вас
    }
   *[other] { $type ->
        [creature] Существ
        [dragon] Драконов
        [demon] Демонов
        [mage] Магов
       *[several] Артефактов
    } { $where ->
        [rival] в игре у одного из противников
       *[player] в игре у одного из игроков, включая вас
    }
}
resarcana-step-put = положите { FORM($amount, "acc") } на { $where ->
    [here] этот компонент
   *[own] один из своих компонентов
}
resarcana-step-put_any = положите { FORM($any, "acc") } на этот компонент
resarcana-step-put_paid = положите уплаченное на { $where ->
    [here] этот компонент
   *[own] один из своих компонентов
}
resarcana-step-take_all = заберите все эссенции с одного своего компонента в запас
resarcana-step-rivals_gain = каждый противник получает { FORM($amount, "acc") }
resarcana-step-rivals_lose = каждый противник теряет { $n } { $n ->
    [one] Жизнь
   *[many] Жизни
}{ $chosen ->
    [yes] , если { $choices }
   *[no] { "" }
}
resarcana-step-all_lose = каждый игрок, включая вас, теряет { $n } { $n ->
    [one] Жизнь
   *[many] Жизни
}{ $chosen ->
    [yes] , если { $choices }
   *[no] { "" }
}
resarcana-step-draw = возьмите { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}
resarcana-step-draw_discard = возьмите { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}, затем сбросьте { $m } { $m ->
    [one] карту
    [few] карты
   *[many] карт
} с руки
resarcana-step-draw_return = возьмите { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}, затем сбросьте 1 карту с руки или положите 1 карту с руки на верх колоды
resarcana-step-reorder = посмотрите { $n ->
    [1] верхнюю карту
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
} своей колоды или колоды Монументов и верните { $n ->
    [1] ее на место
   *[many] их в любом порядке
}
resarcana-step-straighten = разверните { $where ->
    [this] этот компонент
    [own] свой компонент
    [mage] своего Мага
    [all] { $type ->
        [creature] все Существа
        [dragon] всех Драконов
        [demon] всех Демонов
        [mage] всех Магов
       *[several] все компоненты ({ $types_many })
    } всех игроков
   *[typed] { $type ->
        [creature] свое Существо
        [dragon] своего Дракона
        [demon] своего Демона
        [mage] своего Мага
       *[several] свой компонент ({ $types })
    }
}
resarcana-step-place = выложите { $type ->
    [none] Артефакт
   *[other] { FORM($types, "acc") }
} { $where ->
    [hand] с руки
    [discards] из своего сброса
   *[any_discards] из сброса любого игрока
} { $n ->
    [-1] бесплатно
    [0] за полную стоимость
   *[other] на { $n } дешевле{ $barred ->
        [yes] { " " }(кроме { FORM($barring_all, "gen") })
       *[no] { "" }
    }
}
resarcana-step-retrieve = верните { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} из своего сброса в руку
resarcana-step-claim_scroll = захватите { $n } { $n ->
    [one] Свиток
    [few] Свитка
   *[many] Свитков
} из центра стола
resarcana-step-check = сразу проверьте условия победы
resarcana-step-points = получите { $n } { $n ->
    [one] дополнительное победное очко
    [few] дополнительных победных очка
   *[many] дополнительных победных очков
} только для этой проверки
resarcana-step-ignore = игнорируйте { $where ->
    [life_loss] Потерю Жизни
   *[other] эту Силу
}
resarcana-step-count_as = он считается { FORM($types, "ins") } для этой Силы
resarcana-step-take_monument = захватите бесплатно открытый Монумент или верхний из колоды Монументов
resarcana-step-use_item = используйте Силу Магического Предмета в центре, заплатив указанные эссенции, но не поворачивая его

## Что есть на карте кроме Сил

resarcana-collect = Сбор: { $what }.
resarcana-collect-gain = получите { FORM($amount, "acc") }
# $kinds — список вроде «1 Покой или 1 Жизнь»
resarcana-collect-choice = получите { FORM($kinds, "acc") }
resarcana-collect-any = получите { FORM($any, "acc") }
resarcana-collect-interest = если здесь лежит хотя бы { $kinds } и вы не забираете эссенции отсюда, { $choices }
resarcana-collect-grow = если не забирать эссенции отсюда, положите сюда еще по { $n } эссенции каждого вида, который здесь лежит
resarcana-collect-upkeep = заплатите { FORM($amount, "acc") } или поверните компонент
# $which — ключ того, что стоит дешевле: artifact, creature, dragon или demon
resarcana-discount = { $which ->
    [artifact] Ваши Артефакты
    [creature] Ваши Существа
    [dragon] Ваши Драконы
    [demon] Ваши Демоны
   *[other] { $on }
} стоят на { $n } меньше{ $barred ->
    [yes] { " " }(кроме { FORM($barring_all, "gen") })
   *[no] { "" }
}.
# $first — «no», если на карте уже сказано об очках; $which — ключ эссенции или типа
resarcana-score-essence = { $first ->
    [yes] Дает
   *[no] Также дает
} { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
} за { $which ->
    [life] каждую Жизнь
    [death] каждую Смерть
    [pearl] каждую жемчужину
    [gold] каждое Золото
    [elan] каждый Порыв
    [calm] каждый Покой
   *[other] каждую эссенцию ({ $of })
} на этом компоненте.
resarcana-score-type = { $first ->
    [yes] Дает
   *[no] Также дает
} { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
} за { $which ->
    [creature] каждое ваше Существо
    [dragon] каждого вашего Дракона
    [demon] каждого вашего Демона
    [mage] каждого вашего Мага
   *[other] каждый ваш Артефакт ({ $of })
} в игре.
resarcana-score-artifacts = { $first ->
    [yes] Дает
   *[no] Также дает
} { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
} за { $every ->
    [one] каждый ваш Артефакт
    [few] каждые { $every } ваших Артефакта
   *[many] каждые { $every } ваших Артефактов
} в игре.
resarcana-points = Дает { $n } { $n ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}.
resarcana-on-claim = При захвате: { $effects }.
resarcana-never-free = Эту карту нельзя выложить бесплатно.
resarcana-nothing-printed = У этой карты нет Сил.

## Слова в строках знаков

resarcana-icon-all = все
resarcana-icon-any-discards = любой сброс
resarcana-icon-cost = цена
resarcana-icon-deck = колода
resarcana-icon-discards = сброс
resarcana-icon-free = бесплатно
resarcana-icon-hand = рука
resarcana-icon-item = Предмет
resarcana-icon-mage = Маг
resarcana-icon-monument = Монумент
resarcana-icon-place = выложить
resarcana-icon-player = игрок
resarcana-icon-rival = другой
resarcana-icon-rivals = другие
resarcana-icon-scroll = Свиток
resarcana-icon-turned = повернут
resarcana-icon-each = каждый

## Список карт в терминале

resarcana-cards-starter = Набор первой игры { $n }
resarcana-cards-place = { $side ->
    [sun] Сторона Солнца
   *[moon] Сторона Луны
}, { $tile }; на другой стороне: { $other }.
resarcana-cards-stand-in = Замена: печатная карта известна не полностью. Придумано для этого проекта: { $fields }.
resarcana-stand-in-mark = ~ помечает карты, которые целиком или частично заменены.
resarcana-tile = плитка { $n }
# части карты, которые придуманы
resarcana-part-collect = Сбор
resarcana-part-cost = стоимость
resarcana-part-discounts = скидки
resarcana-part-limits = ограничения
resarcana-part-name = название
resarcana-part-number-of-powers = число Сил
resarcana-part-points = очки
resarcana-part-scoring = подсчет очков
resarcana-part-types = типы
resarcana-part-power-cost = стоимость Силы { $n }
resarcana-part-power-effect = эффект Силы { $n }
resarcana-part-power-react = Реакция Силы { $n }
