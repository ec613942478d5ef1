### Res Arcana: what the cards say. Every step of a power is a phrase that can follow "you may" or stand as an order ("turn this"):
### sentences are put together from these phrases, so a translation keeps to one form for all of them (in most languages
### the infinitive or the imperative). Effects that others feel have their own subject: "each rival gains 1 Elan".
### The style: essences with capitals and all numbers as digits; types of cards in small letters; the card speaks of itself
### as "this" and to its player as "you"; "a, b and c" without a comma before "and"; every sentence ends with a full stop.

## Powers

resarcana-power = { $costs }: { $effects }.
resarcana-power-free = { $effects }.
resarcana-power-react = When { $trigger }, you may { $costs } to { $effects }.
resarcana-power-react-free = When { $trigger }, you may { $effects }.
# reactions whose first effect has a subject of its own ("each rival loses 2 Life")
resarcana-power-react-others = When { $trigger }, you may { $costs }. If you do, { $effects }.
resarcana-power-react-free-others = When { $trigger }, { $effects } if you wish.
resarcana-power-also-turned = { $power } Usable even while turned.

resarcana-trigger-life_loss = you would lose Life
resarcana-trigger-dragon_power = a dragon's power hits you
resarcana-trigger-demon_power = a demon's power hits you
resarcana-trigger-victory_check = victory is checked
resarcana-trigger-artifact_destroyed = any other artifact is destroyed
resarcana-trigger-own_power_used = you use a power
resarcana-trigger-own_monument_claimed = you claim another monument
resarcana-trigger-own_gold_gained = you gain Gold

## Costs
## Every step is given $n, $m, $amount, $any, $kind, $kinded, $kinds, $choices, $chosen, $barred, $barring (listed with
## "or"), $barring_all (with "and"), $where, $given, $counted, $type, $typed, $types and $types_many: see `step` in sentences.py.
## $type is the type wanted (creature, dragon, demon or mage), "several" if there is a choice, or "none"; $types and
## $types_many are the same in words: "creature or dragon", "creatures or dragons".

resarcana-step-turn = turn this
resarcana-step-turn_own = turn { $type ->
    [mage] your mage
   *[other] one of your { $types_many }
}
resarcana-step-turn_with_own = turn this and { $type ->
    [mage] your mage
   *[other] one of your { $types_many }
}
resarcana-step-pay = pay { $amount }
# $kinds is a list like "1 Calm, 1 Life or 1 Gold"
resarcana-step-pay_one_of = pay { $kinds }
resarcana-step-pay_same = pay any number X of essences of one kind
# $before is what is paid besides
resarcana-step-pay_with_same = pay { $before } and any number X of essences of one kind
resarcana-step-pay_mixed = pay any number of essences of any kind
resarcana-step-from_here = remove { $amount } from this
resarcana-step-destroy_this = destroy this
resarcana-step-destroy_own = destroy { $where ->
    [other] { $type ->
        [none] another of your artifacts
       *[other] another of your { $types_many }
    }
   *[any] { $type ->
        [none] one of your artifacts
       *[other] one of your { $types_many }
    }
}
resarcana-step-discard = discard { $n } { $type ->
    [none] { $n ->
        [one] card
       *[other] cards
    }
   *[other] { $n ->
        [one] { $types }
       *[other] { $types_many }
    }
} from your hand
# A condition rather than a cost: a sentence of its own
resarcana-step-deck_card = usable only while your deck has at least { $n } { $n ->
    [one] card
   *[other] cards
}.

## What a player may do to be spared a loss of Life: phrases that follow "unless they"
## Every step is given $n, $m, $amount, $any, $kind, $kinded, $kinds, $choices, $chosen, $barred, $barring (listed with
## "or"), $barring_all (with "and"), $where, $given, $counted, $type, $typed, $types and $types_many: see `step` in sentences.py.

resarcana-instead-pay = pay { $amount }
resarcana-instead-discard = discard { $n } { $type ->
    [none] { $n ->
        [one] card
       *[other] cards
    }
   *[other] { $n ->
        [one] { $types }
       *[other] { $types_many }
    }
} from their hand
resarcana-instead-destroy_own = destroy { $type ->
    [none] one of their artifacts
   *[other] one of their { $types_many }
}

## Effects
## Every step is given $n, $m, $amount, $any, $kind, $kinded, $kinds, $choices, $chosen, $barred, $barring (listed with
## "or"), $barring_all (with "and"), $where, $given, $counted, $type, $typed, $types and $types_many: see `step` in sentences.py.

resarcana-step-gain = gain { $amount }
resarcana-step-gain_any = gain { $any }
# $choices is a whole phrase: "gain 2 Gold or 1 Calm"
resarcana-step-gain_one_of = { $choices }
resarcana-only-with-pearls = { $choice } (only in games with Pearls)
resarcana-step-gain_x = { $n ->
    [one] gain X { $kind }
   *[other] gain X/{ $n } { $kind }, rounded down
}
resarcana-step-gain_x_same = gain X essences of another kind{ $barred ->
    [yes] { " " }except { $barring }
   *[no] { "" }
}
# $given tells what was done to the card whose cost counts: destroyed, discarded, or (as the only cost) destroyed-alone,
# discarded-alone; $n is what is added
resarcana-step-gain_cost = gain { $kinded ->
    [yes] 1 { $kind }
   *[no] 1 essence of any kind{ $barred ->
        [yes] { " " }except { $barring }
       *[no] { "" }
    }
} for each essence in { $given ->
    [destroyed] the destroyed artifact's
    [discarded] the discarded card's
   *[other] its
} printed cost{ $n ->
    [0] { "" }
   *[other] , plus { $n } more
}
resarcana-step-gain_count = gain 1 { $kind } for each { $counted } { $type ->
    [none] { $where ->
        [rival] in one rival's pool
       *[player] in one player's pool, yours or a rival's
    }
   *[other] { $where ->
        [rival] one rival has in play
       *[player] one player, you or a rival, has in play
    }
}
resarcana-step-put = put { $amount } on { $where ->
    [here] this
   *[own] one of your components
}
resarcana-step-put_any = put { $any } on this
resarcana-step-put_paid = put what you paid on { $where ->
    [here] this
   *[own] one of your components
}
resarcana-step-take_all = take all essences from one of your components into your pool
resarcana-step-rivals_gain = each rival gains { $amount }
resarcana-step-rivals_lose = each rival loses { $n } Life{ $chosen ->
    [yes] { " " }unless they { $choices }
   *[no] { "" }
}
resarcana-step-all_lose = every player, including you, loses { $n } Life{ $chosen ->
    [yes] { " " }unless they { $choices }
   *[no] { "" }
}
resarcana-step-draw = draw { $n } { $n ->
    [one] card
   *[other] cards
}
resarcana-step-draw_discard = draw { $n } { $n ->
    [one] card
   *[other] cards
}, then discard { $m } { $m ->
    [one] card
   *[other] cards
} from your hand
resarcana-step-draw_return = draw { $n } { $n ->
    [one] card
   *[other] cards
}, then discard 1 card from your hand or put 1 on top of your deck
resarcana-step-reorder = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck or of the monument deck and put { $n ->
    [one] it back
   *[other] them back in any order
}
resarcana-step-straighten = straighten { $where ->
    [this] this
    [own] one of your components
    [mage] your mage
    [all] all { $types_many } of all players
   *[typed] one of your { $types_many }
}
resarcana-step-place = place { $type ->
    [none] an artifact
   *[other] a { $types }
} from { $where ->
    [hand] your hand
    [discards] your discard pile
   *[any_discards] any player's discard pile
} { $n ->
    [-1] for free
    [0] at its full cost
   *[other] for { $n } less than its cost{ $barred ->
        [yes] , but never less { $barring }
       *[no] { "" }
    }
}
resarcana-step-retrieve = take { $n } { $n ->
    [one] card
   *[other] cards
} from your discard pile into your hand
resarcana-step-claim_scroll = claim { $n } { $n ->
    [one] scroll
   *[other] scrolls
} from the centre
resarcana-step-check = check for victory at once
resarcana-step-points = get { $n } extra { $n ->
    [one] point
   *[other] points
} for this check
resarcana-step-ignore = ignore { $where ->
    [life_loss] that loss
   *[other] that power
}
resarcana-step-count_as = have it count as a { $types } for that power
resarcana-step-take_monument = take a face-up monument or the top one of the monument deck without paying its cost
resarcana-step-use_item = use the power of a magic item in the centre, paying its essences but not turning it

## What is on a card besides powers

resarcana-collect = Collect: { $what }.
resarcana-collect-gain = gain { $amount }
# $kinds is a list like "1 Calm or 1 Life"
resarcana-collect-choice = gain { $kinds }
resarcana-collect-any = gain { $any }
resarcana-collect-interest = if at least { $kinds } is on this and you take nothing from it, { $choices }
resarcana-collect-grow = if you take nothing from this, add { $n } { $n ->
    [one] essence
   *[other] essences
} of each kind already on it
resarcana-collect-upkeep = pay { $amount } or turn this
# $which is the key of what costs less: artifact, creature, dragon or demon; $barring_all is $barring with "and"
resarcana-discount = { $on } cost you { $n } less to place{ $barred ->
    [yes] , but never less { $barring }
   *[no] { "" }
}.
## Points beside the fixed ones. $first is "no" where the card has said before that it is worth points; $which is the key of
## the essence or type

resarcana-score-essence = { $first ->
    [yes] Worth
   *[no] Also worth
} { $points } { $points ->
    [one] point
   *[other] points
} for each { $of } on this.
resarcana-score-type = { $first ->
    [yes] Worth
   *[no] Also worth
} { $points } { $points ->
    [one] point
   *[other] points
} for each { $of } you have in play.
resarcana-score-artifacts = { $first ->
    [yes] Worth
   *[no] Also worth
} { $points } { $points ->
    [one] point
   *[other] points
} for every { $every ->
    [one] artifact
   *[other] { $every } artifacts
} you have in play.
## The rest

resarcana-points = Worth { $n } { $n ->
    [one] point
   *[other] points
}.
resarcana-on-claim = When you claim this, { $effects }.
resarcana-never-free = This can never be placed for free.
resarcana-nothing-printed = This has no powers.

## Words in the lines of signs

resarcana-icon-all = all
resarcana-icon-any-discards = any discards
resarcana-icon-cost = cost
resarcana-icon-deck = deck
resarcana-icon-discards = discards
resarcana-icon-free = free
resarcana-icon-hand = hand
resarcana-icon-item = item
resarcana-icon-mage = mage
resarcana-icon-monument = monument
resarcana-icon-place = place
resarcana-icon-player = player
resarcana-icon-rival = rival
resarcana-icon-rivals = rivals
resarcana-icon-scroll = scroll
resarcana-icon-turned = turned
resarcana-icon-each = each

## The list of cards in the terminal

resarcana-cards-starter = First-game set { $n }
resarcana-cards-place = { $side ->
    [sun] Sun
   *[moon] Moon
} side of { $tile }; the other side is { $other }.
resarcana-cards-stand-in = Stand-in: the printed card is not known in full. Made up for this project: { $fields }.
resarcana-tile = tile { $n }
# parts of a card that were made up
resarcana-part-collect = collect
resarcana-part-cost = cost
resarcana-part-discounts = discounts
resarcana-part-limits = limits
resarcana-part-name = name
resarcana-part-number-of-powers = number of powers
resarcana-part-points = points
resarcana-part-scoring = scoring
resarcana-part-types = types
resarcana-part-power-cost = power { $n } cost
resarcana-part-power-effect = power { $n } effect
resarcana-part-power-react = power { $n } react
resarcana-stand-in-mark = ~ marks cards that are stand-ins, wholly or in part.
