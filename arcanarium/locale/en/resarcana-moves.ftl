### Res Arcana: legal moves in lists (the headings, and moves that are more than the name of a card), and where points come from.

resarcana-group-use = use
resarcana-group-place = place
resarcana-group-claim = claim
resarcana-group-discard = discard
resarcana-group-pass = pass
resarcana-group-pay = pay
resarcana-group-gain = gain
resarcana-group-lose = lose
resarcana-group-choose = choose

# a move in a sentence; $group is the key of the heading: use, place, claim, discard, pay, gain, lose, pass or choose
resarcana-hint-move = { $heading } { $label }
resarcana-move-pass = and take another magic item and draw a card
resarcana-move-claim-top-monument = the top monument, unseen
resarcana-move-exchange-pearl = exchange a Pearl
resarcana-move-keep = { $card }
resarcana-move-choose = { $card }
resarcana-move-take-from = take it
resarcana-move-leave = leave it
resarcana-move-settle = pay
resarcana-move-turn = turn { $card }
resarcana-move-destroy = { $card }
resarcana-move-straighten = { $card }
resarcana-move-onto = { $card }
resarcana-move-nothing = nothing
resarcana-move-count = { $who }
resarcana-move-look-at-own-deck = your deck
resarcana-move-look-at-monuments = the monument deck
resarcana-move-next = { $card }
resarcana-move-react = react with { $card }
resarcana-move-suffer = take the loss
resarcana-move-first = { $who }
resarcana-move-retrieve = { $card }
resarcana-move-take-all-from = { $card }
resarcana-move-scroll = { $card }
resarcana-move-return = { $card }
resarcana-move-stand-in = { $card } stands in
resarcana-move-borrow = { $card }

resarcana-score-from-token = First-player token
resarcana-score-from-pearls = Pearls
resarcana-score-from-extra = Reactions
