"""Users on GitHub: profiles, followers, organizations, repositories, stars, events and gists; also rate limits and Markdown."""

from danxi_standin.hosts.github.base import VERSIONS, GitHubBase, no_content, not_found, refusal
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.github import ACCOUNT, API, NOTES, SITE, START, Record

PROFILE = ("name", "email", "blog", "company", "location", "hireable", "bio", "twitter_username")


class Users(GitHubBase):
    @route("GET", "/user")
    def show_account(self, request: Request) -> Response:
        return json_response(self.github.user(self.account))

    @route("PATCH", "/user")
    def change_account(self, request: Request) -> Response:
        values = self.body(request)
        self.github.users[self.account].update({name: values[name] for name in PROFILE if name in values})
        return json_response(self.github.user(self.account))

    @route("GET", "/users")
    def list_users(self, request: Request) -> Response:
        """Returns a page of the users with ids above `since`. The link to the next page has the last id of this page as `since`."""
        since, size = (
            int(text) if text.isdecimal() else 0
            for text in (request.parameter("since"), request.parameter("per_page") or "30")
        )
        users = sorted((each for each in self.github.users.values() if each["id"] > since), key=lambda each: each["id"])
        rows = [self.github.short_user(each["login"]) for each in users[:size]]
        more = len(users) > size
        links = [("Link", f'<{API}/users?since={rows[-1]["id"]}&per_page={size}>; rel="next"')] if more else []
        return json_response(rows, headers=links)

    @route("GET", "/users/{login}")
    def show_user(self, request: Request, login: str) -> Response:
        return json_response(self.github.user(self.user(login)))

    @route("GET", "/user/followers")
    def list_own_followers(self, request: Request) -> Response:
        return self.list_followers(request, self.account)

    @route("GET", "/user/following")
    def list_own_following(self, request: Request) -> Response:
        return self.list_following(request, self.account)

    @route("GET", "/users/{login}/followers")
    def list_followers(self, request: Request, login: str) -> Response:
        sources = sorted(source for source, target in self.github.following if target == self.user(login))
        return self.page(request, [self.github.short_user(each) for each in sources])

    @route("GET", "/users/{login}/following")
    def list_following(self, request: Request, login: str) -> Response:
        targets = sorted(target for source, target in self.github.following if source == self.user(login))
        return self.page(request, [self.github.short_user(each) for each in targets])

    @route("GET", "/users/{login}/following/{target}")
    def check_user_following(self, request: Request, login: str, target: str) -> Response:
        return self._truth((login, target) in self.github.following)

    @route("GET", "/user/following/{login}")
    def check_following(self, request: Request, login: str) -> Response:
        return self._truth((self.account, login) in self.github.following)

    @route("PUT", "/user/following/{login}")
    def follow(self, request: Request, login: str) -> Response:
        self.github.following.add((self.account, self.user(login)))
        return no_content()

    @route("DELETE", "/user/following/{login}")
    def unfollow(self, request: Request, login: str) -> Response:
        self.github.following.discard((self.account, self.user(login)))
        return no_content()

    @staticmethod
    def _truth(holds: bool) -> Response:
        if not holds:
            raise not_found()
        return no_content()

    # Organizations

    def _organization(self, login: str) -> Record:
        return self.github.users[self.user(login)] | {
            "description": "Tools for students",
            "public_repos": 1,
            "followers": 0,
        }

    @route("GET", "/users/{login}/orgs")
    def list_organizations(self, request: Request, login: str) -> Response:
        self.user(login)
        return self.page(
            request, [{"login": "campus-tools", "id": 100, "description": "Tools for students", "avatar_url": ""}]
        )

    @route("GET", "/orgs/{login}")
    def show_organization(self, request: Request, login: str) -> Response:
        if self.github.users[self.user(login)]["type"] != "Organization":
            raise not_found()
        return json_response(self._organization(login))

    # Repositories of an account

    def _owned(self, login: str) -> list[Record]:
        return [
            self.github.repository(name, self.viewer)
            for name, each in self.github.repositories.items()
            if each["owner"]["login"] == login and (not each["private"] or login == self.viewer)
        ]

    @route("GET", "/users/{login}/repos")
    @route("GET", "/orgs/{login}/repos")
    def list_repositories(self, request: Request, login: str) -> Response:
        return self.page(request, self._owned(self.user(login)))

    @route("GET", "/user/repos")
    def list_own_repositories(self, request: Request) -> Response:
        if request.parameter("type") and (request.parameter("visibility") or request.parameter("affiliation")):
            raise refusal(422, "If you specify visibility or affiliation, you cannot specify type.")
        return self.page(request, self._owned(self.account))

    # Stars

    def _starred(self, login: str) -> list[Record]:
        return [self.github.repository(name, self.viewer) for by, name in sorted(self.github.stars) if by == login]

    @route("GET", "/users/{login}/starred")
    def list_starred(self, request: Request, login: str) -> Response:
        return self.page(request, self._starred(self.user(login)))

    @route("GET", "/user/starred")
    def list_own_starred(self, request: Request) -> Response:
        return self.page(request, self._starred(self.account))

    @route("GET", "/user/starred/{owner}/{name}")
    def check_starred(self, request: Request, owner: str, name: str) -> Response:
        return self._truth((self.account, self.repository(owner, name)) in self.github.stars)

    @route("PUT", "/user/starred/{owner}/{name}")
    def star(self, request: Request, owner: str, name: str) -> Response:
        if request.headers.get("content-length") != "0":
            raise refusal(411, "A Content-Length of 0 is needed")
        self.github.stars.add((self.account, self.repository(owner, name)))
        return no_content()

    @route("DELETE", "/user/starred/{owner}/{name}")
    def unstar(self, request: Request, owner: str, name: str) -> Response:
        self.github.stars.discard((self.account, self.repository(owner, name)))
        return no_content()

    @route("GET", "/users/{login}/subscriptions")
    def list_subscriptions(self, request: Request, login: str) -> Response:
        names = [name for by, name in self.github.watched if by == self.user(login)]
        return self.page(request, [self.github.repository(name, self.viewer) for name in names])

    # Events

    @route("GET", "/events")
    @route("GET", "/orgs/{login}/events")
    @route("GET", "/users/{login}/events")
    @route("GET", "/users/{login}/events/public")
    @route("GET", "/users/{login}/received_events")
    @route("GET", "/users/{login}/received_events/public")
    @route("GET", "/repos/{owner}/{name}/events")
    @route("GET", "/networks/{owner}/{name}/events")
    def list_events(self, request: Request, login: str = ACCOUNT, owner: str = "", name: str = "") -> Response:
        self.user(login)
        if owner:
            self.repository(owner, name)
        actor = self.github.short_user("lin-chen") | {"display_login": "lin-chen"}
        events = [
            {
                "id": str(50_000_000_000 - number), "type": "WatchEvent", "actor": actor, "repo": {"id": 1001, "name": NOTES},
                "payload": {"action": "started"}, "public": True, "created_at": START,
            }
            for number in range(35)
        ]  # fmt: skip
        response = self.page(request, events)
        response.headers.append(("X-Poll-Interval", "60"))
        return response

    @route("GET", "/feeds")
    def show_feeds(self, request: Request) -> Response:
        feeds = {"timeline_url": f"{SITE}/timeline", "user_url": f"{SITE}/{{user}}", "_links": {}}
        own = {"current_user_public_url": f"{SITE}/{self.viewer}"} if self.viewer else {}
        return json_response(feeds | own)

    # Gists, limits, Markdown

    def _gist(self) -> Record:
        file = {
            "filename": "hello.py",
            "type": "application/x-python",
            "language": "Python",
            "size": 12,
            "raw_url": f"{API}/raw",
        }
        return {
            "id": "aa5a315d61ae9438b18d", "description": "A greeting", "public": True, "owner": self.github.short_user(ACCOUNT),
            "files": {"hello.py": file}, "comments": 0, "html_url": "https://gist.github.com/aa5a315d61ae9438b18d",
            "created_at": START, "updated_at": START,
        }  # fmt: skip

    @route("GET", "/gists")
    def list_gists(self, request: Request) -> Response:
        return self.page(request, [self._gist()])

    @route("GET", "/gists/{number}")
    def show_gist(self, request: Request, number: str) -> Response:
        gist = self._gist()
        if number != gist["id"]:
            raise not_found()
        gist["files"]["hello.py"] |= {"truncated": False, "content": "print('hello')\n"}
        return json_response(gist)

    @route("GET", "/rate_limit")
    def show_rate_limit(self, request: Request) -> Response:
        limits = self.rate_limits()
        return json_response({"resources": limits, "rate": limits["core"]})

    @route("GET", "/meta")
    def show_meta(self, request: Request) -> Response:
        return json_response({"verifiable_password_authentication": False, "hooks": ["192.30.252.0/22"]})

    @route("GET", "/versions")
    def list_versions(self, request: Request) -> Response:
        return json_response([*VERSIONS])

    @route("POST", "/markdown")
    def render_markdown(self, request: Request) -> Response:
        text = self.body(request, "Markdown", "text")["text"]
        parts = text.split("**")
        html = "".join(part if i % 2 == 0 else f"<strong>{part}</strong>" for i, part in enumerate(parts))
        return Response(f"<p>{html}</p>".encode(), 200, "text/html;charset=utf-8")
