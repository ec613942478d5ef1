"""`make bench`, the same as `arcana bench`."""
import sys

from arcanarium.terminal.main import main

sys.exit(main(["bench", *sys.argv[1:]]))
