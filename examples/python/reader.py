"""A small feed reader: subscribes to the feeds of the given pages, refreshes all subscriptions, and prints the new entries.

    DANXI_FEEDS=~/feeds python3 reader.py https://news.example.org/ …

An entry is printed once, because it is marked as read. DANXI_CONFIG may contain the session's configuration (JSON).
"""

import json
import os
import sys
from pathlib import Path

import danxi

config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
config["store"] = {"path": str(Path(os.environ.get("DANXI_FEEDS", "feeds")).expanduser())}
with danxi.Session(config) as session:
    feeds = session.feeds
    for page in sys.argv[1:] or ["https://feeds.example.net/"]:
        for reference in feeds.discover(page)[:1]:
            print("Subscribed to", feeds.subscribe(reference.url).title)
    report = feeds.refresh_all(timeout_ms=600_000)
    print(f"{report.changed_count} of {len(feeds.list_subscriptions())} feeds have changed.")
    for failure in report.failures:
        print("Cannot read", failure.url, "-", failure.error_message)
    for saved in list(feeds.iter_entries(is_read=False)):
        entry = saved.entry
        print(entry.published or entry.updated or saved.saved_at, entry.title, entry.link or "")
        feeds.mark_read(entry_ids=[saved.id])
