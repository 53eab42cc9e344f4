"""Calls every method of the contract with its example, and checks the types of the results against the contract."""

from __future__ import annotations

import datetime
import keyword
import pickle
from collections.abc import Generator, Mapping
from typing import Any

from loading import load

import danxi

from . import ROOT

INTERFACE = load(ROOT)
SCALARS = {
    "int": int,
    "number": float,
    "bool": bool,
    "string": str,
    "url": str,
    "time": danxi.Timestamp,
    "date": datetime.date,
    "time_of_day": datetime.time,
}


def python_name(name):
    return f"{name}_" if keyword.iskeyword(name) else name


def call_name(method):
    """Returns the name of the function that calls a method once: for a watched method, the function that polls."""
    return method.name.replace("watch", "poll") if method.watch else python_name(method.name)


def is_secret(field):
    """Returns whether a field is a secret, or an entity with a secret field."""
    entity = INTERFACE.entity(field.type.name)
    return field.secret or entity is not None and any(each.secret for each in entity.fields)


class Journey:
    """The calls of one session, as a generator that yields (service, method, parameters) and receives the value or the error."""

    def __init__(self, test):
        self.test = test
        self.campus = test.campus
        self.remembered = {}
        self.role = "student"

    def travel(self) -> Generator[tuple[str, str, dict[str, Any]], Any, None]:
        for method in INTERFACE.methods:
            with self.test.subTest(method.full_name):
                value = yield from self.call(method)
                if method.example.outcome == "ok":
                    self.check_result(value, method.returns)
                    if method.pages:
                        yield from self.iterate(method, value)
                else:
                    self.test.assertIsInstance(value, danxi.Error)
                    self.test.assertEqual(value.name, method.example.outcome)

    def call(self, method):
        """Calls a method as its example does."""
        parameters = yield from self.parameters(method)
        yield from self.sign_in(method)
        value = yield method.service, call_name(method), parameters
        if isinstance(value, danxi.Error) and value.name != method.example.outcome:
            raise AssertionError(
                f"{method.full_name}({parameters}) failed with {value.name}; its example expects {method.example.outcome}"
            ) from value
        self.remembered[method.full_name] = value
        return value

    def sign_in(self, method):
        """Signs in with the account that the example needs, unless the session is signed in with it already."""
        if method.sign_in in ("community", "both"):
            status = yield "account", "get_status", {}
            role = "admin" if method.example.account == "moderator" else "student"
            if not status.signed_in or role != self.role:
                account = self.campus.accounts[role]
                yield "account", "login", {"email": account["email"], "password": account["password"]}
                self.role = role
        if method.sign_in in ("campus", "both"):
            person = self.campus.people[method.example.account]
            status = yield "campus", "status", {}
            if not status.signed_in or status.username != person["number"]:
                kind = {"student_type": method.example.account}
                yield "campus", "login", {"username": person["number"], "password": person["password"], **kind}

    def parameters(self, method):
        """Returns the example's parameters. A parameter with a source has the value from the result of the example that the source names."""
        found = {python_name(name): value for name, value in method.example.params.items()}
        for name, source in method.example.sources.items():
            source_name, _, path = source.partition(":")
            origin = INTERFACE.method(source_name)
            value = self.remembered.get(source_name)
            # An object that the other example created may have been changed or deleted since.
            if value is None or origin.effect != "safe":
                value = yield from self.call(origin)
            for step in filter(None, path.split(".")):
                value = value[int(step)] if step.isdigit() else getattr(value, python_name(step))
            found[python_name(name)] = [value] if isinstance(method.example.params[name], list) else value
        if "password" in found and method.example.outcome == "ok":
            person = self.campus.people[method.example.account]
            accounts = {"email": self.test.email, "username": person["number"]}
            password = self.test.password if "email" in found else person["password"]
            found.update({name: value for name, value in accounts.items() if name in found}, password=password)
        return found

    def iterate(self, method, page):
        """Iterates over the list of a method, and compares the first items with `page`.

        If the method has a parameter `size`, also iterates in pages of three items, and compares these with the largest page.
        """
        first = getattr(page, method.pages.items) if method.pages.items else page
        parameters = yield from self.parameters(method)
        yield from self.sign_in(method)
        parameters.pop(method.pages.parameter, None)
        verb, _, rest = method.name.partition("_")
        name = f"iter_{rest}" if verb in ("list", "get") else f"iter_{method.name}"
        if verb == "get" and method.pages.items and not rest.endswith(method.pages.items):
            name = f"{name}_{method.pages.items}"
        items = yield method.service, name, parameters
        self.test.assertIs(type(items), list)
        self.test.assertEqual(items[: len(first)], list(first))
        sizes = [p.max for p in method.parameters if p.name == "size"]
        if sizes:
            small = yield method.service, name, {**parameters, "size": 3}
            page = yield method.service, python_name(method.name), {**parameters, "size": sizes[0]}
            largest = list(getattr(page, method.pages.items) if method.pages.items else page)
            count = min(len(small), len(largest))
            self.test.assertEqual(small[:count], largest[:count])
            self.test.assertGreaterEqual(len(small), min(len(largest), 80))

    # Checks of the types of values

    def check_result(self, value, type):
        if type is None:
            self.test.assertIsNone(value)
        elif type.container == "list":
            self.test.assertIsInstance(value, list)
            for item in value:
                self.check_item(item, type.name)
        elif type.container == "map":
            self.test.assertIsInstance(value, dict)
            for item in value.values():
                self.check_item(item, type.name)
        else:
            self.check_item(value, type.name)
        self.test.assertEqual(pickle.loads(pickle.dumps(value)), value)

    def check_item(self, value, name):
        if enum := INTERFACE.enum(name):
            self.test.assertIs(type(value), str)
            self.test.assertTrue(enum.open or value in enum.names, value)
        elif entity := INTERFACE.entity(name):
            self.check_entity(value, entity)
        elif name != "json":
            self.test.assertIs(type(value), SCALARS[name])

    def check_entity(self, value, entity):
        cls = getattr(danxi, entity.name)
        self.test.assertIs(type(value), cls)
        self.test.assertEqual(cls.from_json(value.to_json()), value)
        self.test.assertEqual(hash(cls.from_json(value.to_json())), hash(value))
        for field in entity.fields:
            item = getattr(value, python_name(field.name))
            if item is None:
                self.test.assertTrue(field.type.optional, field.name)
            elif field.type.container == "list":
                self.test.assertIs(type(item), tuple)
                for element in item:
                    self.check_item(element, field.type.name)
            elif field.type.container == "map":
                self.test.assertIsInstance(item, Mapping)
                for element in item.values():
                    self.check_item(element, field.type.name)
            else:
                self.check_item(item, field.type.name)
                if field.secret:
                    self.test.assertNotIn(item, repr(value))
