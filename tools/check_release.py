"""python tools/check_release.py v0.3.0: do the tag, pyproject.toml and the changelog name the same version?"""
from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def faults(tag: str) -> list[str]:
    """What keeps a tag from being released."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, but pyproject.toml says {version}: the tag must be v{version}")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version)}$", changes, re.MULTILINE):
        found.append(f"CHANGELOG.md has no section ## {version}")
    return found


if __name__ == "__main__":
    told = faults(sys.argv[1])
    for fault in told:
        print(fault, file=sys.stderr)
    sys.exit(1 if told else 0)
