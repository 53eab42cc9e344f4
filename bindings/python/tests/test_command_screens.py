"""`danxi today`, `danxi watch` and `danxi doctor`."""

import json
import signal
from unittest import mock
from urllib.parse import urlsplit

from danxi_standin.hosts import HOST_CLASSES

import danxi

from .command import PATIENCE, CommandTest, Terminal, has
from .journey import INTERFACE

if has("click", "rich", "keyring"):
    from danxi.command import doctor
    from danxi.command.schema import Interface
    from danxi.command.screens import today


class Today(CommandTest):
    def test_every_part_of_the_screen_is_shown(self):
        self.log_in()
        found = json.loads(self.danxi("today", "--json")[0])
        self.assertEqual({part.get("error_name") for part in found["parts"]}, {None})
        self.assertEqual(found["skipped"], [])
        text = Terminal(self, "today").end()
        for part in found["parts"]:
            self.assertRegex(text, rf"(?m)^{part['part'].capitalize()}")
        self.assertIn(found["electricity"]["room"], text)
        self.assertIn(f", {found['day']['date']}", text.splitlines()[0])
        self.assertNotIn("Not available", text)

    def test_another_day_and_a_day_without_the_network(self):
        self.log_in()
        text, _ = self.danxi("today", "--date", "2026-10-01")
        self.assertTrue(text.startswith("Thursday, 2026-10-01"), text)
        self.assertIn("Day off 国庆节.\n", text)
        self.assertRegex(text, r"(?m)^Lessons +none *$")
        self.campus.fault("maintenance", times=None)
        found = json.loads(self.danxi("today", "--date", "2026-10-01", "--offline", "--json")[0])
        self.assertEqual((found["day"]["kind"], found["lessons"]), ("day_off", []))
        errors = {part["part"]: part["error_name"] for part in found["parts"] if part.get("error_name")}
        self.assertEqual(set(errors.values()), {"not_cached"})
        self.assertEqual(set(errors), {"deadlines", "bookings", "loans", "messages"})

    def test_skipped_rows_are_noted(self):
        self.log_in()
        self.campus.control("PATCH", "/settings", {"malformed_rows": True})
        text, notes = self.danxi("today", "--json")
        skipped = json.loads(text)["skipped"]
        self.assertIn("bus run", {row["what"] for row in skipped})
        self.assertRegex(notes, r"(?m)^\d+ rows could not be read and are missing \(.*\)\.$")

    def test_the_note_about_skipped_rows_is_a_dim_line(self):
        self.campus.control("PATCH", "/settings", {"malformed_rows": True})
        note = r"1 row could not be read and is missing \(library: .+\)\."
        terminal = Terminal(self, "library", "get-library")
        terminal.end()
        self.assertRegex(terminal.shown, rf"\x1b\[2m{note}\x1b\[0m\r\n")
        _, notes = self.danxi("library", "get-library", "--json")
        self.assertRegex(notes, rf"^{note}\n$")

    def test_a_failed_part_shows_the_reason(self):
        self.log_in()
        self.campus.fault("maintenance", host="zlapp.fudan.edu.cn")
        found = json.loads(self.danxi("today", "--json")[0])
        errors = {part["part"]: part.get("error_name") for part in found["parts"] if part.get("error_name")}
        self.assertEqual(errors, {"buses": "maintenance", "electricity": "maintenance"})
        self.assertIsNotNone(found["messages"])
        text, _ = self.danxi("today")
        self.assertRegex(text, r"(?m)^Not available\n  buses: .*zlapp\.fudan\.edu\.cn")

    def test_today_without_a_sign_in_names_danxi_login(self):
        text, _ = self.danxi("today", status=3)
        self.assertRegex(text, r"(?s)lessons, exams, .*: not\s+signed in,\s+use\s+`danxi\s+login\s+campus`")
        self.assertIn("messages: not signed in, use `danxi login community`", text)

    def test_the_heading_names_the_week_and_what_is_unusual(self):
        zone = self.enterContext(mock.patch("danxi.command.clock.zone_note", return_value=""))
        day = {
            "date": "2026-10-10", "weekday": 6, "kind": "make_up_day", "name": "国庆节", "courses": "unknown", "courses_of": None,
            "is_announced": True, "is_term": True, "semester_name": "2026-2027学年1学期", "week": 5,
        }  # fmt: skip
        self.assertEqual(today.heading(day), "Saturday, 2026-10-10 · week 5 of 2026-2027学年1学期")
        self.assertEqual(today.notes(day)[0], "Make-up day 国庆节.")
        self.assertIn("The university announces", today.notes(day)[1])
        moved = {**day, "courses": "other", "courses_of": "2026-10-08", "is_announced": False, "name": None}
        self.assertEqual(
            today.notes(moved),
            ["Make-up day.", "The courses are those of 2026-10-08.", "The days off of 2026 are not known."],
        )
        between = {**day, "is_term": False, "week": 0}
        self.assertEqual(today.heading(between), "Saturday, 2026-10-10 · no term, before 2026-2027学年1学期")
        unknown = {**between, "semester_name": None}
        self.assertEqual(today.heading(unknown), "Saturday, 2026-10-10 · no term")
        self.assertEqual(today.heading({**unknown, "is_term": None}), "Saturday, 2026-10-10")
        zone.return_value = "UTC+8"
        self.assertEqual(today.heading({**unknown, "is_term": None}), "Saturday, 2026-10-10 · times in UTC+8")


class Weeks(CommandTest):
    def test_a_week_is_found_by_one_of_its_days(self):
        self.log_in()
        here = json.loads(self.danxi("week", "--json")[0])["week"]
        monday = here["days"][0]["date"]
        for arguments in ((monday,), (here["days"][6]["date"],), (monday, "--offline")):
            found = json.loads(self.danxi("week", *arguments, "--json")[0])["week"]
            self.assertEqual((found["semester"], found["week"]), (here["semester"], here["week"]))
        other = json.loads(self.danxi("week", 3, "--json")[0])["week"]
        self.assertEqual(json.loads(self.danxi("week", other["start_date"], "--json")[0])["week"]["week"], 3)
        _, problem = self.danxi("week", "1990-01-01", status=5)
        self.assertIn("1990-01-01 is in no semester.", problem)
        self.danxi("week", monday, "--semester-id", here["semester"]["id"], status=2)


class Watch(CommandTest):
    def test_a_watch_signs_in_and_writes_new_items(self):
        self.log_in()
        session = self.sign_in()
        hole = session.forum.list_holes_in_division(1)[0].id
        token = session.forum.poll_hole(hole).token
        floor = session.forum.create_floor("what is new", hole)
        # The command must sign in again, with the password in the environment.
        self.danxi("account", "logout")
        session = self.sign_in()
        account = {"DANXI_EMAIL": self.email, "DANXI_PASSWORD": self.password}
        process = self.start("forum", "watch-hole", hole, "--since", token, "--json", **account)
        self.assertEqual(json.loads(process.stdout.readline())["id"], floor.id)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.communicate(timeout=PATIENCE)[1], "")
        self.assertEqual(process.returncode, -signal.SIGINT)

    def test_watch_without_names_watches_all_services(self):
        self.log_in()
        process = self.start("watch", "--json")
        line = process.stderr.readline()
        for method in ("forum.watch_messages", "score.watch", "electricity.watch"):
            self.assertIn(method, line)
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        self.danxi("watch", "weather", status=2)

    def test_wrong_parameters_of_a_watch_are_named(self):
        self.log_in()
        for given, text in (
            ({"id": 2, "other": 1}, "forum.watch_hole: unknown parameter `other`. The parameters are id, "),
            ({"id": "2"}, "expected an integer"),
        ):
            with self.subTest(given):
                _, told = self.danxi("forum", "watch-hole", "--params", "-", stdin=json.dumps(given), status=2)
                self.assertIn(text, told)
                self.assertNotIn("Traceback", told)

    def test_each_line_of_a_watch_names_its_method(self):
        self.log_in()
        # The store keeps a token of the current state, from which the next watch starts.
        self.danxi("forum", "poll-messages")
        me = self.sign_in().account.get_status().account_id
        admin = self.open()
        account = self.campus.accounts["admin"]
        admin.account.login(account["email"], account["password"])
        text = "a message\tof the administrators"
        admin.forum.create_message(text, [me])
        process = self.start("watch", "forum")
        name, *fields = process.stdout.readline().rstrip("\n").split("\t")
        self.assertEqual(name, "forum.watch_messages")
        self.assertIn(text.replace("\t", " "), fields)
        process.kill()
        self.danxi("forum", "poll-messages")
        admin.forum.create_message(text, [me])
        process = self.start("watch", "forum", "--json")
        line = json.loads(process.stdout.readline())
        self.assertEqual((line["method"], line["item"]["description"]), ("forum.watch_messages", text))

    def test_watch_without_a_sign_in_fails(self):
        self.danxi("watch", status=2)
        self.danxi("forum", "watch-messages", status=3)


MOMENTS = {"base_url": "https://momentsapi.herokuapp.com/"}


class Doctor(CommandTest):
    def checks(self, status=0, options=(), **sections):
        """Runs `danxi doctor`, and returns its checks by group and subject. `sections` replace those of the stand-in's configuration."""
        config = json.dumps({**self.campus.config, **sections})
        text, _ = self.danxi(*options, "doctor", "--json", status=status, DANXI_CONFIG=config)
        found = [json.loads(line) for line in text.splitlines()]
        return {(check["group"], check["subject"]): check for check in found}

    def test_all_checks_pass_with_both_sign_ins(self):
        self.log_in()
        checks = self.checks()
        self.assertTrue(all(check["ok"] for check in checks.values()), checks)
        self.assertIn(danxi.library_version(), checks["versions", "library"]["details"])
        self.assertIn("forum", checks["servers", "forum.fduhole.com"]["details"])
        self.assertIn(self.campus.people["undergraduate"]["number"], checks["sign-ins", "campus"]["details"])
        self.assertIn(f"{self.home}/data/danxi/store", checks["files", "store"]["details"])

    def test_failed_checks_are_reported(self):
        self.campus.fault("close", host="forum.fduhole.com")
        checks = self.checks(status=1)
        self.assertFalse(checks["servers", "forum.fduhole.com"]["ok"])
        self.assertTrue(checks["servers", "auth.fduhole.com"]["ok"])
        self.assertIsNone(checks["sign-ins", "community"]["ok"])
        self.assertIn("danxi login campus", checks["sign-ins", "campus"]["details"])
        self.assertIn("FAILED", self.danxi("doctor", status=1)[0])

    def test_servers_without_tls_are_checked_without_tls(self):
        checks = self.checks()
        origins = doctor.servers(Interface.load(), {})
        for host in ("10.64.130.6", "yjsxk.fudan.edu.cn"):
            self.assertIn("reachable, without TLS", checks["servers", host]["details"])
            self.assertIn(f"http://{host}", origins)
            self.assertNotIn(f"https://{host}", origins)

    def test_every_server_that_the_stand_in_replaces_is_checked(self):
        hosts = {name for host in HOST_CLASSES for name in host.names if not name.endswith((".example.net", ".test"))}
        checked = {urlsplit(origin).hostname for origin in doctor.servers(Interface.load(), {"moments": MOMENTS})}
        self.assertEqual(hosts - checked, set())

    def test_campus_servers_that_need_webvpn_do_not_fail_the_check(self):
        self.campus.fault("close", host="10.64.130.6")
        network = {**self.campus.config["network"], "webvpn": "auto"}
        check = self.checks(network=network)["servers", "10.64.130.6"]
        self.assertIsNone(check["ok"])
        self.assertIn("WebVPN", check["details"])
        self.campus.fault("close", host="jwc.fudan.edu.cn")
        checks = self.checks(status=1, network=network)
        self.assertFalse(checks["servers", "jwc.fudan.edu.cn"]["ok"])

    def test_the_servers_of_the_configuration_are_checked(self):
        notes = {"base_url": "https://notes.example.net/v1"}
        checks = self.checks(
            forum={"base_url": "https://danke.fduhole.com:8443/api"},
            github={"base_url": "https://uis.fudan.edu.cn/api/v3"},
            moments={"base_url": "http://localhost/moments"},
            image=None,
            hosts={"notes": notes},
        )
        servers = {subject: check["details"] for (group, subject), check in checks.items() if group == "servers"}
        self.assertIn("(forum, day)", servers["danke.fduhole.com:8443"])
        self.assertIn("(campus, github)", servers["uis.fudan.edu.cn"])
        self.assertIn("(moments)", servers["localhost"])
        self.assertIn("(image)", servers["image.fduhole.com"])
        self.assertIn("(hosts.notes)", servers["notes.example.net"])
        for host in ("forum.fduhole.com", "api.github.com", "uploads.github.com", "codeload.github.com"):
            self.assertNotIn(host, servers)

    def test_the_default_servers_are_those_of_the_contract(self):
        defaults = {
            section.name: key.default
            for section in INTERFACE.configuration
            for key in section.keys
            if key.name == "base_url" and key.has_default
        }
        self.assertEqual(set(doctor.SECTIONS.values()), set(defaults))
        default = doctor.servers(Interface.load(), {})
        for section, url in defaults.items():
            self.assertNotIn(url, doctor.servers(Interface.load(), {section: {"base_url": "https://example.org"}}))
            self.assertEqual(any(url.startswith(origin) for origin in default), section != "moments", section)

    def test_the_source_of_the_configuration_is_named(self):
        self.assertEqual(self.checks()["files", "configuration"]["details"], "DANXI_CONFIG")
        path = f"{self.home}/other.json"
        with open(path, "w") as file:
            json.dump(self.campus.config, file)
        self.assertEqual(self.checks(options=("--config", path))["files", "configuration"]["details"], path)

    def test_colors_are_used_on_a_terminal_unless_no_color_is_set(self):
        self.log_in()
        self.assertNotIn("\x1b", self.danxi("doctor")[0])
        for variables, colored in (({}, True), ({"NO_COLOR": "1"}, False)):
            terminal = Terminal(self, "doctor", **variables)
            terminal.end()
            self.assertEqual("\x1b[32m" in terminal.shown, colored)
