"""A man in the middle that responds to all requests without TLS gets no credentials."""

import contextlib
import json
import os
import re
import socketserver
import sys
import tempfile
import threading
import unittest
from urllib.parse import quote

from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path[:0] = [str(ROOT / "bindings" / "python"), str(ROOT / "generator")]
import danxi  # noqa: E402
from loading import load  # noqa: E402

INTERFACE = load(ROOT)
METHODS = [
    method
    for method in INTERFACE.methods
    if method.sign_in == "campus" and method.operations and not method.full_name.startswith("campus.")
]
# Credentials that no request without TLS may contain. The interceptor itself sets cookies with the value `planted`.
SECRET = re.compile(rb"(?i)ticket=|password|loginToken|authorization:|access_token")
PLANTED = (
    "session_id=planted; Domain=.fudan.edu.cn; Path=/", "JSESSIONID=planted; Path=/", "CASTGC=planted; Domain=fudan.edu.cn; Path=/authserver/",
    "wengine_vpn_ticketwebvpn_fudan_edu_cn=planted; Domain=fudan.edu.cn",
)  # fmt: skip
LOGIN_FORM = """<html><body><form id="casLoginForm" action="http://uis.fudan.edu.cn/authserver/login" method="post">
<input name="username"><input type="password" name="password"><input type="hidden" name="lt" value="LT-1"></form></body></html>"""
HANDOVER = """<html><body><form id="logon" method="post" action="http://{host}/authserver/login">
<input name="ticket" value="ST-planted"></form></body></html>"""


class Interceptor(socketserver.ThreadingTCPServer):
    """A server that responds to every request without TLS, and records all bytes that it receives."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Connection)
        self.port = self.server_address[1]
        self.respond = None
        self.received = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


class Connection(socketserver.StreamRequestHandler):
    timeout = 60

    def handle(self):
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            line = self.rfile.readline()
            if not line:
                return
            head += line
        length = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
        self.server.received.append(head + (self.rfile.read(int(length[1])) if length else b""))
        path = head.split()[1].decode()
        host = re.search(rb"(?i)\r\nhost: ([^\r]+)", head)[1].decode()
        status, location, page = self.server.respond(host, f"http://{host}{path}")
        lines = [
            f"HTTP/1.1 {status} X",
            "Content-Type: text/html",
            f"Content-Length: {len(page.encode())}",
            "Connection: close",
        ]
        lines += [f"Set-Cookie: {cookie}" for cookie in PLANTED] + ([f"Location: {location}"] if location else [])
        self.wfile.write("\r\n".join([*lines, "", page]).encode())


ATTACKS = {
    "a page with a login form": lambda host, url: (200, None, LOGIN_FORM),
    "a page that hands over a ticket": lambda host, url: (200, None, HANDOVER.format(host="uis.fudan.edu.cn")),
    "a redirect to the sign-in without TLS": lambda host, url: (
        (200, None, LOGIN_FORM)
        if host == "uis.fudan.edu.cn"
        else (302, f"http://uis.fudan.edu.cn/authserver/login?service={quote(url, safe='')}", "")
    ),
    "a redirect to the older sign-in": lambda host, url: (
        302,
        f"https://uis.fudan.edu.cn/authserver/login?service={quote('http://tac.fudan.edu.cn/thirds/tjb.act', safe='')}",
        "",
    ),
    "a redirect to the sign-in": lambda host, url: (
        302,
        f"https://id.fudan.edu.cn/idp/authCenter/authenticate?service={quote('http://zlapp.fudan.edu.cn/x', safe='')}",
        "",
    ),
    "a redirect that keeps bodies": lambda host, url: (307, "http://uis.fudan.edu.cn/authserver/login", ""),
}


class InterceptionTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # Some examples write files below the working directory.
        cls.enterClassContext(contextlib.chdir(cls.enterClassContext(tempfile.TemporaryDirectory())))
        cls.standin = cls.enterClassContext(StandIn())
        cls.people = {(person["trait"] or person["role"]): person for person in cls.standin.ready["campus_accounts"]}

    def setUp(self):
        self.standin.control("POST", "/reset")
        self.interceptor = self.enterContext(Interceptor())
        self.sessions = {}

    def session(self, kind, *, closed=(), **network):
        """Returns a signed-in session.

        Requests without TLS reach the interceptor. Requests with TLS reach the stand-in, except that connections to the hosts `closed` fail.
        """
        config = json.loads(json.dumps(self.standin.ready["config"]))
        port = self.standin.ready["port"]
        config["network"] |= network
        config["network"]["connect_to"] = [
            f":80:127.0.0.1:{self.interceptor.port}",
            *(f"{host}:443:127.0.0.1:1" for host in closed),
            f"::127.0.0.1:{port}",
        ]
        session = self.enterContext(danxi.Session(config))
        self.person = self.people[kind]
        session.campus.login(self.person["number"], self.person["password"], kind)
        return session

    def call(self, method, session):
        options = {"cache": "refresh"} if method.is_cached else {}
        return session.call(method.full_name, **{**method.example.params, **options})

    def check_received(self):
        password = self.person["password"]
        for request in self.interceptor.received:
            self.assertIsNone(SECRET.search(request), request)
            for form in (password, quote(password), quote(password, safe="")):
                self.assertNotIn(form.encode(), request)
            for cookie in re.findall(rb"(?im)^cookie: ([^\r]*)", request):
                self.assertLessEqual({pair.partition(b"=")[2] for pair in cookie.split(b"; ")}, {b"planted"}, request)

    def test_tickets_for_http_urls_are_sent_with_tls(self):
        """In this test, all sites pass an http URL to the sign-in, which redirects with the ticket to that URL."""
        self.assertGreater(len(METHODS), 25)
        self.interceptor.respond = ATTACKS["a page with a login form"]
        self.standin.control("PATCH", "/settings", {"http_callbacks": ["*"]})
        sessions = {}
        for method in METHODS:
            with self.subTest(method.full_name):
                kind = method.example.account
                sessions[kind] = sessions.get(kind) or self.session(kind)
                self.standin.control("POST", "/sessions/expire", {"host": "[!iuw]*"})
                try:
                    self.call(method, sessions[kind])
                except (danxi.NotFoundError, danxi.RejectedError):
                    # The site has accepted the sign-in, and has refused only the identifiers of the example.
                    self.assertTrue(method.example.sources)
                self.check_received()
        self.assertEqual(self.interceptor.received, [])

    def test_a_site_without_tls_gets_no_ticket(self):
        self.interceptor.respond = ATTACKS["a page with a login form"]
        session = self.session("undergraduate", closed=["tac.fudan.edu.cn"])
        with self.assertRaises(danxi.NetworkError) as raised:
            session.sport.get_exercise()
        self.assertIn("network.allow_plain_http", str(raised.exception))
        self.assertEqual(self.interceptor.received, [])

    def test_the_course_selection_is_encrypted_by_webvpn_or_refused(self):
        self.interceptor.respond = ATTACKS["a page with a login form"]
        self.assertTrue(self.session("graduate").course.get_selected_courses())
        with self.assertRaises(danxi.TLSError) as raised:
            self.session("graduate", webvpn="never").course.get_selected_courses()
        self.assertIn("network.allow_plain_http", str(raised.exception))
        self.assertEqual(self.interceptor.received, [])

    def test_no_forged_response_without_tls_obtains_a_secret(self):
        for name, respond in ATTACKS.items():
            for url in (
                "http://zlapp.fudan.edu.cn/x",
                "http://tac.fudan.edu.cn/thirds/tjb.act",
                "http://yjsxk.fudan.edu.cn/x",
                "http://10.1.2.3/",
            ):
                for webvpn in ("auto", "never"):
                    with self.subTest(name, url=url, webvpn=webvpn):
                        self.standin.control("POST", "/reset")
                        self.interceptor.respond = respond
                        session = self.session("undergraduate", webvpn=webvpn)
                        before = len(self.interceptor.received)
                        for options in ({}, {"entry": url}, {"form": [{"name": "a", "value": "b"}]}):
                            try:
                                session.campus.fetch(url, **options)
                            except danxi.Error as error:
                                self.assertNotIn(self.person["password"], str(error))
                        self.assertGreater(len(self.interceptor.received), before)
                        self.check_received()
                        # The planted cookies have not replaced the session's.
                        self.assertTrue(session.bus.get_routes("workday"))
                        outcomes = [entry["outcome"] for entry in self.standin.control("GET", "/sign-ins")]
                        self.assertEqual(set(outcomes), {"accepted"})

    def test_public_pages_without_tls_get_no_cookie(self):
        self.interceptor.respond = lambda host, url: (200, None, "<html><table id=statusTable_0></table></html>")
        session = self.session("undergraduate")
        session.bus.get_routes("workday")
        for url in ("http://10.64.130.6/?b=H2", "http://www.fudan.edu.cn/", "http://zlapp.fudan.edu.cn/"):
            self.assertEqual(session.campus.fetch(url).status, 200)
        self.assertGreaterEqual(len(self.interceptor.received), 3)
        self.check_received()

    def test_the_community_is_never_reached_without_tls(self):
        config = json.loads(json.dumps(self.standin.ready["config"]))
        config["network"]["connect_to"] = [f":80:127.0.0.1:{self.interceptor.port}", *[config["network"]["connect_to"]]]
        for section in ("forum", "auth", "curriculum", "image"):
            with self.subTest(section), self.assertRaises(danxi.InvalidArgumentError) as raised:
                danxi.Session({**config, section: {"base_url": f"http://{section}.fduhole.com/api"}})
            self.assertIn(f"{section}.base_url", str(raised.exception))
            self.assertIn("network.allow_plain_http", str(raised.exception))
        self.assertEqual(self.interceptor.received, [])


if __name__ == "__main__":
    unittest.main()
