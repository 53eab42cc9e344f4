#!/usr/bin/env python3
"""Counts the requests and sequential steps of journeys against the stand-in, and compares them with the protocol's minimum."""

import argparse
import datetime
import json
import os
import sys
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
# Each response is delayed, so that requests which the library sends side by side are under way at the same time.
DELAY_MS = 120


@dataclass(frozen=True)
class Count:
    """The size of a journey. `steps` is the longest chain of requests of which each was sent after the response to the one before."""

    requests: int
    steps: int


@dataclass(frozen=True)
class Journey:
    name: str
    minimum: Count
    run: Callable[[Any], object]
    account: str = "undergraduate"
    # What happens before the counted part: whether the session signs in, and calls that come first.
    signs_in: bool = True
    before: Callable[[Any], object] | None = None
    network: tuple[tuple[str, str], ...] = ()
    expired: str | None = None


def first_playground(session: Any) -> str:
    playground: str = session.reservation.get_playgrounds()[0].id
    return playground


def semester(session: Any) -> int:
    return next(each.id for each in session.course.get_semesters() if each.is_current)


class Counter:
    """Runs journeys in new sessions and counts their requests."""

    def __init__(self, standin: Any, danxi: Any) -> None:
        self.standin = standin
        self.danxi = danxi
        self.people = {each["trait"] or each["role"]: each for each in standin.ready["campus_accounts"]}

    def control(self, method: str, path: str, body: object = None) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.standin.ready['port']}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Host": "standin.test", "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=10) as response:
            text = response.read()
        return json.loads(text) if text else None

    def login(self, session: Any, who: str) -> None:
        person = self.people[who]
        session.campus.login(person["number"], person["password"], who)
