"""The execution of GraphQL operations: coercion of values, errors of fields, and propagation of null to the nearest nullable parent."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from danxi_standin.graphql.document import Document, DocumentError, Operation, Selection, Variable

Resolver = Callable[..., Any]


class FieldError(Exception):
    """An error of a field, which its resolver raises."""

    def __init__(self, message: str, code: str = ""):
        super().__init__(message)
        self.code = code


class _Null(Exception):
    """The signal that a non-nullable field is null, which makes the nearest nullable parent null."""


@dataclass
class Field:
    """A field of an object type: the type of its values, such as `[Notice!]!`, the types of its arguments, and its resolver."""

    type: str
    arguments: dict[str, str] = field(default_factory=dict)
    resolve: Resolver | None = None  # if None, the value is the member of the parent value with the field's name


Schema = dict[str, dict[str, Field]]  # the fields of each object type; the roots are Query and Mutation
SCALARS = {"ID": (str, int), "String": (str,), "Int": (int,), "Boolean": (bool,)}


def select(document: Document, name: str | None) -> Operation:
    """Returns the operation `name` of the document, or its only operation if `name` is None."""
    found = [each for each in document.operations if name is None or each.name == name]
    if name is not None and not found:
        raise DocumentError(f"Unknown operation named '{name}'.")
    if len(found) != 1:
        raise DocumentError("Must provide operation name if query contains multiple operations.")
    return found[0]


def coerce(type: str, value: Any, what: str) -> Any:
    """Returns `value` as an input value of a GraphQL type. Input objects are not supported. `what` begins the message of an error."""
    if type.endswith("!"):
        if value is None:
            raise DocumentError(f"{what} of required type '{type}' was not provided.")
        return coerce(type[:-1], value, what)
    if value is None:
        return None
    if type.startswith("["):
        return [coerce(type[1:-1], item, what) for item in (value if isinstance(value, list) else [value])]
    kinds = SCALARS.get(type, (str,))
    if not isinstance(value, kinds) or isinstance(value, bool) and bool not in kinds:
        raise DocumentError(f"{what} got invalid value {value!r}; {type} cannot represent it.")
    return str(value) if type == "ID" else value


class Execution:
    """A single execution of an operation."""

    def __init__(
        self, schema: Schema, document: Document, operation: Operation, variables: dict[str, Any], context: Any
    ):
        self._schema = schema
        self._fragments = document.fragments
        self._operation = operation
        self._context = context
        self._errors: list[dict[str, Any]] = []
        self._variables: dict[str, Any] = {}
        for each in operation.variables:
            if each.name in variables or each.has_default or each.type.endswith("!"):
                value = variables.get(each.name, each.default)
                self._variables[each.name] = coerce(each.type, value, f"Variable '${each.name}'")

    def run(self) -> dict[str, Any]:
        root = self._operation.kind.capitalize()
        if root not in self._schema:
            raise DocumentError(f"Schema is not configured to execute {self._operation.kind} operation.")
        self._validate(root, self._operation.selections)
        try:
            data = self._object(root, {}, self._operation.selections, [])
        except _Null:
            data = None
        return {"data": data, **({"errors": self._errors} if self._errors else {})}

    # Validation

    def _validate(self, type: str, selections: list[Selection]) -> None:
        for each in selections:
            if each.is_spread:
                self._validate(type, self._inner(each))
                continue
            if each.name == "__typename":
                continue
            definition = self._schema[type].get(each.name)
            if not definition:
                raise DocumentError(f"Cannot query field '{each.name}' on type '{type}'.", each.line, each.column)
            for name in each.arguments:
                if name not in definition.arguments:
                    raise DocumentError(
                        f"Unknown argument '{name}' on field '{type}.{each.name}'.", each.line, each.column
                    )
            inner = definition.type.strip("[]!")
            if (inner in self._schema) != (each.selections is not None):
                raise DocumentError(
                    f"Field '{each.name}' of type '{definition.type}' and its selection do not fit.",
                    each.line,
                    each.column,
                )
            if each.selections:
                self._validate(inner, each.selections)

    def _inner(self, spread: Selection) -> list[Selection]:
        if spread.selections is not None:
            return spread.selections
        if spread.name not in self._fragments:
            raise DocumentError(f"Unknown fragment '{spread.name}'.")
        return self._fragments[spread.name]

    # Execution

    def _value(self, given: Any) -> Any:
        if isinstance(given, Variable):
            return self._variables.get(given.name)
        return [self._value(item) for item in given] if isinstance(given, list) else given

    def _is_included(self, selection: Selection) -> bool:
        include, skip = selection.directives.get("include"), selection.directives.get("skip")
        return (include is None or bool(self._value(include["if"]))) and (skip is None or not self._value(skip["if"]))

    def _fields(self, selections: list[Selection]) -> dict[str, list[Selection]]:
        """Returns the selections of fields by their key in the response, including the selections inside fragments."""
        fields: dict[str, list[Selection]] = {}
        for each in filter(self._is_included, selections):
            found = self._fields(self._inner(each)) if each.is_spread else {each.alias: [each]}
            for key, same in found.items():
                fields.setdefault(key, []).extend(same)
        return fields

    def _object(self, type: str, value: Any, selections: list[Selection], path: list[Any]) -> dict[str, Any]:
        return {
            key: type if same[0].name == "__typename" else self._field(type, value, same, [*path, key])
            for key, same in self._fields(selections).items()
        }

    def _field(self, parent: str, value: Any, same: list[Selection], path: list[Any]) -> Any:
        selection = same[0]
        definition = self._schema[parent][selection.name]
        try:
            if definition.resolve:
                arguments = {
                    name: coerce(type, self._value(selection.arguments.get(name)), f"Argument '{name}'")
                    for name, type in definition.arguments.items()
                }
                found = definition.resolve(self._context, value, **arguments)
            else:
                found = value.get(selection.name)
            inner = [each for one in same for each in one.selections or []]
            return self._completed(definition.type, found, inner, path)
        except (FieldError, DocumentError) as error:
            location = {"line": selection.line, "column": selection.column}
            entry: dict[str, Any] = {"message": str(error), "locations": [location], "path": path}
            if isinstance(error, FieldError) and error.code:
                entry["extensions"] = {"code": error.code}
            self._errors.append(entry)
            if definition.type.endswith("!"):
                raise _Null from error
            return None
        except _Null:
            if definition.type.endswith("!"):
                raise
            return None

    def _completed(self, type: str, value: Any, selections: list[Selection], path: list[Any]) -> Any:
        if type.endswith("!"):
            if value is None:
                raise FieldError(f"Cannot return null for non-nullable field {path[-1]}.")
            return self._completed(type[:-1], value, selections, path)
        if value is None:
            return None
        if type.startswith("["):
            return [self._item(type[1:-1], item, selections, [*path, index]) for index, item in enumerate(value)]
        return self._object(type, value, selections, path) if type in self._schema else value

    def _item(self, type: str, value: Any, selections: list[Selection], path: list[Any]) -> Any:
        try:
            return self._completed(type, value, selections, path)
        except _Null:
            if type.endswith("!"):
                raise
            return None
