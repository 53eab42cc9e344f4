"""Tests of the wheel and the sdist, installed into clean environments of every CPython of this machine and into a minimal system."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from support import EMULATE, ROOT, WHEEL, WHEEL_ARM64, check, install_debian, only, output

sys.path.insert(0, str(ROOT / "standin"))
from danxi_standin import StandIn  # noqa: E402

CHECKER = ROOT / "build" / "wheel-venv" / "bin" / "python"
USE = ROOT / "bindings" / "python" / "tests" / "installed.py"
PYTHON_ARM64 = ROOT / "build" / "debian13-arm64" / "system" / "usr" / "bin" / "python3"
OLDEST = (3, 9)
GUIDES = ("README.md", "README.zh-CN.md", "bindings/python/README.md", "docs/installation.md", "docs/testing.md")
OLDEST_FOR_THE_STANDIN = (3, 11)


def tests(directory: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    yield "wheel/complete", complete
    versions = interpreters()
    for version, python in sorted(versions.items()):
        name = ".".join(map(str, version))
        yield f"wheel/installed/{name}", partial(installed, directory / name, python)
    for version, python in sorted(versions.items()):
        if version >= OLDEST_FOR_THE_STANDIN:
            name = ".".join(map(str, version))
            yield f"wheel/testing/{name}", partial(testing, directory / f"testing-{name}", python)
    yield "wheel/guides", partial(guides, directory / "guides")
    yield "wheel/versions", partial(loaded_versions, directory / ".".join(map(str, max(versions))))
    yield "wheel/own_tests", partial(own_tests, directory / ".".join(map(str, max(versions))))
    yield "wheel/nothing_else_installed", partial(alone, directory / "alone")
    yield "wheel/arm64", partial(on_arm64, directory / "arm64-wheel")
    yield "sdist/builds", partial(sdist, directory / "sdist")
    yield "checkout/stays_clean", partial(checkout, directory / "checkout")


def interpreters() -> dict[tuple[int, ...], Path]:
    """Returns the CPythons of this machine that the package supports, by version: Debian's, and those of pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found: dict[tuple[int, ...], Path] = {}
    for python in (Path("/usr/bin/python3"), *pyenv.glob("versions/*/bin/python")):
        query = "import sys; print(sys.implementation.name, *sys.version_info[:3])"
        answer = subprocess.run([python, "-c", query], capture_output=True, text=True).stdout.split()
        version = tuple(map(int, answer[1:]))
        if answer[:1] == ["cpython"] and version >= OLDEST:
            found[version] = python
    return found


def complete() -> None:
    wheel, standin, source = package(), only(WHEEL, "danxi_standin-*.whl"), only(WHEEL, "*.tar.gz")
    output(CHECKER, ROOT / "tools" / "check_wheel.py", wheel)
    for path, python in ((wheel, "3.9"), (standin, "3.11")):
        metadata = output("unzip", "-p", path, "*.dist-info/METADATA")
        for line in ("License-Expression: MIT", f"Requires-Python: >={python}"):
            check(f"\n{line}\n" in metadata, metadata[:2000])
    for text in (output("unzip", "-l", wheel), output("unzip", "-l", standin), output("tar", "-tf", source)):
        check("/LICENSE\n" in text, f"the package has no LICENSE:\n{text}")


def environment(python: Path, directory: Path, *requirements: object) -> Path:
    """Makes a virtual environment with packages, and returns the path of the Python in that environment."""
    output(python, "-m", "venv", directory)
    own = directory / "bin" / "python"
    output(own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements)
    return own


def installed(directory: Path, python: Path) -> None:
    """The wheel works and loads only its own libraries. The command works with the packages of `danxi[cli]`."""
    own = environment(python, directory, f"{package()}[cli]")
    with StandIn() as standin:
        variables = {**without_danxi(), **standin.client_environment(), "HOME": str(directory)}
        output(own, "-I", USE, directory, env=variables, cwd="/")
        for example in ("forum.py", "forum_async.py", "campus.py"):
            output(own, "-I", ROOT / "examples" / "python" / example, env=variables, cwd="/")
        answer = output(directory / "bin" / "danxi", "forum", "get-divisions", "--json", env=variables, cwd="/")
        check("树洞" in answer, answer)


def testing(directory: Path, python: Path) -> None:
    """With the stand-in's wheel and the extra `testing`, pytest finds the fixtures, and a shell finds the command."""
    own = environment(python, directory, only(WHEEL, "danxi_standin-*.whl"), f"{package()}[testing]")
    folder = directory / "program"
    folder.mkdir()
    shutil.copy(ROOT / "examples" / "testing" / "test_forum.py", folder)
    printed = output(own, "-I", "-m", "pytest", "-p", "no:cacheprovider", env=without_danxi(), cwd=folder)
    check("4 passed" in printed, printed)
    ready = output(directory / "bin" / "danxi-standin", "--empty", "--until-eof", env=without_danxi(), cwd="/")
    check(json.loads(ready)["port"] > 0, ready)


def guides(directory: Path) -> None:
    """The guides' commands that install the wheels work unchanged."""
    output(newest(), "-m", "venv", directory)
    variables = {**without_danxi(), "PATH": f"{directory / 'bin'}:{os.environ['PATH']}"}
    texts = "\n".join((ROOT / page).read_text(encoding="utf-8") for page in GUIDES)
    lines = set(re.findall(r"^(?:make wheel && )?(pip install .*?)(?: +#.*)?$", texts, re.MULTILINE))
    check(len(lines) >= 4, f"fewer than four commands of the guides install the wheels: {lines}")
    for line in sorted(lines):
        output("sh", "-c", line, env=variables, cwd=ROOT)
    for program in ("danxi", "danxi-standin"):
        output(directory / "bin" / program, "--version", env=variables, cwd="/")


def package() -> Path:
    return only(WHEEL, "danxi-*.whl")


def without_danxi() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("DANXI_", "PYTHON", "LD_"))}


# The names of danxi_build_info(), and the source packages of Debian in the SBOM.
SOURCES = {
    "libcurl": "curl",
    "libssl": "openssl",
    "libcrypto": "openssl",
    "sqlite": "sqlite3",
    **{name: name for name in ("brotli", "hiredis", "jansson", "libidn2", "libpsl", "libxml2", "nghttp2", "simdjson")},
}


def loaded_versions(directory: Path) -> None:
    """The installed package loads the versions that the SBOM of the wheel lists, from its own folder."""
    sbom = json.loads(output("unzip", "-p", package(), "*.dist-info/sboms/danxi.cdx.json"))
    listed = {part["name"]: part["version"] for part in sbom["components"] if part["type"] == "library"}
    code = "import danxi, json; print(json.dumps(danxi.build_info()))"
    info = json.loads(output(directory / "bin" / "python", "-I", "-c", code, env=without_danxi(), cwd="/"))
    loaded = {library["name"]: library for library in info["libraries"]}
    check(set(SOURCES) <= set(loaded), f"danxi.build_info() lists only {sorted(loaded)}")
    for name, source in SOURCES.items():
        version, file = loaded[name]["version"], Path(loaded[name]["file"]).resolve()
        check(
            re.match(rf"{re.escape(version)}\b", listed[source]),
            f"{name} is {version}, the SBOM lists {listed[source]}",
        )
        check(file.is_relative_to(directory.resolve()), f"{name} was loaded from {file}")
    compiler = info["compiler"]["swift"]
    check(compiler == listed["swift"], f"Swift {compiler} compiled the library, the SBOM lists {listed['swift']}")


def own_tests(directory: Path) -> None:
    """The tests of the sdist pass with the package that is installed for the newest Python."""
    source = directory / "source"
    source.mkdir()
    output("tar", "-x", "--strip-components=1", "-C", source, "-f", only(WHEEL, "*.tar.gz"))
    package = source / "bindings" / "python" / "danxi"
    shutil.rmtree(package)
    site = only(directory / "lib", "python*") / "site-packages"
    for name in ("danxi", "danxi.libs"):
        package.with_name(name).symlink_to(site / name)
    python = directory / "bin" / "python"
    output(python, "-m", "pip", "install", "--quiet", "-r", ROOT / "tools" / "test-requirements.txt")
    variables = {**without_danxi(), "DANXI_LIBRARY": str(package / "libdanxi.so.0")}
    discover = ["-m", "unittest", "discover", "-s", package.with_name("tests"), "-t", package.parent]
    output(python, "-B", *discover, env=variables, cwd=source)


def alone(directory: Path) -> None:
    """The wheel works in a Debian 12 with Python, but without libcurl, libxml2 and the other libraries."""
    install_debian(directory, "python3")
    place = directory / "srv"
    output("unzip", "-q", package(), "-d", place)
    shutil.copy(USE, place)
    with StandIn() as standin:
        authorities = Path(standin.ready["config"]["network"]["ca_file"])
        inside = directory / authorities.relative_to("/")
        inside.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(authorities, inside)
        variables = {"PATH": "/usr/sbin:/usr/bin:/bin", "PYTHONPATH": "/srv", **standin.client_environment()}
        output("mount", "-t", "proc", "proc", directory / "proc")
        try:
            output("chroot", directory, "python3", "/srv/installed.py", "/srv", env=variables)
        finally:
            output("umount", directory / "proc")


def on_arm64(directory: Path) -> None:
    """The wheel for arm64 works with an emulated Python, and loads only its own libraries."""
    wheel = only(WHEEL_ARM64, "danxi-*.whl")
    output(CHECKER, ROOT / "tools" / "check_wheel.py", wheel)
    output("unzip", "-q", wheel, "-d", directory)
    with StandIn() as standin:
        variables = {**without_danxi(), **standin.client_environment(), "PYTHONPATH": str(directory)}
        variables["DANXI_LIBRARY"] = str(directory / "danxi" / "libdanxi.so.0")
        output("python3", EMULATE, PYTHON_ARM64, USE, directory, env=variables, cwd="/")


def sdist(directory: Path) -> None:
    """pip builds the library and the package from the sdist, if Swift is installed."""
    own = environment(newest(), directory, only(WHEEL, "*.tar.gz"))
    with StandIn() as standin:
        output(own, "-I", USE, env={**without_danxi(), **standin.client_environment()}, cwd="/")


def newest() -> Path:
    return max(interpreters().items())[1]


def checkout(directory: Path) -> None:
    """`pip install .` writes only files that git ignores."""
    source = directory / "source"
    source.mkdir(parents=True)
    files = output("git", "ls-files", cwd=ROOT)
    subprocess.run(["tar", "-c", "-T-", "-f", directory / "source.tar"], input=files, text=True, check=True, cwd=ROOT)
    output("tar", "-x", "-C", source, "-f", directory / "source.tar")
    before = set(source.rglob("*"))
    os.environ["DANXI_BUILD_LIBRARY"] = str(ROOT / "build" / "lib" / "libdanxi.so.0")
    try:
        environment(newest(), directory / "venv", source)
    finally:
        del os.environ["DANXI_BUILD_LIBRARY"]
    left = {str(path.relative_to(source)) for path in set(source.rglob("*")) - before}
    left -= set(output("git", "check-ignore", *left, cwd=ROOT).splitlines())
    check(not left, f"pip has written files that git does not ignore: {sorted(left)}")
