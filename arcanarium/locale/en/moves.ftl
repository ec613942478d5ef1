### Legal moves in lists: the headings, and moves that are more than the name of a card.

group-use = use
group-place = place
group-claim = claim
group-discard = discard
group-pass = pass
group-pay = pay
group-gain = gain
group-lose = lose
group-choose = choose

move-pass = and take another magic item and draw a card
move-claim-top-monument = the top monument, unseen
move-exchange-pearl = exchange a Pearl
move-keep = { $card }
move-choose = { $card }
move-take-from = take it
move-leave = leave it
move-settle = pay
move-turn = turn { $card }
move-destroy = { $card }
move-straighten = { $card }
move-onto = { $card }
move-nothing = nothing
move-count = { $who }
move-look-at-own-deck = your deck
move-look-at-monuments = the monument deck
move-next = { $card }
move-react = react with { $card }
move-suffer = take the loss
move-first = { $who }
move-retrieve = { $card }
move-take-all-from = { $card }
move-scroll = { $card }
move-return = { $card }
move-stand-in = { $card } stands in
move-borrow = { $card }

score-from-token = First-player token
score-from-pearls = Pearls
score-from-extra = Reactions
