"""python3 tools/addresses.py: writes the addresses of tools/addresses.toml to the files that name them.

These are the metadata of the Python packages, the Debian packages and pkg-config, the settings of the site, and the READMEs.
"""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
Addresses = dict[str, str]

# The labels of the addresses on the Python Package Index, and their fields in debian/control and mkdocs.yml
PYTHON = {"repository": "Repository", "issues": "Issues", "documentation": "Documentation", "packages": "Packages"}
DEBIAN = {"repository": ("Homepage", "Vcs-Browser", "Vcs-Git")}
SITE = {"documentation": "site_url", "repository": "repo_url"}

README = {
    "README.md": ("Source", "Packages", "No packages are published yet: build them in a clone, as below."),
    "README.zh-CN.md": ("源代码", "软件包", "目前还没有发布软件包，请在克隆的仓库中按下面的命令编译。"),
}
MARKED = re.compile(r"(<!-- tools/addresses\.py -->\n).*?(\n<!-- end -->)", re.DOTALL)


def pyproject(text: str, addresses: Addresses) -> str:
    """Returns a pyproject.toml with the table of addresses, which precedes the table of scripts."""
    text = re.sub(r"^\[project\.urls\]\n(?:\w+ = .*\n)+\n", "", text, flags=re.MULTILINE)
    lines = [f'{label} = "{addresses[name]}"' for name, label in PYTHON.items() if addresses[name]]
    table = "\n".join(["[project.urls]", *lines, "\n"]) if lines else ""
    return text.replace("[project.scripts]\n", f"{table}[project.scripts]\n", 1)


def control(text: str, addresses: Addresses) -> str:
    """Returns debian/control with the fields of the source package, which follow its Standards-Version."""
    fields = {field: addresses[name] for name, names in DEBIAN.items() for field in names if addresses[name]}
    text = re.sub(r"^(?:Homepage|Vcs-Browser|Vcs-Git): .*\n", "", text, flags=re.MULTILINE)
    lines = "".join(f"{field}: {address}\n" for field, address in fields.items())
    return re.sub(r"^(Standards-Version: .*\n)", rf"\1{lines}", text, count=1, flags=re.MULTILINE)


def pkg_config(text: str, addresses: Addresses) -> str:
    text = re.sub(r"^URL: .*\n", "", text, flags=re.MULTILINE)
    line = f"URL: {addresses['repository']}\n" if addresses["repository"] else ""
    return re.sub(r"^(Version: .*\n)", rf"\1{line}", text, count=1, flags=re.MULTILINE)


def site(text: str, addresses: Addresses) -> str:
    text = re.sub(rf"^(?:{'|'.join(SITE.values())}): .*\n", "", text, flags=re.MULTILINE)
    lines = "".join(f"{key}: {addresses[name]}\n" for name, key in SITE.items() if addresses[name])
    return re.sub(r"^(site_name: .*\n)", rf"\1{lines}", text, count=1, flags=re.MULTILINE)


def readme(name: str) -> Callable[[str, Addresses], str]:
    source, packages, none = README[name]
    stop = "。" if "zh" in name else "."

    def written(text: str, addresses: Addresses) -> str:
        lines = [f"{source}: <{addresses['repository']}>{stop}"] if addresses["repository"] else []
        lines.append(f"{packages}: <{addresses['packages']}>{stop}" if addresses["packages"] else none)
        return MARKED.sub(lambda found: found[1] + "\n".join(lines) + found[2], text, count=1)

    return written


FILES: dict[str, Callable[[str, Addresses], str]] = {
    "pyproject.toml": pyproject,
    "standin/pyproject.toml": pyproject,
    "debian/control": control,
    "tools/danxi.pc.in": pkg_config,
    "mkdocs.yml": site,
    **{name: readme(name) for name in README},
}


def read(root: Path = ROOT) -> Addresses:
    return tomllib.loads((root / "tools" / "addresses.toml").read_text(encoding="utf-8"))


def texts(addresses: Addresses, root: Path = ROOT) -> dict[str, str]:
    """Returns the text that each file should have, by its path."""
    return {path: write((root / path).read_text(encoding="utf-8"), addresses) for path, write in FILES.items()}


if __name__ == "__main__":
    for path, text in texts(read()).items():
        (ROOT / path).write_text(text, encoding="utf-8")
