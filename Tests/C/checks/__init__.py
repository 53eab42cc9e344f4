"""Lists the checks of the C tests that are written in Python: headers, the library's file, packaging and examples."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from checks import examples, hardening, headers, library, packaging, single_header

Check = Callable[[], None]


def all_checks(root: Path, build: Path, directory: Path, warnings: list[str]) -> Iterator[tuple[str, Check]]:
    """Yields the name and the function of each check. `build` contains the library, and `directory` is for temporary files."""
    for header in headers.names(root):
        for compiler in headers.compilers(header):
            yield f"headers/{header}/{compiler}", partial(headers.alone, root, directory, header, compiler, warnings)
    for compiler in headers.COMPILERS_THAT_WARN:
        yield f"headers/ignored_results/{compiler}", partial(headers.ignored_results, root, directory, compiler)
    yield "headers/declarations", partial(headers.declarations, root)
    yield "headers/core_is_called", partial(headers.core_is_called, root)
    yield "headers/single", partial(single_header.compiles, root, build, directory, warnings)
    yield "headers/declarations_alone", partial(single_header.declares_everything, root)
    yield "headers/cffi_and_luajit", partial(single_header.loads, root, build, directory)
    yield "library/exports", partial(library.exports, root, build)
    yield "library/dynamic_section", partial(library.dynamic_section, build)
    yield "library/needed_libraries", partial(library.needed_libraries, build)
    yield "hardening/library", partial(hardening.library, root, build)
    yield "hardening/danxi_rpc", partial(hardening.program, build)
    yield "hardening/reader", partial(hardening.reader, root)
    yield "library/size", partial(library.size, build)
    yield "package/pkg_config", partial(packaging.pkg_config, root, directory)
    yield "package/cmake", partial(packaging.cmake, root, directory)
    for name in sorted(path.name for path in (root / "examples/c").glob("*.c")):
        for compiler in ("gcc", "clang"):
            yield f"examples/{name}/{compiler}", partial(examples.compiles, root, directory, warnings, compiler, name)
    yield "examples/forum", partial(examples.runs, root, directory, "forum", ["树洞", "#", "Signed out"])
    yield "examples/continue", partial(examples.runs, root, directory, "continue", ["#", "Run the program again"])
    yield "examples/events", partial(examples.runs, root, directory, "events", ["cancelled", "results"])
    yield (
        "examples/intercept",
        partial(
            examples.runs,
            root,
            directory,
            "intercept",
            ["POST", "/api/login: 200", "The reply was refused.", "2 responses"],
        ),
    )
    yield "examples/client", partial(examples.runs, root, directory, "client", ["树洞"])
    yield "examples/store", partial(examples.runs, root, directory, "store", ["tags: network", "tags: store"])
    yield "examples/messages", partial(examples.prints_messages, root, build, directory)
    yield "examples/reader", partial(examples.reads_feeds, root, directory)
    yield "examples/sample_in_header", partial(examples.sample_in_header, root, build, directory, warnings)
