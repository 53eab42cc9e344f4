"""The notifications of the GitHub account that the token belongs to."""

from danxi_standin.hosts.github.base import GitHubBase, no_content, not_found
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.github import NOTES, Record, now

THREAD = "/notifications/threads/{number}"


class Notifications(GitHubBase):
    def _shown(self, thread: Record) -> Record:
        return thread | {"repository": self.github.repository(NOTES, self.viewer)}

    def _thread(self, number: str) -> Record:
        self.account  # noqa: B018 - raises without a token
        found = next((each for each in self.github.notifications if each["id"] == number), None)
        if found is None:
            raise not_found()
        return found

    @route("GET", "/notifications")
    @route("GET", "/repos/{owner}/{name}/notifications")
    def list_notifications(self, request: Request, owner: str = "", name: str = "") -> Response:
        self.account  # noqa: B018 - raises without a token
        shown = [each for each in self.github.notifications if each["unread"] or request.parameter("all") == "true"]
        if owner and self.repository(owner, name) != NOTES:
            shown = []
        return self.page(request, [self._shown(each) for each in shown])

    @route("PUT", "/notifications")
    def mark_all(self, request: Request) -> Response:
        for each in self.github.notifications:
            each["unread"], each["last_read_at"] = False, now()
        return json_response({"message": "Unread notifications will be marked in the background."}, 202)

    @route("GET", THREAD)
    def show_thread(self, request: Request, number: str) -> Response:
        return json_response(self._shown(self._thread(number)))

    @route("PATCH", THREAD)
    def mark_read(self, request: Request, number: str) -> Response:
        self._thread(number).update(unread=False, last_read_at=now())
        return Response(status=205)

    @route("DELETE", THREAD)
    def mark_done(self, request: Request, number: str) -> Response:
        self.github.notifications = [each for each in self.github.notifications if each["id"] != number]
        return no_content()

    @route("GET", THREAD + "/subscription")
    def show_subscription_of_thread(self, request: Request, number: str) -> Response:
        ignored = self.github.threads.get(self._thread(number)["id"])
        if ignored is None:
            raise not_found()
        return json_response({"subscribed": not ignored, "ignored": ignored, "reason": None, "created_at": now()})

    @route("PUT", THREAD + "/subscription")
    def change_subscription_of_thread(self, request: Request, number: str) -> Response:
        self.github.threads[self._thread(number)["id"]] = bool(self.body(request).get("ignored"))
        return self.show_subscription_of_thread(request, number)

    @route("DELETE", THREAD + "/subscription")
    def delete_subscription_of_thread(self, request: Request, number: str) -> Response:
        self.github.threads.pop(self._thread(number)["id"], None)
        return no_content()
