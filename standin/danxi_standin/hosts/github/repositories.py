"""Repositories on GitHub: branches, commits, forks, watching, releases and statistics."""

from danxi_standin.hosts.github.base import GitHubBase, invalid, no_content, not_found, refusal
from danxi_standin.web.messages import Request, Response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.github import API, ARCHIVES, FILES, Record, now, sha

BRANCHES = ("main", "times")
RELEASE = ("tag_name", "target_commitish", "name", "body", "draft", "prerelease")
REPO = "/repos/{owner}/{name}"


def wants_diff(request: Request) -> bool:
    return request.headers.get("accept", "").endswith(".diff")


def diff(paths: list[str]) -> Response:
    text = "".join(
        f"diff --git a/{each} b/{each}\n--- a/{each}\n+++ b/{each}\n@@ -1,1 +1,2 @@\n-a\n+b\n+c\n" for each in paths
    )
    return Response(text.encode(), 200, "application/vnd.github.diff; charset=utf-8")


class Repositories(GitHubBase):
    @route("GET", REPO)
    def show_repository(self, request: Request, owner: str, name: str) -> Response:
        return json_response(self.github.repository(self.repository(owner, name), self.viewer))

    @route("GET", REPO + "/languages")
    def show_languages(self, request: Request, owner: str, name: str) -> Response:
        self.repository(owner, name)
        return json_response({"Python": 5120, "Shell": 312})

    @route("GET", REPO + "/topics")
    def show_topics(self, request: Request, owner: str, name: str) -> Response:
        return json_response({"names": self.github.repositories[self.repository(owner, name)]["topics"]})

    # Commits

    def commits(self, full: str) -> list[Record]:
        commits = self.github.commits[full]
        if not commits:
            raise refusal(409, "Git Repository is empty.")
        return commits

    def commit(self, full: str, ref: str) -> Record:
        commits = self.commits(full)
        names = {"main": 0, "times": 1, "v1.0": len(commits) - 1}
        found = next((each for each in commits if each["sha"].startswith(ref)), None) if len(ref) >= 7 else None
        if found is None and ref not in names:
            raise refusal(422, f"No commit found for SHA: {ref}")
        return found or commits[min(names[ref], len(commits) - 1)]

    @staticmethod
    def shown_commit(commit: Record) -> Record:
        return {key: value for key, value in commit.items() if key != "paths"}

    @staticmethod
    def files(commit: Record) -> list[Record]:
        return [
            {
                "sha": sha(path), "filename": path, "status": "modified", "additions": 2, "deletions": 1, "changes": 3,
                "patch": "@@ -1,1 +1,2 @@\n-a\n+b\n+c", "blob_url": f"https://github.com/x/blob/{path}",
            }
            for path in commit["paths"]
        ]  # fmt: skip

    def _reference(self, full: str, ref: str) -> Record:
        commit = self.commit(full, ref)
        return {"sha": commit["sha"], "url": f"{API}/repos/{full}/commits/{commit['sha']}"}

    @route("GET", REPO + "/tags")
    def list_tags(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        tags = [
            {"name": each["tag_name"], "commit": self._reference(full, "main"), "zipball_url": each["zipball_url"],
             "tarball_url": each["tarball_url"]}
            for each in self.github.releases[full] if not each["draft"]
        ]  # fmt: skip
        return self.page(request, tags)

    @route("GET", REPO + "/branches")
    def list_branches(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        found = BRANCHES if self.github.commits[full] else ()
        return self.page(
            request, [{"name": each, "commit": self._reference(full, each), "protected": False} for each in found]
        )

    @route("GET", REPO + "/branches/{branch}")
    def show_branch(self, request: Request, owner: str, name: str, branch: str) -> Response:
        full = self.repository(owner, name)
        if branch not in BRANCHES:
            raise refusal(404, "Branch not found")
        return json_response(
            {"name": branch, "commit": self.shown_commit(self.commit(full, branch)), "protected": False}
        )

    @route("GET", REPO + "/contributors")
    def list_contributors(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        if not self.github.commits[full]:
            return no_content()
        known = self.github.short_user("danxi-bot") | {"contributions": len(self.github.commits[full])}
        unknown = {"type": "Anonymous", "name": "Somebody", "email": "somebody@example.org", "contributions": 1}
        return self.page(request, [known] + ([unknown] if request.parameter("anon") in ("1", "true") else []))

    @route("GET", REPO + "/commits")
    def list_commits(self, request: Request, owner: str, name: str) -> Response:
        commits = self.commits(self.repository(owner, name))
        if path := request.parameter("path"):
            commits = [each for each in commits if path in each["paths"]]
        return self.page(request, [self.shown_commit(each) for each in commits])

    @route("GET", REPO + "/commits/{ref}")
    def show_commit(self, request: Request, owner: str, name: str, ref: str) -> Response:
        commit = self.commit(self.repository(owner, name), ref)
        if wants_diff(request):
            return diff(commit["paths"])
        statistics = {"total": 3, "additions": 2, "deletions": 1}
        whole = self.shown_commit(commit) | {"stats": statistics}
        return self.page(request, self.files(commit), lambda files: whole | {"files": files}, size=300)

    @route("GET", REPO + "/compare/{range}")
    def compare(self, request: Request, owner: str, name: str, range: str) -> Response:
        full = self.repository(owner, name)
        base, dots, head = range.partition("...")
        if not dots:
            raise not_found()
        first, last = self.commit(full, base), self.commit(full, head)
        if wants_diff(request):
            return diff(last["paths"])
        commits = self.github.commits[full]
        ahead = max(0, commits.index(first) - commits.index(last))
        behind = max(0, commits.index(last) - commits.index(first))
        between = commits[commits.index(last) : commits.index(first)][::-1]
        status = "ahead" if ahead else "behind" if behind else "identical"

        def comparison(rows: list[Record]) -> Record:
            return {
                "status": status, "ahead_by": ahead, "behind_by": behind, "total_commits": ahead, "html_url": "https://github.com/compare",
                "merge_base_commit": self.shown_commit(first), "commits": [self.shown_commit(each) for each in rows], "files": self.files(last),
            }  # fmt: skip

        return self.page(request, between, comparison)

    # Forks

    @route("GET", REPO + "/forks")
    def list_forks(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        forks = [n for n, each in self.github.repositories.items() if each.get("parent", {}).get("full_name") == full]
        return self.page(request, [self.github.repository(each, self.viewer) for each in forks])

    @route("POST", REPO + "/forks")
    def fork(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        values = self.body(request)
        fork = f"{values.get('organization') or self.account}/{values.get('name') or name}"
        if fork not in self.github.repositories:
            self.github.add_fork(full, fork)
        return json_response(self.github.repository(fork, self.viewer), 202)

    # Stars and watching

    @route("GET", REPO + "/stargazers")
    def list_stargazers(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        return self.page(
            request, [self.github.short_user(by) for by, each in sorted(self.github.stars) if each == full]
        )

    @route("GET", REPO + "/subscribers")
    def list_subscribers(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        return self.page(request, [self.github.short_user(by) for by, each in self.github.watched if each == full])

    @route("GET", REPO + "/subscription")
    def show_subscription(self, request: Request, owner: str, name: str) -> Response:
        ignored = self.github.watched.get((self.account, self.repository(owner, name)))
        if ignored is None:
            raise not_found()
        return json_response({"subscribed": not ignored, "ignored": ignored, "reason": None, "created_at": now()})

    @route("PUT", REPO + "/subscription")
    def watch(self, request: Request, owner: str, name: str) -> Response:
        ignored = bool(self.body(request).get("ignored"))
        self.github.watched[self.account, self.repository(owner, name)] = ignored
        return self.show_subscription(request, owner, name)

    @route("DELETE", REPO + "/subscription")
    def unwatch(self, request: Request, owner: str, name: str) -> Response:
        self.github.watched.pop((self.account, self.repository(owner, name)), None)
        return no_content()

    # Releases

    def _release(self, full: str, number: int) -> Record:
        found = next((each for each in self.github.releases[full] if each["id"] == number), None)
        if found is None:
            raise not_found()
        return found

    @route("GET", REPO + "/releases")
    def list_releases(self, request: Request, owner: str, name: str) -> Response:
        return self.page(request, self.github.releases[self.repository(owner, name)])

    @route("POST", REPO + "/releases")
    def create_release(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        values = self.body(request, "Release", "tag_name")
        published = {each["tag_name"] for each in self.github.releases[full] if not each["draft"]}
        if values["tag_name"] in published:
            raise invalid("Release", "tag_name", "already_exists")
        more = {key: values[key] for key in RELEASE[1:] if key in values}
        return json_response(self.github.add_release(full, values["tag_name"], **more), 201)

    @route("GET", REPO + "/releases/latest")
    def show_latest_release(self, request: Request, owner: str, name: str) -> Response:
        releases = self.github.releases[self.repository(owner, name)]
        found = next((each for each in releases if not each["draft"] and not each["prerelease"]), None)
        if found is None:
            raise not_found()
        return json_response(found)

    @route("GET", REPO + "/releases/tags/{tag}")
    def show_release_of_tag(self, request: Request, owner: str, name: str, tag: str) -> Response:
        releases = self.github.releases[self.repository(owner, name)]
        found = next((each for each in releases if each["tag_name"] == tag), None)
        if found is None:
            raise not_found()
        return json_response(found)

    @route("GET", REPO + "/releases/{number:int}")
    def show_release(self, request: Request, owner: str, name: str, number: int) -> Response:
        return json_response(self._release(self.repository(owner, name), number))

    @route("PATCH", REPO + "/releases/{number:int}")
    def change_release(self, request: Request, owner: str, name: str, number: int) -> Response:
        release = self._release(self.repository(owner, name), number)
        values = self.body(request)
        release.update({key: values[key] for key in RELEASE if key in values})
        return json_response(release)

    @route("DELETE", REPO + "/releases/{number:int}")
    def delete_release(self, request: Request, owner: str, name: str, number: int) -> Response:
        full = self.repository(owner, name)
        self.github.releases[full].remove(self._release(full, number))
        return no_content()

    # Files of releases

    def _asset(self, full: str, number: int) -> tuple[Record, Record]:
        """Returns the file with the id `number`, and the release that it belongs to."""
        for release in self.github.releases[full]:
            for asset in release["assets"]:
                if asset["id"] == number:
                    return asset, release
        raise not_found()

    @route("GET", REPO + "/releases/{number:int}/assets")
    def list_assets(self, request: Request, owner: str, name: str, number: int) -> Response:
        return self.page(request, self._release(self.repository(owner, name), number)["assets"])

    @route("GET", REPO + "/releases/assets/{number:int}")
    def show_asset(self, request: Request, owner: str, name: str, number: int) -> Response:
        full = self.repository(owner, name)
        asset, release = self._asset(full, number)
        if request.headers.get("accept") != "application/octet-stream":
            return json_response(asset)
        return redirect(f"https://{FILES}/{full}/releases/{release['id']}/{asset['id']}")

    @route("DELETE", REPO + "/releases/assets/{number:int}")
    def delete_asset(self, request: Request, owner: str, name: str, number: int) -> Response:
        asset, release = self._asset(self.repository(owner, name), number)
        release["assets"].remove(asset)
        return no_content()

    @route("GET", REPO + "/tarball")
    @route("GET", REPO + "/zipball")
    @route("GET", REPO + "/tarball/{ref}")
    @route("GET", REPO + "/zipball/{ref}")
    def archive(self, request: Request, owner: str, name: str, ref: str = "main") -> Response:
        full = self.repository(owner, name)
        self.commit(full, ref)
        return redirect(f"https://{ARCHIVES}/{full}/{request.path.split('/')[4]}/{ref}")

    # Statistics

    @route("GET", REPO + "/stats/{kind}")
    def show_statistics(self, request: Request, owner: str, name: str, kind: str) -> Response:
        """Returns statistics. The first request for them gets status 202, which GitHub sends while it computes them."""
        full = self.repository(owner, name)
        week = 1_795_305_600
        values: dict[str, object] = {
            "contributors": [
                {
                    "author": self.github.short_user("danxi-bot"),
                    "total": 5,
                    "weeks": [{"w": week, "a": 9, "d": 4, "c": 5}],
                }
            ],
            "commit_activity": [{"week": week, "total": 5, "days": [0, 5, 0, 0, 0, 0, 0]}],
            "participation": {"all": [0] * 51 + [5], "owner": [0] * 51 + [5]},
            "code_frequency": [[week, 9, -4]],
            "punch_card": [[0, 8, 0], [1, 9, 5]],
        }
        if kind not in values:
            raise not_found()
        if f"{full} {kind}" not in self.github.computed:
            self.github.computed.add(f"{full} {kind}")
            return json_response({}, 202)
        return json_response(values[kind])
