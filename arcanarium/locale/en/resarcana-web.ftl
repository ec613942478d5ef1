### Res Arcana in the browser: its name, sets, variants and options, and its table.

## The game, and what can be chosen about it

resarcana-title = Res Arcana
resarcana-about = Gather essences, put your artifacts to work, claim places of power. Ten points win.
resarcana-set-base = Res Arcana
resarcana-set-base-hint = The base game, for 2 to 4.
resarcana-set-lux = Lux et Tenebrae
resarcana-set-lux-hint = Demons, scrolls and a fifth seat. Needs the base game.
resarcana-set-pearls = Perlae Imperii
resarcana-set-pearls-hint = Pearls, 13 points to win and a fifth seat. Needs the base game.
resarcana-set-duo = Duo
resarcana-set-duo-hint = A game of its own for two, or more cards for the base game with 2 to 4.
resarcana-variant-standard = Standard
resarcana-variant-standard-hint = Everyone is dealt eight artifacts and two mages.
resarcana-variant-first = First game
resarcana-variant-first-hint = Starter cards, so that nobody has to know any. One set alone.
resarcana-variant-draft = Draft
resarcana-variant-draft-hint = Choose your artifacts from packets that go around.
resarcana-variant-match = Match
resarcana-variant-match-hint = Two players, best of three games.
resarcana-option-collect = Collecting
resarcana-value-together = Everyone at once
resarcana-value-in-order = One after another

## The table

resarcana-web-places = Places of power
resarcana-web-monuments = Monuments
resarcana-web-monument-deck = { $n ->
    [one] Monument deck: { $n } card
   *[other] Monument deck: { $n } cards
}
resarcana-web-items = Magic items
resarcana-web-tiles = Magic items and scrolls
resarcana-web-scrolls = Scrolls
resarcana-web-draft = Draft
resarcana-web-looked = Cards looked at
resarcana-web-arranged = Going back, topmost first
resarcana-web-mages = Your mages
resarcana-web-packet = Cards to choose from
resarcana-web-kept = { $n ->
    [one] You have kept 1 card
   *[other] You have kept { $n } cards
}
resarcana-web-your-deck = Your deck, in no order
resarcana-web-own-discards = From your discards
resarcana-web-other-discards = From the discards of others
resarcana-web-your-hand = Your hand
resarcana-web-in-play = In play
resarcana-web-pool = Your essences
resarcana-web-no-essences = no essences
resarcana-web-nothing-in-play = Nothing in play yet.
resarcana-web-hand = { $n ->
    [one] Hand: { $n } card
   *[other] Hand: { $n } cards
}
resarcana-web-deck = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
resarcana-web-deck-no-order = What is still in your deck, in no order.
resarcana-web-discards = { $n ->
    [one] Discards: { $n } card
   *[other] Discards: { $n } cards
}
resarcana-web-points-from = Where the points come from
resarcana-web-known-hand = Known to be in the hand
resarcana-web-known-deck = Known to be in the deck or the hand
resarcana-web-open-seat = { $name }: look closer
resarcana-web-more = { $n ->
    [one] One more card in play by { $name }: look closer
   *[other] { $n } more cards in play by { $name }: look closer
  }
resarcana-web-none = No cards.
resarcana-web-known-why = Nothing here is secret: it follows from what everyone has seen. In a first game all decks are known. Otherwise cards were shown, drafted or taken back openly.

## Where points come from, for the end of a game

resarcana-source-extra-hint = Powers used when victory was checked. They count for that check only.
resarcana-source-token-hint = Held at the end of the round.
