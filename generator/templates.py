"""Templates: fields and parameters that a service's table defines once and uses in several places.

`[templates]` maps a name to a definition or to a group, which is a list of names of templates. In the lists of fields and parameters,
a string stands for a template or a group. A table with the key `template` stands for that template with changed values of some keys.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from mistakes import require
from tables import named, verified

Table = dict[str, Any]
LISTS = (("entity", "fields"), ("method", "parameters"))
REPEATS = 3  # the number of equal definitions from which a template is required


def expand(service: Table, place: str) -> Table:
    """Returns the table of a service with each template and group replaced by the fields or parameters that it stands for."""
    require_templates(service, place)
    service = dict(service)
    templates = Templates(service.pop("templates", {}), f"{place}: templates")
    for kind, key in LISTS:
        if kind in service:
            service[kind] = [templates.expanded(entry, key, named(place, entry)) for entry in service[kind]]
    templates.require_uses()
    return service


def require_templates(service: Table, place: str) -> None:
    """Refuses a definition that is written REPEATS times or more. Such a definition must be a template."""
    entries = [(entry, key) for kind, key in LISTS for entry in service.get(kind, [])]
    items = [item for entry, key in entries for item in entry.get(key, []) if isinstance(item, dict)]
    written = Counter(json.dumps(item, sort_keys=True) for item in items if "template" not in item)
    for text, times in written.items():
        require(
            times < REPEATS,
            named(place, json.loads(text)),
            f"the definition is written {times} times: make it a template",
        )


class Templates:
    """The templates and groups of a service, and the number of uses of each."""

    def __init__(self, templates: dict[str, Any], place: str) -> None:
        self.place = place
        self.groups: dict[str, list[str]] = {n: value for n, value in templates.items() if isinstance(value, list)}
        self.definitions = {n: self.definition(n, value) for n, value in templates.items() if n not in self.groups}
        self.uses: Counter[str] = Counter()
        for name, members in self.groups.items():
            for member in members:
                self.require_known(member, self.definitions, f"{place}: {name}")

    def definition(self, name: str, value: Any) -> Table:
        place = f"{self.place}: {name}"
        require(isinstance(value, dict), place, "expected a table, or a list of the names of templates")
        return {"name": name, **verified(value, "template", place)}

    def expanded(self, entry: Table, key: str, place: str) -> Table:
        """Returns an entity or a method with the templates in its list `key` replaced by their definitions."""
        if key not in entry:
            return entry
        return {**entry, key: [field for item in entry[key] for field in self.fields(item, place)]}

    def fields(self, item: Any, place: str) -> list[Table]:
        if isinstance(item, str):
            return self.named(item, place)
        if "template" in item:
            return [self.changed(item["template"], {k: v for k, v in item.items() if k != "template"}, place)]
        return [item]

    def named(self, name: str, place: str) -> list[Table]:
        self.require_known(name, [*self.definitions, *self.groups], place)
        self.uses[name] += 1
        return [self.definitions[each] for each in self.groups.get(name, [name])]

    def changed(self, name: str, changes: Table, place: str) -> Table:
        require(name not in self.groups, place, f"the group `{name}` cannot be changed: list its templates")
        self.require_known(name, self.definitions, place)
        self.uses[name] += 1
        definition = self.definitions[name]
        require(changes, place, f'no key of the template `{name}` is changed: write "{name}"')
        for key, value in changes.items():
            same = key in definition and definition[key] == value
            require(not same, place, f"the template `{name}` already has this `{key}`: leave it out")
        return {**definition, **changes}

    def require_known(self, name: str, known: Any, place: str) -> None:
        expected = f"expected one of {', '.join(known)}" if known else "the table has no templates"
        require(name in known, place, f"unknown template `{name}`: {expected}")

    def require_uses(self) -> None:
        """Refuses templates and groups that are used fewer than two times, except templates that are in a group."""
        for name in [*self.definitions, *self.groups]:
            is_member = any(name in members for members in self.groups.values())
            once = "used only once: write its definition where it is used"
            problem = once if self.uses[name] else "never used: remove it"
            useful = self.uses[name] > 1 or is_member
            require(useful, f"{self.place}: {name}", f"the template is {problem}")
