"""Calls that `Session.start` has started."""

import time

import danxi

from .campus import FORUM, CampusTest


class Calls(CampusTest):
    def test_the_result_has_the_value_and_can_be_read_again(self):
        session = self.sign_in()
        call = session.start("forum.list_holes_in_division", division_id=1, size=2)
        result = call.result()
        self.assertEqual(result.source, "network")
        self.assertEqual(result.value, session.call("forum.list_holes_in_division", division_id=1, size=2))
        self.assertTrue(call.wait(0))
        self.assertEqual(call.result().value, result.value)

    def test_calls_run_concurrently(self):
        session = self.sign_in()
        self.campus.fault("delay", ms=60_000, path="/api/divisions/1/holes")
        slow = session.start("forum.list_holes_in_division", division_id=1)
        quick = session.start("forum.get_profile")
        self.assertTrue(quick.result().value)
        self.assertFalse(slow.wait(0.05))
        slow.cancel()
        with self.assertRaises(danxi.CallCancelledError):
            slow.result()

    def test_progress_counts_the_received_bytes(self):
        session = self.sign_in()
        call = session.start("forum.list_all_tags", cache="refresh")
        call.result()
        received, expected = call.progress()
        self.assertGreater(received, 0)
        self.assertIn(expected, (None, received))
        self.campus.fault("delay", ms=60_000, host=FORUM)
        waiting = session.start("forum.get_profile", cache="refresh")
        self.assertEqual(waiting.progress(), (0, None))

    def test_result_raises_errors_of_the_call_and_start_raises_errors_of_its_arguments(self):
        session = self.open()
        with self.assertRaises(danxi.NotSignedInError):
            session.start("forum.get_profile").result()
        with self.assertRaises(danxi.UnknownMethodError):
            session.start("forum.nothing").result()
        with self.assertRaises(TypeError):
            session.start("forum.get_hole", id=object())
        session.close()
        with self.assertRaises(danxi.ClosedError):
            session.start("forum.get_profile")

    def test_closing_the_session_ends_calls(self):
        session = self.sign_in()
        self.campus.fault("delay", ms=60_000, host=FORUM)
        call = session.start("forum.list_holes_in_division", division_id=1)
        session.close()
        with self.assertRaises(danxi.ClosedError):
            call.result()

    def test_a_call_without_a_reference_completes(self):
        session = self.sign_in()
        for _ in range(20):
            session.start("account.get_status")
        deadline = time.monotonic() + 60
        while danxi._session._waiting and time.monotonic() < deadline:
            time.sleep(0.01)
        self.assertEqual(danxi._session._waiting, {})
