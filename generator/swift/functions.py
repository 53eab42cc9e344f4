"""The C functions, as generated Swift. The compiler checks these implementations against the declarations in include/danxi/."""

from __future__ import annotations

from model import Field, Method, Service
from text import banner, laid_out

from .names import label

C_TYPES = {"int": "Int64", "number": "Double", "bool": "Bool"}
VALUES = {"int": ".integer(Int({}))", "number": ".number({})", "bool": ".bool({})"}


def functions(service: Service) -> str:
    bodies = "\n".join(function(m) for m in service.methods)
    return f"""{banner(f"interface/{service.name}.toml", "//")}
import CDanXi
import Runtime

{bodies}"""


def function(m: Method) -> str:
    labels = [f"_ {label(p)}: {c_type(p)}" for p in m.required]
    parameters = ["_ session: OpaquePointer?", *labels, "_ options: UnsafePointer<CChar>?"]
    signature = laid_out(f"public func danxi_{m.service}_{m.name}", parameters, " -> OpaquePointer? {", "")
    if not m.required:
        return f"""@c @implementation
{signature}
    call(session, "{m.full_name}", options)
}}
"""
    settings = "\n".join(f"        {setter(p)}" for p in m.required)
    return f"""@c @implementation
{signature}
    call(session, "{m.full_name}", options) {{
{settings}
    }}
}}
"""


def c_type(p: Field) -> str:
    return "UnsafePointer<CChar>?" if p.type.is_json_text else C_TYPES.get(p.type.name, "UnsafePointer<CChar>?")


def setter(p: Field) -> str:
    if p.type.is_json_text:
        return f'try $0.set("{p.name}", json: {label(p)})'
    if p.type.name in VALUES:
        return f'$0.set("{p.name}", {VALUES[p.type.name].format(label(p))})'
    return f'try $0.set("{p.name}", text: {label(p)})'
