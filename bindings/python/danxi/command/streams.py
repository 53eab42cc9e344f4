"""Writes the items of streams to standard output."""

from __future__ import annotations

import queue
import threading
from collections.abc import Mapping, Sequence
from typing import Any

import click

from . import columns
from .app import App
from .delivery import item_schema
from .output import Output
from .schema import Method
from .text import machine_text, to_json


def follow(app: App, watched: Sequence[tuple[Method, Mapping[str, Any]]], output: Output, named: bool = False) -> None:
    """Writes the items of streams as they arrive, until a stream fails.

    Args:
        named: Whether to write the name of the method with each item.

    Raises:
        click.UsageError: A parameter is unknown.
        danxi.Error: A stream has failed and ended.
    """
    news: queue.SimpleQueue[tuple[Method, Any]] = queue.SimpleQueue()
    for method, parameters in watched:
        _check_names(method, parameters)
        stream = getattr(getattr(app.session, method.service), method.verb)(**parameters)
        threading.Thread(target=_pass_on, args=(method, stream, news), daemon=True).start()
    while True:
        method, item = news.get()
        if isinstance(item, BaseException):
            raise item
        if named:
            _write_line(app, method, item, output)
        else:
            output.items([item], item_schema(app, method))


def _check_names(method: Method, parameters: Mapping[str, Any]) -> None:
    known = [each.name for each in method.parameters]
    if unknown := parameters.keys() - set(known):
        raise click.UsageError(
            f"{method.name}: unknown parameter `{min(unknown)}`. The parameters are {', '.join(known)}."
        )


def _pass_on(method: Method, stream: Any, news: queue.SimpleQueue[tuple[Method, Any]]) -> None:
    try:
        for item in stream:
            news.put((method, item.to_json()))
    except BaseException as error:
        news.put((method, error))


def _write_line(app: App, method: Method, item: Any, output: Output) -> None:
    """Writes an item of one of several streams, with the name of the method."""
    if output.as_json:
        click.echo(to_json({"method": method.name, "item": item}))
        return
    schema = app.interface.resolve(item_schema(app, method))
    told = (
        [each.cell(item) for each in columns.shown_columns(app.interface, schema)]
        if output.is_terminal
        else [machine_text(each.value(item)) for each in columns.columns_of(app.interface, schema)]
    )
    click.echo("\t".join([method.name, *(" ".join(text.split()) for text in told if text)]))
