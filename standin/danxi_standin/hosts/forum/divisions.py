from typing import Any

from danxi_standin.hosts.forum.base import ForumBase
from danxi_standin.hosts.forum.views import division_view
from danxi_standin.validation import INTEGER, INTEGERS, STRING, Field, error, read_body
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.forum import Division

LONGEST_NAME = 10
LONGEST_DESCRIPTION = 64


class Divisions(ForumBase):
    def division_view(self, division: Division) -> dict[str, Any]:
        pinned = (self.forum.holes.get(hole_id) for hole_id in division.pinned)
        return division_view(division, [hole for hole in pinned if hole and not hole.deleted], self.viewer)

    @route("GET", "/divisions")
    def list_divisions(self, request: Request) -> Response:
        divisions = self.forum.divisions.values()
        return json_response([self.division_view(division) for division in divisions if not division.hidden])

    @route("GET", "/divisions/{division_id}")
    def get_division(self, request: Request, division_id: str) -> Response:
        division = self.division(self.number(division_id))
        return json_response(self.division_view(self.found(None if division.hidden else division)))

    @route("POST", "/divisions")
    def add_division(self, request: Request) -> Response:
        body = read_body(request, Field("name", STRING), Field("description", STRING))
        self.require_admin()
        # An empty name finds the first division, as on the real server, whose query then has no condition.
        matching = [division for division in self.forum.divisions.values() if body.name in ("", division.name)]
        if matching:
            return json_response(self.division_view(matching[0]))
        if len(body.name) > LONGEST_NAME or len(body.description) > LONGEST_DESCRIPTION:
            return json_response(self.division_view(Division(0, body.name, body.description)))  # not stored
        division = self.forum.divisions.add(body.name, body.description)
        return json_response(self.division_view(division), 201)

    @route("PUT", "/divisions/{division_id}")
    @route("PATCH", "/divisions/{division_id}/_webvpn")
    def modify_division(self, request: Request, division_id: str) -> Response:
        body = read_body(
            request,
            Field("name", STRING, nullable=True),
            Field("description", STRING, nullable=True),
            Field("pinned", INTEGERS),
        )
        number = self.number(division_id)
        self.require_admin()
        division = self.division(number)
        changes = {name: value for name, value in vars(body).items() if value is not None}
        if not changes:
            raise error(400, "No data to modify.")
        if any(body.name == other.name for other in self.forum.divisions.values() if other is not division):
            raise self.duplicate_row(body.name)
        for name, value in changes.items():
            setattr(division, name, value)
        division.touch()
        return json_response(self.division_view(division))

    @route("DELETE", "/divisions/{division_id}")
    def delete_division(self, request: Request, division_id: str) -> Response:
        body = read_body(request, Field("to", INTEGER, default=1))
        number = self.number(division_id)
        self.require_admin()
        if number == body.to:
            raise error(400, "The deleted division can't be the same as to.")
        moved = [hole for hole in self.forum.holes.values() if hole.division_id == number]
        if moved:
            self.check_division(body.to)
        if any(punishment.division_id == number for punishment in self.forum.punishments.values()):
            raise error(500, "Error 1451 (23000): Cannot delete or update a parent row: `punishment`.`division_id`")
        for hole in moved:
            hole.division_id = body.to
        self.forum.divisions.pop(number, None)
        return Response(status=204)
