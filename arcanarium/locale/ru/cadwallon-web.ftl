### Аркана в браузере: название, настройки и стол.

## Игра и что в ней можно выбрать

cadwallon-title = Аркана: Кадвалон
cadwallon-about = Посылайте Агентов своей Гильдии за Реликтами, Районами и Персонами города. Побеждает тот, у кого больше очков.
cadwallon-option-objectives = Цели
cadwallon-option-objectives-hint = Каждый оставляет две из четырех тайных Целей; в конце они приносят очки.
cadwallon-option-militia = Ополчение
cadwallon-option-militia-hint = Реликтом можно призвать Ополчение.
cadwallon-option-removal = Тактическое удаление
cadwallon-option-removal-hint = Выигранную Основную карту можно навсегда убрать из колоды. Тогда она не дает очков.
cadwallon-option-removed-score = Удаленные считаются
cadwallon-option-removed-score-hint = При тактическом удалении: то, что убрано из колоды, все же приносит очки.
cadwallon-option-guilds = Гильдии
cadwallon-value-choose = Каждый выбирает
cadwallon-value-random = Случайно

## Стопки Основных карт

cadwallon-web-zone-free = Свободная Зона
cadwallon-web-zone-open = Ничья зона: все Агенты здесь лежат лицом вверх.
cadwallon-web-zone-of = Контролируют: { $names }. Их Агенты здесь лежат лицом вниз.
cadwallon-web-zone-mine = Ваша зона: ваши Агенты здесь лежат лицом вниз.
# перед «левая» или «правая»
cadwallon-web-zone-whose = { $you ->
    [yes] ваша
   *[no] { $who }:
}
cadwallon-web-pile = Стопка { $n }
cadwallon-web-order = Разыгрывается под номером { $n }.
cadwallon-web-resolved = Разыгрывается в этом порядке.
cadwallon-web-pile-empty = Основных карт не осталось
cadwallon-web-pile-unseen = сейчас нет открытой карты
cadwallon-web-under = { $n ->
    [0] Под ней больше нет Основных карт.
    [one] Под ней еще { $n } Основная карта.
    [few] Под ней еще { $n } Основные карты.
   *[many] Под ней еще { $n } Основных карт.
}
cadwallon-web-under-known = Положено открыто: { $cards }.
cadwallon-web-sum = { $who }: { $n } из { $of }, { $power }{ $backs ->
    [0] .
    [one] , и { $backs } закрытый Агент.
    [few] , и { $backs } закрытых Агента.
   *[many] , и { $backs } закрытых Агентов.
}
cadwallon-web-ahead = Пока выигрывает эта сумма.
cadwallon-web-tied = Наибольшие суммы равны.
cadwallon-web-side-left = левая
cadwallon-web-side-right = правая
cadwallon-web-sums = У вас { $own }, у лучшего противника { $best }{ $backs ->
    [0] .
   *[other] , закрыто { $backs }.
}
cadwallon-web-down = лежит лицом вниз; видите только вы
cadwallon-web-you-short = вы
cadwallon-web-best-short = макс.
cadwallon-web-wins = порог
cadwallon-web-bribe = взятка
cadwallon-web-worth = очки

## Весь стол

cadwallon-web-last-round = Это последний раунд.
cadwallon-web-last-round-next = Герцогский Юбилей вскрыт: раунд { $n } последний.
cadwallon-web-length = { $n ->
    [0] Последняя Основная карта лежит в Свободной Зоне.
    [one] Конец принесет Герцогский Юбилей, он среди шести последних из { $n } карты Свободной Зоны.
   *[many] Конец принесет Герцогский Юбилей, он среди шести последних из { $n } карт Свободной Зоны.
}
cadwallon-web-militia = Ополчение: { $n }
cadwallon-web-guilds = Свободные Гильдии
cadwallon-web-over = Игра окончена.

## Игроки

cadwallon-web-first = первый игрок этого раунда
cadwallon-web-no-guild = пока без Гильдии
cadwallon-web-look = Карты игрока { $who }
cadwallon-web-look-own = Посмотреть все свои карты
cadwallon-web-won-location = { $n ->
    [one] выигран { $n } Район
    [few] выиграно { $n } Района
   *[many] выиграно { $n } Районов
}
cadwallon-web-won-personality = { $n ->
    [one] выиграна { $n } Персона
    [few] выиграно { $n } Персоны
   *[many] выиграно { $n } Персон
}
cadwallon-web-won-relic = { $n ->
    [one] выигран { $n } Реликт
    [few] выиграно { $n } Реликта
   *[many] выиграно { $n } Реликтов
}
cadwallon-web-hand-size = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} на руке
cadwallon-web-deck-size = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} в Главной Колоде
cadwallon-web-resource-size = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} в Колоде Ресурсов
cadwallon-web-removed-size = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} под картой Гильдии
cadwallon-web-objectives-size = { $n } { $n ->
    [one] тайная Цель
    [few] тайные Цели
   *[many] тайных Целей
}
cadwallon-web-mine = Ваши карты
cadwallon-web-hand = Ваша рука
cadwallon-web-hand-empty = До следующего раунда карт на руке нет.
cadwallon-web-hand-later = Вы возьмете карты, когда начнется первый раунд.
cadwallon-web-goal-achieved = пока достигнута
cadwallon-web-goal-open = еще не достигнута
cadwallon-web-resource = Колода Ресурсов
cadwallon-web-removed = Под картой Гильдии
cadwallon-web-deck = Главная Колода, без порядка
cadwallon-web-known-hand = Точно на руке
cadwallon-web-resource-what = Сюда идет то, что вы отправили и выиграли. Когда Главная Колода кончается, эти карты перемешивают, и они становятся новой.
cadwallon-web-known-why = Все видели, как игрок брал эти карты.

## Откуда очки, в конце игры

cadwallon-source-removed-hint = Основные карты, навсегда убранные из колоды.
cadwallon-source-missed-hint = Цель, которая не достигнута.
