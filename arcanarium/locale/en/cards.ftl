### What the cards say. Every step of a power is a phrase that can follow "you may": the sentences are put together
### from these phrases, so a translation keeps that form (in most languages the infinitive or the imperative).

## Essences

essence-elan = Elan
essence-life = Life
essence-calm = Calm
essence-death = Death
essence-gold = Gold
essence-pearl = { $n ->
    [one] Pearl
   *[other] Pearls
}
# $n essences of one kind, as in "2 Elan"
essence-counted = { $n } { $kind }
# $barred tells whether kinds are excluded, which are then in $barring
essence-any = { $n } { $n ->
    [one] essence
   *[other] essences
} of any kind{ $barred ->
    [yes] { " " }except { $barring }
   *[no] { "" }
}

## Lists: two items, or a list so far and one more

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-more = { $head }, { $next }
list-effects = { $head }; { $next }

## Kinds and types

kind-mage = { $n ->
    [one] mage
   *[other] mages
}
kind-artifact = { $n ->
    [one] artifact
   *[other] artifacts
}
kind-monument = { $n ->
    [one] monument
   *[other] monuments
}
kind-place = { $n ->
    [one] place of power
   *[other] places of power
}
kind-item = { $n ->
    [one] magic item
   *[other] magic items
}
kind-scroll = { $n ->
    [one] scroll
   *[other] scrolls
}
type-creature = { $n ->
    [one] creature
   *[other] creatures
}
type-dragon = { $n ->
    [one] dragon
   *[other] dragons
}
type-demon = { $n ->
    [one] demon
   *[other] demons
}
type-mage = { $n ->
    [one] mage
   *[other] mages
}

## Powers

power = { $costs }: { $effects }.
power-free = { $effects }.
power-react = When { $trigger }, you may { $costs }: { $effects }.
power-react-free = When { $trigger }, you may { $effects }.
power-also-turned = { $power } This works while the card is turned, too.

trigger-life_loss = you would lose Life
trigger-dragon_power = a dragon's power hits you
trigger-demon_power = a demon's power hits you
trigger-victory_check = victory is checked
trigger-artifact_destroyed = any artifact is destroyed
trigger-own_power_used = you use a power of yours
trigger-own_monument_claimed = you claim another monument
trigger-own_gold_gained = you gain Gold

## Costs

step-turn = turn this
step-turn_own = turn { $type ->
    [mage] your mage
   *[other] a { $types } of yours
}
step-pay = pay { $amount }
step-pay_one_of = pay 1 { $kinds }
step-pay_same = pay any number X of one kind
step-pay_mixed = pay any number of any kinds
step-from_here = remove { $amount } from this
step-destroy_this = destroy this
step-destroy_own = destroy { $where ->
    [other] another artifact of yours
   *[any] an artifact of yours
}{ $typed ->
    [yes] { " " }that is a { $types }
   *[no] { "" }
}
step-discard = discard { $n } { $typed ->
    [yes] { $types }
   *[no] { $n ->
        [one] card
       *[other] cards
    }
} from your hand
# What a player may do instead of losing Life
instead-pay = pay { $amount }
instead-discard = discard { $n } { $typed ->
    [yes] { $types }
   *[no] { $n ->
        [one] card
       *[other] cards
    }
} from hand
instead-destroy_own = destroy { $typed ->
    [yes] an own artifact that is a { $types }
   *[no] an own artifact
}
step-deck_card = have at least { $n } { $n ->
    [one] card
   *[other] cards
} in your deck

## Effects

step-gain = gain { $amount }
step-gain_any = gain { $any }
step-gain_one_of = { $choices }
only-with-pearls = { $choice } (where pearls are in the game)
step-gain_x = { $n ->
    [one] gain X { $kind }
   *[other] gain 1 { $kind } for every { $n } of X
}
step-gain_x_same = gain X of one other kind{ $barred ->
    [yes] { " " }except { $barring }
   *[no] { "" }
}
step-gain_cost = gain { $kinded ->
    [yes] { $kind }
   *[no] essences of any kind{ $barred ->
        [yes] { " " }except { $barring }
       *[no] { "" }
    }
}, as many as that card's printed cost has{ $n ->
    [0] { "" }
   *[other] { ", " }plus { $n }
}
step-gain_count = gain 1 { $kind } for each { $counted } { $typed ->
    [yes] of
   *[no] in the pool of
} { $where ->
    [rival] one rival
   *[player] one player, yourself or a rival
}
step-put = put { $amount } on { $where ->
    [here] this
   *[own] a component of yours
}
step-put_any = put { $any } on this
step-put_paid = put what you paid on { $where ->
    [here] this
   *[own] a component of yours
}
step-take_all = take all essences from a component of yours
step-rivals_gain = each rival gains { $amount }
step-rivals_lose = each rival loses { $n } Life{ $chosen ->
    [yes] { ", " }but may { $choices } instead
   *[no] { "" }
}
step-all_lose = every player, you too, loses { $n } Life{ $chosen ->
    [yes] { ", " }but may { $choices } instead
   *[no] { "" }
}
step-draw = draw { $n } { $n ->
    [one] card
   *[other] cards
}
step-draw_discard = draw { $n } { $n ->
    [one] card
   *[other] cards
}, then discard { $m }
step-draw_return = draw { $n } { $n ->
    [one] card
   *[other] cards
}, then discard a card or put one on top of your deck
step-reorder = look at the top { $n } { $n ->
    [one] card
   *[other] cards
} of your deck or of the monuments and put them back in any order
step-straighten = straighten { $where ->
    [this] this
    [own] a component of yours
    [mage] your mage
    [all] all { $types_many } of all players
   *[typed] a { $types } of yours
}
step-place = place { $typed ->
    [yes] a { $types }
   *[no] an artifact
} from { $where ->
    [hand] your hand
    [discards] your discards
   *[any_discards] any player's discards
} { $n ->
    [-1] for free
    [0] at its cost
   *[other] at its cost less { $n }{ $barred ->
        [yes] , { $barring } not lowered
       *[no] { "" }
    }
}
step-retrieve = take { $n } { $n ->
    [one] card
   *[other] cards
} from your discards into your hand
step-claim_scroll = claim { $n } { $n ->
    [one] scroll
   *[other] scrolls
}
step-check = check victory at once
step-points = get { $n } { $n ->
    [one] point
   *[other] points
} for this check
step-ignore = ignore { $where ->
    [life_loss] that loss
   *[other] that power
}
step-count_as = let this count as a { $types } for that power
step-take_monument = take a monument, shown or from the top of the deck, without paying its cost
step-use_item = use the power of a magic item in the centre, paying its essences

## What is on a card besides powers

collect = Collect: { $what }.
collect-gain = gain { $amount }
collect-choice = gain 1 { $kinds }
collect-any = gain { $any }
collect-interest = if any { $kinds } lies here and nothing is taken, { $choices }
collect-grow = if nothing is taken, put { $n } more of every kind lying here on this
collect-upkeep = pay { $amount }, or turn this
discount = { $on } cost you { $n } less to place{ $barred ->
    [yes] { ", " }{ $barring } not lowered
   *[no] { "" }
}.
score-essence = Worth { $points } { $points ->
    [one] point
   *[other] points
} for each { $of } on it.
score-type = Worth { $points } { $points ->
    [one] point
   *[other] points
} for each { $of } you have in play.
score-artifacts = Worth { $points } { $points ->
    [one] point
   *[other] points
} for every { $every ->
    [one] artifact
   *[other] { $every } artifacts
} you have in play.
points = Worth { $n } { $n ->
    [one] point
   *[other] points
}.
on-claim = When you claim it: { $effects }.
never-free = It can never be placed for free.
nothing-printed = It has no powers.

## Words in the lines of signs

icon-all = all
icon-any-discards = any discards
icon-cost = cost
icon-deck = deck
icon-discards = discards
icon-free = free
icon-hand = hand
icon-item = item
icon-mage = mage
icon-monument = monument
icon-place = place
icon-player = player
icon-rival = rival
icon-rivals = rivals
icon-scroll = scroll
icon-turned = turned
icon-each = each

## The list of cards in the terminal

cards-help = look up cards: what they cost and what they do
cards-help-words = words to look for in names and texts; the first may name the game
cards-help-set = only cards of this set
cards-help-kind = only cards of this kind
cards-help-type = only artifacts of this type
cards-help-guild = only cards of this guild
cards-help-district = only cards of this district
cards-no-cards = { $game } has no cards to look up
cards-help-filter = only cards of this { $name }
cards-help-stand-ins = only cards that are stand-ins, wholly or in part
cards-help-plain = letters instead of signs, and no colours
cards-name = Card
cards-kind = Kind
cards-cost = Cost
cards-points = Points
cards-line = What it does
cards-found = { $n } { $n ->
    [one] card
   *[other] cards
}. Name one to see it in full.
cards-none = No card matches. Try fewer words, or `arcana cards` for all of them.
cards-set = Set: { $set }
cards-price = Cost: { $cost }
cards-starter = First-game set { $n }
cards-place = { $side ->
    [sun] Sun
   *[moon] Moon
} side of { $tile }; the other side is { $other }.
cards-stand-in = Stand-in: the printed card is not known in full. Made for this game: { $fields }.
cards-stand-in-mark = ~ marks cards that are stand-ins, wholly or in part.
cards-not-by = The cards of { $game } cannot be looked up by { $name }.
cards-no-filter = There is no { $name } “{ $wanted }”; choose { $known }.
