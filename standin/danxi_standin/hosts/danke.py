"""danke.fduhole.com: course groups, courses and reviews."""

import re
from dataclasses import asdict
from typing import Any

from danxi_standin.community import CommunityHost
from danxi_standin.validation import (
    BOOLEAN,
    INTEGER,
    NUMBER,
    OBJECT,
    STRING,
    TIME,
    Field,
    error,
    read_body,
    read_query,
)
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.clock import rfc3339
from danxi_standin.world.curriculum import MARKS, Course, CourseGroup, Curriculum, Review

WITHHELD = "该内容正在审核中"
FOREIGN_IMAGE = re.compile(r"!\[.*?\]\((?!https://image\.fduhole\.com/)")
COURSE_CODE = re.compile(r"[A-Z]{3,}[0-9]{2,}")
TITLE = Field("title", STRING, required=True, maximum=64)
CONTENT = Field("content", STRING, required=True, maximum=10_240)
RANK = Field(
    "rank",
    OBJECT,
    default={},
    members=tuple(Field(mark, INTEGER, minimum=1, maximum=5) for mark in MARKS),
)
COURSE = (
    Field("name", STRING, required=True, maximum=255),
    Field("code", STRING, required=True, minimum=4),
    Field("code_id", STRING, required=True, minimum=4),
    Field("department", STRING, required=True),
    Field("teachers", STRING, required=True),
    Field("year", INTEGER, required=True, minimum=2000),
    Field("semester", INTEGER, required=True, minimum=1),
    Field("campus_name", STRING),
    Field("credit", NUMBER, minimum=0),
    Field("max_student", INTEGER, minimum=0),
    Field("week_hour", INTEGER, minimum=0),
)


class DankeHost(CommunityHost):
    names = ("danke.fduhole.com",)
    user_id: int
    is_admin: bool

    @property
    def curriculum(self) -> Curriculum:
        return self.campus.world.curriculum

    @route("GET", "/")
    def index(self, request: Request) -> Response:
        return json_response({"message": "Welcome to danke API"})

    @route("GET", "/static/cedict_ts.u8")
    def get_word_list(self, request: Request) -> Response:
        """Returns a dictionary with the pinyin of one word. Clients use the real dictionary for their search."""
        return Response("試 试 [shi4] /test/\n".encode(), content_type="text/plain; charset=utf-8")

    def respond(self, request: Request) -> Response:
        if request.path in (f"{self.base_path}/", f"{self.base_path}/static/cedict_ts.u8"):
            return super().respond(request)
        claims = self.claims(request)
        if claims is None:
            raise error(401, "Unauthorized")
        self.user_id, self.is_admin = claims["id"], claims["is_admin"]
        return super().respond(request)

    # Course groups

    @route("GET", "/courses")
    def list_groups(self, request: Request) -> Response:
        return json_response([self.group_view(group) for group in self.curriculum.groups.values()])

    @route("GET", "/courses/hash")
    def get_hash(self, request: Request) -> Response:
        return json_response({"hash": self.curriculum.hash})

    @route("GET", "/courses/refresh")
    def refresh(self, request: Request) -> Response:
        self.require_admin()
        self.curriculum.renew_hash()
        return Response(b"I'm a teapot", status=418, content_type="text/plain; charset=utf-8")

    @route("GET", "/v3/course_groups/search")
    def search(self, request: Request) -> Response:
        query = read_query(
            request,
            Field("query", STRING, required=True),
            Field("page", INTEGER, minimum=0),
            Field("page_size", INTEGER, minimum=0, maximum=100),
        )
        # The real server uses LIKE of SQL, in which % and _ are wildcards.
        pattern = "".join({"%": ".*", "_": "."}.get(each, re.escape(each)) for each in query.query)
        expression = re.compile(pattern, re.IGNORECASE | re.DOTALL)
        if COURSE_CODE.match(query.query):
            found = [group for group in self.curriculum.groups.values() if expression.match(group.code)]
        else:
            found = [
                group
                for group in self.curriculum.groups.values()
                if group.is_searchable
                and (
                    expression.search(group.name) or any(expression.search(course.teachers) for course in group.courses)
                )
            ]
        page, size = query.page or 1, query.page_size or (10 if query.page else 0)
        if size:
            found = found[(page - 1) * size : page * size]
        items = [self.counted_view(group) for group in found]
        return json_response({"items": items, "page": page, "page_size": size})

    @route("GET", "/v3/course_groups/{group_id:int}")
    def get_group(self, request: Request, group_id: int) -> Response:
        group = self.found_group(group_id)
        return json_response(self.counted_view(group) | self.group_view(group, with_reviews=True))

    @route("GET", "/group/{group_id:int}")
    def get_old_group(self, request: Request, group_id: int) -> Response:
        return json_response(self.group_view(self.found_group(group_id), with_reviews=True))

    # Courses

    @route("POST", "/courses")
    def add_course(self, request: Request) -> Response:
        body = read_body(request, *COURSE)
        if self.curriculum.has_section(body.code_id, body.year, body.semester):
            raise error(400, "该课程已存在")
        return json_response(self.course_view(self.curriculum.add_course(**vars(body))))

    @route("GET", "/courses/{course_id:int}")
    def get_course(self, request: Request, course_id: int) -> Response:
        course = self.curriculum.courses.get(course_id)
        if course is None:
            raise error(404, "record not found")
        return json_response(self.course_view(course, with_reviews=True))

    # Reviews

    @staticmethod
    def check_images(content: str) -> None:
        """Refuses a review with images on hosts other than image.fduhole.com. As on the real server, the refusal looks like a failure."""
        if FOREIGN_IMAGE.search(content):
            raise error(500, "Internal Server Error")

    @route("GET", "/courses/{course_id:int}/reviews")
    def list_reviews(self, request: Request, course_id: int) -> Response:
        course = self.curriculum.courses.get(course_id)
        reviews = self.curriculum.reviews_of(course) if course else []
        return json_response([self.review_view(review) for review in reviews])

    @route("POST", "/courses/{course_id:int}/reviews")
    def create_review(self, request: Request, course_id: int) -> Response:
        body = read_body(request, TITLE, CONTENT, RANK)
        course = self.curriculum.courses.get(course_id)
        if course is None:
            raise error(404, "课程不存在")
        if any(review.reviewer_id == self.user_id for review in self.curriculum.reviews_of(course)):
            raise error(400, "已经评教过，请勿重复评教")
        self.check_images(body.content)
        rank = {mark: body.rank.get(mark, 0) for mark in MARKS}
        return json_response(
            self.full_view(self.curriculum.add_review(course, self.user_id, body.title, body.content, rank))
        )

    @route("GET", "/reviews/me")
    def list_my_reviews(self, request: Request) -> Response:
        reviews = self.curriculum.reviews.values()
        mine = [review for review in reviews if review.reviewer_id == self.user_id and not review.deleted]
        return json_response([self.plain_view(review) for review in mine])

    @route("GET", "/reviews/random")
    def get_random_review(self, request: Request) -> Response:
        reviews = [review for review in self.curriculum.reviews.values() if not review.deleted]
        if not reviews:
            raise error(404, "record not found")
        review = self.curriculum.random.choice(reviews)
        group = self.curriculum.group_of(review.course.code)
        parents = {"course": self.course_view(review.course), "group_id": group.id if group else 0}
        return json_response(self.plain_view(review) | parents)

    @route("GET", "/reviews/{review_id:int}")
    def get_review(self, request: Request, review_id: int) -> Response:
        return json_response(self.full_view(self.found_review(review_id)))

    @route("PUT", "/reviews/{review_id:int}")
    @route("PATCH", "/reviews/{review_id:int}/_webvpn")
    def modify_review(self, request: Request, review_id: int) -> Response:
        body = read_body(request, TITLE, CONTENT, RANK)
        review = self.own_review(review_id)
        self.check_images(body.content)
        rank = {mark: body.rank.get(mark, 0) for mark in MARKS}
        self.curriculum.modify(review, body.title, body.content, rank)
        return json_response(self.full_view(review))

    @route("PATCH", "/reviews/{review_id:int}")
    def vote(self, request: Request, review_id: int) -> Response:
        body = read_body(request, Field("upvote", BOOLEAN))
        review = self.found_review(review_id)
        self.curriculum.vote(review, self.user_id, 1 if body.upvote else -1)
        return json_response(self.full_view(review))

    @route("DELETE", "/reviews/{review_id:int}")
    def delete_review(self, request: Request, review_id: int) -> Response:
        self.own_review(review_id).deleted = True
        return Response(status=204)

    # Administrators

    @route("GET", "/v3/reviews/_sensitive")
    def list_sensitive(self, request: Request) -> Response:
        self.require_admin()
        query = read_query(
            request,
            Field("size", INTEGER, default=10, maximum=10),
            Field("offset", TIME),
            Field("open", BOOLEAN),
            Field("all", BOOLEAN),
        )
        reviews = [review for review in self.curriculum.reviews.values() if review.is_sensitive and not review.deleted]
        if not query.all:
            reviews = [review for review in reviews if (review.is_actually_sensitive is None) == query.open]
        if query.offset is not None:
            reviews = [review for review in reviews if review.updated < query.offset]
        newest = sorted(reviews, key=lambda review: -review.updated)[: query.size]
        return json_response([self.sensitive_view(review) for review in newest])

    @route("PUT", "/v3/reviews/{review_id:int}/_sensitive")
    @route("PATCH", "/v3/reviews/{review_id:int}/_sensitive/_webvpn")
    def decide(self, request: Request, review_id: int) -> Response:
        self.require_admin()
        body = read_body(request, Field("is_actually_sensitive", BOOLEAN))
        review = self.curriculum.reviews.get(review_id)
        if review is None or review.deleted:
            raise error(404, "record not found")
        review.is_actually_sensitive = body.is_actually_sensitive
        review.deleted = body.is_actually_sensitive
        return json_response(self.sensitive_view(review))

    # Look-ups

    def require_admin(self) -> None:
        if not self.is_admin:
            raise error(403, "Forbidden")

    def found_group(self, group_id: int) -> CourseGroup:
        group = self.curriculum.groups.get(group_id)
        if group is None:
            raise error(404, "课程组不存在")
        return group

    def found_review(self, review_id: int) -> Review:
        review = self.curriculum.reviews.get(review_id)
        if review is None or review.deleted:
            raise error(404, "评论不存在")
        return review

    def own_review(self, review_id: int) -> Review:
        review = self.found_review(review_id)
        if review.reviewer_id != self.user_id and not self.is_admin:
            raise error(403, "没有权限")
        return review

    # Views

    def group_view(self, group: CourseGroup, with_reviews: bool = False) -> dict[str, Any]:
        return {
            "id": group.id,
            "name": group.name,
            "code": group.code,
            "department": group.department,
            "campus_name": group.campus_name,
            "course_list": [self.course_view(course, with_reviews) for course in group.courses],
        }

    def counted_view(self, group: CourseGroup) -> dict[str, Any]:
        """Returns a group with the numbers of its courses and reviews instead of its courses."""
        view = self.group_view(group)
        del view["course_list"]
        counts = {"course_count": len(group.courses), "review_count": group.review_count}
        return view | {"credits": group.credits} | counts

    def course_view(self, course: Course, with_reviews: bool = False) -> dict[str, Any]:
        view = asdict(course)
        reviews = self.curriculum.reviews_of(course) if with_reviews else []
        if reviews:
            view["review_list"] = [self.full_view(review) for review in reviews]
        return view

    def plain_view(self, review: Review) -> dict[str, Any]:
        """Returns a review with its text, even while the text is withheld from readers."""
        return {
            "id": review.id,
            "time_created": rfc3339(review.created),
            "time_updated": rfc3339(review.updated),
            "title": review.title,
            "content": review.content,
            "reviewer_id": review.reviewer_id,
            "rank": review.rank,
            "vote": review.votes.get(self.user_id, 0),
            "remark": review.remark,
            "history": [],
            "extra": {"achievements": []},
        }

    def review_view(self, review: Review) -> dict[str, Any]:
        view = self.plain_view(review) | {"is_me": review.reviewer_id == self.user_id}
        return view | {"title": WITHHELD, "content": WITHHELD} if review.withheld else view

    def full_view(self, review: Review) -> dict[str, Any]:
        return self.review_view(review) | {"history": [self.change_view(review, *change) for change in review.history]}

    @staticmethod
    def change_view(review: Review, time: int, title: str, content: str) -> dict[str, Any]:
        original = {
            "title": title,
            "content": content,
            "time_created": rfc3339(review.created),
            "time_updated": rfc3339(time),
            "reviewer_id": review.reviewer_id,
            "rank": review.rank,  # the current marks, because the real server does not store earlier ones
            "remark": review.remark,
        }
        return {"time": rfc3339(time), "alter_by": review.reviewer_id, "original": original}

    def sensitive_view(self, review: Review) -> dict[str, Any]:
        return {
            "id": review.id,
            "time_created": rfc3339(review.created),
            "time_updated": rfc3339(review.updated),
            "title": review.title,
            "content": review.content,
            "is_actually_sensitive": review.is_actually_sensitive,
            "sensitive_detail": "{其他}[自定义]",
            "modify_count": len(review.history),
            "course": self.course_view(review.course),
        }
