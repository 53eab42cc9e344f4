"""Sends the recorded requests of Tests/Contracts/recorded to the stand-in, and compares the responses with the recorded ones."""

import json
import unittest
from pathlib import Path

from danxi_standin.application import Application
from danxi_standin.web.messages import Request
from danxi_standin.world import World

from .harness import AUTH, CONTROL, DANKE, FORUM
from .shapes import differences

ROOT = Path(__file__).resolve().parents[2]
RECORDED = ROOT / "Tests/Contracts/recorded"
UNRECORDED = (
    "## What only the stand-in vouches for"  # the section of README.md with the hosts without recorded exchanges
)
HOSTS = {"auth": AUTH, "forum": FORUM, "danke": DANKE, "image": "image.fduhole.com"}
MEMBERS = {"moderator": 1, "writer": 2, "reader": 3, "guest": 4}  # the numbers of the accounts


class RecordedServer:
    """An empty stand-in in this process, with the members that the recorded exchanges name."""

    def __init__(self, name):
        self.name = name
        self.campus = Application(World(empty=True))
        self.accounts = self.campus.world.accounts
        self.accounts.clear()
        self.campus.world.settings.database = "sqlite" if name == "forum" else "mariadb"
        for member in ["moderator"] if name == "auth" else MEMBERS:
            self.accounts.register(
                f"{member}@fudan.edu.cn",
                f"{member}-password",
                is_admin=member == "moderator",
                has_answered_questions=True,
            )

    def respond(self, exchange):
        """Returns the status of the response, and its body as JSON."""
        path, _, query = exchange["path"].partition("?")
        path = path if self.name == "image" else f"/api{path}"
        content_type, body = self.body(exchange.get("body"))
        headers = {"content-type": content_type} if content_type else {}
        if token := self.token(exchange):
            headers["authorization"] = f"Bearer {token}"
        response = self.campus._serve(
            Request(exchange["method"], "https", HOSTS[self.name], path, query, headers, body)
        )
        try:
            return response.status, json.loads(response.body) if response.body else None
        except ValueError:
            return response.status, {"_text": response.body.decode()}

    def token(self, exchange):
        kind = exchange.get("token", "access")
        if kind == "garbage" or not exchange["as"]:
            return "not.a.token" if kind == "garbage" else None
        return self.accounts.issue_tokens(self.accounts.by_id[MEMBERS[exchange["as"]]])[kind]

    def body(self, body):
        """Returns the content type and the bytes of a recorded body: JSON, the text `_raw`, or a form with the file `_file`."""
        if body is None:
            return None, b""
        if "_raw" in body:
            return "application/json", body["_raw"].encode()
        if file := body.get("_file"):
            head = f'--b\r\nContent-Disposition: form-data; name="{file["field"]}"; filename="{file["name"]}"\r\nContent-Type: image/png\r\n\r\n'
            return "multipart/form-data; boundary=b", head.encode() + bytes(file["size"]) + b"\r\n--b--\r\n"
        if body.get("verification") == "mailed":
            codes = [code for (email, _), code in self.accounts.codes.items() if email == body["email"]]
            body = {**body, "verification": codes[-1]}
        return "application/json", json.dumps(body).encode()


def exchanges(name):
    return [json.loads(line) for line in (RECORDED / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


class RecordedSetTest(unittest.TestCase):
    def test_there_are_recorded_exchanges_for_each_server_of_the_community(self):
        self.assertEqual({path.stem for path in RECORDED.glob("*.jsonl")}, HOSTS.keys())

    def test_the_documentation_lists_the_hosts_without_recorded_exchanges(self):
        section = (
            (ROOT / "standin/README.md").read_text(encoding="utf-8").partition(UNRECORDED)[2].partition("\n## ")[0]
        )
        hosts = set(Application(World(empty=True)).host_names) - {CONTROL}
        self.assertEqual({name for name in hosts if name not in section}, set(HOSTS.values()))

    def test_the_stand_in_responds_like_the_recorded_servers(self):
        for name in HOSTS:
            server = RecordedServer(name)
            for number, exchange in enumerate(exchanges(name), 1):
                with self.subTest(f"{name}.jsonl:{number}", call=f"{exchange['method']} {exchange['path']}"):
                    status, ours = server.respond(exchange)
                    self.assertEqual(status, exchange["status"], ours)
                    if status >= 400:
                        self.assertEqual(ours, exchange["response"])
                    else:
                        self.assertEqual(list(differences(exchange["response"], ours)), [])

    def test_a_response_of_another_shape_differs(self):
        recorded = {
            "id": 1,
            "time": "2026-01-02T10:00:00+08:00",
            "is_me": True,
            "list": [{"a": None}],
            "message": "x",
            "joined_time": "…",
        }
        for change in (
            {"id": "1"},
            {"time": "2026-01-02T02:00:00Z"},
            {"is_me": False},
            {"list": []},
            {"list": [{"a": 1}]},
            {"list": [{"a": None, "b": 1}]},
            {"message": "y"},
            {"joined_time": 1},
            {"more": 1},
        ):
            with self.subTest(change):
                self.assertEqual(len(list(differences(recorded, {**recorded, **change}))), 1)
        alike = {
            **recorded,
            "id": 2.5,
            "time": "2025-01-02T10:00:00.5+08:00",
            "list": [{"a": 1}, {"a": None}],
            "joined_time": "",
        }
        self.assertEqual(list(differences(recorded, alike)), [])
