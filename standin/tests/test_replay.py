"""Replays a recording of the real servers, which used MariaDB as in production, and compares the statuses and the JSON structures of the responses."""

import itertools
import json
import sys
import unittest
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))
from server_facts import recordings  # noqa: E402

from .recorded_world import RecordedWorld  # noqa: E402

RECORDING = next((path for path in recordings() if path.name == "recorded-exchanges-2.jsonl"), None)
CONTENT_TYPES = {19: "text/plain", 37: "text/plain"}  # by number of the exchange: the recording lacks them
DIFFERENT = {
    "The index of the real server names its program.": [0, 201],
    "The stand-in has a quiz of its own.": [42, *range(52, 61), *range(62, 66), *range(1782, 1786)],
    "The stand-in checks tokens as the gateway does, but its refusals are those of the servers.": [
        107,
        108,
        109,
        110,
        111,
        112,
        123,
        124,
    ],
    "In the stand-in, no account holds a share of the key for e-mail addresses.": [
        *range(177, 199),
        *range(1831, 1842),
        *range(1844, 1851),
    ],
    "The stand-in has no tags for moderators only.": [321],
    "The real server expects a body, but the request has none.": [606],
    "The real server was configured to notify a moderator of reports.": [866, 1467],
    "The database was created by a version of the real server that cannot store the end of a ban.": [898, 899],
    "For the recording, a special tag was granted in the database.": [983],
    "For the recording, a division was hidden in the database.": [1022, 1023],
    "The stand-in, unlike the real server, compares paths exactly.": [1842, 1843],
    "The real server fails if nobody has read the list of courses since the last change.": [1089],
}


@unittest.skipUnless(RECORDING, "the recording was not found: set DANXI_SERVER_FACTS")
class ReplayTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.exchanges = [json.loads(line) for line in RECORDING.read_text(encoding="utf-8").splitlines()]

    def test_statuses_and_json_structures_match_the_recording(self):
        world = RecordedWorld(self.exchanges)
        allowed = {number: reason for reason, numbers in DIFFERENT.items() for number in numbers}
        for number, exchange in enumerate(self.exchanges):
            if exchange["server"] == "image":
                continue
            exchange["type"] = CONTENT_TYPES.get(number)
            with self.subTest(number, call=f"{exchange['method']} {exchange['path']}", note=exchange.get("note")):
                found = self.compare(exchange, world.respond(exchange))
                if number in allowed:
                    self.assertNotEqual(found, [], f"the response matches. Remove {number} from: {allowed[number]}")
                else:
                    self.assertEqual(found, [])
        print(
            f"{len(self.exchanges) - len(allowed)} exchanges of the second recording compared, {len(allowed)} known differences"
        )

    @staticmethod
    def compare(exchange, response):
        if response.status != exchange["status"]:
            return [f"{exchange['status']} recorded, {response.status} here: {response.body[:120].decode()}"]
        try:
            ours = json.loads(response.body) if response.body else None
        except ValueError:
            ours = {"_text": response.body.decode()}
        return list(differences(exchange["response"], ours))


def differences(recorded, ours, path="$"):
    """Yields the differences in structure: in the keys of objects, and in the types of values. Only the first elements of arrays are compared."""
    if isinstance(recorded, dict) and isinstance(ours, dict):
        if recorded.keys() != ours.keys():
            yield f"{path}: keys differ by {sorted(recorded.keys() ^ ours.keys())}"
        for key in recorded.keys() & ours.keys():
            yield from differences(recorded[key], ours[key], f"{path}.{key}")
    elif isinstance(recorded, list) and isinstance(ours, list):
        for index, (theirs, mine) in enumerate(itertools.islice(zip(recorded, ours, strict=False), 1)):
            yield from differences(theirs, mine, f"{path}[{index}]")
    elif recorded is not None and ours is not None and kind(recorded) is not kind(ours):
        yield f"{path}: {recorded!r} recorded, {ours!r} here"


def kind(value):
    return float if type(value) is int else type(value)
