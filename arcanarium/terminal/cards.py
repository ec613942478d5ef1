"""`arcana cards`: look up cards by name, text, set, kind or type."""
from __future__ import annotations

from argparse import Namespace
from functools import partial
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from arcanarium import PUBLIC, Game, games
from arcanarium.core import registry
from arcanarium.core.contract import About, AnyFace, AnySpec
from arcanarium.core.errors import ConfigError
from arcanarium.engine.telling import in_a_row
from arcanarium.locale import Texts
from arcanarium.locale.folding import folded, sorting_key, spellings
from arcanarium.locale.reader import speech
from arcanarium.terminal.look import Look, styled
from arcanarium.terminal.lookup import named, names_of

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction


def filters() -> list[str]:
    """What the cards of some game can be looked up by."""
    return list(dict.fromkeys(name for spec in registry.specs() if spec.face for name in spec.face.filters()))


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `cards` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("cards", help=say("cards-help"), description=say("cards-help"))
    parser.add_argument("words", nargs="*", metavar="[GAME] WORDS", help=say("cards-help-words"))
    for name in filters():
        own = f"cards-help-{name}"
        parser.add_argument(f"--{name}", help=say(own) if speech().has(own) else say("cards-help-filter", name=name))
    parser.add_argument("--cards", metavar="FILE", help=say("play-help-cards"))
    parser.add_argument("--all", action="store_true", help=say("cards-help-all"))
    parser.add_argument("--stand-ins", action="store_true", help=say("cards-help-stand-ins"))
    parser.add_argument("--plain", action="store_true", help=say("cards-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the one card that matches in full, or several as a table; 1 if there is none."""
    look = Look(args.plain)
    words = [folded(word) for word in args.words]
    game = words.pop(0) if words[:1] and words[0] in games() else games()[0]
    spec, show = registry.spec(game), registry.face(game)
    if not show.cards():
        raise ConfigError(look.say("cards-no-cards", game=game))
    for name in filters():
        wanted, known = getattr(args, name), show.filters().get(name, ())
        if wanted is not None and wanted not in known:
            message = "cards-no-filter" if known else "cards-not-by"
            raise ConfigError(look.say(message, game=game, name=name, wanted=wanted, known=", ".join(known)))
    seen = Game.new(game, cards=args.cards).observe(PUBLIC) if args.cards else None
    look.show_game(spec, seen)
    found = matching(show, words, args, look.texts, seen)
    if args.all:
        print_all(look, show, found, seen)
        return 0
    if not found:
        look.print_message("cards-none")
        return 1
    if len(found) == 1:
        print_card(look, spec.about, show, found[0]["id"], seen)
    else:
        show_table(look, spec.about, show, found, seen)
    return 0


def matching(show: AnyFace, words: list[str], args: Namespace, texts: Texts, seen: Any = None) -> list[dict[str, Any]]:
    """The cards that all filters and all words fit; a card named exactly is found alone."""
    wanted = {name: getattr(args, name) for name in show.filters() if getattr(args, name) is not None}
    cards = [
        card for card in show.cards(seen=seen)
        if all(value == card.get(name) or value in card.get(f"{name}s", ()) for name, value in wanted.items())
        and (not args.stand_ins or card["stand_in"])
    ]
    exact = [card for card in cards if " ".join(words) in (card["id"], *names_of(show, card, texts))]
    return exact or [card for card in cards if all(word in searchable(show, card, texts, seen) for word in words)]


def searchable(show: AnyFace, card: dict[str, Any], texts: Texts, seen: Any = None) -> str:
    """All that a card can be found by: its id, its names in all languages, its kind and what it says."""
    said = [show.kind_name(card, texts), *show.face(card["id"], texts, False, seen)["sentences"]]
    return " ".join([card["id"], *names_of(show, card, texts), *(way for text in said for way in spellings(text))])


def show_table(look: Look, about: About, show: AnyFace, cards: list[dict[str, Any]], seen: Any = None) -> None:
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    for head in ("cards-name", "cards-kind", about.price[0], "cards-points", "cards-line"):
        table.add_column(look.say(head), justify="right" if head == "cards-points" else "left")
    mark = ""
    for card in cards:
        face = show.face(card["id"], look.texts, look.plain, seen)
        mark = face["mark"] or mark
        table.add_row(
            f"{show.card_name(card['id'], look.texts)} {face['mark']}".strip(),
            show.kind_name(card, look.texts),
            styled(face["cost_signs"]),
            str(card["points"] or ""),
            Text("\n").join(styled(line) for line in face["lines"]),
        )
    look.print(table)
    if mark:
        look.print_message(about.legend, mark=mark)
    look.print_message("cards-found", n=len(cards))


def print_card(look: Look, about: About, show: AnyFace, id: str, seen: Any = None) -> None:
    """Print one card in full: its signs, the same in sentences, and where it comes from."""
    face = show.face(id, look.texts, look.plain, seen)
    look.print(Text(show.card_name(id, look.texts), style="bold"), f"({show.kind_name(face, look.texts)})")
    if face["cost_signs"]:
        price, _, rest = look.say(about.price[1], cost="\0").partition("\0")
        look.print(Text.assemble(price, styled(face["cost_signs"]), rest))
    look.print()
    for line in face["lines"]:
        look.print(Text.assemble("  ", styled(line)))
    if face["lines"]:
        look.print()
    for sentence in face["sentences"]:
        look.print(sentence)
    look.print()
    for sentence in face["origin"]:
        look.print(sentence)


def print_all(look: Look, show: AnyFace, cards: list[dict[str, Any]], seen: Any) -> None:
    """Print the sentences of all cards, sorted by their names, so that a translator can read every one."""
    named = [(show.card_name(card["id"], look.texts), card) for card in cards]
    for name, card in sorted(named, key=lambda item: sorting_key(item[0], look.texts.language)):
        face = show.face(card["id"], look.texts, look.plain, seen)
        look.print(Text(name, style="bold"), f"({show.kind_name(face, look.texts)})")
        for sentence in face["sentences"]:
            look.print(Text.assemble("  ", sentence))


def print_named(look: Look, spec: AnySpec, name: str, seen: Any) -> None:
    """Print the card at a table that a player names; a part of its name is enough if no other card has it."""
    show = registry.face(spec.about.name)
    found = named(show, name, look.texts, seen)
    if len(found) == 1:
        print_card(look, spec.about, show, found[0], seen)
    elif found:
        look.print_message("play-which-card", names=in_a_row(sorted(
            (show.card_name(id, look.texts) for id in found), key=partial(sorting_key, language=look.texts.language)),
            look.texts))
    else:
        look.print_message("play-no-card", name=name.strip())
