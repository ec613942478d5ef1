### Аркана в терминале: стол, знаки и вопросы перед игрой.

## Стол

cadwallon-board-last = последний раунд
cadwallon-board-militia = Ополчение { $n }
cadwallon-board-empty = карт не осталось
cadwallon-board-unseen = { $n } лицом вниз
cadwallon-board-left = +{ $n }
cadwallon-board-of-militia = Ополчение
cadwallon-board-piles = рука { $hand } · колода { $deck } · ресурсы { $resource }
cadwallon-board-removed = под картой Гильдии { $n }
cadwallon-board-hand = Рука
cadwallon-board-objectives = Цели
cadwallon-board-resource = Ресурсы
cadwallon-board-deck = Колода
cadwallon-board-achieved = достигнута
cadwallon-board-open = еще нет

## Что значат знаки

cadwallon-signs =
    ⚔ военная мощь, ⚜ политика, ∪ духовная сила, ◎ Дукаты; борьба идет за золотое
    Основная карта: 5∪ / 4◎ значит 5 духовной силы или взятка 4 Дуката, +9 под ней
    ⌂ ваша зона, Агенты здесь лежат лицом вниз, ▮ рубашка, (…) закрытая, но известная
    ★ очко, ⚑ первый игрок, ✎ придумано для этого проекта
cadwallon-letters =
    M военная мощь, P политика, S духовная сила, D Дукаты; борьба идет за золотое
    Основная карта: 5S / 4D значит 5 духовной силы или взятка 4 Дуката, +9 под ней
    @ ваша зона, Агенты здесь лежат лицом вниз, ? рубашка, (...) закрытая, но известная
    VP очко, * придумано для этого проекта

# стопка: зона или буквы игроков и сторона
cadwallon-board-zone-free = Зона
cadwallon-board-zone-left = { $who } слева
cadwallon-board-zone-right = { $who } справа
cadwallon-board-zone-between = { $who }

## Перед игрой

cadwallon-setup-objectives = Тайные Цели
cadwallon-setup-militia = Ополчение
cadwallon-setup-removal = Тактическое удаление выигранных Основных карт
cadwallon-setup-guilds = Гильдии: choose — выбирать по очереди, random — случайно, или назовите Гильдии всех мест

## arcana sim

cadwallon-side = Гильдия
