"""The world: the state that all hosts of the stand-in share."""

from functools import cached_property
from typing import Any

from danxi_standin.world import clock, forum_content
from danxi_standin.world.accounts import Accounts
from danxi_standin.world.curriculum import Curriculum
from danxi_standin.world.elearning import Elearning
from danxi_standin.world.forum import Forum
from danxi_standin.world.github import GitHub
from danxi_standin.world.images import Images
from danxi_standin.world.people import People, Person
from danxi_standin.world.readers import Readers
from danxi_standin.world.settings import Settings
from danxi_standin.world.sign_in import Captchas, OneTimeCodes, Passwords, Sessions, Tickets


class World:
    def __init__(self, seed: int = 1, empty: bool = False, tags_json: bytes | None = None):
        self.seed = seed
        self.empty = empty
        self.tags_json = tags_json  # the response to the forum's GET /tags, if not None
        self.reset()

    def reset(self) -> None:
        # An empty stand-in has no quiz, like a real server with an empty database.
        self.accounts = Accounts(self.seed, asks_questions=not self.empty)
        self._start = clock.now()
        self.__dict__.pop("forum", None)
        self.curriculum = Curriculum(self.seed, self.empty)
        self.settings = Settings()
        self.people = People()
        self.captchas = Captchas(self.seed)
        self.passwords = Passwords(self.people, self.captchas)
        self.one_time_codes = OneTimeCodes()
        self.sessions = Sessions()
        self.tickets = Tickets()
        self.readers = Readers()
        self.images = Images(self.seed)
        self.github = GitHub()
        self.elearning = Elearning()
        self.library_codes: dict[str, Person] = {}  # people by the OAuth codes of the library system
        self.push_tokens: dict[tuple[int, str], dict[str, Any]] = {}  # by (user id, device id)

    @cached_property
    def forum(self) -> Forum:
        """The forum. Its content is written for the first request, because it takes most of the time of a start or reset."""
        forum = Forum(self.seed)
        if not self.empty:
            forum_content.fill(forum, self.seed, self._start)
        return forum
