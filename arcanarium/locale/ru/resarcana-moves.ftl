### Res Arcana: возможные ходы в списках (заголовки и ходы, которые больше чем название карты) и откуда берутся очки.

resarcana-group-use = использовать
resarcana-group-place = выложить
resarcana-group-claim = захватить
resarcana-group-discard = сбросить
resarcana-group-pass = спасовать
resarcana-group-pay = заплатить
resarcana-group-gain = получить
resarcana-group-lose = потерять
resarcana-group-choose = выбрать

# ход внутри предложения
resarcana-hint-move = { $group ->
    [choose] { $heading }: { $label }
   *[other] { $heading } { FORM($label, "acc") }
}
resarcana-move-pass = и взять другой Предмет и карту
resarcana-move-claim-top-monument = верхний Монумент, не глядя
resarcana-move-exchange-pearl = поменять жемчужину
resarcana-move-keep = { $card }
resarcana-move-choose = { $card }
resarcana-move-take-from = забрать
resarcana-move-leave = оставить
resarcana-move-settle = заплатить
resarcana-move-turn = повернуть { FORM($card, "acc") }
resarcana-move-destroy = { $card }
resarcana-move-straighten = { $card }
resarcana-move-onto = { $card }
resarcana-move-nothing = ничего
resarcana-move-count = { $who }
resarcana-move-look-at-own-deck = своя колода
resarcana-move-look-at-monuments = колода Монументов
resarcana-move-next = { $card }
resarcana-move-react = Реакция: { $card }
resarcana-move-suffer = принять потерю
resarcana-move-first = { $who }
resarcana-move-retrieve = { $card }
resarcana-move-take-all-from = { $card }
resarcana-move-scroll = { $card }
resarcana-move-return = { $card }
resarcana-move-stand-in = подставить { FORM($card, "acc") }
resarcana-move-borrow = { $card }

resarcana-score-from-token = Жетон Первого Игрока
resarcana-score-from-pearls = Жемчужины
resarcana-score-from-extra = Реакции
