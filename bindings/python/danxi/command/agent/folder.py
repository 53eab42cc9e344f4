"""The folder whose files an agent may read and write."""

from __future__ import annotations

from pathlib import Path


class OutsideError(ValueError):
    """The error for a path that does not lead to a file below the folder."""


class Folder:
    """A folder of the person. The paths of an agent are relative to the folder, or absolute paths below it."""

    def __init__(self, path: str) -> None:
        self.path = Path(path).resolve(strict=True)

    def file(self, path: str) -> str:
        """Returns the absolute path of a file below the folder, without links.

        Raises:
            OutsideError: The path, or the target of a link in it, is not below the folder; or its folder does not exist.
        """
        try:
            target = (self.path / path).resolve()
            is_inside = target != self.path and target.is_relative_to(self.path) and target.parent.is_dir()
        except (OSError, RuntimeError, ValueError):
            # The path has a loop of links, or a NUL character.
            is_inside = False
        if not is_inside:
            raise OutsideError(
                f"The path {path!r} does not lead to a file in {self.path} or in an existing folder below it. Pass another path."
            )
        return str(target)
