"""`arcana cards`: look up cards by name, text, set, kind or type."""
from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from arcanarium import games
from arcanarium.core.errors import ConfigError
from arcanarium.locale import Texts
from arcanarium.table.show import Show, presentation
from arcanarium.terminal.look import Look, styled

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `cards` to the command line."""
    say = Texts().say
    parser = subparsers.add_parser("cards", help=say("cards-help"), description=say("cards-help"))
    parser.add_argument("words", nargs="*", metavar="[GAME] WORDS", help=say("cards-help-words"))
    for name in ("set", "kind", "type"):
        parser.add_argument(f"--{name}", help=say(f"cards-help-{name}"))
    parser.add_argument("--stand-ins", action="store_true", help=say("cards-help-stand-ins"))
    parser.add_argument("--plain", action="store_true", help=say("cards-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Show the one card that matches in full, several as a table; 1 if there is none."""
    look = Look(args.plain)
    words = [word.casefold() for word in args.words]
    game = words.pop(0) if words[:1] and words[0] in games() else games()[0]
    show = presentation(game)
    for name, known in show.filters().items():
        wanted = getattr(args, name)
        if wanted is not None and wanted not in known:
            raise ConfigError(look.say("cards-no-filter", name=name, wanted=wanted, known=", ".join(known)))
    found = matching(show, words, args, look.texts)
    if not found:
        look.tell("cards-none")
        return 1
    if len(found) == 1:
        show_card(look, show, found[0]["id"])
    else:
        show_table(look, show, found)
    return 0


def matching(show: Show, words: list[str], args: Namespace, texts: Texts) -> list[dict[str, Any]]:
    """The cards that all filters and all words fit; a card named exactly is found alone."""
    cards = [
        card for card in show.cards()
        if args.set in (None, card["set"]) and args.kind in (None, card["kind"])
        and (args.type is None or args.type in card["types"]) and (not args.stand_ins or card["stand_in"])
    ]
    exact = [card for card in cards if " ".join(words) in (card["id"], show.card_name(card["id"], texts).casefold())]
    return exact or [card for card in cards if all(word in searchable(show, card, texts) for word in words)]


def searchable(show: Show, card: dict[str, Any], texts: Texts) -> str:
    said = show.face(card["id"], texts)["sentences"]
    return " ".join([card["id"], show.card_name(card["id"], texts), kind_of(card, texts), *said]).casefold()


def kind_of(card: dict[str, Any], texts: Texts) -> str:
    """'artifact: dragon, creature'."""
    types = ", ".join(texts.say(f"type-{name}", n=1) for name in card["types"])
    return texts.say(f"kind-{card['kind']}", n=1) + (f": {types}" if types else "")


def show_table(look: Look, show: Show, cards: list[dict[str, Any]]) -> None:
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    for head in ("name", "kind", "cost", "points", "line"):
        table.add_column(look.say(f"cards-{head}"), justify="right" if head == "points" else "left")
    for card in cards:
        face = show.face(card["id"], look.texts, look.plain)
        table.add_row(
            show.card_name(card["id"], look.texts) + (" ~" if card["stand_in"] else ""),
            kind_of(card, look.texts),
            styled(face["cost_signs"]),
            str(card["points"] or ""),
            Text("\n").join(styled(line) for line in face["lines"]),
        )
    look.print(table)
    if any(card["stand_in"] for card in cards):
        look.tell("cards-stand-in-mark")
    look.tell("cards-found", n=len(cards))


def show_card(look: Look, show: Show, id: str, seen: Any = None) -> None:
    """One card in full: its signs, the same in sentences, and where it comes from."""
    face = show.face(id, look.texts, look.plain, seen)
    look.print(Text(show.card_name(id, look.texts), style="bold"), f"({kind_of(face, look.texts)})")
    if face["cost"] is not None:
        price, _, rest = look.say("cards-price", cost="\0").partition("\0")
        look.print(Text.assemble(price, styled(face["cost_signs"]), rest))
    look.print()
    for line in face["lines"]:
        look.print(Text.assemble("  ", styled(line)))
    if face["lines"]:
        look.print()
    for sentence in face["sentences"]:
        look.print(sentence)
    look.print()
    if face["other_side"]:
        other = show.card_name(face["other_side"], look.texts)
        look.tell("cards-place", side=face["side"], tile=face["tile"].replace("_", " "), other=other)
    look.tell("cards-set", set=face["set_title"])
    if face["starter"]:
        look.tell("cards-starter", n=face["starter"])
    if face["stand_in"]:
        look.tell("cards-stand-in", fields=", ".join(face["stand_in"]))
