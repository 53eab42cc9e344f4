"""A world in this process that responds to the exchanges of a recording in order."""

import json
import re

from danxi_standin.web.messages import Request

from .harness import AUTH, DANKE, FORUM
from .recorded_objects import PEOPLE, RecordedObjects

HOSTS = {"forum": FORUM, "auth": AUTH, "danke": DANKE}
LONG_TEXT = re.compile(r"(.)\1+… \((\d+) characters\)")


class RecordedWorld(RecordedObjects):
    def __init__(self, exchanges):
        super().__init__(exchanges)
        self.first_tokens = {}  # by user id
        self.session_tokens = {}  # by the name that the recording gives to a sign-in

    def respond(self, exchange):
        self.prepare(exchange)
        path, _, query = exchange["path"].partition("?")
        request = Request(
            exchange["method"],
            "https",
            HOSTS[exchange["server"]],
            f"/api{path}",
            query,
            self.headers(exchange),
            self.body(exchange),
        )
        response = self.campus._serve(request)
        for number, account in self.accounts.by_id.items():
            if number not in self.first_tokens:
                self.first_tokens[number] = self.accounts.issue_tokens(account)
        return response

    def headers(self, exchange):
        headers = {}
        if exchange["body"] is not None:
            is_form = (
                re.fullmatch(r"\w+=.*", exchange["body"].get("_raw", ""))
                if isinstance(exchange["body"], dict)
                else None
            )
            headers["content-type"] = exchange.get("type") or (
                "application/x-www-form-urlencoded" if is_form else "application/json"
            )
        note = exchange.get("note", "")
        if "cookie" in note and exchange["server"] != "image":
            headers["cookie"] = "; ".join(
                f"{kind}={token}" for kind, token in self.tokens("alice").items() if kind in note or "both" in note
            )
        elif note == "no Bearer prefix":
            headers["authorization"] = self.tokens("alice")["access"]
        elif token := self.token(exchange):
            headers["authorization"] = f"Bearer {token}"
        return headers

    def tokens(self, person):
        return self.accounts.issue_tokens(self.accounts.by_id[PEOPLE[person]])

    def token(self, exchange):
        person, name = exchange["as"], exchange.get("token", "")
        if not person or name == "garbage":
            return name and "not.a.token"
        kind = "refresh" if name.startswith("refresh") else "access"
        if name.endswith("before the reset"):
            return self.first_tokens[PEOPLE[person]][kind]
        if name.endswith("of the closed account"):
            return next(self.first_tokens[a.id] for a in self.accounts.by_id.values() if not a.is_active)[kind]
        if "session" in name:
            return self.session_tokens.setdefault(name.partition(" of ")[2], self.tokens(person))[kind]
        return self.tokens(person)[kind]

    def body(self, exchange):
        body = exchange["body"]
        if body is None:
            return b""
        if "verification" in body and exchange["status"] == 200:
            body = {
                **body,
                "verification": [code for (email, _), code in self.accounts.codes.items() if email == body["email"]][
                    -1
                ],
            }
        return restored(body)


def restored(body):
    """Returns the bytes to send for a recorded body. The recording abbreviates long strings and keeps a body that is not JSON as `_raw`."""
    if "_raw" in body:
        return body["_raw"].encode()
    text = json.dumps(body, ensure_ascii=False)
    return LONG_TEXT.sub(lambda match: match[1] * int(match[2]), text).encode()
