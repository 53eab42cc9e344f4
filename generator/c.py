"""The generated headers: status.h, and one header a service."""

from prose import render
from text import banner, comment

TYPES = {"int": "int64_t ", "number": "double ", "bool": "bool "}


def outputs(interface):
    yield "include/danxi/status.h", status(interface)
    yield "include/danxi/version.h", version(interface)
    yield "include/danxi/danxi.h", umbrella(interface)
    for service in interface.services:
        yield f"include/danxi/{service.name}.h", header(service)


def words(text):
    return render(text, lambda kind, name: {"error": f"DANXI_ERROR_{name.upper()}", "method": f"danxi_{name.replace('.', '_')}()", "function": f"{name}()"}.get(kind, f"`{name}`"))


def guarded(name, source, body):
    guard = f"DANXI_{name.upper()}_H"
    return f"""/* {banner(source, "").strip()} */
#ifndef {guard}
#define {guard}

{body}
#endif /* {guard} */
"""


def status(interface):
    codes = "\n\n".join(
        f"{block(words(e.summary), '    ')}\n    DANXI_ERROR_{e.name.upper()} = {e.value}," for e in interface.errors
    )
    body = f"""/**
 * How a call ended. The numbers never change; new ones are appended, so treat an unknown one as a failure.
 */
typedef enum danxi_status {{
    /** The call succeeded. */
    DANXI_OK = 0,

{codes[:-1]}
}} danxi_status;
"""
    return guarded("status", "interface/errors.toml", body)


def version(interface):
    major, minor, patch = interface.version.split(".")
    body = f"""/** The version of the headers that a program was compiled with. */
#define DANXI_VERSION_MAJOR {major}
#define DANXI_VERSION_MINOR {minor}
#define DANXI_VERSION_PATCH {patch}
#define DANXI_VERSION_STRING "{interface.version}"

#ifdef __cplusplus
extern "C" {{
#endif

/** @return The version of the library that is loaded, such as "{interface.version}". Static. */
const char *danxi_version(void);

#ifdef __cplusplus
}}
#endif
"""
    return guarded("version", "interface/interface.toml", body)


UMBRELLA = """/**
 * @file libdanxi: the campus services of Fudan University and the DanXi community, for any program.
 *
 *     danxi_session *session;
 *     danxi_result_free(danxi_session_open(NULL, &session));
 *     danxi_result *result = danxi_account_login(session, "me@fudan.edu.cn", "password", NULL);
 *     if (danxi_result_status(result) == DANXI_OK) puts(danxi_result_json(result, NULL));
 *     danxi_result_free(result);
 *     danxi_session_close(session);
 *
 * This header is all that a program needs. danxi/core.h has sessions, results and calls; each service has a header of its own,
 * with a function for each method; danxi/jansson.h, for those who use jansson, is included by itself.
 */
"""


def umbrella(interface):
    names = sorted(["core", *(service.name for service in interface.services)])
    includes = "\n".join(f"#include <danxi/{name}.h>" for name in names)
    return guarded("danxi", "interface/interface.toml", f"{UMBRELLA}\n{includes}\n")


def header(service):
    declarations = "\n".join(declaration(m) for m in service.methods)
    body = f"""#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {{
#endif

{block(words(service.summary + chr(10) * 2 + service.description) + chr(10) * 2 + COMMON, "", tag="@file")}

{declarations}
#ifdef __cplusplus
}}
#endif
"""
    return guarded(service.name, f"interface/{service.name}.toml", body)


COMMON = """Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is a JSON object of
the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be called from any thread. Besides the errors
named, each can end with those that any call can meet (danxi/status.h)."""


def declaration(m):
    parts = [words(m.summary), words(m.description)]
    lines = ["@param session  An open session."]
    for p in m.required:
        form = f"A JSON array of {p.type.name}s. " if p.type.container == "list" else ""
        lines.append(f"@param {p.name}  {form}{words(p.summary)}")
    lines.append("@param options  A JSON object, or NULL:")
    lines += [f"  - `{p.name}` ({option_type(p.type)}): {words(p.summary)}" for p in m.optional]
    lines.append("  - " + ", ".join(f"`{p.name}`" for p in m.options) + ": as for every such call, see danxi_call().")
    lines.append(f"@return {returned(m)}")
    lines.append(f"@see {', '.join(m.operations) or 'nothing is sent'}")
    doc = "\n\n".join(part for part in parts if part)
    arguments = ["danxi_session *session"] + [f"{c_type(p)}{p.name}" for p in m.required] + ["const char *options"]
    return f"""{block(doc, "", tags=lines)}
danxi_result *danxi_{m.service}_{m.name}({", ".join(arguments)});
"""


def option_type(type):
    return f"array of {type.name}" if type.container == "list" else type.name


def returned(m):
    if not m.returns:
        return "null."
    kind = {"list": "An array of {}.", "map": "An object of {}."}.get(m.returns.container, "{}.").format(m.returns.name)
    return kind + " danxi_schema() describes it."


def c_type(p):
    return "const char *" if p.type.container else TYPES.get(p.type.name, "const char *")


def tag_lines(line, prefix):
    """A tag, or an item of a list below one, with its further lines indented."""
    lead = prefix + " " * (len(line) - len(line.lstrip()))
    return comment(line, lead + "  ").replace(lead + "  ", lead, 1)


def block(text, indent, tag="", tags=()):
    """A documentation comment."""
    prefix = f"{indent} * "
    lines = [comment((tag + " " + text).strip(), prefix)]
    if tags:
        lines.append(f"{indent} *")
        lines += [tag_lines(line, prefix) for line in tags]
    if len(lines) == 1 and "\n" not in lines[0]:
        return f"{indent}/** {lines[0][len(prefix) :]} */"
    return f"{indent}/**\n" + "\n".join(lines) + f"\n{indent} */"
