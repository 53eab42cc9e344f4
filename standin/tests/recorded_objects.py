"""The objects that the exchanges of a recording mention. Those whose creation was not recorded are added to the world."""

import re
from urllib.parse import unquote

from danxi_standin.application import Application
from danxi_standin.world import World
from danxi_standin.world.clock import parse_rfc3339
from danxi_standin.world.curriculum import MARKS, Course, Review
from danxi_standin.world.forum import FavoriteGroup, Floor, FloorHistory, Hole, Report, Tag

PEOPLE = {"admin": 1, "alice": 2, "bob": 3, "carol": 4}
SILENCED_UNTIL = "2036-01-01T00:00:00+08:00"
EXISTS = (200, 201, 204, 400, 403)  # the statuses that imply that the object in the path exists
PENALTY = re.compile(r"/penalty/(\d+)")  # the response to such a request has the id of the floor's author
MENTIONED = {
    "groups": re.compile(r"favorite_group_id=(\d+)"),
    "reports": re.compile(r"/reports/(?:ban/)?(\d+)"),
    "tags": re.compile(r"/tags/(\d+)"),
    "versions": re.compile(r"/restore/(\d+)"),
    "courses": re.compile(r"/courses/(\d+)"),
    "reviews": re.compile(r"/reviews/(\d+)"),
    "users": re.compile(r"/users/(\d+)"),
    "holes": re.compile(r"/holes/(\d+)"),
    "floors": re.compile(r"/(?:floors|penalty)/(\d+)"),
}

UNKNOWN_FLOOR = {
    "hole_id": 57,  # the hole that the recorded matrix of operations and roles uses
    "content": "…",
    "anonyname": "…",
    "ranking": 1,
    "time_created": "2026-11-21T21:54:27+08:00",
    "time_updated": "2026-11-21T21:54:27+08:00",
}


class RecordedObjects:
    """A world in this process with the objects that the exchanges of a recording need."""

    def __init__(self, exchanges):
        self.world = World(empty=True)
        self.campus = Application(self.world)
        self.forum, self.accounts = self.world.forum, self.world.accounts
        self.accounts.clear()
        self.accounts.asks_questions = True
        self.accounts.register(
            "admin@fudan.edu.cn", "admin-password", is_admin=True, nickname="admin", has_answered_questions=True
        )
        self.holes, self.floors, self.owners = {}, {}, {}  # by id, as first recorded
        for exchange in exchanges:
            if "/messages" not in exchange["path"]:  # in messages, `is_me` is true for the author, not for the reader
                self.learn(exchange["response"], exchange["as"])
            if (penalty := PENALTY.match(exchange["path"])) and exchange["status"] == 200:
                self.owners[int(penalty[1])] = exchange["response"]["id"]

    def learn(self, value, person):
        """Remembers the holes and floors in a recorded response, and `person` as the author of floors with `is_me`."""
        for each in value if isinstance(value, list) else value.values() if isinstance(value, dict) else ():
            self.learn(each, person)
        if is_hole(value):
            self.holes.setdefault(value["id"], value)
        elif is_floor(value):
            self.floors.setdefault(value["id"], value)
            if value["is_me"] and person:
                self.owners[value["id"]] = PEOPLE[person]

    def prepare(self, exchange):
        """Brings the world into the state that it must have before an exchange."""
        response, is_forum = exchange["response"], exchange["server"] == "forum"
        if is_forum and 2 in self.accounts.by_id:
            for person in ("alice", "bob"):
                self.accounts.by_id[PEOPLE[person]].has_answered_questions = True  # the recorded quiz is different
        if "the end was set to the past" in exchange.get("note", ""):
            self.forum.user(PEOPLE["alice"]).bans = {}
        if "role" in exchange:
            self.begin_anew(exchange)
        if not is_forum or "/messages" in exchange["path"]:
            return
        created = self.created(exchange)
        if exchange["method"] == "GET":
            self.add_all(response)
        elif created:
            for tag in created.get("tags", ()):
                self.add_tag(tag)
        if exchange["status"] in EXISTS:
            for hole_id in self.mentioned(exchange, "holes", "hole_id"):
                self.add_hole(hole_id)
            for floor_id in self.mentioned(exchange, "floors", "floor_id"):
                self.add_floor(floor_id)

    def begin_anew(self, exchange):
        """Prepares an exchange of the matrix of operations and roles. The creation of the objects of such an exchange was not recorded."""
        for number in PEOPLE.values():
            user = self.forum.user(number)
            user.bans, user.report_ban, user.favorites, user.groups = {}, None, {}, {}
            for group in {
                0,
                *self.mentioned(exchange, "groups", "favorite_group_id"),
                *self.mentioned(exchange, "groups", "to_favorite_group_id"),
            }:
                if exchange["method"] != "POST" or group == 0 or "favorites" in exchange["path"]:
                    user.groups[group] = FavoriteGroup(group, "…")
        if exchange["role"] == "silenced":
            self.forum.user(PEOPLE["bob"]).bans = {1: parse_rfc3339(SILENCED_UNTIL)}
        self.forum.search_is_open = True
        if exchange["server"] == "forum" and exchange["status"] in EXISTS:
            for number in self.mentioned(exchange, "reports", "report_id"):
                self.add_floor(number)
                self.forum.reports[number] = Report(number, self.forum.floors[number], PEOPLE["carol"], "…")
            for number in self.mentioned(exchange, "tags", "tag_id"):
                self.forum.tags.setdefault(number, Tag(number, f"tag {number}"))
            for number in self.mentioned(exchange, "versions", "version"):
                self.forum.history[number] = FloorHistory(
                    number, int(exchange["path"].split("/")[2]), 2, "…", "…", False, None
                )
        if exchange["server"] == "danke" and exchange["status"] in EXISTS:
            self.add_review(exchange)
        if exchange["server"] == "auth" and exchange["method"] == "DELETE" and exchange["status"] == 204:
            email = (exchange["body"] or {}).get("email", "somebody@fudan.edu.cn")
            account = self.accounts.register(email, (exchange["body"] or {}).get("password", ""))
            for number in self.mentioned(exchange, "users", "user_id"):
                self.accounts.by_id[number] = account

    def add_review(self, exchange):
        """Adds the courses and the reviews by alice that an exchange mentions."""
        curriculum = self.world.curriculum
        for number in self.mentioned(exchange, "courses", "course_id"):
            if number not in curriculum.courses:
                curriculum.courses[number] = Course(number, "…", "TEST10001", f"TEST10001.{number}", "…", "…", 2026, 1)
        for number in self.mentioned(exchange, "reviews", "review_id"):
            if number not in curriculum.reviews:
                course = next(iter(curriculum.courses.values()))
                rank = dict.fromkeys(MARKS, 3)
                curriculum.reviews[number] = Review(number, course, PEOPLE["alice"], "…", "…", rank, is_sensitive=True)

    def created(self, exchange):
        """Returns the recorded object that an exchange creates, or None. The world gives the next new object the same id."""
        response = exchange["response"]
        if exchange["method"] != "POST" or exchange["status"] != 201 or not isinstance(response, dict):
            return None
        created = response["data"] if isinstance(response.get("data"), dict) else response
        if is_hole(created):
            self.forum.holes.next_id = created["id"]
            self.forum.floors.next_id = created["floors"]["first_floor"]["id"]
        elif is_floor(created):
            self.forum.floors.next_id = created["id"]
        elif "tag_id" in created:
            self.forum.tags.next_id = created["id"]
        elif "pinned" in created:
            self.forum.divisions.next_id = created["id"]
        else:
            return None
        return created

    @staticmethod
    def mentioned(exchange, kind, key):
        found = [int(number) for number in MENTIONED[kind].findall(unquote(exchange["path"]))]
        body = exchange["body"] if isinstance(exchange["body"], dict) else {}
        if exchange["method"] != "GET":
            found += [body[key]] if key in body else body.get(f"{key}s", [])
        return [number for number in found if isinstance(number, int) and number > 0]

    def add_all(self, value):
        for each in value if isinstance(value, list) else value.values() if isinstance(value, dict) else ():
            self.add_all(each)
        if is_hole(value):
            self.add_hole(value["id"])
        elif is_floor(value):
            self.add_floor(value["id"])
        elif isinstance(value, dict) and "tag_id" in value:
            self.add_tag(value)

    def add_tag(self, value):
        tag = self.forum.tag_named(value["name"])
        if tag is None:
            tag = self.forum.tags[value["id"]] = Tag(value["id"], value["name"], value["temperature"])
        return tag

    def add_hole(self, hole_id):
        if hole_id in self.forum.holes or hole_id > max(self.holes):
            return
        value = self.holes.get(hole_id)
        hole = Hole(hole_id, PEOPLE["alice"], value["division_id"] if value else 1)
        if value:
            hole.tags = [self.add_tag(tag) for tag in value["tags"]]
            hole.created, hole.updated = (parse_rfc3339(value[key]) for key in ("time_created", "time_updated"))
            hole.good, hole.no_purge = value["good"], value["no_purge"]
        self.forum.holes[hole_id] = hole
        of_hole = sorted(number for number, floor in self.floors.items() if floor["hole_id"] == hole_id)
        if value:
            self.add_floor(value["floors"]["first_floor"]["id"])
        elif of_hole:
            self.add_floor(of_hole[0])
        if not hole.floors:
            self.forum._add_floor(hole, hole.user_id, "…")
        hole.user_id = hole.floors[0].user_id

    def add_floor(self, floor_id):
        value = self.floors.get(floor_id, UNKNOWN_FLOOR)
        if floor_id in self.forum.floors:
            return
        self.add_hole(value["hole_id"])
        if floor_id in self.forum.floors:
            return
        hole = self.forum.holes[value["hole_id"]]
        floor = Floor(
            floor_id,
            hole,
            self.owners.get(floor_id, PEOPLE["alice"]),
            value["content"],
            value["anonyname"],
            value["ranking"],
        )
        floor.created, floor.updated = (parse_rfc3339(value[key]) for key in ("time_created", "time_updated"))
        self.forum.floors[floor_id] = floor
        hole.floors = sorted([*hole.floors, floor], key=lambda each: each.id)


def is_hole(value):
    return isinstance(value, dict) and isinstance(value.get("floors"), dict) and "division_id" in value


def is_floor(value):
    return isinstance(value, dict) and "anonyname" in value and "hole_id" in value
