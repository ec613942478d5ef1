"""The effects of powers."""
from __future__ import annotations

from dataclasses import replace

from arcanarium.engine.wording import one_of
from arcanarium.resarcana.cards.card import ESSENCES, NO_ESSENCES, TYPES, Card, Step
from arcanarium.resarcana.cards.cost_verbs import read_way_out
from arcanarium.resarcana.cards.terms import (
    barring,
    counted,
    essences,
    fixed,
    gained,
    reduction,
    single,
    types,
    where,
    write_any,
    write_but,
    write_counted,
    write_essences,
    write_place,
    write_plural,
    write_types,
)
from arcanarium.resarcana.cards.tokens import Tokens
from arcanarium.resarcana.cards.verbs import EFFECT, Verb, register, worth_of_step, write_step
from arcanarium.resarcana.cards.worth import CARD_IN_HAND, POINT, price

AN_EFFECT = "an effect such as 2 elan, gold here, draw 1 or straighten own"
IGNORABLE = ("life_loss", "dragon_power", "demon_power")
X_PAID = ("pay_same",)
X_NOT_PAID = "X must be paid: the costs need 'X same'"

# --- essences ---


def read_essence_effect(words: Tokens) -> Step:
    """Gains and puts: what follows the essences tells which."""
    column, step = words.column, essences(words)
    if words.take("per"):
        return count_of(words, single(words, step, column))
    if place := where(words):
        if not step.n:
            return Step("put", step.amount, where=place)
        if place == "own" or step.amount != NO_ESSENCES:
            raise words.error("any essences can only be put here, and as a term of their own", column)
        return Step("put_any", n=step.n, barring=step.barring)
    if words.peek() != "/":
        return gained(words, step, column)
    choices = [gained(words, step, column)]
    while words.take("/"):
        column = words.column
        choices.append(gained(words, essences(words), column))
    return Step("gain_one_of", choices=tuple(choices))


def count_of(words: Tokens, kind: str) -> Step:
    if words.peek() in TYPES:
        step = Step("gain_count", kinds=(kind,), types=types(words))
    else:
        step = Step("gain_count", kinds=(kind, words.need(*ESSENCES, what="an essence or a type to count")))
    words.need("of")
    return replace(step, where=words.need("rival", "player"))


def read_x(words: Tokens) -> Step:
    if words.take("other"):
        return Step("gain_x_same", barring=barring(words))
    n = words.number() if words.take("/") else 1
    return Step("gain_x", n=n, kinds=(words.need(*ESSENCES, what="an essence or other"),))


def worth_of_x(step: Step, card: Card) -> int:
    return 200 if "gold" in step.kinds else 20


def read_cost(words: Tokens) -> Step:
    bonus = words.number() if words.take("plus") else 0
    words.need("as")
    kind = words.need("any", *ESSENCES)
    if kind == "any":
        return Step("gain_cost", n=bonus, barring=barring(words))
    return Step("gain_cost", n=bonus, kinds=(kind,))


def write_cost(step: Step) -> str:
    bonus = f" plus {step.n}" if step.n else ""
    return f"cost{bonus} as {step.kinds[0] if step.kinds else 'any' + write_but(step.barring)}"


def write_choices(steps: tuple[Step, ...]) -> str:
    """Alternatives: in each, 'and' binds the essences."""
    return " / ".join(
        write_essences(step) if step.verb in ("pay", "gain", "gain_any") else write_step(step) for step in steps)


def worth_of_put(step: Step, card: Card) -> int:
    """Essences on a card count less than in the pool, but more where they score."""
    scoring = sum(
        score.points * POINT for score in card.scores
        if score.per == "essence" and step.amount[ESSENCES.index(score.of)])
    return price(step.amount) * 3 // 4 + scoring


def read_paid(words: Tokens) -> Step:
    return Step("put_paid", where=where(words) or words.refuse("here or 'on own'"))


def read_take(words: Tokens) -> Step:
    if words.need("all", "monument") == "monument":
        return Step("take_monument")
    words.need("from")
    words.need("own")
    return Step("take_all")


register(
    Verb(
        "gain", EFFECT, "gain `amount`",
        read=read_essence_effect, words="and",
        write=lambda step: write_essences(step, " + "),
        icons="amount",
        worth=lambda step, card: price(step.amount),
    ),
    Verb(
        "gain_any", EFFECT, "gain `n` in any mix but `barring`",
        read=read_essence_effect, words="any but",
        write=write_any,
        icons="any",
        worth=lambda step, card: 115 * step.n,
    ),
    Verb(
        "gain_one_of", EFFECT,
        "gain one of `choices` (steps gain or gain_any); a choice with pearls needs the pearl set",
        read=read_essence_effect,
        write=lambda step: write_choices(step.choices),
        icons="choices",
        worth=lambda step, card: max(worth_of_step(choice, card) for choice in step.choices),
    ),
    Verb(
        "gain_x", EFFECT, "gain X / `n` (rounded down) of the one kind in `kinds`",
        read=read_x, head="X", needs=X_PAID, needs_reason=X_NOT_PAID,
        write=lambda step: f"X{f'/{step.n}' if step.n > 1 else ''} {step.kinds[0]}",
        icons="X fraction kind",
        worth=worth_of_x,
    ),
    Verb(
        "gain_x_same", EFFECT, "gain X of one kind other than the one paid, and not of `barring`",
        read=read_x, head="X", words="other but", needs=X_PAID, needs_reason=X_NOT_PAID,
        write=lambda step: f"X other{write_but(step.barring)}",
        icons="X @any @but @same but",
        worth=worth_of_x,
    ),
    Verb(
        "gain_cost", EFFECT,
        "gain as many as the printed cost of the card destroyed or discarded plus `n`: "
        "in any mix but `barring`, or all of the one kind in `kinds`",
        read=read_cost, head="cost", words="plus as any but",
        needs=("destroy_own", "discard"),
        needs_reason="whose cost? The costs must discard a card or destroy an artifact",
        write=write_cost,
        icons=":cost bonus _ kind but",
        worth=lambda step, card: 400 + 100 * step.n,
    ),
    Verb(
        "gain_count", EFFECT,
        "gain one of `kinds[0]` for each `kinds[1]` in the pool (or each of `types` in play) of one player; "
        "`where` is 'rival' or 'player' (yourself too)",
        read=read_essence_effect, words="per of rival player or",
        write=lambda step: f"{step.kinds[0]} per {write_types(step) or step.kinds[1]} of {step.where}",
        icons="kind @times counted @open where @close",
        worth=lambda step, card: 150,
    ),
    Verb(
        "put", EFFECT, "put `amount` from the supply on this component (`where`='here') or on an own one ('own')",
        read=read_essence_effect, words="here on own",
        write=lambda step: f"{write_essences(step)} {write_place(step)}",
        icons="amount @here where",
        worth=worth_of_put,
    ),
    Verb(
        "put_any", EFFECT, "put `n` in any mix but `barring` on this component",
        read=read_essence_effect, words="any here",
        write=lambda step: f"{write_any(step)} here",
        icons="any @here",
        worth=lambda step, card: 85 * step.n,
    ),
    Verb(
        "put_paid", EFFECT, "put the very essences paid on this component ('here') or on an own one ('own')",
        read=read_paid, head="paid", words="here on own",
        needs=("pay", "pay_one_of", "pay_same", "pay_mixed"),
        needs_reason="nothing is paid: the costs need essences",
        write=lambda step: f"paid {write_place(step)}",
        icons="@same @here where",
        worth=lambda step, card: 80,
    ),
    Verb(
        "take_all", EFFECT, "take all essences from one own component into the pool",
        read=read_take, head="take", words="all from own",
        write=lambda step: "take all from own",
        icons="@own @out",
        worth=lambda step, card: 50,
    ),
)

# --- rivals ---


def read_rivals(words: Tokens) -> Step:
    if words.need("gain", "lose") == "gain":
        return Step("rivals_gain", fixed(words))
    return life_loss(words, "rivals_lose")


def read_all(words: Tokens) -> Step:
    words.need("lose")
    return life_loss(words, "all_lose")


def life_loss(words: Tokens, verb: str) -> Step:
    n = words.count()
    words.need("life")
    choices: list[Step] = []
    if words.take("unless"):
        choices.append(read_way_out(words))
        while words.take("/"):
            choices.append(read_way_out(words))
    return Step(verb, n=n, choices=tuple(choices))


def write_life_loss(step: Step) -> str:
    unless = f" unless {write_choices(step.choices)}" if step.choices else ""
    return f"lose {write_counted(step.n, 'life')}{unless}"


register(
    Verb(
        "rivals_gain", EFFECT, "each rival gains `amount`",
        read=read_rivals, head="rivals", words="gain and",
        write=lambda step: f"rivals gain {write_essences(step)}",
        icons=":rivals _ amount",
        worth=lambda step, card: -price(step.amount) // 3,
    ),
    Verb(
        "rivals_lose", EFFECT,
        "each rival who has not passed loses `n` life, unless one of `choices` is done "
        "(steps pay, discard, destroy_own)",
        read=read_rivals, head="rivals", words="lose unless discard destroy card cards artifact or other any but and",
        write=lambda step: f"rivals {write_life_loss(step)}",
        icons=":rivals _ @minus n life unless",
        worth=lambda step, card: 45 * step.n,
    ),
    Verb(
        "all_lose", EFFECT, "the same for all players, the user included",
        read=read_all, head="all", words="lose unless",
        write=lambda step: f"all {write_life_loss(step)}",
        icons=":all _ @minus n life unless",
        worth=lambda step, card: 15 * step.n,
    ),
)

# --- cards ---


def read_draw(words: Tokens) -> Step:
    n = words.number()
    if not words.take("then"):
        return Step("draw", n=n)
    words.need("discard")
    if words.take("or"):
        words.need("return")
        return Step("draw_return", n=n)
    return Step("draw_discard", n=n, m=words.number())


def read_straighten(words: Tokens) -> Step:
    if words.take("all"):
        return Step("straighten", types=types(words), where="all")
    if words.peek() in TYPES:
        return Step("straighten", types=types(words), where="typed")
    target = words.need("this", "own", "mage", what=one_of(("this", "own", "mage", "all", *TYPES)))
    return Step("straighten", where=target)


def write_straighten(step: Step) -> str:
    if step.where == "all":
        return "straighten all " + " or ".join(name + "s" for name in step.types)
    return f"straighten {write_types(step, step.where)}"


def read_place(words: Tokens) -> Step:
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


def write_placing(step: Step) -> str:
    less = f" less {step.n}{write_but(step.barring)}" if step.n else ""
    price_said = " free" if step.n < 0 else " for cost" + less
    return f"place {write_types(step, 'artifact')} from {step.where.replace('_', ' ')}{price_said}"


def read_reorder(words: Tokens) -> Step:
    return Step("reorder", n=words.number())


def read_retrieve(words: Tokens) -> Step:
    return Step("retrieve", n=words.number())


def read_claim(words: Tokens) -> Step:
    return Step("claim_scroll", n=counted(words, "scroll"))


def read_use(words: Tokens) -> Step:
    words.need("item")
    return Step("use_item")


register(
    Verb(
        "draw", EFFECT, "draw `n` cards",
        read=read_draw, head="draw",
        write=lambda step: f"draw {step.n}",
        icons="@plus n @card",
        worth=lambda step, card: CARD_IN_HAND * step.n,
    ),
    Verb(
        "draw_discard", EFFECT, "draw `n` cards, then discard `m` cards (as many fewer as were not drawn)",
        read=read_draw, head="draw", words="then discard",
        write=lambda step: f"draw {step.n} then discard {step.m}",
        icons="@plus n @card _ @minus m @card",
        worth=lambda step, card: 60,
    ),
    Verb(
        "draw_return", EFFECT, "draw `n` cards, then discard a card or put one on top of the own deck",
        read=read_draw, head="draw", words="then discard or return",
        write=lambda step: f"draw {step.n} then discard or return",
        icons="@plus n @card _ @minus @card @slash :deck",
        worth=lambda step, card: 60,
    ),
    Verb(
        "reorder", EFFECT, "look at the top `n` cards of the own or the monument deck, put them back in any order",
        read=read_reorder, head="reorder",
        write=lambda step: f"reorder {step.n}",
        icons="n @card @reorder",
        worth=lambda step, card: 0,  # a bot that looks one move ahead makes nothing of it
    ),
    Verb(
        "straighten", EFFECT,
        "`where` is 'this', 'own' (any own turned component), 'all' (all `types` of all players), 'mage', or 'typed' "
        "(an own one of `types`)",
        read=read_straighten, head="straighten", words="this own mage all or",
        write=write_straighten,
        icons="@straighten where types",
        worth=lambda step, card: 130,
    ),
    Verb(
        "place", EFFECT,
        "place an artifact of `types` (any if empty) from `where` ('hand', 'discards', 'any_discards'); free if n < 0, "
        "else for its cost less `n`, `barring` kinds not lowered",
        read=read_place, head="place", words="artifact or from hand discards any free for cost less but",
        write=write_placing,
        icons=":place _ target @open where @close price",
        worth=lambda step, card: 350 if step.n < 0 else 70 * step.n,
    ),
    Verb(
        "retrieve", EFFECT, "take `n` cards from the own discards into the hand",
        read=read_retrieve, head="retrieve",
        write=lambda step: f"retrieve {step.n}",
        icons="@plus n @card @open :discards @close",
        worth=lambda step, card: CARD_IN_HAND * step.n,
    ),
    Verb(
        "claim_scroll", EFFECT, "claim `n` scrolls from the centre",
        read=read_claim, head="claim", words="scroll scrolls",
        write=lambda step: f"claim {write_plural(step.n, 'scroll')}",
        icons="@plus n _ :scroll",
        worth=lambda step, card: CARD_IN_HAND * step.n,
    ),
    Verb(
        "take_monument", EFFECT, "take a monument, shown or the top of the deck, without paying its cost",
        read=read_take, head="take", words="monument",
        write=lambda step: "take monument",
        icons="@plus :monument",
        worth=lambda step, card: POINT,
    ),
    Verb(
        "use_item", EFFECT, "use the power of an item in the centre, paying its essences; the item is not turned",
        read=read_use, head="use", words="item",
        write=lambda step: "use item",
        icons="@turn @as :item",
        worth=lambda step, card: 60,
    ),
)

# --- victory and reactions ---


def read_check(words: Tokens) -> Step:
    words.need("victory")
    return Step("check")


def read_points(words: Tokens) -> Step:
    return Step("points", n=counted(words, "point"))


def read_ignore(words: Tokens) -> Step:
    if words.react not in IGNORABLE:
        raise words.error("nothing to ignore: the line must begin with 'react life loss:' or the like",
                          words.last_column)
    return Step("ignore", where=words.react)


def read_as(words: Tokens) -> Step:
    return Step("count_as", types=types(words))


register(
    Verb(
        "check", EFFECT, "check victory now",
        read=read_check, head="check", words="victory",
        write=lambda step: "check victory",
        icons="@point @check",
        worth=lambda step, card: 50,
    ),
    Verb(
        "points", EFFECT, "`n` points for this check only",
        read=read_points, head="point", after_number=True, words="points", react="victory_check",
        write=lambda step: f"{step.n} point{'s' if step.n > 1 else ''}",
        icons="@plus n @point",
        worth=lambda step, card: POINT * step.n,
    ),
    Verb(
        "ignore", EFFECT,
        "ignore the loss or power reacted to; `where` is 'life_loss', 'dragon_power' or 'demon_power'",
        read=read_ignore, head="ignore",
        write=lambda step: "ignore",
        icons="@ignore",
        worth=lambda step, card: 50,
    ),
    Verb(
        "count_as", EFFECT, "stand in as one of `types` for the power being used",
        read=read_as, head="as", words="or", react="own_power_used",
        write=lambda step: f"as {write_types(step)}",
        icons="@as types",
        worth=lambda step, card: 60,
    ),
)
