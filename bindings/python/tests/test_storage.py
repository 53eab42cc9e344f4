"""Storages: objects of the program in which sessions keep values and locks."""

import asyncio
import gc
import logging
import threading
import time
import unittest
import weakref

import danxi
from danxi import _extension

from .campus import AUTH, PROLOGUE, AsyncCampusTest, CampusTest
from .test_extensions import Recorder, until

METHODS = ("get", "put", "remove", "remove_all", "lock", "unlock")
KEY = {"key": "0123456789abcdef" * 4}


class Shelf:
    """A storage that keeps values and locks in dicts. `calls` lists the called methods. Each method first calls `act` with its name."""

    def __init__(self, act=lambda name: None):
        self.values, self.locks, self.calls, self.threads = {}, {}, [], set()
        self.act, self.mutex = act, threading.Lock()

    def _begin(self, name, *strings):
        assert all(type(string) is str for string in strings)
        assert strings[0].startswith("danxi:1:{") and len(strings[0]) <= 300
        self.calls.append(name)
        self.threads.add(threading.get_ident())
        self.act(name)

    def get(self, key):
        self._begin("get", key)
        return self.values.get(key)

    def put(self, key, value, lifetime):
        self._begin("put", key)
        assert type(value) is bytes and value and lifetime > 86400
        self.values[key] = value

    def remove(self, key):
        self._begin("remove", key)
        return self.values.pop(key, None)

    def remove_all(self, prefix):
        self._begin("remove_all", prefix)
        with self.mutex:
            self.values = {key: value for key, value in self.values.items() if not key.startswith(prefix)}

    def lock(self, key, token, lease):
        self._begin("lock", key, token)
        assert len(token) >= 20 and 1 <= lease <= 3600
        with self.mutex:
            return self.locks.setdefault(key, token) == token

    def unlock(self, key, token):
        self._begin("unlock", key, token)
        with self.mutex:
            if self.locks.get(key) == token:
                del self.locks[key]


class StorageTest(CampusTest):
    def open(self, store=None, **sections):
        # The timeout is long, because a thread may have to wait on a busy machine.
        return super().open(store={"timeout_ms": 30_000, **(store or {})}, **sections)

    def login(self, session, password=None, **options):
        return session.account.login(self.email, password or self.password, remember=True, **options)

    def count_of_logins(self):
        return [request["path"] for request in self.campus.requests() if request["host"] == AUTH].count("/api/login")

    def reasons(self, session):
        """Returns a list that receives the session's warnings."""
        messages = []
        session.set_log(logging.WARNING, lambda level, text: messages.append(text))
        return messages


class Sharing(StorageTest):
    def test_sessions_share_values(self):
        shelf = Shelf()
        first = self.open(storage=shelf)
        self.login(first)
        tags = first.forum.list_all_tags()
        second = self.open(storage=shelf)
        cached = second.request("forum.list_all_tags", cache="only")
        self.assertEqual(([tag["id"] for tag in cached.value], cached.source), ([tag.id for tag in tags], "disk"))
        self.assertTrue(self.login(second, "not checked", reuse=True).remembered)
        self.assertEqual(self.count_of_logins(), 1)
        other = self.open(storage=shelf, store={"namespace": "other"})
        with self.assertRaises(danxi.NotCachedError):
            other.forum.list_all_tags(cache="only")
        second.account.logout()
        self.assertTrue(all(b"signed_out" in shelf.values[key] for key in shelf.values if "account.json" in key))
        self.assertEqual(shelf.locks, {})
        self.assertNotIn(threading.get_ident(), shelf.threads)
        self.assertLessEqual({"get", "put", "remove", "lock", "unlock"}, set(shelf.calls))
        first.forum.clear_cache()
        self.assertIn("remove_all", shelf.calls)

    def test_values_survive_the_session(self):
        for view in (bytes, bytearray, memoryview):
            with self.subTest(view):
                shelf = Shelf()
                shelf.get = lambda key, shelf=shelf, view=view: view(shelf.values[key]) if key in shelf.values else None
                self.login(self.open(storage=shelf))
                gc.collect()
                later = self.open(storage=shelf)
                self.assertTrue(later.forum.get_profile().id)
                self.assertTrue(later.account.get_status().remembered)

    def test_values_are_encrypted_with_the_key(self):
        shelf, readable = Shelf(), Shelf()
        self.login(self.open(storage=readable))
        self.assertTrue(any(b"access" in value for value in readable.values.values()))
        self.login(self.open(storage=shelf, store=KEY))
        self.assertTrue(shelf.values)
        for value in shelf.values.values():
            self.assertNotIn(b"access", value)
        self.assertTrue(self.open(storage=shelf, store=KEY).account.get_status().signed_in)
        for store in ({"key": KEY["key"][::-1]}, {}):
            self.assertFalse(self.open(storage=shelf, store=store).account.get_status().signed_in)

    def test_an_empty_value_is_not_a_sign_in(self):
        shelf = Shelf()
        self.login(self.open(storage=shelf))
        shelf.values = dict.fromkeys(shelf.values, b"")
        self.assertFalse(self.open(storage=shelf).account.get_status().signed_in)

    def test_many_sessions_sign_in_once(self):
        shelf, statuses = Shelf(), []
        sessions = [self.open(storage=shelf) for _ in range(10)]
        work = [
            threading.Thread(target=lambda s=s: statuses.append(self.login(s, reuse=True).remembered)) for s in sessions
        ]
        for thread in work:
            thread.start()
        for thread in work:
            thread.join()
        self.assertEqual(statuses, [True] * 10)
        self.assertEqual(self.count_of_logins(), 1)

    def test_a_login_waits_for_the_lock_of_another_session(self):
        def lock(key, token, lease):
            attempts.append(key)
            return len(attempts) > 3 and take(key, token, lease)

        shelf, attempts = Shelf(), []
        take, shelf.lock = shelf.lock, lock
        self.assertTrue(self.login(self.open(storage=shelf)).remembered)
        self.assertEqual(len(set(attempts[:4])), 1)
        self.assertEqual(shelf.locks, {})


class Misbehaving(StorageTest):
    """Storages that fail. Calls that do not need the storage succeed, and a login reports whether it was stored."""

    def test_exceptions_of_a_storage_are_reported_and_calls_continue(self):
        class Odd(Exception):
            def __str__(self):
                raise ZeroDivisionError

        for error, reason in (
            (OSError("the disk\0 is full"), "OSError: the disk is full"),
            (KeyError(), "KeyError"),
            (Odd(), "Odd"),
            (SystemExit("enough"), "SystemExit: enough"),
        ):
            with self.subTest(reason):

                def fail(name, error=error):
                    raise error

                shelf = Shelf()
                session = self.open(storage=shelf)
                self.login(session)
                messages = self.reasons(session)
                shelf.act = fail
                session.forum.list_all_tags(cache="refresh")
                with self.assertRaisesRegex(danxi.StorageError, "the session is signed in"):
                    self.login(session)
                self.assertTrue(session.forum.get_profile().id)
                self.assertTrue(any(reason in message for message in messages), messages)

    def test_the_error_contains_the_message_of_the_exception(self):
        def put(key, value, lifetime):
            raise OSError("the disk is full")

        shelf = Shelf()
        shelf.put = put
        session = self.open(storage=shelf)
        with self.assertRaisesRegex(danxi.StorageError, "OSError: the disk is full"):
            self.login(session)
        self.assertTrue(session.account.get_status().signed_in)

    def test_the_traceback_of_an_exception_is_logged(self):
        def fail(name):
            raise OSError

        shelf = Shelf(fail)
        with self.assertLogs("danxi", "DEBUG") as logs:
            self.open(storage=shelf).account.get_status()
        self.assertTrue(any("in fail" in line for line in logs.output))

    def test_an_operation_fails_if_its_value_has_a_wrong_type(self):
        async def coroutine(*arguments):
            pass

        for method, value, reason in (
            ("get", "secret", "`get` must return bytes or None, not str"),
            ("get", 5, "`get` must return bytes or None, not int"),
            ("lock", None, "`lock` must return True or False, not NoneType"),
            ("lock", 1, "`lock` must return True or False, not int"),
            ("put", coroutine, "`put` of a storage cannot be a coroutine function"),
        ):
            with self.subTest(reason), self.assertLogs("danxi", "DEBUG") as logs:
                shelf = Shelf()
                session = self.open(storage=shelf)
                self.login(session)
                setattr(shelf, method, value if callable(value) else lambda *arguments, value=value: value)
                session.forum.list_all_tags(cache="refresh")
                # Tokens are stored only after those of the store were read and compared.
                if method in ("get", "put"):
                    with self.assertRaisesRegex(danxi.StorageError, "the session is signed in"):
                        self.login(session)
                else:
                    self.assertTrue(self.login(session).signed_in)
                self.assertTrue(session.forum.get_profile().id)
            self.assertTrue(any(reason in line for line in logs.output), logs.output)

    def test_an_operation_that_blocks_fails_after_the_timeout(self):
        released = threading.Event()
        self.addCleanup(released.set)
        shelf = Shelf()
        session = self.open(storage=shelf, store={"timeout_ms": 200})

        def is_remembered():
            try:
                return self.login(session).remembered
            except danxi.StorageError:  # On a busy machine, an operation may take more than 200 ms.
                return False

        until(is_remembered)
        messages = self.reasons(session)
        shelf.act = lambda name: released.wait(60)
        self.assertTrue(session.forum.list_all_tags(cache="refresh"))
        self.assertTrue(any("did not finish an operation in time" in message for message in messages), messages)
        # The session can be closed while the method runs.
        start = time.monotonic()
        session.close()
        self.assertLess(time.monotonic() - start, 15)

    def test_a_method_of_the_storage_may_close_the_session(self):
        shelf = Shelf()
        session = self.open(storage=shelf)
        self.login(session)
        shelf.act = lambda name: session.close()
        with self.assertRaises(danxi.ClosedError):
            session.forum.list_all_tags()


class Lifetimes(StorageTest):
    def test_a_storage_lives_as_long_as_its_session(self):
        shelf = Shelf()
        alive = weakref.ref(shelf)
        session = self.open(storage=shelf)
        del shelf
        gc.collect()
        self.login(session)
        self.assertIsNotNone(alive())
        session.close()
        until(lambda: gc.collect() is not None and alive() is None)
        until(lambda: not _extension.extensions)

    def test_storages_without_the_methods_are_refused(self):
        class Hasty(Shelf):
            async def put(self, key, value, lifetime):
                pass

        incomplete = Shelf()
        incomplete.lock = None
        for storage, words in (
            (object(), "not a storage: it has no method `get`"),
            (incomplete, "no method `lock`"),
            (Hasty(), "`put` of a storage cannot be a coroutine function"),
        ):
            for kind in (danxi.Session, danxi.AsyncSession):
                with self.assertRaisesRegex(TypeError, words):
                    kind(interceptors=[Recorder()], client=self.Client(), storage=storage)
        until(lambda: not _extension.extensions)
        with self.assertRaisesRegex(danxi.InvalidArgumentError, r"store\.url"):
            danxi.Session(storage=Shelf(), store={"url": "redis://127.0.0.1"})
        until(lambda: not _extension.extensions)

    class Client:
        def send(self, request):
            raise AssertionError

    def test_subclasses_without_all_methods_cannot_be_instantiated(self):
        class Incomplete(danxi.Storage):
            def get(self, key):
                return None

        with self.assertRaisesRegex(TypeError, "abstract"):
            Incomplete()

    def test_the_program_can_end_while_a_storage_is_used(self):
        program = f"""{PROLOGUE}
from tests.test_storage import Shelf
shelf = Shelf()
session = danxi.Session(config, storage=shelf)
session.account.login(*account, remember=True)
if sys.argv[1] == "blocked":
    started = threading.Event()
    shelf.act = lambda name: (started.set(), time.sleep(60))
    def use():
        try:
            session.forum.list_all_tags()
        except danxi.ClosedError:
            pass
    threading.Thread(target=use, daemon=True).start()
    assert started.wait(60)
print(len(shelf.values) > 0)
"""
        for state in ("idle", "blocked"):
            with self.subTest(state):
                output, errors = self.run_python("-c", program, state)
                self.assertEqual((output, errors), ("True\n", ""))


class Asynchronous(AsyncCampusTest):
    async def open_async(self, shelf):
        session = danxi.AsyncSession(self.campus.config, storage=shelf, store={"timeout_ms": 60_000})
        self.addAsyncCleanup(session.aclose)
        return session

    async def test_sessions_share_values(self):
        shelf = Shelf()
        first = await self.open_async(shelf)
        await first.account.login(self.email, self.password, remember=True)
        tags = await first.forum.list_all_tags()
        later = [await self.open_async(shelf) for _ in range(5)]
        self.assertEqual(
            await asyncio.gather(*(session.forum.list_all_tags(cache="only") for session in later)), [tags] * 5
        )
        self.assertTrue((await later[0].account.get_status()).remembered)

    async def test_a_method_that_blocks_does_not_block_the_loop(self):
        def wait(name):
            loop.call_soon_threadsafe(started.set)
            assert released.wait(60)

        loop, started, released = asyncio.get_running_loop(), asyncio.Event(), threading.Event()
        self.addCleanup(released.set)
        shelf = Shelf()
        session = await self.open_async(shelf)
        await session.account.login(self.email, self.password, remember=True)
        shelf.act = wait
        call = asyncio.create_task(session.forum.list_all_tags())
        await asyncio.wait_for(started.wait(), 60)
        released.set()
        self.assertTrue(await call)
        self.assertNotIn(threading.get_ident(), shelf.threads)

    async def test_exceptions_of_a_storage_are_reported_and_calls_continue(self):
        def fail(name):
            raise OSError("the disk is full")

        session = await self.open_async(Shelf(fail))
        with self.assertRaisesRegex(danxi.StorageError, "the session is signed in"):
            await session.account.login(self.email, self.password, remember=True)
        self.assertTrue(await session.forum.list_all_tags())


if __name__ == "__main__":
    unittest.main()
