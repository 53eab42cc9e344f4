"""forum.fduhole.com: the forum. The requests for each kind of entity are in a file of this package."""

from danxi_standin.hosts.forum.divisions import Divisions
from danxi_standin.hosts.forum.favorites import Favorites
from danxi_standin.hosts.forum.holes import Holes
from danxi_standin.hosts.forum.mail import Mail
from danxi_standin.hosts.forum.moderation import Moderation
from danxi_standin.hosts.forum.notifications import Notifications
from danxi_standin.hosts.forum.search import Search
from danxi_standin.hosts.forum.subscriptions import Subscriptions
from danxi_standin.hosts.forum.summaries import Summaries
from danxi_standin.hosts.forum.users import Users


class ForumHost(Divisions, Holes, Summaries, Search, Moderation, Favorites, Subscriptions, Users, Mail, Notifications):
    """The host of the forum. `Tags` is a base class of `Holes`, and `Floors` is one of `Search` and of `Moderation`."""

    names = ("forum.fduhole.com",)
