"""The log: messages to the logger `danxi` or a callback, and their levels."""

import gc
import logging
import time
import weakref

import danxi

from .campus import CampusTest


class Log(CampusTest):
    def setUp(self):
        super().setUp()
        logger = logging.getLogger("danxi")
        self.addCleanup(logger.setLevel, logger.level)

    def until(self, condition):
        deadline = time.monotonic() + 60
        while not condition() and time.monotonic() < deadline:
            time.sleep(0.01)
        self.assertTrue(condition())

    def test_messages_reach_the_logger(self):
        session = self.open()
        with self.assertLogs("danxi", logging.DEBUG) as logs:
            session.account.login(self.email, self.password)
            session.close()
        self.assertIn("DEBUG", {record.levelname for record in logs.records})
        self.assertNotIn(self.password, str(logs.output))

    def test_the_level_of_the_logger_applies(self):
        session = self.open()
        with self.assertLogs("danxi", logging.ERROR) as logs:
            session.account.login(self.email, self.password)
            logging.getLogger("danxi").error("the end")
        self.assertEqual([record.getMessage() for record in logs.records], ["the end"])
        self.assertEqual(session._log._level, 1)  # DANXI_LOG_ERROR: the library reports only errors

    def test_without_a_handler_the_library_reports_nothing(self):
        output, errors = self.run_python("-c", WITHOUT_A_HANDLER)
        self.assertEqual((output, errors), ("0 False\n0 True\n4 True\n", ""))

    def test_messages_reach_a_callback(self):
        session = self.open()
        messages = []
        session.set_log(logging.DEBUG, lambda level, message: messages.append((level, message)))
        session.account.login(self.email, self.password)
        self.until(lambda: messages)
        session.set_log(logging.DEBUG, None)
        self.assertLessEqual({level for level, _ in messages}, {10, 20, 30, 40})
        self.assertNotIn(self.password, str(messages))

    def test_the_callback_may_use_the_session(self):
        session = self.open()
        seen = []
        session.set_log(logging.DEBUG, lambda level, message: seen.append(session.account.get_status()))
        session.account.login(self.email, self.password)
        session.forum.get_divisions()
        self.assertTrue(seen)

    def test_lower_levels_are_not_reported_and_unknown_levels_are_refused(self):
        session = self.open()
        messages = []
        session.set_log(logging.ERROR, lambda level, message: messages.append(message))
        session.account.login(self.email, self.password)
        session.close()
        self.assertEqual(messages, [])
        with self.assertRaises(ValueError):
            self.open().set_log(15, print)

    def test_the_callback_does_not_keep_the_session_alive(self):
        class Owner:
            def __init__(self, config):
                self.session = danxi.Session(config)
                self.session.set_log(logging.DEBUG, self.log)

            def log(self, level, message):
                pass

        owner = Owner(self.campus.config)
        owner.session.account.login(self.email, self.password)
        left = weakref.ref(owner.session)
        del owner
        gc.collect()
        self.assertIsNone(left())


WITHOUT_A_HANDLER = """
import sys, danxi
session = danxi.Session()
session.account.get_status()
print(session._log._level, "logging" in sys.modules)
import logging
session.account.get_status()
print(session._log._level, "logging" in sys.modules)
logger = logging.getLogger("danxi")
logger.setLevel(logging.DEBUG)
logger.addHandler(logging.NullHandler())
session.account.get_status()
print(session._log._level, "logging" in sys.modules)
"""
