"""A standard method on our environment: MaskablePPO of sb3-contrib learns one seat against bots.

    python train.py --minutes 10 --out policy.npz            # learn, and keep the network as NumPy arrays
    arcana arena class:bot:Policy random --games 200         # rate it, in this folder; that needs no torch

It is a baseline for those who do better, not a strong player: plain network, usual settings, no search.
"""
from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from arcanarium.env import form_of
from arcanarium.env.gymnasium import OneSeat

HIDDEN = 256
KEEP_EVERY = 20
"""So many updates lie between two versions of the file: who stops early loses little."""


class Row(gymnasium.ObservationWrapper):
    """Only the row of sights: MaskablePPO asks for the mask by a method."""

    def __init__(self, env: OneSeat) -> None:
        super().__init__(env)
        self.seat = env
        self.observation_space = gymnasium.spaces.Box(0, 1, (env.form.sights,), np.uint8)

    def observation(self, observation: dict[str, Any]) -> Any:
        return observation["observation"]

    def action_masks(self) -> Any:
        return self.seat.action_masks()


class Until(BaseCallback):
    """Ends the training when its time is up, says now and then how it goes, and keeps what was learned."""

    def __init__(self, seconds: float, keep: Callable[[Any], None]) -> None:
        super().__init__()
        self.seconds, self.keep = seconds, keep
        self.updates = 0
        self.won: list[bool] = []

    def _on_step(self) -> bool:
        ends = zip(self.locals["rewards"], self.locals["dones"], strict=True)
        self.won += [reward > 0 for reward, over in ends if over]
        return process_time() < self.seconds

    def _on_rollout_end(self) -> None:
        self.updates += 1
        if self.updates % KEEP_EVERY == 0:
            self.keep(self.model)
        last = self.won[-500:]
        print(f"{process_time() / 60:6.1f} min  {self.num_timesteps:>9,} steps  {len(self.won):>6,} games  "
              f"won of the last {len(last)}: {sum(last) / max(1, len(last)):.0%}", flush=True)


def keep(model: Any, game: str, path: Path) -> None:
    """Write the layers of the policy, and the form that it was learned for."""
    policy = model.policy
    layers = [layer for layer in policy.mlp_extractor.policy_net if hasattr(layer, "weight")] + [policy.action_net]
    arrays = {}
    for i, layer in enumerate(layers):
        arrays[f"weight{i}"] = layer.weight.detach().numpy().astype(np.float16)
        arrays[f"bias{i}"] = layer.bias.detach().numpy()
    np.savez_compressed(path, form=json.dumps(asdict(form_of(game))), **arrays)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="resarcana")
    parser.add_argument("--opponents", nargs="+", default=["random", "greedy"],
                        help="bots, each in as many of the games: random, which can be beaten at once, and greedy")
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU time: 10")
    parser.add_argument("--envs", type=int, default=16, help="games at once: 16")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    args = parser.parse_args()

    def seated(number: int) -> Callable[[], Any]:
        opponent = args.opponents[number % len(args.opponents)]
        return lambda: Row(OneSeat(args.game, seat=None, opponents=(opponent,)))

    def kept(model: Any) -> None:
        keep(model, args.game, args.out)

    envs = DummyVecEnv([seated(number) for number in range(args.envs)])
    model = MaskablePPO(
        "MlpPolicy", envs, seed=args.seed, n_steps=256, batch_size=512, n_epochs=4, gamma=1.0,
        gae_lambda=0.98, learning_rate=5e-4, ent_coef=0.01, device="cpu", policy_kwargs={"net_arch": [HIDDEN, HIDDEN]})
    model.learn(total_timesteps=10**9, callback=Until(args.minutes * 60, kept))
    kept(model)
    print(f"{args.out}: {args.out.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
