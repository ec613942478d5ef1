lanterns-title = Five Lanterns
lanterns-about = Offer a card for each lantern, face down. The highest takes it, the lowest earns a spark.

lanterns-rules-play-title = How to play
lanterns-rules-play =
    Everyone holds five of the cards 1 to 24. Five lanterns, worth 1 to 5 points, are lit one by one, in an order that nobody knows.
    For each lantern all offer a card at the same time, face down.
    - The highest card takes the lantern.
    - The lowest card earns a spark, which is one point.
    After five lanterns the most points win. Players with equal points share the victory.

lanterns-ask = Which card do you offer for the lantern of { $n } { $n ->
    [one] point
   *[other] points
}?
lanterns-why-card = You do not hold this card.
lanterns-why-now = There is nothing to offer for now.
lanterns-score = Lanterns and sparks

lanterns-round-began = A lantern of { $n } { $n ->
    [one] point
   *[other] points
} is lit.
lanterns-offer = { $who }: { $card }
lanterns-shown = The offers: { $offers }.
lanterns-took = { $who } { $who ->
    [You] take
   *[other] takes
} the lantern of { $n }.
lanterns-spark = { $who } { $who ->
    [You] get
   *[other] gets
} a spark.

lanterns-board-lit = Lantern of { $n }
lanterns-board-dark = Still dark: { $lanterns }
lanterns-board-hand = Hand
lanterns-board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
lanterns-board-offered = has offered
lanterns-board-last = last offer { $card }
