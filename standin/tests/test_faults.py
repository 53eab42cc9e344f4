import http.client
import json
import threading
import time
import urllib.request

from .campus_client import CampusTest
from .harness import ADMIN, AUTH, CONTROL, FORUM, TIMEOUT, StandInTest


class FaultTest(StandInTest):
    path = "/api/"

    def order(self, **fault):
        self.stand_in.control("POST", "/faults", {"host": AUTH, "path": "/api/*", **fault})

    def ask(self):
        return self.stand_in.ask(AUTH, "GET", self.path)

    def test_delay_postpones_the_response(self):
        self.order(kind="delay", ms=200)
        start = time.monotonic()
        self.assertEqual(self.ask().status, 200)
        self.assertGreaterEqual(time.monotonic() - start, 0.2)

    def test_close_sends_no_response(self):
        self.order(kind="close")
        with self.assertRaises(http.client.RemoteDisconnected):
            self.ask()

    def test_a_request_takes_effect_in_spite_of_the_faults_lost_and_gateway(self):
        def count():
            return len(self.stand_in.ask(FORUM, "GET", f"/api/holes/{hole}/floors", token=token).json)

        token = self.stand_in.login()["access"]
        new = {"content": "How late?", "tags": [{"name": "a"}]}
        division = {"name": "树洞", "description": ""}
        self.stand_in.ask(FORUM, "POST", "/api/divisions", division, self.stand_in.login(ADMIN)["access"])
        hole = self.stand_in.ask(FORUM, "POST", "/api/divisions/1/holes", new, token).json["id"]
        reply = (FORUM, "POST", f"/api/holes/{hole}/floors", {"content": "Until ten."}, token)
        self.stand_in.control("POST", "/faults", {"kind": "lost", "method": "POST"})
        with self.assertRaises(http.client.RemoteDisconnected):
            self.stand_in.ask(*reply)
        self.assertEqual(count(), 2)
        self.stand_in.control("POST", "/faults", {"kind": "gateway", "status": 502, "method": "POST"})
        self.assertEqual(self.stand_in.ask(*reply).status, 502)
        self.assertEqual(count(), 3)

    def test_echo_sends_the_query_and_the_body_of_the_request_back(self):
        self.stand_in.control("POST", "/faults", {"kind": "echo", "status": 403})
        response = self.stand_in.ask(AUTH, "POST", "/api/login?a=%C3%A9", {"password": "marker"})
        self.assertEqual(response.status, 403)
        self.assertIn("marker", response.json["message"])
        self.assertIn("é", response.json["detail"][0]["value"])

    def test_maintenance_sends_a_page_with_the_ordered_status_and_retry_after(self):
        self.order(kind="maintenance", status=503, retry_after=60)
        response = self.ask()
        self.assertEqual((response.status, response.headers["Retry-After"]), (503, "60"))
        self.assertIn("网络维护中", response.body.decode())

    def test_truncate_sends_a_part_of_the_body(self):
        self.order(kind="truncate")
        with self.assertRaises(http.client.IncompleteRead) as raised:
            self.ask()
        self.assertGreater(raised.exception.expected, 0)
        self.assertGreater(len(raised.exception.partial), 0)

    def test_malformed_sends_invalid_json(self):
        self.order(kind="malformed")
        response = self.ask()
        self.assertEqual((response.status, response.headers["Content-Type"]), (200, "application/json"))
        with self.assertRaises(ValueError):
            json.loads(response.body)

    def test_html_sends_an_html_page_with_status_200(self):
        self.order(kind="html")
        response = self.ask()
        self.assertEqual((response.status, response.headers.get_content_type()), (200, "text/html"))

    def test_status_is_sent_with_retry_after_and_body(self):
        self.order(kind="status", status=429, retry_after=7, body="slow down")
        response = self.ask()
        self.assertEqual((response.status, response.headers["Retry-After"], response.body), (429, "7", b"slow down"))

    def test_body_replaces_the_status_and_the_body_of_the_response(self):
        self.order(kind="body", body='{"id": "no number"}', status=201)
        response = self.ask()
        self.assertEqual((response.status, response.json), (201, {"id": "no number"}))

    def test_redirect_sends_status_302_with_the_location_of_the_fault(self):
        self.order(kind="redirect", location="https://webvpn.fudan.edu.cn/login")
        response = self.ask()
        self.assertEqual((response.status, response.headers["Location"]), (302, "https://webvpn.fudan.edu.cn/login"))

    def test_faults_apply_one_after_the_other_each_to_its_number_of_requests(self):
        self.order(kind="status", status=500, times=2)
        self.order(kind="status", status=503)
        self.assertEqual([self.ask().status for _ in range(4)], [500, 500, 503, 200])

    def test_a_fault_with_times_none_lasts_until_it_is_removed(self):
        self.order(kind="status", status=500, times=None)
        self.assertEqual([self.ask().status for _ in range(3)], [500] * 3)
        self.stand_in.control("DELETE", "/faults")
        self.assertEqual(self.ask().status, 200)

    def test_fault_applies_to_matching_requests_only(self):
        for pattern in ({"host": "forum.*"}, {"path": "/api/log*"}, {"method": "POST"}):
            self.order(kind="status", status=500, times=None, **pattern)
        self.assertEqual(self.ask().status, 200)
        self.assertEqual(self.stand_in.ask(AUTH, "GET", "/api/logout").status, 500)

    def test_invalid_faults_are_refused(self):
        for order in (
            {"kind": "nonsense"},
            {"kind": "delay", "nonsense": 1},
            {"kind": "html", "host": None},
            {"kind": "delay", "ms": "1"},
            {},
            [],
        ):
            response = self.stand_in.ask(CONTROL, "POST", "/faults", order)
            self.assertEqual(response.status, 400, order)

    def test_control_host_accepts_plain_http(self):
        """With plain HTTP, a control request needs neither the certificate of the stand-in nor a mapping of host names."""
        url = f"http://127.0.0.1:{self.stand_in.port}/faults"
        order = urllib.request.Request(url, b'{"kind": "html"}', {"Host": CONTROL})
        with urllib.request.urlopen(order, timeout=TIMEOUT) as response:
            self.assertEqual(response.status, 201)
        self.assertEqual([fault["kind"] for fault in self.stand_in.control("GET", "/faults")], ["html"])


class RequestLogTest(StandInTest):
    def setUp(self):
        super().setUp()
        self.stand_in.control("DELETE", "/requests")

    def test_requests_are_logged(self):
        self.stand_in.ask(AUTH, "GET", "/api/users/me?a=%E6%B4%9E", token="t", headers={"User-Agent": "test"})
        (entry,) = self.stand_in.control("GET", "/requests")
        self.assertEqual(
            {key: entry[key] for key in ("host", "method", "path", "query", "status", "fault")},
            {
                "host": AUTH,
                "method": "GET",
                "path": "/api/users/me",
                "query": "a=%E6%B4%9E",
                "status": 401,
                "fault": None,
            },
        )
        self.assertEqual(entry["headers"]["authorization"], "Bearer t")
        self.assertEqual(entry["headers"]["user-agent"], "test")

    def test_the_log_names_the_fault_and_has_status_0_for_a_closed_connection(self):
        self.stand_in.control("POST", "/faults", {"kind": "close"})
        with self.assertRaises(http.client.RemoteDisconnected):
            self.stand_in.ask(AUTH, "GET", "/api/")
        (entry,) = self.stand_in.control("GET", "/requests")
        self.assertEqual((entry["status"], entry["fault"]), (0, "close"))

    def test_logged_times_show_which_requests_overlapped(self):
        threads = [threading.Thread(target=self.stand_in.ask, args=(AUTH, "GET", "/api/")) for _ in range(2)]
        with self.stand_in.holding() as fault:
            for thread in threads:
                thread.start()
            fault.wait_for_hits(2)
        for thread in threads:
            thread.join()
        self.stand_in.control("POST", "/faults", {"kind": "delay", "ms": 100})
        self.stand_in.ask(AUTH, "GET", "/api/")
        first, second, third = self.stand_in.control("GET", "/requests")
        self.assertLess(second["started"], first["ended"])
        self.assertGreaterEqual(third["started"], second["ended"])
        self.assertGreaterEqual(third["ended"] - third["started"], 0.1)


class CaptivePortalTest(CampusTest):
    def test_a_captive_portal_responds_only_to_requests_without_tls(self):
        browser = self.browser()
        for kind, status in [("page", 200), ("redirect", 302), ("none", 200)]:
            with self.subTest(kind=kind):
                self.settings(captive_portal=kind)
                page = browser.once("http://10.64.130.6/?b=H2")
                self.assertEqual((page.status, "statusTable_0" in page.text), (status, kind == "none"))
                self.assertEqual(browser.once("https://jwc.fudan.edu.cn/9397/list.htm").status, 200)
