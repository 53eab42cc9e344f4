from danxi_standin.hosts.forum.base import ForumBase
from danxi_standin.hosts.forum.views import tag_view
from danxi_standin.validation import INTEGER, STRING, Field, error, read_body, read_query
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world import clock
from danxi_standin.world.clock import SECOND
from danxi_standin.world.forum import Tag

NAME = Field("name", STRING, maximum=20)
RESERVED_PREFIXES = ("#", "@", "*")
MAX_NAME = 10
MAX_NAME_BYTES = 15
LIST_AGE = 600 * SECOND  # the time for which the real server caches the list of all tags


class Tags(ForumBase):
    def tags_named(self, names: list[str]) -> list[Tag]:
        """Returns the tags with these names: first the existing ones, sorted by name, then new ones, which are created."""
        names = list(dict.fromkeys(name.strip() for name in names))
        known = sorted((tag for tag in self.forum.tags.values() if tag.name in names), key=lambda tag: tag.name)
        taken = {tag.name.casefold() for tag in known}
        new = [name for name in names if name.casefold() not in taken]
        if not self.viewer.is_admin:
            for name in new:
                if len(name) > MAX_NAME and len(name.encode()) > MAX_NAME_BYTES:
                    raise error(400, f"标签长度不能超过 {MAX_NAME} 个字符")
                self.__check_prefix(name, RESERVED_PREFIXES)
        return known + [self.forum.tags.add(name) for name in new]

    @staticmethod
    def __check_prefix(name: str, reserved: tuple[str, ...]) -> None:
        if name.startswith(reserved):
            raise error(400, f"只有管理员才能创建 {name[0]} 开头的 tag")

    @route("GET", "/tags")
    def list_tags(self, request: Request) -> Response:
        query = read_query(request, Field("s", STRING, maximum=32))
        if self.campus.world.tags_json is not None and not query.s:
            return Response(self.campus.world.tags_json, content_type="application/json")
        tags = (tag for tag in self.forum.tags.values() if query.s.casefold() in tag.name.casefold())
        hottest_first = sorted(tags, key=lambda tag: -tag.temperature)
        if not query.s:
            hottest_first = self.__kept(hottest_first)
        return json_response([tag_view(tag) for tag in hottest_first])

    def __kept(self, tags: list[Tag]) -> list[Tag]:
        moment = clock.now()
        if self.campus.world.settings.tags_cached and moment - self.forum.listed_tags[0] < LIST_AGE:
            return self.forum.listed_tags[1]
        self.forum.listed_tags = moment, tags
        return tags

    @route("GET", "/tags/{tag_id:int}")
    def get_tag(self, request: Request, tag_id: int) -> Response:
        tag = self.forum.tags.get(tag_id) if tag_id else next(iter(self.forum.tags.values()), None)
        return json_response(tag_view(self.found(tag)))

    @route("POST", "/tags")
    def create_tag(self, request: Request) -> Response:
        name = read_body(request, NAME).name.strip()
        if not self.viewer.is_admin:
            self.__check_prefix(name, ("#", "@"))  # "*" is refused only in the tags of a new hole
        known = self.forum.tag_named(name)
        return json_response(tag_view(known or self.forum.tags.add(name)), 200 if known else 201)

    @route("PUT", "/tags/{tag_id:int}")
    @route("PATCH", "/tags/{tag_id:int}/_webvpn")
    def modify_tag(self, request: Request, tag_id: int) -> Response:
        self.require_admin()
        body = read_body(request, NAME, Field("temperature", INTEGER))
        name = body.name.strip()
        tag = self.forum.tags.get(tag_id) or self.forum.tags.add(name)  # an unknown id creates a tag
        if self.forum.tag_named(name) in (None, tag):
            tag.name, tag.temperature = name, body.temperature
        return json_response({**tag_view(tag), "name": name, "temperature": body.temperature})

    @route("DELETE", "/tags/{tag_id:int}")
    def delete_tag(self, request: Request, tag_id: int) -> Response:
        self.require_admin()
        body = read_body(request, Field("to", STRING))
        tag = self.found(self.forum.tags.get(tag_id))
        heir = self.found(self.forum.tag_named(body.to))
        heir.temperature += tag.temperature
        for hole in self.forum.holes.values():
            if tag in hole.tags:
                hole.tags = list(dict.fromkeys(heir if each is tag else each for each in hole.tags))
        del self.forum.tags[tag.id]
        return json_response(tag_view(heir))
