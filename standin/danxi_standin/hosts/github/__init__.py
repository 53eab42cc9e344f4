"""api.github.com: GitHub's API. The requests for each kind of entity are in a file of this package."""

from danxi_standin.hosts.github.graphql import GraphQL
from danxi_standin.hosts.github.notifications import Notifications
from danxi_standin.hosts.github.search import Search
from danxi_standin.hosts.github.users import Users
from danxi_standin.web.messages import Request, Response


class GitHubHost(Users, Search, Notifications, GraphQL):
    """The host of GitHub's API. Its parts that are not named here, such as `Issues`, are base classes of `Search`."""

    names = ("api.github.com",)

    def route(self, request: Request) -> Response:
        return self.find_contents(request) or super().route(request)
