### What a player is asked, and why a move is not possible.

## Questions, by kind of decision

ask-turn = Your turn: take one action.
ask-keep-mage = Which mage will you be? The other goes back unseen.
ask-draft = Keep one card and hand the others on.
ask-open-draft = Take one card for your deck.
ask-item = Choose your first magic item.
ask-swap = You pass. Which magic item do you take?
ask-collect-take = Collect: take what lies on { $card }, or leave it?
ask-collect-gain = Collect: what does { $card } bring you?
ask-collect-upkeep = Collect: pay to keep { $card }, or turn it?
ask-reward = Discarding { $card } brings 1 Gold or any 2 other essences.
ask-pay = How do you pay for { $card }?
ask-pay-cost = How do you pay for { $card }?
ask-pay-same = { $card }: how many essences of one kind do you pay?
ask-pay-mixed = { $card }: which essences do you pay?
ask-destroy = { $card }: which artifact do you destroy?
ask-discard-cost = { $card }: which card do you discard?
ask-turn-cost = { $card }: which component do you turn for it?
ask-gain = { $card }: what do you gain?
ask-count = { $card }: which player do you choose?
ask-put = { $card }: what do you put on it?
ask-onto = { $card }: on which component?
ask-straighten = { $card }: what do you straighten?
ask-place = { $card }: what do you place?
ask-discard = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards: which one now?
}
ask-look = { $card }: which deck do you look at?
ask-arrange = { $card }: which card goes back next, topmost first?
ask-hit = { $card } hits you: you would lose { $life } Life, and you have { $have }.
ask-lose = { $card }: you lose { $life } Life but have only { $have }. For each missing Life you lose 2 other essences: which ones?
ask-check = { $caused ->
    [yes] { $who } checks for victory. Do you react?
   *[no] Victory is checked. Do you react?
}
ask-take-all = { $card }: from which component do you take everything?
ask-discard-or-return = { $card }: which card do you discard, or put on top of your deck?
ask-retrieve = { $card }: which card do you take back into your hand?
ask-scroll = { $card }: which scroll do you claim?
ask-take-monument = { $card }: which monument do you take?
ask-borrow = { $card }: which magic item's power do you use?
ask-react = Do you react?
ask-stand-in = Do you let another card stand in?
ask-pair-draft = Take one card of the pair; the other goes to your rival.
ask-choose-first = Who starts the next game?

## Why not

why-needs = It needs { $what }.
why-more = { $n } more { $kind }
why-more-any = { $n } more { $n ->
    [one] essence
   *[other] essences
} of any kind
why-needs-discounted = You are { $missing } { $missing ->
    [one] essence
   *[other] essences
} short of its cost, with { $off } taken off already.
why-not-your-decision = It is not your turn.
why-not-asked = That is not what you are asked now.
why-no-monuments = No monument is left in the deck.
why-not-in-hand = You do not hold that card.
why-no-pearl = You have no pearl to exchange.
why-not-in-play = You do not have that in play.
why-no-such-power = It has no such power.
why-reaction = It can only be used as a reaction.
why-turned = It is turned.
why-cost = One of its costs cannot be paid now.
why-already-in-play = You have it in play already.
why-in-discards = It is in your discard pile.
why-taken = A player owns it already.
why-item = Magic items change hands only when you pass.
why-not-in-centre = It is not in the centre.

undo-nothing = There is nothing of yours to take back.
request-collect-in-order = Collect in order
request-collect-in-order-hint = From the next Collect step on, for the rest of the game, everyone collects openly and in turn, from the first player on.
request-in-order-already = Everyone collects in order already.
request-over = The game is over.
request-not-seated = Only a player at the table can ask for this.
undo-other-acted = Too late: somebody else has acted since.
undo-revealed = Too late: something hidden has been seen since.
