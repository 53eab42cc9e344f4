"""The program danxi-rpc signs in with the accounts of the environment: when, for which requests, and in which order."""

import json
import os
import unittest
from contextlib import contextmanager

from rpc_clients import DIVISIONS, TIMES, Rpc, request
from support import environment

WRONG = {"DANXI_PASSWORD": "wrong password"}

# When the file HELD is opened for the first time, waits until the pipe RELEASE is opened for writing.
# `make check` runs these tests with sanitizers, so Tests/Check/failing.c cannot be used: it replaces malloc, as they do.
HOLDING = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int openat(int directory, const char *path, int flags, ...) {
    static atomic_int count;
    int (*real)(int, const char *, int, ...) = dlsym(RTLD_NEXT, "openat");
    va_list list;
    va_start(list, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
    va_end(list);
    if (strcmp(path, getenv("HELD")) == 0 && atomic_fetch_add(&count, 1) == 0) close(open(getenv("RELEASE"), O_RDONLY));
    return real(directory, path, flags, mode);
}
"""


class SignIns(Rpc):
    @contextmanager
    def signing_in(self, *peers, call=DIVISIONS):
        """Sends a request from each client, for which the first one signs in, and holds this sign-in while the block runs."""
        with self.campus.holding(path="/api/login") as held:
            for peer in peers:
                peer.send(request(1, **call))
                held.wait_for_hits()
                self.assertEqual(peer.ask(TIMES, id=2)["id"], 2)
            yield held

    def expire(self):
        """Ends all sign-ins of the account."""
        self.campus.control("POST", "/expire", {"email": environment(self.campus)["DANXI_EMAIL"], "tokens": "all"})

    @contextmanager
    def reading_a_file(self):
        """Starts the program, and holds the call 1, which has not used its account yet, while the block runs."""
        entries, release = self.directory / "entries.json", self.directory / "release"
        entries.write_text("[]")
        os.mkfifo(release)
        variables = {**self.preload(HOLDING), "HELD": str(entries), "RELEASE": str(release)}
        _, peer = self.peer(variables=variables)
        peer.send(request(1, "course.calendar", {"entries_file": str(entries)}))
        yield peer
        release.write_text("")

    def test_a_call_that_began_before_the_sign_in_for_another_is_repeated(self):
        with self.reading_a_file() as peer:
            self.assertIn("result", peer.ask("course.get_current_semester", id=2))
        self.assertIn("END:VCALENDAR", peer.receive().get("result", "no result"))

    def test_a_call_that_began_before_the_sign_in_of_its_client_fails(self):
        person = environment(self.campus)
        login = {"username": person["DANXI_CAMPUS_NUMBER"], "password": person["DANXI_CAMPUS_PASSWORD"]}
        with self.reading_a_file() as peer:
            self.assertIn("result", peer.ask("campus.login", {**login, "student_type": "undergraduate"}, id=2))
        self.assertEqual(peer.receive()["error"]["data"]["name"], "account_changed")

    def test_a_wrong_password_is_sent_once_for_all_requests_that_wait(self):
        process, peer = self.peer(variables=WRONG)
        peer.send(*(request(id, **DIVISIONS) for id in range(5)))
        errors = [peer.receive()["error"]["data"]["name"] for _ in range(5)]
        self.assertEqual(set(errors), {"wrong_password"})
        self.assertEqual(self.logins(), 1)

    def test_a_password_that_was_refused_is_not_sent_again(self):
        _, path = self.listen(variables=WRONG)
        for _ in range(2):
            peer = self.connect(path)
            for _ in range(2):
                error = peer.ask(**DIVISIONS)["error"]
                self.assertEqual((error["code"], error["data"]["name"]), (13, "wrong_password"))
        self.assertEqual(self.logins(), 1)

    def test_a_wrong_password_is_sent_once_for_all_connections_that_wait(self):
        _, path = self.listen(variables=WRONG)
        peers = [self.connect(path) for _ in range(3)]
        with self.signing_in(*peers):
            pass
        errors = [peer.receive()["error"]["data"]["name"] for peer in peers]
        self.assertEqual((errors, self.logins()), (["wrong_password"] * 3, 1))

    def test_connections_sign_in_one_after_the_other(self):
        _, path = self.listen()
        peers = [self.connect(path) for _ in range(3)]
        with self.signing_in(*peers) as held:
            self.assertEqual(held.hits, 1)
        for peer in peers:
            self.assertIn("result", peer.receive())
        self.assertEqual(self.logins(), 3)

    def test_connections_that_share_a_store_sign_in_once(self):
        process, path = self.listen(config={"store": {"path": str(self.directory / "store")}})
        peers = [self.connect(path) for _ in range(3)]
        for count in (1, 2):
            with self.subTest(count), self.signing_in(*peers, call={"method": "forum.get_profile"}):
                pass
            for peer in peers:
                self.assertIn("result", peer.receive())
            self.assertEqual(self.logins(), count)
            self.campus.expire_tokens(self.campus.student.email)

    def test_a_wrong_password_is_not_sent_again_after_its_connection_has_gone(self):
        process, path = self.listen(variables=WRONG)
        leaving, other = self.connect(path), self.connect(path)
        with self.campus.holding(path="/api/login") as held:
            leaving.send(request(1, **DIVISIONS), request(2, **DIVISIONS))
            held.wait_for_hits()
            leaving.close()
            other.send(request(1, **DIVISIONS))
            self.assertEqual(other.ask(TIMES, id=2)["id"], 2)
        self.assertEqual(other.receive()["error"]["data"]["name"], "wrong_password")
        self.assertEqual(self.logins(), 1)
        self.terminate(process)

    def test_the_end_of_the_program_begins_no_sign_in(self):
        process, path = self.listen()
        peers = [self.connect(path) for _ in range(3)]
        with self.signing_in(*peers):
            self.terminate(process)
        self.assertEqual(self.logins(), 1)

    def test_a_connection_that_does_not_read_keeps_no_other_from_signing_in(self):
        _, path = self.listen()
        silent, other = self.connect(path), self.connect(path)
        with self.signing_in(silent):
            silent.send(*(request(2, "rpc.discover") for _ in range(20)))
            other.send(request(1, **DIVISIONS))
            self.assertEqual(other.ask(TIMES, id=2)["id"], 2)
        self.assertIn("result", other.receive())

    def test_a_server_that_fails_is_asked_once_for_all_connections_that_wait(self):
        _, path = self.listen()
        peers = [self.connect(path) for _ in range(4)]
        with self.signing_in(*peers):
            self.campus.control("POST", "/faults", {"kind": "status", "status": 500, "times": 1, "path": "/api/login"})
        responses = [peer.receive() for peer in peers]
        self.assertEqual(["error" in each for each in responses], [False, True, True, True])
        self.assertEqual({each["error"]["data"]["name"] for each in responses[1:]}, {"server_failure"})

    def test_a_client_that_signs_in_or_out_waits_for_the_sign_in_that_runs(self):
        admin = self.campus.moderator
        login = {"email": admin.email, "password": admin.password, "remember": True}
        for method, params in (("account.logout", None), ("account.login", login)):
            for other in (False, True):
                with self.subTest(method, other=other):
                    store = {"path": str(self.directory / f"{method} {other}")}
                    process, path = self.listen(config={"store": store})
                    first = self.connect(path)
                    peer = self.connect(path) if other else first
                    with self.signing_in(first) as held:
                        peer.send(request(2, method, params), request(3, TIMES))
                        self.assertEqual(peer.receive()["id"], 3)
                        self.assertEqual(held.hits, 1)
                    if other:
                        self.assertIn("result", first.receive())
                        self.assertEqual(peer.receive()["id"], 2)
                    else:
                        self.assertEqual({peer.receive()["id"], peer.receive()["id"]}, {1, 2})
                    status = self.connect(path).ask("account.get_status")["result"]
                    if params:
                        self.assertEqual(status["account_id"], peer.ask("account.get_status")["result"]["account_id"])
                    elif not other:
                        self.assertFalse(status["signed_in"])
                    self.terminate(process)

    def test_calls_that_wait_for_a_sign_in_begin_in_the_order_of_their_requests(self):
        variables, calls = self.trace()
        _, path = self.listen(variables=variables)
        peer = self.connect(path)
        admin = {"email": self.campus.moderator.email, "password": self.campus.moderator.password}
        with self.signing_in(peer):
            peer.send(request(2, "account.logout"), request(3, "account.login", admin), request(4, TIMES))
            self.assertEqual(peer.receive()["id"], 4)
        self.assertEqual({peer.receive()["id"] for _ in range(3)}, {1, 2, 3})
        methods = [method for _, method, _ in calls()]
        listing = DIVISIONS["method"]
        self.assertEqual(methods, [listing, "account.login", TIMES, TIMES, listing, "account.logout", "account.login"])

    def test_connections_sign_in_in_the_order_of_their_requests(self):
        variables, calls = self.trace()
        _, path = self.listen(variables=variables)
        peers = [self.connect(path) for _ in range(3)]
        with self.signing_in(*peers):
            pass
        for peer in peers:
            self.assertIn("result", peer.receive())
        asked = [session for session, method, _ in calls() if method == TIMES]
        self.assertEqual(len(set(asked)), 3)
        self.assertEqual([session for session, method, _ in calls() if method == "account.login"], asked)

    def test_a_request_that_waits_for_a_sign_in_fails_at_its_deadline(self):
        variables, calls = self.trace()
        _, path = self.listen(variables=variables)
        first, second = self.connect(path), self.connect(path)
        with self.signing_in(first):
            for peer, method, params, limit in (
                (first, "account.logout", {}, 1),
                (first, *DIVISIONS.values(), 100),
                (second, *DIVISIONS.values(), 100),
            ):
                with self.subTest(method, is_first=peer is first):
                    error = peer.ask(method, {**params, "timeout_ms": limit}, id=2)["error"]
                    self.assertEqual(
                        (error["code"], error["data"]["name"], error["data"]["retryable"]), (8, "timeout", True)
                    )
        self.assertIn("result", first.receive())
        self.assertNotIn("account.logout", [method for _, method, _ in calls()])
        self.assertEqual(self.logins(), 1)

    def test_a_request_has_its_time_limit_once_also_if_it_is_repeated(self):
        variables, calls = self.trace()
        network = json.loads(environment(self.campus)["DANXI_CONFIG"])["network"]
        _, path = self.listen(variables=variables, config={"network": {**network, "timeout_ms": 50_000}})
        first, second = self.connect(path), self.connect(path)
        with self.signing_in(first):
            second.send(request(1, DIVISIONS["method"], {**DIVISIONS["params"], "timeout_ms": 60_000}))
            self.assertEqual(second.ask(TIMES, id=2)["id"], 2)
        self.assertIn("result", first.receive())
        self.assertIn("result", second.receive())
        limits = [limit for _, method, limit in calls() if method == DIVISIONS["method"]]
        self.assertEqual(limits[:2], [0, 60_000])
        self.assertTrue(0 < limits[2] < 50_000 < limits[3] < 60_000, limits)

    def test_a_sign_out_that_is_cancelled_before_it_begins_ends_no_sign_ins(self):
        _, path = self.listen(config={"store": {"path": str(self.directory / "store")}})
        peer = self.connect(path)
        with self.signing_in(peer, call={"method": "forum.get_profile"}):
            peer.send(request(2, "account.logout"), request(3, "rpc.cancel", {"id": 2}))
            self.assertEqual(peer.receive()["error"]["data"]["name"], "cancelled")
            self.assertEqual(peer.receive()["id"], 3)
        self.assertIn("result", peer.receive())
        self.campus.expire_tokens(self.campus.student.email)
        self.assertIn("result", peer.ask("forum.get_profile"))
        self.assertEqual(self.logins(), 2)

    def test_a_client_that_waits_for_the_sign_in_can_cancel(self):
        _, path = self.listen()
        peer = self.connect(path)
        with self.signing_in(peer):
            peer.send(request(2, "account.logout"), request(3, "rpc.cancel", {"id": 2}))
            self.assertEqual(peer.receive()["error"]["data"]["name"], "cancelled")
            self.assertEqual(peer.receive()["id"], 3)
        self.assertIn("result", peer.receive())

    def test_no_further_sign_in_begins_after_another_program_has_changed_the_accounts(self):
        accounts = self.directory / "accounts.json"
        _, path = self.listen("--accounts", accounts)
        first, second = self.connect(path), self.connect(path)
        with self.signing_in(first, second):
            accounts.write_text("{}")
        self.assertIn("result", first.receive())
        self.assertEqual(second.receive()["error"]["data"]["name"], "not_signed_in")
        self.assertEqual(self.logins(), 1)

    def test_a_stream_continues_after_a_sign_in_without_repeating_or_losing_items(self):
        path = self.listen()[1]
        writer = self.connect(path)
        holes = [each["id"] for each in writer.ask("forum.list_holes_in_division", {"division_id": 1})["result"][:2]]
        token = writer.ask("forum.watch_hole", {"id": holes[0]})["result"]["token"]

        def post(hole, content):
            return writer.ask("forum.create_floor", {"hole_id": hole, "content": content})["result"]["id"]

        old = [post(holes[0], each) for each in ("old", "older")]
        streams = []
        for hole, since in zip(holes, (token, None), strict=True):
            params = {"id": hole, "interval_ms": 5000, **({"since": since} if since else {})}
            peer = self.connect(path)
            with self.campus.fault("delay", path=f"/api/holes/{hole}/floors") as polls:
                peer.ask("rpc.watch", {"method": "forum.watch_hole", "params": params})
                polls.wait_for_hits()
            streams.append(peer)
        self.assertEqual([streams[0].receive()["params"]["item"]["id"] for _ in old], old)
        self.campus.expire_tokens(self.campus.student.email)
        new = [post(hole, "new") for hole in holes]
        self.assertEqual([each.receive()["params"]["item"]["id"] for each in streams], new)

    def test_a_client_that_signs_in_or_out_takes_over_its_account(self):
        person = environment(self.campus)
        wrong = {"email": person["DANXI_EMAIL"], "password": "wrong password"}
        for method, params in (("account.logout", None), ("account.login", wrong)):
            for store in (None, {"path": str(self.directory / method)}):
                with self.subTest(method, store=store):
                    process, path = self.listen(config={"store": store} if store else None)
                    first, second = self.connect(path), self.connect(path)
                    self.assertIn("result", first.ask(**DIVISIONS))
                    first.ask(method, params)
                    self.expire()
                    before = self.logins()
                    self.assertEqual(first.ask("forum.get_profile")["error"]["data"]["name"], "not_signed_in")
                    # Sessions share a store, and its sign-in with it.
                    self.assertEqual("error" in second.ask("forum.get_profile"), store is not None)
                    self.assertEqual(self.logins() - before, 0 if store else 1)
                    self.terminate(process)

    def test_no_account_is_signed_in_after_another_program_has_changed_the_accounts(self):
        accounts = self.directory / "accounts.json"
        for exists in (False, True):
            with self.subTest(exists=exists):
                process, peer = self.peer("--accounts", accounts)
                self.assertIn("result", peer.ask("forum.get_profile"))
                accounts.write_text("{}") if not exists else os.utime(accounts, ns=(0, 0))
                self.expire()
                before = self.logins()
                self.assertEqual(peer.ask("forum.get_profile")["error"]["data"]["name"], "not_signed_in")
                self.assertEqual(self.logins(), before)

    def test_no_account_is_signed_in_if_the_accounts_have_changed_before_the_start(self):
        accounts, changed = self.directory / "accounts.json", 1_700_000_000_123_456_789
        for exists, read_at, is_signed_in in (
            (False, 0, True),
            (False, 1, False),
            (True, changed, True),
            (True, changed - 1, False),
            (True, 0, False),
        ):
            with self.subTest(exists=exists, read_at=read_at):
                if exists:
                    accounts.write_text("{}")
                    os.utime(accounts, ns=(changed, changed))
                _, peer = self.peer("--accounts", accounts, "--accounts-time", str(read_at))
                self.assertEqual("result" in peer.ask("forum.get_profile"), is_signed_in)

    def test_a_sign_in_or_sign_out_of_a_client_sets_the_time_of_the_accounts(self):
        accounts, served = self.directory / "accounts.json", self.directory / "served"
        accounts.write_text("{}")
        served.mkdir()
        (served / "value.json").write_text("{}")
        process, peer = self.peer("--accounts", accounts, "--sign-out-delete", served)
        person = environment(self.campus)
        login = {"email": person["DANXI_EMAIL"], "password": person["DANXI_PASSWORD"]}
        for method, params in (("account.login", login), ("account.logout", None)):
            self.assertTrue(served.exists())
            os.utime(accounts, ns=(0, 0))
            self.assertIn("result", peer.ask(method, params))
            self.assertGreater(accounts.stat().st_mtime_ns, 0)
        self.assertFalse(served.exists())
        self.assertEqual(accounts.read_text(), "{}")

    def test_the_answer_to_the_challenge_of_a_clients_login_sets_the_time_of_the_accounts(self):
        accounts = self.directory / "accounts.json"
        person = self.campus.campus_account("captcha")
        login = {"username": person.number, "password": person.password, "student_type": "undergraduate"}
        variables = {"DANXI_CAMPUS_NUMBER": person.number, "DANXI_CAMPUS_PASSWORD": person.password}
        for method, params, is_set in (("campus.login", login, True), ("course.get_current_semester", {}, False)):
            with self.subTest(method):
                accounts.write_text("{}")
                os.utime(accounts, ns=(0, 0))
                _, peer = self.peer("--accounts", accounts, variables=variables)
                error = peer.ask(method, params)["error"]
                self.assertEqual(error["data"]["name"], "captcha_required")
                answer = {"id": error["data"]["detail"]["challenge"]["id"], "answer": self.campus.captcha_answer()}
                self.assertIn("result", peer.ask("campus.answer_challenge", answer))
                self.assertEqual(accounts.stat().st_mtime_ns > 0, is_set)

    def test_a_password_that_the_library_did_not_send_is_not_refused_for_longer(self):
        store = {"path": str(self.directory / "store")}
        start = {"config": {"store": store}, "variables": {"DANXI_CAMPUS_PASSWORD": "wrong password"}}
        _, first = self.peer(**start)
        self.assertNotIn("paused_until", first.ask("exam.get_exams")["error"]["data"].get("detail", {}))
        _, second = self.peer(**start)
        self.assertIn("paused_until", second.ask("exam.get_exams")["error"]["data"]["detail"])
        # A sign-out ends the time for all sessions with the store.
        self.assertIn("result", first.ask("campus.logout"))
        self.assertNotIn("paused_until", second.ask("exam.get_exams")["error"]["data"].get("detail", {}))

    def test_a_request_that_waits_for_a_sign_in_can_be_cancelled(self):
        self.hold("/api/login")
        process, peer = self.peer()
        peer.send(request(1, **DIVISIONS), request(2, TIMES))
        self.assertEqual(peer.receive()["id"], 2)
        self.assertEqual(peer.ask("rpc.cancel", {"id": 1}, id=3)["id"], 1)
        self.assertEqual(peer.receive(), {"jsonrpc": "2.0", "id": 3, "result": None})
        self.terminate(process)


if __name__ == "__main__":
    unittest.main()
