"""Events during a call: Ctrl-C, cancellation, closing and the end of the program. Also results of a newer library."""

import asyncio
import ctypes
import errno
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
import unittest
from unittest import mock

import danxi
from danxi import _library, _result

from .campus import FORUM, PROLOGUE, AsyncCampusTest, CampusTest


def until(condition, seconds=60):
    """Waits until a condition is true, for at most `seconds`."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError("the condition is still false")
        time.sleep(0.01)


class Held(CampusTest):
    """A base class for tests in which the stand-in delays the requests to the forum by a minute."""

    def hold(self):
        self.campus.fault("delay", host=FORUM, ms=60_000)

    def held(self):
        return sum(request["path"].endswith("/users/me") for request in self.campus.requests())


class Interrupts(Held):
    def interrupt_when_held(self, count=1):
        def interrupt():
            until(lambda: self.held() >= count)
            os.kill(os.getpid(), signal.SIGINT)

        thread = threading.Thread(target=interrupt)
        thread.start()
        self.addCleanup(thread.join)

    def test_ctrl_c_ends_the_request_and_the_session_stays_usable(self):
        session = self.sign_in()
        self.hold()
        self.interrupt_when_held()
        start = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            session.forum.get_profile()
        self.assertLess(time.monotonic() - start, 15, "the call went on until its time limit of 30 seconds")
        self.campus.control("POST", "/reset")
        session.account.login(self.email, self.password)
        self.assertTrue(session.forum.get_profile().id)

    def test_ctrl_c_while_a_call_starts_ends_the_call(self):
        session = self.sign_in()
        self.hold()
        interval = sys.getswitchinterval()
        self.addCleanup(sys.setswitchinterval, interval)
        # With a long interval, the interrupting thread gets the GIL only when this thread waits in C, and keeps it until the signal is sent.
        sys.setswitchinterval(60)
        for _ in range(20):
            main = threading.get_ident()

            def interrupt(main=main):
                while "_call_interruptibly" not in (
                    entry.name for entry in traceback.extract_stack(sys._current_frames()[main])
                ):
                    time.sleep(0)
                os.kill(os.getpid(), signal.SIGINT)

            thread = threading.Thread(target=interrupt)
            thread.start()
            with self.assertRaises(KeyboardInterrupt):
                session.forum.get_profile()
            thread.join()

    def test_ctrl_c_does_not_end_the_calls_of_other_threads(self):
        session = self.sign_in()
        self.campus.fault("hold", host=FORUM)
        found = []
        thread = threading.Thread(target=lambda: found.append(session.forum.get_profile().id))
        thread.start()
        self.interrupt_when_held(2)
        with self.assertRaises(KeyboardInterrupt):
            session.forum.get_profile()
        self.campus.control("DELETE", "/faults")
        thread.join(60)
        self.assertEqual(len(found), 1)

    def test_an_exception_before_and_after_the_wait_ends_the_call_and_frees_its_handles(self):
        session = self.sign_in()
        freed = []

        class Interrupting:
            """Raises an exception in place of a function of the library, or after it."""

            def __init__(self, function, is_before):
                self.function, self.is_before = function, is_before

            def __call__(self, handles, function, *arguments):
                if function is not self.function:
                    return keep(handles, function, *arguments)
                if not self.is_before:
                    keep(handles, function, *arguments)
                raise KeyboardInterrupt

        keep, free, cancel = _library.keep, _library.task_free, _library.task_cancel
        for function in (_library.call_start, _library.task_wait):
            for is_before in (True, False):
                freed.clear()
                with (
                    mock.patch.object(_library, "keep", Interrupting(function, is_before)),
                    mock.patch.object(_library, "task_free", lambda task: (freed.append(task), free(task))),
                    mock.patch.object(_library, "task_cancel", lambda task: (freed.append(task), cancel(task))),
                    self.assertRaises(KeyboardInterrupt),
                ):
                    session.account.get_status()
                has_task = (function, is_before) != (_library.call_start, True)
                self.assertEqual(len(freed), 2 * has_task, "the task is cancelled and freed")
                self.assertEqual(len(set(freed)), has_task)
        self.assertTrue(session.account.get_status())

    def test_signals_whose_handlers_raise_nothing_do_not_end_a_call(self):
        session = self.sign_in()
        self.campus.fault("hold", host=FORUM)
        handled = []
        self.addCleanup(signal.signal, signal.SIGUSR1, signal.signal(signal.SIGUSR1, lambda *_: handled.append(1)))

        def interrupt():
            until(lambda: self.held() >= 1)
            for count in (1, 2, 3):
                os.kill(os.getpid(), signal.SIGUSR1)
                until(lambda count=count: len(handled) >= count)
            self.campus.control("DELETE", "/faults")

        thread = threading.Thread(target=interrupt)
        thread.start()
        self.addCleanup(thread.join)
        self.assertTrue(session.forum.get_profile().id)
        self.assertEqual(len(handled), 3)

    def test_an_interrupted_program_reports_keyboard_interrupt_and_ends_by_sigint(self):
        for script in (WAITS, WAITS_WITH_ASYNCIO):
            self.campus.control("POST", "/reset")
            self.hold()
            status, output, errors = self.interrupted(script)
            self.assertEqual((status, output), (-signal.SIGINT, ""), errors)
            self.assertTrue(errors.rstrip().endswith("KeyboardInterrupt"), errors)
            self.assertNotIn("ignored", errors)

    def interrupted(self, script):
        """Runs a program, sends SIGINT while its request is held, and returns its exit status, output and errors."""
        program = subprocess.Popen(
            [sys.executable, "-c", script],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            until(lambda: self.held() > 0 or program.poll() is not None)
            program.send_signal(signal.SIGINT)
            output, errors = program.communicate(timeout=60)
            return program.returncode, output, errors
        finally:
            program.kill()
            program.wait()


WAITS = (
    PROLOGUE
    + """
with danxi.Session(config) as session:
    session.account.login(*account)
    session.forum.get_profile()
"""
)
WAITS_WITH_ASYNCIO = (
    PROLOGUE
    + """
async def main():
    async with danxi.AsyncSession(config) as session:
        await session.account.login(*account)
        await session.forum.get_profile()
asyncio.run(main())
"""
)
LEAVES_SESSIONS_OPEN = (
    PROLOGUE
    + """
session, other = danxi.Session(config), danxi.Session(config)
session.account.login(*account)
async def main():
    global kept
    kept = danxi.AsyncSession(config)
    await kept.account.get_status()
asyncio.run(main())
sys.exit(3)
"""
)


class Exit(CampusTest):
    def test_a_program_exits_normally_with_open_sessions(self):
        run = subprocess.run(
            [sys.executable, "-c", LEAVES_SESSIONS_OPEN],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual((run.returncode, run.stdout, run.stderr), (3, "", ""))


class Asyncio(AsyncCampusTest, Held):
    async def until(self, condition):
        deadline = time.monotonic() + 60
        while not condition():
            self.assertLess(time.monotonic(), deadline)
            await asyncio.sleep(0.01)

    async def held_calls(self, session, count):
        self.hold()
        calls = [asyncio.create_task(session.forum.get_profile()) for _ in range(count)]
        await self.until(lambda: self.held() >= count)
        return calls

    async def test_aclose_ends_calls_and_leaves_no_reader(self):
        session = await self.sign_in_async()
        calls = await self.held_calls(session, 3)
        descriptor = session._fd
        await session.aclose()
        # The system may reuse the descriptor's number for another file, which the loop must not watch.
        self.assertFalse(asyncio.get_running_loop().remove_reader(descriptor))
        for result in await asyncio.gather(*calls, return_exceptions=True):
            self.assertIs(type(result), danxi.ClosedError)
        self.assertEqual(session._calls, {})
        await session.aclose()
        self.assertTrue(session.closed)

    async def test_aclose_ends_calls_whose_results_do_not_come(self):
        session = await self.sign_in_async()
        calls = await self.held_calls(session, 2)
        with mock.patch.object(_library, "session_next", return_value=None):
            await session.aclose()
        await self.until(lambda: all(call.done() for call in calls))
        self.assertEqual([type(call.exception()) for call in calls], 2 * [danxi.ClosedError])

    async def test_the_loop_does_not_watch_the_descriptor_after_calls(self):
        session = await self.sign_in_async()
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0)
        self.assertFalse(loop.remove_reader(session._fd))
        await session.forum.get_profile()
        await session.aclose()
        self.assertFalse(loop.remove_reader(session._fd))

    async def test_a_call_that_the_loop_cannot_watch_sends_nothing_and_the_next_one_works(self):
        session = await self.sign_in_async()
        await session.forum.get_profile()
        await asyncio.sleep(0)
        count = len(self.campus.requests())
        loop = asyncio.get_running_loop()
        with mock.patch.object(loop, "add_reader", side_effect=OSError(errno.ENOSPC, "no space")) as add_reader:
            for _ in range(2):
                with self.assertRaises(OSError):
                    session.forum.watch_hole(1)
            with self.assertRaises(OSError):
                await session.forum.get_profile()
        self.assertEqual(add_reader.call_count, 3)
        self.assertEqual((session._calls, session._streams, len(self.campus.requests())), ({}, {}, count))
        self.assertTrue((await session.forum.get_profile()).id)

    async def test_the_loop_watches_the_descriptor_once_for_calls_that_are_awaited_directly(self):
        session = await self.sign_in_async()
        await asyncio.sleep(0)
        loop = asyncio.get_running_loop()
        with mock.patch.object(loop, "add_reader", wraps=loop.add_reader) as add_reader:
            for _ in range(3):
                await session.forum.get_profile()
        add_reader.assert_called_once()
        await session.aclose()
        self.assertFalse(loop.remove_reader(session._fd))

    async def test_aclose_can_be_called_before_the_first_call_and_in_several_tasks(self):
        session = danxi.AsyncSession(self.campus.config)
        await asyncio.gather(session.aclose(), session.aclose())
        self.assertTrue(session.closed)
        with self.assertRaises(danxi.ClosedError):
            await session.account.get_status()
        self.assertEqual(session._calls, {})

    async def test_a_cancelled_task_ends_its_request(self):
        session = await self.sign_in_async()
        (first, second) = await self.held_calls(session, 2)
        first.cancel()
        await self.until(lambda: len(session._calls) == 1)
        self.assertTrue(first.cancelled())
        self.assertFalse(second.done())
        second.cancel()
        await self.until(lambda: not session._calls)
        self.assertFalse(asyncio.get_running_loop().remove_reader(session._fd))

    async def test_a_coroutine_that_is_closed_ends_its_request(self):
        session = await self.sign_in_async(network={**self.campus.config["network"], "timeout_ms": 600_000})
        with self.campus.holding(FORUM):
            call = session.forum.get_profile()
            call.send(None)
            await self.until(lambda: self.held() == 1)
            call.close()
            await self.until(lambda: not session._calls)

    async def test_aclose_after_a_cancelled_call_leaves_no_reader(self):
        session = await self.sign_in_async()
        (call,) = await self.held_calls(session, 1)
        call.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await call
        await session.aclose()
        self.assertFalse(asyncio.get_running_loop().remove_reader(session._fd))

    def test_event_loops_in_several_threads_use_separate_sessions(self):
        counts = []

        async def use():
            async with danxi.AsyncSession(self.campus.config) as session:
                await session.account.login(self.email, self.password)
                profiles = await asyncio.gather(*(session.forum.get_profile() for _ in range(20)))
                counts.append(len({profile.id for profile in profiles}))

        threads = [threading.Thread(target=asyncio.run, args=(use(),)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        self.assertEqual(counts, [1, 1, 1, 1])


class NewerLibrary(unittest.TestCase):
    """Results that only a newer library returns."""

    def result(self, status, text, source=0):
        """Returns a result of a simulated library, with this status, JSON text and source."""
        buffer, nothing = ctypes.create_string_buffer(text), ctypes.create_string_buffer(b"[]")
        functions = {
            "result_json": lambda handle, length: (setattr(length, "value", len(text)), ctypes.addressof(buffer))[1],
            "result_status": lambda handle: status,
            "result_source": lambda handle: source,
            "result_age_ms": lambda handle: 0,
            "result_skipped_count": lambda handle: 0,
            "result_skipped": lambda handle, length: (setattr(length, "value", 2), ctypes.addressof(nothing))[1],
            "result_continuation": lambda handle: None,
            "result_free": lambda handle: None,
        }
        patch = mock.patch.multiple(_library, create=True, **functions)
        patch.start()
        self.addCleanup(patch.stop)
        return _result.RawResult(1)

    def test_an_unknown_code_raises_an_error_with_the_code(self):
        text = (
            b'{"code":9999,"name":"eclipsed","message":"The sun is gone.","retryable":true,"http_status":418,"new":{}}'
        )
        with self.assertRaises(danxi.Error) as caught:
            self.result(9999, text).value()
        error = caught.exception
        self.assertIs(type(error), danxi.Error)
        self.assertEqual((error.code, error.name, error.retryable, error.http_status), (9999, "eclipsed", True, 418))
        self.assertEqual(str(error), "The sun is gone.")
        self.assertEqual((danxi.Error.code, danxi.Error.name), (-1, "unknown"), "the error has changed its class")

    def test_an_unknown_source_is_reported_as_network(self):
        result = self.result(0, b"1", source=7).result()
        self.assertEqual((result.value, result.source), (1, "network"))

    def test_a_result_without_text_raises_memory_error(self):
        with (
            mock.patch.multiple(
                _library,
                create=True,
                result_json=lambda handle, length: None,
                result_status=lambda handle: 5,
                result_source=lambda handle: 0,
                result_age_ms=lambda handle: 0,
                result_skipped_count=lambda handle: 0,
                result_free=lambda handle: None,
            ),
            self.assertRaises(MemoryError),
        ):
            _result.RawResult(1).value()
