"""Hooks of MkDocs (see mkdocs.yml).

They add the generated reference, the READMEs and other pages of PROJECT to the pages in docs/, and show each page in its language.
"""

import os
import re
import sys
import tempfile
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation, Section

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
    "bindings/python/README.zh-CN.md": "zh/python.md",
    "standin/README.md": "project/standin.md",
    "standin/README.zh-CN.md": "zh/standin.md",
}
LANGUAGE = re.compile(r"^\[(?:English|中文)\]\([^)]+\)\n\n", re.MULTILINE)  # without the note of a page that is behind
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]+)?\)")

INLINE_CODE = re.compile(r"(?<!<span></span>)<code>[^<]*</code>")
OPTION = re.compile(r"(?:(?<=>)|(?<=\s))-+\w[\w-]*")  # of a command, such as `--type`

CHINESE = "中文"  # the part of the navigation with the Chinese pages, which are in zh/

reference = Reference(ROOT)
# The headers of the services, and the pages of the reference that describe the same.
HEADERS = {f"include/danxi/{Path(path).stem}.h": path for path, _ in reference.pages() if path.startswith("reference/")}
menus: dict[str, Navigation] = {}
translated: dict[str, File] = {}  # the page in the other language
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


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Makes a menu for each language. The Chinese one ends with the reference, which is English."""
    titles = {item.title: item for item in nav.items}
    english = [item for item in nav.items if item.title != CHINESE]
    chinese = titles[CHINESE].children
    for item in chinese:
        item.parent = None
    menus["en"] = Navigation(english, nav.pages)
    menus["zh"] = Navigation([*chinese, Section("参考手册（英文）", titles["Reference"].children)], nav.pages)
    menus["zh"].homepage = chinese[0]
    chinese[0].previous_page.next_page = None
    chinese[0].previous_page = None
    for file in files.documentation_pages():
        other = files.get_file_from_path(f"zh/{file.src_uri.removeprefix('project/')}")
        if other:
            translated[file.src_uri], translated[other.src_uri] = other, file
    return nav


def on_page_context(context: dict[str, Any], *, page: Any, config: MkDocsConfig, **_: Any) -> dict[str, Any]:
    """Shows a page with the menu and the words of its language, and with a link to the page in the other language."""
    path = page.file.src_uri
    language = "zh" if path.startswith("zh/") else "en"
    other = translated[path].url if path in translated else ("index.html" if language == "zh" else "zh/index.html")
    links = {language: page.url, "zh" if language == "en" else "en": other}
    config.extra["alternate"] = [
        {"name": name, "link": links[code], "lang": code} for code, name in (("en", "English"), ("zh", CHINESE))
    ]
    config.theme["language"] = language
    context["nav"] = menus[language]
    return context


def page(config: MkDocsConfig, path: str, text: str) -> File:
    """Returns a page that is not in docs/. Debian 12's MkDocs reads pages only from files."""
    file = Path(pages.name) / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return File(path, pages.name, config["site_dir"], config["use_directory_urls"])


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Rewrites links to files outside docs/, so that they lead to pages of the site.

    The link to the other language is left out, because the site has it in its header.
    """
    path = page.file.src_uri
    markdown = LANGUAGE.sub("", markdown, count=1)
    if path.startswith("zh/"):
        markdown = markdown.replace('```text title="Output"', '```text title="输出"')
    return relocated(markdown, f"docs/{path}", path) if (ROOT / "docs" / path).exists() else markdown


def on_page_content(html: str, **_: Any) -> str:
    """Marks the options in inline code, because browsers would break them after a hyphen."""
    return INLINE_CODE.sub(lambda code: OPTION.sub(r'<span class="option">\g<0></span>', code[0]), html)


def relocated(markdown: str, source: str, path: str) -> str:
    """Rewrites the links of a page. `source` is the path of the page in the repository, `path` its path on the site.

    A link to the header of a service leads to its page of the reference. Links to files that are not on the site become plain text.
    """

    def rewrite(match: re.Match[str]) -> str:
        text, link, anchor = match[1], match[2], match[3] or ""
        target = os.path.normpath(PurePosixPath(source).parent / link)
        on_site = (
            PROJECT.get(target) or HEADERS.get(target) or (target[len("docs/") :] if target.startswith("docs/") else "")
        )
        if not on_site:
            return text
        return f"[{text}]({os.path.relpath(on_site, PurePosixPath(path).parent)}{anchor})"

    return LINK.sub(rewrite, markdown)
