"""Moderation of the forum: sensitive floors, reports and bans."""

from danxi_standin.hosts.forum.floors import AGAINST_THE_RULES, Floors
from danxi_standin.hosts.forum.views import (
    punishment_view,
    raw_floor_view,
    raw_report_view,
    report_view,
    review_view,
    user_view,
)
from danxi_standin.validation import BOOLEAN, INTEGER, INTEGERS, STRING, TIME, Field, error, read_body, read_query
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world import clock
from danxi_standin.world.forum import Floor, Report, User

FOREVER_DAYS = 3650
PENALTY_LEVELS = {1: 1, 2: 5, 3: 999}  # the days of a ban, by the level that older clients send
DAYS = Field("days", INTEGER, nullable=True, minimum=1)
REASON = Field("reason", STRING)
LONGEST_REASON = 128
NOT_DEALT, DEALT, BOTH = 0, 1, 2
REPORT_COLUMNS = ("", "id", "created_at", "updated_at")


class Moderation(Floors):
    # Review

    @route("GET", "/floors/_sensitive")
    def list_sensitive_floors(self, request: Request) -> Response:
        query = read_query(
            request,
            Field("size", INTEGER, default=10, maximum=10),
            Field("offset", TIME),
            Field("order_by", STRING, default="time_created", choices=("time_created", "time_updated")),
            Field("open", BOOLEAN),
            Field("all", BOOLEAN),
        )
        self.require_admin()
        key = query.order_by.removeprefix("time_")
        before = query.offset or clock.now()
        floors = [
            floor
            for floor in self.forum.floors.values()
            if floor.is_sensitive
            and getattr(floor, key) < before
            and (query.all or query.open == (floor.is_actual_sensitive is None))
        ]
        floors.sort(key=lambda floor: (getattr(floor, key), floor.id), reverse=True)
        return json_response([review_view(floor) for floor in floors[: query.size]])

    @route("PUT", "/floors/{floor_id:int}/_sensitive")
    @route("PATCH", "/floors/{floor_id:int}/_sensitive/_webvpn")
    def review_floor(self, request: Request, floor_id: int) -> Response:
        body = read_body(request, Field("is_actual_sensitive", BOOLEAN))
        self.require_admin()
        floor = self.floor(floor_id)
        if body.is_actual_sensitive:
            self.remove(floor, AGAINST_THE_RULES, "")
        elif floor.ranking == 0:
            floor.hole.created = floor.hole.updated = clock.stamp()  # a hole counts as new when it is approved
        floor.is_actual_sensitive = body.is_actual_sensitive
        return self.floor_response(floor)

    # Reports. As on the real server, any user may read and handle reports.

    def report(self, report_id: str) -> Report:
        return self.found(self.forum.reports.get(self.number(report_id)))

    @route("GET", "/reports")
    def list_reports(self, request: Request) -> Response:
        query = read_query(
            request,
            Field("size", INTEGER, default=30, minimum=0, maximum=50),
            Field("offset", INTEGER, minimum=0),
            Field("sort", STRING, default="desc", choices=("asc", "desc")),
            Field("range", INTEGER),
            Field("order_by", STRING),
        )
        if query.range not in (NOT_DEALT, DEALT, BOTH):
            raise error(500, "runtime error: invalid memory address or nil pointer dereference")
        if query.order_by not in REPORT_COLUMNS:
            raise error(500, f"Error 1054 (42S22): Unknown column 'report.{query.order_by}' in 'ORDER BY'")
        reports = [
            report
            for report in self.forum.reports.values()
            if query.range not in (NOT_DEALT, DEALT) or report.dealt == (query.range == DEALT)
        ]
        reports.sort(key=lambda report: report.id, reverse=query.sort == "desc")
        return json_response([report_view(report, self.viewer) for report in reports[query.offset :][: query.size]])

    @route("GET", "/reports/{report_id}")
    def get_report(self, request: Request, report_id: str) -> Response:
        return json_response(report_view(self.report(report_id), self.viewer))

    @route("POST", "/reports")
    def add_report(self, request: Request) -> Response:
        body = read_body(
            request, Field("floor_id", INTEGER, required=True), Field("reason", STRING, required=True, maximum=128)
        )
        if self.user.report_ban is not None:
            moment = clock.rfc3339(self.user.report_ban)[:19].replace("T", " ")
            raise error(403, f"您已被限制使用举报功能，解封时间：{moment}")
        earlier = next(
            (
                report
                for report in self.forum.reports.values()
                if (report.user_id, report.floor.id) == (self.viewer.id, body.floor_id)
            ),
            None,
        )
        floor = self.forum.floors.get(body.floor_id)
        if earlier:
            earlier.reason += f"\n{body.reason}"
            earlier.dealt = False
            earlier.touch()
        elif floor is None:
            self.miss_row("report", "floor")
        else:
            self.forum.reports.add(floor, self.viewer.id, body.reason)
        return Response(status=204)

    @route("DELETE", "/reports/{report_id}")
    def deal_with_report(self, request: Request, report_id: str) -> Response:
        body = read_body(request, Field("result", STRING, required=True, maximum=128))
        report = self.report(report_id)
        report.dealt, report.dealt_by, report.result = True, self.viewer.id, body.result
        report.touch()
        self.notify(
            [report.user_id],
            "您的举报已得到处理",
            f"处理结果：{report.result}\n感谢您为维护社区秩序所做的贡献。",
            raw_report_view(report, with_floor=True),
            "report_dealt",
            f"/api/reports/{report.id}",
        )
        return json_response(report_view(report, self.viewer))

    @route("POST", "/reports/ban/{report_id}")
    def ban_reporter(self, request: Request, report_id: str) -> Response:
        body = read_body(request, DAYS, REASON)
        self.require_admin()
        report = self.report(report_id)
        if report.banned:
            raise error(403, "该用户已被限制使用举报功能")
        report.banned = True
        reporter = self.forum.user(report.user_id)
        days = body.days or 1
        start = max(reporter.report_ban or 0, clock.now())
        reporter.report_ban = start + days * clock.DAY
        self.notify(
            [reporter.id],
            "处罚通知",
            f"您因违反社区公约被禁止举报。时间：{days}天，原因：{body.reason}\n如有异议，请联系admin@danta.tech。",
            raw_report_view(report, with_floor=False),
            "permission",
            f"/api/reports/{report.id}",
            report.floor,
        )
        return json_response(user_view(reporter))

    # Penalties

    @route("POST", "/penalty/{floor_id:int}")
    def ban_author(self, request: Request, floor_id: int) -> Response:
        body = read_body(
            request,
            Field("penalty_level", INTEGER, nullable=True),
            DAYS,
            Field("divisions", INTEGERS, minimum=1),
            REASON,
        )
        self.require_admin()
        floor = self.floor(floor_id)
        days = body.days or PENALTY_LEVELS.get(body.penalty_level, 0)
        self.__check_reason(body.reason)
        author = self.forum.user(floor.user_id)
        earlier = next(
            (punishment for punishment in self.forum.punishments.values() if punishment.floor is floor), None
        )
        if earlier:
            author.ban(floor.hole.division_id, (days - earlier.days) * clock.DAY)
            earlier.days, earlier.reason = days, body.reason
            earlier.touch()
        else:
            self.__punish(author, floor, floor.hole.division_id, days, body.reason)
        return self.__punished(author, floor, days, body.reason)

    @route("POST", "/penalty/{floor_id:int}/_forever")
    def ban_author_forever(self, request: Request, floor_id: int) -> Response:
        body = read_body(request, REASON)
        self.require_admin()
        floor = self.floor(floor_id)
        self.__check_reason(body.reason)
        author = self.forum.user(floor.user_id)
        for division_id in self.forum.divisions:
            self.__punish(author, None, division_id, FOREVER_DAYS, body.reason)
        return self.__punished(author, floor, FOREVER_DAYS, body.reason)

    @staticmethod
    def __check_reason(reason: str) -> None:
        if len(reason) > LONGEST_REASON:
            raise error(500, "Error 1406 (22001): Data too long for column 'reason' at row 1")

    def __punish(self, author: User, floor: Floor | None, division_id: int, days: int, reason: str) -> None:
        self.forum.punishments.add(author.id, floor, division_id, days, reason)
        author.ban(division_id, days * clock.DAY)
        author.offences += 1

    def __punished(self, author: User, floor: Floor, days: int, reason: str) -> Response:
        self.notify_of_floor(
            [author.id],
            "处罚通知",
            floor,
            raw_floor_view(floor),
            "permission",
            f"您因为违反社区公约被禁言。时间：{days}天，原因：{reason}\n如有异议，请联系admin@danta.tech。",
        )
        return json_response(user_view(author))

    @route("GET", "/floors/{floor_id:int}/user_silence")
    def get_silence_of_author(self, request: Request, floor_id: int) -> Response:
        self.require_admin()
        author = self.forum.user(self.floor(floor_id).user_id)
        return json_response({str(key): clock.rfc3339(until) for key, until in author.bans.items()})

    @route("GET", "/floors/{floor_id:int}/punishment")
    def list_deleted_of_author(self, request: Request, floor_id: int) -> Response:
        """Returns the texts of the floors by the same author that others have deleted."""
        self.require_admin()
        author_id = self.floor(floor_id).user_id
        touched = {version.floor_id for version in self.forum.history.values() if version.user_id != author_id}
        return json_response(
            [
                floor.content
                for floor in self.forum.floors.values()
                if floor.user_id == author_id and floor.deleted and floor.id in touched
            ]
        )

    @route("GET", "/users/me/punishments")
    def list_my_punishments(self, request: Request) -> Response:
        return self.__punishments_of(self.viewer.id)

    @route("GET", "/users/{user_id}/punishments")
    def list_punishments(self, request: Request, user_id: str) -> Response:
        number = self.number(user_id)
        if number != self.viewer.id:
            self.require_admin()
        return self.__punishments_of(number)

    def __punishments_of(self, user_id: int) -> Response:
        return json_response(
            [
                punishment_view(punishment)
                for punishment in self.forum.punishments.values()
                if punishment.user_id == user_id
            ]
        )
