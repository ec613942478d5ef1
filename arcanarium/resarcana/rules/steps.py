"""Part P: the steps of a power. What each does by itself, what it asks, and what becomes of the answer."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import CHANCE, note_event
from arcanarium.resarcana.rules.costs import affordable, discount_for, discounts
from arcanarium.resarcana.rules.powers import (
    borrow,
    exchange,
    exchanges,
    hand_cards,
    in_own_turn,
    is_of,
    own_artifacts,
    pile_options,
    start_placing,
    to_turn,
    use_power,
)
from arcanarium.resarcana.rules.primitives import (
    SHUFFLE,
    destroy,
    discard,
    draw_one,
    gain,
    move_paid,
    pay,
    put,
    retrieve,
    return_card,
    straighten,
    straighten_all,
    take_all,
    turn,
)
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import on_card
from arcanarium.resarcana.state.box import ANY, SCROLL
from arcanarium.resarcana.state.essences import (
    KINDS,
    amount,
    covers,
    kinds_in,
    mixes,
    one,
    only,
    size,
    splits,
)
from arcanarium.resarcana.state.layout import (
    ARRANGED,
    CARD,
    CHECKER,
    DECK,
    DISCARDS,
    EXTRA,
    HAND,
    ITEMS,
    LEFT,
    LOOKED,
    MONUMENTS,
    PAID,
    PASSED,
    PC,
    PLAY,
    POOL,
    SCROLLS,
    SHOWN,
    WHO,
    State,
    X,
    essences_on,
    is_turned,
    next_card,
    on_cell,
    push,
)
from arcanarium.resarcana.state.memory import group_of, know, merge_groups, new_group, rearranged
from arcanarium.resarcana.state.piles import add_card, cards_in, count, pop_card, push_card, take_card


def happen(s: State, f: i64, op: i64) -> None:
    """Carry out a step of a power that needs no choice."""
    box = s.box
    cells = s.cells
    pc = cells[f + PC]
    a = box.a[pc]
    who = cells[f + WHO]
    card = cells[f + CARD]
    if op == ops.DRAW:
        draw_step(s, f, a)
        return
    if op == ops.LOOK:
        look_step(s, f, a)
        return
    cells[f + PC] = pc + 1
    if op == ops.TURN_THIS:
        turn(s, who, card)
    elif op == ops.PAY_FIXED:
        pay(s, f, a)
    elif op == ops.GAIN:
        gain(s, who, a, card)
    elif op == ops.PUT_HERE:
        put(s, who, card, a)
    elif op == ops.FROM_HERE:
        cells[on_cell(card)] -= a
        note_event(s, event_codes.REMOVED, who, card, a, 0)
    elif op == ops.DESTROY_THIS:
        destroy(s, f, card)
    elif op == ops.GAIN_X:
        gain(s, who, cells[f + X] // box.b[pc] * a, card)
    elif op == ops.PUT_PAID_HERE:
        move_paid(s, f, card)
    elif op == ops.RIVALS_GAIN:
        seat: i64 = 0
        while seat < box.seats:
            if seat != who:
                gain(s, seat, a, card)
            seat += 1
    elif op == ops.LIFE_LOSS:
        hit = (i64(1) << box.seats) - 1 & ~cells[PASSED]
        if box.c[pc] & 256 == 0:
            hit &= ~(i64(1) << who)
        note_event(s, event_codes.ATTACKED, who, card, a, hit)
        push(s, box.life_loss, who, card, pc | hit << 16)
    elif op == ops.STRAIGHTEN_THIS:
        straighten(s, who, card)
    elif op == ops.STRAIGHTEN_ALL:
        straighten_all(s, a)
    elif op == ops.CHECK:
        cells[CHECKER] = who
        push(s, box.check, who, card, 0)
    elif op == ops.POINTS:
        cells[EXTRA + who] += a
        note_event(s, event_codes.EXTRA_POINTS, who, card, a, 0)
    elif op == ops.GAIN_COST_AS:
        gain(s, who, a * (cells[f + X] + box.b[pc]), card)
    elif op == ops.DREW_TOO_FEW:
        left = box.b[pc] - (a - cells[f + X])
        cells[f + X] = left if left > 0 else 0
    elif op == ops.RETURN_SCROLL:
        take_card(cells, PLAY + who, card)
        add_card(cells, SCROLLS, card)
        note_event(s, event_codes.SCROLL_RETURNED, who, card, 0, 0)


def draw_step(s: State, f: i64, n: i64) -> None:
    """Draw n cards, as far as there are any; X tells how many were drawn. Stops for a shuffle and goes on after it."""
    cells = s.cells
    if cells[f + LEFT] < 0:
        cells[f + LEFT] = n
        cells[f + X] = 0
    while cells[f + LEFT] > 0:
        if not draw_one(s, cells[f + WHO]):
            if cells[CHANCE]:
                return
            break
        cells[f + X] += 1
        cells[f + LEFT] -= 1
    cells[f + LEFT] = -1
    cells[f + PC] += 1


def look_step(s: State, f: i64, n: i64) -> None:
    """Take the top n cards in view. The own deck is first emptied, then the discards are shuffled (P-A8); the monument
    deck is never reshuffled (P-19)."""
    cells = s.cells
    who = cells[f + WHO]
    pile: i64 = MONUMENTS if cells[f + X] else DECK + who
    if cells[f + LEFT] < 0:
        cells[f + LEFT] = n
    while cells[f + LEFT] > 0:
        if cells[pile] == 0:
            if cells[f + X] == 0 and cells[DISCARDS + who]:
                cells[CHANCE] = SHUFFLE
                return
            break
        card = pop_card(cells, pile)
        add_card(cells, LOOKED, card)
        know(s, card, who)
        cells[f + LEFT] -= 1
    cells[f + LEFT] = -1
    cells[f + PC] += 1
    mix_looked(s, who, pile == MONUMENTS)
    note_event(s, event_codes.LOOKED, who, 0, count(cells, LOOKED), cells[f + X])


def mix_looked(s: State, who: i64, monuments: bool) -> None:
    """From now on only the one who looks knows how these cards lie; others who knew them know just that they are among
    them."""
    cards = cards_in(s.cells, LOOKED)
    if len(cards) == 0:
        return
    group = group_of(s, cards[0])
    alike = True
    for card in cards:
        alike = alike and group_of(s, card) == group
    if monuments:
        group = new_group(s)
    elif not alike:
        group = merge_groups(s, who, cards)
    for card in cards:
        rearranged(s, card, group, who)


def put_back(s: State, f: i64) -> None:
    """The cards looked at go back on top of their deck in the order chosen."""
    cells = s.cells
    who = cells[f + WHO]
    cards = cards_in(cells, ARRANGED)
    cells[ARRANGED] = 0
    pile: i64 = MONUMENTS if cells[f + X] else DECK + who
    i: i64 = len(cards) - 1
    while i >= 0:
        push_card(cells, pile, cards[i])
        i -= 1


def ask(s: State, f: i64, op: i64) -> vec[i64]:
    """The choices a step of a power offers; none if there is nothing to choose."""
    box = s.box
    cells = s.cells
    pc = cells[f + PC]
    a = box.a[pc]
    who = cells[f + WHO]
    card = cells[f + CARD]
    pool = cells[POOL + who]
    if op == ops.PAY:
        return splits(actions.PAY | a, only(pool - a, box.c[pc]), box.b[pc])
    if op == ops.GAIN_ANY or op == ops.PUT_ANY_HERE:
        return mixes(a, box.b[pc])
    if op == ops.GAIN_COST:
        return mixes(cells[f + X] + a, box.b[pc])
    if op == ops.PAY_ONE_OF:
        return splits(actions.PAY, only(pool, a), 1)
    if op == ops.PAY_SAME:
        return same_kind(pool)
    if op == ops.PAY_MIXED:
        return next_kind(pool, cells[f + LEFT])
    if op == ops.GAIN_X_SAME:
        if cells[f + X] == 0:
            return vec[i64]()
        return of_one_kind(cells[f + X], a & ~kinds_in(cells[f + PAID]))
    if op == ops.DESTROY_OWN:
        return own_artifacts(s, who, a, 0 if box.b[pc] else card)
    if op == ops.DISCARD_OWN:
        return hand_cards(s, who, a, actions.DISCARD)
    if op == ops.TURN_OWN:
        return to_turn(s, who, a, card, size(pool))
    if op == ops.GAIN_COUNT:
        return seats_to_count(s, who, box.c[pc] == 1)
    if op == ops.PUT_PAID_ON:
        return own_components(s, who, actions.ONTO)
    if op == ops.STRAIGHTEN:
        return to_straighten(s, who, a)
    if op == ops.PLACE:
        return to_place(s, who, a, box.b[pc], box.c[pc])
    if op == ops.DISCARD_LEFT:
        if cells[f + X] == 0:
            return vec[i64]()
        cards = hand_cards(s, who, 0, actions.DISCARD)
        return cards if len(cards) > cells[f + X] else cards[:1]
    if op == ops.CHOOSE_DECK:
        return vec[i64]([actions.LOOK_OWN, actions.LOOK_MONUMENTS])
    if op == ops.ARRANGE:
        return pile_options(s, LOOKED, actions.NEXT_UP)
    if op == ops.GAIN_ONE_OF:
        return box.gains[a]
    if op == ops.PUT_ON:
        return own_components(s, who, actions.ONTO)
    if op == ops.TAKE_ALL:
        return laden_components(s, who)
    if op == ops.DISCARD_OR_RETURN:
        if cells[f + X] == 0:
            return vec[i64]()  # no card was drawn, so none goes back (as P-18, T-10)
        found = hand_cards(s, who, 0, actions.DISCARD)
        for option in hand_cards(s, who, 0, actions.RETURN):
            found = append(found, option)
        return found
    if op == ops.RETRIEVE:
        return pile_options(s, DISCARDS + who, actions.RETRIEVE)
    if op == ops.CLAIM_SCROLL:
        return pile_options(s, SCROLLS, actions.SCROLL)
    if op == ops.TAKE_MONUMENT:
        return monuments_to_take(s)
    return to_borrow(s, who)


def same_kind(pool: i64) -> vec[i64]:
    """X essences of one kind, for every kind and every X that the pool allows; X may be 0 (P-A5)."""
    found = vec[i64]([i64(actions.PAY)])
    kind: i64 = 0
    while kind < KINDS:
        n: i64 = 1
        while n <= amount(pool, kind):
            found = append(found, actions.PAY | n * one(kind))
            n += 1
        kind += 1
    return found


def next_kind(pool: i64, left: i64) -> vec[i64]:
    """How many of the next kind to give: any number of each kind, asked kind by kind so that the choice stays small."""
    kind = next_held(pool, left)
    found = vec[i64]()
    if kind == KINDS:
        return found
    n: i64 = 0
    while n <= amount(pool, kind):
        found = append(found, actions.PAY | n * one(kind))
        n += 1
    return found


def next_held(pool: i64, left: i64) -> i64:
    kind: i64 = left if left > 0 else 0
    while kind < KINDS and amount(pool, kind) == 0:
        kind += 1
    return kind


def of_one_kind(n: i64, kinds: i64) -> vec[i64]:
    found = vec[i64]()
    kind: i64 = 0
    while kind < KINDS:
        if kinds >> kind & 1:
            found = append(found, actions.GAIN | n * one(kind))
        kind += 1
    return found


def seats_to_count(s: State, who: i64, yourself: bool) -> vec[i64]:
    found = vec[i64]()
    seat: i64 = 0
    while seat < s.box.seats:
        if seat != who or yourself:
            found = append(found, actions.with_number(actions.COUNT, seat))
        seat += 1
    return found


def own_components(s: State, who: i64, verb: i64) -> vec[i64]:
    found = vec[i64]()
    card = s.cells[PLAY + who]
    while card:
        if s.box.kind[card] != SCROLL:
            found = append(found, on_card(verb, card))
        card = next_card(s.cells, card)
    return found


def to_straighten(s: State, who: i64, types: i64) -> vec[i64]:
    """Own turned components, and the choice of none (P-A2)."""
    found = vec[i64]()
    card = s.cells[PLAY + who]
    while card:
        if is_turned(s.cells, card) and (types == 0 or is_of(s, card, types)):
            found = append(found, on_card(actions.STRAIGHTEN, card))
        card = next_card(s.cells, card)
    return append(found, i64(actions.NOTHING))


def to_place(s: State, who: i64, types: i64, source: i64, price: i64) -> vec[i64]:
    """Artifacts that the power may place, and the choice of none (P-A1). Discounts of components add up with the
    power's own (D-7)."""
    cells = s.cells
    box = s.box
    found = vec[i64]()
    sparing, lowering = discounts(s, who)
    seat: i64 = 0
    while seat < box.seats:
        pile: i64 = HAND + seat if source == 0 else DISCARDS + seat
        card = cells[pile] if source == 2 or seat == who else i64(0)
        while card:
            types_here = box.types[card]
            if types == 0 or types_here & types:
                if price & 512:
                    fits = box.never_free[card] == 0
                else:
                    extra = price & 255
                    low = price & 256 != 0
                    fits = affordable(
                        box, cells[POOL + who], card,
                        discount_for(sparing, types_here) + (i64(0) if low else extra),
                        discount_for(lowering, types_here) + (extra if low else i64(0)),
                    )
                if fits:
                    found = append(found, on_card(actions.PLACE, card))
            card = next_card(cells, card)
        seat += 1
    if exchanges(s, who) and price & 512 == 0 and in_own_turn(s, who):
        found = append(found, i64(actions.EXCHANGE))
    return append(found, i64(actions.NOTHING))


def laden_components(s: State, who: i64) -> vec[i64]:
    """Own components that essences lie on, and the choice of none."""
    found = vec[i64]()
    card = s.cells[PLAY + who]
    while card:
        if essences_on(s.cells, card):
            found = append(found, on_card(actions.FROM, card))
        card = next_card(s.cells, card)
    return append(found, i64(actions.NOTHING))


def monuments_to_take(s: State) -> vec[i64]:
    found = pile_options(s, SHOWN, actions.CLAIM)
    if s.cells[MONUMENTS]:
        found = append(found, i64(actions.CLAIM_TOP))
    return found


def to_borrow(s: State, who: i64) -> vec[i64]:
    """Powers of the items in the centre whose essences can be paid, and the choice of none (U-9)."""
    box = s.box
    found = vec[i64]()
    card = s.cells[ITEMS]
    while card:
        power = box.first_power[card]
        last = power + box.powers[card]
        while power < last:
            if box.trigger[power] == 0 and covers(s.cells[POOL + who], box.fixed[power]):
                spare = size(only(s.cells[POOL + who] - box.fixed[power], box.any_kinds[power]))
                if spare >= box.needs[power] >> ANY:
                    found = append(found, actions.use(actions.BORROW, card, power - box.first_power[card]))
            power += 1
        card = next_card(s.cells, card)
    return append(found, i64(actions.NOTHING))


def choose(s: State, f: i64, op: i64, action: i64) -> None:
    """Carry out the choice made for a step of a power."""
    box = s.box
    cells = s.cells
    pc = cells[f + PC]
    who = cells[f + WHO]
    card = cells[f + CARD]
    chosen = actions.card(action)
    pool = action & actions.POOL
    cells[f + PC] = pc + 1
    if op == ops.PAY or op == ops.PAY_ONE_OF:
        pay(s, f, pool)
    elif op == ops.GAIN_ANY or op == ops.GAIN_COST or op == ops.GAIN_X_SAME:
        gain(s, who, pool, card)
    elif op == ops.PUT_ANY_HERE:
        put(s, who, card, pool)
    elif op == ops.PAY_SAME:
        cells[f + PAID] = 0
        cells[f + X] = size(pool)
        pay(s, f, pool)
    elif op == ops.PAY_MIXED:
        cells[f + LEFT] = next_held(cells[POOL + who], cells[f + LEFT]) + 1
        pay(s, f, pool)
        if next_held(cells[POOL + who], cells[f + LEFT]) < KINDS:
            cells[f + PC] = pc
        else:
            cells[f + LEFT] = -1
    elif op == ops.DESTROY_OWN:
        destroy(s, f, chosen)
    elif op == ops.DISCARD_OWN:
        discard(s, who, chosen)
        cells[f + X] = box.cost_total[chosen]
    elif op == ops.TURN_OWN:
        if actions.verb(action) == actions.REACT:
            note_event(s, event_codes.STOOD_IN, who, chosen, 0, 0)
            use_power(s, who, chosen, box.first_power[chosen] + actions.number(action), True)
        else:
            turn(s, who, chosen)
    elif op == ops.GAIN_ONE_OF:
        gain(s, who, pool, card)
    elif op == ops.PUT_ON:
        put(s, who, chosen, box.a[pc])
    elif op == ops.TAKE_ALL:
        take_all(s, who, chosen)
    elif op == ops.DISCARD_OR_RETURN:
        if actions.verb(action) == actions.DISCARD:
            discard(s, who, chosen)
        else:
            return_card(s, who, chosen)
    elif op == ops.RETRIEVE:
        retrieve(s, who, chosen)
    elif op == ops.CLAIM_SCROLL:
        take_card(cells, SCROLLS, chosen)
        add_card(cells, PLAY + who, chosen)
        note_event(s, event_codes.SCROLL_CLAIMED, who, chosen, 0, 0)
    elif op == ops.TAKE_MONUMENT:
        push(s, box.claim + 1, who, chosen, 0)
    elif op == ops.USE_ITEM:
        borrow(s, who, chosen, actions.number(action))
    elif op == ops.GAIN_COUNT:
        count_rival(s, f, pc, actions.number(action))
    elif op == ops.PUT_PAID_ON:
        move_paid(s, f, chosen)
    elif op == ops.STRAIGHTEN:
        if chosen:
            straighten(s, who, chosen)
    elif op == ops.PLACE:
        if action == actions.EXCHANGE:
            cells[f + PC] = pc
            exchange(s, who)
        elif chosen:
            start_placing(s, who, chosen, box.c[pc])
    elif op == ops.DISCARD_LEFT:
        discard(s, who, chosen)
        cells[f + X] -= 1
        if cells[f + X]:
            cells[f + PC] = pc
    elif op == ops.CHOOSE_DECK:
        cells[f + X] = 1 if action == actions.LOOK_MONUMENTS else 0
    elif op == ops.ARRANGE:
        take_card(cells, LOOKED, chosen)
        add_card(cells, ARRANGED, chosen)
        if cells[LOOKED]:
            cells[f + PC] = pc
        else:
            put_back(s, f)


def count_rival(s: State, f: i64, pc: i64, seat: i64) -> None:
    """Gain one for each essence in a player's pool, or for each component of a type there (P-27)."""
    box = s.box
    cells = s.cells
    counted = box.b[pc]
    n: i64 = 0
    if counted < 16:
        n = amount(cells[POOL + seat], counted)
    else:
        card = cells[PLAY + seat]
        while card:
            if box.types[card] & (counted - 16):
                n += 1
            card = next_card(cells, card)
    note_event(s, event_codes.COUNTED, cells[f + WHO], cells[f + CARD], n, seat)
    gain(s, cells[f + WHO], n * box.a[pc], cells[f + CARD])
