### Res Arcana в браузере: название, наборы, варианты и настройки, стол.

## Игра и что в ней можно выбрать

resarcana-title = Res Arcana
resarcana-about = Собирайте эссенции, используйте Артефакты, захватывайте Места Силы. Для победы нужно десять очков.
resarcana-set-base = Res Arcana
resarcana-set-base-hint = Базовая игра, от 2 до 4 игроков.
resarcana-set-lux = Lux et Tenebrae
resarcana-set-lux-hint = Демоны, Свитки и пятое место. Нужна базовая игра.
resarcana-set-pearls = Perlae Imperii
resarcana-set-pearls-hint = Жемчужины, 13 очков для победы и пятое место. Нужна базовая игра.
resarcana-set-duo = Duo
resarcana-set-duo-hint = Отдельная игра для двоих или новые карты для базовой игры от 2 до 4 игроков.
resarcana-variant-standard = Обычная игра
resarcana-variant-standard-hint = Каждому раздают восемь Артефактов и двух Магов.
resarcana-variant-first = Первая игра
resarcana-variant-first-hint = Стартовые карты: ни одну не нужно знать заранее. Только один набор.
resarcana-variant-draft = Драфт
resarcana-variant-draft-hint = Выбирайте Артефакты из карт, которые передают по кругу.
resarcana-variant-match = Матч
resarcana-variant-match-hint = Два игрока, до двух побед в трех партиях.
resarcana-option-collect = Сбор
resarcana-value-together = Все сразу
resarcana-value-in-order = По очереди

## Стол

resarcana-web-places = Места Силы
resarcana-web-monuments = Монументы
resarcana-web-monument-deck = Колода Монументов: { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
resarcana-web-items = Магические Предметы
resarcana-web-tiles = Магические Предметы и Свитки
resarcana-web-scrolls = Свитки
resarcana-web-draft = Драфт
resarcana-web-looked = Просмотренные карты
resarcana-web-arranged = Возврат, первой верхняя
resarcana-web-mages = Ваши Маги
resarcana-web-packet = Карты на выбор
resarcana-web-kept = Вы оставили { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}
resarcana-web-your-deck = Ваша колода, без порядка
resarcana-web-own-discards = Из вашего сброса
resarcana-web-other-discards = Из сброса других
resarcana-web-your-hand = Ваша рука
resarcana-web-in-play = В игре
resarcana-web-pool = Ваши эссенции
resarcana-web-no-essences = нет эссенций
resarcana-web-nothing-in-play = В игре пока ничего нет.
resarcana-web-hand = Рука: { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
resarcana-web-deck = Колода: { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
resarcana-web-deck-no-order = Что еще лежит в вашей колоде, без порядка.
resarcana-web-discards = Сброс: { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
resarcana-web-points-from = Откуда очки
resarcana-web-known-hand = Точно на руке
resarcana-web-known-deck = Точно в колоде или на руке
resarcana-web-open-seat = { $name }: рассмотреть
resarcana-web-none = Карт нет.
resarcana-web-known-why = Здесь нет тайн: все это видели все. В первой игре известны все колоды. В остальных случаях карты показали, взяли в драфте или вернули открыто.

## Откуда очки, в конце игры

resarcana-source-extra-hint = Силы, использованные при проверке условий победы. Они действуют только для этой проверки.
resarcana-source-token-hint = Был у игрока в конце раунда.
resarcana-web-more = { $n ->
    [one] { $name }: в игре еще { $n } карта: рассмотреть
    [few] { $name }: в игре еще { $n } карты: рассмотреть
   *[many] { $name }: в игре еще { $n } карт: рассмотреть
}
