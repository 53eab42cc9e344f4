"""The traces and metrics for OpenTelemetry, with the exporters in memory of its SDK."""

import asyncio
import threading
from unittest import mock

from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import InMemoryMetricReader
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode

import danxi
import danxi.opentelemetry

from .campus import FORUM, CampusTest


class OpenTelemetry(CampusTest):
    def setUp(self):
        super().setUp()
        self.exporter, self.reader = InMemorySpanExporter(), InMemoryMetricReader()
        self.tracers = TracerProvider()
        self.tracers.add_span_processor(SimpleSpanProcessor(self.exporter))
        danxi.opentelemetry.instrument(
            tracer_provider=self.tracers, meter_provider=MeterProvider(metric_readers=[self.reader])
        )
        self.addCleanup(danxi.opentelemetry.uninstrument)

    def spans(self, name):
        return [span for span in self.exporter.get_finished_spans() if span.name == name]

    def points(self, name):
        """Returns the data points of a metric."""
        data = self.reader.get_metrics_data()  # None without any point
        resources = data.resource_metrics if data else []
        metrics = [metric for resource in resources for scope in resource.scope_metrics for metric in scope.metrics]
        return [point for metric in metrics if metric.name == name for point in metric.data.data_points]

    def test_a_call_has_a_span_with_its_requests(self):
        session = self.open()
        session.account.login(self.email, self.password)
        with self.tracers.get_tracer("test").start_as_current_span("work") as work:
            session.forum.get_hole(1)
        session.close()
        (call,) = self.spans("forum.get_hole")
        self.assertEqual(call.parent.span_id, work.get_span_context().span_id)
        self.assertGreaterEqual(call.start_time, work.start_time)
        self.assertEqual((call.kind, call.status.status_code), (SpanKind.INTERNAL, StatusCode.UNSET))
        self.assertEqual(dict(call.attributes), {"danxi.method": "forum.get_hole", "danxi.source": "network"})
        requests = [span for span in self.spans("GET") if span.parent.span_id == call.context.span_id]
        self.assertEqual(len(requests), 1)
        self.assertEqual(requests[0].kind, SpanKind.CLIENT)
        attributes = dict(requests[0].attributes)
        self.assertGreater(attributes.pop("http.response.body.size"), 0)
        self.assertEqual(
            attributes,
            {
                "http.request.method": "GET",
                "url.full": f"https://{FORUM}/api/holes/{{id}}",
                "server.address": FORUM,
                "server.port": 443,
                "http.response.status_code": 200,
                "http.request.body.size": 0,
            },
        )
        self.assertGreaterEqual(requests[0].start_time, call.start_time)

    def test_failures_are_errors(self):
        session = self.open()
        session.account.login(self.email, self.password)
        with self.assertRaises(danxi.NotFoundError):
            session.forum.get_hole(999999)
        session.close()
        (call,) = self.spans("forum.get_hole")
        self.assertEqual(call.status.status_code, StatusCode.ERROR)
        self.assertEqual(call.attributes["error.type"], "not_found")
        (request,) = [span for span in self.spans("GET") if span.parent.span_id == call.context.span_id]
        self.assertEqual(request.status.status_code, StatusCode.ERROR)
        self.assertEqual(
            (request.attributes["error.type"], request.attributes["http.response.status_code"]), ("404", 404)
        )

    def test_the_span_of_the_thread_is_the_parent(self):
        session = self.open()
        session.account.login(self.email, self.password)
        parents = {}

        def work(hole):
            with self.tracers.get_tracer("test").start_as_current_span("work") as span:
                parents[span.get_span_context().span_id] = hole
                session.forum.get_hole(hole)

        threads = [threading.Thread(target=work, args=[hole]) for hole in (1, 2, 3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        session.close()
        self.assertEqual({span.parent.span_id for span in self.spans("forum.get_hole")}, set(parents))

    def test_the_span_of_the_asyncio_task_is_the_parent(self):
        parents = set()

        async def work(session, hole):
            with self.tracers.get_tracer("test").start_as_current_span("work") as span:
                await asyncio.sleep(0)
                parents.add(span.get_span_context().span_id)
                await session.forum.get_hole(hole)

        async def main():
            async with danxi.AsyncSession(self.campus.config) as session:
                await session.account.login(self.email, self.password)
                await asyncio.gather(*(work(session, hole) for hole in (1, 2, 3)))

        asyncio.run(main())
        calls = self.spans("forum.get_hole")
        self.assertEqual({span.parent.span_id for span in calls}, parents)
        ids = {span.context.span_id for span in calls}
        self.assertEqual({span.parent.span_id for span in self.spans("GET") if span.parent.span_id in ids}, ids)

    def test_durations_are_measured(self):
        session = self.open()
        session.account.login(self.email, self.password)
        for _ in range(3):
            session.forum.get_hole(1)
        session.close()
        (calls,) = [
            point
            for point in self.points("danxi.call.duration")
            if point.attributes["danxi.method"] == "forum.get_hole"
        ]
        self.assertEqual((dict(calls.attributes), calls.count), ({"danxi.method": "forum.get_hole"}, 3))
        (requests,) = [
            point
            for point in self.points("http.client.request.duration")
            if point.attributes["server.address"] == FORUM and point.attributes["http.response.status_code"] == 200
        ]
        self.assertEqual(requests.count, 3)
        self.assertEqual(
            set(requests.attributes),
            {"http.request.method", "server.address", "server.port", "http.response.status_code"},
        )
        self.assertEqual(requests.explicit_bounds[:2], (0.005, 0.01))

    def test_ports_and_statuses_of_other_servers_make_no_series(self):
        receive = danxi.opentelemetry._current.recorder()
        for number, status in enumerate([299, 499, 999]):
            receive(
                {
                    "event": "request_start",
                    "time_us": 0,
                    "request": number,
                    "http_method": "GET",
                    "url": f"https://a.example:{number + 1}",
                    "host": "a.example",
                    "port": number + 1,
                    "server": "other",
                }
            )
            end = {"status": status, "request_bytes": 0, "response_bytes": 0, "duration_us": 1}
            receive({"event": "request_end", "time_us": 0, "request": number, **end})
        self.assertEqual([span.attributes["server.port"] for span in self.spans("GET")], [1, 2, 3])
        attributes = [
            dict(point.attributes)
            for point in self.points("http.client.request.duration")
            if point.attributes["server.address"] == "other"
        ]
        shared = {"http.request.method": "GET", "server.address": "other"}
        self.assertEqual(
            sorted(attributes, key=str),
            sorted([shared, {**shared, "error.type": "4xx"}, {**shared, "error.type": "5xx"}], key=str),
        )

    def test_the_numbers_of_the_library_are_observed(self):
        session = self.open()
        self.assertGreaterEqual(self.points("danxi.sessions.open")[0].value, 1)
        self.assertEqual(self.points("danxi.retries")[0].attributes, {})
        danxi.opentelemetry.uninstrument()
        self.assertEqual(self.points("danxi.sessions.open"), [])
        session.close()

    def test_one_reading_serves_a_collection(self):
        session = self.open()
        self.points("danxi.retries")
        with mock.patch("danxi.opentelemetry.metrics", wraps=danxi.metrics) as reading:
            self.points("danxi.retries")
            self.assertEqual(reading.call_count, 1)
            self.points("danxi.retries")
            self.assertEqual(reading.call_count, 2)
        session.close()

    def test_metrics_have_descriptions(self):
        data = self.reader.get_metrics_data()
        metrics = [
            metric for resource in data.resource_metrics for scope in resource.scope_metrics for metric in scope.metrics
        ]
        self.assertIn("danxi.requests.waiting", {metric.name for metric in metrics})
        self.assertEqual([metric.name for metric in metrics if not metric.description], [])

    def test_a_session_that_is_not_instrumented_has_no_spans(self):
        danxi.opentelemetry.uninstrument()
        session = self.open()
        session.account.login(self.email, self.password)
        session.close()
        self.assertEqual(self.exporter.get_finished_spans(), ())

    def test_the_package_is_instrumented_once(self):
        with self.assertRaises(RuntimeError):
            danxi.opentelemetry.instrument()

    def test_the_program_gets_events_besides_the_spans(self):
        session = self.open()
        events = []
        session.set_events(events.append)
        session.account.login(self.email, self.password)
        session.close()
        self.assertEqual(events[-1]["event"], "call_end")
        self.assertEqual(len(self.spans("account.login")), 1)
