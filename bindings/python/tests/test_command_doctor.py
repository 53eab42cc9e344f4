"""`danxi doctor`."""

import json
import socket
from urllib.parse import urlsplit

from danxi_standin.hosts import HOST_CLASSES

import danxi

from .command import CommandTest, Terminal, has
from .journey import INTERFACE

if has("click", "rich", "keyring"):
    from danxi.command import doctor
    from danxi.command.schema import Interface

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
        extras = {("versions", f"danxi {extra}"): has(*names) for extra, names in doctor.EXTRAS.items()}
        for key, check in checks.items():
            self.assertEqual(check["ok"], extras.get(key, True) or None, (key, check))
        self.assertLessEqual(extras.keys(), checks.keys())
        self.assertIn(danxi.library_version(), checks["versions", "library"]["details"])
        libraries = [subject for group, subject in checks if subject.startswith("libraries in ")]
        details = ", ".join(checks["versions", subject]["details"] for subject in libraries)
        for library in danxi.build_info()["libraries"]:
            self.assertIn(f"{library['name']} {library['version']}", details)
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

    def test_a_library_that_cannot_be_loaded_is_a_failed_check(self):
        libraries = [{"name": "jansson", "version": "2.14", "file": "/lib/libjansson.so.4"}, {"name": "libxml2"}]
        self.assertEqual(
            list(doctor._libraries(libraries)),
            [
                ("versions", "libxml2", False, "cannot be loaded"),
                ("versions", "libraries in /lib", True, "jansson 2.14"),
            ],
        )

    def test_a_required_store_that_cannot_be_used_is_a_failed_check(self):
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
        checks = self.checks(status=1, store={"url": f"redis://127.0.0.1:{port}", "require": True})
        self.assertFalse(checks["files", "store"]["ok"])
        self.assertIn(f"redis://127.0.0.1:{port} cannot be used", checks["files", "store"]["details"])
        self.assertTrue(checks["servers", "auth.fduhole.com"]["ok"])

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
        self.assertIn("(forum, day, archive)", servers["danke.fduhole.com:8443"])
        self.assertIn("(campus, github)", servers["uis.fudan.edu.cn"])
        self.assertIn("(moments)", servers["localhost"])
        self.assertIn("(image, archive)", servers["image.fduhole.com"])
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
