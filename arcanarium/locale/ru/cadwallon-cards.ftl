### Arcana of Cadwallon: the words of the game that the page says as well. What its cards say is in cadwallon-sentences.ftl.

## Что говорят карты

cadwallon-power-military = военная мощь
    .gen = военной мощи
cadwallon-power-political = политическое влияние
    .gen = политического влияния
cadwallon-power-spiritual = духовная сила
    .gen = духовной силы
cadwallon-power-financial = экономическое влияние
    .gen = экономического влияния

cadwallon-kind-guild = { $n ->
    [one] Гильдия
   *[many] Гильдии
}
    .gen = { $n ->
        [one] Гильдии
       *[many] Гильдий
    }
    .gender = f
cadwallon-kind-agent = { $n ->
    [one] Агент
   *[many] Агенты
}
    .gen = { $n ->
        [one] Агента
       *[many] Агентов
    }
    .acc = { $n ->
        [one] Агента
       *[many] Агентов
    }
    .gender = m
cadwallon-kind-relic = { $n ->
    [one] Реликт
   *[many] Реликты
}
    .gen = { $n ->
        [one] Реликта
       *[many] Реликтов
    }
    .gender = m
cadwallon-kind-location = { $n ->
    [one] Район
   *[many] Районы
}
    .gen = { $n ->
        [one] Района
       *[many] Районов
    }
    .gender = m
cadwallon-kind-personality = { $n ->
    [one] Персона
   *[many] Персоны
}
    .gen = { $n ->
        [one] Персоны
       *[many] Персон
    }
    .acc = { $n ->
        [one] Персону
       *[many] Персон
    }
    .gender = f
cadwallon-kind-militia = Ополчение
    .gen = Ополчения
    .gender = n
cadwallon-kind-objective = { $n ->
    [one] Цель
   *[many] Цели
}
    .gen = { $n ->
        [one] Цели
       *[many] Целей
    }
    .gender = f
cadwallon-kind-special = { $n ->
    [one] специальная карта
   *[many] специальные карты
}
    .gen = { $n ->
        [one] специальной карты
       *[many] специальных карт
    }
    .gender = f
cadwallon-kind-stakes = { $n ->
    [one] Основная карта
   *[many] Основные карты
}
    .gen = { $n ->
        [one] Основной карты
       *[many] Основных карт
    }
    .acc = { $n ->
        [one] Основную карту
       *[many] Основные карты
    }
    .gender = f

cadwallon-rank-captain = капитан
cadwallon-rank-soldier = солдат

cadwallon-district-rampart = Вал
cadwallon-district-outskirts = Окраины
cadwallon-district-harbour = Гавань
cadwallon-district-great_market = Большой рынок
cadwallon-district-temple_hill = Храмовый холм
cadwallon-district-old_citadel = Старая цитадель
