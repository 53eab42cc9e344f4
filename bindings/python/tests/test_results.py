"""Results of typed calls: the value with its source, its age and the rows that were left out."""

import asyncio
import warnings

import danxi

from .campus import AsyncCampusTest, CampusTest


class Blocking(CampusTest):
    def test_request_takes_a_method_of_a_service(self):
        session = self.sign_in()
        hole = session.forum.list_holes_in_division(1)[0]
        result = session.request(session.forum.get_hole, hole.id)
        self.assertIsInstance(result, danxi.Result)
        self.assertEqual((result.value.id, result.source), (hole.id, "network"))
        self.assertLess(result.age, 60)
        self.assertIs(type(result.value), danxi.Hole)
        self.assertEqual((result.skipped, result.skipped_count, result.continuation), ((), 0, None))

    def test_a_cached_value_has_its_source_and_age(self):
        session = self.sign_in()
        first, second = [session.request(session.forum.list_all_tags, cache="prefer") for _ in range(2)]
        self.assertEqual((first.source, second.source), ("network", "memory"))
        self.assertEqual(first.value, second.value)
        self.assertGreaterEqual(second.age, 0)

    def test_a_page_has_a_continuation(self):
        session = self.sign_in()
        page = session.request(session.forum.list_holes_in_division, 1, size=2)
        following = session.request(session.forum.list_holes_in_division, 1, size=2, continue_from=page.continuation)
        self.assertEqual(len(page.value), 2)
        self.assertFalse({hole.id for hole in page.value} & {hole.id for hole in following.value})

    def test_malformed_rows_are_skipped_and_listed(self):
        self.campus.control("PATCH", "/settings", {"malformed_rows": True})
        session = self.open()
        with self.assertWarns(danxi.SkippedRowsWarning):
            result = session.request(session.library.get_library)
        self.assertEqual(([row.what for row in result.skipped], result.skipped_count), (["library"], 1))
        self.assertIsInstance(result.skipped[0].reason, str)

    def test_a_call_warns_once_of_skipped_rows_at_the_line_of_the_caller(self):
        self.campus.control("PATCH", "/settings", {"malformed_rows": True})
        session = self.open()
        call = session.start("library.get_library")
        for work in (
            session.library.get_library,
            lambda: session.call("library.get_library"),
            lambda: session.request("library.get_library"),
            lambda: session.request(session.library.get_library),
            lambda: (call.result(), call.result()),
        ):
            with warnings.catch_warnings(record=True) as found:
                warnings.simplefilter("always")
                work()
            self.assertEqual([each.category for each in found], [danxi.SkippedRowsWarning])
            self.assertEqual(found[0].filename, __file__)
            self.assertRegex(str(found[0].message), r"^1 row could not be read and is missing \(library: .+\)\.$")

    def test_values_without_skipped_rows_warn_of_nothing(self):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            self.assertTrue(self.open().library.get_library())

    def test_the_warning_can_be_an_exception(self):
        self.campus.control("PATCH", "/settings", {"malformed_rows": True})
        with warnings.catch_warnings():
            warnings.simplefilter("error", danxi.SkippedRowsWarning)
            with self.assertRaises(danxi.SkippedRowsWarning):
                self.open().library.get_library()

    def test_a_method_without_a_value_returns_none(self):
        session = self.open()
        self.assertIsNone(session.request(session.forum.clear_cache).value)

    def test_request_raises_the_error_of_the_call(self):
        session = self.sign_in()
        with self.assertRaises(danxi.NotFoundError):
            session.request(session.forum.get_hole, 987654321)

    def test_request_refuses_functions_that_are_not_single_calls_of_its_session(self):
        session, other = self.open(), self.open()
        for problem, call, arguments, message in (
            (TypeError, print, (), "not a method of a service, such as session.forum.get_hole"),
            (TypeError, danxi.ForumService.get_hole, (1,), "not a method of a service"),
            (TypeError, session.forum.iter_my_holes, (), "ForumService.iter_my_holes returns an iterator"),
            (TypeError, session.forum.watch_messages, (), "ForumService.watch_messages returns an iterator"),
            (ValueError, other.forum.get_hole, (1,), "ForumService.get_hole belongs to another session"),
            (TypeError, "forum.get_hole", (1,), "pass the parameters of forum.get_hole as keyword arguments"),
        ):
            with self.subTest(message), self.assertRaisesRegex(problem, message):
                session.request(call, *arguments)


class Asynchronous(AsyncCampusTest):
    async def test_an_async_session_takes_methods_of_services(self):
        session = await self.sign_in_async()
        holes, tags = await asyncio.gather(
            session.request(session.forum.list_holes_in_division, 1, size=2),
            session.request(session.forum.list_all_tags),
        )
        self.assertEqual((len(holes.value), holes.source, tags.source), (2, "network", "network"))
        self.assertIs(type(tags.value[0]), danxi.Tag)
        self.assertEqual((await session.request(session.forum.list_all_tags)).source, "memory")

    async def test_a_call_warns_at_the_line_that_awaits_it(self):
        self.campus.control("PATCH", "/settings", {"malformed_rows": True})
        async with danxi.AsyncSession(self.campus.config) as session:
            for work in (session.library.get_library, lambda: session.request(session.library.get_library)):
                with warnings.catch_warnings(record=True) as found:
                    warnings.simplefilter("always")
                    await work()
                self.assertEqual(
                    [(each.category, each.filename) for each in found], [(danxi.SkippedRowsWarning, __file__)]
                )

    async def test_request_refuses_functions_that_return_iterators(self):
        session = await self.sign_in_async()
        for call, message in (
            (session.forum.iter_my_holes, "AsyncForumService.iter_my_holes returns an iterator"),
            (session.forum.watch_messages, "AsyncForumService.watch_messages returns an iterator"),
        ):
            with self.subTest(message), self.assertRaisesRegex(TypeError, message):
                await session.request(call)
