"""The search on GitHub for words, with the qualifiers `user:` and `repo:`."""

from typing import Any

from danxi_standin.hosts.github.base import invalid, refusal
from danxi_standin.hosts.github.contents import Contents
from danxi_standin.hosts.github.pulls import Pulls
from danxi_standin.web.messages import Request, Response
from danxi_standin.web.routing import route
from danxi_standin.world.github import START, sha

MOST_RESULTS = 1000
MOST_CHARACTERS = 256


class Search(Pulls, Contents):
    def _words(self, request: Request) -> tuple[list[str], dict[str, str]]:
        """Returns the words of the query, and its qualifiers as a dictionary."""
        query = request.parameter("q")
        if not query:
            raise invalid("Search", "q", "missing")
        if len(query) > MOST_CHARACTERS:
            raise refusal(
                422,
                "Validation Failed",
                [
                    {
                        "resource": "Search",
                        "field": "q",
                        "code": "invalid",
                        "message": "The search is longer than 256 characters.",
                    }
                ],
            )
        parts = query.lower().split()
        qualifiers = dict(part.split(":", 1) for part in parts if ":" in part)
        return [part for part in parts if ":" not in part], qualifiers

    def _found(self, request: Request, items: list[Any], texts: list[str]) -> Response:
        words, _ = self._words(request)
        found = [item for item, text in zip(items, texts, strict=True) if all(word in text.lower() for word in words)]
        first = self._number(request, "page", 1, 1_000_000) - 1
        if first * self._number(request, "per_page", 30, 100) >= MOST_RESULTS:
            raise refusal(422, "Only the first 1000 search results are available")
        wrap = {"total_count": len(found), "incomplete_results": False}
        return self.page(
            request, found[:MOST_RESULTS], lambda rows: wrap | {"items": [row | {"score": 1.0} for row in rows]}
        )

    def _names(self, request: Request) -> list[str]:
        _, qualifiers = self._words(request)
        names = [name for name, each in self.github.repositories.items() if not each["private"]]
        if "repo" in qualifiers:
            names = [name for name in names if name == qualifiers["repo"]]
            if not names:
                raise invalid("Search", "q", "invalid")
        return [name for name in names if name.startswith(qualifiers.get("user", ""))]

    @route("GET", "/search/repositories")
    def search_repositories(self, request: Request) -> Response:
        names = self._names(request)
        items = [self.github.repository(name, self.viewer) for name in names]
        return self._found(request, items, [f"{each['name']} {each['description']}" for each in items])

    @route("GET", "/search/users")
    def search_users(self, request: Request) -> Response:
        return self._found(
            request, [self.github.short_user(each) for each in self.github.users], list(self.github.users)
        )

    @route("GET", "/search/issues")
    def search_issues(self, request: Request) -> Response:
        issues = [each for name in self._names(request) for each in self.github.issues[name]]
        return self._found(
            request, [self.shown(each) for each in issues], [f"{each['title']} {each['body']}" for each in issues]
        )

    @route("GET", "/search/commits")
    def search_commits(self, request: Request) -> Response:
        commits = [each for name in self._names(request) for each in self.github.commits[name]]
        return self._found(
            request, [self.shown_commit(each) for each in commits], [each["commit"]["message"] for each in commits]
        )

    @route("GET", "/search/code")
    def search_code(self, request: Request) -> Response:
        self.account  # noqa: B018 - raises without a token
        files = [
            ({"name": path.rpartition("/")[2], "path": path, "sha": sha(text), "html_url": f"https://github.com/{name}/blob/main/{path}",
              "repository": {key: self.github.repositories[name][key] for key in ("id", "full_name", "html_url")}}, f"{path} {text}")
            for name in self._names(request) for path, text in self.github.contents[name].items()
        ]  # fmt: skip
        return self._found(request, [file for file, _ in files], [text for _, text in files])

    @route("GET", "/search/topics")
    def search_topics(self, request: Request) -> Response:
        topics = [
            {"name": name, "display_name": None, "short_description": None, "description": None, "created_at": START}
            for name in ("campus", "fudan")
        ]
        return self._found(request, topics, [str(each["name"]) for each in topics])

    @route("GET", "/search/labels")
    def search_labels(self, request: Request) -> Response:
        if not any(str(each["id"]) == request.parameter("repository_id") for each in self.github.repositories.values()):
            raise refusal(404, "Not Found")
        return self._found(request, self.github.labels, [each["name"] for each in self.github.labels])
