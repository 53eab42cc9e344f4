"""Decodes recorded responses of the community's servers: no field that a server sends may be lost."""

import itertools
import json
import re
import sys
import unittest
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import tomllib

from . import ROOT
from .campus import CampusTest
from .journey import INTERFACE

sys.path.insert(0, str(ROOT / "tools"))
from server_facts import recordings  # noqa: E402

SAMPLES = Path(__file__).with_name("recorded.jsonl")
RECORDED = ROOT / "Tests/Contracts/recorded"
SERVERS = {
    "forum": "forum",
    "account": "auth",
    "auth": "auth",
    "curriculum": "danke",
}  # the names of servers in recordings, by service or section of the configuration
OPERATION = re.compile(r"(\w+) (?:https://([^/]*)/api|\{(\w+)\})(.*)")
HOSTS = {"forum": "forum.fduhole.com", "auth": "auth.fduhole.com", "danke": "danke.fduhole.com"}

DIFFERENCES = tomllib.loads((ROOT / "Tests/Contracts/differences.toml").read_text(encoding="utf-8"))


# Operations that no document of the servers describes. The recordings need not contain these operations.
UNDOCUMENTED = {operation for entry in DIFFERENCES["undocumented"] for operation in entry["operations"]}


# Requests that methods send before the recorded request: the path, and the status and body of the response.
READ_FIRST = {
    "forum.get_division": ("/divisions", 200, "[]"),
    "forum.create_favorite_group": ("/user/favorite_groups", 200, "[]"),
    "forum.move_favorites": ("/user/favorites", 200, '{"data": []}'),
}


def dropped_fields():
    """Yields the fields of the servers that entities do not have, as pairs of entity and field."""
    for entry in DIFFERENCES["dropped_fields"]:
        entities, fields = ([each] if isinstance(each, str) else each for each in (entry["entity"], entry["fields"]))
        yield from itertools.product(entities, fields)


DROPPED = set(dropped_fields())
# Methods that fail unless a field of the response has the value of a parameter, with the name of the field and the parameter.
WANTED = {"curriculum.vote_review": "vote"}
MADE_OF_RESPONSES = {"forum.search_floors_in_hole"}.union(
    *(
        [entry["methods"]] if isinstance(entry["methods"], str) else entry["methods"]
        for entry in DIFFERENCES["other_responses"]
    )
)


def server_of(host, section):
    """Returns the name of a server by its host, or by the section of the configuration with its address."""
    return SERVERS[section] if section else next(name for name, known in HOSTS.items() if known == host)


def exchanges(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


# These methods return only a part of the server's response.
SELECTING = {"forum.search_floors_in_hole", "forum.search_floors_by_tag"}


class Recorded(CampusTest):
    def setUp(self):
        super().setUp()
        account = self.campus.accounts["admin"]
        self.email, self.password = account["email"], account["password"]
        self.session = self.sign_in()
        methods = [m for m in INTERFACE.methods if m.service in SERVERS and m.operations and m.returns]
        # Methods that convert the response to a value of a different form have their own tests.
        methods = [m for m in methods if m.request or m.full_name not in MADE_OF_RESPONSES]
        # Sign-ins return the session's state, which has no field of a response.
        methods = [m for m in methods if m.returns.name not in ("AccountStatus", "CommunityResponse")]
        methods = [m for m in methods if m.full_name not in SELECTING]
        self.routes = [(method, *self.pattern(method)) for method in methods]

    @staticmethod
    def operation(method):
        """Returns a method's last request in the form of differences.toml: server, HTTP method and path."""
        verb, host, section, path = OPERATION.fullmatch(method.operations[-1]).groups()
        return f"{server_of(host, section)} {verb} {path}"

    @staticmethod
    def pattern(method):
        """Returns the server, the HTTP method and the form of the path, with its parameters as groups, of a method's last request."""
        types = {
            p.name: (r"[1-9]\d*" if p.min else r"\d+") if p.type.name == "int" else "[^/]+" for p in method.parameters
        }
        verb, host, section, path = OPERATION.fullmatch(method.operations[-1]).groups()
        form = re.sub(r"\{(\w+)\}", lambda found: f"(?P<{found[1]}>{types[found[1]]})", path)
        return server_of(host, section), verb, re.compile(form)

    def test_recorded_samples_are_decoded_without_loss(self):
        self.assertGreater(len(self.decode_all(exchanges(SAMPLES))), 5)

    def test_the_recorded_set_is_decoded_without_loss(self):
        listed = [{**each, "server": name} for name in HOSTS for each in exchanges(RECORDED / f"{name}.jsonl")]
        self.assertGreater(len(self.decode_all(listed)), 50)

    @unittest.skipUnless(recordings(), "no recordings were found: set DANXI_SERVER_FACTS")
    def test_all_recordings_are_decoded_without_loss(self):
        decoded = [name for path in recordings() for name in self.decode_all(exchanges(path))]
        self.assertGreater(len(decoded), 100)
        missing = [method for method, *_ in self.routes if method.full_name not in decoded]
        self.assertEqual([method.full_name for method in missing if self.operation(method) not in UNDOCUMENTED], [])
        print(f"{len(decoded)} recorded responses decoded")

    def decode_all(self, listed):
        """Decodes each distinct response to a method's request. Returns the names of the methods, one for each response."""
        done = {}
        for exchange in listed:
            answer = json.dumps(exchange["response"], ensure_ascii=False)
            # Responses with tokens of another account are left out, because the session would refuse the tokens. Requests for the division 999
            # are left out, because this division does not exist. The recorded server accepted them, because its database was SQLite.
            is_decoded = exchange["status"] < 300 and "access" not in (exchange["response"] or ())
            is_decoded = is_decoded and "/divisions/999" not in exchange["path"]
            for method, values in self.methods(exchange) if is_decoded else ():
                key = method.full_name, exchange["path"], answer
                if key not in done:
                    done[key] = method.full_name
                    with self.subTest(f"{exchange['method']} {exchange['path']}", method=method.full_name):
                        value = self.decoded(method, values, exchange, answer)
                        self.assertEqual(list(self.lost(exchange["response"], value, method.returns, "$")), [])
        return list(done.values())

    def decoded(self, method, values, exchange, answer):
        """Returns the value of a method for a recorded response. The requests that the method sends before have the responses in `READ_FIRST`."""
        self.campus.control("DELETE", "/faults")
        if method.full_name in READ_FIRST:
            self.play("forum", *READ_FIRST[method.full_name], method="GET")
        self.play(exchange["server"], urlsplit(exchange["path"]).path, exchange["status"], answer)
        if method.full_name in WANTED:
            values = {**values, WANTED[method.full_name]: exchange["response"][WANTED[method.full_name]]}
        # A session applies its own changes to cached values, so methods with cached values use a new session.
        session, options = (self.sign_in(), {"cache": "refresh"}) if method.is_cached else (self.session, {})
        return session.call(method.full_name, **{**method.example.params, **values, **options})

    def play(self, server, path, status, body, method="*"):
        """Makes the stand-in respond to every request for a path with a body."""
        order = {
            "host": HOSTS[server],
            "path": f"/api{path}",
            "status": status,
            "body": body,
            "times": None,
            "method": method,
        }
        self.campus.control("POST", "/faults", {"kind": "body", **order})

    def methods(self, exchange):
        """Yields the methods that send the request of an exchange, each with the parameters in the path."""
        path, query = urlsplit(exchange["path"]).path, parse_qs(urlsplit(exchange["path"]).query)
        for method, server, verb, form in self.routes:
            found = form.fullmatch(path)
            is_plain = "plain" in method.request.query if method.request else False  # sends identifiers, not holes
            if (
                found
                and (server, verb) == (exchange["server"], exchange["method"])
                and is_plain == (query.get("plain") == ["true"])
            ):
                types = {p.name: p.type.name for p in method.parameters}
                yield method, {k: int(v) if types[k] == "int" else v for k, v in found.groupdict().items()}

    def lost(self, recorded, value, type, path):
        """Yields the paths of the members of the recorded response that are missing in the value."""
        if type.container:
            if isinstance(recorded, dict):
                pairs = ((key, item, value.get(key)) for key, item in recorded.items())
            else:
                pairs = ((index, item, value[index]) for index, item in enumerate(recorded or ()))
            for key, item, ours in pairs:
                yield from self.lost_item(item, ours, type.name, f"{path}[{key}]")
        else:
            yield from self.lost_item(recorded, value, type.name, path)

    def lost_item(self, recorded, value, name, path):
        entity = INTERFACE.entity(name)
        if not entity:
            if recorded != value:
                yield f"{path}: {recorded!r} became {value!r}"
            return
        fields = {field.name: field.type for field in entity.fields}
        for key, item in recorded.items():
            if item is None:
                continue
            if key in fields:
                yield from self.lost(item, value.get(key), fields[key], f"{path}.{key}")
            elif (name, key) not in DROPPED:
                yield f"{path}.{key}: {name} has no such field"
