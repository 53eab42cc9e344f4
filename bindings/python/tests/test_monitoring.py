"""Metrics, health and events: what a program sees of its calls from outside."""

import asyncio
import signal
import sys
import threading

from prometheus_client.parser import text_string_to_metric_families

import danxi
import danxi._events

from .campus import FORUM, CampusTest


class Monitoring(CampusTest):
    def value(self, name, **labels):
        """Returns the value of a series in the text for Prometheus, as Prometheus's own parser reads it. 0 if there is none."""
        for family in text_string_to_metric_families(danxi.metrics_text()):
            for sample in family.samples:
                if sample.name == name and sample.labels == labels:
                    return sample.value
        return 0

    def test_calls_are_counted(self):
        session = self.open()
        session.account.login(self.email, self.password)
        labels = {"method": "forum.get_hole", "outcome": "ok"}
        before = (
            self.value("danxi_calls_total", **labels),
            self.value("danxi_requests_total", server=FORUM, status="200"),
        )
        for _ in range(3):
            session.forum.get_hole(1)
        after = (
            self.value("danxi_calls_total", **labels),
            self.value("danxi_requests_total", server=FORUM, status="200"),
        )
        self.assertEqual([new - old for new, old in zip(after, before)], [3, 3])
        session.close()

    def test_the_text_is_valid_and_has_the_same_families_as_the_json(self):
        session = self.open()
        session.account.login(self.email, self.password)
        session.close()
        families = {family.name: family for family in text_string_to_metric_families(danxi.metrics_text())}
        names = {family["name"]: family for family in danxi.metrics()["metrics"]}
        self.assertEqual({name.removesuffix("_total") for name in names}, set(families))
        for name, family in names.items():
            self.assertEqual(families[name.removesuffix("_total")].type, family["type"])
            self.assertEqual(families[name.removesuffix("_total")].documentation, family["help"])
            if family["type"] == "counter":
                self.assertTrue(name.endswith("_total"), name)

    def test_a_session_is_healthy(self):
        session = self.open()
        health = session.health()
        self.assertTrue(health["healthy"])
        self.assertEqual(set(health["threads"].values()), {True})
        session.close()
        with self.assertRaises(danxi.ClosedError):
            session.health()

    def test_the_health_names_a_server_that_asks_for_a_pause(self):
        session = self.open()
        session.account.login(self.email, self.password)
        self.campus.fault("status", host=FORUM, status=429, retry_after=600)
        with self.assertRaises(danxi.RateLimitedError):
            session.forum.get_divisions(cache="refresh")
        health = session.health()
        self.assertTrue(health["healthy"])
        self.assertEqual([pause["server"] for pause in health["paused"]], [FORUM])
        session.close()

    def test_health_of_an_async_session(self):
        async def check():
            async with danxi.AsyncSession(self.campus.config) as session:
                return await session.health()

        self.assertTrue(asyncio.run(check())["healthy"])

    def test_events(self):
        session = self.open()
        events, threads = [], []

        def receive(event):
            events.append(event)
            if event["event"] == "call_start":
                threads.append(threading.current_thread())

        session.set_events(receive)
        session.account.login(self.email, self.password)
        self.assertEqual(threads, [threading.main_thread()])
        session.close()
        self.assertEqual([event["event"] for event in events if "method" in event], ["call_start", "call_end"])
        self.assertEqual(len({event["call"] for event in events}), 1)
        self.assertNotIn(self.password, str(events))
        with self.assertRaises(danxi.ClosedError):
            session.set_events(receive)

    def test_all_receivers_get_an_event_although_one_fails(self):
        def fail(event):
            raise ValueError(event["event"])

        events, errors = [], []
        danxi._events.observers.append(lambda: fail)
        self.addCleanup(danxi._events.observers.clear)
        self.addCleanup(setattr, sys, "unraisablehook", sys.unraisablehook)
        sys.unraisablehook = lambda error: errors.append(str(error.exc_value))
        session = self.open()
        session.set_events(events.append)
        session.account.get_status()
        session.close()
        self.assertEqual([event["event"] for event in events], ["call_start", "call_end"])
        self.assertEqual(errors, ["call_start", "call_end"])

    def test_ctrl_c_during_the_event_of_a_start_ends_the_call(self):
        session = self.open()

        def interrupt(event):
            if event["event"] == "call_start":
                signal.raise_signal(signal.SIGINT)

        session.set_events(interrupt)
        with self.assertRaises(KeyboardInterrupt):
            session.forum.get_divisions()
        session.set_events(None)
        self.assertFalse(session.account.get_status().signed_in)
        session.close()

    def test_no_event_arrives_without_a_callback(self):
        session = self.open()
        events = []
        session.set_events(events.append)
        session.set_events(None)
        session.account.login(self.email, self.password)
        session.close()
        self.assertEqual(events, [])
