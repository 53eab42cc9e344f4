from .harness import ADMIN, DANKE, OTHER, STUDENT, StandInTest

RANK = {"overall": 4, "content": 5, "workload": 3, "assessment": 4}
REVIEW = {"title": "测试课评", "content": "讲得清楚，作业适中。", "rank": RANK}
COURSE = {
    "name": "虚构数学",
    "code": "MATH11001",
    "code_id": "MATH11001.01",
    "department": "虚构数学系",
    "teachers": "甲老师,乙老师",
    "year": 2025,
    "semester": 1,
}


class CurriculumTest(StandInTest):
    def setUp(self):
        super().setUp()
        self.tokens = [self.stand_in.login(account)["access"] for account in (ADMIN, STUDENT, OTHER)]

    def ask(self, method: str, path: str, value=None, account: int = STUDENT):
        return self.stand_in.ask(DANKE, method, "/api" + path, value, self.tokens[account])

    def hash(self) -> str:
        return self.ask("GET", "/courses/hash").json["hash"]

    def add_review(self, **changes) -> dict:
        self.ask("POST", "/courses", COURSE)
        return self.ask("POST", "/courses/1/reviews", REVIEW | changes).json

    def test_requests_without_a_token_are_refused(self):
        self.assertEqual(self.stand_in.ask(DANKE, "GET", "/api/courses").status, 401)

    def test_a_new_course_changes_the_hash_at_once_and_a_new_review_changes_it_after_a_refresh(self):
        first = self.hash()
        self.ask("POST", "/courses", COURSE)
        second = self.hash()
        self.assertNotEqual(second, first)
        self.assertEqual(self.ask("POST", "/courses", COURSE).json["message"], "该课程已存在")
        self.assertEqual(self.ask("POST", "/courses/1/reviews", REVIEW).status, 200)
        self.assertEqual(self.hash(), second)
        self.assertEqual(self.ask("GET", "/courses/refresh").status, 403)
        self.assertEqual(self.ask("GET", "/courses/refresh", account=ADMIN).status, 418)
        self.assertNotEqual(self.hash(), second)

    def test_an_account_can_write_only_one_review_of_a_course_and_delete_only_its_own(self):
        review = self.add_review()
        self.assertEqual((review["is_me"], review["rank"], review["vote"]), (True, RANK, 0))
        self.assertEqual(self.ask("POST", "/courses/1/reviews", REVIEW).json["message"], "已经评教过，请勿重复评教")
        self.assertEqual(self.ask("POST", "/courses/99/reviews", REVIEW).status, 404)
        self.assertEqual(self.ask("DELETE", "/reviews/1", account=OTHER).status, 403)
        self.assertEqual(self.ask("DELETE", "/reviews/1").status, 204)
        self.assertEqual(self.ask("DELETE", "/reviews/1").status, 404)
        self.assertEqual(self.ask("POST", "/courses/1/reviews", REVIEW).status, 200)

    def test_marks_and_texts_are_validated(self):
        self.ask("POST", "/courses", COURSE)
        refusal = self.ask("POST", "/courses/1/reviews", {"title": "x"})
        self.assertEqual(refusal.status, 400)
        self.assertEqual(
            refusal.json["message"],
            "content不能为空, overall至少为1, content至少为1, workload至少为1, assessment至少为1",
        )
        self.assertEqual(self.ask("POST", "/courses/1/reviews", REVIEW | {"title": "长" * 65}).status, 400)
        self.assertEqual(self.ask("POST", "/courses/1/reviews", REVIEW | {"rank": RANK | {"overall": 6}}).status, 400)
        self.assertEqual(self.ask("POST", "/courses", COURSE | {"credit": -0.5}).status, 400)

    def test_the_same_vote_again_removes_the_vote(self):
        self.add_review()

        def vote(up: bool) -> tuple[int, int]:
            review = self.ask("PATCH", "/reviews/1", {"upvote": up}, account=OTHER).json
            return review["vote"], review["remark"]

        self.assertEqual([vote(True), vote(True), vote(False), vote(True)], [(1, 1), (0, 0), (-1, -1), (1, 1)])

    def test_a_change_of_a_review_adds_the_original_to_its_history(self):
        self.add_review()
        changed = self.ask("PUT", "/reviews/1", REVIEW | {"title": "改过的课评"}).json
        self.assertEqual(changed["title"], "改过的课评")
        self.assertEqual([change["original"]["title"] for change in changed["history"]], ["测试课评"])
        self.assertEqual(self.ask("GET", "/courses/1/reviews").json[0]["history"], [])
        self.assertEqual(self.ask("PUT", "/reviews/1", REVIEW, account=OTHER).status, 403)

    def test_a_sensitive_review_is_withheld_until_an_administrator_decides(self):
        self.add_review(content="违禁词")
        self.assertEqual(self.ask("GET", "/reviews/1").json["content"], "该内容正在审核中")
        self.assertEqual(self.ask("GET", "/reviews/me").json[0]["content"], "违禁词")
        self.assertEqual(self.ask("GET", "/v3/reviews/_sensitive?open=true").status, 403)
        (waiting,) = self.ask("GET", "/v3/reviews/_sensitive?open=true", account=ADMIN).json
        self.assertEqual((waiting["id"], waiting["is_actually_sensitive"]), (1, None))
        self.ask("PUT", "/v3/reviews/1/_sensitive", {"is_actually_sensitive": False}, account=ADMIN)
        self.assertEqual(self.ask("GET", "/reviews/1").json["content"], "违禁词")
        self.assertEqual(self.ask("GET", "/v3/reviews/_sensitive?open=true", account=ADMIN).json, [])
