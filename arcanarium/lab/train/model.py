"""The network of engine/network.py in torch, and its export to the file that is shipped."""
from __future__ import annotations

import zlib

import numpy as np
import torch
from torch import Tensor, nn

from arcanarium.engine.cells import FEATURES_ON
from arcanarium.engine.network import HEAD, HEADS, INNER, OFFSET, ONE, UNITS, load, pack
from arcanarium.engine.selfplay import MOST_SEATS
from arcanarium.lab.train.data import Array

POINTS_SCALE = 10.0
ROUNDS_SCALE = 5.0
STEEPEST = 12
"""The finest scale of the first layer that is tried, as a power of two."""


class Model(nn.Module):
    """The same shape as `engine.network.Network`, with floating-point weights."""

    def __init__(self, features: int, keys: int) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(features, UNITS, mode="sum")
        self.first_bias = nn.Parameter(torch.full((UNITS,), 0.3))
        self.second = nn.Linear(UNITS, INNER)
        self.heads = nn.Linear(INNER, HEADS)
        self.policy = nn.Embedding(keys, INNER)
        self.policy_bias = nn.Embedding(keys, 1)
        self.blend = nn.Parameter(torch.tensor(0.5))
        nn.init.normal_(self.first.weight, std=0.01)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy_bias.weight)

    def inner(self, features: Tensor, starts: Tensor) -> Tensor:
        units = torch.clamp(self.first(features, starts) + self.first_bias, 0, 1)
        return torch.clamp(self.second(units), 0, 1)

    def forward(self, features: Tensor, starts: Tensor, worth: Tensor) -> tuple[Tensor, Tensor]:
        """The win logit, points and rounds of each view; and the inner units."""
        inner = self.inner(features, starts)
        out = self.heads(inner)
        return torch.cat((out[:, :1] + self.blend * worth[:, None], out[:, 1:]), 1), inner


def spread(values: Tensor, places: Tensor, positions: int) -> Tensor:
    """The logits of views as a row for each position; seats that are not there get next to nothing."""
    rows = torch.full((positions * MOST_SEATS,), -30.0)
    return rows.scatter(0, places, values).view(positions, MOST_SEATS)


def export(model: Model, game: str, rules: int, seen: Array) -> bytes:
    """The weights as whole numbers. `seen` counts how often each feature was on in training: what was never seen keeps
    no weight. The scale of the first layer is the finest at which no sum can overflow."""
    first = model.first.weight.detach().numpy().astype(np.float64)
    first = np.where(seen[:, None] > 0, first, 0.0)
    bias = model.first_bias.detach().numpy().astype(np.float64)
    shift = max(shift for shift in range(4, STEEPEST + 1) if fits(first, bias, shift))
    scale = float(1 << shift)
    second = model.second
    heads = model.heads
    body = b"".join((
        whole(first * scale, "<i2"), whole(bias * scale, "<i4"),
        whole(second.weight.detach().numpy().T * ONE, "<i2"), whole(second.bias.detach().numpy() * scale * ONE, "<i4"),
        whole(heads.weight.detach().numpy() * ONE, "<i2"), whole(heads.bias.detach().numpy() * ONE, "<i4"),
        whole(model.policy.weight.detach().numpy() * ONE, "<i2"),
        whole(model.policy_bias.weight.detach().numpy() * ONE, "<i4"),
    ))
    scales = (float(model.blend.detach()), POINTS_SCALE, ROUNDS_SCALE)
    data = pack(game, rules, len(first), len(model.policy.weight), shift, scales, body)
    load(data)
    return data


def restored(data: bytes) -> Model:
    """The model whose weights are in a file, to learn on from: exact to the rounding of the file."""
    head = HEAD.unpack_from(data)
    features, keys, shift, blend = head[4], head[5], head[9], head[10]
    body = zlib.decompress(data[HEAD.size + head[2]:])
    model, scale = Model(features, keys), float(1 << shift)
    parts = (
        (model.first.weight, "<i2", scale), (model.first_bias, "<i4", scale),
        (model.second.weight.T, "<i2", ONE), (model.second.bias, "<i4", scale * ONE),
        (model.heads.weight, "<i2", ONE), (model.heads.bias, "<i4", ONE),
        (model.policy.weight, "<i2", ONE), (model.policy_bias.weight, "<i4", ONE),
    )
    at = 0
    with torch.no_grad():
        model.blend.fill_(blend)
        for weights, kind, unit in parts:
            values = np.frombuffer(body, kind, weights.numel(), at)
            weights.copy_(torch.from_numpy(values.astype(np.float32) / unit).view(weights.shape))
            at += values.nbytes
    return model


def whole(values: Array, kind: str) -> bytes:
    limits = np.iinfo(np.dtype(kind))
    return np.clip(np.rint(values), limits.min, limits.max).astype(kind).tobytes()


def fits(first: Array, bias: Array, shift: int) -> bool:
    """Would every sum of the first layer stay in its lane at this scale?"""
    scaled = np.rint(first * float(1 << shift))
    ordered = np.sort(scaled, axis=0)
    top = np.maximum(ordered[-FEATURES_ON:], 0).sum(0) + np.abs(bias) * (1 << shift)
    bottom = np.minimum(ordered[:FEATURES_ON], 0).sum(0) - np.abs(bias) * (1 << shift)
    return bool(top.max() < OFFSET - 2 and bottom.min() > 2 - OFFSET and np.abs(scaled).max() < OFFSET)
