"""feeds.example.net: a site of notices with feeds of several formats. No real site has this name, which RFC 2606 reserves."""

import json
from email.utils import formatdate
from hashlib import sha256

from danxi_standin.campus_host import escape
from danxi_standin.host import Host
from danxi_standin.web.messages import Request, Response, html_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.announcements import Announcement, announcements

SITE = "https://feeds.example.net"
SHOWN = 10
CHANGED = 1_795_305_600  # 2026-11-22T08:00:00+08:00
PAGE = """<!DOCTYPE html>
<html lang="zh"><head><meta charset="utf-8"><title>通知</title>
<link rel="stylesheet alternate" type="text/css" href="style.css">
<link rel="alternate" type="application/atom+xml" title="通知 (Atom)" href="/notices.atom">
<LINK REL="Alternate" TYPE="application/rss+xml" HREF="notices.rss">
<link rel="alternate" type="application/feed+json" title="通知 (JSON)" href="//feeds.example.net/notices.json">
<link rel="alternate" hreflang="en" href="/en/">
</head><body><p>通知</p></body></html>
"""
ATOM = """<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN" xml:base="{site}/">
<title>通知</title><id>{site}/</id><updated>2026-11-22T08:00:00+08:00</updated>
<author><name>教务处</name></author><link rel="self" href="notices.atom"/><link href="{site}/"/>
{entries}
</feed>
"""
ATOM_ENTRY = """<entry><id>{site}{path}</id><title type="html">{title}</title><link href="{path}"/><updated>{day}T08:00:00+08:00</updated>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>{title}</p></div></content><category term="通知"/></entry>"""
RSS = """<?xml version="1.0" encoding="{encoding}"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>通知</title><link>{site}/</link><description>教务处通知</description><language>zh-cn</language><ttl>60</ttl>
{entries}
</channel></rss>
"""
RSS_ENTRY = """<item><title>{title}</title><link>{site}{path}</link><guid>{site}{path}</guid><pubDate>{date} 08:00:00 +0800</pubDate>
<dc:creator>教务处</dc:creator><description><![CDATA[<p>{title}</p>]]></description></item>"""


class FeedHost(Host):
    names = ("feeds.example.net",)

    @property
    def _entries(self) -> list[Announcement]:
        return announcements("undergraduate")[:SHOWN]

    def _rows(self, form: str) -> str:
        return "\n".join(
            form.format(
                site=SITE,
                path=entry.path,
                title=escape(entry.title),
                day=entry.day,
                date=f"{entry.day:%a, %d %b %Y}",
            )
            for entry in self._entries
        )

    def _validated(self, request: Request, body: bytes, content_type: str) -> Response:
        """Returns a response with `body`, or with status 304 if the request's validator shows that the client has this version (RFC 9110, 13)."""
        etag = f'"{sha256(body).hexdigest()[:16]}"'
        date = formatdate(CHANGED, usegmt=True)
        headers = [("ETag", etag), ("Last-Modified", date)]
        known = request.headers.get("if-none-match")
        is_known = etag in known.split(", ") if known else request.headers.get("if-modified-since") == date
        return Response(b"" if is_known else body, 304 if is_known else 200, content_type, headers)

    @route("GET", "/")
    def show_page(self, request: Request) -> Response:
        return html_response(PAGE)

    @route("GET", "/notices.atom")
    def send_atom(self, request: Request) -> Response:
        text = ATOM.format(site=SITE, entries=self._rows(ATOM_ENTRY))
        return self._validated(request, text.encode(), "application/atom+xml")

    @route("GET", "/notices.rss")
    def send_rss(self, request: Request) -> Response:
        text = RSS.format(site=SITE, encoding="utf-8", entries=self._rows(RSS_ENTRY))
        return self._validated(request, text.encode(), "application/rss+xml; charset=utf-8")

    @route("GET", "/gbk.rss")
    def send_gbk(self, request: Request) -> Response:
        text = RSS.format(site=SITE, encoding="gb2312", entries=self._rows(RSS_ENTRY))
        return self._validated(request, text.encode("gb18030"), "text/xml")

    @route("GET", "/cut.rss")
    def send_cut(self, request: Request) -> Response:
        """Sends a feed that ends within its last entry."""
        text = RSS.format(site=SITE, encoding="utf-8", entries=self._rows(RSS_ENTRY))
        return self._validated(request, text[: text.rindex("<guid>")].encode(), "application/rss+xml")

    @route("GET", "/notices.json")
    def send_json(self, request: Request) -> Response:
        items = [
            {"id": entry.path, "url": SITE + entry.path, "title": entry.title, "content_text": entry.title,
             "date_published": f"{entry.day}T08:00:00+08:00"}
            for entry in self._entries
        ]  # fmt: skip
        feed = {
            "version": "https://jsonfeed.org/version/1.1",
            "title": "通知",
            "home_page_url": SITE + "/",
            "items": items,
        }
        return self._validated(request, json.dumps(feed, ensure_ascii=False).encode(), "application/feed+json")

    @route("GET", "/moved")
    def move(self, request: Request) -> Response:
        return redirect("/notices.atom", 301)

    @route("GET", "/busy.rss")
    def ask_for_pause(self, request: Request) -> Response:
        return Response(b"Busy", 429, "text/plain", [("Retry-After", "3600")])

    @route("GET", "/gone.rss")
    def say_gone(self, request: Request) -> Response:
        return Response(b"Gone", 410, "text/plain")
