"""A browser for the tests: it keeps cookies, follows redirects across hosts, and completes the campus sign-ins."""

import base64
import http.cookiejar
import json
import re
import secrets
from dataclasses import dataclass
from html import unescape
from urllib.parse import parse_qs, urlencode, urljoin, urlsplit
from urllib.request import Request

from .harness import Connection, StandInTest, StartedStandIn

MAX_HOPS = 12
IDP = "https://id.fudan.edu.cn/idp"
UIS = "https://uis.fudan.edu.cn/authserver/login"


def rsa_encrypt(text: str, public_key: str) -> str:
    """Encrypts a text with RSA (PKCS#1 v1.5). The key is a base64 SubjectPublicKeyInfo with 2048 bits and the exponent 65537."""
    der = base64.b64decode(public_key)
    modulus, size = int.from_bytes(der[-5 - 256 : -5], "big"), 256
    message = text.encode()
    padding = bytes(secrets.choice(range(1, 256)) for _ in range(size - 3 - len(message)))
    number = int.from_bytes(b"\0\2" + padding + b"\0" + message, "big")
    return base64.b64encode(pow(number, 65537, modulus).to_bytes(size, "big")).decode()


def fragments(pattern: str, text: str) -> list:
    """Returns all matches of a regular expression, in which `.` also matches line ends."""
    return re.findall(pattern, text, re.DOTALL)


@dataclass
class Page:
    url: str
    status: int
    headers: object
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def host(self) -> str:
        return urlsplit(self.url).hostname

    @property
    def location(self) -> str:
        return urljoin(self.url, self.headers["Location"])


class Browser:
    def __init__(self, stand_in: StartedStandIn, account: dict | None = None):
        self.stand_in = stand_in
        self.account = account
        self.jar = http.cookiejar.CookieJar()

    # Requests

    def once(
        self,
        url: str,
        form: dict | None = None,
        value=None,
        data: bytes | None = None,
        method: str | None = None,
        headers: dict | None = None,
    ) -> Page:
        """Sends a single request. If `form`, `value` (sent as JSON) or `data` is given, the default method is POST."""
        body, headers = data, dict(headers or {})
        if form is not None:
            body, headers["Content-Type"] = urlencode(form).encode(), "application/x-www-form-urlencoded"
        elif value is not None:
            body, headers["Content-Type"] = json.dumps(value).encode(), "application/json"
        asked = Request(url, body, headers)
        self.jar.add_cookie_header(asked)
        parts = urlsplit(url)
        connection = self._connect(parts.scheme, parts.hostname)
        try:
            connection.request(
                method or asked.get_method(), asked.selector, body, {"Host": parts.netloc, **dict(asked.header_items())}
            )
            response = connection.getresponse()
            page = Page(url, response.status, response.headers, response.read())
            self.jar.extract_cookies(response, asked)
            return page
        finally:
            connection.close()

    def _connect(self, scheme: str, host: str):
        if scheme == "https":
            return Connection(host, self.stand_in.port, self.stand_in.tls)
        return http.client.HTTPConnection("127.0.0.1", self.stand_in.port, timeout=60)

    def open(self, url: str, form: dict | None = None, **options) -> Page:
        """Sends a request and follows its redirects. The URL of the returned page keeps its fragment."""
        page = self.once(url, form, **options)
        for _ in range(MAX_HOPS):
            if page.status not in (301, 302, 303):
                return page
            page = self.once(page.location)
        raise AssertionError("too many redirects")

    # Sign-in

    def sign_in(self, url: str, captcha: str = "") -> Page:
        """Opens `url` and completes the neo sign-in if the server redirects to it."""
        page = self.open(url)
        if page.host != "id.fudan.edu.cn":
            return page
        return self.follow(page if urlsplit(page.url).path != "/ac/" else self.finish(self.execute(page.url, captcha)))

    def follow(self, page: Page) -> Page:
        """Submits the form of a ticket page or follows its script, and then follows the script of the next page, if that page has one."""
        if 'method = "POST"' in page.text or 'method="POST"' in page.text:
            action = unescape(re.search(r'<form id ?="logon"[^>]* action="([^"]*)"', page.text)[1])
            fields = re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', page.text)
            page = self.open(urljoin(page.url, action), {name: unescape(value) for name, value in fields})
        else:
            url = self.ticket_url(page)
            if url is None:
                raise AssertionError(f"{page.url} has no ticket: {page.text}")
            page = self.open(url)
        script = re.search(r'locationValue = "([^"]*)"', page.text)
        return self.open(script[1].replace("\\/", "/")) if script else page

    def execute(self, url: str, captcha: str = "", password: str | None = None) -> dict:
        """Returns the response of authExecute for the sign-in page at `url`."""
        query = parse_qs(urlsplit(urlsplit(url).fragment).query)
        lck, entity = query["lck"][0], query["entityId"][0]
        methods = self.once(f"{IDP}/authn/queryAuthMethods", value={"lck": lck, "entityId": entity}).json
        chain = next(each["authChainCode"] for each in methods["data"] if "userAndPwd" in each["moduleCodes"])
        key = self.once(f"{IDP}/authn/getJsPublicKey", method="POST").json["data"]
        encrypted = rsa_encrypt(password or self.account["password"], key)
        return self.once(
            f"{IDP}/authn/authExecute",
            value={
                "authModuleCode": "userAndPwd",
                "authChainCode": chain,
                "entityId": entity,
                "requestType": "chain_type",
                "lck": lck,
                "authPara": {"loginName": self.account["number"], "password": encrypted, "verifyCode": captcha},
            },
        ).json

    def finish(self, executed: dict) -> Page:
        return self.once(f"{IDP}/authCenter/authnEngine", {"loginToken": executed["loginToken"]})

    @staticmethod
    def ticket_url(page: Page) -> str | None:
        """Returns the URL that a ticket page, a script or a form, leads to, or None if the page has no ticket."""
        script = re.search(r'locationValue = "([^"]*)"', page.text)
        if script:
            return script[1].replace("&amp;", "&")
        action = re.search(r'<form id="logon"[^>]* action="([^"]*)"', page.text)
        ticket = re.search(r'id="ticket"[^>]* value="([^"]*)"', page.text)
        if not action or not ticket:
            return None
        url = unescape(action[1])
        return url + ("&" if "?" in url else "?") + urlencode({"ticket": ticket[1]})

    def sign_in_classic(self, url: str, **fields) -> Page:
        """Opens `url` and completes the classic sign-in if the server redirects to it."""
        page = self.open(url)
        return self.submit(page, **fields) if page.host == "uis.fudan.edu.cn" else page

    def submit(self, page: Page, **fields) -> Page:
        hidden = {
            re.search(r'name="([^"]*)"', tag)[1]: re.search(r'value="([^"]*)"', tag)[1]
            for tag in re.findall(r'<input type="hidden"[^>]*>', page.text)
        }
        return self.open(
            page.url, {**hidden, "username": self.account["number"], "password": self.account["password"], **fields}
        )


class CampusTest(StandInTest):
    def browser(self, trait: str | None = None, role: str = "undergraduate") -> Browser:
        account = next(
            each for each in self.stand_in.ready["campus_accounts"] if (each["trait"], each["role"]) == (trait, role)
        )
        return Browser(self.stand_in, account)

    def outcomes(self) -> list[str]:
        return [each["outcome"] for each in self.stand_in.control("GET", "/sign-ins")]

    def settings(self, **values):
        self.assertNotIn("message", self.stand_in.control("PATCH", "/settings", values))

    def captcha(self) -> str:
        return self.stand_in.control("GET", "/captchas")[-1]["answer"]
