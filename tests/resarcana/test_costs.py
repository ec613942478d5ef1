"""Part D by definition: every way to pay is found again by taking away icons of a price one by one (D-3, D-4, D-7, D-8,
D-11, D-15, D-A2, D-A4, D-A6), and every way to lose Life by trying all losses (L-9 to 13, L-A1)."""
from __future__ import annotations

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from arcanarium import Game
from arcanarium.resarcana.cards.card import Card
from arcanarium.resarcana.cards.cardfile import packaged
from arcanarium.resarcana.game import RULES
from arcanarium.resarcana.notation.codec import LETTERS, pack, unpack
from arcanarium.resarcana.rules.costs import affordable, payments
from arcanarium.resarcana.state.edition import edition_of
from arcanarium.resarcana.state.layout import POOL
from tests.properties import examples

TABLE = edition_of(RULES.configure({}))
PRICED = [card for card in packaged("base").cards if card.cost is not None]
ANY, GOLD = 6, 4
TAG = (1 << 60) - 1
pools = st.tuples(*(st.integers(0, 4) for _ in range(5))).map(lambda amounts: (*amounts, 0))


def ways(icons: list[int], spared: int, lowered: int, pool: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All payments for a price given as icons. Discounts take icons away, as many as they can; a discount that spares
    Gold takes none of Gold."""
    golden = [i for i, icon in enumerate(icons) if icon == GOLD]
    plain = [i for i, icon in enumerate(icons) if icon != GOLD]
    found: set[tuple[int, ...]] = set()
    best = -1
    for first in combinations(plain, min(spared, len(plain))):
        rest = [i for i in plain + golden if i not in first]
        for second in combinations(rest, min(lowered, len(rest))):
            gone = {*first, *second}
            if len(gone) < best:
                continue
            if len(gone) > best:
                best, found = len(gone), set()
            left = [icon for i, icon in enumerate(icons) if i not in gone]
            for choice in product(range(6), repeat=left.count(ANY)):
                paid = [left.count(kind) + choice.count(kind) for kind in range(6)]
                if all(have >= n for have, n in zip(pool, paid, strict=True)):
                    found.add(tuple(paid))
    return found


@examples(150)
@given(st.sampled_from(PRICED), st.integers(0, 3), st.integers(0, 4), pools)
def test_every_way_to_pay(card: Card, spared: int, lowered: int, pool: tuple[int, ...]) -> None:
    icons = [kind for kind, n in enumerate(card.cost or ()) for _ in range(n)] + [ANY] * card.cost_any
    expected = ways(icons, spared, lowered, pool)
    at = TABLE.codec.number_of[card.id]
    can = affordable(TABLE.box, pack(pool), at, spared, lowered)
    assert can == bool(expected)
    if can:
        offered = [unpack(action & TAG) for action in payments(TABLE.box, pack(pool), at, spared, lowered)]
        assert sorted(offered) == sorted(expected)


@examples(150)
@given(pools, st.sampled_from([("Elvish Bow", "use Elvish Bow 1", 1), ("Fire Dragon", "use Fire Dragon", 2)]))
def test_every_way_to_lose(pool: tuple[int, ...], attack: tuple[str, str, int]) -> None:
    """Life as far as there is any, then two others for each missing, as far as there are any."""
    card, move, life = attack
    have = "".join(f"{n}{letter}" for n, letter in zip(pool, LETTERS, strict=True) if n) or "nothing"
    game = Game.from_position(f"resarcana\nA play: {card}\nB pool: {have}\n")
    game.play(0, move)
    if game.decision(1).kind == "hit":
        game.play(1, "suffer")
    missing = max(0, life - pool[1])
    others = sum(pool) - pool[1]
    lost = {
        loss for loss in product(*(range(n + 1) for n in pool))
        if loss[1] == min(life, pool[1]) and sum(loss) - loss[1] == min(2 * missing, others)
    }
    if game.decision(1).kind == "lose":
        assert {action.action.amount for action in game.legal(1)} == lost
        assert len(lost) > 1
    else:
        after = unpack(game.state.cells[POOL + 1])
        assert [tuple(a - b for a, b in zip(pool, after, strict=True))] == list(lost)
