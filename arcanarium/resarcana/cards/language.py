"""The card language: a line of text for what the printed card says as a line of icons.

    line    = [ 'react' trigger ':' | 'turned' ':' ] costs '>' effects
    costs   = 'free' | cost { '+' cost }
    effects = effect { '+' effect }

'and' binds essences into one term, '/' parts alternatives, '+' joins terms. Terms of essences paid are one payment,
terms of essences gained are one gain. `docs/cards.md` lists every term; each verb reads and writes its own (verbs.py);
`lines.py` reads the other lines of a card. parse_power(write_power(p)) == p.
"""
from __future__ import annotations

from collections.abc import Callable

from arcanarium.engine.wording import one_of
from arcanarium.resarcana.cards.card import ESSENCES, TRIGGERS, TYPES, Power, Step
from arcanarium.resarcana.cards.cost_verbs import A_COST, read_essence_cost
from arcanarium.resarcana.cards.effect_verbs import AN_EFFECT, read_essence_effect
from arcanarium.resarcana.cards.terms import at_essences, joined
from arcanarium.resarcana.cards.tokens import NOWHERE, Spot, Tokens
from arcanarium.resarcana.cards.verbs import COST, EFFECT, VERBS, known_words, reader_of, write_step

LINE_WORDS = frozenset((
    "react", "turned", "free",  # powers
    "pay", "turn", "if", "all", "stays", "of", "each", "or",  # collect
    "artifact", "artifacts", "less", "but", "per", "here",  # discounts and scores
    *ESSENCES, *TYPES, *(name + "s" for name in TYPES), *(word for name in TRIGGERS for word in name.split("_")),
))
"""The words of lines besides those of verbs."""
Terms = list[tuple[Step, int]]  # steps with their columns


def words_of(text: str, spot: Spot) -> Tokens:
    """A line cut into words, which knows every word of the language."""
    return Tokens(text, spot, LINE_WORDS | known_words())


# --- reading ---


def parse_power(text: str, spot: Spot = NOWHERE, scroll: bool = False) -> Power:
    """One line of `powers`. A reaction without a turn cost works on a turned card too (L-3), a scroll always."""
    words = words_of(text, spot)
    react = words.react = trigger(words) if words.take("react") else ""
    turned = not react and bool(words.take("turned"))
    if react or turned:
        words.need(":")
    costs = [] if words.take("free") else terms(words, cost, A_COST)
    if not words.take(">"):
        words.refuse("'+' and a further cost, or the triangle '>'")
    effects = terms(words, effect, AN_EFFECT)
    words.end("'+' and a further effect, or the end of the line")
    check(words, costs, effects, react, turned)
    turns = any(step.verb == "turn" for step, _ in costs)
    ready = turned or scroll or (bool(react) and not turns)
    return Power(tuple(s for s, _ in costs), tuple(s for s, _ in effects), react, ready, text.strip())


def trigger(words: Tokens) -> str:
    for name in TRIGGERS:
        parts = name.split("_")
        if [words.peek(i) for i in range(len(parts))] == parts:
            words.at += len(parts)
            return name
    return words.refuse("a trigger: " + one_of(name.replace("_", " ") for name in TRIGGERS))


def terms(words: Tokens, read: Callable[[Tokens], Step], expected: str) -> Terms:
    """Terms joined by '+', each with its column. What is paid makes one step, and so does what is gained."""
    found: Terms = []
    while True:
        column = words.column
        if words.peek() in ("", ">", "+"):
            words.refuse(expected)
        step = read(words)
        same = [i for i, (s, _) in enumerate(found) if s.verb == step.verb and step.verb in ("pay", "gain")]
        if same:
            first, at = found[same[0]]
            found[same[0]] = (joined(words, first, step, column), at)
        else:
            found.append((step, column))
        if not words.take("+"):
            return found


def cost(words: Tokens) -> Step:
    """One cost."""
    if read := reader_of(COST, words.peek()):
        words.at += 1
        return read(words)
    return read_essence_cost(words) if at_essences(words) else words.refuse(A_COST)


def effect(words: Tokens) -> Step:
    """One effect."""
    if words.peek().isdigit() and (read := reader_of(EFFECT, words.peek(1), after_number=True)):
        return read(words)
    if at_essences(words):
        return read_essence_effect(words)
    if read := reader_of(EFFECT, words.peek()):
        words.at += 1
        return read(words)
    return words.refuse(AN_EFFECT)


def check(words: Tokens, costs: Terms, effects: Terms, react: str, turned: bool) -> None:
    """What no single term can see: terms that exclude or need one another."""
    verbs = [VERBS[step.verb] for step, _ in costs]
    seen: set[str] = set()
    for verb, (_, column) in zip(verbs, costs, strict=True):
        if verb.once and verb.once in seen:
            raise words.error("a power can ask for this only once", column)
        seen.add(verb.once)
    names = {verb.name for verb in verbs}
    if turned and "turn" in names:
        raise words.error("a power that turns its card cannot be used while it is turned", 1)
    for step, column in effects:
        verb = VERBS[step.verb]
        if verb.needs and names.isdisjoint(verb.needs):
            raise words.error(verb.needs_reason, column)
        if verb.react and verb.react != react:
            raise words.error(f"works only in a power with 'react {verb.react.replace('_', ' ')}:'", column)


# --- writing ---


def write_power(power: Power, scroll: bool = False) -> str:
    """A power as its line. `scroll` tells that the card is one, which is never turned and need not say so."""
    head = ""
    if power.react:
        head = f"react {power.react.replace('_', ' ')}: "
    elif power.turned and not scroll:
        head = "turned: "
    return f"{head}{write_steps(power.costs) or 'free'} > {write_steps(power.effects)}"


def write_steps(steps: tuple[Step, ...]) -> str:
    return " + ".join(map(write_step, steps))
