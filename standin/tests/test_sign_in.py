import base64
from urllib.parse import parse_qs, quote, urlsplit

from danxi_standin.hosts.webvpn import encode_url

from .campus_client import IDP, UIS, CampusTest
from .test_crypto import WEBVPN_HOSTS

BUS = "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists"
CALENDAR = "https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index"
WEBVPN = "https://webvpn.fudan.edu.cn"
WEBVPN_PREFIX = f"{WEBVPN}/https/77726476706e69737468656265737421"
FORUM = f"{WEBVPN_PREFIX}{WEBVPN_HOSTS['forum.fduhole.com']}/api"


class NeoTest(CampusTest):
    def test_a_site_redirects_to_the_page_of_the_neo_sign_in(self):
        page = self.browser().open(BUS)
        parts = urlsplit(page.url)
        self.assertEqual((parts.hostname, parts.path, parts.query), ("id.fudan.edu.cn", "/ac/", ""))
        query = parse_qs(urlsplit(parts.fragment).query)
        self.assertTrue(query["lck"][0].startswith("context_CAS_"))
        self.assertEqual(query["entityId"], ["https://zlapp.fudan.edu.cn"])

    def test_the_setting_ticket_form_selects_a_form_or_a_script_or_both_alternately(self):
        for form in ("form", "script"):
            with self.subTest(form=form):
                self.settings(ticket_form=form)
                browser = self.browser()
                page = browser.finish(browser.execute(browser.open(BUS).url))
                self.assertEqual('id="logon"' in page.text, form == "form")
                self.assertEqual('locationValue = "' in page.text, form == "script")
                self.assertIn("&amp;", page.text)
                self.assertEqual(browser.open(browser.ticket_url(page)).json["e"], 0)
        self.settings(ticket_form="alternate")
        browser = self.browser()
        browser.sign_in(BUS)
        authenticate = f"{IDP}/authCenter/authenticate?service={quote('https://my.fudan.edu.cn/', safe='')}"
        forms = ["logon" in browser.open(authenticate).text for _ in range(4)]
        self.assertEqual(sorted(forms), [False, False, True, True])

    def test_signed_in_browser_needs_no_password(self):
        browser = self.browser()
        self.assertEqual(browser.sign_in(BUS).url, BUS)
        self.stand_in.control("POST", "/sessions/expire", {"host": "zlapp.fudan.edu.cn"})
        again = browser.open(BUS)
        self.assertIsNotNone(browser.ticket_url(again))
        self.assertEqual(browser.sign_in(BUS).json["e"], 0)
        self.assertEqual(self.outcomes(), ["accepted"])
        self.stand_in.control("POST", "/sessions/expire", {"number": browser.account["number"]})
        self.assertEqual(urlsplit(browser.open(BUS).url).path, "/ac/")

    def test_ticket_is_accepted_once_and_only_by_the_site_that_it_was_issued_for(self):
        browser = self.browser()
        url = browser.ticket_url(browser.finish(browser.execute(browser.open(BUS).url)))
        self.assertEqual(browser.once(url).status, 302)
        self.assertEqual(browser.once(url).status, 403)
        stray = browser.ticket_url(browser.open(f"{IDP}/authCenter/authenticate?service={quote(BUS, safe='')}"))
        ticket = parse_qs(urlsplit(stray).query)["ticket"][0]
        self.assertEqual(browser.once(f"{CALENDAR}?ticket={ticket}").status, 403)

    def test_login_token_is_accepted_once(self):
        browser = self.browser()
        executed = browser.execute(browser.open(BUS).url)
        self.assertIsNotNone(browser.ticket_url(browser.finish(executed)))
        self.assertIsNone(browser.ticket_url(browser.finish(executed)))

    def test_the_fifth_wrong_password_locks_the_account(self):
        browser = self.browser()
        url = browser.open(BUS).url
        for left in (4, 3, 2, 1):
            response = browser.execute(url, password="wrong")
            self.assertEqual((response["code"], response["loginToken"]), (4020, None))
            self.assertIn(f"您还有{left}次重试机会", response["message"])
        self.assertIn("锁定", browser.execute(url, password="wrong")["message"])
        self.assertIn("锁定", browser.execute(url)["message"])
        self.assertEqual(self.outcomes(), ["wrong_password"] * 4 + ["locked"] * 2)

    def test_the_trait_of_an_account_determines_the_code_of_the_response(self):
        for trait, code in (("locked", 4021), ("set_up", 4340), ("captcha", 4012), ("second_factor", 200)):
            browser = self.browser(trait)
            response = browser.execute(browser.open(BUS).url)
            self.assertEqual((response["code"], bool(response["loginToken"])), (code, False))
            self.assertEqual(response["pageLevelNo"] == 2, trait == "second_factor")
            self.assertEqual(isinstance(response["data"], str), trait == "set_up")

    def test_an_account_with_the_trait_captcha_must_answer_a_captcha(self):
        browser = self.browser("captcha")
        page = browser.open(BUS)
        asked = {
            "lang": "zh_CN",
            "loginName": browser.account["number"],
            "chainCode": "x",
            "authModuleCode": "userAndPwd",
        }
        response = browser.once(f"{IDP}/authn/verifyCodeIsNeed", value=asked).json
        self.assertTrue(response["result"])
        self.assertTrue(base64.b64decode(response["pic"].partition(",")[2]).startswith(b"\x89PNG"))
        self.assertEqual(browser.execute(page.url, "0000")["code"], 4012)
        browser.once(f"{IDP}/authn/verifyCodeIsNeed", value=asked)
        self.assertEqual(browser.execute(page.url, self.captcha())["code"], 200)
        asked["loginName"] = self.browser().account["number"]
        self.assertFalse(browser.once(f"{IDP}/authn/verifyCodeIsNeed", value=asked).json["result"])

    def methods(self, browser, url: str) -> dict:
        query = parse_qs(urlsplit(urlsplit(url).fragment).query)
        return browser.once(
            f"{IDP}/authn/queryAuthMethods", value={name: query[name][0] for name in ("lck", "entityId")}
        ).json

    def confirm(self, browser, url: str, executed: dict, code: str | None = None, **changes) -> dict:
        """Sends `code`, by default the one that the authenticator app shows, as the second factor of a sign-in."""
        query = parse_qs(urlsplit(urlsplit(url).fragment).query)
        number = browser.account["number"]
        return browser.once(
            f"{IDP}/authn/authExecute",
            value={
                "authModuleCode": "userAndOtp",
                "authChainCode": executed["authChainCode"],
                "entityId": query["entityId"][0],
                "requestType": "chain_type",
                "lck": query["lck"][0],
                "requestNumber": executed["requestNumber"],
                "authPara": {
                    "loginName": number,
                    "otpCode": code or self.stand_in.second_factor_code(number),
                    "verifyCode": "",
                },
                **changes,
            },
        ).json

    def test_an_account_with_a_second_factor_needs_the_right_code_after_the_password(self):
        browser = self.browser("second_factor")
        url = browser.open(BUS).url
        executed = browser.execute(url)
        self.assertEqual((executed["code"], executed["loginToken"], executed["pageLevelNo"]), (200, "", 2))
        self.assertIn("userAndOtp", executed["moduleCodes"])
        for changes in ({"code": "000000"}, {"requestNumber": "0"}, {"authChainCode": "0"}, {"authPara": {}}):
            refused = self.confirm(browser, url, executed, **changes)
            self.assertNotEqual(refused["code"], 200)
            self.assertIsNone(refused["loginToken"])
        accepted = self.confirm(browser, url, executed)
        self.assertEqual(browser.follow(browser.finish(accepted)).json["e"], 0)
        self.assertNotEqual(self.confirm(browser, url, executed)["code"], 200)

    def test_code_of_the_authenticator_is_accepted_once(self):
        first, second = self.browser("second_factor"), self.browser("second_factor")
        url = first.open(BUS).url
        code = self.stand_in.second_factor_code(first.account["number"])
        self.assertEqual(self.confirm(first, url, first.execute(url), code)["code"], 200)
        url = second.open(BUS).url
        self.assertEqual(self.confirm(second, url, second.execute(url), code)["code"], 4022)

    def test_control_returns_codes_of_the_authenticator_until_all_valid_ones_were_used(self):
        number = self.browser("second_factor").account["number"]
        codes = []
        with self.assertRaisesRegex(ValueError, "Wait up to 30 seconds"):
            while len(codes) < 10:  # usually two codes; one more if a period of 30 seconds ends during the loop
                codes.append(self.stand_in.second_factor_code(number))
                browser = self.browser("second_factor")
                url = browser.open(BUS).url
                self.assertEqual(self.confirm(browser, url, browser.execute(url), codes[-1])["code"], 200)
        self.assertEqual(len(set(codes)), len(codes))
        self.assertGreaterEqual(len(codes), 2)

    def test_a_second_factor_for_one_host_is_valid_for_all_hosts(self):
        browser = self.browser()
        browser.sign_in(BUS)
        self.settings(second_factor_hosts=["my.*", "fdjwgl.*"])
        page = browser.open(f"{IDP}/authCenter/authenticate?service={quote('https://my.fudan.edu.cn/', safe='')}")
        self.assertEqual(urlsplit(page.url).path, "/ac/")
        methods = self.methods(browser, page.url)
        self.assertTrue(methods["second"])
        self.assertNotIn("moduleCode", methods["data"][0])
        accepted = self.confirm(browser, page.url, browser.execute(page.url))
        self.assertEqual(browser.follow(browser.finish(accepted)).url, "https://my.fudan.edu.cn/")
        self.assertEqual(browser.sign_in("https://fdjwgl.fudan.edu.cn/student/home").status, 200)
        self.assertEqual(self.outcomes(), ["accepted", "accepted"])

    def test_a_sign_in_for_the_account_check_ends_at_the_portal_or_the_page_is_missing_if_it_is_off(self):
        check = "https://id.fudan.edu.cn/api-uc/oauth2/authorization/bam"
        browser = self.browser()
        self.assertEqual(browser.sign_in(check).url, "https://id.fudan.edu.cn/api-uc/portal")
        self.assertEqual(browser.sign_in(check).url, "https://id.fudan.edu.cn/api-uc/portal")
        self.assertEqual(self.outcomes(), ["accepted"])
        self.assertEqual(browser.once(check.replace("oauth2/authorization", "login/oauth2/code"), {}).status, 403)
        self.settings(account_check=False)
        self.assertEqual(browser.open(check).status, 404)

    def test_a_ticket_page_can_post_the_ticket(self):
        self.settings(ticket_form="post")
        browser = self.browser()
        self.assertEqual(browser.sign_in(BUS).json["e"], 0)

    def test_with_the_setting_ended_session_a_site_reports_the_end_of_a_sign_in_as_json(self):
        self.settings(ended_session="envelope")
        browser = self.browser()
        browser.sign_in(BUS)
        self.stand_in.control("POST", "/sessions/expire", {"host": "zlapp.*"})
        ended = browser.open(BUS)
        self.assertEqual((ended.status, ended.json["e"]), (200, 10013))
        self.assertEqual(browser.follow(browser.open(ended.json["d"]["login_url"])).json["e"], 0)

    def test_invalid_requests_do_not_sign_in(self):
        browser = self.browser()
        for path in ("queryAuthMethods", "verifyCodeIsNeed", "authExecute"):
            for value in ([], {}, {"lck": []}, {"lck": "x", "entityId": "x", "authPara": {}}):
                response = browser.once(f"{IDP}/authn/{path}", value=value)
                self.assertEqual(response.status, 200)
                self.assertFalse(response.json.get("data") or response.json.get("loginToken"))
        self.assertEqual(browser.once(f"{IDP}/authCenter/authenticate?service=nowhere").status, 400)
        self.assertEqual(self.outcomes(), [])

    def test_each_cookie_is_limited_to_the_host_that_set_it(self):
        browser = self.browser()
        browser.sign_in(BUS)
        found = {(each.domain, each.name, each.secure) for each in browser.jar}
        self.assertIn(("id.fudan.edu.cn", "session_id", True), found)
        self.assertEqual({domain for domain, _, _ in found}, {"id.fudan.edu.cn", "zlapp.fudan.edu.cn"})


class ControlTest(CampusTest):
    def test_invalid_settings_are_refused(self):
        for wrong in (
            {"exam_page": "newer"},
            {"dining_time": 1},
            {"colour": "red"},
            {"terms_agreed": False, "ticket_form": None},
        ):
            with self.assertRaises(ValueError):
                self.stand_in.control("PATCH", "/settings", wrong)
        self.assertTrue(self.stand_in.control("GET", "/settings")["terms_agreed"])
        self.settings(exam_page="old")
        self.stand_in.control("POST", "/reset")
        self.assertEqual(self.stand_in.control("GET", "/settings")["exam_page"], "new")

    def test_sessions_are_listed_and_expire_after_a_control_request(self):
        browser = self.browser()
        browser.sign_in(BUS)
        hosts = [each["host"] for each in self.stand_in.control("GET", "/sessions")]
        self.assertEqual(sorted(hosts), ["id.fudan.edu.cn", "zlapp.fudan.edu.cn"])
        self.assertEqual(self.stand_in.control("POST", "/sessions/expire", {"number": "nobody"}), {"expired": 0})
        self.assertEqual(self.stand_in.control("POST", "/sessions/expire"), {"expired": 2})
        self.stand_in.control("DELETE", "/sign-ins")
        self.assertEqual(self.outcomes(), [])

    def test_reset_ends_unfinished_sign_ins(self):
        browser = self.browser()
        executed = browser.execute(browser.open(BUS).url)
        self.stand_in.control("POST", "/reset")
        self.assertIsNone(browser.ticket_url(browser.finish(executed)))


class ClassicTest(CampusTest):
    def setUp(self):
        super().setUp()
        self.settings(classic_hosts=["zlapp.fudan.edu.cn"])

    def test_sign_in_sets_cookies_and_returns_to_the_site(self):
        browser = self.browser()
        page = browser.sign_in_classic(CALENDAR)
        self.assertEqual((page.url, page.json["e"]), (CALENDAR, 0))
        found = {(each.domain, each.path, each.name, each.secure) for each in browser.jar}
        self.assertIn(("uis.fudan.edu.cn", "/authserver/", "CASTGC", True), found)
        self.assertIn((".fudan.edu.cn", "/", "iPlanetDirectoryPro", False), found)

    def test_ticket_is_accepted_once(self):
        browser = self.browser()
        browser.sign_in_classic(CALENDAR)
        redirected = browser.once(f"{UIS}?service={quote(CALENDAR, safe='')}")
        self.assertEqual((redirected.status, browser.once(redirected.location).status), (302, 302))
        self.assertEqual(browser.once(redirected.location).status, 403)

    def test_requests_with_an_expired_cookie_are_refused_with_403(self):
        browser = self.browser()
        browser.sign_in_classic(CALENDAR)
        self.stand_in.control("POST", "/sessions/expire")
        self.assertEqual(browser.open(CALENDAR).status, 403)
        browser.jar.clear("uis.fudan.edu.cn", "/authserver/", "CASTGC")
        self.assertEqual(browser.sign_in_classic(CALENDAR).json["e"], 0)

    def test_the_page_after_a_refused_sign_in_has_the_message_for_the_reason(self):
        for trait, text in (
            (None, "密码有误"),
            ("captcha", "请输入验证码"),
            ("weak_password", "弱密码提示"),
            ("locked", "锁定"),
        ):
            browser = self.browser(trait)
            page = browser.sign_in_classic(CALENDAR, **({} if trait else {"password": "wrong"}))
            self.assertEqual((page.host, page.status), ("uis.fudan.edu.cn", 200))
            self.assertIn(text, page.text)
        self.assertEqual(self.outcomes(), ["wrong_password", "captcha", "weak_password", "locked"])

    def test_after_a_sign_in_without_a_captcha_the_page_shows_one_and_checks_the_answer(self):
        browser = self.browser("captcha")
        page = browser.sign_in_classic(CALENDAR)
        self.assertIn('id="captchaImg"', page.text)
        image = browser.once("https://uis.fudan.edu.cn/authserver/captcha.html?ts=2")
        self.assertTrue(image.body.startswith(b"\x89PNG"))
        self.assertEqual(browser.submit(page, captchaResponse=self.captcha()).url, CALENDAR)

    def test_a_form_that_is_submitted_again_is_not_counted_as_a_sign_in(self):
        browser = self.browser()
        page = browser.open(CALENDAR)
        browser.submit(page, password="wrong")
        self.assertEqual(browser.submit(page).host, "uis.fudan.edu.cn")
        self.assertEqual(self.outcomes(), ["wrong_password"])

    def test_maintenance_page_replaces_the_sign_in(self):
        self.stand_in.control("POST", "/faults", {"kind": "maintenance", "host": "uis.*", "times": None})
        self.assertIn("网络维护中 | Under Maintenance", self.browser().open(CALENDAR).text)
        self.stand_in.control("DELETE", "/faults")
        self.assertEqual(self.browser().sign_in_classic(CALENDAR).json["e"], 0)


class OlderPathTest(CampusTest):
    def test_the_classic_path_on_the_neo_host_sends_a_ticket_to_a_signed_in_browser(self):
        browser = self.browser()
        url = f"https://id.fudan.edu.cn/authserver/login?service={quote(BUS, safe='')}"
        self.assertTrue(browser.once(url).location.startswith("https://id.fudan.edu.cn/ac/#/index?lck="))
        browser.sign_in(BUS)
        self.assertTrue(browser.once(url).location.startswith(f"{BUS}?ticket="))
        self.assertEqual(browser.open(url).host, "zlapp.fudan.edu.cn")


class WebVPNTest(CampusTest):
    def test_visitor_without_a_sign_in_is_sent_to_the_sign_in_page(self):
        page = self.browser().open(f"{FORUM}/divisions")
        self.assertEqual((page.url, page.status), (f"{WEBVPN}/login", 200))

    def test_requests_except_put_are_forwarded_with_their_headers(self):
        browser = self.browser()
        self.assertEqual(browser.sign_in(f"{WEBVPN}/login?cas_login=true").url, f"{WEBVPN}/")
        token = self.stand_in.login()["access"]
        headers = {"Authorization": f"Bearer {token}"}
        page = browser.open(f"{FORUM}/divisions", headers=headers)
        self.assertEqual((page.status, page.json), (200, []))
        self.assertEqual(browser.open(f"{FORUM}/users/me").status, 401)
        me = browser.open(f"{FORUM}/users/me", headers=headers).json
        config = {"notify": me["config"]["notify"][:1]}
        path = f"{FORUM}/users/{me['id']}"
        refused = browser.once(path, value={"config": config}, method="PUT", headers=headers)
        self.assertEqual(refused.status, 405)
        changed = browser.once(f"{path}/_webvpn", value={"config": config}, method="PATCH", headers=headers)
        self.assertEqual(changed.status, 200)
        hosts = [each["host"] for each in self.stand_in.control("GET", "/requests")]
        self.assertIn("forum.fduhole.com", hosts)

    def test_urls_in_redirects_and_pages_are_rewritten_to_webvpn(self):
        browser = self.browser()
        browser.sign_in(f"{WEBVPN}/login?cas_login=true")
        redirected = browser.once(WEBVPN + encode_url(BUS))
        self.assertTrue(redirected.location.startswith(WEBVPN + encode_url("https://id.fudan.edu.cn/idp/")))
        self.settings(classic_hosts=["zlapp.fudan.edu.cn"])
        page = browser.open(WEBVPN + encode_url(CALENDAR))
        self.assertIn('action="/https/77726476706e69737468656265737421', page.text)
        self.assertEqual({each.domain for each in browser.jar}, {"id.fudan.edu.cn", "webvpn.fudan.edu.cn"})

    def test_malformed_paths_and_unreachable_hosts_get_status_502(self):
        browser = self.browser()
        browser.sign_in(f"{WEBVPN}/login?cas_login=true")
        for path in (
            "/https/77726476706e6973746865626573742100ff/",
            "/https/short/",
            "/ftp/x/",
            encode_url("http://standin.test/reset"),
            encode_url("https://example.org/"),
        ):
            self.assertEqual(browser.once(WEBVPN + path).status, 502, path)

    def test_expired_session_needs_a_new_sign_in(self):
        browser = self.browser()
        browser.sign_in(f"{WEBVPN}/login?cas_login=true")
        self.stand_in.control("POST", "/sessions/expire", {"host": "webvpn.fudan.edu.cn"})
        self.assertTrue(browser.open(f"{FORUM}/divisions").url.startswith(f"{WEBVPN}/login"))
