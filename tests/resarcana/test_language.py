"""The card language: every line is read and written back, and a bad line says what is wrong and where."""
from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcanarium.core.errors import CardError
from arcanarium.resarcana.cards.card import (
    ESSENCES,
    NO_ESSENCES,
    TRIGGERS,
    TYPES,
    Card,
    Collect,
    Discount,
    Power,
    Score,
    Step,
)
from arcanarium.resarcana.cards.cardfile import SET_NAMES, packaged
from arcanarium.resarcana.cards.effect_verbs import IGNORABLE
from arcanarium.resarcana.cards.language import LINE_WORDS, parse_power, write_power, write_steps
from arcanarium.resarcana.cards.lines import (
    parse_collect,
    parse_cost,
    parse_discount,
    parse_effects,
    parse_score,
    write_collect,
    write_cost,
    write_discount,
    write_score,
)
from arcanarium.resarcana.cards.verbs import VERBS, known_words

CARDS = [card for name in SET_NAMES for card in packaged(name).cards]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_line_of_every_card_is_its_own_canonical_form(card: Card) -> None:
    for power in card.powers:
        assert write_power(power, scroll=card.kind == "scroll") == power.text
        assert parse_power(power.text, scroll=card.kind == "scroll") == power
    if card.cost is not None:
        assert parse_cost(write_cost(card.cost, card.cost_any)) == (card.cost, card.cost_any)
    if card.collect:
        assert parse_collect(write_collect(card.collect)) == card.collect
    if card.on_claim:
        assert parse_effects(write_steps(card.on_claim)) == card.on_claim
    assert tuple(parse_discount(write_discount(discount)) for discount in card.discounts) == card.discounts
    assert tuple(parse_score(write_score(score)) for score in card.scores) == card.scores


def test_the_cards_use_every_primitive() -> None:
    used = {step.verb for card in CARDS for power in card.powers for step in power.costs + power.effects}
    assert used == VERBS.keys()


GUIDE = Path(__file__).parents[2] / "docs" / "cards.md"
ROWS = re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_guide_has_every_primitive() -> None:
    assert {verb for verb, _ in ROWS} == VERBS.keys()


@pytest.mark.parametrize(("verb", "line"), ROWS)
def test_the_examples_of_the_guide_are_true(verb: str, line: str) -> None:
    power = parse_power(line)
    assert write_power(power) == line
    assert verb in {step.verb for step in power.costs + power.effects}


# Powers made at random

numbers = st.integers(1, 99)
kinds = st.sampled_from(ESSENCES)
types = st.sets(st.sampled_from(TYPES), min_size=1).map(lambda found: tuple(t for t in TYPES if t in found))
some_types = st.just(()) | types
amounts = st.tuples(*[st.integers(0, 9)] * 6).filter(any)
barrings = st.sets(kinds).map(lambda found: found | {"pearl"} if "gold" in found else found).map(
    lambda found: tuple(kind for kind in ESSENCES if kind in found)
)
spared = st.sampled_from([(), ("gold", "pearl")])
payments = st.builds(Step, st.just("pay"), amounts) | st.builds(
    Step, st.just("pay"), st.just(NO_ESSENCES) | amounts, numbers, barring=barrings
)
discards = st.builds(Step, st.just("discard"), n=numbers, types=some_types)
destructions = st.builds(Step, st.just("destroy_own"), where=st.sampled_from(["any", "other"]), types=some_types)
gains = st.builds(Step, st.just("gain"), amounts)
any_gains = st.builds(Step, st.just("gain_any"), n=numbers, barring=barrings)
ways_out = st.lists(payments | discards | destructions, max_size=3).map(tuple)
turns = st.builds(Step, st.just("turn_own"), types=types | st.just(("mage",)))
single_costs = st.fixed_dictionaries({}, optional={
    "turn": st.just(Step("turn")),
    "pay": payments,
    "x": st.sampled_from([Step("pay_same"), Step("pay_mixed")])
    | st.lists(kinds, min_size=2, max_size=6).map(lambda found: Step("pay_one_of", kinds=tuple(found))),
    "from_here": st.builds(Step, st.just("from_here"), amounts),
    "destroy_this": st.just(Step("destroy_this")),
    "deck_card": st.builds(Step, st.just("deck_card"), n=numbers),
}).map(lambda found: list(found.values()))
costs = st.builds(list.__add__, single_costs, st.lists(turns | discards | destructions, max_size=2))
effects = st.one_of(
    any_gains,
    st.builds(Step, st.just("gain_one_of"), choices=st.lists(gains | any_gains, min_size=2, max_size=3).map(tuple)),
    st.builds(Step, st.just("gain_x"), n=numbers, kinds=st.tuples(kinds)),
    st.builds(Step, st.just("gain_x_same"), barring=barrings),
    st.builds(Step, st.just("gain_cost"), n=st.integers(0, 99), barring=barrings),
    st.builds(Step, st.just("gain_cost"), n=st.integers(0, 99), kinds=st.tuples(kinds)),
    st.builds(Step, st.just("gain_count"), kinds=st.tuples(kinds, kinds), where=st.sampled_from(["rival", "player"])),
    st.builds(Step, st.just("gain_count"), kinds=st.tuples(kinds), types=types, where=st.just("rival")),
    st.builds(Step, st.just("put"), amounts, where=st.sampled_from(["here", "own"])),
    st.builds(Step, st.just("put_any"), n=numbers, barring=barrings),
    st.builds(Step, st.just("put_paid"), where=st.sampled_from(["here", "own"])),
    st.builds(Step, st.just("rivals_gain"), amounts),
    st.builds(Step, st.sampled_from(["rivals_lose", "all_lose"]), n=numbers, choices=ways_out),
    st.builds(Step, st.sampled_from(["draw", "draw_return", "reorder", "retrieve"]), n=numbers),
    st.builds(Step, st.sampled_from(["claim_scroll", "points"]), n=numbers),
    st.builds(Step, st.just("draw_discard"), n=numbers, m=numbers),
    st.builds(Step, st.just("straighten"), where=st.sampled_from(["this", "own", "mage"])),
    st.builds(Step, st.just("straighten"), where=st.sampled_from(["all", "typed"]), types=types),
    st.builds(Step, st.just("place"), n=st.sampled_from([-1, 0]), types=some_types, where=st.just("hand")),
    st.builds(Step, st.just("place"), n=numbers, types=some_types, barring=spared,
              where=st.sampled_from(["hand", "discards", "any_discards"])),
    st.builds(Step, st.just("count_as"), types=types),
    st.builds(Step, st.just("ignore"), where=st.sampled_from(IGNORABLE)),
    st.sampled_from(["take_all", "check", "take_monument", "use_item"]).map(Step),
)


@st.composite
def powers(draw: st.DrawFn) -> Power:
    paid = draw(costs)
    react = draw(st.sampled_from(["", *TRIGGERS]))
    verbs = {step.verb for step in paid}
    able = {
        "gain_x": "pay_same" in verbs, "gain_x_same": "pay_same" in verbs,
        "gain_cost": bool(verbs & {"discard", "destroy_own"}),
        "put_paid": bool(verbs & {"pay", "pay_one_of", "pay_same", "pay_mixed"}),
    }
    fits = effects.filter(
        lambda step: able.get(step.verb, True)
        and (VERBS[step.verb].react or react) == react
        and (step.verb != "ignore" or step.where == react)
    )
    done = draw(st.lists(fits, max_size=3)) + draw(st.lists(gains, max_size=1))
    if not done:
        done = [draw(gains)]
    turns = "turn" in verbs
    turned = not turns and (bool(react) or draw(st.booleans()))
    power = Power(tuple(paid), tuple(done), react, turned)
    return replace(power, text=write_power(power))


@given(powers())
def test_any_power_is_read_back_as_it_was_written(power: Power) -> None:
    assert parse_power(power.text) == power


LINES = (parse_power, parse_effects, parse_cost, parse_collect, parse_discount, parse_score)
vocabulary = sorted(LINE_WORDS | known_words())
soup = st.lists(st.sampled_from(vocabulary) | st.sampled_from([*"+/>:,", "0", "2", "100", "elam"]), max_size=12)


@given(st.text() | soup.map(" ".join) | soup.map("".join))
def test_garbage_is_refused_with_a_card_error_and_never_crashes(text: str) -> None:
    for read in LINES:
        column = 1
        try:
            read(text)
        except CardError as refused:
            column = refused.column
        assert 1 <= column <= len(text) + 1


@pytest.mark.parametrize(("line", "error"), [
    ("turn + elam > gold", "column 8: unknown word 'elam'; did you mean elan?"),
    ("turn + elan", "column 12: the line ends here; expected '+' and a further cost, or the triangle '>'"),
    ("turn elan > gold", "column 6: 'elan' does not fit here; expected '+' and a further cost, or the triangle '>'"),
    ("turn > draw", "column 12: the line ends here; expected a number"),
    ("turn > draw card", "column 13: 'card' does not fit here; expected a number"),
    ("turn > 100 gold", "column 8: 100 is out of range; numbers go from 1 to 99"),
    ("turn > 0 gold", "column 8: 0 is out of range; numbers go from 1 to 99"),
    ("turn > elan + 2 elan", "column 15: elan is said twice; write the sum"),
    ("turn + turn > gold", "column 8: a power can ask for this only once"),
    ("turn > X gold", "column 8: X must be paid: the costs need 'X same'"),
    ("turn > paid here", "column 8: nothing is paid: the costs need essences"),
    ("turn > cost as gold", "column 8: whose cost? The costs must discard a card or destroy an artifact"),
    ("turn > ignore", "column 8: nothing to ignore: the line must begin with 'react life loss:' or the like"),
    ("turn > 3 points", "column 8: works only in a power with 'react victory check:'"),
    ("turned: turn > gold", "column 1: a power that turns its card cannot be used while it is turned"),
    ("turn > gold $", "column 13: the sign '$' has no meaning here"),
    ("turn > straighten monument",
     "column 19: 'monument' does not fit here; expected this, own, mage, all, creature, dragon or demon"),
    ("turn > place dragon from hand for cost less 2 but life",
     "column 47: a discount can spare gold (and pearls with it) or nothing"),
    ("react life lost: turn > ignore",
     ("column 7: 'life' does not fit here; expected a trigger: life loss, dragon power, demon power, victory check, "
      "artifact destroyed, own power used, own monument claimed or own gold gained")),
])
def test_a_bad_line_tells_the_column_and_the_reason(line: str, error: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_power(line)
    assert str(caught.value) == error


def test_barring_gold_bars_pearls_too() -> None:
    """E-3, E-4, D-12."""
    assert parse_power("turn > 2 any but gold").effects[0].barring == ("gold", "pearl")
    assert parse_discount("artifact less 1 but gold") == Discount("artifact", 1, ("gold", "pearl"))


def test_a_reaction_works_on_a_turned_card_unless_it_turns_it() -> None:
    """L-3."""
    assert parse_power("react life loss: elan > ignore").turned
    assert not parse_power("react life loss: turn > ignore").turned


def test_a_power_for_turned_cards_says_so_and_a_scroll_need_not() -> None:
    """P-25, T-4."""
    assert parse_power("turned: elan > straighten this").turned
    assert not parse_power("elan > straighten this").turned
    assert parse_power("calm > draw 1", scroll=True).turned


@pytest.mark.parametrize(("text", "collect"), [
    ("elan + 2 calm", Collect("gain", (1, 0, 2, 0, 0, 0))),
    ("calm / life", Collect("choice", kinds=("calm", "life"))),
    ("2 any but gold, death", Collect("any", n=2, barring=("death", "gold", "pearl"))),
    ("if gold stays: 2 any but gold",
     Collect("interest", kinds=("gold",), choices=(Step("gain_any", n=2, barring=("gold", "pearl")),))),
    ("if all stays: 2 of each", Collect("grow", n=2)),
    ("pay death or turn", Collect("upkeep", (0, 0, 0, 1, 0, 0))),
])
def test_collect_lines(text: str, collect: Collect) -> None:
    """C-7, C-12, C-14, C-15."""
    assert parse_collect(text) == collect


def test_score_and_cost_lines() -> None:
    """D-2, D-3."""
    assert parse_score("1 per life here") == Score("essence", 1, "life")
    assert parse_score("2 per dragon") == Score("type", 2, "dragon")
    assert parse_score("1 per 2 artifacts") == Score("artifacts", 1, every=2)
    assert parse_cost("2 death + 3 any") == ((0, 0, 0, 2, 0, 0), 3)
    assert parse_cost("free") == (NO_ESSENCES, 0)
