"""What is fixed at each stage of a game: how many cards lie where while it is set up, what all decide at the same time,
how far each player can have come in the Collect step, and what a match carries on from game to game.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from arcanarium.core.errors import Fault
from arcanarium.core.record import SEATS
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import OWING, ROUND, WINNERS
from arcanarium.resarcana.notation.codec import write_seats
from arcanarium.resarcana.notation.position import PILES, SEAT_PILES
from arcanarium.resarcana.rules.collect import DONE, ONE_BY_ONE, TOGETHER, go_on, note_choice, question
from arcanarium.resarcana.rules.game_state import ResArcana, new_state
from arcanarium.resarcana.rules.machine import run
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.box import ARTIFACT, DECK_SIZE, MAGE
from arcanarium.resarcana.state.edition import Edition
from arcanarium.resarcana.state.essences import covers
from arcanarium.resarcana.state.layout import (
    CHOICE,
    COLLECT_STEP,
    COLLECTED,
    DECIDED,
    DEPTH,
    DRAFT_HALF,
    EXTRA,
    FRAMES,
    GAME,
    IN_TURN,
    LEFT,
    MAGES,
    OWNER,
    PACKET,
    PASSED,
    PC,
    PLAY,
    POOL_OF_CARDS,
    SETTLED,
    TAKEN,
    TOKEN,
    WINS,
    X,
    frame,
    mark_of,
    push,
)
from arcanarium.resarcana.state.piles import cards_in, count, holds

GAMES = ("set-up", "rounds", "second game", "third game")
"""The programs that lie beneath all others."""
COLLECT_CELLS = {
    "collected": COLLECTED, "collecting": COLLECT_STEP, "taken": TAKEN, "settled": SETTLED, "decided": DECIDED,
}
Shape = dict[str, int]
LineOf = Mapping[str, int]


# --- set-up -----------------------------------------------------------------------------------------------------------


def shape_of(s: ResArcana) -> Shape:
    """How many cards lie in each pile, and the numbers that tell how far the set-up is. Seats are counted from the
    first player, since all else is the same for every seat."""
    cells, seats = s.cells, s.box.seats
    shape = {name: count(cells, pile) for name, pile in PILES.items()}
    for i in range(seats):
        seat = (cells[TOKEN] + i) % seats
        for name, pile in SEAT_PILES.items():
            shape[f"{i} {name}"] = count(cells, pile + seat)
        shape[f"{i} play"] = sum(1 << 8 * s.box.kind[card] for card in cards_in(cells, PLAY + seat))
    numbers = {"left": FRAMES + LEFT, "x": FRAMES + X, "half": DRAFT_HALF, "game": GAME, "round": ROUND,
               "passed": PASSED}
    return shape | {name: cells[cell] for name, cell in numbers.items()}


@lru_cache(maxsize=64)
def set_up_shapes(edition: Edition) -> dict[int, list[Shape]]:
    """For each step at which a set-up waits, what every game looks like there: one game is set up to see it."""
    s, rng = new_state(edition.box), Rng(1)
    found: dict[int, list[Shape]] = {}
    while True:
        cells = s.cells
        pc = cells[FRAMES + PC]
        if s.over():
            return found
        if edition.programs[edition.start_of(pc)] == "rounds":
            if not edition.box.match or cells[GAME] == 3:
                return found
            # the first game goes to one player and the second to the other, so that a third follows
            cells[FRAMES + PC] = edition.box.rounds
            cells[EXTRA + cells[GAME] - 1] = 100
            clear_collect(s)
            push(s, edition.box.check, 0, 0, 0)
            run(s)
            continue
        shape = shape_of(s)
        if shape not in found.setdefault(pc, []):
            found[pc].append(shape)
        if s.chance():
            s.deal_random(rng)
        else:
            seat = s.owing()[0]
            s.apply(seat, s.legal(seat)[0])


def clear_collect(s: ResArcana) -> None:
    for seat in range(s.box.seats):
        for cell in COLLECT_CELLS.values():
            s.cells[cell + seat] = 0
    s.cells[IN_TURN] = 0


def set_up_faults(s: ResArcana, edition: Edition, lines: LineOf) -> Iterator[Fault]:
    """While a game is set up the same number of cards lies in each pile in every game."""
    cells = s.cells
    if cells[DEPTH] > 1:
        yield Fault(lines.get("pending 1", 0), "nothing else is pending while the game is set up")
        return
    pc = cells[FRAMES + PC]
    known = set_up_shapes(edition).get(pc)
    if not known:
        yield Fault(lines.get("pending 0", 0), f"no game waits at “{edition.step_name(pc)}” while it is set up")
        return
    shape = shape_of(s)
    apart = min(([name for name in shape if shape[name] != other[name]] for other in known), key=len)
    for name in apart:
        seat, _, what = name.rpartition(" ")
        called = f"{SEATS[(int(seat) + cells[TOKEN]) % s.box.seats]} {what}" if seat else what
        line = lines.get(called.casefold(), 0) or lines.get("pending 0", 0)
        step = edition.step_name(pc)
        yield Fault(line, f"{called}: no game looks like this at “{step}”; it is too much or too little")


# --- what all decide at the same time ---------------------------------------------------------------------------------


def secret_choice_faults(s: ResArcana, edition: Edition, lines: LineOf) -> Iterator[Fault]:
    """Who has decided in secret has chosen one of the own cards; who has not still owes the decision."""
    cells = s.cells
    op = s.box.op[cells[frame(cells) + PC]]
    pile = {ops.KEEP_MAGE: MAGES, ops.DRAFT: PACKET, ops.PAIR_DRAFT: PACKET}.get(op, 0)
    if pile and not cells[OWING]:
        yield Fault(lines.get("owing", 0), "nobody owes a decision, but all have not decided; add a line “owing: A B”")
    for seat in range(s.box.seats):
        line = lines.get(f"{SEATS[seat]} choice".casefold(), 0)
        chosen = cells[CHOICE + seat]
        if not pile:
            if chosen:
                yield Fault(line, f"{SEATS[seat]} has nothing to choose in secret at this step; leave out “choice”")
        elif cells[OWING] >> seat & 1:
            if chosen:
                yield Fault(line, f"{SEATS[seat]} has chosen and owes no decision; leave out one of the two")
        elif not chosen:
            yield Fault(lines.get("owing", 0), f"{SEATS[seat]} has not chosen: add {SEATS[seat]} to the line “owing”")
        elif op == ops.PAIR_DRAFT and chosen not in list(cards_in(cells, pile + seat))[:2] or not holds(
                cells, pile + seat, chosen):
            yield Fault(line, f"{SEATS[seat]} cannot choose {edition.codec.card(chosen).name}, which is not offered")


# --- the Collect step -------------------------------------------------------------------------------------------------


def collect_faults(s: ResArcana, lines: LineOf) -> Iterator[Fault]:
    """How far each player has come, and what that brought, must follow from the components and some choices."""
    cells, seats = s.cells, range(s.box.seats)
    begins = "pending 0" not in lines  # written by hand: the step begins when the position is read
    if not cells[DEPTH] or begins or s.box.op[cells[frame(cells) + PC]] != ops.COLLECT:
        for seat in seats:
            for name, cell in COLLECT_CELLS.items():
                if cells[cell + seat]:
                    yield Fault(lines.get(f"{SEATS[seat]} {name}".casefold(), 0),
                                f"nobody collects now; leave out “{SEATS[seat]} {name}”")
        if cells[IN_TURN]:
            yield Fault(lines.get("order", 0), "nobody collects now; leave out “order”")
        return
    begun = [start_of_collect(s, seat) for seat in seats]
    deciding = sum(1 << seat for seat in seats if begun[seat].cells[COLLECT_STEP + seat] != DONE)
    together = TOGETHER if deciding & deciding - 1 else 0
    order = ONE_BY_ONE if s.box.collect_in_order else together
    if not deciding or not cells[OWING]:
        yield Fault(lines.get("owing", 0) or lines.get("pending 0", 0),
                    "somebody must owe a decision of the Collect step; to begin it, write “step: collect” instead")
        return
    if cells[IN_TURN] != order:
        yield Fault(lines.get("order", 0), f"order: players collect here with order {order}")
        return
    settled = [seat for seat in seats if cells[SETTLED + seat] == -1] if order == ONE_BY_ONE else []
    turn = [(cells[TOKEN] + i) % s.box.seats for i in seats]
    if order == ONE_BY_ONE:
        ahead = turn[:len(settled)]
        if sorted(ahead) != settled or len(settled) == len(turn) or cells[OWING] != 1 << turn[len(settled)]:
            yield Fault(lines.get("owing", 0), "players collect one after the other, from the holder of the token on")
            return
    elif owing := sum(1 << seat for seat in seats if cells[COLLECT_STEP + seat] != DONE) ^ cells[OWING]:
        yield Fault(lines.get("owing", 0), f"{write_seats(owing)}: who is not done with collecting owes a decision, "
                                           "and nobody else")
    for seat in seats:
        line = lines.get(f"{SEATS[seat]} collecting".casefold(), 0)
        if seat in settled:
            clear = cells[COLLECT_STEP + seat] == DONE and not cells[COLLECTED + seat] and not cells[TAKEN + seat]
            if not clear:
                yield Fault(line, f"{SEATS[seat]} has collected already")
        elif not can_have_come(s, begun[seat], seat):
            yield Fault(line, f"{SEATS[seat]} cannot have come to this point of collecting with these components")
    gold = cells[frame(cells) + X]
    if gold < 0 or gold & ~sum(1 << seat for seat in settled) or gold and not s.box.gold_gained:
        yield Fault(lines.get("pending 0", 0), "x: only players who have collected can have gained Gold")


def start_of_collect(s: ResArcana, seat: int) -> ResArcana:
    """A copy in which a player stands at the first decision of the Collect step."""
    clone = s.clone()
    for cell in COLLECT_CELLS.values():
        clone.cells[cell + seat] = 0
    go_on(clone, seat)
    return clone


def can_have_come(s: ResArcana, begun: ResArcana, seat: int) -> bool:
    """Do some choices lead to what is told of this player? Taken and settled components are known, so only gains are
    tried, and none that brings more than was collected."""
    cells = [cell + seat for cell in (COLLECT_STEP, COLLECTED, TAKEN, SETTLED, DECIDED)]
    goal = tuple(s.cells[cell] for cell in cells)
    waiting, seen = [begun], set()
    while waiting:
        state = waiting.pop()
        reached = tuple(state.cells[cell] for cell in cells)
        if reached == goal:
            return True
        possible = covers(goal[1], reached[1]) and not reached[2] & ~goal[2] and not reached[3] & ~goal[3]
        if reached in seen or not possible or reached[0] == DONE or 0 <= goal[0] < reached[0]:
            continue
        seen.add(reached)
        for action in question(state, seat):
            clone = state.clone()
            clone.cells[DECIDED + seat] = 1
            note_choice(clone, seat, action)
            go_on(clone, seat)
            waiting.append(clone)
    return False


# --- a match ----------------------------------------------------------------------------------------------------------


def match_faults(s: ResArcana, edition: Edition, lines: LineOf) -> Iterator[Fault]:
    """A match plays up to three games with the same mages and artifacts, which have owners from the second game on."""
    cells, box = s.cells, s.box
    seats, game, line = range(box.seats), cells[GAME], lines.get("game", 0)
    wins = [cells[WINS + seat] for seat in seats]
    owners = {card: mark_of(cells, card) >> OWNER for card in range(1, box.cards + 1)}
    if not box.match:
        if game != 1:
            yield Fault(line, "there is one game, not a match; leave out “game”")
        for seat in seats:
            if wins[seat]:
                yield Fault(lines.get(f"{SEATS[seat]} wins".casefold(), 0), "only in a match are games won")
        yield from (Fault(lines.get(f"memory {card}", 0),
                          f"{edition.codec.card(card).name}: only in a match has a card an owner")
                    for card, owner in owners.items() if owner)
        return
    if not 1 <= game <= 3:
        yield Fault(line, f"a match has three games, not {game}")
        return
    if not cells[WINNERS] and (max(wins) > 1 or min(wins) < 0 or (sum(wins) == 0) != (game == 1) or
                               game == 3 and sum(wins) != 2):
        yield Fault(line, "the games won do not fit the number of this game: two wins end a match")
    piles = [pile + seat for pile in SEAT_PILES.values() for seat in seats] + [PILES["looked"], PILES["arranged"]]
    lying = [card for pile in piles for card in cards_in(cells, pile)]
    artifacts = [card for card in lying if box.kind[card] == ARTIFACT]
    drafted = [owners[card] for card in artifacts]
    laid_out = count(cells, POOL_OF_CARDS)
    first_set_up = cells[DEPTH] and edition.programs[edition.start_of(cells[FRAMES + PC])] == "set-up"
    if not first_set_up and len(artifacts) + laid_out != 2 * DECK_SIZE:
        yield Fault(0, f"a match is played with {2 * DECK_SIZE} artifacts, and {len(artifacts) + laid_out} are here; "
                       "name them all, or leave out the variant")
    elif game > 1 and laid_out == 0 and drafted.count(1) != DECK_SIZE:
        yield Fault(0, f"each player has drafted {DECK_SIZE} of the artifacts; write “owner A” or “owner B” of each")
    strays = {card: owner for card, owner in owners.items() if owner and (game == 1 or card not in artifacts)}
    strays |= {card: 0 for card in artifacts if game > 1 and not owners[card]}
    for card in strays:
        yield Fault(lines.get(f"memory {card}", 0),
                    f"{edition.codec.card(card).name}: an artifact has an owner once it was drafted for the second "
                    "game, and nothing else has")
    if laid_out:
        for seat in seats:
            deck = f"{SEATS[seat]} deck"
            if any(owners[card] != seat + 1 for card in cards_in(cells, SEAT_PILES["deck"] + seat)):
                yield Fault(lines.get(deck.casefold(), 0), f"{deck}: {SEATS[seat]} has not drafted all of these cards")
    for seat in () if first_set_up else seats:
        if [box.kind[card] for card in cards_in(cells, PLAY + seat)].count(MAGE) != 1:
            yield Fault(lines.get(f"{SEATS[seat]} play".casefold(), 0),
                        f"{SEATS[seat]} plays all games of a match with one mage; name it in “{SEATS[seat]} play”")


