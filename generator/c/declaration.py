"""The declaration of the C function of a method, with its documentation comment."""

from __future__ import annotations

from model import Field, Interface, Method

from . import example
from .constraints import FORMATS, choices, default, limits, since
from .facts import facts
from .layout import aligned, code, comment, item, paragraphs, tag
from .names import c_type, error, function, json_type, parameter, rendered


def declaration(interface: Interface, method: Method) -> str:
    sections = [
        paragraphs(rendered(method.summary)),
        *([paragraphs(rendered(method.description))] if method.description else []),
        code(example.call(method)),
        facts(interface, method),
        [*parameter_tags(interface, method), *return_tag(interface, method), f"@since {method.since}"],
    ]
    lines = [line for section in sections if section for line in ["", *section]][1:]
    return f"{comment(lines)}\nDANXI_WARN_UNUSED_RESULT\n{prototype(method)}"


def prototype(method: Method) -> str:
    parameters = [f"{c_type(p.type)}{parameter(p)}" for p in method.required]
    return aligned(f"danxi_result *{function(method)}(", ["danxi_session *session", *parameters, "const char *options"])


# Parameters


def parameter_tags(interface: Interface, method: Method) -> list[str]:
    lines = tag("@param session", "A session.")
    for p in method.required:
        lines += tag(f"@param {parameter(p)}", parameter_text(interface, p))
    lines += tag("@param options", "Optional parameters, a JSON object, or NULL:")
    shared = ", ".join(f"`{option.name}`" for option in method.options)
    for text in [*(option_text(interface, p) for p in method.optional), f"{shared}: see danxi_call()."]:
        lines += [f"  {line}" for line in item(text)]
    return lines


def parameter_text(interface: Interface, p: Field) -> str:
    sentences = [rendered(p.summary)]
    if p.type.container:
        sentences.append(f"A JSON {json_type(p.type)}.")
    elif p.type.is_json_text:
        sentences.append("Any JSON value.")
    if p.type.name in FORMATS:
        sentences.append(f"Format: {FORMATS[p.type.name]}.")
    words = ", ".join(limits(p))
    if words:
        sentences.append(f"{words[0].upper()}{words[1:]}.")
    return " ".join([*sentences, *choices_of(interface, p)])


def option_text(interface: Interface, p: Field) -> str:
    form = [FORMATS[p.type.name]] if p.type.name in FORMATS else []
    words = ", ".join([json_type(p.type), *form, *limits(p), *default(p), *since(p)])
    return " ".join([f"`{p.name}` ({words}): {rendered(p.summary)}", *choices_of(interface, p)])


def choices_of(interface: Interface, p: Field) -> list[str]:
    enum = interface.enum(p.type.name)
    return [f"{'Such as' if enum.open else 'One of'} {choices(enum)}."] if enum else []


# Results


def return_tag(interface: Interface, method: Method) -> list[str]:
    if not method.errors:
        return tag("@return", returned(interface, method))
    lines = tag("@return", f"{returned(interface, method)} Errors:")
    for each, text in interface.errors_of(method):
        lines += [f"  {line}" for line in item(f"{error(each.name)}: {rendered(text)}")]
    return lines


def returned(interface: Interface, method: Method) -> str:
    if not method.returns_summary:
        return f"{shape(interface, method)}."
    summary = rendered(method.returns_summary)
    return f"{shape(interface, method)}: {summary[0].lower()}{summary[1:]}"


def shape(interface: Interface, method: Method) -> str:
    """Returns a description of the JSON value that a method returns, such as `An array of Hole objects`."""
    if not method.returns:
        return "null"
    name = json_type(method.returns)
    if interface.entity(method.returns.name):
        name += " objects" if method.returns.container else " object"
    article = "An" if name[0] in "aeiouAEIOU" else "A"
    return f"{article} {name}{', or null' if method.returns.optional else ''}"
