"""A process of the suite `store`, which uses a store directory until its input ends, and checks every value.

Arguments: the number of rounds (0: until standard input ends), and the identifier of the account. The configuration is in DANXI_CONFIG.
The process prints `round N` after each round, `mark N` after the entry N of a feed is marked as read, and a line for each problem.
"""

import json
import os
import random
import sys
import threading

import danxi

FEEDS = "https://feeds.example.net"
rounds, account = int(sys.argv[1]), int(sys.argv[2])
stopped = threading.Event()


def wait_for_end():
    sys.stdin.read()
    stopped.set()


def check(condition: bool, problem: str):
    if not condition:
        print(f"problem {problem}", flush=True)


def tags(session: danxi.Session, cache: str) -> int:
    try:
        return len(session.forum.list_all_tags(cache=cache))
    except danxi.NotCachedError:
        return -1


def save_thread(session: danxi.Session):
    """Saves one of the holes with the most floors, reads and searches saved floors, and sometimes deletes the saved thread."""
    holes = sorted(session.forum.list_holes_in_division(1), key=lambda hole: -hole.reply)
    hole = random.choice(holes[:3])
    try:
        if random.random() < 0.1:
            session.forum.delete_saved_thread(hole.id)
        most = random.choice([None, 1])
        thread = session.forum.save_thread(hole.id, refresh=random.random() < 0.3, max_floors=most).thread
        saved = [floor.id for floor in session.forum.list_saved_floors(hole.id, size=1000)]
        check(saved == sorted(set(saved)), "the saved floors of a thread are out of order or saved twice")
        check(
            not thread.is_complete or thread.floor_count == hole.reply + 1,
            f"a thread that is marked as complete has {thread.floor_count} of {hole.reply + 1} floors",
        )
    except danxi.NotFoundError:
        pass  # another process has deleted the thread
    for match in session.forum.search_saved("图书", size=50):
        check(
            "图书" in match.floor.floor.content, f"the search finds floor {match.id}, which does not contain the word"
        )


def use_feeds(session: danxi.Session):
    """Subscribes to feeds, refreshes them, and marks an entry as read. Another process may remove the subscriptions at the same time."""
    feeds = session.feeds
    kept = feeds.subscribe(f"{FEEDS}/notices.atom")
    other = feeds.subscribe(f"{FEEDS}/{random.choice(['notices.rss', 'notices.json', 'gbk.rss'])}")
    report = feeds.refresh_all(force=random.random() < 0.5)
    check(report.failed_count == 0, f"the refresh of feeds failed: {report.failures}")
    entries = feeds.list_entries(subscription_id=kept.id, size=500)
    check(len({saved.entry.id for saved in entries}) == len(entries), "an entry is saved twice")
    chosen = random.choice(entries).id
    feeds.mark_read(entry_ids=[chosen])
    print(f"mark {chosen}", flush=True)
    for match in feeds.search_entries("通知", size=50):
        check(
            "通知" in "".join(part.text for part in match.excerpt),
            f"the search finds entry {match.id}, which does not contain the word",
        )
    try:
        if random.random() < 0.3:
            feeds.unsubscribe(other.id)
    except danxi.NotFoundError:
        pass  # another process has removed the subscription


threading.Thread(target=wait_for_end, daemon=True).start()
done = 0
complete = None
while not stopped.is_set() and (rounds == 0 or done < rounds):
    with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
        status = session.account.get_status()
        check(status.signed_in, "the session is not signed in, so its tokens are lost")
        check(status.account_id in (account, None), f"the session has the account {status.account_id}")
        if not status.signed_in:
            break
        for cache in random.sample(["refresh", "only", "prefer", "revalidate"], 4):
            count = tags(session, cache)
            complete = complete or (count if cache == "refresh" else None)
            check(count == -1 or complete is None or count == complete, f"{cache} returned {count} of {complete} tags")
        if random.random() < 0.3:
            session.account.refresh_token()
        check(session.forum.get_profile().id == account, "the profile belongs to another account")
        save_thread(session)
        use_feeds(session)
        if random.random() < 0.1:
            session.forum.clear_cache()
    done += 1
    print(f"round {done}", flush=True)
os._exit(0)
