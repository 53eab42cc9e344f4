"""Sessions that several threads use, and signals that interrupt calls."""

import os
import signal
import threading
import time

import danxi

from .campus import FORUM, CampusTest
from .test_between import until


class Threads(CampusTest):
    def test_many_threads_can_use_one_session(self):
        session = self.sign_in()
        holes = [hole.id for hole in session.forum.list_holes_in_division(1)]
        found, errors = [], []

        def read(hole_id):
            for _ in range(5):
                found.append(session.forum.get_hole(hole_id).id == hole_id)
                try:
                    session.forum.get_hole(987654321)
                except danxi.NotFoundError as error:
                    errors.append(error)

        threads = [threading.Thread(target=read, args=(holes[i % len(holes)],)) for i in range(16)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        self.assertEqual(found, [True] * 80)
        self.assertEqual(len(errors), 80)

    def test_calls_of_several_threads_wait_for_the_server_at_the_same_time(self):
        session = self.sign_in()
        threads = [threading.Thread(target=session.forum.get_profile) for _ in range(10)]
        with self.campus.holding(FORUM) as held:
            for thread in threads:
                thread.start()
            held.wait_for_hits(10)
        for thread in threads:
            thread.join(60)

    def test_closing_ends_the_calls_of_other_threads(self):
        session = self.sign_in()
        errors = []

        def read():
            try:
                session.forum.get_profile()
            except danxi.Error as error:
                errors.append(error)

        thread = threading.Thread(target=read)
        with self.campus.holding(FORUM) as held:
            thread.start()
            held.wait_for_hits()
            session.close()
            thread.join(60)
        self.assertEqual([type(error) for error in errors], [danxi.ClosedError])

    def test_closing_ends_the_call_of_the_main_thread(self):
        session = self.sign_in()
        with self.campus.holding(FORUM) as held:
            closer = threading.Thread(target=lambda: (held.wait_for_hits(), session.close()))
            closer.start()
            with self.assertRaises(danxi.ClosedError):
                session.forum.get_profile()
            closer.join()

    def test_a_closed_session_raises_closed_in_other_threads(self):
        session = self.open()
        session.close()
        errors = []

        def read():
            try:
                session.account.get_status()
            except danxi.Error as error:
                errors.append(error)

        thread = threading.Thread(target=read)
        thread.start()
        thread.join(60)
        self.assertEqual([type(error) for error in errors], [danxi.ClosedError])

    def test_a_signal_interrupts_a_call(self):
        session = self.sign_in()
        self.campus.fault("delay", host=FORUM, ms=20_000)
        previous = signal.signal(signal.SIGALRM, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGALRM, previous)

        def interrupt():
            until(lambda: any(request["path"].endswith("/users/me") for request in self.campus.requests()))
            os.kill(os.getpid(), signal.SIGALRM)

        thread = threading.Thread(target=interrupt)
        started = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            thread.start()
            session.forum.get_profile()
        self.assertLess(time.monotonic() - started, 15)
        thread.join()
        self.assertTrue(session.account.get_status().signed_in)
