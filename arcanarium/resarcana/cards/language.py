"""The card language: a line of text for what the printed card says as a line of icons.

    line    = [ 'react' trigger ':' | 'turned' ':' ] costs '>' effects
    costs   = 'free' | cost { '+' cost }
    effects = effect { '+' effect }

'and' binds essences into one term, '/' parts alternatives, '+' joins terms. Terms of essences paid are one payment,
terms of essences gained are one gain. `docs/cards.md` lists every term; `writing.py` writes them; `fields.py` reads
the other lines of a card. parse_power(write_power(p)) == p.
"""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from arcanarium.resarcana.cards.card import (
    ESSENCES,
    NOTHING,
    TRIGGERS,
    TYPES,
    Amount,
    Power,
    Step,
)
from arcanarium.resarcana.cards.tokens import NOWHERE, Spot, Tokens, one_of

IGNORABLE = ("life_loss", "dragon_power", "demon_power")
KNOWN = frozenset((
    "X", "all", "and", "any", "artifact", "artifacts", "as", "but", "card", "cards", "check", "claim", "cost", "deck",
    "destroy", "discard", "discards", "draw", "each", "for", "free", "from", "gain", "hand", "here", "holds", "if",
    "ignore", "item", "less", "lose", "mage", "mixed", "monument", "of", "on", "or", "other", "own", "paid", "pay",
    "per", "place", "player", "plus", "point", "points", "react", "reorder", "retrieve", "return", "rival", "rivals",
    "same", "scroll", "scrolls", "stays", "straighten", "take", "then", "this", "turn", "turned", "unless", "use",
    "victory",
    *ESSENCES, *TYPES, *(t + "s" for t in TYPES), *(word for trigger in TRIGGERS for word in trigger.split("_")),
))
A_COST = "a cost such as turn, 2 elan, X same, discard card or destroy this"
AN_EFFECT = "an effect such as 2 elan, gold here, draw 1 or straighten own"
ONCE = (("turn",), ("destroy_this",), ("from_here",), ("deck_card",), ("pay_same", "pay_mixed", "pay_one_of"))
NEEDS = {
    "gain_x": (("pay_same",), "X must be paid: the costs need 'X same'"),
    "gain_x_same": (("pay_same",), "X must be paid: the costs need 'X same'"),
    "put_paid": (("pay", "pay_one_of", "pay_same", "pay_mixed"), "nothing is paid: the costs need essences"),
    "gain_cost": (("destroy_own", "discard"), "whose cost? The costs must discard a card or destroy an artifact"),
}
Terms = list[tuple[Step, int]]  # steps with their columns
REACTS = {"points": "victory_check", "count_as": "own_power_used"}


def parse_power(text: str, spot: Spot = NOWHERE, scroll: bool = False) -> Power:
    """One line of `powers`. A reaction without a turn cost works on a turned card too (L-3), a scroll always."""
    words = Tokens(text, spot, KNOWN)
    react = trigger(words) if words.take("react") else ""
    turned = not react and bool(words.take("turned"))
    if react or turned:
        words.need(":")
    costs = [] if words.take("free") else terms(words, cost, A_COST)
    if not words.take(">"):
        words.refuse("'+' and a further cost, or the triangle '>'")
    effects = terms(words, lambda w: effect(w, react), AN_EFFECT)
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


def check(words: Tokens, costs: Terms, effects: Terms, react: str, turned: bool) -> None:
    """What no single term can see: terms that exclude or need one another."""
    verbs = [step.verb for step, _ in costs]
    for group in ONCE:
        if sum(verb in group for verb in verbs) > 1:
            column = [column for step, column in costs if step.verb in group][1]
            raise words.error("a power can ask for this only once", column)
    if turned and "turn" in verbs:
        raise words.error("a power that turns its card cannot be used while it is turned", 1)
    for step, column in effects:
        needed, reason = NEEDS.get(step.verb, ((), ""))
        if needed and not any(verb in needed for verb in verbs):
            raise words.error(reason, column)
        if react != REACTS.get(step.verb, react):
            raise words.error(f"works only in a power with 'react {REACTS[step.verb].replace('_', ' ')}:'", column)


# Essences

def essences(words: Tokens) -> Step:
    """Essences bound by 'and', as a payment: '2 elan and gold and 3 any but pearl'."""
    step = essence(words)
    while words.take("and"):
        column = words.column
        step = joined(words, step, essence(words), column)
    return step


def at_essences(words: Tokens) -> bool:
    return words.peek().isdigit() or words.peek() in ("any", *ESSENCES)


def essence(words: Tokens) -> Step:
    n = words.count()
    kind = words.need("any", *ESSENCES, what="an essence: " + one_of((*ESSENCES, "any")))
    if kind == "any":
        return Step("pay", n=n, barring=barring(words))
    return Step("pay", amount_of(kind, n))


def amount_of(kind: str, n: int = 1) -> Amount:
    at = ESSENCES.index(kind)
    elan, life, calm, death, gold, pearl = (n if i == at else 0 for i in range(6))
    return elan, life, calm, death, gold, pearl


def joined(words: Tokens, first: Step, second: Step, column: int) -> Step:
    pairs = list(zip(first.amount, second.amount, strict=True))
    for kind, (a, b) in zip((*ESSENCES, "any"), [*pairs, (first.n, second.n)], strict=True):
        if a and b:
            raise words.error(f"{kind} is said twice; write the sum", column)
    elan, life, calm, death, gold, pearl = (a + b for a, b in pairs)
    amount = elan, life, calm, death, gold, pearl
    return replace(first, amount=amount, n=first.n + second.n, barring=first.barring or second.barring)


def barring(words: Tokens) -> tuple[str, ...]:
    """'but gold, death'. Where gold is barred, so are pearls (E-3)."""
    if not words.take("but"):
        return ()
    kinds = {words.need(*ESSENCES)}
    while words.take(","):
        kinds.add(words.need(*ESSENCES))
    if "gold" in kinds:
        kinds.add("pearl")
    return tuple(kind for kind in ESSENCES if kind in kinds)


def single(words: Tokens, step: Step, column: int) -> str:
    """The kind of a lone essence."""
    if step.n or sum(step.amount) != 1:
        raise words.error("expected one essence here, without a number", column)
    return ESSENCES[step.amount.index(1)]


def gained(words: Tokens, step: Step, column: int) -> Step:
    if step.n and step.amount != NOTHING:
        raise words.error("fixed essences and any essences are two gains; join them with '+'", column)
    return Step("gain_any", n=step.n, barring=step.barring) if step.n else Step("gain", step.amount)


def fixed(words: Tokens) -> Amount:
    column, step = words.column, essences(words)
    if step.n:
        raise words.error("'any' cannot stand here; name the essences", column)
    return step.amount


# Costs

def cost(words: Tokens) -> Step:
    column = words.column
    if words.take("turn"):
        if words.peek() in TYPES:
            return Step("turn_own", types=types(words))
        return Step("turn_own", types=("mage",)) if words.take("mage") else Step("turn")
    if words.take("X"):
        return Step("pay_same" if words.need("same", "mixed") == "same" else "pay_mixed")
    if words.take("deck"):
        words.need("holds")
        return Step("deck_card", n=counted(words, "card"))
    if words.peek() in ("discard", "destroy"):
        return given_up(words)
    if not at_essences(words):
        words.refuse(A_COST)
    step = essences(words)
    if words.take("from"):
        words.need("here")
        if step.n:
            raise words.error("'any' cannot be taken from here; name the essences", column)
        return Step("from_here", step.amount)
    if words.peek() != "/":
        return step
    kinds = [single(words, step, column)]
    while words.take("/"):
        column = words.column
        kinds.append(single(words, essences(words), column))
    return Step("pay_one_of", kinds=tuple(kinds))


def given_up(words: Tokens) -> Step:
    """A card discarded or an artifact destroyed."""
    if words.take("discard"):
        n = words.count()
        return Step("discard", n=n) if words.take("card", "cards") else Step("discard", n=n, types=types(words, "card"))
    words.need("destroy")
    if words.take("this"):
        return Step("destroy_this")
    where = "other" if words.take("other") else "any"
    return Step("destroy_own", where=where, types=() if words.take("artifact") else types(words, "artifact"))


def types(words: Tokens, *instead: str) -> tuple[str, ...]:
    """'creature or dragon'; plurals are read too. `instead` names the words that could have stood here as well."""
    found: list[str] = []
    while True:
        word = words.need(*TYPES, *(t + "s" for t in TYPES), what=one_of((*instead, *TYPES)))
        found.append(word.removesuffix("s"))
        if not words.take("or"):
            return tuple(t for t in TYPES if t in found)


def counted(words: Tokens, noun: str) -> int:
    n = words.count()
    words.need(noun, noun + "s")
    return n


# Effects

def effect(words: Tokens, react: str = "") -> Step:
    if words.peek().isdigit() and words.peek(1) in ("point", "points"):
        return Step("points", n=counted(words, "point"))
    if at_essences(words):
        return essence_effect(words)
    read = VERBS.get(words.peek())
    if read is None:
        words.refuse(AN_EFFECT)
    if words.peek() == "ignore" and react not in IGNORABLE:
        raise words.error("nothing to ignore: the line must begin with 'react life loss:' or the like")
    words.at += 1
    step = read(words)
    return replace(step, where=react) if step.verb == "ignore" else step


def essence_effect(words: Tokens) -> Step:
    """Gains and puts: what follows the essences tells which."""
    column, step = words.column, essences(words)
    if words.take("per"):
        return count_of(words, single(words, step, column))
    if place := where(words):
        if not step.n:
            return Step("put", step.amount, where=place)
        if place == "own" or step.amount != NOTHING:
            raise words.error("any essences can only be put here, and as a term of their own", column)
        return Step("put_any", n=step.n, barring=step.barring)
    if words.peek() != "/":
        return gained(words, step, column)
    choices = [gained(words, step, column)]
    while words.take("/"):
        column = words.column
        choices.append(gained(words, essences(words), column))
    return Step("gain_one_of", choices=tuple(choices))


def where(words: Tokens) -> str:
    """'here' or 'on own', or nothing."""
    if words.take("here"):
        return "here"
    return words.need("own") if words.take("on") else ""


def count_of(words: Tokens, kind: str) -> Step:
    if words.peek() in TYPES:
        step = Step("gain_count", kinds=(kind,), types=types(words))
    else:
        step = Step("gain_count", kinds=(kind, words.need(*ESSENCES, what="an essence or a type to count")))
    words.need("of")
    return replace(step, where=words.need("rival", "player"))


def gain_x(words: Tokens) -> Step:
    if words.take("other"):
        return Step("gain_x_same", barring=barring(words))
    n = words.number() if words.take("/") else 1
    return Step("gain_x", n=n, kinds=(words.need(*ESSENCES, what="an essence or other"),))


def gain_cost(words: Tokens) -> Step:
    bonus = words.number() if words.take("plus") else 0
    words.need("as")
    kind = words.need("any", *ESSENCES)
    if kind == "any":
        return Step("gain_cost", n=bonus, barring=barring(words))
    return Step("gain_cost", n=bonus, kinds=(kind,))


def rivals(words: Tokens) -> Step:
    if words.need("gain", "lose") == "gain":
        return Step("rivals_gain", fixed(words))
    return life_loss(words, "rivals_lose")


def everyone(words: Tokens) -> Step:
    words.need("lose")
    return life_loss(words, "all_lose")


def life_loss(words: Tokens, verb: str) -> Step:
    n = words.count()
    words.need("life")
    choices: list[Step] = []
    if words.take("unless"):
        choices.append(way_out(words))
        while words.take("/"):
            choices.append(way_out(words))
    return Step(verb, n=n, choices=tuple(choices))


def way_out(words: Tokens) -> Step:
    if words.peek() in ("discard", "destroy") and words.peek(1) != "this":
        return given_up(words)
    if not at_essences(words):
        words.refuse("what a player may give instead: essences, discard card or destroy artifact")
    return essences(words)


def draw(words: Tokens) -> Step:
    n = words.number()
    if not words.take("then"):
        return Step("draw", n=n)
    words.need("discard")
    if words.take("or"):
        words.need("return")
        return Step("draw_return", n=n)
    return Step("draw_discard", n=n, m=words.number())


def straighten(words: Tokens) -> Step:
    if words.take("all"):
        return Step("straighten", types=types(words), where="all")
    if words.peek() in TYPES:
        return Step("straighten", types=types(words), where="typed")
    target = words.need("this", "own", "mage", what=one_of(("this", "own", "mage", "all", *TYPES)))
    return Step("straighten", where=target)


def place(words: Tokens) -> Step:
    limited = () if words.take("artifact") else types(words, "artifact")
    words.need("from")
    source = words.need("hand", "discards", "any")
    if source == "any":
        words.need("discards")
        source = "any_discards"
    if words.take("free"):
        return Step("place", n=-1, types=limited, where=source)
    words.need("for", what="'for cost' or free")
    words.need("cost")
    n, spared = reduction(words) if words.peek() == "less" else (0, ())
    return Step("place", n=n, types=limited, where=source, barring=spared)


def reduction(words: Tokens) -> tuple[int, tuple[str, ...]]:
    """'less 2 but gold'. A discount spares gold, and pearls with it (D-12), or nothing."""
    words.need("less")
    n, column = words.number(), words.column
    spared = barring(words)
    if spared not in ((), ("gold", "pearl")):
        raise words.error("a discount can spare gold (and pearls with it) or nothing", column)
    return n, spared


def claim(words: Tokens) -> Step:
    return Step("claim_scroll", n=counted(words, "scroll"))


def put_paid(words: Tokens) -> Step:
    return Step("put_paid", where=where(words) or words.refuse("here or 'on own'"))


def take(words: Tokens) -> Step:
    if words.need("all", "monument") == "monument":
        return Step("take_monument")
    words.need("from")
    words.need("own")
    return Step("take_all")


def followed_by(word: str, step: Step) -> Callable[[Tokens], Step]:
    def read(words: Tokens) -> Step:
        words.need(word)
        return step
    return read


VERBS: dict[str, Callable[[Tokens], Step]] = {
    "X": gain_x,
    "cost": gain_cost,
    "paid": put_paid,
    "take": take,
    "rivals": rivals,
    "all": everyone,
    "draw": draw,
    "reorder": lambda words: Step("reorder", n=words.number()),
    "straighten": straighten,
    "place": place,
    "retrieve": lambda words: Step("retrieve", n=words.number()),
    "claim": claim,
    "check": followed_by("victory", Step("check")),
    "ignore": lambda words: Step("ignore"),
    "as": lambda words: Step("count_as", types=types(words)),
    "use": followed_by("item", Step("use_item")),
}
