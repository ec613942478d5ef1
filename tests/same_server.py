"""`arcana-web` that deals the same cards after every start, so that tests of whole processes repeat themselves."""
from __future__ import annotations

import sys
from random import Random
from unittest.mock import patch

from arcanarium.server.__main__ import main

if __name__ == "__main__":
    with patch("arcanarium.core.game.randbits", Random(1).getrandbits):
        sys.exit(main())
