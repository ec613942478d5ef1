### Arcana of Cadwallon: what a player is asked, what is asked once more, and why a move is not possible.

## Questions, by kind of decision

cadwallon-ask-turn = Your turn: use one card from your hand.
cadwallon-ask-guild = Which guild do you lead?
cadwallon-ask-objectives = Keep two of your four objectives. They stay secret until the end.
cadwallon-ask-removal = You have won { $card }: put it into your resource deck, or under your base card?
cadwallon-ask-post = You have called out { $card }: at which stake do you place it?
cadwallon-ask-retrieve = { $card }: which card do you take back into your hand?
cadwallon-ask-recall = { $card }: which agent do you call back?
cadwallon-ask-move_own = { $card }: which of your agents or militia cards do you move, and where?
cadwallon-ask-move_rival = { $card }: which of your rivals' agents or militia cards do you move, and where?
cadwallon-ask-swap_stakes = { $card }: which two stakes do you swap?
cadwallon-ask-cycle_stake = { $card }: which stake do you put under its pile?
cadwallon-ask-expel = { $card }: which agent do you send away?
cadwallon-ask-unmask = { $card }: whose cards do you turn up, and at which stake?
cadwallon-ask-spy = { $card }: at which stake do you look at the face-down cards?
cadwallon-ask-smuggle = { $card }: which agent do you place, and where?
cadwallon-ask-pickpocket = { $card }: who loses a card?

## Refusals

cadwallon-why-no-action = That is not a move in this game.
cadwallon-why-not-your-decision = It is not your turn to decide.
cadwallon-why-not-asked = Another question has to be answered first.
cadwallon-why-not-in-hand = { $card } is not in your hand.
# $which is the key of the kind that is needed: agent, location or relic
cadwallon-why-wrong-kind = { $which ->
    [agent] { $card } is not an { $wanted }.
   *[other] { $card } is not a { $wanted }.
}
cadwallon-why-no-militia-rule = This game is played without militia.
cadwallon-why-no-militia = All militia cards are in use.
cadwallon-why-no-stakes = There is no stake to send militia to.
cadwallon-why-no-stake = There is no stake at { $pile }.
cadwallon-why-no-stake-here = No stake is left at this pile.
cadwallon-why-not-bribable = { $stake } cannot be bribed: only personalities can.
cadwallon-why-militia-cannot-bribe = Militia cannot offer a bribe, and you have no agent at { $pile }.
cadwallon-why-no-agent = You have no agent at { $pile } who could offer a bribe.
cadwallon-why-no-bribe = A bribe needs one of your agents beside a personality.
cadwallon-why-no-bribe-by-militia = A bribe needs one of your agents beside a personality; militia does not count.
cadwallon-why-no-stake-anywhere = No stake is left to contest.

## Asked once more before a move

cadwallon-confirm-bribe = { $n ->
    [one] The bribe is 1 ducat short. { $card } would be put away and win nothing. Offer it all the same?
   *[other] The bribe is { $n } ducats short. { $card } would be put away and win nothing. Offer it all the same?
}
cadwallon-confirm-remove = { $n ->
    [one] Put { $card } under your base card? There it brings no point and cannot be used again.
   *[other] Put { $card } under your base card? There it brings none of its { $n } points and cannot be used again.
}
cadwallon-confirm-idle = { $card } would have no effect now. Play it all the same?
