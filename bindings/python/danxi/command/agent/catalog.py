"""The catalog in which an agent looks for methods: a search by words, and the whole description of a method."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any

from ..schema import COMMON, Interface
from .tools import Tool

# How much a word counts in each column of the index: the method's name, keywords, summary and other texts, and the texts of its service.
_WEIGHTS = (4.0, 4.0, 3.0, 1.0, 1.5)
_CHINESE = re.compile("[\u3400-\u9fff]+")
_WORD = re.compile(r"[a-z0-9]+")
# Words that every question has. Without them, rare words decide.
_COMMON_WORDS = frozenset(
    _WORD.findall(
        "a an and are at be by can do does for from get have how i if in is it me my of on or please show tell that the there this to "
        "want was what when where which who will with you"
    )
)
_COMMON_CHARACTERS = frozenset("我你的了吗呢是在有没和给把看一下个请帮想要这那什么怎哪里里能吧些最近")


class Catalog:
    """The methods that an agent may call."""

    def __init__(self, interface: Interface, offered: Iterable[Tool]) -> None:
        self._interface = interface
        self._tools = {tool.method.name: tool for tool in offered}
        self._index = sqlite3.connect(":memory:")
        self._index.execute(
            "CREATE VIRTUAL TABLE methods USING fts5(name, keywords, summary, texts, service, method UNINDEXED, tokenize = 'porter unicode61')"
        )
        rows = (tuple(map(_separated, self._texts(tool))) + (name,) for name, tool in self._tools.items())
        self._index.executemany("INSERT INTO methods VALUES (?, ?, ?, ?, ?, ?)", rows)

    def tool(self, name: str) -> Tool | None:
        """Returns the tool of a method, or None if the agent may not call a method with this name."""
        return self._tools.get(name)

    def find(self, query: str, limit: int) -> list[dict[str, Any]]:
        """Lists the methods that fit a question in English or Chinese, best first."""
        # Single characters, which many texts have, decide only if no pair of characters is found.
        found = self._matches(_words(query) + _pairs(query), limit) or self._matches(_characters(query), limit)
        return [self._line(self._tools[name]) for name in found]

    def _matches(self, terms: list[str], limit: int) -> list[str]:
        """Returns the names of the methods that have at least one of the terms, best first."""
        if not terms:
            return []
        weights = ", ".join(map(str, _WEIGHTS))
        found = self._index.execute(
            f"SELECT method FROM methods WHERE methods MATCH ? ORDER BY bm25(methods, {weights}), rowid LIMIT ?",
            (" OR ".join(f'"{term}"' for term in dict.fromkeys(terms)), limit),
        )
        return [name for (name,) in found]

    def describe(self, tool: Tool) -> dict[str, Any]:
        """Returns all that an agent needs to call a method."""
        method = tool.method
        return {
            "method": method.name,
            "summary": method.summary,
            **({"description": method.description} if method.description else {}),
            "sign_in": method.sign_in,
            "changes_something": not tool.is_read_only,
            "parameters": tool.input_schema(),
            "result": tool.output_schema(),
        }

    def _line(self, tool: Tool) -> dict[str, Any]:
        line: dict[str, Any] = {"method": tool.method.name, "summary": tool.method.summary}
        if not tool.is_read_only:
            line["changes_something"] = True
        own = [each for each in tool.parameters if each.name not in COMMON]
        line["parameters"] = ", ".join(each.name if each.required else f"{each.name}?" for each in own)
        return line

    def _texts(self, tool: Tool) -> tuple[str, str, str, str, str]:
        method = tool.method
        service = self._interface.tag(method.service)
        result = self._interface.resolve(method.result)
        item = self._interface.resolve(result.get("items", {}))
        parameters = (f"{each.name} {each.summary}" for each in tool.parameters if each.name not in COMMON)
        texts = (method.description, *parameters, result.get("description", ""), item.get("description", ""))
        # Every service can clear its cache, and hardly anybody looks for that by the words of a service.
        about = (service["name"], service["x-title"], service["description"], *service.get("x-keywords", ()))
        if method.verb == "clear_cache":
            about = ()
        return method.name, " ".join(method.keywords), method.summary, " ".join(texts), " ".join(about)


def brief(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a schema of an input without the parameters that all methods share, for the short list of tools."""
    kept = {name: each for name, each in schema["properties"].items() if name not in COMMON}
    return {**schema, "properties": kept}


def _separated(text: str) -> str:
    """Returns a text in which each pair of neighbouring Chinese characters, and each character, is a word."""
    return _CHINESE.sub(lambda found: f" {' '.join(_pairs_of(found[0]) + list(found[0]))} ", text.replace("_", " "))


def _pairs_of(run: str) -> list[str]:
    return [run[start : start + 2] for start in range(len(run) - 1)]


def _words(query: str) -> list[str]:
    """Returns the words in Latin letters without those that every question has."""
    return [word for word in _WORD.findall(query.lower()) if word not in _COMMON_WORDS]


def _pairs(query: str) -> list[str]:
    pairs = [pair for run in _CHINESE.findall(query) for pair in _pairs_of(run)]
    return [pair for pair in pairs if not _COMMON_CHARACTERS.issuperset(pair)]


def _characters(query: str) -> list[str]:
    return [character for run in _CHINESE.findall(query) for character in run if character not in _COMMON_CHARACTERS]
