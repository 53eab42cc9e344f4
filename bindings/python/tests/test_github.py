"""The service github: lists, cached responses, limits, renamed repositories and refusals."""

import itertools
import logging
import pickle

import danxi

from .campus import AsyncCampusTest

HOST = "api.github.com"
NOTES = "danxi-bot/campus-notes"


class GitHubTest(AsyncCampusTest):
    def sent(self, **fields):
        """Returns the requests to GitHub."""
        fields = {"host": HOST, **fields}
        return [each for each in self.campus.requests() if all(each[name] == value for name, value in fields.items())]

    def change(self, **settings):
        self.campus.control("PATCH", "/settings", settings)

    # Lists

    def test_lists_continue_with_the_links_of_responses(self):
        session = self.open()
        followers = [user.login for user in session.github.iter_followers("danxi-bot")]
        self.assertEqual(len(followers), len(set(followers)))
        self.assertEqual(len(followers), 36)
        self.assertEqual([each["query"] for each in self.sent()], ["per_page=30", "per_page=30&page=2"])

    def test_a_list_continues_in_another_session(self):
        first = self.open().github.iter_issues("campus-tools/timetable", size=30)
        numbers = [issue.number for issue in itertools.islice(first, 33)]
        rest = self.open().github.iter_issues("campus-tools/timetable", continue_from=first.continuation)
        numbers += [issue.number for issue in rest]
        self.assertEqual(numbers, list(range(40, 0, -1)))
        # The link of the first page names the repository by its number.
        self.assertEqual(self.sent()[-1]["path"], "/repositories/1002/issues")

    def test_new_issues_during_an_iteration_do_not_repeat_items(self):
        session = self.open()
        issues = session.github.iter_issues("campus-tools/timetable", size=30)
        numbers = [issue.number for issue in itertools.islice(issues, 30)]
        for title in ("One", "Two"):
            session.github.create_issue("campus-tools/timetable", title)
        numbers += [issue.number for issue in issues]
        self.assertEqual(numbers, list(range(40, 0, -1)))

    def test_iterating_a_search_finds_the_items_of_all_pages(self):
        session = self.open()
        found = list(session.github.iter_search_users("student", size=10))
        self.assertEqual(len(found), 35)

    def test_a_commit_continues_with_the_files_after_the_first_300(self):
        session = self.open()
        result = session.request(session.github.get_commit, "campus-tools/timetable", "main")
        self.assertEqual(len(result.value.files), 300)
        position = result.continuation
        more = session.github.get_commit("campus-tools/timetable", "main", continue_from=position)
        self.assertEqual((more.sha, len(more.files)), (result.value.sha, 300))
        self.assertEqual(more.files[0].filename, "lines/300.txt")
        files = [file.filename for file in session.github.iter_commit_files("campus-tools/timetable", "main")]
        self.assertEqual(files, [f"lines/{number:03}.txt" for number in range(650)])
        few = session.github.iter_commit_files("campus-tools/timetable", "main", page=2, size=2)
        self.assertEqual([file.filename for file in itertools.islice(few, 3)], [f"lines/00{n}.txt" for n in (2, 3, 4)])

    async def test_an_async_session_iterates_over_pages(self):
        async with danxi.AsyncSession(self.campus.config) as session:
            self.assertEqual(len([user async for user in session.github.iter_followers("danxi-bot")]), 36)
            self.assertTrue(await session.github.check_starred(NOTES))

    # Cached responses

    def test_unchanged_responses_do_not_count_against_the_limit(self):
        session = self.open()
        session.github.get_repository(NOTES)
        before = session.github.get_rate_limit().resources["core"].remaining
        for _ in range(3):
            session.github.get_repository(NOTES)
        self.assertEqual(session.github.get_rate_limit().resources["core"].remaining, before)
        self.assertEqual([each["status"] for each in self.sent(path=f"/repos/{NOTES}")], [200, 304, 304, 304])

    def test_calls_after_a_change_return_the_new_state(self):
        session = self.open()
        self.assertTrue(session.github.check_starred(NOTES))
        count = session.github.get_repository(NOTES).stargazers_count
        session.github.unstar_repository(NOTES)
        self.assertFalse(session.github.check_starred(NOTES))
        self.assertEqual(session.github.get_repository(NOTES).stargazers_count, count - 1)

    def test_cached_values_can_be_used_without_requests_and_cleared(self):
        session = self.open()
        with self.assertRaises(danxi.NotCachedError):
            session.github.get_user("lin-chen", cache="only")
        session.github.get_user("lin-chen")
        self.campus.fault("close", host=HOST)
        self.assertEqual(session.github.get_user("lin-chen", cache="only").login, "lin-chen")
        session.github.clear_cache()
        with self.assertRaises(danxi.NotCachedError):
            session.github.get_user("lin-chen", cache="only")

    # Limits

    def test_a_call_that_would_exceed_the_limit_is_not_sent(self):
        self.change(github_limits={"core": 2})
        session = self.open()
        session.github.get_user("lin-chen")
        session.github.get_user("wang-mei")
        with self.assertRaises(danxi.RateLimitedError) as raised:
            session.github.follow_user("wang-mei")
        error = raised.exception
        self.assertEqual(
            (error.detail["limit_kind"], error.detail["resource"], error.detail["limit"]), ("primary", "core", 2)
        )
        self.assertRegex(error.detail["reset"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$")
        self.assertTrue(0 < error.retry_after <= 3600)
        self.assertTrue(error.retryable)
        self.assertEqual(len(self.sent()), 2)
        self.assertEqual(session.github.search_users("chen").total_count, 1)

    def test_no_request_is_sent_after_a_limit_is_used_up(self):
        self.change(github_limits={"core": 0})
        session = self.open()
        for _ in range(2):
            with self.assertRaises(danxi.RateLimitedError) as raised:
                session.github.get_user("lin-chen")
        self.assertEqual(raised.exception.detail["limit_kind"], "primary")
        self.assertEqual(len(self.sent()), 1)

    def test_a_secondary_limit_with_retry_after_stops_all_requests(self):
        self.check_secondary_limit("retry_after", 30)

    def test_a_secondary_limit_without_retry_after_stops_all_requests_for_a_minute(self):
        self.check_secondary_limit("message", 60)

    def check_secondary_limit(self, kind, wait):
        """Checks that neither the session that reaches the limit nor another one sends a further request."""
        self.change(github_slow_down=kind)
        self.campus.control("DELETE", "/requests")
        session = self.open()
        with self.assertRaises(danxi.RateLimitedError) as raised:
            session.github.get_user("lin-chen")
        self.assertEqual(raised.exception.detail["limit_kind"], "secondary")
        self.assertEqual(raised.exception.retry_after, wait)
        for each in (session, self.open()):
            with self.assertRaises(danxi.RateLimitedError):
                each.github.search_users("chen")
        self.assertEqual(len(self.sent()), 1)

    # Renamed repositories

    def test_requests_for_a_renamed_repository_follow_the_redirect(self):
        session = self.open()
        self.assertEqual(session.github.get_repository("danxi-bot/notes").full_name, NOTES)
        issue = session.github.create_issue("danxi-bot/notes", "A title")
        self.assertEqual(session.github.get_issue(NOTES, issue.number).title, "A title")
        self.assertEqual(
            [each["path"] for each in self.sent(method="POST")],
            ["/repos/danxi-bot/notes/issues", "/repositories/1001/issues"],
        )

    # Refusals

    def test_a_call_that_the_server_refuses_raises_the_error_of_its_status(self):
        session = self.open()
        github = session.github
        cases = [
            (danxi.NotFoundError, 404, lambda: github.get_user("nobody")),
            (danxi.NotFoundError, 404, lambda: github.get_repository("wang-mei/diary")),
            (danxi.NotFoundError, 410, lambda: github.create_issue("danxi-bot/empty", "A title")),
            (danxi.RejectedError, 409, lambda: github.list_commits("danxi-bot/empty")),
            (danxi.RejectedError, 409, lambda: github.set_contents(NOTES, "README.md", "M", "", sha="0")),
            (danxi.RejectedError, 422, lambda: github.create_issue(NOTES, "T", labels=["none"])),
            (
                danxi.RejectedError,
                405,
                lambda: (github.modify_pull(NOTES, 3, state="closed"), github.merge_pull(NOTES, 3)),
            ),
            (danxi.RejectedError, 422, lambda: github.search_users("chen", page=35)),
            (danxi.ForbiddenError, 403, lambda: github.set_contents("campus-tools/timetable", "a", "M", "")),
        ]
        for kind, status, call in cases:
            with self.subTest(kind.__name__, status=status):
                with self.assertRaises(kind) as raised:
                    call()
                self.assertEqual(raised.exception.http_status, status)
        with self.assertRaises(danxi.RejectedError) as raised:
            github.create_issue(NOTES, "T", assignees=["nobody"])
        self.assertEqual(
            raised.exception.detail["fields"], [{"resource": "Issue", "field": "assignees", "code": "invalid"}]
        )

    def test_invalid_names_are_not_sent(self):
        github = self.open().github
        for call in (
            lambda: github.get_repository("notes"),
            lambda: github.star_repository("a/b/c"),
            lambda: github.get_contents(NOTES, "../secrets"),
            lambda: github.get_user(".."),
        ):
            self.assertRaises(danxi.InvalidArgumentError, call)
        self.assertEqual(self.sent(), [])

    # The token

    def test_a_wrong_token_is_refused_and_not_shown(self):
        token = "ghp_verysecret0123456789"
        session = self.open(github={"token": token})
        messages = []
        session.set_log(logging.DEBUG, lambda level, message: messages.append(message))
        with self.assertRaises(danxi.NotSignedInError) as raised:
            session.github.get_user("lin-chen")
        self.assertNotIn(token, str(raised.exception) + repr(session) + "".join(messages))
        self.assertNotIn(token.encode(), pickle.dumps(raised.exception))
        with self.assertRaises(danxi.InvalidArgumentError) as invalid:
            self.open(github={"token": f"{token}\r\nX-Other: 1"})
        self.assertNotIn(token, str(invalid.exception))

    def test_without_a_token_public_data_can_be_read(self):
        session = self.open(github={"token": None})
        self.assertEqual(session.github.get_user("lin-chen").login, "lin-chen")
        self.assertEqual(session.github.get_rate_limit().resources["core"].limit, 60)
        with self.assertRaises(danxi.NotSignedInError):
            session.github.get_authenticated_user()
        self.assertTrue(all("authorization" not in each["headers"] for each in self.sent()))

    def test_the_token_is_not_sent_to_another_host(self):
        self.campus.fault("redirect", host=HOST, location="https://feeds.example.net/notices.json")
        session = self.open()
        with self.assertRaises(danxi.UnexpectedResponseError):
            session.github.get_user("lin-chen")
        elsewhere = [each for each in self.campus.requests() if each["host"] == "feeds.example.net"]
        self.assertEqual(len(elsewhere), 1)
        self.assertNotIn("authorization", elsewhere[0]["headers"])

    # Files

    def test_a_file_is_created_replaced_and_deleted(self):
        github = self.open().github
        created = github.set_contents(NOTES, "docs/new plan.md", "Add", "IyBQbGFuCg==")
        github.set_contents(NOTES, "docs/new plan.md", "Change", "IyBQbGFuIDIK", sha=created.content.sha)
        file = github.get_contents(NOTES, "docs/new plan.md")
        self.assertEqual(file.content, "IyBQbGFuIDIK\n")
        self.assertIn("docs/new plan.md", [entry.path for entry in github.get_contents(NOTES, "docs").entries])
        self.assertIsNone(github.delete_contents(NOTES, "docs/new plan.md", "Remove", file.sha).content)
        with self.assertRaises(danxi.NotFoundError):
            github.get_contents(NOTES, "docs/new plan.md")

    def test_list_commit_activity_waits_until_the_server_has_computed_the_statistics(self):
        self.assertEqual(self.open().github.list_commit_activity(NOTES)[0].total, 5)
        self.assertEqual([each["status"] for each in self.sent()], [202, 200])

    # GraphQL

    def test_graphql_returns_data_and_errors_of_one_document(self):
        query = 'query($name: String!) { repository(owner: "danxi-bot", name: $name) { issues(first: 2) { nodes { number } } } }'
        github = self.open().github
        result = github.graphql(query, variables={"name": "campus-notes"})
        self.assertEqual(result.data, {"repository": {"issues": {"nodes": [{"number": 1}, {"number": 2}]}}})
        missing = github.graphql(query, variables={"name": "none"})
        self.assertEqual((missing.data, list(missing.errors[0].path)), ({"repository": None}, ["repository"]))
        self.assertEqual({each["path"] for each in self.sent()}, {"/graphql"})
        with self.assertRaises(danxi.NotSignedInError):
            self.open(github={"token": None}).github.graphql("{ viewer { login } }")

    def test_the_rate_limit_of_graphql_does_not_affect_other_requests(self):
        self.change(github_limits={"graphql": 0})
        github = self.open().github
        for _ in range(2):
            with self.assertRaises(danxi.RateLimitedError) as raised:
                github.graphql("{ viewer { login } }")
            self.assertEqual(raised.exception.detail["resource"], "graphql")
            self.assertGreater(raised.exception.retry_after, 0)
        self.assertEqual(len(self.sent()), 1)
        self.assertEqual(github.get_user("lin-chen").login, "lin-chen")
