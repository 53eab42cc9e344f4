"""Pull requests on GitHub, and their commits, files, reviews and merges."""

from danxi_standin.hosts.github.base import invalid, no_content, not_found, refusal
from danxi_standin.hosts.github.issues import Issues
from danxi_standin.hosts.github.repositories import BRANCHES, Repositories, diff, wants_diff
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.github import START, Record, now, sha

REPO = "/repos/{owner}/{name}"
PULL = REPO + "/pulls/{number:int}"


class Pulls(Repositories, Issues):
    def _pull(self, owner: str, name: str, number: int) -> Record:
        issue = self.issue(owner, name, number)
        if "pull_request" not in issue:
            raise not_found()
        return issue

    def _branch(self, full: str, branch: str) -> Record:
        owner = full.split("/")[0]
        commit = self.commit(full, branch)
        repository = self.github.repository(full, self.viewer)
        return {
            "label": f"{owner}:{branch}",
            "ref": branch,
            "sha": commit["sha"],
            "user": self.github.short_user(owner),
            "repo": repository,
        }

    def _shown_pull(self, issue: Record, *, whole: bool = True) -> Record:
        full = issue["repository_url"].partition("/repos/")[2]
        kept = (
            "id",
            "number",
            "title",
            "body",
            "state",
            "draft",
            "user",
            "labels",
            "assignees",
            "html_url",
            "created_at",
            "updated_at",
            "closed_at",
        )
        pull = {key: issue[key] for key in kept} | {
            "head": self._branch(full, issue["head"]), "base": self._branch(full, issue["base"]), "requested_reviewers": [],
            "merged_at": issue["pull_request"]["merged_at"],
        }  # fmt: skip
        if whole:
            merged = bool(pull["merged_at"])
            pull |= {
                "merged": merged, "mergeable": None if merged else True, "mergeable_state": "unknown" if merged else "clean",
                "merged_by": self.github.short_user("danxi-bot") if merged else None, "commits": 1, "additions": 2, "deletions": 1,
                "changed_files": 1, "comments": 0,
            }  # fmt: skip
        return pull

    @route("GET", REPO + "/pulls")
    def list_pulls(self, request: Request, owner: str, name: str) -> Response:
        pulls = [each for each in self.github.issues[self.repository(owner, name)] if "pull_request" in each]
        return self.page(request, [self._shown_pull(each, whole=False) for each in self.listed(request, pulls)])

    @route("POST", REPO + "/pulls")
    def create_pull(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        values = self.body(request, "PullRequest", "title", "head", "base")
        head = values["head"].rpartition(":")[2]
        for field in ("head", "base"):
            if values[field].rpartition(":")[2] not in BRANCHES:
                raise invalid("PullRequest", field, "invalid")
        if head == values["base"]:
            message = f"No commits between {values['base']} and {head}"
            raise refusal(422, "Validation Failed", [{"resource": "PullRequest", "code": "custom", "message": message}])
        draft = bool(values.get("draft"))
        pull = self.github.add_pull(
            full, self.account, values["title"], head, values["base"], values.get("body"), draft
        )
        return json_response(self._shown_pull(pull), 201)

    @route("GET", PULL)
    def show_pull(self, request: Request, owner: str, name: str, number: int) -> Response:
        pull = self._pull(owner, name, number)
        if wants_diff(request):
            return diff(self.commit(f"{owner}/{name}", pull["head"])["paths"])
        return json_response(self._shown_pull(pull))

    @route("PATCH", PULL)
    def change_pull(self, request: Request, owner: str, name: str, number: int) -> Response:
        pull, values = self._pull(owner, name, number), self.body(request)
        pull.update({key: values[key] for key in ("title", "body", "state", "base") if key in values})
        return json_response(self._shown_pull(pull))

    @route("GET", PULL + "/commits")
    def list_pull_commits(self, request: Request, owner: str, name: str, number: int) -> Response:
        commit = self.commit(f"{owner}/{name}", self._pull(owner, name, number)["head"])
        return self.page(request, [self.shown_commit(commit)])

    @route("GET", PULL + "/files")
    def list_pull_files(self, request: Request, owner: str, name: str, number: int) -> Response:
        return self.page(request, self.files(self.commit(f"{owner}/{name}", self._pull(owner, name, number)["head"])))

    @route("GET", PULL + "/reviews")
    def list_reviews(self, request: Request, owner: str, name: str, number: int) -> Response:
        pull = self._pull(owner, name, number)
        review = {
            "id": 80, "user": self.github.short_user("lin-chen"), "body": "Good.", "state": "APPROVED", "html_url": pull["html_url"],
            "commit_id": self.commit(f"{owner}/{name}", pull["head"])["sha"], "submitted_at": START,
        }  # fmt: skip
        return self.page(request, [review])

    @route("GET", PULL + "/comments")
    def list_review_comments(self, request: Request, owner: str, name: str, number: int) -> Response:
        pull = self._pull(owner, name, number)
        comment = {
            "id": 81, "user": self.github.short_user("lin-chen"), "body": "Until ten?", "path": "docs/times.md", "line": 3,
            "diff_hunk": "@@ -1,1 +1,2 @@", "commit_id": sha("x"), "html_url": pull["html_url"], "created_at": START,
        }  # fmt: skip
        return self.page(request, [comment])

    @route("GET", PULL + "/merge")
    def check_merged(self, request: Request, owner: str, name: str, number: int) -> Response:
        if not self._pull(owner, name, number)["pull_request"]["merged_at"]:
            raise not_found()
        return no_content()

    @route("PUT", PULL + "/merge")
    def merge(self, request: Request, owner: str, name: str, number: int) -> Response:
        pull, values = self._pull(owner, name, number), self.body(request)
        if pull["state"] == "closed":
            raise refusal(405, "Pull Request is not mergeable")
        if values.get("sha") not in (None, self.commit(f"{owner}/{name}", pull["head"])["sha"]):
            raise refusal(409, "Head branch was modified. Review and try the merge again.")
        pull["state"], pull["closed_at"] = "closed", now()
        pull["pull_request"]["merged_at"] = now()
        commit = self.github.add_commit(
            f"{owner}/{name}", values.get("commit_title") or f"Merge #{number}", ["docs/times.md"]
        )
        return json_response({"sha": commit["sha"], "merged": True, "message": "Pull Request successfully merged"})
