"""The files of a training: whole or not there, found out when they are damaged, and put aside rather than believed."""
from __future__ import annotations

import os
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile, ZipFile


def write_whole(path: Path, data: bytes) -> None:
    """Write a file in one step, safely on the disk: a crash or a full disk leaves the one before."""
    part = part_of(path)
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def part_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.part")


def reserve(path: Path, size: int) -> None:
    """Take the room on the disk that a file will need. A full disk shows now, and not after hours of work for it."""
    with part_of(path).open("wb") as file:
        file.write(bytes(size))
        file.flush()
        os.fsync(file.fileno())


def fault_of(data: bytes) -> str:
    """What is wrong with an archive of arrays (.npz) or of a model (.pt), by its own checksums; empty if nothing is."""
    try:
        with ZipFile(BytesIO(data)) as archive:
            if bad := archive.testzip():
                return f"{bad} does not fit its checksum"
    except (BadZipFile, OSError, EOFError, ValueError, NotImplementedError) as error:
        return str(error) or type(error).__name__
    return ""


def put_aside(path: Path) -> Path:
    """Rename a damaged file, so that it is made again and can still be looked at."""
    aside = path.with_name(f"{path.name}.damaged")
    with suppress(FileNotFoundError):
        os.replace(path, aside)
    return aside
