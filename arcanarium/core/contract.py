"""The contract that every game keeps. Read this module and you know what a game is here.

A game is a `GameSpec`, found by name in the registry: the facts about it (`About`), its `Rules`, and whatever else it
can do. Rules turn a `Config` into a `State`: a small machine that says which seats owe a decision, which actions are
legal, and moves on. Chance is explicit: when a deal or a shuffle is owed no seat owes anything, and the one who drives
the game gives the outcome, random or forced.

Only facts and rules are required. A `Face` makes a game playable by people, `Values` by the greedy bot, a board in the
terminal, a `Page` in a browser. Tools ask for a part before they use it. docs/adding-a-game.md goes through all of it.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Literal, Protocol, Self, TypeVar, runtime_checkable

from arcanarium.core.config import Config
from arcanarium.core.rng import Rng

CONTRACT = 2
"""The version of this page. A game says which one it was written for; the registry refuses another."""

PUBLIC = -1
"""The viewer without a seat: a spectator, who sees only what everyone sees."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action as a structured value: a verb of the game, and the card, number and amounts that it is about. The same
    action can be written as an integer or as a line of text; `Rules` converts between the three."""

    verb: str
    card: str = ""
    number: int = 0
    amount: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat must decide: the kind of question, the card that asks it, and figures that a prompt may show."""

    seat: int
    kind: str
    card: str = ""
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that just happened, as one viewer may know it. `kind` names a message; `facts` are its arguments."""

    kind: str
    seat: int = -1
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the points of each seat, the winners (several if they share victory), and the rounds played."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int


class State(Protocol):
    """A position of a game in progress. It holds no players, no texts and no input or output."""

    def owing(self) -> list[int]:
        """The seats that owe a decision now, in ascending order: several when a choice is simultaneous, none while
        chance is owed or when the game is over."""

    def legal(self, seat: int) -> Sequence[int]:
        """The legal actions of a seat, as integers. Their order depends only on what that seat can see."""

    def apply(self, seat: int, action: int) -> None:
        """Make a move. An illegal move raises ValueError and changes nothing."""

    def chance(self) -> bool:
        """Whether a deal or a shuffle is owed."""

    def deal(self, outcome: Sequence[int]) -> None:
        """Apply an outcome of the chance that is owed. An impossible one raises ValueError and changes nothing."""

    def deal_random(self, rng: Rng) -> Sequence[int]:
        """Draw an outcome of the chance that is owed from `rng`, apply it, and return it."""

    def over(self) -> bool:
        """Whether the game has ended."""

    def clone(self) -> Self:
        """An independent copy of the state."""

    def key(self) -> int:
        """A hash of everything in the state; equal states have equal keys."""

    def reveals(self) -> int:
        """How often something hidden has become known to a seat so far. An undo may not go back past that."""


class Observation(Protocol):
    """Everything that one seat may know about a state, and nothing else. Games add their own attributes."""

    @property
    def seat(self) -> int: ...

    def to_bytes(self) -> bytes:
        """A canonical form: two states that look the same to this seat give the same bytes."""


S = TypeVar("S", bound=State)
Obs = TypeVar("Obs", bound=Observation)
Obs_contra = TypeVar("Obs_contra", bound=Observation, contravariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Rules(Protocol[S, Obs]):
    """The rules of a game: how it is set up, written, read, shown and scored. It holds no state of its own."""

    name: str

    def configure(self, options: dict[str, Any]) -> Config:
        """A valid configuration with all defaults filled in. ConfigError gives the reason and what is allowed."""

    def start(self, config: Config) -> S:
        """The state before anything is dealt."""

    def config_of(self, state: S) -> Config:
        """The configuration of a state: the one it was started with, or the one that its position describes."""

    def action_text(self, state: S, action: int) -> str:
        """An action as one line for people and records, such as `place Fire Dragon`."""

    def read_action(self, state: S, text: str) -> int:
        """The action that a text names, legal or not. UnreadableMove if it names none."""

    def action_value(self, state: S, action: int) -> Action:
        """An action as a structured value."""

    def action_number(self, state: S, action: Action) -> int:
        """The integer of a structured action, legal or not. UnreadableMove if there is no such action."""

    def decision(self, state: S, seat: int) -> Decision:
        """The question that a seat must answer now."""

    def why_not(self, state: S, seat: int, action: int) -> str:
        """The id of a message that says why an action is illegal now, with its facts after `|`: `needs|2 elan`."""

    def chance_text(self, state: S, outcome: Sequence[int]) -> str:
        """An outcome of the chance that is owed, as a line of the record, such as `shuffle A: Hawk, Vault`."""

    def read_chance(self, state: S, text: str) -> list[int]:
        """The outcome that a line of the record describes. ValueError if it is none of the chance that is owed."""

    def note_events(self, state: S, on: bool) -> None:
        """Begin or stop to note events. While they are not noted, they cost nothing."""

    def events(self, state: S, viewer: int) -> list[Event]:
        """The events since they were last cleared, as `viewer` may know them."""

    def clear_events(self, state: S) -> None:
        """Forget the events noted so far."""

    def observe(self, state: S, seat: int) -> Obs:
        """What a seat, or a spectator (`PUBLIC`), may know about a state."""

    def resample(self, observation: Obs, rng: Rng) -> S:
        """A full state that agrees with an observation, with everything hidden drawn at random."""

    def read_observation(self, config: Config, data: bytes) -> Obs:
        """The observation that `Observation.to_bytes` gave for a state of this configuration. ValueError says what is
        wrong with other bytes. What is read is resampled like the original."""

    def hidden_parts(self, state: S, viewer: int) -> dict[str, str]:
        """The parts of a state that a viewer does not know and that could be otherwise, such as the rivals' hands or
        the order of a deck: what is in each, by its name. The secrecy kit wants to see resampling vary every one."""

    def write_position(self, state: S) -> str:
        """Everything in a state, as lines of text. The first word is the name of the game."""

    def read_position(self, text: str, source: str = "") -> S:
        """The state that a text describes. PositionError says what is wrong, and where in `source`."""

    def result(self, state: S) -> Result:
        """Points, winners and rounds of a finished game."""


@runtime_checkable
class TakesRequests(Protocol[S_contra]):
    """The part of `Rules` that a game adds if players may make requests about how the game is conducted. A request can
    be made at any time, without owing a decision. It is not an action: searches and bots never see one."""

    def requests(self, state: S_contra, seat: int) -> list[str]:
        """What a seat may ask for now, each as one line of text."""

    def request(self, state: S_contra, seat: int, name: str) -> None:
        """Grant a request and note it as an event; IllegalMove or UnreadableMove if it is not one of `requests`.
        A request reveals nothing hidden, and an undo keeps it."""


def request_message(game: str, name: str) -> str:
    """The message that names a request; with `-hint` after it, the one that explains it."""
    return f"{game}-request-{name.replace(' ', '-')}"


class Values(Protocol[S_contra]):
    """What a position is worth: all that the greedy bot needs to play a game."""

    def value(self, state: S_contra, seat: int) -> float:
        """How good a state is for a seat. Higher is better; only differences matter."""

    def quiet(self, state: S_contra) -> bool:
        """Whether nothing is half done, so that `value` is meaningful. A state in which a payment, a target or a
        reaction is still owed is not quiet; one in which a new turn begins is."""


# --- what people see ---

Fragment = tuple[str, str]
"""A piece of text and the name of its style."""


@dataclass(frozen=True, slots=True)
class News:
    """Something to notice, in words; the targets it is about; and whether it is one of several steps of one happening,
    which are told one after the other before the table shows what comes of them."""

    words: str
    targets: tuple[str, ...] = ()
    step: bool = False


class TextSource(Protocol):
    """A source of texts in one language: see arcanarium.locale."""

    def has(self, message: str) -> bool: ...

    def say(self, message: str, **args: str | int) -> str: ...


class Face(Protocol[Obs_contra]):
    """A game as clients show it. Everything is plain data, so that one face serves a terminal and a browser.

    A module or an object can be a face. A class that inherits from `Face` need not write the methods that have a body
    here; those answers fit a game without cards and with few kinds of moves.
    """

    def view(self, seen: Obs_contra) -> dict[str, Any]:
        """The table as the viewer sees it, as JSON would hold it. The game's own boards draw it. Every client reads
        `game`, `viewer`, `round`, `owing`, `over` and, for each of the `seats`, `seat` and `points`; where they are
        given also `active`, `first` or `token`, `passed`, `threshold`, `last_round` and `match`."""

    def score(self, seen: Obs_contra) -> list[list[tuple[str, int]]]:
        """The sources of the points of each seat, with the number of points from each."""

    def source_name(self, source: str, texts: TextSource) -> str:
        """The name of a source of points."""

    def ask(self, decision: Decision, texts: TextSource, names: Sequence[str]) -> str:
        """A decision as a question in words."""

    def label(self, seen: Obs_contra, action: Action, texts: TextSource, names: Sequence[str]) -> list[Fragment]:
        """The text of a move under its heading."""

    def tell(self, events: Iterable[Event], texts: TextSource, names: Sequence[str], viewer: int) -> list[str]:
        """Events as lines of a log, in which the viewer is “you”."""

    def news(self, events: Sequence[Event], texts: TextSource, names: Sequence[str], viewer: int) -> list[News]:
        """What of some events everybody should notice: that a rival passed, a new round, points."""
        return []

    def touched(self, seen: Obs_contra, events: Sequence[Event]) -> list[str]:
        """The things on the table that some events changed: targets (see `targets`), and `pool:SEAT` for what a player
        has. Only the events that the viewer may know are given."""
        return list(dict.fromkeys(f"card:{event.facts['card']}" for event in events if "card" in event.facts))

    def why(self, reason: str, texts: TextSource) -> str:
        """A reason from `Rules.why_not` in words."""
        return texts.say(reason.partition("|")[0])

    def group(self, action: Action) -> str:
        """The group in which a move is listed. Moves of the group `discard` must be typed in full."""
        return "choose"

    def heading(self, seen: Obs_contra, action: Action, texts: TextSource) -> str:
        """The heading under which a move is listed."""
        return texts.say(f"group-{self.group(action)}")

    def hint(self, seen: Obs_contra, action: Action, texts: TextSource, plain: bool = False) -> list[Fragment]:
        """What a move does, in signs."""
        return []

    def default(self, seen: Obs_contra) -> int | None:
        """The number of a sensible move to propose, or None."""
        return None

    def targets(self, seen: Obs_contra, action: Action) -> tuple[str, ...]:
        """The things to point at for a move, in order: each one of the words of `About.targets`, most with a colon and
        which one it is (`card:fire_dragon`, `seat:1`). None for a move that stands for itself. Several moves may have
        the same: their labels tell them apart."""
        return ()

    def confirm(self, seen: Obs_contra, action: Action, texts: TextSource) -> str:
        """The question to ask before a move that a player might regret; empty for most moves."""
        return ""

    def refusals(self, seen: Obs_contra, texts: TextSource) -> dict[str, list[str]]:
        """During a turn, the reasons why things cannot be used now: sentences, by target."""
        return {}

    def plan(self, seen: Obs_contra) -> list[dict[str, Any]]:
        """The next questions, if they can be answered together on one screen. Each has its `decision`, the observation
        `seen` at that point, the legal `moves` and the number of the `default` move, assuming that earlier questions
        are answered with their default; other answers may change what is legal. Where the outcome can be told: in
        `have` of the first what the player has without the answers, in `changes` what each move adds to it."""
        return []

    def weighty(self, decision: Decision) -> bool:
        """Whether a decision is part of a turn, so that its player may want to take it back before others act."""
        return True

    def cards(self, sets: Sequence[str] = (), seen: Obs_contra | None = None) -> list[dict[str, Any]]:
        """The cards of some sets, of all sets, or of a table: each with its `id`, `name`, `kind`, `points`,
        `stand_in`, and `set` and `set_title` where there are sets."""
        return []

    def card_name(self, id: str, texts: TextSource) -> str:
        return id

    def kind_name(self, card: dict[str, Any], texts: TextSource) -> str:
        """The kind of a card in a few words."""
        return str(card["kind"])

    def own_words(self, seen: Obs_contra) -> dict[str, str]:
        """The names of cards from the user's own card files, by the id of their message."""
        return {}

    def face(self, id: str, texts: TextSource, plain: bool = False, seen: Obs_contra | None = None) -> dict[str, Any]:
        """A card as it is drawn: what `cards` says of it, and `cost_signs`, `point_signs` and `lines` in fragments,
        `sentences`, a `mark` where it is not as printed, and its `origin` in sentences."""
        raise KeyError(id)

    def filters(self) -> dict[str, tuple[str, ...]]:
        """The fields by which cards can be filtered, with their values."""
        return {}


@dataclass(frozen=True, slots=True)
class Note:
    """What a coach says to a beginner: `kind` is `now`, `soon`, `threat` or `end`; `targets` are what it is about."""

    kind: str
    text: str
    targets: tuple[str, ...] = ()


class Board(Protocol):
    """One view of a table, ready to be drawn in a terminal: see arcanarium.terminal.board."""

    def draw(self, detail: int) -> Any:
        """Something that rich can print, at one of the four levels of detail."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a browser loads to draw a game."""

    board: str
    """The module that exports `Board`: see BoardModule in web/js/table/types.js. Here and in `styles` an address that
    starts with a slash is one of the site; any other is a file in `folder`."""
    styles: tuple[str, ...] = ()
    """Style sheets. All pages load them."""
    folder: Path | None = None
    """Files of the game's own package, served under /games/NAME/."""

    def address(self, game: str, file: str) -> str:
        return file if file.startswith("/") else f"/games/{game}/{file}"


# --- the whole ---


@dataclass(frozen=True, kw_only=True, slots=True)
class About:
    """The facts of a game. Its title is the message `NAME-title`, and `NAME-about` says in a line what it is."""

    name: str
    """In records, positions, addresses and on the command line: small letters only."""
    rules_version: int
    """Raised when a change of the rules would make old records of this game play differently."""
    seats: tuple[int, ...]
    """All numbers of seats that some configuration allows."""
    stage: Literal["stable", "example"] = "stable"
    rank: int = 100
    """Where the game stands among others in lists: lower ones first. Examples come after all others."""

    # what can be chosen
    sets: tuple[str, ...] = ()
    """The sets of cards, the usual one first."""
    variants: tuple[str, ...] = ("standard",)
    options: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """All options that a form can offer, with their values: the default first."""
    questions: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Options that the terminal asks for, with the answers: the default first, an empty one where other words are
    possible. The message `GAME-setup-NAME` is the question."""
    simulated: Mapping[str, str] = field(default_factory=dict)
    """Options of simulated games where nothing else is said."""
    side: str = ""
    """What balance is counted by in simulations: a key of each seat in the view, named by the message `sim-SIDE`."""
    largest: Mapping[str, Any] = field(default_factory=dict)
    """The options of the largest table, `seats` among them, which the benchmark measures too."""

    # words
    messages: Path | None = None
    """The game's texts: a folder for each language, with Fluent files in it. None for a game whose texts are among
    those of Arcanarium."""
    signs: tuple[str, str] = ("", "")
    """The messages that explain the signs, and the letters in their place where signs cannot be shown."""
    legend: str = ""
    """The message that explains the mark of cards that are not as printed."""
    chapters: tuple[str, ...] = ()
    """The rules in short: the messages `NAME-rules-CHAPTER` and `NAME-rules-CHAPTER-title`. `signs` is the table of
    `sign_table` instead."""
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The parts of the full rules that each chapter tells in short, by what their titles begin with before the dot."""
    sign_table: tuple[str, ...] = ()
    """The signs explained in the rules, each by the message `rules-sign-SIGN`."""
    rules_text: str = ""
    """The file in docs/rules/ that holds the full rules."""

    price: tuple[str, str] = ("cards-cost", "cards-price")
    """The messages for what it takes to get a card (the `cost_signs` of its face): a heading, and a line."""

    # cards and moves
    kinds: tuple[str, ...] = ()
    """The kinds of cards, the usual one first."""
    targets: tuple[str, ...] = ()
    """The words of what can be pointed at: `card`, `pile`, `seat`."""
    order: tuple[str, ...] = ()
    """The groups of moves in the order they are listed; none: as they come."""
    weighed: tuple[str, ...] = ()
    """Groups in which it matters what each move comes to, so that each has a line of its own with its hint."""
    verbs: tuple[str, ...] = ()
    """The verbs that somebody may mean who types no more than the name of a card."""
    telling: tuple[str, ...] = ()
    """Reasons of `Rules.why_not` that tell something about a card that was only named."""
    hits: tuple[str, ...] = ()
    """The kinds of decisions that come from a rival's doing."""

    # colours
    styles: Mapping[str, str] = field(default_factory=dict)
    """Styles of fragments in the terminal, as rich writes them."""
    emblem: tuple[str, ...] = ()
    """The signs on the ornament of the game."""
    hue: tuple[str, str] = ("", "")
    """The colour of the game on the first page, light and dark."""


@dataclass(frozen=True, slots=True)
class GameSpec(Generic[S, Obs]):
    """A game as it is found through the entry points: `arcanarium.games`, NAME = "package.module:SPEC".

    What is None the game cannot do.
    """

    contract: int
    """The version of the contract that the game was written for: CONTRACT, as a number."""
    about: About
    rules: Rules[S, Obs]
    face: Face[Obs] | None = None
    """Without it no people play the game, and lists leave it out."""
    values: Values[S] | None = None
    """Without it the greedy bot cannot play."""
    playouts: Callable[[S, int, int, int], Sequence[int]] | None = None
    """Fast random games: `playouts(start, seed, games, most)` plays so many from the start, gives each up after `most`
    actions, and answers with the number of actions first. Without it they are played move by move."""
    worlds: Callable[[Obs], Any] | None = None
    """The worlds that agree with an observation, an `engine.worlds.Worlds`. A game without it is imagined by
    `Rules.resample`."""
    board: Callable[[Any, Sequence[str], Obs], Board] | None = None
    """The board in a terminal, made of an `arcanarium.terminal.look.Look`, the names of the players and what is seen.
    It imports rich, so it is best imported when it is called."""
    page: Page | None = None
    """Without it the game cannot be played in a browser."""
    coach: Callable[[Obs, TextSource, Sequence[str]], list[Note]] | None = None
    """What a beginner should know now, from what is seen, the weightiest first."""
    ledger: Any = None
    """What reviews count besides chances and points: an `engine.ledger.Ledger`."""
    form: Any = None
    """What can be edited in a position: an `engine.form.FormOf`."""
    facts: Any = None
    """What studies keep of finished games: an `engine.facts.Testimony`."""


AnyRules = Rules[Any, Any]
AnyFace = Face[Any]
AnySpec = GameSpec[Any, Any]
