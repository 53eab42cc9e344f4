"""Issues on GitHub, and their comments, labels, milestones and events."""

from danxi_standin.hosts.github.base import GitHubBase, invalid, no_content, not_found, refusal
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.github import START, Record, now, sha

REPO = "/repos/{owner}/{name}"
ISSUE = REPO + "/issues/{number:int}"
CHANGEABLE = ("title", "body", "state", "state_reason", "milestone")


class Issues(GitHubBase):
    def shown(self, issue: Record) -> Record:
        full = issue["repository_url"].partition("/repos/")[2]
        count = sum(each["issue_key"] == (full, issue["number"]) for each in self.github.comments)
        return {key: value for key, value in issue.items() if key not in ("head", "base", "merged")} | {
            "comments": count
        }

    def issue(self, owner: str, name: str, number: int) -> Record:
        issues = self.github.issues[self.repository(owner, name)]
        found = next((each for each in issues if each["number"] == number), None)
        if found is None:
            raise not_found()
        return found

    def listed(self, request: Request, issues: list[Record]) -> list[Record]:
        state = request.parameter("state", "open")
        labels = {each for each in request.parameter("labels").split(",") if each}
        found = [
            each
            for each in issues
            if state in ("all", each["state"]) and labels <= {label["name"] for label in each["labels"]}
        ]
        return found if request.parameter("direction") == "asc" else found[::-1]

    @route("GET", "/issues")
    @route("GET", "/orgs/{login}/issues")
    def list_assigned_issues(self, request: Request, login: str = "") -> Response:
        issues = [
            each
            for name, all_issues in self.github.issues.items()
            for each in all_issues
            if name.startswith(login) and self.account in {user["login"] for user in each["assignees"]}
        ]
        return self.page(request, [self.shown(each) for each in self.listed(request, issues)])

    @route("GET", "/user/issues")
    def list_own_issues(self, request: Request) -> Response:
        issues = [
            each
            for name, all_issues in self.github.issues.items()
            for each in all_issues
            if name.startswith(f"{self.account}/") and self.account in {user["login"] for user in each["assignees"]}
        ]
        return self.page(request, [self.shown(each) for each in self.listed(request, issues)])

    @route("GET", REPO + "/issues")
    def list_issues(self, request: Request, owner: str, name: str) -> Response:
        issues = self.listed(request, self.github.issues[self.repository(owner, name)])
        return self.page(request, [self.shown(each) for each in issues])

    @route("POST", REPO + "/issues")
    def create_issue(self, request: Request, owner: str, name: str) -> Response:
        full = self.repository(owner, name)
        if not self.github.repositories[full]["has_issues"]:
            raise refusal(410, "Issues are disabled for this repo")
        values = self.body(request, "Issue", "title")
        labels, assignees = self._labels(values.get("labels") or []), self._assignees(values.get("assignees") or [])
        issue = self.github.add_issue(
            full, self.account, values["title"], values.get("body"), labels=labels, assignees=assignees
        )
        return json_response(self.shown(issue), 201)

    @route("GET", ISSUE)
    def show_issue(self, request: Request, owner: str, name: str, number: int) -> Response:
        return json_response(self.shown(self.issue(owner, name, number)))

    @route("PATCH", ISSUE)
    def change_issue(self, request: Request, owner: str, name: str, number: int) -> Response:
        issue, values = self.issue(owner, name, number), self.body(request)
        if values.get("state") not in (None, "open", "closed"):
            raise invalid("Issue", "state", "invalid")
        if "labels" in values:
            issue["labels"] = self._labels(values["labels"])
        if "assignees" in values:
            issue["assignees"] = self._assignees(values["assignees"])
        issue.update({key: values[key] for key in CHANGEABLE if key in values and key != "milestone"})
        issue["closed_at"] = now() if issue["state"] == "closed" else None
        issue["updated_at"] = now()
        return json_response(self.shown(issue))

    def _labels(self, names: list[str]) -> list[Record]:
        known = {each["name"]: each for each in self.github.labels}
        if missing := next((each for each in names if each not in known), None):
            raise invalid("Label", f"labels: {missing}", "invalid")
        return [known[each] for each in names]

    def _assignees(self, logins: list[str]) -> list[Record]:
        if not set(logins) <= set(self.github.users):
            raise invalid("Issue", "assignees", "invalid")
        return [self.github.short_user(each) for each in logins]

    # Comments

    @staticmethod
    def shown_comment(comment: Record) -> Record:
        return {key: value for key, value in comment.items() if key != "issue_key"}

    def _comment(self, full: str, number: int) -> Record:
        found = next(
            (each for each in self.github.comments if each["id"] == number and each["issue_key"][0] == full), None
        )
        if found is None:
            raise not_found()
        return found

    @route("GET", ISSUE + "/comments")
    def list_comments(self, request: Request, owner: str, name: str, number: int) -> Response:
        self.issue(owner, name, number)
        found = [each for each in self.github.comments if each["issue_key"] == (f"{owner}/{name}", number)]
        return self.page(request, [self.shown_comment(each) for each in found])

    @route("POST", ISSUE + "/comments")
    def create_comment(self, request: Request, owner: str, name: str, number: int) -> Response:
        self.issue(owner, name, number)
        values = self.body(request, "IssueComment", "body")
        comment = self.github.add_comment(f"{owner}/{name}", number, self.account, values["body"])
        return json_response(self.shown_comment(comment), 201)

    @route("GET", REPO + "/issues/comments/{number:int}")
    def show_comment(self, request: Request, owner: str, name: str, number: int) -> Response:
        return json_response(self.shown_comment(self._comment(self.repository(owner, name), number)))

    @route("PATCH", REPO + "/issues/comments/{number:int}")
    def change_comment(self, request: Request, owner: str, name: str, number: int) -> Response:
        comment = self._comment(self.repository(owner, name), number)
        comment["body"], comment["updated_at"] = self.body(request, "IssueComment", "body")["body"], now()
        return json_response(self.shown_comment(comment))

    @route("DELETE", REPO + "/issues/comments/{number:int}")
    def delete_comment(self, request: Request, owner: str, name: str, number: int) -> Response:
        self.github.comments.remove(self._comment(self.repository(owner, name), number))
        return no_content()

    # Labels, milestones, assignees, events

    @route("GET", REPO + "/labels")
    def list_labels(self, request: Request, owner: str, name: str) -> Response:
        self.repository(owner, name)
        return self.page(request, self.github.labels)

    @route("GET", ISSUE + "/labels")
    def list_issue_labels(self, request: Request, owner: str, name: str, number: int) -> Response:
        return self.page(request, self.issue(owner, name, number)["labels"])

    @route("POST", ISSUE + "/labels")
    def add_labels(self, request: Request, owner: str, name: str, number: int) -> Response:
        issue = self.issue(owner, name, number)
        added = self._labels(self.body(request, "Label", "labels")["labels"])
        issue["labels"] += [each for each in added if each not in issue["labels"]]
        return json_response(issue["labels"])

    @route("PUT", ISSUE + "/labels")
    def replace_labels(self, request: Request, owner: str, name: str, number: int) -> Response:
        issue = self.issue(owner, name, number)
        issue["labels"] = self._labels(self.body(request).get("labels") or [])
        return json_response(issue["labels"])

    @route("DELETE", ISSUE + "/labels/{label}")
    def remove_label(self, request: Request, owner: str, name: str, number: int, label: str) -> Response:
        issue = self.issue(owner, name, number)
        if label not in {each["name"] for each in issue["labels"]}:
            raise refusal(404, "Label does not exist")
        issue["labels"] = [each for each in issue["labels"] if each["name"] != label]
        return json_response(issue["labels"])

    @route("GET", REPO + "/milestones")
    def list_milestones(self, request: Request, owner: str, name: str) -> Response:
        self.repository(owner, name)
        return self.page(request, [self.github.milestone])

    @route("GET", REPO + "/assignees")
    def list_assignees(self, request: Request, owner: str, name: str) -> Response:
        self.repository(owner, name)
        return self.page(request, [self.github.short_user(owner)])

    @route("GET", ISSUE + "/events")
    def list_issue_events(self, request: Request, owner: str, name: str, number: int) -> Response:
        return self.page(request, self._changes(owner, name, number))

    @route("GET", ISSUE + "/timeline")
    def list_timeline(self, request: Request, owner: str, name: str, number: int) -> Response:
        comments = [
            self.shown_comment(each) | {"event": "commented", "actor": each["user"]}
            for each in self.github.comments
            if each["issue_key"] == (f"{owner}/{name}", number)
        ]
        mention = {
            "event": "cross-referenced", "actor": self.github.short_user("lin-chen"), "created_at": START,
            "source": {"type": "issue", "issue": self.shown(self.issue(owner, name, number))},
        }  # fmt: skip
        commit = {"event": "committed", "sha": sha("mentioned"), "message": f"Correct the times (#{number})"}
        return self.page(request, [*self._changes(owner, name, number), *comments, mention, commit])

    def _changes(self, owner: str, name: str, number: int) -> list[Record]:
        return [
            {
                "id": 70_000 + index, "event": "labeled", "actor": self.github.short_user("danxi-bot"), "commit_id": None,
                "label": {"name": label["name"], "color": label["color"]}, "created_at": START,
            }
            for index, label in enumerate(self.issue(owner, name, number)["labels"])
        ]  # fmt: skip
