### Аркана: ходы в списках и откуда берутся очки.

## Ходы в списках: заголовки и ходы, которые больше чем название карты или стопки

cadwallon-group-use = сыграть
cadwallon-group-bribe = подкупить
cadwallon-group-muster = Ополчение
cadwallon-group-choose = выбрать
cadwallon-group-discard = отправить
cadwallon-move-bribe-with = { $card } ({ $pile })
cadwallon-move-swap = { $pile } и { $other }
cadwallon-move-unmask-at = { $who } ({ $pile })
cadwallon-move-take-stake = в Колоду Ресурсов
cadwallon-move-remove-stake = под карту Гильдии
cadwallon-move-keep = { $card } и { $other }
cadwallon-hint-bribe = { $sum } из { $price }
cadwallon-hint-bribe-wins = { " " }хватает
cadwallon-hint-bribe-fails = { " " }мало

## Откуда берутся очки

cadwallon-score-location = { $n } { $n ->
    [one] Район
    [few] Района
   *[many] Районов
}
cadwallon-score-personality = { $n } { $n ->
    [one] Персона
    [few] Персоны
   *[many] Персон
}
cadwallon-score-relic = { $n } { $n ->
    [one] Реликт
    [few] Реликта
   *[many] Реликтов
}
cadwallon-score-removed = { $n } под картой Гильдии
cadwallon-score-objective = { $card }
cadwallon-score-missed = { $card }
