"""The forum. One host, a file for each kind of thing it keeps."""

from .divisions import Divisions
from .favorites import Favorites
from .holes import Holes
from .mail import Mail
from .moderation import Moderation
from .notifications import Notifications
from .search import Search
from .subscriptions import Subscriptions
from .summaries import Summaries
from .users import Users


class ForumHost(Divisions, Holes, Summaries, Search, Moderation, Favorites, Subscriptions, Users, Mail, Notifications):
    """Tags come with holes, and floors with search and moderation, which build on them."""

    names = ("forum.fduhole.com",)
