### Reviews of finished games: words that the terminal and the page share.

study-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
study-decimal = { $sign }{ $whole }.{ $tenth }

## Decisions

study-is-best = best
study-is-good = good
study-is-inaccuracy = inaccuracy
study-is-mistake = mistake
study-is-blunder = blunder
# $verdict is inaccuracy, mistake or blunder; $n and $error are hundredths.
study-cost = { $who }: “{ $move }” gave away { $n } % (± { $error }). “{ $best }” was better.
study-was-lucky = The cards made up for it: { $n } % came back by luck.
study-was-unlucky = A good decision that met bad luck: the cards took { $n } % afterwards.

## The game

study-turned-by-move = { study-round }: { $verdict ->
    [blunder] a blunder
    [mistake] a mistake
   *[other] an inaccuracy
} of { $who }, “{ $move }”: from { $from } % to { $to } %.
study-turned-by-luck = { study-round }: { $better ->
    [yes] the cards favoured { $who }
   *[no] the cards turned against { $who }
}: from { $from } % to { $to } %.
study-decided = { study-round }: from here on { $who } had it won ({ $to } %).
study-luck-share = { $n } % of what changed the chances was luck of the cards, the rest was decided.
study-luck-of = { $who } had { $good ->
    [yes] good luck: { $n } %
   *[no] bad luck: { $n } %
} all in all, with the first cards.
study-behind = { $n ->
    [one] { $n } round behind
   *[other] { $n } rounds behind
}
study-not-ended = This record ends before the game does. What was played until then was looked at.
study-nothing = There is no decision with a choice in it.

## Learn from your mistakes

study-question = { study-round }. { $who } played “{ $move }”. Find a better move!
study-soon = At the end of the round: { $points } points, the best rival { $rival }{ $counted ->
    [yes] ; left over: { $left }
   *[no] { "" }
}.
study-later = Two rounds later: { $points } points, the best rival { $rival }{ $counted ->
    [yes] ; left over: { $left }
   *[no] { "" }
}. Won by then: { $won } %, lost: { $lost } %.
study-why-wins = It wins within three rounds in { $n } % of the imagined games, not in { $other } %.
study-why-loses = After what was played the game is lost within three rounds in { $n } %, not in { $other } %.
study-why-points = It brings { $n } points more by two rounds later.
study-why-rival = { $who } has { $n } points less by then.
study-why-left = It leaves more at the end of the round: { $left }.
study-why-unclear = The difference shows only further on; the searches agree about it.
study-right = Yes! It wins { $n } % of the time.
study-wrong = Not yet: that wins { $n } %, and there is a move that wins { $best } %. Try again.

## Essences and cards

study-books = { $who }: gained { $gained }; lost { $lost }; left over { $left }.
study-idle = { $who }: { $n ->
    [one] a card that came to nothing
   *[other] cards that came to nothing
}: { $cards }.
