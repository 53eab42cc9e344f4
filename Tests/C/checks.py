"""The checks that need no stand-in, or only for a moment: headers, exports, the library's file, packaging, examples."""

import json
import re
import subprocess
from functools import partial
from pathlib import Path

from standin import StandIn, clean_environment

HERE = Path(__file__).resolve().parent
COMPILERS = [  # name, command, whether it is C
    ("gcc-c99", ["gcc", "-x", "c", "-std=c99"], True),
    ("gcc-c11", ["gcc", "-x", "c", "-std=c11"], True),
    ("clang-c99", ["clang", "-x", "c", "-std=c99"], True),
    ("clang-c11", ["clang", "-x", "c", "-std=c11"], True),
    ("g++-c++17", ["g++", "-x", "c++", "-std=c++17"], False),
    ("clang++-c++17", ["clang++", "-x", "c++", "-std=c++17"], False),
]
MAXIMUM_SIZE = 16 * 1024 * 1024
NEEDED = {
    "libc.so.6",
    "libm.so.6",
    "libgcc_s.so.1",
    "libstdc++.so.6",
    "ld-linux-x86-64.so.2",
    "ld-linux-aarch64.so.1",  # the system's
    "libjansson.so.4",
    "libcurl.so.4",
    "libsimdjson.so.14",
    "libxml2.so.2",
    "libsqlite3.so.0",
    "libcrypto.so.3",
}


def output(*command, **options) -> str:
    """What a command prints; it has to succeed."""
    run = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=120, **options)
    if run.returncode:
        raise AssertionError(
            f"{' '.join(map(str, command))} ended with {run.returncode}:\n{run.stdout[-3000:]}{run.stderr[-3000:]}"
        )
    return run.stdout


def check(condition, message: str):
    if not condition:
        raise AssertionError(message)


def jansson_flags() -> list[str]:
    return output("pkg-config", "--cflags", "jansson").split()


# Headers


def header_alone(root: Path, directory: Path, header: str, compiler: str, warnings: list[str]):
    _, command, is_c = next(entry for entry in COMPILERS if entry[0] == compiler)
    source = directory / "header.c"
    source.write_text(f"#include <danxi/{header}>\n")
    flags = [flag for flag in warnings if is_c or flag != "-Wstrict-prototypes"]
    said = subprocess.run(
        [*command, *flags, f"-I{root / 'include'}", *jansson_flags(), "-fsyntax-only", str(source)],
        capture_output=True,
        text=True,
    )
    check(said.returncode == 0 and not said.stderr, said.stderr)


def declared_functions(root: Path) -> set[str]:
    functions = set()
    for header in (root / "include/danxi").glob("*.h"):
        code = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
        functions |= set(re.findall(r"\b(danxi_\w+)\s*\([^()*]*(?:\([^()]*\)[^()]*)*[^;{}]*\)\s*;", code))
    return {name for name in functions if not name.endswith("_callback")}


def walk_is_whole(root: Path):
    """walk.c and campus.c name every function that is declared, and one table names them all."""
    functions = declared_functions(root)
    check(len(functions) >= 40, f"only {len(functions)} declarations were found: {sorted(functions)}")
    walked = set(
        re.findall(
            r"\bdanxi_\w+(?=\()", "".join((HERE / name).read_text() for name in ("walk.c", "campus.c", "check.h", "jansson.c"))
        )
    )
    check(functions <= walked, f"neither walk.c nor campus.c calls {', '.join(sorted(functions - walked))}")
    exports = {line.split("@@")[0] for line in export_list()}
    check(functions == exports, f"declared or exported only: {', '.join(sorted(functions ^ exports))}")


# The library's file


def export_list() -> list[str]:
    lines = (HERE / "exports.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def exported(library: Path) -> set[str]:
    symbols = set()
    for line in output("nm", "-D", "--defined-only", library / "libdanxi.so").splitlines():
        *_, kind, name = line.split()
        if kind.isupper() and not name.startswith("DANXI_"):  # the versions' own names are absolute symbols
            symbols.add(name)
    return symbols


def exports(library: Path):
    listed = set(export_list())
    there = exported(library)
    check(not listed - there, f"gone, which breaks programs: {', '.join(sorted(listed - there))}")
    check(
        not there - listed,
        f"not in exports.txt; append what is meant to be exported: {', '.join(sorted(there - listed))}",
    )


def dynamic_section(library: Path):
    text = output("readelf", "-dW", library / "libdanxi.so")
    check("Library soname: [libdanxi.so.0]" in text, "the soname is not libdanxi.so.0")
    check(re.search(r"FLAGS_1.*NODELETE", text), "NODELETE is not set")
    check("RPATH" not in text and "RUNPATH" not in text, "there is an RPATH or RUNPATH")
    check("TEXTREL" not in text, "there are text relocations")


def needed_libraries(library: Path):
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "-dW", library / "libdanxi.so")))
    check(
        not [name for name in needed if re.match("lib(swift|Foundation|dispatch|_Foundation|BlocksRuntime|icu)", name)],
        f"the Swift runtime is needed from outside: {', '.join(sorted(needed))}",
    )
    check(
        needed <= NEEDED,
        f"new: {', '.join(sorted(needed - NEEDED))}; if they are meant, add them here and to the packages",
    )


def executable_stack(library: Path):
    header = re.search(r"GNU_STACK.*", output("readelf", "-lW", library / "libdanxi.so"))
    check(header and "RWE" not in header.group(), "the library asks for an executable stack")


def size(library: Path):
    actual = (library / "libdanxi.so").stat().st_size
    check(actual <= MAXIMUM_SIZE, f"{actual} bytes, more than {MAXIMUM_SIZE}")
    check(".symtab" not in output("readelf", "-SW", library / "libdanxi.so"), "it is not stripped")


# Packaging and examples


def install(root: Path, library: Path, directory: Path) -> tuple[Path, dict]:
    """Installs to a staging directory, as packages do; gives it, and the environment for pkg-config."""
    stage = directory / "stage"
    if not stage.exists():
        build = root / "build/lib/libdanxi.so"
        check(build.exists(), "run make first")
        # What is built is installed as it is (-o): this is no place to build in.
        output(
            "make",
            "-C",
            root,
            "-o",
            build.resolve().relative_to(root),
            "install",
            f"DESTDIR={stage}",
            "PREFIX=/usr",
            env={**clean_environment(), "MAKEFLAGS": ""},
        )
    libraries = next(stage.glob("usr/lib*/**/danxi.pc")).parent
    environment = {
        **clean_environment(),
        "PKG_CONFIG_SYSROOT_DIR": str(stage),
        "PKG_CONFIG_ALLOW_SYSTEM_CFLAGS": "1",
        "PKG_CONFIG_ALLOW_SYSTEM_LIBS": "1",
        "PKG_CONFIG_PATH": str(libraries),
        "LD_LIBRARY_PATH": str(libraries.parent),
    }
    return stage, environment


APPLICATION = """
#include <danxi/danxi.h>
#include <stdio.h>

int main(void) {
    danxi_session *session;
    danxi_result *result = danxi_session_open(NULL, &session);
    puts(danxi_version());
    int status = danxi_result_status(result);
    danxi_result_free(result);
    danxi_session_close(session);
    return status;
}
"""


def pkg_config(root: Path, library: Path, directory: Path):
    stage, environment = install(root, library, directory)
    for name in ("libdanxi.so", "libdanxi.so.0"):
        check(next(stage.glob(f"usr/lib*/**/{name}")).is_symlink(), f"{name} is no link")
    installed = {path.name for path in (stage / "usr/include/danxi").iterdir()}
    check(installed == {path.name for path in (root / "include/danxi").glob("*.h")}, f"installed headers: {installed}")
    pc = next(stage.glob("usr/lib*/**/danxi.pc")).read_text()
    check("prefix=/usr\n" in pc and str(stage) not in pc, f"danxi.pc is not for /usr:\n{pc}")
    version = output("pkg-config", "--modversion", "danxi", env=environment).strip()
    flags = output("pkg-config", "--cflags", "--libs", "danxi", env=environment).split()
    check(f"-I{stage}/usr/include" in flags and "-ldanxi" in flags, f"flags: {flags}")
    source, program = directory / "app.c", directory / "app"
    source.write_text(APPLICATION)
    output("cc", source, *flags, "-o", program)
    check(output(program, env=environment).strip() == version, "the program does not print the package's version")


def built_examples(root: Path, library: Path, directory: Path) -> tuple[Path, dict]:
    _, environment = install(root, library, directory)
    target = directory / "examples"
    if not target.exists():
        # The examples' sources are copied: building leaves nothing in the tree.
        target.mkdir()
        for path in (root / "examples/c").iterdir():
            if path.suffix == ".c" or path.name == "Makefile":
                (target / path.name).write_text(path.read_text())
        # pkg-config puts the staging directory before jansson's paths too; the compiler finds it in the system's all the same.
        said = output("make", "-C", target, "CC=gcc", env={**environment, "PKG_CONFIG_ALLOW_SYSTEM_CFLAGS": ""})
        check("warning" not in said, said)
    return target, environment


def example_runs(root: Path, library: Path, directory: Path, name: str, words: list[str]):
    target, environment = built_examples(root, library, directory)
    with StandIn() as standin:
        said = output(target / name, env={**environment, **standin.environment})
        for word in words:
            check(word in said, f"{name} does not print {word!r}:\n{said}")
        lost = subprocess.run(
            [target / name],
            capture_output=True,
            text=True,
            timeout=60,
            env={**environment, **standin.environment, "DANXI_PASSWORD": "not this one"},
        )
        check(lost.returncode == 1, f"{name} ends with {lost.returncode} for a wrong password")
        check(
            "wrong_password" in lost.stderr and "Check the password" in lost.stderr,
            f"{name} says of a wrong password: {lost.stderr!r}",
        )


def example_warnings(root: Path, directory: Path, warnings: list[str], compiler: str, name: str):
    output(
        compiler,
        "-std=c99",
        *warnings,
        f"-I{root / 'include'}",
        *jansson_flags(),
        "-c",
        root / "examples/c" / name,
        "-o",
        directory / "example.o",
    )


def sample_in_header(root: Path, library: Path, directory: Path, warnings: list[str]):
    """The program in the comment of danxi.h compiles without warnings, runs, and reports errors."""
    lines = (root / "include/danxi/danxi.h").read_text().splitlines()
    source, program = directory / "sample.c", directory / "sample"
    source.write_text("\n".join(line[7:] for line in lines if line.startswith(" *     ") or line == " *") + "\n")
    flags = ["-std=c99", *warnings, f"-I{root / 'include'}", f"-L{library}", f"-Wl,-rpath,{library}", "-ldanxi"]
    output("gcc", source, "-o", program, *flags)
    with StandIn() as standin:
        environment = {**clean_environment(), **standin.environment}
        *_, holes = output(program, env=environment).splitlines()
        check(len(json.loads(holes)) == 3, f"the sample does not print three threads: {holes}")
        refused = {**environment, "DANXI_PASSWORD": "not the password"}
        run = subprocess.run([program], capture_output=True, text=True, timeout=60, env=refused)
        check(run.returncode == 1, f"the sample exits with {run.returncode} for a wrong password")
        check(json.loads(run.stderr)["name"] == "wrong_password", f"the sample prints for a wrong password: {run.stderr!r}")


def ignored_results(root: Path, directory: Path, compiler: str, language: str):
    """A compiler warns if a program ignores a result that is an error or must be freed, and only then."""
    source = directory / "ignored.c"
    source.write_text(IGNORED)
    command = [compiler, "-x", language, f"-I{root / 'include'}", *jansson_flags(), "-c", "-o", "/dev/null", source]
    run = subprocess.run(command, capture_output=True, text=True)
    warned = {int(number) for number in re.findall(r":(\d+):\d+: warning: ignoring return value", run.stderr)}
    expected = {number for number, line in enumerate(IGNORED.splitlines(), start=1) if "/* warns */" in line}
    check(warned == expected, f"warnings on lines {sorted(warned)}, expected {sorted(expected)}:\n{run.stderr}")


IGNORED = """#include <danxi/danxi.h>
#include <danxi/jansson.h>

void ignore(danxi_session *session, danxi_result *result, danxi_task *task) {
    danxi_session_open(NULL, &session); /* warns */
    danxi_call(session, "account.get_status", NULL); /* warns */
    danxi_call_async(session, "account.get_status", NULL, NULL, NULL); /* warns */
    danxi_call_jansson(session, "account.get_status", NULL); /* warns */
    danxi_call_async_jansson(session, "account.get_status", NULL, NULL, NULL); /* warns */
    danxi_forum_clear_cache(session, NULL); /* warns */
    danxi_session_next(session, 0); /* warns */
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


def all_checks(root: Path, library: Path, directory: Path, warnings: list[str]):
    """(name, function) of each."""
    for header in sorted(path.name for path in (root / "include/danxi").glob("*.h")):
        for compiler, *_ in COMPILERS:
            yield f"headers/{header}/{compiler}", partial(header_alone, root, directory, header, compiler, warnings)
    yield "interface/walk_is_whole", partial(walk_is_whole, root)
    for compiler, language in (("gcc", "c"), ("clang", "c"), ("g++", "c++"), ("clang++", "c++")):
        yield f"interface/ignored_results/{compiler}", partial(ignored_results, root, directory, compiler, language)
    yield "interface/sample_in_header", partial(sample_in_header, root, library, directory, warnings)
    yield "library/exports", partial(exports, library)
    yield "library/dynamic_section", partial(dynamic_section, library)
    yield "library/needed_libraries", partial(needed_libraries, library)
    yield "library/executable_stack", partial(executable_stack, library)
    yield "library/size", partial(size, library)
    yield "package/pkg_config", partial(pkg_config, root, library, directory)
    for name in ("forum.c", "events.c"):
        for compiler in ("gcc", "clang"):
            yield f"examples/{name}/{compiler}", partial(example_warnings, root, directory, warnings, compiler, name)
    yield "examples/forum", partial(example_runs, root, library, directory, "forum", ["树洞", "#", "Signed out"])
    yield "examples/events", partial(example_runs, root, library, directory, "events", ["cancelled", "results"])
