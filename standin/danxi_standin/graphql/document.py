"""The parser of executable GraphQL documents."""

import re
from dataclasses import dataclass, field
from typing import Any

TOKEN = re.compile(
    r'(?P<ignored>[\s,\ufeff]+|\#[^\n\r]*)|(?P<block>"""(?:\\"""|(?!""").)*""")|(?P<string>"(?:\\[^\n\r]|[^"\\\n\r])*")'
    r"|(?P<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?P<name>[_A-Za-z]\w*)|(?P<mark>\.\.\.|[!$&()\[\]{}:=@|])",
    re.DOTALL | re.ASCII,
)
ESCAPE = re.compile(r'\\(?:u([0-9A-Fa-f]{4})|(["\\/bfnrt]))')
ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


class DocumentError(Exception):
    """A mistake in a GraphQL document or its variables, with its location if this is known."""

    def __init__(self, message: str, line: int = 0, column: int = 0):
        super().__init__(message)
        self.locations = [{"line": line, "column": column}] if line else []


@dataclass(frozen=True)
class Variable:
    """A reference to a variable that is used as a value."""

    name: str


@dataclass
class VariableDefinition:
    name: str
    type: str
    default: Any = None
    has_default: bool = False


@dataclass
class Selection:
    """A selected field, an inline fragment or a fragment spread."""

    name: str  # the name of the field or of the spread fragment; "" for an inline fragment
    is_spread: bool = False
    alias: str = ""
    arguments: dict[str, Any] = field(default_factory=dict)
    directives: dict[str, dict[str, Any]] = field(default_factory=dict)
    selections: list["Selection"] | None = None
    line: int = 0
    column: int = 0


@dataclass
class Operation:
    kind: str
    name: str | None
    variables: list[VariableDefinition]
    selections: list[Selection]


@dataclass
class Document:
    operations: list[Operation]
    fragments: dict[str, list[Selection]]


def parse(text: str) -> Document:
    return _Parser(text).document()


class _Parser:
    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = self._tokenized()
        self._next = 0

    def _tokenized(self) -> list[tuple[str, str, int]]:
        tokens, position = [], 0
        while position < len(self._text):
            match = TOKEN.match(self._text, position)
            if not match:
                raise self._error("Syntax Error: Unexpected character.", position)
            if match.lastgroup != "ignored":
                tokens.append((str(match.lastgroup), match[0], position))
            position = match.end()
        return [*tokens, ("end", "", position)]

    def _error(self, message: str, position: int) -> DocumentError:
        before = self._text[:position].splitlines() or [""]
        return DocumentError(message, len(before), len(before[-1]) + 1)

    # Tokens

    def _peek(self) -> str:
        return self._tokens[self._next][1]

    def _take(self, expected: str = "") -> str:
        kind, text, position = self._tokens[self._next]
        if kind == "end" or expected and text != expected:
            raise self._error(f"Syntax Error: Expected {expected or 'more'}, found {text or '<EOF>'}.", position)
        self._next += 1
        return text

    def _name(self) -> str:
        kind, text, position = self._tokens[self._next]
        if kind != "name":
            raise self._error(f"Syntax Error: Expected Name, found {text or '<EOF>'}.", position)
        return self._take()

    def _skip(self, text: str) -> bool:
        found = self._peek() == text
        self._next += found
        return found

    # Definitions

    def document(self) -> Document:
        document = Document([], {})
        while self._tokens[self._next][0] != "end":
            if self._peek() == "{":
                document.operations.append(Operation("query", None, [], self._selections()))
            elif self._skip("fragment"):
                name = self._name()
                self._take("on")
                self._name()
                self._directives()
                document.fragments[name] = self._selections()
            else:
                document.operations.append(self._operation())
        return document

    def _operation(self) -> Operation:
        position = self._tokens[self._next][2]
        kind = self._name()
        if kind not in {"query", "mutation", "subscription"}:
            raise self._error(f"Syntax Error: Unexpected Name {kind}.", position)
        name = self._name() if self._tokens[self._next][0] == "name" else None
        variables = []
        if self._skip("("):
            while not self._skip(")"):
                variables.append(self._variable())
        self._directives()
        return Operation(kind, name, variables, self._selections())

    def _variable(self) -> VariableDefinition:
        self._take("$")
        name = self._name()
        self._take(":")
        definition = VariableDefinition(name, self._type())
        if self._skip("="):
            definition.default, definition.has_default = self._value(), True
        return definition

    def _type(self) -> str:
        if self._skip("["):
            inner = f"[{self._type()}"
            self._take("]")
            inner += "]"
        else:
            inner = self._name()
        return inner + ("!" if self._skip("!") else "")

    # Selections

    def _selections(self) -> list[Selection]:
        self._take("{")
        selections = [self._selection()]
        while not self._skip("}"):
            selections.append(self._selection())
        return selections

    def _selection(self) -> Selection:
        if self._skip("..."):
            if self._peek() != "on" and self._tokens[self._next][0] == "name":
                return Selection(self._name(), is_spread=True, directives=self._directives())
            if self._skip("on"):
                self._name()
            directives = self._directives()
            return Selection("", is_spread=True, directives=directives, selections=self._selections())
        location = self._error("", self._tokens[self._next][2]).locations[0]
        name = alias = self._name()
        if self._skip(":"):
            name = self._name()
        arguments, directives = self._arguments(), self._directives()
        selection = Selection(name, False, alias, arguments, directives, None, location["line"], location["column"])
        if self._peek() == "{":
            selection.selections = self._selections()
        return selection

    def _arguments(self) -> dict[str, Any]:
        arguments = {}
        if self._skip("("):
            while not self._skip(")"):
                name = self._name()
                self._take(":")
                arguments[name] = self._value()
        return arguments

    def _directives(self) -> dict[str, dict[str, Any]]:
        directives = {}
        while self._skip("@"):
            name = self._name()
            directives[name] = self._arguments()
        return directives

    def _value(self) -> Any:
        kind, text, _ = self._tokens[self._next]
        if self._skip("$"):
            return Variable(self._name())
        if self._skip("["):
            items = []
            while not self._skip("]"):
                items.append(self._value())
            return items
        if self._skip("{"):
            members = {}
            while not self._skip("}"):
                name = self._name()
                self._take(":")
                members[name] = self._value()
            return members
        self._take()
        match kind:
            case "string":
                return ESCAPE.sub(
                    lambda match: chr(int(match[1], 16)) if match[1] else ESCAPES.get(match[2], match[2]), text[1:-1]
                )
            case "block":
                return text[3:-3].replace('\\"""', '"""').strip()
            case "number":
                return float(text) if set(text) & set(".eE") else int(text)
        return {"true": True, "false": False, "null": None}.get(text, text)
