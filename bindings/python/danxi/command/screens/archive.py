"""`danxi archive`: reads what is new into an archive, and shows what came of each part."""

from __future__ import annotations

from typing import Any

import click

import danxi

from .. import accounts
from ..app import App
from ..output import Output
from ..text import clean
from ..values import Integer

METHOD = "archive.run"
LONGEST = 3_600_000  # milliseconds: the largest timeout of a call


@click.command(
    "run",
    help="Archive what is your own into FOLDER: favorites, your holes and floors, images, messages, reviews, grades, timetables, exams, card transactions, loans and "
    "files of eLearning. The first run takes long; later ones read what is new. Ctrl-C ends a run, and the next one continues it. The status is 1 unless all parts are complete.",
)
@click.argument("folder", type=click.Path(file_okay=False))
@click.option(
    "--parts",
    "parts",
    multiple=True,
    metavar="PART",
    help="Read only this part, such as favorites. The option is repeated.",
)
@click.option(
    "--refresh", is_flag=True, help="Read everything again, to find what was edited or deleted in what is old."
)
@click.option(
    "--interval-ms",
    type=Integer(0, 60_000),
    help="Minimum time between two requests. Default: 1000. Less is for test servers.",
)
@click.option("--json", "as_json", is_flag=True, help="Write the report as JSON.")
@click.pass_obj
def command(
    app: App, folder: str, parts: tuple[str, ...], refresh: bool, interval_ms: int | None, as_json: bool
) -> None:
    app.as_json = as_json
    parameters: dict[str, Any] = {"folder": folder, "refresh": refresh, "timeout_ms": LONGEST}
    if parts:
        parameters["parts"] = list(parts)
    if interval_ms is not None:
        parameters["interval_ms"] = interval_ms
    # Each account is signed in if its password is known. The parts of the other one are left out.
    for kind in accounts.LOGINS:
        app.sign_in(kind)
    report = _run(app, parameters)
    method = app.interface.method(METHOD)
    output = Output(app.interface, as_json, None)
    if as_json:
        output.value(report, method.result)
    else:
        output.items(report["parts"], app.interface.entities["ArchivePart"])
        if output.is_terminal:
            click.echo(
                click.style(f"{clean(report['folder'])}: {report['request_count']} requests.", dim=True), err=True
            )
    if not report["is_complete"]:
        raise SystemExit(1)


def _run(app: App, parameters: dict[str, Any]) -> dict[str, Any]:
    """Calls the method until a call does not end at its deadline. Each call continues where the last one ended."""
    while True:
        try:
            report: dict[str, Any] = app.request(app.interface.method(METHOD), parameters).value
            return report
        except danxi.TimeoutError:
            continue
