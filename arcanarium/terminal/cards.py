"""`arcana cards`: look up cards by name, text, set, kind or type."""
from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from arcanarium.locale import Texts
from arcanarium.resarcana.cardfile import SET_NAMES, packaged
from arcanarium.resarcana.faces import Fragment, Icons, sentences
from arcanarium.resarcana.records import KINDS, TYPES, Card

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

GAMES = ("resarcana", "res-arcana")
STYLES = {
    "elan": "bold #E4572E", "life": "bold #5BAA4A", "calm": "bold #4C9BE8", "death": "bold #9A93A8",
    "gold": "bold #E0B040", "pearl": "bold #E8E4F0", "any": "#B8B2A6", "point": "#E0B040", "type": "italic",
}


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `cards` to the command line."""
    say = Texts().say
    parser = subparsers.add_parser("cards", help=say("cards-help"), description=say("cards-help"))
    parser.add_argument("words", nargs="*", metavar="[GAME] WORDS", help=say("cards-help-words"))
    parser.add_argument("--set", choices=SET_NAMES, help=say("cards-help-set"))
    parser.add_argument("--kind", choices=KINDS, help=say("cards-help-kind"))
    parser.add_argument("--type", choices=TYPES, help=say("cards-help-type"))
    parser.add_argument("--stand-ins", action="store_true", help=say("cards-help-stand-ins"))
    parser.add_argument("--plain", action="store_true", help=say("cards-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Show the one card that matches in full, several as a table; 1 if there is none."""
    texts = Texts(getattr(args, "language", "en"))
    console = Console(no_color=args.plain, highlight=False)
    found = matching(args, texts)
    if not found:
        console.print(texts.say("cards-none"))
        return 1
    if len(found) == 1:
        show_card(console, found[0], texts, args.plain)
    else:
        show_table(console, found, texts, args.plain)
    return 0


def matching(args: Namespace, texts: Texts) -> list[Card]:
    """The cards that all filters and all words fit; a card named exactly is found alone."""
    words = [word.casefold() for word in args.words]
    if words[:1] and words[0] in GAMES:
        words = words[1:]
    cards = [
        card for name in SET_NAMES if args.set in (None, name) for card in packaged(name).cards
        if args.kind in (None, card.kind)
        and (args.type is None or args.type in card.types)
        and (not args.stand_ins or card.stand_in)
    ]
    wanted = " ".join(words)
    exact = [card for card in cards if wanted in (card.id, name_of(card, texts).casefold())]
    return exact or [card for card in cards if all(word in searchable(card, texts) for word in words)]


def name_of(card: Card, texts: Texts) -> str:
    """The name in the language of the player, or as the card file has it."""
    return texts.say(card.id) if texts.has(card.id) else card.name


def searchable(card: Card, texts: Texts) -> str:
    return " ".join([card.id, name_of(card, texts), kind_of(card, texts), *sentences(card, texts)]).casefold()


def kind_of(card: Card, texts: Texts) -> str:
    """'artifact: dragon, creature'."""
    types = ", ".join(texts.say(f"type-{name}", n=1) for name in card.types)
    return texts.say(f"kind-{card.kind}", n=1) + (f": {types}" if types else "")


def coloured(fragments: list[Fragment]) -> Text:
    return Text.assemble(*((text, STYLES.get(style, "")) for text, style in fragments))


def show_table(console: Console, cards: list[Card], texts: Texts, plain: bool) -> None:
    icons = Icons(texts, plain)
    table = Table(box=box.ASCII2 if plain else box.SIMPLE_HEAD, pad_edge=False)
    for head in ("name", "kind", "cost", "points", "line"):
        table.add_column(texts.say(f"cards-{head}"), justify="right" if head == "points" else "left")
    for card in cards:
        table.add_row(
            name_of(card, texts) + (" ~" if card.stand_in else ""),
            kind_of(card, texts),
            coloured(icons.cost(card)),
            str(card.points or ""),
            Text("\n").join(coloured(line) for line in icons.lines(card)),
        )
    console.print(table)
    if any(card.stand_in for card in cards):
        console.print(texts.say("cards-stand-in-mark"))
    console.print(texts.say("cards-found", n=len(cards)))


def show_card(console: Console, card: Card, texts: Texts, plain: bool) -> None:
    icons = Icons(texts, plain)
    home = packaged(card.set)
    console.print(Text(name_of(card, texts), style="bold"), f"({kind_of(card, texts)})")
    if card.cost is not None:
        price, _, rest = texts.say("cards-price", cost="\0").partition("\0")
        console.print(Text(price), coloured(icons.cost(card)), Text(rest), sep="")
    console.print()
    for line in icons.lines(card):
        console.print(Text("  "), coloured(line), sep="")
    if card.powers or card.collect or card.discounts or card.scores or card.on_claim:
        console.print()
    for sentence in sentences(card, texts):
        console.print(sentence, markup=False)
    console.print()
    if card.tile:
        tile = next(tile for tile in home.tiles if tile.id == card.tile)
        other = home.card(tile.moon if card.side == "sun" else tile.sun)
        number = card.tile.replace("_", " ")
        console.print(texts.say("cards-place", side=card.side, tile=number, other=name_of(other, texts)))
    console.print(texts.say("cards-set", set=home.title))
    if card.starter:
        console.print(texts.say("cards-starter", n=card.starter))
    if card.stand_in:
        console.print(texts.say("cards-stand-in", fields=", ".join(card.stand_in)))
