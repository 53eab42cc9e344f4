"""The state of GitHub: its accounts, and its repositories with their contents, in the form of GitHub's API."""

import time
from base64 import b64encode
from hashlib import sha1, sha256
from typing import Any

Record = dict[str, Any]

SITE = "https://github.com"
API = "https://api.github.com"
ARCHIVES = "codeload.github.com"
FILES = "release-assets.githubusercontent.com"
TOKEN = "github_pat_standin"  # the token of the account danxi-bot
ACCOUNT = "danxi-bot"
NOTES = "danxi-bot/campus-notes"
START = "2026-09-01T08:00:00Z"
NOTES_ARCHIVE = b"PK\x05\x06" + bytes(18)  # an empty ZIP archive


def sha(text: str) -> str:
    return sha1(text.encode()).hexdigest()


def now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def base64(text: str) -> str:
    """Returns a text in base64. As on GitHub, there is a line break after every 60 characters."""
    encoded = b64encode(text.encode()).decode()
    return "".join(encoded[i : i + 60] + "\n" for i in range(0, len(encoded), 60))


def label(number: int, name: str, color: str) -> Record:
    return {"id": 9000 + number, "name": name, "color": color, "description": None, "default": True}


class GitHub:
    def __init__(self) -> None:
        self._last = 100_000
        self.limits = Limits()
        self.computed: set[str] = set()  # the statistics that were requested before, which are ready now
        self.users: dict[str, Record] = {}
        for number, login in enumerate(
            [ACCOUNT, "lin-chen", "wang-mei", *(f"student-{n:02}" for n in range(1, 36))], 1
        ):
            self._add_user(number, login, "User")
        self._add_user(100, "campus-tools", "Organization")
        self.following = {(login, ACCOUNT) for login in self.users if login.startswith("student")}
        self.following |= {(ACCOUNT, "lin-chen"), ("lin-chen", ACCOUNT), ("lin-chen", "wang-mei")}
        self.repositories: dict[str, Record] = {}
        self._add_repository(1001, NOTES, "Notes about the campus")
        self._add_repository(1002, "campus-tools/timetable", "A timetable for terminals")
        self._add_repository(1003, "lin-chen/campus-notes", "Notes about the campus", fork=True)
        self._add_repository(1004, "danxi-bot/empty", "Nothing yet")
        self._add_repository(1005, "wang-mei/diary", "Not for everybody", private=True)
        self.old_names = {"danxi-bot/notes": NOTES}
        self.stars = {(login, NOTES) for login in self.users if login.startswith("student")} | {("lin-chen", NOTES)}
        self.stars |= {(ACCOUNT, NOTES)}
        self.watched = {(ACCOUNT, NOTES): False}  # by account and repository: whether the account ignores notifications
        self.contents: dict[str, dict[str, str]] = {name: {} for name in self.repositories}
        self.contents[NOTES] = {
            "README.md": "# Campus notes\n\nWhere to study, and until when.\n",
            "docs/index.md": "# Places\n\nThe library is open until ten.\n",
            "docs/times.md": "# Times\n\nMonday to Sunday.\n",
            "docs/README.md": "# About these notes\n",
        }
        self.contents["campus-tools/timetable"] = {"README.md": "# Timetable\n"}
        self.contents["lin-chen/campus-notes"] = dict(self.contents[NOTES])
        self.commits: dict[str, list[Record]] = {name: [] for name in self.repositories}  # newest first
        for message in ("Add the first notes", "Add places", "Add times", "Correct a link", "Add the east side"):
            self.add_commit(NOTES, message, ["docs/index.md"])
        self.add_commit("campus-tools/timetable", "Add the README", ["README.md"])
        self.add_commit("campus-tools/timetable", "Add the lines", [f"lines/{number:03}.txt" for number in range(650)])
        self.labels = [
            label(1, "bug", "d73a4a"),
            label(2, "question", "d876e3"),
            label(3, "good first issue", "7057ff"),
        ]
        self.issues: dict[str, list[Record]] = {name: [] for name in self.repositories}
        self.comments: list[Record] = []
        self.reviews: list[Record] = []
        self.releases: dict[str, list[Record]] = {name: [] for name in self.repositories}
        self.asset_contents = {1: NOTES_ARCHIVE}
        self._fill()

    def next_id(self) -> int:
        self._last += 1
        return self._last

    # Accounts

    def _add_user(self, number: int, login: str, kind: str) -> None:
        self.users[login] = {
            "login": login, "id": number, "node_id": f"U_{number}", "type": kind, "site_admin": False,
            "avatar_url": f"https://avatars.githubusercontent.com/u/{number}?v=4", "html_url": f"{SITE}/{login}", "name": login.title(),
            "company": None, "blog": "", "location": "Shanghai", "email": None, "hireable": None, "bio": None, "twitter_username": None,
            "public_gists": 1, "created_at": START, "updated_at": START,
        }  # fmt: skip

    def short_user(self, login: str) -> Record:
        """Returns a user in the short form that lists and other objects contain."""
        user = self.users[login]
        return {key: user[key] for key in ("login", "id", "node_id", "type", "site_admin", "avatar_url", "html_url")}

    def user(self, login: str) -> Record:
        owned = [each for each in self.repositories.values() if each["owner"]["login"] == login and not each["private"]]
        return self.users[login] | {
            "public_repos": len(owned),
            "followers": sum(target == login for _, target in self.following),
            "following": sum(source == login for source, _ in self.following),
        }

    # Repositories

    def _add_repository(
        self, number: int, name: str, text: str, *, fork: bool = False, private: bool = False
    ) -> Record:
        owner, short = name.split("/")
        self.repositories[name] = record = {
            "id": number, "node_id": f"R_{number}", "name": short, "full_name": name, "owner": self.short_user(owner), "private": private,
            "visibility": "private" if private else "public", "html_url": f"{SITE}/{name}", "clone_url": f"{SITE}/{name}.git",
            "description": text, "fork": fork, "homepage": None, "language": "Python", "topics": ["campus", "fudan"], "size": 12,
            "license": {"key": "mit", "name": "MIT License", "spdx_id": "MIT", "url": f"{API}/licenses/mit", "node_id": "L_1"},
            "default_branch": "main", "archived": False, "disabled": False, "is_template": False, "has_issues": name != "danxi-bot/empty",
            "created_at": START, "updated_at": START, "pushed_at": START,
        }  # fmt: skip
        if fork:
            record["parent"] = record["source"] = {"id": 1001, "full_name": NOTES, "html_url": f"{SITE}/{NOTES}"}
        return record

    def add_fork(self, name: str, fork: str) -> Record:
        record = self._add_repository(self.next_id(), fork, self.repositories[name]["description"], fork=True)
        self.contents[fork], self.commits[fork] = dict(self.contents[name]), list(self.commits[name])
        self.issues[fork], self.releases[fork] = [], []
        return record

    def repository(self, name: str, viewer: str | None) -> Record:
        mine = viewer is not None and name.startswith(f"{viewer}/")
        return self.repositories[name] | {
            "stargazers_count": sum(starred == name for _, starred in self.stars),
            "subscribers_count": sum(watched == name for _, watched in self.watched),
            "forks_count": sum(each.get("parent", {}).get("full_name") == name for each in self.repositories.values()),
            "open_issues_count": sum(issue["state"] == "open" for issue in self.issues[name]),
            "permissions": {"admin": mine, "maintain": mine, "push": mine, "triage": mine, "pull": True},
        }

    def add_commit(self, name: str, message: str, paths: list[str]) -> Record:
        commits = self.commits[name]
        number = sha(f"{name} {message} {len(commits)}")
        signature = {"name": ACCOUNT, "email": "bot@example.org", "date": START}
        commit = {
            "sha": number, "html_url": f"{SITE}/{name}/commit/{number}",
            "commit": {"message": message, "author": signature, "committer": signature, "comment_count": 0},
            "author": self.short_user(ACCOUNT), "committer": {}, "parents": [{"sha": each["sha"]} for each in commits[:1]],
        }  # fmt: skip
        commits.insert(0, commit)
        commit["paths"] = paths
        return commit

    # Issues

    def add_issue(self, name: str, login: str, title: str, body: str | None = None, **more: Any) -> Record:
        number = len(self.issues[name]) + 1
        issue = {
            "id": self.next_id(), "number": number, "title": title, "body": body, "state": "open", "state_reason": None,
            "user": self.short_user(login), "labels": [], "assignees": [], "milestone": None, "locked": False, "draft": False,
            "author_association": "OWNER" if name.startswith(f"{login}/") else "NONE", "html_url": f"{SITE}/{name}/issues/{number}",
            "repository_url": f"{API}/repos/{name}", "created_at": now(), "updated_at": now(), "closed_at": None, **more,
        }  # fmt: skip
        self.issues[name].append(issue)
        return issue

    def add_comment(self, name: str, number: int, login: str, body: str) -> Record:
        comment = {
            "id": self.next_id(), "body": body, "user": self.short_user(login), "author_association": "NONE",
            "html_url": f"{SITE}/{name}/issues/{number}#issuecomment-{self._last}", "created_at": now(), "updated_at": now(),
            "issue_key": (name, number),
        }  # fmt: skip
        self.comments.append(comment)
        return comment

    def add_pull(
        self, name: str, login: str, title: str, head: str, base: str, body: str | None, draft: bool = False
    ) -> Record:
        issue = self.add_issue(name, login, title, body, draft=draft)
        issue["html_url"] = f"{SITE}/{name}/pull/{issue['number']}"
        issue["pull_request"] = {"html_url": issue["html_url"], "merged_at": None}
        issue["head"], issue["base"] = head.rpartition(":")[2], base
        return issue

    def add_release(self, full: str, tag: str, **more: Any) -> Record:
        number = self.next_id()
        release = {
            "id": number, "tag_name": tag, "target_commitish": "main", "name": None, "body": None, "draft": False, "prerelease": False,
            "author": self.short_user(ACCOUNT), "assets": [], "html_url": f"{SITE}/{full}/releases/tag/{tag}",
            "tarball_url": f"{API}/repos/{full}/tarball/{tag}", "zipball_url": f"{API}/repos/{full}/zipball/{tag}",
            "created_at": START, "published_at": START, **more,
        }  # fmt: skip
        if release["draft"]:
            release["published_at"] = None
        self.releases[full].insert(0, release)
        return release

    def _fill(self) -> None:
        first = self.add_issue(
            NOTES, "lin-chen", "The library opens later", "Since Monday. #2", labels=[self.labels[0]]
        )
        self.milestone = {
            "id": 1, "number": 1, "title": "Autumn", "description": None, "state": "open", "open_issues": 1, "closed_issues": 0,
            "due_on": "2026-12-01T08:00:00Z", "created_at": START, "closed_at": None,
        }  # fmt: skip
        first["milestone"] = self.milestone
        self.add_issue(NOTES, "wang-mei", "Where is the east library?", labels=list(self.labels[:2]))
        self.add_pull(NOTES, ACCOUNT, "Correct the times", "times", "main", "See the notice.")
        for number in range(1, 41):
            self.add_issue("campus-tools/timetable", "lin-chen", f"Idea {number}", assignees=[self.short_user(ACCOUNT)])
        self.add_comment(NOTES, 1, "wang-mei", "I see it, too.")
        self.add_comment(NOTES, 1, ACCOUNT, "Thank you.")
        self.add_release(NOTES, "v1.0", name="First notes")["assets"] = [
            {
                "id": 1, "name": "notes.zip", "label": None, "content_type": "application/zip", "size": len(NOTES_ARCHIVE),
                "digest": f"sha256:{sha256(NOTES_ARCHIVE).hexdigest()}",
                "download_count": 3, "state": "uploaded", "browser_download_url": f"{SITE}/{NOTES}/releases/download/v1.0/notes.zip",
                "created_at": START,
            }
        ]  # fmt: skip
        subject = {
            "title": "The library opens later",
            "url": f"{API}/repos/{NOTES}/issues/1",
            "latest_comment_url": None,
            "type": "Issue",
        }
        self.notifications = [
            {
                "id": str(n),
                "reason": "subscribed",
                "unread": True,
                "subject": subject,
                "updated_at": START,
                "last_read_at": None,
            }
            for n in (1, 2, 3)
        ]
        self.threads: dict[str, bool] = {"1": False}  # whether the account ignores a thread


class Limits:
    """The use of the rate limits: the number of requests for each resource, and the time of the reset."""

    def __init__(self) -> None:
        self.used: dict[str, int] = {}
        self.reset = int(time.time()) + 3600
