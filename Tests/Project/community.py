"""Calls the methods of the community with the parameters of their examples, signed in as different people."""

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

# Values for optional parameters by type. For an enum, the first name is used.
VALUES = {"int": 1, "number": 1, "bool": True, "string": "text", "time": "2024-01-01T00:00:00+08:00", "json": {}}

NOT_SENT = {"remember", "path"}  # optional parameters that need store.path or are paths of local files


class Community:
    """A stand-in, and sessions that are signed in as people of the stand-in.

    Each session has its own store directory below the directory `stores`.
    """

    def __init__(self, standin, stores):
        self.standin = standin
        self.accounts = {account["email"].partition("@")[0]: account for account in standin.ready["accounts"]}
        self.remembered = {}
        self.stores = stores

    def session(self, method, role=None):
        """Returns a new session for calls of a method. The session is signed in unless the method itself signs in."""
        if role == "nobody" or self.is_sign_in(method):
            return self.open()
        return self.signed_in(role or ROLES[method.example.account])

    def open(self):
        return danxi.Session(self.standin.ready["config"], store={"path": tempfile.mkdtemp(dir=self.stores)})

    def signed_in(self, role):
        """Returns a session that is signed in as the person with the role `role`."""
        session = self.open()
        account = self.account(role)
        session.account.login(account["email"], account["password"])
        return session

    def account(self, role):
        """Returns an account of the stand-in: a student, another student, an administrator, or a newcomer who has not passed the quiz."""
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
        """Calls a method in a new session. Returns the value or the error."""
        options = {"cache": "refresh"} if method.is_cached else {}
        with self.session(method, role) as session:
            self.standin.control("DELETE", "/requests")
            try:
                return session.call(method.full_name, **parameters, **options)
            except danxi.Error as error:
                return error

    def parameters(self, method):
        """Returns the parameters of a method's example. The values of parameters with a source are from the results of other examples."""
        found = dict(method.example.params)
        for name, source in method.example.sources.items():
            source_name, _, path = source.partition(":")
            origin = INTERFACE.method(source_name)
            value = self.remembered.get(source_name)
            # An object that another example created may have been changed or deleted, so the example is called again.
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
            raise AssertionError(
                f"The outcome of {method.full_name}({parameters}) is {outcome} instead of {method.example.outcome}: {value}"
            )
        self.remembered[method.full_name] = value
        return value

    @staticmethod
    def is_sign_in(method):
        """Returns whether a method has a parameter `password`. The example of such a method has a password that no account of the stand-in has."""
        return any(parameter.name == "password" for parameter in method.parameters)

    def every_option(self, method):
        """Returns the parameters of a method's example, with values for all other optional parameters except `NOT_SENT`."""
        known = {*method.example.params, *NOT_SENT}
        return self.parameters(method) | {p.name: value_for(p) for p in method.optional if p.name not in known}

    def requests(self):
        """Returns the requests to the community's servers since the start of the last call."""
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
