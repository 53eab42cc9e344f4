"""Delivers the items of watched methods to a program, each at least once, also after a restart."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

import danxi

from . import accounts, failures
from .app import App
from .paths import data_directory
from .programs import Program
from .schema import Method, Schema
from .text import to_json

FILE = "watch.json"


class State:
    """The watch tokens up to which items were delivered, in a file that only the person can read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            found = json.loads(path.read_text("utf-8"))
        except (FileNotFoundError, ValueError):
            found = {}
        self._entries: dict[str, dict[str, Any]] = found if isinstance(found, dict) else {}

    def token(self, key: str) -> str | None:
        return self._entries.get(key, {}).get("token")

    def is_done(self, key: str, digest: str) -> bool:
        """Returns whether an item after the token was delivered already."""
        return digest in self._entries.get(key, {}).get("done", [])

    def add_done(self, key: str, digest: str) -> None:
        entry = self._entries.setdefault(key, {"token": None})
        entry["done"] = [*entry.get("done", []), digest]
        self._save()

    def advance(self, key: str, token: str) -> None:
        self._entries[key] = {"token": token}
        self._save()

    def _save(self) -> None:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new = self._path.with_suffix(f".{os.getpid()}")
        with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(to_json(self._entries) + "\n")
        new.replace(self._path)


def deliver(app: App, watched: Sequence[tuple[Method, Mapping[str, Any]]], program: Program) -> None:
    """Polls the methods, each at its usual interval, and runs the program for each new item, one at a time, until an error or Ctrl-C."""
    state = State(data_directory() / FILE)
    due = {method.name: time.monotonic() for method, _ in watched}
    while True:
        for method, parameters in watched:
            if due[method.name] <= time.monotonic():
                poll(app, method, parameters, program, state)
                due[method.name] = time.monotonic() + _interval(method)
        time.sleep(max(0.0, min(due.values()) - time.monotonic()))


def poll(app: App, method: Method, parameters: Mapping[str, Any], program: Program, state: State) -> None:
    """Asks once for what is new, and runs the program for it. The token moves on when the program has succeeded for all items.

    The first poll has no token, and delivers nothing: it only finds out what is already there.

    Raises:
        danxi.Error: The call failed, and another one would fail too.
        ProgramError: The program failed.
    """
    assert method.watch is not None
    key = _key(method, parameters)
    token = state.token(key)
    try:
        news = app.request(method, {**parameters, **({"since": token} if token else {})}).value
    except danxi.Error as error:
        if not error.retryable:
            raise
        click.echo(f"danxi: {method.name}: {failures.advise(error.name, error.message)}", err=True)
        return
    schema = item_schema(app, method)
    for item in news[method.watch["items"]] if token else []:
        digest = hashlib.sha256(to_json(item).encode()).hexdigest()[:32]
        if not state.is_done(key, digest):
            program.run(method.name, item, schema)
            state.add_done(key, digest)
    state.advance(key, news["token"])


def item_schema(app: App, method: Method) -> Schema:
    """Returns the schema of the items that a watched method delivers."""
    assert method.watch is not None
    fields = app.interface.resolve(method.result)["properties"]
    schema: Schema = app.interface.resolve(fields[method.watch["items"]])["items"]
    return schema


def _key(method: Method, parameters: Mapping[str, Any]) -> str:
    """Returns the key of a watch in the file: the method, its parameters and the accounts."""
    names = [(accounts.remembered(kind) or {}).get(accounts.LOGINS[kind][1]) for kind in accounts.kinds_of(method)]
    return json.dumps([method.name, dict(parameters), names], ensure_ascii=False, sort_keys=True)


def _interval(method: Method) -> float:
    """Returns the usual time between two polls, in seconds."""
    assert method.watch is not None
    return float(method.watch["intervalMs"]) / 1000
