"""What drives a game: run the top program until it waits for a player, for a deal, or the game is over.

Each frame stands at a step of a program. Steps below ASKS happen by themselves. A step that asks offers options: with
none it is skipped, a single one is taken by itself, and with several the machine stops until a player has chosen.
"""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.core.rng import Rng
from arcanarium.engine.cells import CHANCE, NO_OPTIONS, OWING, REVEALS, ROUND, WINNERS, note_event
from arcanarium.resarcana.rules.collect import begin_collect, choose_collect, question
from arcanarium.resarcana.rules.lifeloss import answer, answers, lose, losses, next_hit
from arcanarium.resarcana.rules.passing import items_in_centre, take_item, take_token
from arcanarium.resarcana.rules.powers import pile_options
from arcanarium.resarcana.rules.reactions import may_react, react
from arcanarium.resarcana.rules.setup import (
    candidates,
    choose_draft,
    choose_first,
    choose_mage,
    choose_open_draft,
    choose_pair,
    dealt,
    draw_hands,
    everyone,
    first_choices,
    gather,
    how_many,
    item_choices,
    item_chosen,
    lay_first_sides,
    lay_out,
    next_deck,
    open_draft_choices,
    open_packets,
    open_pairs,
    pair_choices,
    take_aside,
)
from arcanarium.resarcana.rules.steps import ask, choose, happen
from arcanarium.resarcana.rules.turn import (
    claim_it,
    cost_payments,
    enter,
    first_turn,
    next_turn,
    pay_cost,
    refill,
    take_action,
    take_reward,
    turn_actions,
)
from arcanarium.resarcana.rules.victory import (
    answer_check,
    check_answers,
    count_points,
    stand_in,
    stand_in_choices,
    straighten_everything,
)
from arcanarium.resarcana.state import event_codes, ops
from arcanarium.resarcana.state.actions import GAIN, KEEP
from arcanarium.resarcana.state.essences import NOT_GOLD, ONE_GOLD, mixes
from arcanarium.resarcana.state.layout import ACTIVE, MAGES, PACKET, PASSED, PC, WHO, State, frame, pop, push

REWARDS = vec[i64]([GAIN | ONE_GOLD] + [mix for mix in mixes(2, NOT_GOLD)])


def start(s: State) -> None:
    """The game's own program, from set-up to the last round."""
    push(s, s.box.set_up, 0, 0, 0)
    run(s)


def run(s: State) -> None:
    """Go on until someone must decide, a deal is owed, or the game is over."""
    box = s.box
    cells = s.cells
    while cells[WINNERS] == 0:
        f = frame(cells)
        op = box.op[cells[f + PC]]
        if op >= ops.ASKS:
            if op == ops.TAKE_TURN:
                cells[OWING] = i64(1) << cells[ACTIVE]
                s.options = NO_OPTIONS
                return
            if op <= ops.ARRANGE:
                options = ask(s, f, op)
            elif op >= ops.PAY_COST:
                options = rule_options(s, f, op)
            else:
                if op != ops.CHOOSE_ITEM:
                    ask_everyone(s, f, op)
                    if cells[OWING]:
                        s.options = NO_OPTIONS
                        return
                    continue
                options = item_choices(s, f)
            if len(options) > 1 or asks_about_hand(s, f, op):
                s.options = options
                cells[OWING] = i64(1) << cells[f + WHO]
                return
            if len(options) == 0:
                cells[f + PC] += 1
            else:
                if op == ops.DISCARD_OWN or op == ops.DISCARD_LEFT:
                    cells[REVEALS] += 1  # rivals see a card that the player did not name
                decide(s, f, op, cells[f + WHO], options[0])
        elif op == ops.END:
            pop(s)
        elif op < ops.JUMP:
            happen(s, f, op)
            if cells[CHANCE]:
                break
        else:
            rule_step(s, f, op)
            if cells[CHANCE]:
                break
    cells[OWING] = 0
    s.options = NO_OPTIONS


def asks_about_hand(s: State, f: i64, op: i64) -> bool:
    """Does the number of options depend on which cards are in hand? Then the question is put even if there is only one,
    since rivals could tell from its absence what the hand holds."""
    pc = s.cells[f + PC]
    return op == ops.PLACE and s.box.b[pc] == 0 or op == ops.DISCARD_OWN and s.box.a[pc] != 0


def ask_everyone(s: State, f: i64, op: i64) -> None:
    """Start a question that all seats answer at the same time."""
    if op == ops.COLLECT:
        begin_collect(s, f)
        return
    s.cells[OWING] = everyone(s)
    if op == ops.DRAFT:
        open_packets(s, f)
    elif op == ops.PAIR_DRAFT:
        open_pairs(s)


def rule_step(s: State, f: i64, op: i64) -> None:
    """Carry out a step of the rules that needs no choice."""
    cells = s.cells
    if op == ops.NEXT_TURN:
        next_turn(s, f)
    elif op == ops.ENTER:
        enter(s, f)
    elif op == ops.CLAIM_IT:
        claim_it(s, f)
    elif op == ops.REFILL:
        refill(s, f)
    elif op == ops.TAKE_TOKEN:
        take_token(s, f)
    elif op == ops.NEXT_HIT:
        next_hit(s, f)
    elif op == ops.JUMP:
        cells[f + PC] = s.box.a[cells[f + PC]]
    elif op == ops.COUNT_POINTS:
        count_points(s, f)
    elif op == ops.CALL_CHECK:
        cells[f + PC] += 1
        push(s, s.box.check, cells[ACTIVE], 0, 0)
    elif op == ops.END_ROUND:
        straighten_everything(s)
        cells[PASSED] = 0
        cells[f + PC] += 1
    elif op == ops.NEW_ROUND:
        cells[ROUND] += 1
        note_event(s, event_codes.ROUND_BEGAN, -1, 0, cells[ROUND], 0)
        cells[f + PC] += 1
    elif op == ops.FIRST_TURN:
        first_turn(s, f)
    elif op == ops.LAY_OUT:
        lay_out(s, f)
    elif op == ops.LAY_FIRST_SIDES:
        lay_first_sides(s, f)
    elif op == ops.DRAW_HANDS:
        draw_hands(s, f)
    elif op == ops.SHUFFLE_DECKS:
        next_deck(s, f)
    elif op == ops.ITEM_CHOSEN:
        item_chosen(s, f)
    elif op == ops.GATHER:
        gather(s, f)
    elif op == ops.TAKE_ASIDE:
        take_aside(s, f)
    else:
        cells[CHANCE] = op


def rule_options(s: State, f: i64, op: i64) -> vec[i64]:
    """What a question of the rules offers to the one player it is for."""
    if op == ops.PAY_COST:
        return cost_payments(s, f)
    if op == ops.REWARD:
        return REWARDS
    if op == ops.SWAP_ITEM:
        return items_in_centre(s)
    if op == ops.ANSWER_HIT:
        return answers(s, f)
    if op == ops.LOSE_OTHERS:
        return losses(s, f)
    if op == ops.ANSWER_CHECK:
        return check_answers(s, f)
    if op == ops.CHOOSE_FIRST:
        return first_choices(s, f)
    if op == ops.MAY_REACT:
        return may_react(s, f)
    if op == ops.STAND_IN:
        return stand_in_choices(s, f)
    return open_draft_choices(s, f)


def decide(s: State, f: i64, op: i64, seat: i64, action: i64) -> None:
    """Carry out a choice."""
    if op <= ops.ARRANGE:
        choose(s, f, op, action)
    elif op == ops.TAKE_TURN:
        take_action(s, f, action)
    elif op == ops.PAY_COST:
        pay_cost(s, f, action)
    elif op == ops.REWARD:
        take_reward(s, f, action)
    elif op == ops.COLLECT:
        choose_collect(s, f, seat, action)
    elif op == ops.SWAP_ITEM or op == ops.CHOOSE_ITEM:
        take_item(s, f, action)
    elif op == ops.ANSWER_HIT:
        answer(s, f, action)
    elif op == ops.LOSE_OTHERS:
        lose(s, f, action)
    elif op == ops.ANSWER_CHECK:
        answer_check(s, f, action)
    elif op == ops.KEEP_MAGE:
        choose_mage(s, f, seat, action)
    elif op == ops.DRAFT:
        choose_draft(s, f, seat, action)
    elif op == ops.CHOOSE_FIRST:
        choose_first(s, f, action)
    elif op == ops.MAY_REACT:
        react(s, f, action)
    elif op == ops.STAND_IN:
        stand_in(s, f, action)
    elif op == ops.PAIR_DRAFT:
        choose_pair(s, f, seat, action)
    else:
        choose_open_draft(s, f, action)


def legal(s: State, seat: i64) -> vec[i64]:
    """The legal actions of a seat that owes a decision; none for others."""
    cells = s.cells
    if cells[OWING] >> seat & 1 == 0:
        return NO_OPTIONS
    if len(s.options):
        return s.options
    op = s.box.op[cells[frame(cells) + PC]]
    if op == ops.TAKE_TURN:
        s.options = turn_actions(s, seat)
        return s.options
    if op == ops.COLLECT:
        return question(s, seat)
    if op == ops.KEEP_MAGE:
        return pile_options(s, MAGES + seat, KEEP)
    if op == ops.DRAFT:
        return pile_options(s, PACKET + seat, KEEP)
    return pair_choices(s, seat)


def act(s: State, seat: i64, action: i64) -> None:
    """Make a move that is known to be legal, and go on to the next question."""
    cells = s.cells
    f = frame(cells)
    op = s.box.op[cells[f + PC]]
    decide(s, f, op, seat, action)
    if cells[OWING] and ops.PAIR_DRAFT <= op <= ops.COLLECT:
        return
    run(s)


def deal(s: State, outcome: vec[i64]) -> None:
    """Lay out the outcome of the deal that is owed, known to be possible, and go on."""
    dealt(s, outcome)
    run(s)


def deal_from(s: State, rng: Rng) -> vec[i64]:
    """Draw the outcome of the deal that is owed, lay it out, and return it."""
    items = candidates(s)
    rng.shuffle(items)
    if s.cells[CHANCE] == ops.DEAL_PLACES:
        items = one_side_each(s, items)
    outcome = items[: how_many(s)]
    deal(s, outcome)
    return outcome


def one_side_each(s: State, places: vec[i64]) -> vec[i64]:
    """Of every tile the side that was drawn first (S-20)."""
    kept = [card for card in places]
    tiles: list[i64] = []
    chosen: list[i64] = []
    for card in kept:
        tile = s.box.tile[card]
        if tile not in tiles:
            tiles.append(tile)
            chosen.append(card)
    return vec[i64](chosen)


