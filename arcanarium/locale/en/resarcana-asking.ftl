### Res Arcana: what a player is asked, what is asked once more, and why a move is not possible.

## Questions, by kind of decision

resarcana-ask-turn = Your turn: take one action.
resarcana-ask-keep-mage = Which mage will you be? The other goes back unseen.
resarcana-ask-draft = Keep one card and hand the others on.
resarcana-ask-open-draft = Take one card for your deck.
resarcana-ask-item = Choose your first magic item.
resarcana-ask-swap = You pass. Which magic item do you take?
resarcana-ask-collect-take = Collect: take what lies on { $card }, or leave it?
resarcana-ask-collect-gain = Collect: what does { $card } bring you?
resarcana-ask-collect-upkeep = Collect: pay to keep { $card }, or turn it?
resarcana-ask-reward = Discarding { $card } brings 1 Gold or any 2 other essences.
resarcana-ask-pay = How do you pay for { $card }?
resarcana-ask-pay-cost = How do you pay for { $card }?
resarcana-ask-pay-same = { $card }: how many essences of one kind do you pay?
resarcana-ask-pay-mixed = { $card }: which essences do you pay?
resarcana-ask-destroy = { $card }: which artifact do you destroy?
resarcana-ask-discard-cost = { $card }: which card do you discard?
resarcana-ask-turn-cost = { $card }: which component do you turn for it?
resarcana-ask-gain = { $card }: what do you gain?
resarcana-ask-exchange = What do you gain for the Pearl?
resarcana-ask-count = { $card }: which player do you choose?
resarcana-ask-put = { $card }: what do you put on it?
resarcana-ask-onto = { $card }: on which component?
resarcana-ask-straighten = { $card }: what do you straighten?
resarcana-ask-place = { $card }: what do you place?
resarcana-ask-discard = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards: which one now?
}
resarcana-ask-look = { $card }: which deck do you look at?
resarcana-ask-arrange = { $card }: which card goes back next, topmost first?
resarcana-ask-hit = { $caused ->
    [yes] { $card } of { $who }
    [own] Your own { $card }
   *[no] { $card }
}: you lose { $life } Life unless you ward it off. You have { $have }.
resarcana-ask-lose = { $caused ->
    [yes] { $card } of { $who }
    [own] Your own { $card }
   *[no] { $card }
}: you lose { $life } Life but have only { $have }. For each missing Life you lose 2 other essences: which ones?
resarcana-ask-check = { $caused ->
    [yes] { $who } checks for victory. Do you react?
   *[no] Victory is checked. Do you react?
}
resarcana-ask-take-all = { $card }: from which component do you take everything?
resarcana-ask-discard-or-return = { $card }: which card do you discard, or put on top of your deck?
resarcana-ask-retrieve = { $card }: which card do you take back into your hand?
resarcana-ask-scroll = { $card }: which scroll do you claim?
resarcana-ask-take-monument = { $card }: which monument do you take?
resarcana-ask-borrow = { $card }: which magic item's power do you use?
resarcana-ask-react = You can react to what just happened. Do you?
resarcana-ask-stand-in = Do you let another card stand in?
resarcana-ask-pair-draft = Take one card of the pair; the other goes to your rival.
resarcana-ask-choose-first = Who starts the next game?

## Why not

resarcana-why-needs = { $named ->
    [yes] { $card }
   *[no] It
} needs { $what }.
resarcana-why-more = { $n } more { $kind }
resarcana-why-more-any = { $n } more { $n ->
    [one] essence
   *[other] essences
} of any kind
resarcana-why-needs-discounted = You are { $missing } { $missing ->
    [one] essence
   *[other] essences
} short of the cost{ $named ->
    [yes] { " " }of { $card }
   *[no] { "" }
}, with { $off } taken off already.
resarcana-why-not-your-decision = It is not your turn.
resarcana-why-not-asked = That is not what you are asked now.
resarcana-why-no-monuments = No monument is left in the deck.
resarcana-why-not-in-hand = { $named ->
    [yes] You do not hold { $card }.
   *[no] You do not hold that card.
}
resarcana-why-no-pearl = You have no pearl to exchange.
resarcana-why-not-in-play = { $named ->
    [yes] You do not have { $card } in play.
   *[no] You do not have that in play.
}
resarcana-why-no-such-power = { $named ->
    [yes] { $card }
   *[no] It
} has no such power.
resarcana-why-reaction = { $named ->
    [yes] { $card }
   *[no] It
} can only be used as a reaction.
resarcana-why-turned = { $named ->
    [yes] { $card }
   *[no] It
} is turned.
resarcana-why-cost = { $named ->
    [yes] { $card }: one of the costs cannot be paid now.
   *[no] One of its costs cannot be paid now.
}
resarcana-why-already-in-play = { $named ->
    [yes] You have { $card } in play already.
   *[no] You have it in play already.
}
resarcana-why-in-discards = { $named ->
    [yes] { $card }
   *[no] It
} is in your discard pile.
resarcana-why-taken = { $named ->
    [yes] A player owns { $card } already.
   *[no] A player owns it already.
}
resarcana-why-item = { $named ->
    [yes] { $card } is a magic item: these change hands only when you pass.
   *[no] Magic items change hands only when you pass.
}
resarcana-why-not-in-centre = { $named ->
    [yes] { $card }
   *[no] It
} is not in the centre.
resarcana-why-scroll = { $named ->
    [yes] { $card } is a scroll: it is claimed with the power of a card.
   *[no] Scrolls are claimed with the power of a card.
}

## Requests

resarcana-request-collect-in-order = Collect in order
resarcana-request-collect-in-order-hint = From the next Collect step on, for the rest of the game, everyone collects openly and in turn, from the first player on.
resarcana-request-in-order-already = Everyone collects in order already.

## Asked once more before a move

resarcana-confirm-pass = Pass? You take no more turns this round.
resarcana-confirm-unseen-monument = Take the top monument without seeing it first?
resarcana-confirm-check = { $card } checks for victory at once: the game ends if anyone has { $n } points. Do it?
