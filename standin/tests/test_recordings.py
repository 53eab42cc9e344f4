"""Sends the requests of a recording of the real servers to the stand-in, and compares the responses."""

import json
import re
import sys
import unittest
from pathlib import Path
from urllib.parse import parse_qsl, urlencode

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))
from server_facts import recordings  # noqa: E402

from .harness import ADMIN, AUTH, FORUM, OTHER, STUDENT, StartedStandIn

HOSTS = {"forum": FORUM, "auth": AUTH}
ACCOUNTS = {"admin": ADMIN, "alice": STUDENT, "bob": OTHER}
TRIMMED_LENGTH = 5  # length to which the recording cut long lists
LONG_TEXT = re.compile(r"(.)\1+… \((\d+) characters\)")

# Fields whose values are random or depend on the database. Only the types of these values are compared.
VARYING = {
    "forum": re.compile(r"time_\w+|joined_time|silent|anonyname|nickname|view|temperature"),
    "auth": re.compile(r"id|user_id|joined_time|last_login|access|refresh"),
}

# The recording lacks the Authorization fields of requests to auth. These are the tokens that the recorded responses imply.
AUTH_TOKENS = {
    ("POST", "/debug/register"): ["admin"],
    ("POST", "/refresh"): ["access", "refresh", "old refresh", None, "garbage"],
    ("GET", "/users/me"): ["access", "old access", None],
    ("GET", "/shamir/status"): ["access"],
}


RECORDINGS = next((path for path in recordings() if path.name == "recorded-exchanges.jsonl"), None)


def restore_body(body):
    """Returns the bytes to send for a recorded body. The recording abbreviates long strings and keeps a body that is not JSON as `_raw`."""
    if body is None:
        return None
    if "_raw" in body:
        return body["_raw"].encode()
    text = json.dumps(body, ensure_ascii=False)
    return LONG_TEXT.sub(lambda match: match[1] * int(match[2]), text).encode()


class Replay:
    def __init__(self, stand_in: StartedStandIn):
        self.stand_in = stand_in
        self.varying = VARYING["forum"]
        self.times: dict[str, str] = {}  # the stand-in's time of an entity, by the recorded one
        self.tokens = {name: stand_in.login(account)["access"] for name, account in ACCOUNTS.items()}
        self.tokens |= {None: None, "garbage": "not.a.token"}
        self.auth_tokens = {key: iter(names) for key, names in AUTH_TOKENS.items()}

    def ask(self, exchange: dict):
        self.varying = VARYING[exchange["server"]]
        token = self.tokens[exchange["as"]]
        if exchange["server"] == "auth":
            token = self.tokens[next(self.auth_tokens.get((exchange["method"], exchange["path"]), iter([None])))]
        response = self.stand_in.ask(
            HOSTS[exchange["server"]],
            exchange["method"],
            "/api" + self.localized(exchange["path"]),
            restore_body(exchange["body"]),
            token,
        )
        if exchange["server"] == "auth" and response.status == 200 and "access" in response.json:
            self.remember(response.json)
        return response

    def remember(self, pair: dict):
        for kind in ("access", "refresh"):
            self.tokens[f"old {kind}"] = self.tokens.get(kind)
            self.tokens[kind] = pair[kind]

    def localized(self, path: str) -> str:
        """Replaces the recorded times in a query, which are cursors, with the stand-in's times of the same entities."""
        path, mark, query = path.partition("?")
        pairs = [(name, self.times.get(value, value)) for name, value in parse_qsl(query)]
        return path + mark + urlencode(pairs)

    def differences(self, recorded, ours, where: str = "$", key: str = ""):
        if type(recorded) is not type(ours):
            yield f"{where}: {recorded!r} recorded, {ours!r} here"
        elif isinstance(recorded, dict):
            if recorded.keys() != ours.keys():
                yield f"{where}: keys differ by {sorted(recorded.keys() ^ ours.keys())}"
            for name in recorded.keys() & ours.keys():
                inner = key if self.varying.fullmatch(key) else name
                yield from self.differences(recorded[name], ours[name], f"{where}.{name}", inner)
        elif isinstance(recorded, list):
            is_trimmed = where == "$" and len(recorded) == TRIMMED_LENGTH < len(ours)
            if len(recorded) != len(ours) and not is_trimmed:
                yield f"{where}: {len(recorded)} elements recorded, {len(ours)} here"
            for index, (theirs, mine) in enumerate(zip(recorded, ours, strict=False)):
                yield from self.differences(theirs, mine, f"{where}[{index}]", key)
        elif self.varying.fullmatch(key):
            if key.startswith("time_") and recorded:
                self.times.setdefault(recorded, ours)
        elif recorded != ours:
            yield f"{where}: {recorded!r} recorded, {ours!r} here"


@unittest.skipUnless(RECORDINGS, "the recording was not found: set DANXI_SERVER_FACTS")
class RecordingsTest(unittest.TestCase):
    def test_responses_match_the_recordings(self):
        exchanges = [json.loads(line) for line in RECORDINGS.read_text(encoding="utf-8").splitlines()]
        stand_in = StartedStandIn("--empty")
        self.addCleanup(stand_in.stop)
        stand_in.control("PATCH", "/settings", {"database": "sqlite"})
        replay = Replay(stand_in)
        for number, exchange in enumerate(exchanges):
            if (exchange["method"], exchange["path"]) == ("GET", "/tags"):
                # The real server sent an outdated list from its cache. Compare only its first elements.
                del exchange["response"][TRIMMED_LENGTH:]
            with self.subTest(number=number, call=f"{exchange['method']} {exchange['path']}"):
                response = replay.ask(exchange)
                self.assertEqual(response.status, exchange["status"], response.body[:300])
                self.assertEqual(list(replay.differences(exchange["response"], response.json)), [])
        print(f"{len(exchanges)} recorded exchanges compared")
