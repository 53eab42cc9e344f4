"""Calls the methods of the community with their examples, as different people."""

import os
import sys
import tempfile

from support import LIBRARY, ROOT

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path[:0] = [str(ROOT / "bindings" / "python"), str(ROOT / "generator")]
import danxi  # noqa: E402
from loading import load  # noqa: E402

INTERFACE = load(ROOT)
METHODS = [
    method for service in INTERFACE.services if service.group == "community" for method in service.methods
]  # fmt: skip
HOSTS = {"forum.fduhole.com": "forum", "auth.fduhole.com": "auth", "danke.fduhole.com": "danke"}
ROLES = {"undergraduate": "student", "moderator": "admin"}

# Values for optional parameters, by type. An enum's value is its first name.
VALUES = {"int": 1, "number": 1, "bool": True, "string": "text", "time": "2024-01-01T00:00:00+08:00", "json": {}}

NOT_SENT = {"remember", "path"}  # optional parameters that need store.path, or name a file on this computer


class Community:
    """A stand-in, and sessions that are signed in as its people.

    Each session has a store directory of its own below the directory `stores`.
    """

    def __init__(self, standin, stores):
        self.standin = standin
        self.accounts = {account["email"].partition("@")[0]: account for account in standin.ready["accounts"]}
        self.remembered = {}
        self.stores = stores

    def session(self, method, role=None):
        """Returns a new session, signed in unless the method signs in itself."""
        if role == "nobody" or self.is_sign_in(method):
            return self.open()
        return self.signed_in(role or ROLES[method.example.account])

    def open(self):
        return danxi.Session(self.standin.ready["config"], store={"path": tempfile.mkdtemp(dir=self.stores)})

    def signed_in(self, role):
        """Returns a session of a person."""
        session = self.open()
        account = self.account(role)
        session.account.login(account["email"], account["password"])
        return session

    def account(self, role):
        """Returns the account of a person of the stand-in: a student, another one, an administrator, or a newcomer who has not passed the quiz."""
        if role == "newcomer" and role not in self.accounts:
            email, password = "newcomer@fudan.edu.cn", "Guanghua+1905"
            with danxi.Session(self.standin.ready["config"]) as session:
                session.account.send_verification_code(email)
                session.account.register(email, password, self.code_for(email))
            self.accounts[role] = {"email": email, "password": password}
        return self.accounts[role]

    def code_for(self, email):
        """Returns the verification code that was mailed to an address."""
        return next(each["code"] for each in self.standin.control("GET", "/codes") if each["email"] == email)

    def call(self, method, parameters, role=None):
        """Calls a method in a session of its own. Returns the value, or the error."""
        options = {"cache": "refresh"} if method.is_cached else {}
        with self.session(method, role) as session:
            self.standin.control("DELETE", "/requests")
            try:
                return session.call(method.full_name, **parameters, **options)
            except danxi.Error as error:
                return error

    def parameters(self, method):
        """Returns the example's parameters. Those that come from other examples are replaced by their values."""
        found = dict(method.example.params)
        for name, source in method.example.sources.items():
            source_name, _, path = source.partition(":")
            origin = INTERFACE.method(source_name)
            value = self.remembered.get(source_name)
            # The created object may have been changed or deleted since.
            if value is None or origin.effect != "safe":
                value = self.example(origin)
            for step in filter(None, path.split(".")):
                value = value[int(step) if step.isdigit() else step]
            found[name] = [value] if isinstance(found[name], list) else value
        return found

    def example(self, method):
        """Calls a method as its example does, and returns the value or the expected error."""
        parameters = self.parameters(method)
        value = self.call(method, parameters)
        outcome = value.name if isinstance(value, danxi.Error) else "ok"
        if outcome != method.example.outcome and not self.is_sign_in(method):
            raise AssertionError(f"{method.full_name}({parameters}): {value}")
        self.remembered[method.full_name] = value
        return value

    @staticmethod
    def is_sign_in(method):
        """Whether the example's password is wrong for all accounts of the stand-in."""
        return any(parameter.name == "password" for parameter in method.parameters)

    def every_option(self, method):
        """Returns the example's parameters, and a value for each other optional parameter."""
        known = {*method.example.params, *NOT_SENT}
        return self.parameters(method) | {p.name: value_for(p) for p in method.optional if p.name not in known}

    def requests(self):
        """Returns the requests to the community's servers since the last call began."""
        return [entry for entry in self.standin.control("GET", "/requests") if entry["host"] in HOSTS]


def value_for(parameter):
    """Returns a valid value for a parameter."""
    enum, entity = INTERFACE.enum(parameter.type.name), INTERFACE.entity(parameter.type.name)
    if enum:
        value = enum.names[0]
    elif entity:
        value = {field.name: value_for(field) for field in entity.fields if field.required}
    else:
        value = VALUES[parameter.type.name]
    if isinstance(value, int) and parameter.min is not None:
        value = max(value, int(parameter.min))
    return {"list": [value], "map": {"key": value}, "": value}[parameter.type.container]
