"""Makes the golden games again, where the rules or the format of records have changed: `python -m tests.make_golden`.

Each file is the first game, counting seeds from 0, that ends as it should; the shared victory takes minutes to find.
Look at the difference before you commit it. Names of games on the command line make these only.
"""
from __future__ import annotations

import sys
from itertools import count

from tests.golden_games import ENDS, FOLDER, digest, play, wanted


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    known = dict(line.split() for line in ENDS.read_text(encoding="utf-8").splitlines()) if ENDS.exists() else {}
    for name, options, fits in wanted():
        file = f"resarcana-{name}.arcana"
        if names and name not in names:
            continue
        end, seed = next((end, seed) for seed in count() if (end := play(seed, **options)) and fits(end))
        (FOLDER / file).write_text(end.game.record(), encoding="utf-8")
        known[file] = digest(end.game)
        print(f"{file}: seed {seed}, {end.game.result}")
    ENDS.write_text("".join(f"{file} {known[file]}\n" for file in sorted(known)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
