### `arcana balance`.

balance-help = play long series and see which cards are too strong or too weak
balance-more = Play long series between bots and write a page of plots: what each card, seat and power comes to, with what is credible. The same command goes on where it stopped. With --cards or --against it compares two sets of cards, with --tune it seeks the number that makes a card fair. Needs the extra explore.
balance-help-out = the folder for games, figures and the page of plots
balance-help-bots = the bots, by name; open (greedy) and open-step (step) see all cards and are the quickest
balance-help-against = compare with this card file, or with the printed cards: printed
balance-help-tune = seek a number for this card
balance-help-number = the field of the card whose number is sought, like points, cost, or powers:2 for the second one in it
# $game its title, $seats how many
balance-title = Balance of { $game } with { $seats } seats
balance-games = { $n ->
    [one] { $n } game of { $player }: { $setup }.
   *[other] { $n } games of { $player }: { $setup }.
}
balance-course = A game takes { $rounds } rounds and is won by { $margin } points. Who leads alone at half-time wins { $led }; { $back } of the winners were three points or more behind at the end of some round.
balance-power = With { $n } seats on each side, a difference of { $gap } of the fair share is found four times out of five.
balance-strong = Too strong for certain (above 1.1 of the fair share): { $cards }.
balance-weak = Too weak for certain (below 0.9 of the fair share): { $cards }.
balance-none = No card is beyond 0.9 to 1.1 of its fair share for certain.
balance-differ = These cards do differently: { $cards }.
balance-same = No card does differently for certain.
balance-compared = What differs
balance-compared-what = How much more of its fair share each card wins here than on the other side. Bold: for certain, after Holm’s correction for their number.
balance-kind-what = How often it won, against what was to be expected: 1 is fair. The line is what is credible with 95%. Bold: beyond 0.9 to 1.1 for certain, after Holm’s correction. Cards that are taken in the game are compared with all of their kind.
balance-controlled = With everything else held equal (a regression): how many more of a hundred games are won with it.
balance-pairs-what = How much more two cards win together than follows from what each wins. Bold: for certain, after Holm’s correction.
balance-powers-what = In which part of the rounds in which a power could be paid for it was used.
balance-figures = As a table
balance-head-name = Name
balance-head-value = Figure
balance-head-low = from
balance-head-high = to
balance-trial = { $field } = { $number }: { $share } of the fair share ({ $low } – { $high }), { $seats } seats.
balance-tuned = { $card } is nearest to fair with { $field } = { $number }. On fresh deals it wins { $share } of its fair share ({ $low } – { $high }), as printed { $before }.
balance-faults = { $n ->
    [one] One game came to no end and was left out: { $first }
   *[other] { $n } games came to no end and were left out, the first: { $first }
}
balance-page = Page: { $path }
balance-go-on = Interrupted. The same command goes on where it stopped: the games are in { $path }.
balance-one-side = Both sides of the comparison are the same. Name another card file.
balance-cards-changed = A card file has changed since the games in { $folder } were played. Choose another folder for --out.
