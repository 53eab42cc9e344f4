"""Reads the documents of Tests/FeedsTests/Rules. Their README describes the format."""

from collections.abc import Iterator
from dataclasses import dataclass

from support import ROOT

RULES = ROOT / "Tests/FeedsTests/Rules"
URL = "http://f.org/dir/feed.xml"
NAMESPACES = " ".join(
    f'xmlns:{prefix}="{uri}"'
    for prefix, uri in {
        "content": "http://purl.org/rss/1.0/modules/content/",
        "dc": "http://purl.org/dc/elements/1.1/",
        "dcterms": "http://purl.org/dc/terms/",
        "media": "http://search.yahoo.com/mrss/",
        "itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
        "atom": "http://www.w3.org/2005/Atom",
    }.items()
)
FRAMES = {
    "item": f'<rss version="2.0" {NAMESPACES}><channel><item>%s</item></channel></rss>',
    "channel": f'<rss version="2.0" {NAMESPACES}><channel>%s</channel></rss>',
    "entry": '<feed xmlns="http://www.w3.org/2005/Atom"><entry>%s</entry></feed>',
    "feed": '<feed xmlns="http://www.w3.org/2005/Atom">%s</feed>',
    "document": "%s",
}


@dataclass
class Rule:
    name: str
    document: str
    url: str | None
    is_error: bool
    differs: bool  # whether feedparser reads the document differently


def rules(name: str) -> Iterator[Rule]:
    """Yields the rules of a file."""
    for part in ("\n" + (RULES / f"{name}.txt").read_text()).split("\n[")[1:]:
        head, *lines = part.split("\n")
        expected = [line for line in lines if line.startswith("> ")]
        body = "\n".join(lines[: lines.index(expected[0])])
        kind, _, text = body.partition(":")
        yield Rule(
            name=head[:-1],
            document=FRAMES[kind].replace("%s", text[1:]),
            url=URL if name == "links" else None,
            is_error=any(line.startswith("> error") for line in expected),
            differs=any(line.startswith("> feedparser") for line in expected),
        )
