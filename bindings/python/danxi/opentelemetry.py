"""Traces and metrics for OpenTelemetry. It needs the extra `danxi[opentelemetry]`.

    import danxi.opentelemetry

    danxi.opentelemetry.instrument()

Each call is a span with the name of its method. Its parent is the current span of the thread or of the asyncio task that makes the call. Each
HTTP request is a child span, after the semantic conventions for HTTP clients. URLs have no query, and no span or metric has a token, a
password or the content of a post.
"""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

from opentelemetry.context import Context
from opentelemetry.metrics import CallbackOptions, MeterProvider, Observation, get_meter_provider
from opentelemetry.trace import Span, SpanKind, StatusCode, TracerProvider, get_tracer_provider, set_span_in_context

from . import _events
from ._generated.version import __version__
from ._metrics import metrics

# Upper bounds that the semantic conventions advise for the duration of HTTP requests, and two more for long calls.
_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30, 60]

# The numbers that the library counts itself: the name and unit here, by the name there.
_COUNTERS = {
    "danxi_retries_total": ("danxi.retries", "{request}"),
    "danxi_token_refreshes_total": ("danxi.token.refreshes", "{refresh}"),
    "danxi_call_values_total": ("danxi.call.values", "{value}"),
}
_GAUGES = {
    "danxi_sessions_open": ("danxi.sessions.open", "{session}"),
    "danxi_requests_waiting": ("danxi.requests.waiting", "{request}"),
    "danxi_results_waiting": ("danxi.results.waiting", "{result}"),
    "danxi_server_pause_seconds": ("danxi.server.pause", "s"),
    "danxi_server_trouble_seconds": ("danxi.server.trouble", "s"),
}

# The statuses that a metric names. A server can send any number, and each would make a series.
_STATUSES = {status.value for status in HTTPStatus}

_current: _Instrumentation | None = None


def instrument(*, tracer_provider: TracerProvider | None = None, meter_provider: MeterProvider | None = None) -> None:
    """Records spans and metrics of the sessions that are opened from now on. Sessions that are open stay as they are.

    A stream of `watch` has no span, because it may last for days: its requests are spans without a parent.

    Args:
        tracer_provider: Provider of the tracer. Default: the global one.
        meter_provider: Provider of the meter. Default: the global one.

    Raises:
        RuntimeError: The package is already instrumented.
    """
    global _current
    if _current is not None:
        raise RuntimeError("danxi is already instrumented. Call danxi.opentelemetry.uninstrument() first.")
    _current = _Instrumentation(tracer_provider or get_tracer_provider(), meter_provider or get_meter_provider())
    _events.observers.append(_current.recorder)


def uninstrument() -> None:
    """Records nothing of the sessions that are opened from now on. Does nothing if the package is not instrumented."""
    global _current
    if _current is not None:
        _events.observers.remove(_current.recorder)
        _current.ended = True
        _current = None


class _Instrumentation:
    """The tracer and the instruments."""

    def __init__(self, tracers: TracerProvider, meters: MeterProvider) -> None:
        self.ended = False
        self.tracer = tracers.get_tracer("danxi", __version__)
        meter = meters.get_meter("danxi", __version__)
        self.calls = meter.create_histogram(
            "danxi.call.duration",
            unit="s",
            description="Time from the start of a call to its result.",
            explicit_bucket_boundaries_advisory=_BOUNDS,
        )
        self.requests = meter.create_histogram(
            "http.client.request.duration",
            unit="s",
            description="Duration of HTTP client requests.",
            explicit_bucket_boundaries_advisory=_BOUNDS,
        )
        self._families: dict[str, dict[str, Any]] = {}
        helps = {name: family["help"] for name, family in _families().items()}
        for name, (own, unit) in _COUNTERS.items():
            meter.create_observable_counter(own, [self._reader(name)], unit=unit, description=helps[name])
        for name, (own, unit) in _GAUGES.items():
            meter.create_observable_gauge(own, [self._reader(name)], unit=unit, description=helps[name])

    def recorder(self) -> _events.Receiver:
        """Returns the receiver of the events of a new session."""
        return _Recorder(self).receive

    def _reader(self, name: str) -> Any:
        def read(_: CallbackOptions) -> Iterator[Observation]:
            for series in [] if self.ended else self._take(name)["series"]:
                labels = {f"danxi.{label}": value for label, value in series["labels"].items()}
                yield Observation(series["value"], labels)

        return read

    def _take(self, name: str) -> dict[str, Any]:
        """Returns a family of the latest reading, which gives each family once. So one reading serves one collection of all instruments."""
        family: dict[str, Any] | None = self._families.pop(name, None)
        if family is None:
            families = _families()
            family = families.pop(name)
            self._families = families
        return family


def _families() -> dict[str, dict[str, Any]]:
    """Reads the numbers of the library, by their names."""
    return {family["name"]: family for family in metrics()["metrics"]}


class _Recorder:
    """Makes spans and measurements from the events of one session."""

    def __init__(self, instrumentation: _Instrumentation) -> None:
        self._to = instrumentation
        # The open spans of calls, by their numbers, and those of requests with the attributes of their measurement.
        self._calls: dict[int, tuple[Span, int]] = {}
        self._requests: dict[int, tuple[Span, int, dict[str, Any]]] = {}

    def receive(self, event: dict[str, Any]) -> None:
        handle = getattr(self, f"_{event['event']}", None)
        # A newer library may send events that this package does not know.
        if handle is not None:
            handle(event)

    def _call_start(self, event: dict[str, Any]) -> None:
        if event["stream"]:
            return
        # This event arrives on the thread and in the context of the caller, whose current span becomes the parent.
        start = event["time_us"] * 1000
        attributes = {"danxi.method": event["method"]}
        self._calls[event["call"]] = (
            self._to.tracer.start_span(event["method"], attributes=attributes, start_time=start),
            start,
        )

    def _call_end(self, event: dict[str, Any]) -> None:
        known = self._calls.pop(event["call"], None)
        if known is None:
            return
        span, start = known
        attributes = {"danxi.method": event["method"]}
        if event["outcome"] != "ok":
            attributes["error.type"] = event["outcome"]
            span.set_attribute("error.type", event["outcome"])
            span.set_status(StatusCode.ERROR)
        if "source" in event:
            span.set_attribute("danxi.source", event["source"])
        self._to.calls.record(event["duration_us"] / 1e6, attributes, context=set_span_in_context(span, Context()))
        span.end(start + event["duration_us"] * 1000)

    def _request_start(self, event: dict[str, Any]) -> None:
        parent = self._calls.get(event.get("call", 0))
        context = set_span_in_context(parent[0], Context()) if parent else Context()
        port = {"server.port": event["port"]} if "port" in event else {}
        method = {"http.request.method": event["http_method"]}
        attributes = {**method, **port, "url.full": event["url"], "server.address": event.get("host", "")}
        start = event["time_us"] * 1000
        span = self._to.tracer.start_span(
            event["http_method"], context, SpanKind.CLIENT, attributes=attributes, start_time=start
        )
        # The label of the server has few values, unlike its host. The other servers can have any port.
        measured = {**method, **(port if event["server"] != "other" else {}), "server.address": event["server"]}
        self._requests[event["request"]] = (span, start, measured)

    def _request_end(self, event: dict[str, Any]) -> None:
        known = self._requests.pop(event["request"], None)
        if known is None:
            return
        span, start, attributes = known
        outcome: dict[str, Any] = {}
        if "status" in event:
            outcome["http.response.status_code"] = event["status"]
            span.set_attribute("http.request.body.size", event["request_bytes"])
            span.set_attribute("http.response.body.size", event["response_bytes"])
        if event.get("status", 500) >= 400:
            outcome["error.type"] = event.get("error", str(event.get("status")))
            span.set_status(StatusCode.ERROR)
        span.set_attributes(outcome)
        if "status" in event and event["status"] not in _STATUSES:
            del outcome["http.response.status_code"]
            if "error.type" in outcome:
                outcome["error.type"] = f"{min(event['status'] // 100, 5)}xx"
        context = set_span_in_context(span, Context())
        self._to.requests.record(event["duration_us"] / 1e6, {**attributes, **outcome}, context=context)
        span.end(start + event["duration_us"] * 1000)
