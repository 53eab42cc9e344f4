"""Checks `make install`: a program compiles and runs with the flags of pkg-config, and with the installed CMake package."""

import subprocess
from pathlib import Path

from checks.tools import check, output
from standin import clean_environment

PROGRAM = """
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


CMAKE_PROJECT = """
cmake_minimum_required(VERSION 3.16)
project(app C)
find_package(danxi 0.1 REQUIRED)
add_executable(app app.c)
target_link_libraries(app PRIVATE danxi::danxi)
"""


def make_install(root: Path, *settings: str) -> None:
    library = root / "build/lib/libdanxi.so"
    check(library.exists(), f"{library} does not exist. Run make first.")
    # -o: make must not build the library again.
    built = library.resolve().relative_to(root)
    output("make", "-C", root, "-o", built, "install", *settings, env=clean_environment())


def install(root: Path, directory: Path) -> tuple[Path, dict[str, str]]:
    """Installs the library to a staging directory, as packages do. Returns the directory and the environment for pkg-config."""
    stage = directory / "stage"
    if not stage.exists():
        make_install(root, f"DESTDIR={stage}", "PREFIX=/usr")
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


def pkg_config(root: Path, directory: Path) -> None:
    stage, environment = install(root, directory)
    for name in ("libdanxi.so", "libdanxi.so.0"):
        check(next(stage.glob(f"usr/lib*/**/{name}")).is_symlink(), f"{name} is not a symbolic link")
    installed = {path.name for path in (stage / "usr/include/danxi").iterdir()}
    expected = {path.name for path in (root / "include/danxi").glob("*.h")}
    check(installed == expected, f"the installed headers differ from include/danxi: {sorted(installed ^ expected)}")
    for name in ("danxi_all.h", "danxi_cdef.h"):
        check((stage / "usr/include" / name).is_file(), f"{name} is not installed")
    pc = next(stage.glob("usr/lib*/**/danxi.pc")).read_text()
    check(
        "prefix=/usr\n" in pc and str(stage) not in pc,
        f"danxi.pc does not have the prefix /usr, or names the staging directory:\n{pc}",
    )
    version = output("pkg-config", "--modversion", "danxi", env=environment).strip()
    flags = output("pkg-config", "--cflags", "--libs", "danxi", env=environment).split()
    check(f"-I{stage}/usr/include" in flags and "-ldanxi" in flags, f"pkg-config prints unexpected flags: {flags}")
    source, program = directory / "app.c", directory / "app"
    source.write_text(PROGRAM)
    output("cc", source, *flags, "-o", program)
    check(output(program, env=environment).strip() == version, "the program does not print the package's version")


def cmake(root: Path, directory: Path) -> None:
    prefix, project = directory / "prefix", directory / "cmake"
    make_install(root, f"PREFIX={prefix}")
    project.mkdir()
    (project / "app.c").write_text(PROGRAM)
    (project / "CMakeLists.txt").write_text(CMAKE_PROJECT)
    environment = {**clean_environment(), "CMAKE_PREFIX_PATH": str(prefix)}
    output("cmake", "-S", project, "-B", project / "build", env=environment)
    output("cmake", "--build", project / "build", env=environment)
    version = output("pkg-config", "--modversion", prefix / "lib/pkgconfig/danxi.pc").strip()
    check(output(project / "build/app").strip() == version, "the program does not print the package's version")
    (project / "CMakeLists.txt").write_text(CMAKE_PROJECT.replace("0.1", "1.0"))
    refused = subprocess.run(["cmake", "-S", project, "-B", project / "newer"], env=environment, capture_output=True)
    check(refused.returncode and version.encode() in refused.stderr, "CMake accepts the library for version 1.0")
