"""Hooks of MkDocs (see mkdocs.yml). They add the generated reference, the READMEs and other pages of PROJECT to the pages in docs/."""

import os
import re
import sys
import tempfile
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "generator"))
from reference import Reference  # noqa: E402

# Pages outside docs/, and their paths on the site.
PROJECT = {
    "README.md": "project/readme.md",
    "README.zh-CN.md": "zh/readme.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "CHANGELOG.md": "project/changelog.md",
    "bindings/python/README.md": "project/python.md",
    "standin/README.md": "project/standin.md",
}
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]+)?\)")

reference = Reference(ROOT)
pages = tempfile.TemporaryDirectory()


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Adds the reference to the navigation, before the part for developers."""
    navigation: list[Any] = config.nav or []
    navigation.insert(2, {"Reference": reference.navigation()})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path, text in reference.pages():
        files.append(page(config, path, text))
    for source, path in PROJECT.items():
        files.append(page(config, path, relocated((ROOT / source).read_text(encoding="utf-8"), source, path)))
    return files


def page(config: MkDocsConfig, path: str, text: str) -> File:
    """Returns a page that is not in docs/. Debian 12's MkDocs reads pages only from files."""
    file = Path(pages.name) / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return File(path, pages.name, config["site_dir"], config["use_directory_urls"])


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Rewrites links to files outside docs/, so that they lead to pages of the site."""
    path = page.file.src_uri
    return relocated(markdown, f"docs/{path}", path) if (ROOT / "docs" / path).exists() else markdown


def relocated(markdown: str, source: str, path: str) -> str:
    """Rewrites the links of a page. `source` is the path of the page in the repository, `path` its path on the site.

    Links to files that are not on the site become plain text.
    """

    def rewrite(match: re.Match[str]) -> str:
        text, link, anchor = match[1], match[2], match[3] or ""
        target = os.path.normpath(PurePosixPath(source).parent / link)
        on_site = PROJECT.get(target) or (target.removeprefix("docs/") if target.startswith("docs/") else "")
        if not on_site:
            return text
        return f"[{text}]({os.path.relpath(on_site, PurePosixPath(path).parent)}{anchor})"

    return LINK.sub(rewrite, markdown)
