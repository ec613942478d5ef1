### What is asked once more before a move, and why a thing cannot be chosen.

confirm-pass = Pass? You take no more turns this round.
confirm-unseen-monument = Take the top monument without seeing it first?
confirm-check = { $card } checks for victory at once: the game ends if anyone has { $n } points. Do it?

why-scroll = Scrolls are claimed with the power of a card.

cadwallon-confirm-bribe = { $n ->
    [one] The bribe is 1 ducat short. { $card } would be put away and win nothing. Offer it all the same?
   *[other] The bribe is { $n } ducats short. { $card } would be put away and win nothing. Offer it all the same?
}
cadwallon-confirm-remove = { $n ->
    [one] Put { $card } under your base card? There it brings no point and cannot be used again.
   *[other] Put { $card } under your base card? There it brings none of its { $n } points and cannot be used again.
}
cadwallon-confirm-idle = { $card } would have no effect now. Play it all the same?

cadwallon-why-no-bribe = A bribe needs one of your agents beside a personality.
cadwallon-why-no-bribe-by-militia = A bribe needs one of your agents beside a personality; militia does not count.
cadwallon-why-no-stake-anywhere = No stake is left to contest.
