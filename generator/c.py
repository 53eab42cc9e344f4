"""The generated headers: status.h, and one header a service."""

from model import options
from text import banner, comment

TYPES = {"int": "int64_t ", "number": "double ", "bool": "bool "}


def outputs(interface):
    yield "include/danxi/status.h", status(interface)
    yield "include/danxi/version.h", version(interface)
    yield "include/danxi/danxi.h", umbrella(interface)
    for service in interface.services:
        yield f"include/danxi/{service.name}.h", header(service)


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
        f"{block(e.doc, '    ')}\n    DANXI_ERROR_{e.name.upper()} = {e.value}," for e in interface.errors
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
    major, minor, patch = (int(part) for part in interface.version.split("."))
    body = f"""/** The version of the headers that a program is compiled with. */
#define DANXI_VERSION_MAJOR {major}
#define DANXI_VERSION_MINOR {minor}
#define DANXI_VERSION_PATCH {patch}
#define DANXI_VERSION_STRING "{interface.version}"

/**
 * The version of the headers as one number, 0xMMmmpp: 8 bits each for major, minor and patch. To use a
 * function that was added in version 0.2.0:
 *
 *     #if DANXI_VERSION_NUMBER >= 0x000200
 */
#define DANXI_VERSION_NUMBER 0x{major:02X}{minor:02X}{patch:02X}

#ifdef __cplusplus
extern "C" {{
#endif

/**
 * Returns the version of the library that is loaded, which may be newer than the headers.
 *
 * @return The version, such as "{interface.version}". A static string.
 * @since 0.1.0
 */
const char *danxi_version(void);

#ifdef __cplusplus
}}
#endif
"""
    return guarded("version", "interface/services.toml", body)


SAMPLE = """\
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>

// Prints a value or an error, frees the result, and returns its status.
static danxi_status finish(danxi_result *result) {
    danxi_status status = danxi_result_status(result);
    const char *json = danxi_result_json(result, NULL);
    fprintf(status == DANXI_OK ? stdout : stderr, "%s\\n", json ? json : danxi_status_name(status));
    danxi_result_free(result);
    return status;
}

int main(void) {
    const char *email = getenv("DANXI_EMAIL"), *password = getenv("DANXI_PASSWORD");
    danxi_session *session;
    danxi_status status = finish(danxi_session_open(getenv("DANXI_CONFIG"), &session));
    if (status == DANXI_OK) status = finish(danxi_account_login(session, email, password, NULL));
    if (status == DANXI_OK) status = finish(danxi_forum_list_holes_in_division(session, 1, "{\\"size\\": 3}"));
    danxi_session_close(session);
    return status == DANXI_OK ? 0 : 1;
}
"""

UMBRELLA = """\
@file libdanxi: the campus services of Fudan University and the DanXi community.

This header includes all others except danxi/jansson.h, which is for programs that use jansson. Start with danxi/core.h: it
explains sessions, results and calls. Each service has a header of its own with a function for each of its methods.

This program signs in and prints three threads of the forum. Each result is checked:
"""


def umbrella(interface):
    names = sorted(["core", *(service.name for service in interface.services)])
    includes = "\n".join(f"#include <danxi/{name}.h>" for name in names)
    sample = "\n".join(f" *     {line}".rstrip() for line in SAMPLE.splitlines())
    comment_lines = block(UMBRELLA, "").removesuffix("\n */")
    return guarded("danxi", "interface/services.toml", f"{comment_lines}\n *\n{sample}\n */\n\n{includes}\n")


def header(service):
    declarations = "\n".join(declaration(m) for m in service.methods)
    body = f"""#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {{
#endif

{block(service.doc + chr(10) * 2 + COMMON, "", tag="@file")}

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
    parts = [m.doc]
    lines = ["@param session  An open session."]
    for p in m.required:
        form = f"A JSON array of {p.type.name}s. " if p.type.container == "list" else ""
        lines.append(f"@param {p.name}  {form}{p.doc}")
    lines.append("@param options  A JSON object, or NULL:")
    lines += [f"  - `{p.name}` ({option_type(p.type)}): {p.doc}" for p in m.optional]
    lines.append("  - " + ", ".join(f"`{p.name}`" for p in options(m)) + ": as for every such call, see danxi_call().")
    lines.append(f"@return {returned(m)}")
    lines.append(f"@see {m.source}")
    doc = "\n\n".join(parts)
    arguments = ["danxi_session *session"] + [f"{c_type(p)}{p.name}" for p in m.required] + ["const char *options"]
    return f"""{block(doc, "", tags=lines)}
DANXI_WARN_UNUSED_RESULT
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
