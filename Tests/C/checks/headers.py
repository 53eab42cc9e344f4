"""Checks the headers: they compile alone, declare the whole contract, and make compilers warn about ignored results."""

import json
import re
import subprocess
from pathlib import Path

from checks.tools import check, jansson_flags

HERE = Path(__file__).resolve().parent.parent
COMPILERS = {
    "gcc-c99": ["gcc", "-x", "c", "-std=c99"],
    "gcc-c11": ["gcc", "-x", "c", "-std=c11"],
    "clang-c99": ["clang", "-x", "c", "-std=c99"],
    "clang-c11": ["clang", "-x", "c", "-std=c11"],
    "g++-c++17": ["g++", "-x", "c++", "-std=c++17"],
    "clang++-c++17": ["clang++", "-x", "c++", "-std=c++17"],
}
COMPILERS_OF_EACH = ["gcc-c99", "clang++-c++17"]  # enough to check that every other header includes all that it needs
ROOTS = ["danxi.h", "jansson.h"]  # the headers that include all others
COMPILERS_THAT_WARN = ["gcc-c99", "clang-c99", "g++-c++17", "clang++-c++17"]
WITHOUT_METHODS = ["core.h", "extensions.h", "jansson.h", "version.h"]  # the headers whose functions are not methods


def names(root: Path) -> list[str]:
    return sorted(path.name for path in (root / "include/danxi").glob("*.h"))


def compilers(header: str) -> list[str]:
    return [*COMPILERS] if header in ROOTS else COMPILERS_OF_EACH


def alone(root: Path, directory: Path, header: str, compiler: str, warnings: list[str]) -> None:
    """A header compiles alone and without warnings."""
    source = directory / "header.c"
    source.write_text(f"#include <danxi/{header}>\n")
    flags = [flag for flag in warnings if "++" not in compiler or flag != "-Wstrict-prototypes"]
    run = subprocess.run(
        [*COMPILERS[compiler], *flags, f"-I{root / 'include'}", *jansson_flags(), "-fsyntax-only", str(source)],
        capture_output=True,
        text=True,
    )
    check(run.returncode == 0 and not run.stderr, run.stderr)


def declared(root: Path, headers: list[str]) -> set[str]:
    """Returns the names of the functions that `headers` declare."""
    found = set()
    for header in headers:
        code = re.sub(r"/\*.*?\*/", "", (root / "include/danxi" / header).read_text(), flags=re.S)
        found |= set(re.findall(r"^(?!typedef)\w[\w *]*?\b(danxi_\w+)\([^;]*\);", code, flags=re.M))
    return found


def functions_of_methods(root: Path) -> set[str]:
    """Returns the names of the C functions of all methods in the contract."""
    document = json.loads((root / "build/generated/openrpc.json").read_text())
    return {"danxi_" + method["name"].replace(".", "_") for method in document["methods"]}


def interface(root: Path) -> set[str]:
    """Returns the names of all functions of the C interface."""
    return declared(root, WITHOUT_METHODS) | functions_of_methods(root)


def declarations(root: Path) -> None:
    """The headers of the services declare the function of each method, and no other."""
    found = declared(root, names(root))
    check(
        len(declared(root, WITHOUT_METHODS)) >= 20,
        "core.h and the other headers without methods declare fewer than 20 functions",
    )
    check(found == interface(root), f"only headers or only the contract declare {sorted(found ^ interface(root))}")


def core_is_called(root: Path) -> None:
    """Together, these test programs call every function of the C interface that is not the function of a method."""
    names = (
        "walk.c",
        "jansson.c",
        "extensions.c",
        "clients.c",
        "own_store.c",
        "guest.c",
        "monitoring.c",
        "parking.c",
        "check.h",
    )
    code = "".join((HERE / name).read_text() for name in names)
    called = set(re.findall(r"\bdanxi_\w+(?=\()", code))
    missing = declared(root, WITHOUT_METHODS) - called
    check(not missing, f"none of {', '.join(names)} calls these functions: {', '.join(sorted(missing))}")


IGNORED = """#include <danxi/danxi.h>
#include <danxi/jansson.h>

void ignore(danxi_session *session, danxi_result *result, danxi_task *task) {
    danxi_session_open(NULL, &session); /* warns */
    danxi_session_open_with(NULL, NULL, &session); /* warns */
    danxi_call(session, "account.get_status", NULL); /* warns */
    danxi_call_async(session, "account.get_status", NULL, NULL, NULL); /* warns */
    danxi_call_jansson(session, "account.get_status", NULL); /* warns */
    danxi_call_async_jansson(session, "account.get_status", NULL, NULL, NULL); /* warns */
    danxi_forum_clear_cache(session, NULL); /* warns */
    danxi_session_next(session, 0); /* warns */
    danxi_session_park(session); /* warns */
    danxi_session_set_log(session, DANXI_LOG_INFO, NULL, NULL); /* warns */
    danxi_task_progress(task, NULL, NULL); /* warns */
    danxi_result_jansson(result); /* warns */
    danxi_result_free(danxi_forum_clear_cache(session, NULL));
    danxi_task_cancel(task);
    danxi_task_free(task);
    danxi_result_free(result);
    danxi_session_close(session);
}
"""


def ignored_results(root: Path, directory: Path, compiler: str) -> None:
    """A compiler warns if a program ignores a result that can be an error or must be freed, and only then."""
    source = directory / "ignored.c"
    source.write_text(IGNORED)
    flags = [f"-I{root / 'include'}", *jansson_flags(), "-c", "-o", "/dev/null"]
    run = subprocess.run([*COMPILERS[compiler], *flags, str(source)], capture_output=True, text=True)
    warned = {int(number) for number in re.findall(r":(\d+):\d+: warning: ignoring return value", run.stderr)}
    expected = {number for number, line in enumerate(IGNORED.splitlines(), start=1) if "/* warns */" in line}
    check(warned == expected, f"{compiler} warns on lines {sorted(warned)}, expected {sorted(expected)}:\n{run.stderr}")
