"""The state with all methods of `core.contract.State`."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.core.rng import Rng
from arcanarium.resarcana import value
from arcanarium.resarcana.features import ACTION_KEYS, FEATURES, action_key, features, plain_features
from arcanarium.resarcana.plausible import plausible
from arcanarium.resarcana.rules.deals import deal_odds, is_possible_deal
from arcanarium.resarcana.rules.machine import act, deal, deal_from, legal, start
from arcanarium.resarcana.state.box import Box
from arcanarium.resarcana.state.layout import State, blank
from arcanarium.resarcana.taste import taste


@mypyc_attr(acyclic=True)
class ResArcana(State):
    """A game of Res Arcana in progress: `core.contract.State`."""

    def choices(self, seat: i64) -> vec[i64]:
        return legal(self, seat)

    def do(self, seat: i64, action: i64) -> None:
        act(self, seat, action)

    def is_possible_deal(self, outcome: vec[i64]) -> bool:
        return is_possible_deal(self, outcome)

    def apply_deal(self, outcome: vec[i64]) -> None:
        deal(self, outcome)

    def draw_deal(self, rng: Rng) -> vec[i64]:
        return deal_from(self, rng)

    def deal_odds(self, begun: vec[i64]) -> vec[i64]:
        return deal_odds(self, begun)

    def clone(self) -> ResArcana:
        clone = ResArcana(self.box, self.cells[:])
        clone.options = self.options
        return clone

    # --- what a search asks ---

    def quiet(self) -> bool:
        return value.quiet(self)

    def kind(self) -> i64:
        return value.kind(self)

    def worth(self, seat: i64) -> i64:
        return value.worth(self, seat)

    def scale(self) -> i64:
        return value.SCALE

    def score(self, seat: i64) -> i64:
        return value.score(self, seat)

    def taste(self, seat: i64, style: i64) -> i64:
        return taste(self, seat, style)

    def plausible(self, seat: i64) -> vec[i64]:
        return plausible(self, seat)

    def feature_count(self) -> i64:
        return FEATURES

    def features(self, seat: i64, found: vec[i64]) -> i64:
        return features(self, seat, found)

    def plain_features(self, seat: i64, found: vec[i64]) -> i64:
        return plain_features(self, seat, found)

    def action_keys(self) -> i64:
        return ACTION_KEYS

    def action_key(self, action: i64) -> i64:
        return action_key(self, action)


def new_state(box: Box) -> ResArcana:
    """A game before anything is dealt."""
    s = ResArcana(box, blank(box).cells)
    start(s)
    return s
