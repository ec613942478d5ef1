### Cards and signs in the browser, and the page where cards are looked up.

## Signs in words, for those who hear them

sign-any = { $n ->
    [one] any essence
   *[other] essences of any kind
}
sign-same = of the same kind
sign-turn = turn
sign-straighten = straighten
sign-arrow = brings
sign-react = reaction
sign-collect = collect
sign-here = put here
sign-out = from here
sign-own = one of your components
sign-this = this
sign-destroy = destroy
sign-card = { $n ->
    [one] card
   *[other] cards
}
sign-reorder = reorder
sign-ignore = ignore it
sign-as = counts as
sign-check = check victory
sign-point = { $n ->
    [one] point
   *[other] points
}
sign-points = { $n } { $n ->
    [one] point
   *[other] points
}
sign-standin = made for this game
sign-or = or
# after points, before what brings them: “1 point for each dragon”
sign-per = for each
sign-not = but not { $what }
# what is read aloud for the signs of the powers
sign-military = { cadwallon-power-military }
sign-political = { cadwallon-power-political }
sign-spiritual = { cadwallon-power-spiritual }
sign-financial = { cadwallon-power-financial }
sign-elan = { resarcana-essence-elan }
sign-life = { resarcana-essence-life }
sign-calm = { resarcana-essence-calm }
sign-death = { resarcana-essence-death }
sign-gold = { resarcana-essence-gold }
sign-pearl = { resarcana-essence-pearl }
sign-creature = { resarcana-type-creature }
sign-dragon = { resarcana-type-dragon }
sign-demon = { resarcana-type-demon }
sign-mage = { resarcana-type-mage }

## Cards

card-stand-in = Not as printed, wholly or in part
card-back = A card, face down
card-face-down = face down
card-turned = turned
card-holds = { $n } { $what } on it

## The card browser

browse-title = Cards
browse-games = Games
browse-search = Search names and texts
browse-filters = Filters
browse-filter-set = Set
browse-filter-kind = Kind
browse-filter-type = Type
browse-filter-guild = Guild
browse-filter-district = District
browse-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
browse-none = No card matches.
browse-none-next = Try fewer words, or take a filter away.
browse-reset = Show all cards
browse-other-side = Turn the tile over
browse-close = Close
browse-previous = Previous card
browse-next = Next card
browse-sentences = Sentences instead of signs
browse-waiting = The cards are being laid out …
browse-again = Try again
