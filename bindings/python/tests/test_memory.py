"""Sessions and results leave no memory and no file descriptors behind. Also `repr` and pickling of sessions."""

import contextlib
import copy
import gc
import os
import pickle
import unittest
import weakref

import danxi

from .campus import CampusTest


class Memory(CampusTest):
    def descriptors(self):
        return len(os.listdir("/proc/self/fd"))

    def open_and_use(self):
        session = danxi.Session(self.campus.config)
        session.account.login(self.email, self.password)
        return session

    def test_sessions_close_when_they_are_collected(self):
        self.open_and_use()
        gc.collect()
        before = self.descriptors()
        for _ in range(20):
            self.open_and_use()
        gc.collect()
        self.assertLessEqual(self.descriptors(), before + 1)

    def test_closed_sessions_keep_no_descriptors(self):
        self.open_and_use().close()
        before = self.descriptors()
        for _ in range(20):
            self.open_and_use().close()
        self.assertLessEqual(self.descriptors(), before + 1)

    def test_sessions_are_in_no_reference_cycle(self):
        gc.disable()
        self.addCleanup(gc.enable)
        session = self.open_and_use()
        session.forum.get_divisions()
        left = weakref.ref(session)
        del session
        self.assertIsNone(left())

    def test_results_are_freed(self):
        session = self.sign_in()

        def resident():
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

        def call(times):
            for _ in range(times):
                session.forum.list_all_tags()
                # The text of this result is not shared with a cache.
                session.markup.select(f"<p>{'x' * 10_000}</p>", "p")
                with contextlib.suppress(danxi.InvalidArgumentError):
                    session.call("forum.get_hole", id=1, colour="x" * 10_000)
            gc.collect()

        call(200)
        before = resident()
        call(1000)
        self.assertLess(resident() - before, 8_000_000)


class Sessions(unittest.TestCase):
    def test_repr_shows_whether_a_session_is_open(self):
        session = danxi.Session()
        self.assertEqual(repr(session), "<danxi.Session, open>")
        session.close()
        self.assertEqual(repr(session), "<danxi.Session, closed>")

    def test_sessions_cannot_be_pickled(self):
        with danxi.Session() as session:
            for copied in (pickle.dumps, copy.copy, copy.deepcopy):
                with self.assertRaisesRegex(TypeError, "cannot pickle Session: open a session in each process"):
                    copied(session)
