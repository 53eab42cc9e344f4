"""Signing in to the campus: passwords, captchas, tickets and the sessions that come of them."""

import random
import secrets
import time
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from urllib.parse import urlsplit

from danxi_standin.world import clock
from danxi_standin.world.people import CAPTCHA, LOCKED, SECOND_FACTOR, People, Person

SESSION_SECONDS = 2 * 60 * 60
TRIES = 5
CAPTCHA_DIGITS = 4

ACCEPTED = "accepted"  # outcomes of a password's submission; the others are people's traits
WRONG_PASSWORD = "wrong_password"


@dataclass
class Session:
    host: str
    person: Person
    ends: float = field(default_factory=lambda: time.monotonic() + SESSION_SECONDS)
    confirmed: bool = False  # by a second factor
    notes: dict = field(default_factory=dict)  # what the host keeps with it


class Sessions:
    """Of every host, by the value of its cookie."""

    def __init__(self):
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
        """How many ended."""
        ended = [
            token
            for token, session in self._by_token.items()
            if fnmatchcase(session.host, host_pattern) and number in (None, session.person.number)
        ]
        for token in ended:
            del self._by_token[token]
        return len(ended)

    def __iter__(self):
        return (session for session in self._by_token.values() if session.ends > time.monotonic())


class Tickets:
    """Each is good for one service, once."""

    def __init__(self):
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
    """The answers that images wait for, by what the image was asked with."""

    def __init__(self, seed: int):
        self._random = random.Random(f"captcha {seed}")
        self.answers: dict[str, str] = {}

    def issue(self, key: str) -> str:
        self.answers.pop(key, None)  # the newest comes last
        self.answers[key] = "".join(self._random.choices("23456789", k=CAPTCHA_DIGITS))
        return self.answers[key]

    def check(self, key: str, answer: str) -> bool:
        """Right or wrong, an image serves once."""
        return self.answers.pop(key, None) == answer


class Passwords:
    """Each submission counts; too many wrong ones lock an account."""

    def __init__(self, people: People, captchas: Captchas):
        self._people = people
        self._captchas = captchas
        self._wrong: dict[str, int] = {}
        self.submissions: list[dict] = []

    def tries_left(self, number: str) -> int:
        return max(TRIES - self._wrong.get(number, 0), 0)

    def needs_captcha(self, number: str) -> bool:
        person = self._people.with_number(number)
        return bool(person) and person.trait == CAPTCHA

    def submit(self, host: str, number: str, is_right, captcha_key: str, captcha: str) -> tuple[str, Person | None]:
        """`is_right` tells of the person's password whether it is what was submitted."""
        person = self._people.with_number(number)
        outcome = self._outcome(number, person, is_right, captcha_key, captcha)
        self.submissions.append(
            {"host": host, "number": number, "outcome": outcome, "time": clock.rfc3339(clock.now())}
        )
        return outcome, person

    def _outcome(self, number, person, is_right, captcha_key, captcha) -> str:
        if person and (person.trait == LOCKED or not self.tries_left(number)):
            return LOCKED
        if self.needs_captcha(number) and not self._captchas.check(captcha_key, captcha):
            return CAPTCHA
        if not person or not is_right(person.password):
            self._wrong[number] = self._wrong.get(number, 0) + 1
            return WRONG_PASSWORD if self.tries_left(number) else LOCKED
        self._wrong.pop(number, None)
        is_confirmed = person.trait == SECOND_FACTOR and number in self._people.confirmed
        return ACCEPTED if person.trait in (None, CAPTCHA) or is_confirmed else person.trait
