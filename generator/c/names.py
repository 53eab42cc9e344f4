"""Names in C: functions, parameters, types, and the names that replace references in the contract's prose."""

from __future__ import annotations

import prose
from model import Field, Method, Type

# Keywords of C11 and C++17, and lower-case macros of the standard headers and of GCC: no parameter can have these names.
WORDS = """
alignas alignof and and_eq asm assert auto bitand bitor bool break case catch char char16_t char32_t class compl complex const
const_cast constexpr continue decltype default delete do double dynamic_cast else enum errno explicit export extern false final
float for friend goto i386 if imaginary inline int linux long mutable namespace new noexcept noreturn not not_eq nullptr operator
or or_eq override private protected public register reinterpret_cast restrict return short signed sizeof static static_assert
static_cast stderr stdin stdout struct switch template this thread_local throw true try typedef typeid typename typeof union unix
unsigned using virtual void volatile wchar_t while xor xor_eq
"""
RESERVED_WORDS = frozenset(WORDS.split())
UNCOUNTED = {"time_of_day"}
SCALARS = {"int": "int64_t ", "number": "double ", "bool": "bool "}


def function(method: Method) -> str:
    return "danxi_" + method.full_name.replace(".", "_")


def error(name: str) -> str:
    return f"DANXI_ERROR_{name.upper()}"


def parameter(field: Field) -> str:
    """Returns the name of a parameter in C. Keywords of C and C++ get an underscore; the JSON name does not change."""
    return f"{field.name}_" if field.name in RESERVED_WORDS else field.name


def c_type(type: Type) -> str:
    """Returns the type of a parameter, followed by a space unless it ends with an asterisk."""
    return "const char *" if type.container else SCALARS.get(type.name, "const char *")


def json_type(type: Type) -> str:
    """Returns the words for a JSON type, such as `array of ints`."""
    if type.name == "json" and not type.container:
        return "any JSON value"
    if type.container == "list":
        return f"array of {plural(type)}"
    return f"object of {plural(type)}" if type.container == "map" else type.name


def plural(type: Type) -> str:
    if type.name == "json":
        return "any values"
    return f"{type.name}s" if type.is_scalar and type.name not in UNCOUNTED else type.name


def rendered(text: str) -> str:
    """Returns `text` with its references replaced by names in C."""
    return prose.render(text, reference)


def reference(kind: str, name: str) -> str:
    match kind:
        case "error":
            return error(name)
        case "method":
            return f"danxi_{name.replace('.', '_')}()"
        case "function":
            return f"{name}()"
        case "param" | "field":
            return f"`{name}`"
        case "value":
            return literal(name)
        case _:
            return name


def literal(name: str) -> str:
    """Returns a value as literal JSON: all values except numbers, true, false and null get quotes."""
    is_bare = name in {"true", "false", "null"} or name.lstrip("-").replace(".", "", 1).isdigit()
    return name if is_bare else f'"{name}"'
