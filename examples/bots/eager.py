"""A bot that is a program: it needs nothing of Arcanarium, and could be written in any language.

    arcana arena program:examples/bots/eager.py random

It reads lines of JSON from the standard input and writes an answer for each decision. It has an order of verbs that it
likes, and passes only when nothing else is left. docs/bot-protocol.md describes all messages.
"""
import json
import random
import sys
from typing import Any

LIKED = ["claim", "claim top monument", "place", "bribe with", "play", "use", "discard", "store", "pass"]


def rank(move: dict[str, Any]) -> int:
    """The place of a move in the order; verbs that are not in it come first, for most of them are gains and choices."""
    verb = move["action"]["verb"]
    return LIKED.index(verb) if verb in LIKED else -1


def main() -> None:
    dice = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            dice.seed(message["seed"])
        elif message["type"] == "decision":
            best = min(rank(move) for move in message["moves"])
            move = dice.choice([move for move in message["moves"] if rank(move) == best])
            print(json.dumps({"id": message["id"], "move": move["number"]}), flush=True)
        elif message["type"] == "over":
            break


if __name__ == "__main__":
    main()
