"""A card shown as lines of signs, each a row of fragments with a style that a client can colour, and said in sentences.

Every word comes from the texts of a language: see arcanarium.locale and its cadwallon-sentences.ftl.
"""
from __future__ import annotations

from collections.abc import Iterable

from arcanarium.cadwallon.cards.cardfile import POWERS, THINGS, Card, Effect, Goal, load
from arcanarium.core.contract import TextSource
from arcanarium.engine.telling import in_a_row

Fragment = tuple[str, str]
"""A piece of text and its style: a power, 'gold' for the golden value, 'point', 'sign' or 'text'."""

SIGNS = {  # name: (Unicode, ASCII)
    "military": ("⚔", "M"), "political": ("⚜", "P"), "spiritual": ("∪", "S"), "financial": ("◎", "D"),
    "point": ("★", "VP"), "designed": ("✎", "*"),
}
CARD_MESSAGE = "cadwallon-card-"
"""What the message of a card's name begins with; its id follows."""


def card_name(card: Card, texts: TextSource) -> str:
    """The name in the language of the player; a card of the user's own keeps the name of its file."""
    known = {known.id: known.name for known in load()}
    message = CARD_MESSAGE + card.id
    return texts.say(message) if known.get(card.id) == card.name and texts.has(message) else card.name


# --- signs ---

def sign(name: str, plain: bool = False) -> Fragment:
    return SIGNS[name][plain], name


def lines(card: Card, texts: TextSource, plain: bool = False) -> list[list[Fragment]]:
    """What a card shows: its values, the golden one marked, or its threshold; its ducats; its effect; its points."""
    rows: list[list[Fragment]] = []
    if any(card.values):
        values = [
            ((f"{n}{SIGNS[power][plain]}", "gold") if power == card.main else (f"{n}{SIGNS[power][plain]}", power))
            for power, n in zip(POWERS, card.values, strict=True)
        ]
        rows.append([fragment for value in values for fragment in ((" ", "text"), value)][1:])
    elif card.stake:
        rows.append([(f"{card.threshold}{SIGNS[card.main][plain]}", "gold")])
    if card.kind == "relic":
        rows.append([(f"+{card.ducats}{SIGNS['financial'][plain]}", "financial")])
    said = rule(card, texts)
    if said:
        rows.append([(said, "text")])
    if card.points:
        rows.append([(str(card.points), "point"), sign("point", plain)])
    return rows


def icons(card: Card, texts: TextSource, plain: bool = False) -> list[Fragment]:
    """All lines of a card as one."""
    gap: list[Fragment] = [("   ", "text")]
    return [fragment for row in lines(card, texts, plain) for fragment in gap + row][1:]


def text_of(fragments: Iterable[Fragment]) -> str:
    return "".join(text for text, _ in fragments)


# --- sentences ---

def sentences(card: Card, texts: TextSource) -> list[str]:
    """Everything on a card in words, and last where it comes from."""
    say = texts.say
    said = []
    if card.guild:
        said.append(say("cadwallon-of-guild", guild=say(CARD_MESSAGE + card.guild)))
    if card.district:
        said.append(say("cadwallon-in", district=say(f"cadwallon-district-{card.district}")))
    if card.stake:
        said.append(say("cadwallon-stake", threshold=card.threshold, **power_words(card.main, texts)))
    if any(card.values):
        said.append(say("cadwallon-values", **dict(zip(POWERS, card.values, strict=True))))
    if card.price:
        said.append(say("cadwallon-price", price=card.price))
    if card.kind == "relic":
        said.append(say("cadwallon-ducats", ducats=card.ducats))
    if told := rule(card, texts):
        said.append(told)
    if card.points:
        said.append(say("cadwallon-points", points=card.points))
    return [*said, *provenance(card, texts)]


def power_words(power: str, texts: TextSource) -> dict[str, str | int]:
    """A power for a message: `power` in words, and `which` as a key to choose forms of other words by."""
    return {"power": texts.say(f"cadwallon-power-{power}"), "which": power}


def rule(card: Card, texts: TextSource) -> str:
    """The rule on a card: an ability, an effect or a goal; nothing on others."""
    say = texts.say
    if card.effect:
        return effect_sentence(card.effect, texts)
    if card.goal:
        return goal_sentence(card.goal, texts)
    if card.ties:
        return say("cadwallon-ability-ties", **power_words(card.ties, texts))
    if card.bonus:
        return say("cadwallon-ability-bribes", bonus=card.bonus)
    return say(f"cadwallon-special-{card.id}") if card.kind == "special" else ""


def effect_sentence(effect: Effect, texts: TextSource) -> str:
    if effect.power:
        return texts.say(
            "cadwallon-effect-retrieve-power", least=effect.least, relics="no" if effect.only_agents else "yes",
            **power_words(effect.power, texts),
        )
    if effect.only_agents:
        return texts.say("cadwallon-effect-retrieve-agent")
    return texts.say(f"cadwallon-effect-{effect.verb}", cards=effect.cards)


def goal_sentence(goal: Goal, texts: TextSource) -> str:
    """What an objective asks for, with its numbers for two players and for more, and what counts for it (K-91)."""
    say = texts.say
    two, three, four = goal.numbers
    kind = f"cadwallon-kind-{THINGS[goal.thing] or 'stakes'}"
    if goal.most:
        return say("cadwallon-goal-most", things=say(kind, n=9))
    also = ""
    if two != three or three != four:
        also = say(f"cadwallon-goal-seats-{'number' if three == four else 'numbers'}", more=three, most=four)
    things, many = say(kind, n=two), say(kind, n=9)
    facts: dict[str, str | int] = {"number": two, "also": also, "power": "", "which": "any", "thing": goal.thing}
    if goal.power:
        facts |= power_words(goal.power, texts)
        things, many = (say("cadwallon-goal-power", things=named, **facts) for named in (things, many))
    facts |= {"things": things, "things_many": many}
    if goal.thing == "ducats":
        asked = say("cadwallon-goal-ducats", **facts)
    elif goal.each:
        asked = say(f"cadwallon-goal-each-{goal.each}", **facts)
    elif goal.district:
        asked = say("cadwallon-goal-district", district=say(f"cadwallon-district-{goal.district}"), **facts)
    elif goal.least:
        asked = say("cadwallon-goal-least", least=goal.least, **facts)
    else:
        asked = say("cadwallon-goal-own", **facts)
    return say("cadwallon-goal", asked=asked)


def provenance(card: Card, texts: TextSource) -> list[str]:
    """The sentences that say what on a card was designed for this project; shown with every card."""
    if card.provenance == "mixed":
        attested = in_a_row([texts.say(f"cadwallon-attested-{what}") for what in card.attested], texts)
        return [texts.say("cadwallon-provenance-mixed", attested=attested)]
    return [texts.say("cadwallon-provenance-designed")] if card.designed else []
