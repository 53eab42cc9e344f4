"""The validation of bodies and queries as on the community servers, which are written in Go.

The messages follow Go's JSON decoder and the validation tags of the servers' structs.
"""

import json
from collections.abc import Collection
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from danxi_standin.web.messages import Refusal, Request, json_response
from danxi_standin.world.clock import parse_rfc3339

INTEGER = "int"
NUMBER = "float64"
STRING = "string"
BOOLEAN = "bool"
TIME = "CustomTime"
INTEGERS = "[]int"
STRINGS = "[]string"
OBJECT = "struct"
OBJECTS = "[]struct"

EMAIL_HOSTS = ("fudan.edu.cn", "m.fudan.edu.cn")

_ZERO = {INTEGER: 0, NUMBER: 0, STRING: "", BOOLEAN: False}  # the zero value of all other kinds is None
_PYTHON_TYPE: dict[str, type | tuple[type, ...]] = {
    INTEGER: int,
    NUMBER: (int, float),
    STRING: str,
    BOOLEAN: bool,
    TIME: str,
    OBJECT: dict,
}
_JSON_NAME = {bool: "bool", int: "number", float: "number", str: "string", list: "array", dict: "object"}
_BOOLEANS = {"true": True, "1": True, "t": True, "on": True, "false": False, "0": False, "f": False}


def error(status: int, message: str, code: int | None = None, detail: list[Any] | None = None) -> Refusal:
    value = {"code": code or status, "message": message}
    if detail:
        value["detail"] = detail
    return Refusal(json_response(value, status))


@dataclass
class Field:
    """A field of a Go struct. A `nullable` field is a pointer in Go: a missing value is None, to which minimum and maximum do not apply."""

    name: str
    kind: str
    required: bool = False
    minimum: int | None = None
    maximum: int | None = None
    choices: tuple[str, ...] = ()
    default: object = None
    nullable: bool = False
    email: bool = False
    members: tuple["Field", ...] = ()  # fields of the struct, or of each struct in the list

    @property
    def struct_name(self) -> str:
        words = self.name.split("_")
        return "".join(word.upper() if word == "id" else word.capitalize() for word in words)

    def zero(self) -> Any:
        return None if self.nullable else _ZERO.get(self.kind)

    def complaint(self, value: Any) -> tuple[str, str, str] | None:
        """Returns the tag, the parameter and the message of the first rule that the value violates, or None."""
        if self.email and not is_email(value):
            return "isValidEmail", "", f"{self.struct_name}格式不正确"
        if self.required and (value is None or not self.nullable and value in ("", 0, False)):
            return "required", "", f"{self.name}不能为空"
        if value is None:
            return None
        is_text = isinstance(value, str)
        size = value if isinstance(value, (int, float)) else len(value)
        if self.minimum is not None and size < self.minimum:
            text = f"至少{self.minimum}字符" if is_text else f"至少为{self.minimum}"
            return "min", str(self.minimum), self.name + text
        if self.maximum is not None and size > self.maximum:
            text = f"限长{self.maximum}字符" if is_text else f"至多为{self.maximum}"
            return "max", str(self.maximum), self.name + text
        if self.choices and value not in self.choices:
            return "oneof", " ".join(self.choices), f"{self.struct_name}格式不正确"
        return None


def is_email(value: object) -> bool:
    """Returns whether a value is an e-mail address of the university. As on the real servers, its host is compared exactly."""
    return isinstance(value, str) and value.count("@") == 1 and value.partition("@")[2] in EMAIL_HOSTS


def read_body(request: Request, *fields: Field) -> SimpleNamespace:
    if not request.body:  # as on the real servers, an empty body is not validated
        return SimpleNamespace(**{field.name: _with_default(field, field.zero()) for field in fields})
    content_type = request.headers.get("content-type", "").lower().split(";")[0]
    if content_type == "application/x-www-form-urlencoded":
        return _validated(_texts(request.form, fields), fields)
    if not content_type.endswith("json"):
        raise error(400, "Unprocessable Entity")
    try:
        values = json.loads(request.body)
    except UnicodeDecodeError:
        raise error(400, "invalid character in string") from None
    except json.JSONDecodeError as problem:
        raise error(400, _syntax_error(problem)) from None
    if values is None:
        values = {}
    _check_type(values, OBJECT)
    _check_types(values, fields)
    return _validated(values, fields)


def _texts(form: dict[str, str], fields: Collection[Field]) -> dict[str, Any]:
    """Returns the strings among the fields of a form. Other kinds are not supported, because no client sends them in a form."""
    return {field.name: form[field.name] for field in fields if field.kind == STRING and field.name in form}


def read_query(request: Request, *fields: Field) -> SimpleNamespace:
    parameters = request.parameters
    values = {}
    for field in fields:
        given = parameters.get(field.name)
        if given is None or (given[-1] == "" and field.kind != STRING):
            continue
        try:
            values[field.name] = _from_text(field.kind, given)
        except ValueError:
            details = _time_error(given[-1]) if field.kind == TIME else ""
            message = f'failed to decode: schema: error converting value for "{field.name}"'
            raise error(400, message + details) from None
    return _validated(values, fields)


def _validated(values: dict[str, Any], fields: tuple[Field, ...]) -> SimpleNamespace:
    result, detail = SimpleNamespace(), []
    for field in fields:
        value = values.get(field.name)
        value = _with_default(field, field.zero() if value is None else value)
        detail += _details(field, value)
        for struct in _structs(value) if field.members else ():
            for member in field.members:
                detail += _details(member, struct.get(member.name, member.zero()))
        setattr(result, field.name, _time_of(value) if field.kind == TIME else value)
    if detail:
        raise error(400, ", ".join(entry["message"] for entry in detail), detail=detail)
    return result


def _details(field: Field, value: Any) -> list[dict[str, Any]]:
    complaint = field.complaint(value)
    if not complaint:
        return []
    tag, parameter, message = complaint
    return [
        {
            "tag": tag,
            "field": field.name,
            "value": value,
            "param": parameter,
            "struct_field": field.struct_name,
            "message": message,
        }
    ]


def _with_default(field: Field, value: Any) -> Any:
    """Returns the value, or the field's default if the value is missing. If the field is not nullable, a zero value counts as missing."""
    absent = value is None if field.nullable else not value
    return field.default if absent and field.default is not None else value


def _from_text(kind: str, given: list[str]) -> Any:
    if kind == INTEGER:
        return int(given[-1])
    if kind == INTEGERS:
        return [int(number) for text in given for number in text.split(",")]
    if kind == STRINGS:
        return given
    if kind == BOOLEAN:
        if given[-1].lower() not in _BOOLEANS:
            raise ValueError
        return _BOOLEANS[given[-1].lower()]
    if kind == TIME:
        parse_rfc3339(given[-1])
    return given[-1]


def _time_of(value: str | None) -> int | None:
    return parse_rfc3339(value) if value else None


def _time_error(text: str) -> str:
    layout = "2006-01-02T15:04:05"
    return f'. Details: parsing time "{text}" as "{layout}": cannot parse "{text}" as "2006"'


def _syntax_error(problem: json.JSONDecodeError) -> str:
    if problem.pos >= len(problem.doc):
        return "unexpected end of JSON input"
    return f"invalid character '{problem.doc[problem.pos]}' looking for beginning of value"


def _structs(value: Any) -> list[dict[str, Any]]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _check_types(values: dict[str, Any], fields: tuple[Field, ...]) -> None:
    for field in fields:
        value = values.get(field.name)
        _check_type(value, field.kind)
        for struct in _structs(value) if field.members else ():
            _check_types(struct, field.members)


def _check_type(value: Any, kind: str) -> None:
    if value is None:
        return
    if kind.startswith("[]") and isinstance(value, list):
        for element in value:
            _check_type(element, kind[2:])
        return
    # A bool must be refused separately, because bool is a subclass of int in Python.
    expected = _PYTHON_TYPE.get(kind)
    if expected is None or not isinstance(value, expected) or (kind in (INTEGER, NUMBER) and isinstance(value, bool)):
        found = _JSON_NAME[type(value)]
        raise error(400, f"json: cannot unmarshal {found} into Go value of type {kind}")
