"""`danxi status`: which accounts are signed in, and until when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

import danxi

from .. import accounts, clock, paths
from ..app import App
from .screen import Stage, note, screen_command, title

WHERE = {accounts.COMMUNITY: "the forum and the course reviews", accounts.CAMPUS: "the university"}


def fetch(app: App) -> dict[str, Any]:
    """Returns the sign-in of each kind of account, and whether its password is known. No request is sent."""
    found = {}
    for kind in accounts.KINDS:
        known = accounts.remembered(kind) or {}
        field = accounts.LOGINS[kind][1]
        found[kind] = {
            **app.status(kind),
            "name": known.get(field),
            "password_is_known": accounts.parameters(kind) is not None,
        }
    return {"accounts": found, "account": paths.account(), "directory": str(paths.data_directory())}


def draw(value: dict[str, Any], stage: Stage) -> Iterator[Text]:
    yield title(f"Account {value['account']}" if value["account"] else "Accounts", value["directory"])
    for kind, status in value["accounts"].items():
        name = status.get("username") or status["name"] or ""
        mark = Text("●", "green") if status["signed_in"] else Text("○", "yellow")
        state = "signed in" if status["signed_in"] else f"not signed in: `danxi login {kind}`"
        yield Text.assemble("  ", mark, " ", (f"{kind:<10}", "bold"), f"{name} {state}".strip())
        yield note(f"  {WHERE[kind]}. {_until(status, stage)}{_again(status)}")


def _until(status: dict[str, Any], stage: Stage) -> str:
    if not status["signed_in"]:
        return ""
    if not status["remembered"]:
        return "The sign-in is not kept. "
    time = status.get("refresh_expires_at")
    if time is None:
        return "The university ends a sign-in after about two hours. "
    left = clock.until(danxi.Timestamp.parse(time), stage.now)
    return f"Kept until {clock.shown(time)} ({left}), and longer when it is used. "


def _again(status: dict[str, Any]) -> str:
    if status["password_is_known"]:
        return "The password is known, so the command signs in again by itself."
    return "The password is not kept."


command = screen_command(
    "status", "Show which accounts are signed in, and until when. No request is sent.", fetch, draw
)
