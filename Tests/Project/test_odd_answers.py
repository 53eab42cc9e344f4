"""The library reads the odd forms of responses that the stand-in sends on demand, or fails with an error that says why."""

import datetime
import os
import sys
import typing
import unittest
import warnings

from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

# Calls whose responses are JSON, with the host that sends it.
UNDERGRADUATE = {
    "bus.get_routes": ("zlapp.fudan.edu.cn", {"type": "workday"}),
    "electricity.get_electricity_logs": ("my.fudan.edu.cn", {}),
    "elearning.list_courses": ("elearning.fudan.edu.cn", {}),
    "score.get_ranks": ("fdjwgl.fudan.edu.cn", {}),
    "booking.list_venues": ("booking.fudan.edu.cn", {}),
}
GRADUATE = {
    "course.get_semesters": ("zlapp.fudan.edu.cn", {}),
    "course.get_selected_courses": ("yjsxk.fudan.edu.cn", {}),
}
NUMBER = "23307110001"


class OddAnswersTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        cls.people = {(person["trait"] or person["role"]): person for person in cls.standin.ready["campus_accounts"]}
        network = {**cls.standin.ready["config"]["network"], "webvpn": "never", "allow_plain_http": True}
        cls.config = {**cls.standin.ready["config"], "network": network}

    def setUp(self):
        self.standin.reset()

    def session(self, who="undergraduate", **network):
        session = self.enterContext(danxi.Session({**self.config, "network": {**self.config["network"], **network}}))
        person = self.people[who]
        session.campus.login(person["number"], person["password"], who)
        return session

    def passwords(self):
        return len(self.standin.control("GET", "/sign-ins"))

    @staticmethod
    def request(session, method, parameters):
        described = next(each for each in danxi.schema()["methods"] if each["name"] == method)
        fresh = {"cache": "refresh"} if any(each["name"] == "cache" for each in described["params"]) else {}
        return session.call(method, **parameters, **fresh)

    def compare(self, kinds, who, calls, is_usual=True):
        """Checks that each call returns its usual value, or an empty list, in spite of each kind of fault."""
        session = self.session(who)
        for method, (host, parameters) in calls.items():
            usual = self.request(session, method, parameters)
            self.assertTrue(usual)
            for kind, fields in kinds:
                with (
                    self.subTest(method=method, kind=kind, **fields),
                    self.standin.fault(kind, host, **fields) as fault,
                ):
                    self.assertEqual(self.request(session, method, parameters), usual if is_usual else [])
                    self.assertGreater(fault.hits, 0)
        self.assertEqual(self.passwords(), 1)

    def test_json_may_have_a_mark_another_type_or_another_charset(self):
        kinds = [("mark", {}), ("html_type", {}), ("charset", {"charset": "gbk"})]
        for who, calls in (("undergraduate", UNDERGRADUATE), ("graduate", GRADUATE)):
            self.standin.reset()
            json_only = {method: each for method, each in calls.items() if method != "score.get_ranks"}
            self.compare(kinds, who, json_only)

    def test_a_list_may_be_an_object_with_numbers(self):
        self.compare([("php_lists", {"form": "object"})], "undergraduate", UNDERGRADUATE)
        self.standin.reset()
        self.compare([("php_lists", {"form": "object"})], "graduate", GRADUATE)

    def test_an_empty_list_may_be_null_false_or_an_empty_string(self):
        calls = {name: UNDERGRADUATE[name] for name in ("electricity.get_electricity_logs", "elearning.list_courses")}
        kinds = [("php_lists", {"form": form}) for form in ("null", "false", "text")]
        self.compare(kinds, "undergraduate", calls, is_usual=False)

    def test_timetables_scores_and_meters_have_other_forms(self):
        session = self.session()
        semester = session.course.get_current_semester().id
        for kind, form, method, parameters, is_usual in (
            ("odd_rows", "texts", "course.get_courses", {"semester_id": semester}, True),
            ("odd_rows", "texts", "score.get_ranks", {}, True),
            ("odd_rows", "texts", "bus.get_routes", {"type": "workday"}, True),
            ("odd_rows", "scarce", "course.get_courses", {"semester_id": semester}, False),
            ("odd_weeks", "words", "course.get_courses", {"semester_id": semester}, True),
            ("odd_weeks", "parity", "course.get_courses", {"semester_id": semester}, True),
            ("odd_weeks", "zero", "course.get_courses", {"semester_id": semester}, True),
            ("odd_tables", "two", "course.get_courses", {"semester_id": semester}, True),
            ("odd_electricity", "texts", "electricity.get_electricity_usage", {}, True),
            ("odd_electricity", "slashes", "electricity.get_electricity_usage", {}, False),
            ("odd_electricity", "no_seconds", "electricity.get_electricity_usage", {}, False),
            ("odd_electricity", "digits", "electricity.get_electricity_usage", {}, False),
            ("odd_exams", "english", "exam.get_exams", {}, True),
        ):
            usual = self.request(session, method, parameters)
            with (
                self.subTest(kind=kind, form=form, method=method),
                self.standin.fault(kind, "*", form=form, times=None),
            ):
                found = self.request(session, method, parameters)
                if is_usual:
                    self.assertEqual(found, usual)
                elif method == "course.get_courses":
                    meetings = [
                        {(each["name"], week) for each in some for week in each["on_weeks"]} for some in (found, usual)
                    ]
                    self.assertEqual(*meetings)
                else:
                    self.assertEqual(found["update_time"], "2026-11-23T00:00:00+08:00")
        with self.standin.fault("odd_electricity", "zlapp.fudan.edu.cn", form="no_time"):
            self.assertIsNone(session.electricity.get_electricity_usage(cache="refresh").update_time)
        with self.standin.fault("odd_electricity", "zlapp.fudan.edu.cn", form="cumulative"):
            self.assertEqual(session.electricity.get_electricity_usage(cache="refresh").electricity_used, 15788.2)
        with self.standin.fault("odd_tables", "fdjwgl.fudan.edu.cn", form="none", path="*/print-data"):
            self.assertEqual(session.course.get_courses(semester, cache="refresh"), [])
        with self.standin.fault("odd_balance", "wallet", form="minus"):
            self.assertEqual(session.wallet.get_balance(cache="refresh").balance, -3.2)
        with (
            self.standin.fault("time_in_stop", "zlapp.fudan.edu.cn"),
            self.assertWarnsRegex(danxi.SkippedRowsWarning, "has its time in the name of a stop"),
        ):
            session.bus.get_routes("workday", cache="refresh")

    def test_exams_have_other_times_and_may_be_missing(self):
        session = self.session()
        usual = session.exam.get_exams()
        for form in ("long_dash", "afternoon", "no_note"):
            with self.subTest(form=form), self.standin.fault("odd_exams", "exam", form=form):
                found = session.exam.get_exams(cache="refresh")
                times = [(each.course, each.date, each.start_time, each.end_time) for each in found]
                self.assertEqual(times, [(each.course, each.date, each.start_time, each.end_time) for each in usual])
                if form == "no_note":
                    self.assertEqual({each.note for each in found}, {None})
        with self.standin.fault("odd_exams", "exam", form="no_start"):
            found = session.exam.get_exams(cache="refresh")
            self.assertEqual([each.course for each in found], [each.course for each in usual])
            self.assertEqual({(each.start_time, each.end_time) for each in found}, {(None, None)})
        for form in ("no_rows", "empty_row", "cell", "message"):
            with self.subTest(form=form), self.standin.fault("odd_exams", "exam", form=form):
                self.assertEqual(session.exam.get_exams(cache="refresh"), [])

    def test_the_semester_of_today_does_not_follow_the_default_of_the_page(self):
        session = self.session()
        usual = session.course.get_semesters()
        with self.standin.fault("ended_semester", "fdjwgl.fudan.edu.cn", path="*/course-table"):
            found = session.course.get_semesters(cache="refresh")
        self.assertEqual(
            [each.id for each in found if each.contains_today], [each.id for each in usual if each.contains_today]
        )
        self.assertEqual([each.is_current for each in found].index(True), 1)
        with self.standin.fault("next_semester", "fdjwgl.fudan.edu.cn", path="*/course-table"):
            later = session.course.get_semesters(cache="refresh")
        self.assertEqual(
            [each.id for each in later if each.contains_today], [each.id for each in usual if each.contains_today]
        )
        self.assertNotIn(next(each.id for each in later if each.is_current), [each.id for each in usual])

    def test_lessons_payments_notices_and_profiles_have_other_forms(self):
        session = self.session("graduate")
        semester = session.course.get_current_semester().id
        with self.standin.fault("odd_lessons", "yzsfwapp.fudan.edu.cn", form="outside", path="*/loadRcxx.do"):
            found = session.course.get_courses(semester, cache="refresh")
        self.assertIn(("13:00", "15:00"), {(f"{each.start_time:%H:%M}", f"{each.end_time:%H:%M}") for each in found})
        session = self.session()
        usual = session.wallet.get_transactions(1).transactions
        with self.standin.fault("odd_payments", "wallet", form="deduction", times=None) as fault:
            found = session.wallet.get_transactions(1).transactions
        self.assertEqual(
            [(each.id, each.kind, each.is_expense, each.amount) for each in found],
            [
                (each.id, each.kind and each.kind.replace("水控消费", "水控扣费"), each.is_expense, each.amount)
                for each in usual
            ],
        )
        self.assertGreater(fault.hits, 0)
        for method in ("get_undergraduate_announcements", "get_graduate_announcements"):
            usual = getattr(session.announcement, method)(1)
            with self.standin.fault("odd_announcements", "announcement", form="no_date"):
                found = getattr(session.announcement, method)(1, cache="refresh")
            self.assertEqual([(each.title, each.date) for each in found], [(each.title, None) for each in usual])
        usual = session.profile.get_student_profile()
        with self.standin.fault("odd_rows", "workflow1.fudan.edu.cn", form="scarce"):
            found = session.profile.get_student_profile(cache="refresh")
        self.assertEqual((found.campus_id, found.name, found.major), (usual.campus_id, usual.name, None))

    def test_a_lecture_is_live_only_with_a_stream_and_alone_in_its_course(self):
        session = self.session()
        day = session.course.get_current_semester().start_date + datetime.timedelta(days=30)
        usual = session.icourse.list_lectures(date=day)
        self.assertNotIn("live", [each.state for each in usual])
        for form, expected in (("live", [usual[0].id]), ("no_stream", []), ("all_live", [])):
            with (
                self.subTest(form=form),
                self.standin.fault("odd_lectures", "icourse.fudan.edu.cn", form=form, path="*get-my-course-month"),
            ):
                found = session.icourse.list_lectures(date=day, cache="refresh")
                self.assertEqual([each.id for each in found if each.state == "live"], expected)
                self.assertEqual([each.id for each in found], [each.id for each in usual])

    def test_every_teaching_building_has_its_classrooms(self):
        session = self.session()
        for building in typing.get_args(danxi.TeachingBuilding):
            rooms = [each.name for each in session.classroom.get_classrooms(building)]
            self.assertTrue(rooms and all(name.startswith(building) for name in rooms), building)

    def test_a_session_that_has_ended_is_entered_again_without_the_password(self):
        kinds = [(kind, {"times": 1}) for kind in ("empty", "signed_out", "meta_refresh")]
        self.compare(kinds, "undergraduate", {"bus.get_routes": UNDERGRADUATE["bus.get_routes"]})

    def test_an_application_of_graduates_that_forgets_its_entry_is_entered_again(self):
        session = self.session("graduate")
        semester = session.course.get_current_semester().id
        usual = session.course.get_courses(semester)
        with self.standin.fault("forgotten", "yzsfwapp.fudan.edu.cn", path="*/loadRcxx.do", times=1):
            self.assertEqual(session.course.get_courses(semester, cache="refresh"), usual)
        with self.standin.fault("forgotten", "yzsfwapp.fudan.edu.cn", path="*/jdjscjcx.do") as fault:
            with self.assertRaises(danxi.ForbiddenError):
                session.score.get_scores(semester)
            self.assertEqual(fault.hits, 2)
        self.assertEqual(self.passwords(), 1)

    def test_refusals_have_the_words_of_the_server(self):
        session = self.session("graduate")
        with self.standin.fault("refused", "yzsfwapp.fudan.edu.cn", path="*/jdjscjcx.do"):
            with self.assertRaises(danxi.RejectedError) as raised:
                session.score.get_scores(20261)
            self.assertEqual((raised.exception.server_message, raised.exception.server_code), ("请求方式不支持", "404"))
        with (
            self.standin.fault("closed_selection", "course", path="*/loadKbxx.do"),
            self.assertRaisesRegex(danxi.RejectedError, "当前不在选课时间内"),
        ):
            session.course.get_selected_courses()

    def test_graduates_send_no_requests_that_can_only_fail(self):
        session = self.session("graduate")
        self.standin.control("DELETE", "/requests")
        for call in (session.exam.get_exams, session.score.get_ranks):
            with self.assertRaises(danxi.NotFoundError):
                call()
        self.assertEqual(session.call("exam.watch")["exams"], [])
        self.assertEqual(self.standin.control("GET", "/requests"), [])
        session.day.get_overview()
        session.course.calendar(exams=True)
        session.score.get_summary()
        requests = self.standin.control("GET", "/requests")
        self.assertGreater(len(requests), 10)
        self.assertEqual([each for each in requests if each["host"] == "fdjwgl.fudan.edu.cn"], [])

    def test_a_query_that_is_redirected_to_the_front_page_is_repeated(self):
        session = self.session()
        usual = [session.wallet.get_transactions(page) for page in (1, 2)]
        self.assertNotEqual(usual[0].transactions, usual[1].transactions)
        with self.standin.fault("front_page", "wallet", path="/epay/consume/query", times=1):
            self.assertEqual(session.wallet.get_transactions(2), usual[1])
        with (
            self.standin.fault("front_page", "wallet", path="/epay/consume/query"),
            self.assertRaises(danxi.NotSignedInError),
        ):
            session.wallet.get_transactions(2)

    def test_the_balance_does_not_need_the_daily_sums(self):
        session = self.session()
        balance = session.wallet.get_balance().balance
        with (
            self.standin.fault("no_daily_sums", "wallet"),
            self.assertWarnsRegex(danxi.SkippedRowsWarning, "daily sums"),
        ):
            self.assertEqual(session.wallet.get_balance(cache="refresh").balance, balance)

    def test_a_list_continues_at_relative_and_http_links_and_nowhere_else(self):
        self.compare(
            [("link", {"form": "relative"}), ("link", {"form": "http"})],
            "undergraduate",
            {"elearning.list_courses": UNDERGRADUATE["elearning.list_courses"]},
        )
        session = self.session()
        with (
            self.standin.fault("link", "elearning", form="foreign"),
            self.assertRaisesRegex(danxi.UnexpectedResponseError, "The rest of the list is unknown"),
        ):
            session.elearning.list_courses()

    def test_webvpn_is_entered_again_after_its_own_page(self):
        session = self.session(webvpn="always")
        self.assertTrue(session.classroom.get_classrooms("H2"))
        for kind in ("webvpn_page", "webvpn_ended"):
            with (
                self.subTest(kind=kind),
                self.standin.fault(kind, "webvpn.fudan.edu.cn", path="/http*", times=1) as fault,
            ):
                self.assertTrue(session.classroom.get_classrooms("H2", cache="refresh"))
                self.assertEqual(fault.hits, 1)
        self.assertEqual(self.passwords(), 1)

    def test_the_sign_in_has_several_forms(self):
        for kind, path in (
            ("chain_names", "*/queryAuthMethods"),
            ("key_parts", "*/getJsPublicKey"),
            ("capital_tags", "*/authnEngine"),
        ):
            self.standin.reset()
            with self.subTest(kind=kind), self.standin.fault(kind, "id.fudan.edu.cn", path=path) as fault:
                self.assertTrue(self.session().campus.status().signed_in)
                self.assertEqual((fault.hits, self.passwords()), (1, 1))

    def test_the_password_is_sent_once_to_an_account_that_is_locked_or_has_an_expired_password(self):
        for kind, error in (
            ("locked", danxi.AccountLockedError),
            ("expired_password", danxi.AccountSetupRequiredError),
        ):
            with self.subTest(kind=kind), self.standin.fault(kind, "id.fudan.edu.cn", path="*/authExecute") as fault:
                with self.assertRaises(error):
                    self.session()
                self.assertEqual(fault.hits, 1)

    def test_the_number_may_have_blanks(self):
        session = self.enterContext(danxi.Session(self.config))
        status = session.campus.login(f" {NUMBER}　\n", self.people["undergraduate"]["password"], "undergraduate")
        self.assertEqual(status.username, NUMBER)

    def test_the_calendar_says_what_is_missing(self):
        session = self.session()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            self.assertNotIn("X-WR-CALDESC", session.course.calendar())
        with self.standin.settings(malformed_rows=True), self.assertWarns(danxi.SkippedRowsWarning):
            text = session.course.calendar(cache="refresh")
        self.assertIn("X-WR-CALDESC:", text)
        self.assertRegex(text.replace("\r\n ", ""), r"rows could not be read and are missing \(.*timetable activity")


if __name__ == "__main__":
    unittest.main()
