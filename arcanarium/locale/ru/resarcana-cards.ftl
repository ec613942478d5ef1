### Res Arcana: the words of the game that the page says as well: essences, kinds and types of cards, words among signs.
### How they stand in sentences of cards is told in resarcana-sentences.ftl.

## Эссенции

resarcana-essence-elan = { $n ->
    [few] Порыва
    [many] Порыва
   *[one] Порыв
}
    .gen = Порыва
    .gender = m
resarcana-essence-life = { $n ->
    [few] Жизни
    [many] Жизни
   *[one] Жизнь
}
    .gen = Жизни
    .gender = f
resarcana-essence-calm = { $n ->
    [few] Покоя
    [many] Покоя
   *[one] Покой
}
    .gen = Покоя
    .gender = m
resarcana-essence-death = { $n ->
    [few] Смерти
    [many] Смерти
   *[one] Смерть
}
    .gen = Смерти
    .gender = f
resarcana-essence-gold = { $n ->
    [few] Золота
    [many] Золота
   *[one] Золото
}
    .gen = Золота
    .gender = n
resarcana-essence-pearl = { $n ->
    [few] жемчужины
    [many] жемчужин
   *[one] жемчужина
}
    .gen = { $n ->
        [one] жемчужины
       *[many] жемчужин
    }
    .acc = { $n ->
        [few] жемчужины
        [many] жемчужин
       *[one] жемчужину
    }
    .gender = f
# $n эссенций одного вида: «2 Порыва»
resarcana-essence-counted = { $n } { $kind }
resarcana-essence-any = { $n ->
    [one] { $n } любая эссенция
    [few] { $n } любые эссенции
   *[many] { $n } любых эссенций
}{ $barred ->
    [yes] { " " }(кроме { FORM($barring_all, "gen") })
   *[no] { "" }
}
    .gen = { $n ->
        [one] { $n } любой эссенции
       *[many] { $n } любых эссенций
    }{ $barred ->
        [yes] { " " }(кроме { FORM($barring_all, "gen") })
       *[no] { "" }
    }
    .acc = { $n ->
        [one] { $n } любую эссенцию
        [few] { $n } любые эссенции
       *[many] { $n } любых эссенций
    }{ $barred ->
        [yes] { " " }(кроме { FORM($barring_all, "gen") })
       *[no] { "" }
    }

## Виды и типы

resarcana-kind-mage = { $n ->
    [one] Маг
   *[many] Маги
}
resarcana-kind-artifact = { $n ->
    [one] Артефакт
   *[many] Артефакты
}
resarcana-kind-monument = { $n ->
    [one] Монумент
   *[many] Монументы
}
resarcana-kind-place = { $n ->
    [one] Место Силы
   *[many] Места Силы
}
resarcana-kind-item = { $n ->
    [one] Магический Предмет
   *[many] Магические Предметы
}
resarcana-kind-scroll = { $n ->
    [one] Свиток
   *[many] Свитки
}
resarcana-type-creature = { $n ->
    [one] Существо
   *[many] Существа
}
    .gen = { $n ->
        [one] Существа
       *[many] Существ
    }
    .ins = Существом
    .gender = n
resarcana-type-dragon = { $n ->
    [one] Дракон
   *[many] Драконы
}
    .gen = { $n ->
        [one] Дракона
       *[many] Драконов
    }
    .acc = { $n ->
        [one] Дракона
       *[many] Драконов
    }
    .ins = Драконом
    .gender = m
resarcana-type-demon = { $n ->
    [one] Демон
   *[many] Демоны
}
    .gen = { $n ->
        [one] Демона
       *[many] Демонов
    }
    .acc = { $n ->
        [one] Демона
       *[many] Демонов
    }
    .ins = Демоном
    .gender = m
resarcana-type-mage = { $n ->
    [one] Маг
   *[many] Маги
}
    .gen = { $n ->
        [one] Мага
       *[many] Магов
    }
    .acc = { $n ->
        [one] Мага
       *[many] Магов
    }
    .ins = Магом
    .gender = m

## Список карт в терминале

resarcana-cards-set = Набор: { $set }
