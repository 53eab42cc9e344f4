"""Interceptors and clients: objects of the program that see or send the requests of a session."""

import asyncio
import ctypes
import gc
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import weakref
from pathlib import Path
from unittest import mock

import danxi
from danxi import _client, _extension, _tables

from . import ROOT
from .campus import FORUM, AsyncCampusTest, CampusTest

HOLE = "forum.get_hole"
ATOM = b"<feed xmlns='http://www.w3.org/2005/Atom'><title>T</title></feed>"


def until(condition, seconds=60):
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError("the condition is still false")
        time.sleep(0.01)


class Recorder:
    """An interceptor that keeps the exchanges of `forum.get_hole`. `actions` are functions by step, called with the exchange."""

    def __init__(self, **actions):
        self.steps, self.exchanges, self.actions = [], [], actions

    def _record(self, step, exchange):
        if exchange.call == HOLE:
            self.steps.append(step)
            self.exchanges.append(exchange)
            self.actions.get(step, lambda exchange: None)(exchange)

    def prepare(self, exchange):
        self._record("prepare", exchange)

    def will_send(self, exchange):
        self._record("will_send", exchange)

    def will_receive(self, exchange):
        self._record("will_receive", exchange)

    def intercept(self, exchange):
        self._record("intercept", exchange)

    def did_receive(self, exchange):
        self._record("did_receive", exchange)


STEPS = ["prepare", "will_send", "will_receive", "intercept", "did_receive"]


class Interceptors(CampusTest):
    def open_with(self, *interceptors):
        session = danxi.Session(self.campus.config, interceptors=interceptors)
        self.addCleanup(session.close)
        session.account.login(self.email, self.password)
        return session

    def paths(self):
        return [request["path"] for request in self.campus.requests() if request["host"] == FORUM]

    def test_all_methods_of_an_interceptor_see_the_exchange(self):
        recorder = Recorder()
        hole = self.open_with(recorder).forum.get_hole(1)
        self.assertEqual(recorder.steps, STEPS)
        prepare, will_send, will_receive, intercept, did_receive = recorder.exchanges
        self.assertEqual({exchange.id for exchange in recorder.exchanges}, {prepare.id})
        self.assertEqual((prepare.request.method, prepare.request.effect, prepare.attempt), ("GET", "safe", 1))
        self.assertEqual(prepare.request.url, f"https://{FORUM}/api/holes/1")
        self.assertEqual(will_send.request.headers["authorization"], "…")
        self.assertIsNone(prepare.response)
        self.assertGreaterEqual(will_receive.duration, 0)
        self.assertEqual(intercept.response.json()["hole_id"], hole.id)
        self.assertEqual((intercept.response.status, intercept.may_retry), (200, True))
        self.assertIsNone(did_receive.error)
        self.assertEqual(repr(prepare), f"<danxi.Exchange {prepare.id} of forum.get_hole>")
        self.assertEqual(repr(prepare.request), f"<danxi.Request GET https://{FORUM}/api/holes/1>")
        self.assertEqual(repr(intercept.response), "<danxi.Response 200>")

    def test_interceptors_see_errors_as_exceptions(self):
        recorder = Recorder()
        session = self.open_with(recorder)
        with self.assertRaises(danxi.NotFoundError):
            session.forum.get_hole(99999999)
        self.assertEqual(recorder.exchanges[3].response.status, 404)
        self.assertIsInstance(recorder.exchanges[4].error, danxi.NotFoundError)

    def test_prepare_changes_a_request_in_place(self):
        def change(exchange):
            exchange.request.url = exchange.request.url.replace("/1", "/2")
            exchange.request.headers["referer"] = "https://a.test/"
            del exchange.request.headers["accept"]

        recorder = Recorder(prepare=change)
        self.assertEqual(self.open_with(recorder).forum.get_hole(1).id, 2)
        sent = recorder.exchanges[1].request
        self.assertEqual(sent.headers["referer"], "https://a.test/")
        self.assertNotIn("accept", sent.headers)
        self.assertEqual(self.paths(), ["/api/holes/2"])

    def test_an_interceptor_changes_a_body(self):
        class Loud:
            def prepare(self, exchange):
                if exchange.call == "forum.create_floor":
                    body = exchange.request.body
                    exchange.request.body = body.replace(b"quiet", "LOUD, 很响".encode())

        floor = self.open_with(Loud()).forum.create_floor("quiet", 1)
        self.assertEqual(floor.content, "LOUD, 很响")

    def test_an_interceptor_can_change_a_response_or_replace_an_error_with_a_response(self):
        def change(exchange):
            if exchange.error:
                exchange.response = danxi.Response(200, body=kept[0], headers={"content-type": "application/json"})
            else:
                kept.append(exchange.response.body.replace(b'"reply":', b'"reply":1'))
                exchange.response.body = kept[0]

        kept = []
        recorder = Recorder()
        session = self.open_with(recorder, Recorder(intercept=change))
        changed = session.forum.get_hole(1)
        self.assertNotEqual(changed.reply, recorder.exchanges[3].response.json()["reply"])
        self.campus.fault("close", host=FORUM)
        self.assertEqual(session.forum.get_hole(1), changed)

    def test_an_exception_in_an_interceptor_refuses_the_request(self):
        def refuse(exchange):
            raise PermissionError("not on Mondays")

        for step in ("prepare", "will_send", "intercept"):
            session = self.open_with(Recorder(**{step: refuse}))
            with self.subTest(step), self.assertRaises(danxi.VetoedError) as caught:
                session.forum.get_hole(1)
            self.assertIsInstance(caught.exception.__cause__, PermissionError)
            self.assertEqual(caught.exception.detail["reason"], "PermissionError: not on Mondays")
            self.assertFalse(caught.exception.retryable)

    def test_an_invalid_change_refuses_the_request(self):
        def change(exchange):
            exchange.request.headers["x"] = object()

        with self.assertRaises(danxi.VetoedError) as caught:
            self.open_with(Recorder(prepare=change)).forum.get_hole(1)
        self.assertIsInstance(caught.exception.__cause__, TypeError)

    def test_an_exception_of_an_observer_is_logged(self):
        def fail(exchange):
            raise ZeroDivisionError

        session = self.open_with(Recorder(will_receive=fail))
        with self.assertLogs("danxi", "ERROR") as logs:
            session.forum.get_hole(1)
        self.assertIn("ZeroDivisionError", logs.output[0])

    def test_an_interceptor_can_send_a_request_five_times(self):
        recorder = Recorder(intercept=lambda exchange: exchange.retry(after=0.001))
        self.open_with(recorder).forum.get_hole(1)
        self.assertEqual([exchange.attempt for exchange in recorder.exchanges[3::4]], [1, 2, 3, 4, 5])
        self.assertEqual([exchange.may_retry for exchange in recorder.exchanges[3::4]], [True] * 4 + [False])

    def test_an_interceptor_may_use_the_session(self):
        recorder = Recorder(prepare=lambda exchange: session.forum.get_hole(2))
        session = self.open_with(recorder)
        self.assertEqual(session.forum.get_hole(1).id, 1)
        self.assertEqual(recorder.steps.count("prepare"), 1)

    def test_an_interceptor_may_close_the_session(self):
        recorder = Recorder(prepare=lambda exchange: session.close())
        session = self.open_with(recorder)
        with self.assertRaises(danxi.ClosedError):
            session.forum.get_hole(1)

    def test_a_call_with_a_slow_interceptor_ends_at_the_deadline(self):
        released = threading.Event()
        self.addCleanup(released.set)
        session = self.open_with(Recorder(prepare=lambda exchange: released.wait(60)))
        with self.assertRaises(danxi.TimeoutError):
            session.forum.get_hole(1, timeout_ms=300)
        # The session can be closed while the method runs.
        start = time.monotonic()
        session.close()
        self.assertLess(time.monotonic() - start, 15)

    def test_an_interceptor_sees_secrets_only_if_with_secrets_is_true(self):
        class Curious:
            def __init__(self, with_secrets):
                self.with_secrets, self.seen = with_secrets, []

            def prepare(self, exchange):
                self.seen.append((exchange.request.body, exchange.request.body_omitted))

        shy, curious = Curious(False), Curious(True)
        self.open_with(shy)
        self.open_with(curious)
        self.assertEqual(shy.seen, [(None, "secret")])
        self.assertIn(self.password.encode(), curious.seen[0][0])

    def test_interceptors_live_as_long_as_their_session(self):
        recorder = Recorder()
        alive = weakref.ref(recorder)
        session = self.open_with(recorder)
        del recorder
        gc.collect()
        self.assertIsNotNone(alive())
        session.close()
        until(lambda: gc.collect() is not None and alive() is None)
        until(lambda: not _extension.extensions)

    def test_interceptors_and_clients_without_methods_are_refused(self):
        for arguments, words in (
            ({"interceptors": [Recorder(), object()]}, "not an interceptor"),
            ({"client": object()}, "not a client"),
        ):
            with self.assertRaisesRegex(TypeError, words):
                danxi.Session(**arguments)
        with self.assertRaises(danxi.InvalidArgumentError):
            danxi.Session({"unknown": 1}, interceptors=[Recorder()])
        until(lambda: not _extension.extensions)

    def test_interceptors_see_the_calls_of_many_threads(self):
        recorder = Recorder()
        session = self.open_with(recorder)
        threads = [threading.Thread(target=session.forum.get_hole, args=(1,)) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(recorder.steps), sorted(STEPS * 20))


# Waits for a client that never responds, and prints the error.
STOPPED = """
import os, threading
import danxi

class Silent:
    def send(self, request):
        print("sent", flush=True)
        threading.Event().wait()

try:
    danxi.Session(client=Silent()).feeds.fetch("https://feeds.test/a", timeout_ms=1000)
except danxi.TimeoutError as error:
    print(error, flush=True)
os._exit(0)
"""


class FeedClient:
    """A client that responds to every request with the same feed, unless `act` returns a response."""

    def __init__(self, act=lambda request: None):
        self.requests, self.act = [], act

    def send(self, request):
        self.requests.append(request)
        return self.act(request) or danxi.Response(200, body=ATOM, headers={"content-type": "text/xml"})


class Clients(unittest.TestCase):
    def fetch(self, client, **options):
        with danxi.Session(client=client) as session:
            return session.feeds.fetch("https://feeds.test/a", **options)

    def test_a_client_sends_the_requests(self):
        client = FeedClient()
        self.assertEqual(self.fetch(client).feed.title, "T")
        (request,) = client.requests
        self.assertEqual((request.method, request.url, request.body), ("GET", "https://feeds.test/a", None))
        self.assertTrue(0 < request.timeout <= 30)

    def test_a_client_gets_bodies_with_secrets(self):
        client = FeedClient(lambda request: danxi.Response(403, body="{}"))
        with danxi.Session(client=client) as session, self.assertRaises(danxi.Error):
            session.account.login("someone@fudan.edu.cn", "a password")
        self.assertIn(b"a password", client.requests[0].body)

    def test_exceptions_of_a_client_become_network_errors(self):
        def fail(request):
            raise OSError("the tunnel is down")

        client = FeedClient(fail)
        with self.assertRaisesRegex(danxi.NetworkError, "OSError: the tunnel is down"):
            self.fetch(client)
        self.assertEqual(len(client.requests), 3)  # a read is retried

    def test_a_change_is_retried_only_if_the_server_received_nothing(self):
        for error, count in ((OSError(), 1), (ConnectionRefusedError(), 3)):

            def fail(request, error=error):
                raise error

            client = FeedClient(fail)
            with danxi.Session(client=client) as session, self.assertRaises(danxi.NetworkError) as caught:
                session.account.register("someone@fudan.edu.cn", "a password", "123456")
            self.assertEqual(len(client.requests), count)
            self.assertEqual(caught.exception.outcome, "unknown" if count == 1 else None)

    def test_invalid_responses_of_a_client_are_refused(self):
        with self.assertRaisesRegex(danxi.NetworkError, "must return a danxi.Response"):
            self.fetch(FeedClient(lambda request: "200"))
        with self.assertRaises(danxi.InvalidArgumentError):
            self.fetch(FeedClient(lambda request: danxi.Response(2000)))

    def time_out(self, session, client):
        """Makes a call that times out during `send`.

        If a call times out before `send` is called, makes another call with a longer timeout, because the library did not call `cancel`.
        """
        stopped = threading.Event()
        self.addCleanup(stopped.set)
        for seconds in (0.2, 1, 5, 15):
            begun = []

            def wait(request, begun=begun):
                begun.append(time.monotonic())
                stopped.wait(60)

            client.act = wait
            deadline = time.monotonic() + seconds
            with self.assertRaises(danxi.TimeoutError):
                session.feeds.fetch("https://feeds.test/a", timeout_ms=int(seconds * 1000))
            if begun and begun[0] < deadline:
                return
        self.fail("`send` was not called in time")

    def test_a_timeout_calls_cancel_of_the_client(self):
        cancelled = threading.Event()
        client = FeedClient()
        client.cancel = lambda request: cancelled.set()
        with danxi.Session(client=client) as session:
            self.time_out(session, client)
            self.assertTrue(cancelled.wait(60))

    def test_the_timeout_error_names_the_client_even_if_the_process_was_stopped_at_the_deadline(self):
        with subprocess.Popen(
            [sys.executable, "-c", STOPPED], cwd=ROOT / "bindings/python", stdout=subprocess.PIPE, text=True
        ) as process:
            self.assertEqual(process.stdout.readline(), "sent\n")
            process.send_signal(signal.SIGSTOP)
            # After this pause, the deadline has passed, and so has the additional time in which a call can end by itself.
            time.sleep(1.5)
            process.send_signal(signal.SIGCONT)
            self.assertRegex(process.stdout.read(), "client .* deadline")

    def test_timeout_classes_of_older_python_versions_are_timeouts(self):
        class Timeout(OSError):
            """`socket.timeout` in Python 3.9."""

        def fail(request):
            raise Timeout

        with mock.patch("socket.timeout", Timeout), self.assertRaises(danxi.TimeoutError):
            self.fetch(FeedClient(fail))

    def test_a_failing_cancel_is_logged(self):
        def cancel(request):
            raise RuntimeError("cannot cancel")

        client = FeedClient()
        client.cancel = cancel
        # A closed session calls `cancel` for a short time only, so the session stays open until the exception is logged.
        with self.assertLogs("danxi", "ERROR") as logs, danxi.Session(client=client) as session:
            self.time_out(session, client)
            until(lambda: logs.output)
        self.assertIn("the method `cancel` of a client failed", logs.output[0])
        self.assertIn("cannot cancel", logs.output[0])


class Coroutines(AsyncCampusTest):
    async def test_methods_of_interceptors_can_be_coroutines(self):
        class Slow:
            async def prepare(self, exchange):
                await asyncio.sleep(0.01)
                loops.append(asyncio.get_running_loop())
                exchange.request.url = exchange.request.url.replace("/1", "/2")

            async def intercept(self, exchange):
                await asyncio.sleep(0.01)
                if exchange.call == HOLE and exchange.attempt == 1:
                    exchange.retry()
                if exchange.attempt > 1:
                    raise PermissionError("no more")

        loops = []
        async with danxi.AsyncSession(self.campus.config, interceptors=[Slow()]) as session:
            await session.account.login(self.email, self.password)
            with self.assertRaises(danxi.VetoedError) as caught:
                await session.forum.get_hole(1)
        self.assertIsInstance(caught.exception.__cause__, PermissionError)
        self.assertEqual(set(loops), {asyncio.get_running_loop()})

    async def test_send_of_a_client_can_be_a_coroutine(self):
        class Client:
            async def send(self, request):
                await asyncio.sleep(0.01)
                return danxi.Response(200, body=ATOM, headers={"content-type": "text/xml"})

        async with danxi.AsyncSession(client=Client()) as session:
            feeds = await asyncio.gather(*(session.feeds.fetch(f"https://feeds.test/{n}") for n in range(20)))
        self.assertEqual({response.feed.title for response in feeds}, {"T"})

    async def test_a_cancelled_call_cancels_the_coroutine(self):
        class Client:
            async def send(self, request):
                started.set()
                try:
                    await asyncio.sleep(600)
                except asyncio.CancelledError:
                    ended.set()
                    raise

        started, ended = asyncio.Event(), asyncio.Event()
        async with danxi.AsyncSession(client=Client()) as session:
            task = asyncio.create_task(session.feeds.fetch("https://feeds.test/"))
            await started.wait()
            task.cancel()
            await asyncio.wait_for(ended.wait(), 60)
            with self.assertRaises(asyncio.CancelledError):
                await task

    async def test_a_call_that_is_cancelled_while_its_coroutine_starts_cancels_the_coroutine(self):
        class Client:
            async def send(self, request):
                try:
                    await asyncio.sleep(600)
                except asyncio.CancelledError:
                    ended.set()
                    raise

        def run(extension, *arguments):
            future = start(extension, *arguments)
            for transfer in list(_client._requests):
                _client._cancel(transfer, extension.key)
            loop.call_soon_threadsafe(started.set)
            return future

        start, loop = _extension.Extension.run, asyncio.get_running_loop()
        started, ended = asyncio.Event(), asyncio.Event()
        with mock.patch.object(_extension.Extension, "run", run):
            async with danxi.AsyncSession(client=Client()) as session:
                task = asyncio.create_task(session.feeds.fetch("https://feeds.test/"))
                await started.wait()
                await asyncio.wait_for(ended.wait(), 60)
                task.cancel()
                with self.assertRaises((asyncio.CancelledError, danxi.Error)):
                    await task

    async def test_a_coroutine_function_needs_an_async_session(self):
        class Interceptor:
            async def prepare(self, exchange):
                pass

        session = self.open(interceptors=[Interceptor()])
        with self.assertRaises(danxi.VetoedError) as caught:
            await asyncio.to_thread(session.account.login, self.email, self.password)
        self.assertIn("AsyncSession", str(caught.exception))


LAYOUT = """
#include <stddef.h>
#include <stdio.h>

#include <danxi/extensions.h>

int main(void) {
%s
    return 0;
}
"""


class Layout(unittest.TestCase):
    def test_the_structures_match_the_header(self):
        tables = {
            "danxi_interceptor": _tables.InterceptorTable,
            "danxi_client": _tables.ClientTable,
            "danxi_store": _tables.StoreTable,
            "danxi_extensions": _tables.ExtensionsTable,
        }
        lines, expected = [], []
        for name, table in tables.items():
            lines.append(f'    printf("%zu\\n", sizeof({name}));')
            expected.append(ctypes.sizeof(table))
            for field, _ in table._fields_:
                lines.append(f'    printf("%zu\\n", offsetof({name}, {field}));')
                expected.append(getattr(table, field).offset)
        with tempfile.TemporaryDirectory() as directory:
            source, program = Path(directory, "layout.c"), Path(directory, "layout")
            source.write_text(LAYOUT % "\n".join(lines))
            subprocess.run(["gcc", f"-I{ROOT / 'include'}", source, "-o", program], check=True)
            printed = subprocess.check_output([program], text=True)
        self.assertEqual([int(line) for line in printed.split()], expected)


if __name__ == "__main__":
    unittest.main()
