from danxi_standin.hosts.forum.base import PLAIN_HOLE_ID, ForumBase
from danxi_standin.hosts.forum.views import favorite_group_view
from danxi_standin.validation import BOOLEAN, INTEGER, INTEGERS, STRING, Field, error, read_body, read_query
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world import clock
from danxi_standin.world.forum import FavoriteGroup, Hole

GROUP = Field("favorite_group_id", INTEGER)
NULLABLE_GROUP = Field("favorite_group_id", INTEGER, nullable=True)
REQUIRED_GROUP = Field("favorite_group_id", INTEGER, nullable=True, required=True)
HOLES = Field("hole_ids", INTEGERS)
NAME = Field("name", STRING, required=True, maximum=64)
PLAIN = Field("plain", BOOLEAN)
MAX_GROUPS = 10


class Favorites(ForumBase):
    def group(self, group_id: int) -> FavoriteGroup:
        group = self.user.groups.get(group_id)
        if group is None or group.deleted:
            raise error(404, "收藏夹不存在")
        return group

    def holes_by_id(self, hole_ids: list[int], status: int = 404) -> list[Hole]:
        holes = [self.forum.holes.get(hole_id) for hole_id in hole_ids]
        found = [hole for hole in holes if hole and not hole.deleted]
        if len(set(found)) != len(holes):
            raise error(status, "帖子不存在")
        return found

    def favorite_ids(self, group_id: int | None = None) -> list[int]:
        """Returns the ids of the favorite holes, sorted by group and then by hole. A hole in several groups is listed once."""
        keys = sorted(self.user.favorites)
        return list(dict.fromkeys(hole for group, hole in keys if group_id in (None, group)))

    def favorites_response(self, message: str, status: int = 200) -> Response:
        return json_response({"message": message, "data": self.favorite_ids()}, status)

    # Favorites

    @route("GET", "/user/favorites")
    def list_favorites(self, request: Request) -> Response:
        query = read_query(
            request,
            Field("order", STRING, default="time_created", choices=("id", "time_created", "hole_time_updated")),
            PLAIN,
            NULLABLE_GROUP,
        )
        if query.favorite_group_id is not None:
            self.group(query.favorite_group_id)
        hole_ids = self.favorite_ids(query.favorite_group_id)
        if query.plain:
            return json_response({"data": hole_ids})
        # Unlike the list of ids, this list has a hole once for each of its groups.
        entries = [
            (when, self.forum.holes[hole_id])
            for (group_id, hole_id), when in self.user.favorites.items()
            if query.favorite_group_id in (None, group_id)
        ]
        entries = [(when, hole) for when, hole in entries if not hole.deleted]
        entries.sort(
            key={
                "id": lambda entry: entry[1].id,
                "time_created": lambda entry: (entry[0], entry[1].id),
                "hole_time_updated": lambda entry: entry[1].updated,
            }[query.order],
            reverse=True,
        )
        return self.hole_list([hole for _, hole in entries])

    @route("POST", "/user/favorites")
    def add_favorite(self, request: Request) -> Response:
        body = read_body(request, PLAIN_HOLE_ID, GROUP)
        group = self.group(body.favorite_group_id)
        (hole,) = self.holes_by_id([body.hole_id])
        self.user.favorites[group.id, hole.id] = clock.now()
        self.__count(group, 1)  # as on the real server, a hole counts even if it is in the group already
        hole.favorite_count += 1
        return self.favorites_response("收藏成功", 201)

    @staticmethod
    def __count(group: FavoriteGroup, change: int) -> None:
        group.count += change
        group.touch()

    @route("PUT", "/user/favorites")
    @route("PATCH", "/user/favorites/_webvpn")
    def replace_favorites(self, request: Request) -> Response:
        body = read_body(request, HOLES, GROUP)
        if body.hole_ids:
            group = self.group(body.favorite_group_id)
            self.holes_by_id(body.hole_ids, status=403)
            kept = self.user.favorites
            self.user.favorites = {key: when for key, when in kept.items() if key[0] != group.id}
            for hole_id in body.hole_ids:
                key = group.id, hole_id
                self.user.favorites[key] = kept.get(key) or clock.now()
            self.__count(group, len(body.hole_ids) - group.count)
        return self.favorites_response("修改成功", 201)

    @route("DELETE", "/user/favorites")
    def delete_favorite(self, request: Request) -> Response:
        body = read_body(request, PLAIN_HOLE_ID, GROUP)
        group = self.group(body.favorite_group_id)
        (hole,) = self.holes_by_id([body.hole_id])
        if self.user.favorites.pop((group.id, hole.id), None):
            self.__count(group, -1)
            hole.favorite_count -= 1
        return self.favorites_response("删除成功")

    @route("PUT", "/user/favorites/move")
    def move_favorites(self, request: Request) -> Response:
        body = read_body(
            request,
            HOLES,
            Field("from_favorite_group_id", INTEGER, nullable=True, required=True, default=0),
            Field("to_favorite_group_id", INTEGER, nullable=True, required=True),
        )
        source_id, target_id = body.from_favorite_group_id, body.to_favorite_group_id
        if body.hole_ids and source_id != target_id:
            source, target = self.group(source_id), self.group(target_id)
            self.holes_by_id(body.hole_ids, status=403)
            moved = [hole_id for hole_id in body.hole_ids if (source_id, hole_id) in self.user.favorites]
            for hole_id in moved:
                if (target_id, hole_id) in self.user.favorites:
                    raise self.duplicate_row(f"{self.user.id}-{target_id}-{hole_id}")
            for hole_id in moved:
                self.user.favorites[target_id, hole_id] = self.user.favorites.pop((source_id, hole_id))
            self.__count(source, -len(moved))
            self.__count(target, len(moved))
        return json_response(self.favorite_ids())

    # Groups

    def groups_response(self, status: int = 200, order: str = "") -> Response:
        groups = [group for group in self.user.groups.values() if not group.deleted]
        if order:
            attribute = order.removeprefix("time_")
            groups.sort(key=lambda group: (getattr(group, attribute), group.id), reverse=True)
        return json_response([favorite_group_view(group, self.user) for group in groups], status)

    @route("GET", "/user/favorite_groups")
    def list_favorite_groups(self, request: Request) -> Response:
        query = read_query(
            request,
            Field("order", STRING, default="time_created", choices=("id", "time_created", "time_updated")),
            PLAIN,
        )
        return self.groups_response(order="" if query.plain else query.order)

    @route("POST", "/user/favorite_groups")
    def add_favorite_group(self, request: Request) -> Response:
        body = read_body(request, NAME)
        number = 1 + max(group.id for group in self.user.groups.values() if not group.deleted)
        if number == MAX_GROUPS:
            raise error(500, "sql: expected 7 destination arguments in Scan, not 1")
        if number in self.user.groups:  # a deleted group keeps its row in the database
            raise self.duplicate_row(f"{self.user.id}-{number}")
        self.user.groups[number] = FavoriteGroup(number, body.name)
        return self.groups_response(201)

    @route("PUT", "/user/favorite_groups")
    @route("PATCH", "/user/favorite_groups/_webvpn")
    def rename_favorite_group(self, request: Request) -> Response:
        body = read_body(request, NAME, REQUIRED_GROUP)
        group = self.user.groups.get(body.favorite_group_id)
        if group:
            group.name = body.name
            group.touch()
        return self.groups_response()

    @route("DELETE", "/user/favorite_groups")
    def delete_favorite_group(self, request: Request) -> Response:
        group_id = read_body(request, REQUIRED_GROUP).favorite_group_id
        if group_id == 0:
            raise error(403, "默认收藏夹不可删除")
        if self.favorite_ids(group_id):
            raise error(403, "收藏夹中存在收藏内容，请先移除")
        if group_id not in self.user.groups:
            raise error(404, "收藏夹不存在")
        self.user.groups[group_id].deleted = True
        return Response(status=204)
