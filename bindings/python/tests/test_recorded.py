"""Decodes recorded responses of the community's servers: no field that a server sends may be lost."""

import json
import re
import unittest
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from . import ROOT
from .campus import CampusTest
from .journey import INTERFACE

SAMPLES = Path(__file__).with_name("recorded.jsonl")
HOSTS = {"forum": "forum.fduhole.com", "auth": "auth.fduhole.com", "danke": "danke.fduhole.com"}

# Fields of the servers that entities do not have, and why. "*" stands for every entity.
DROPPED = {
    "*": {"hole_id", "floor_id", "tag_id", "division_id", "user_id", "message_id", "report_id"},  # equal to `id`
    "HoleIds": {"message"},  # that the request succeeded, in Chinese
    "Floor": {"fold"},  # `fold_v2` as a list
    "AccountUser": {"is_shamir_admin"},  # about shares of the key for e-mail addresses, for which there is no method
    "Quiz": {"spec"},  # how many questions of each group there are, and whether they are in order
    "QuizQuestion": {"option"},  # equal to `options`
    "Mention": {
        "fold",  # `fold_v2` as a list
        "liked",
        "disliked",
        "is_me",
        "sensitive_detail",  # these four are always zero: the server does not fill them in for quoted floors
        "mention",  # always empty: quotations are resolved for one level
    },
}


# Methods that look at the tag first, so that one response is not enough for them.
READING_FIRST = {"forum.modify_tag", "forum.delete_tag"}


def recordings():
    """Returns the files with recordings that a parent directory has. A checkout by itself has none."""
    return next(
        (found for parent in ROOT.parents if (found := sorted(parent.glob("*/data/recorded-exchanges*.jsonl")))), []
    )


def exchanges(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


class Recorded(CampusTest):
    def setUp(self):
        super().setUp()
        self.session = self.sign_in()
        requested = [
            method
            for method in INTERFACE.methods
            if method.request and method.returns and method.full_name not in READING_FIRST
        ]
        self.routes = [(method, self.pattern(method)) for method in requested]

    @staticmethod
    def pattern(method):
        """Returns the form of a method's path, with its parameters as groups."""
        types = {
            p.name: (r"[1-9]\d*" if p.min else r"\d+") if p.type.name == "int" else "[^/]+" for p in method.parameters
        }
        return re.compile(re.sub(r"\{(\w+)\}", lambda found: f"(?P<{found[1]}>{types[found[1]]})", method.request.path))

    def test_samples(self):
        self.assertGreater(self.decode_all(exchanges(SAMPLES)), 5)

    @unittest.skipUnless(recordings(), "no parent directory contains recordings")
    def test_recordings(self):
        count = sum(self.decode_all(exchanges(path)) for path in recordings())
        self.assertGreater(count, 100)
        print(f"{count} recorded responses decoded")

    def decode_all(self, listed):
        """Decodes each different response to a method's request. Returns their number."""
        done = set()
        for exchange in listed:
            answer = json.dumps(exchange["response"], ensure_ascii=False)
            route = self.route(exchange)
            if exchange["status"] >= 300 or not route or (exchange["path"], answer) in done:
                continue
            done.add((exchange["path"], answer))
            method, values = route
            with self.subTest(f"{exchange['method']} {exchange['path']}"):
                host, path = HOSTS[exchange["server"]], urlsplit(exchange["path"]).path
                order = {"host": host, "path": f"/api{path}", "status": exchange["status"], "body": answer}
                self.campus.control("POST", "/faults", {"kind": "body", "times": 1, **order})
                options = {"cache": "refresh"} if method.is_cached else {}
                parameters = {**method.example.params, **values, **options}
                value = self.session.call(method.full_name, **parameters)
                self.assertEqual(list(self.lost(exchange["response"], value, method.returns, "$")), [])
        return len(done)

    def route(self, exchange):
        """Returns the method that sends such a request, and its parameters that are in the path."""
        path, query = urlsplit(exchange["path"]).path, parse_qs(urlsplit(exchange["path"]).query)
        for method, pattern in self.routes:
            server = INTERFACE.service(method.service).server.replace("curriculum", "danke")
            found = pattern.fullmatch(path)
            is_plain = "plain" in method.request.query  # such lists have identifiers in place of holes
            if (
                found
                and (server, method.request.method) == (exchange["server"], exchange["method"])
                and is_plain == (query.get("plain") == ["true"])
            ):
                types = {p.name: p.type.name for p in method.parameters}
                return method, {k: int(v) if types[k] == "int" else v for k, v in found.groupdict().items()}
        return None

    def lost(self, recorded, value, type, place):
        """Yields the places where the value lacks something of the recorded response."""
        if type.container:
            if isinstance(recorded, dict):
                pairs = ((key, item, value.get(key)) for key, item in recorded.items())
            else:
                pairs = ((index, item, value[index]) for index, item in enumerate(recorded or ()))
            for key, item, ours in pairs:
                yield from self.lost_item(item, ours, type.name, f"{place}[{key}]")
        else:
            yield from self.lost_item(recorded, value, type.name, place)

    def lost_item(self, recorded, value, name, place):
        entity = INTERFACE.entity(name)
        if not entity:
            if recorded != value:
                yield f"{place}: {recorded!r} became {value!r}"
            return
        fields = {field.name: field.type for field in entity.fields}
        for key, item in recorded.items():
            if item is None:
                continue
            if key in fields:
                yield from self.lost(item, value.get(key), fields[key], f"{place}.{key}")
            elif key not in DROPPED.get(name, set()) and not (key in DROPPED["*"] and item == recorded.get("id")):
                yield f"{place}.{key}: {name} has no such field"
