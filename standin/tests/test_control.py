import subprocess
import sys
import threading
import unittest
from http.client import RemoteDisconnected
from pathlib import Path

from danxi_standin.services import HOSTS

from .campus_client import CampusTest
from .harness import AUTH, FORUM, StandInTest, StartedStandIn

PACKAGES = Path(__file__).resolve().parents[1]


class Faults(StandInTest):
    def status(self, host=AUTH):
        return self.stand_in.ask(host, "GET", "/api/").status

    def test_a_fault_lasts_as_long_as_its_block(self):
        with self.stand_in.failing("account", status=502) as fault:
            self.assertEqual([self.status(), self.status(FORUM), self.status()], [502, 200, 502])
            self.assertEqual(fault.hits, 2)
        self.assertEqual(self.status(), 200)
        self.assertEqual(fault.hits, 2)
        self.assertEqual(self.stand_in.control("GET", "/faults"), [])

    def test_a_fault_also_ends_when_its_block_raises(self):
        with self.assertRaises(ZeroDivisionError), self.stand_in.failing("account"):
            self.assertEqual(self.status(), 503)
            raise ZeroDivisionError
        self.assertEqual(self.status(), 200)

    def test_a_block_ends_normally_after_a_reset_has_removed_its_fault(self):
        with self.stand_in.failing("account"):
            self.stand_in.reset()
            self.assertEqual(self.status(), 200)

    def test_faults_of_several_hosts_are_in_effect_together(self):
        with self.stand_in.failing("account", times=1), self.stand_in.unreachable(FORUM):
            self.assertEqual([self.status(), self.status()], [503, 200])
            with self.assertRaises(RemoteDisconnected):
                self.status(FORUM)

    def test_a_held_request_gets_its_response_at_the_end_of_the_block(self):
        statuses = []
        with self.stand_in.holding("account") as fault:
            thread = threading.Thread(target=lambda: statuses.append(self.status()))
            thread.start()
            fault.wait_for_hits()
            self.assertEqual(statuses, [])
        thread.join()
        self.assertEqual(statuses, [200])

    def test_the_stand_in_stops_while_it_holds_a_request(self):
        stand_in = StartedStandIn("--empty")
        ended = []

        def ask():
            try:
                stand_in.ask(AUTH, "GET", "/api/")
            except OSError as error:
                ended.append(type(error))

        thread = threading.Thread(target=ask)
        fault = stand_in.holding("account").__enter__()
        thread.start()
        fault.wait_for_hits()
        stand_in.stop()
        thread.join()
        self.assertEqual((stand_in.process.returncode, len(ended)), (0, 1))

    def test_wait_for_hits_raises_timeout_error_after_the_timeout(self):
        with self.stand_in.holding("account") as fault, self.assertRaisesRegex(TimeoutError, "0 instead of 1"):
            fault.wait_for_hits(timeout=0.01)

    def test_a_redesigned_host_sends_json_without_the_usual_members(self):
        login = {"email": "student@fudan.edu.cn", "password": "correct horse"}
        with self.stand_in.redesigned("account"):
            self.assertNotIn("access", self.stand_in.ask(AUTH, "POST", "/api/login", login).json)
        self.assertIn("access", self.stand_in.ask(AUTH, "POST", "/api/login", login).json)

    def test_an_unknown_service_field_or_fault_id_raises_an_error(self):
        with self.assertRaisesRegex(ValueError, "Unknown service 'forums'. The services are: account, "):
            self.stand_in.failing("forums").__enter__()
        with self.assertRaisesRegex(ValueError, "Unknown field `path_`"):
            self.stand_in.failing("forum", path_="/").__enter__()
        with self.assertRaisesRegex(LookupError, "No fault has this id"):
            self.stand_in.control("DELETE", "/faults/9")

    def test_every_host_of_a_service_exists(self):
        for host in {host for hosts in HOSTS.values() for host in hosts}:
            with self.subTest(host):
                self.assertNotEqual(self.stand_in.ask(host, "GET", "/").status, 421)


class Settings(StandInTest):
    def test_settings_are_restored_at_the_end_of_the_block(self):
        def shown():
            return self.stand_in.control("GET", "/settings")

        before = shown()
        with self.stand_in.settings(dining_time=False, exam_page="old"):
            self.assertEqual((shown()["dining_time"], shown()["exam_page"]), (False, "old"))
        self.assertEqual(shown(), before)
        with self.assertRaisesRegex(ValueError, "Unknown setting"):
            self.stand_in.settings(dinner=True).__enter__()


class SignIns(CampusTest):
    def test_accounts_have_the_requested_role_and_trait(self):
        self.assertEqual((self.stand_in.student.role, self.stand_in.moderator.role), ("student", "admin"))
        self.assertEqual((self.stand_in.graduate.role, self.stand_in.graduate.trait), ("graduate", None))
        self.assertEqual(self.stand_in.undergraduate, self.stand_in.campus_account())
        self.assertEqual(self.stand_in.campus_account("captcha").trait, "captcha")
        with self.assertRaises(LookupError):
            self.stand_in.campus_account("unknown")

    def test_a_missing_captcha_or_mailed_code_raises_lookup_error(self):
        with self.assertRaisesRegex(LookupError, "No captcha waits"):
            self.stand_in.captcha_answer()
        with self.assertRaisesRegex(LookupError, "mailed to nobody@fudan.edu.cn"):
            self.stand_in.mailed_code("nobody@fudan.edu.cn")

    def test_mailed_code_returns_the_code_for_an_address(self):
        email = "new@fudan.edu.cn"
        self.stand_in.ask(AUTH, "GET", f"/api/verify/email?email={email}&scope=register")
        self.assertRegex(self.stand_in.mailed_code(email), r"^\d{6}$")

    def test_expired_tokens_are_refused(self):
        token = self.stand_in.login()["access"]
        self.assertEqual(self.stand_in.ask(FORUM, "GET", "/api/users/me", token=token).status, 200)
        self.stand_in.expire_tokens(self.stand_in.student.email, "access")
        self.assertEqual(self.stand_in.ask(FORUM, "GET", "/api/users/me", token=token).status, 401)

    def test_received_requests_are_listed_until_a_reset(self):
        self.stand_in.login()
        self.assertEqual([entry["path"] for entry in self.stand_in.requests()], ["/api/login"])
        self.stand_in.reset()
        self.assertEqual(self.stand_in.requests(), [])

    def test_requests_since_a_request_are_those_that_started_later(self):
        self.stand_in.login()
        first = self.stand_in.requests()[-1]["started"]
        self.stand_in.ask(AUTH, "GET", "/api/")
        self.assertEqual([entry["path"] for entry in self.stand_in.requests(since=first)], ["/api/"])
        with self.assertRaisesRegex(ValueError, "`since` must be a number"):
            self.stand_in.control("GET", "/requests?since=yesterday")


class NoProxy(StandInTest):
    def test_control_requests_ignore_the_proxy_of_the_environment(self):
        program = (
            "import sys; from danxi_standin import Control; print(Control(int(sys.argv[1])).control('GET', '/faults'))"
        )
        done = subprocess.run(
            [sys.executable, "-c", program, str(self.stand_in.port)],
            env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(PACKAGES), "http_proxy": "http://127.0.0.1:9"},
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual((done.stdout, done.stderr), ("[]\n", ""))


if __name__ == "__main__":
    unittest.main()
