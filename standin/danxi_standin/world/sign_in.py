"""The state of the campus sign-ins: passwords, captchas, one-time codes, tickets and sessions at hosts."""

import random
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any
from urllib.parse import urlsplit

from danxi_standin.crypto import totp
from danxi_standin.world import clock
from danxi_standin.world.people import CAPTCHA, LOCKED, People, Person

SESSION_SECONDS = 2 * 60 * 60
TRIES = 5
CAPTCHA_DIGITS = 4

ACCEPTED = "accepted"  # This and the next constant are outcomes of a sign-in. The other outcomes are traits of people.
WRONG_PASSWORD = "wrong_password"

PasswordCheck = Callable[[str], bool]


@dataclass
class Session:
    host: str
    person: Person
    ends: float = field(default_factory=lambda: time.monotonic() + SESSION_SECONDS)
    confirmed: bool = False  # whether a second factor was accepted, which is then valid for all sites
    notes: dict[str, Any] = field(default_factory=dict)  # further data that the host keeps for this sign-in


class Sessions:
    """The sessions of people at all hosts, by the values of their cookies."""

    def __init__(self) -> None:
        self._by_token: dict[str, Session] = {}

    def open(self, host: str, person: Person, confirmed: bool = False) -> str:
        token = secrets.token_hex(16)
        self._by_token[token] = Session(host, person, confirmed=confirmed)
        return token

    def find(self, host: str, token: str) -> Session | None:
        session = self._by_token.get(token)
        alive = session and session.host == host and session.ends > time.monotonic()
        return session if alive else None

    def expire(self, host_pattern: str, number: str | None) -> int:
        """Ends the sessions of hosts that match a pattern, of the person `number` or of everyone. Returns the number of these sessions."""
        ended = [
            token
            for token, session in self._by_token.items()
            if fnmatchcase(session.host, host_pattern) and number in (None, session.person.number)
        ]
        for token in ended:
            del self._by_token[token]
        return len(ended)

    def __iter__(self) -> Iterator[Session]:
        return (session for session in self._by_token.values() if session.ends > time.monotonic())


class Tickets:
    """The tickets that were issued and not yet redeemed. A ticket is valid for one site and one use."""

    def __init__(self) -> None:
        self._waiting: dict[str, tuple[str, Person]] = {}

    @staticmethod
    def _service(url: str) -> str:
        parts = urlsplit(url)
        return f"{parts.hostname}{parts.path}"

    def issue(self, service: str, person: Person, prefix: str = "ST") -> str:
        ticket = f"{prefix}-{len(self._waiting) + 1000}-{secrets.token_urlsafe(18)}-cas"
        self._waiting[ticket] = self._service(service), person
        return ticket

    def redeem(self, ticket: str, service: str) -> Person | None:
        meant_for, person = self._waiting.pop(ticket, (None, None))
        return person if meant_for == self._service(service) else None


class Captchas:
    """The answers to the captchas that were shown and are not yet answered."""

    def __init__(self, seed: int):
        self._random = random.Random(f"captcha {seed}")
        self.answers: dict[str, str] = {}

    def issue(self, key: str) -> str:
        self.answers.pop(key, None)  # so that the new answer is the last one
        self.answers[key] = "".join(self._random.choices("23456789", k=CAPTCHA_DIGITS))
        return self.answers[key]

    def check(self, key: str, answer: str) -> bool:
        """Returns whether an answer is right. A captcha accepts only one answer, right or wrong."""
        return self.answers.pop(key, None) == answer


class Passwords:
    """The checks of passwords, and their outcomes. After TRIES wrong passwords in a row, an account is locked."""

    def __init__(self, people: People, captchas: Captchas):
        self._people = people
        self._captchas = captchas
        self._wrong: dict[str, int] = {}
        self.submissions: list[dict[str, Any]] = []

    def tries_left(self, number: str) -> int:
        return max(TRIES - self._wrong.get(number, 0), 0)

    def needs_captcha(self, number: str) -> bool:
        person = self._people.with_number(number)
        return person is not None and person.trait == CAPTCHA

    def submit(
        self, host: str, number: str, is_right: PasswordCheck, captcha_key: str, captcha: str
    ) -> tuple[str, Person | None]:
        """Returns the outcome of a sign-in, and the person if the outcome is `ACCEPTED`.

        `is_right` takes the person's password, and returns whether this password was submitted.
        """
        person = self._people.with_number(number)
        outcome = self._outcome(number, person, is_right, captcha_key, captcha)
        self.submissions.append(
            {"host": host, "number": number, "outcome": outcome, "time": clock.rfc3339(clock.now())}
        )
        return outcome, person if outcome == ACCEPTED else None

    def _outcome(
        self, number: str, person: Person | None, is_right: PasswordCheck, captcha_key: str, captcha: str
    ) -> str:
        if person and (person.trait == LOCKED or not self.tries_left(number)):
            return LOCKED
        if self.needs_captcha(number) and not self._captchas.check(captcha_key, captcha):
            return CAPTCHA
        if not person or not is_right(person.password):
            self._wrong[number] = self._wrong.get(number, 0) + 1
            return WRONG_PASSWORD if self.tries_left(number) else LOCKED
        self._wrong.pop(number, None)
        return ACCEPTED if person.trait in (None, CAPTCHA) else person.trait


class OneTimeCodes:
    """The checks of codes from authenticator apps. Each code is accepted once."""

    TOLERATED_STEPS = 1  # the number of steps before and after the current one whose codes are accepted

    def __init__(self) -> None:
        self._used: dict[str, int] = {}  # the last step whose code was used, by the person's number

    def check(self, person: Person, code: str) -> bool:
        for step in self._steps(person, self.TOLERATED_STEPS):
            if totp.code_of(person.totp_secret, step) == code:
                self._used[person.number] = step
                return True
        return False

    def next_code(self, person: Person) -> str | None:
        """Returns the code of the first step, from the current one on, that would be accepted, or None."""
        return next((totp.code_of(person.totp_secret, step) for step in self._steps(person, 0)), None)

    def _steps(self, person: Person, past: int) -> range:
        """Returns the steps whose codes are accepted: at most `past` steps ago, and after the last step whose code was used."""
        now = int(time.time()) // totp.PERIOD
        return range(max(now - past, self._used.get(person.number, 0) + 1), now + self.TOLERATED_STEPS + 1)
