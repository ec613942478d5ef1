"""The installed commands. They run only where their extra is installed, and otherwise say in one line what to install.

This text cannot come from the Fluent files like all others: Fluent itself may be what is missing.
"""
from __future__ import annotations

import sys
from importlib import import_module

CANNOT = 2


def arcana() -> int:
    """Start the terminal client."""
    return start("arcana", "terminal", "arcanarium.terminal.main")


def arcana_web() -> int:
    """Start the server."""
    return start("arcana-web", "server", "arcanarium.server.__main__")


def arcana_admin() -> int:
    """Look after a server."""
    return start("arcana-admin", "server", "arcanarium.server.admin")


def start(command: str, extra: str, module: str) -> int:
    """Run `main` of a module and return its exit code, or 2 where a package that the module needs is not installed."""
    try:
        main = import_module(module).main
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "arcanarium":
            raise  # a fault of ours, not of the installation
        print(f"{command} cannot start: the Python package '{error.name}' is not installed. "
              f"To install all that it needs: pip install 'arcanarium[{extra}]'", file=sys.stderr)
        return CANNOT
    return int(main())
