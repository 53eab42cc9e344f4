"""Signing in with the command `danxi`: passwords, the keyring, captchas and second factors."""

import base64
import json
import re
from pathlib import Path

from .command import CommandTest, Terminal, has

if has("click", "rich", "keyring"):
    from danxi.command import accounts

PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
DIVISIONS = ("forum", "get-divisions")
TIMES = ("course", "get-current-semester")


class SigningIn(CommandTest):
    def login(self, kind="community", *options, **more):
        person = self.campus.people["undergraduate"]
        name, password = (self.email, self.password) if kind == "community" else (person["number"], person["password"])
        options = [*options, *(["--type", "undergraduate"] if kind == "campus" else [])]
        return self.danxi(
            "login", kind, "--name", name, "--password-file", "-", *options, stdin=f"{password}\n", **more
        )

    @property
    def keyring(self):
        path = Path(self.home, "keyring.json")
        return json.loads(path.read_text()) if path.exists() else {}

    def test_a_login_lasts_for_later_commands(self):
        self.danxi(*DIVISIONS, status=3)
        for kind, method in (("community", DIVISIONS), ("campus", TIMES)):
            self.assertIn("Signed in", self.login(kind)[0])
            self.assertTrue(self.lines(*method))
        self.assertEqual(self.keyring, {})
        self.assertEqual(Path(self.home, "data/danxi/store").stat().st_mode & 0o077, 0)

    def test_a_login_without_the_keyring_forgets_the_password(self):
        self.login("community", "--keyring")
        self.assertEqual(len(self.keyring), 1)
        self.login("community", "--no-keyring")
        self.assertEqual(self.keyring, {})

    def test_a_wrong_password_is_sent_once(self):
        text = self.danxi(
            "login", "community", "--name", self.email, "--password-file", "-", stdin="wrong-password", status=3
        )[1]
        self.assertNotIn("danxi login", text)
        sent = [each for each in self.campus.requests() if each["path"] == "/api/login"]
        self.assertEqual(len(sent), 1)

    def test_without_a_terminal_all_options_are_required(self):
        for options in ((), ("community",), ("community", "--name", self.email)):
            _, problem = self.danxi("login", *options, status=2)
            self.assertIn("danxi login --help", problem)

    def test_a_person_is_asked_for_each_part_of_a_login(self):
        person = self.campus.people["undergraduate"]
        terminal = Terminal(self, "login")
        for question, answer in (
            ("Account (community, campus):", "campus"),
            ("Number:", person["number"]),
            ("Kind (undergraduate, graduate, staff) [undergraduate]:", ""),
            ("Password: ", person["password"]),
            ("Keep the password in the keyring? [Y/n]:", "y"),
        ):
            terminal.wait_for(re.escape(question))
            terminal.type(answer)
        self.assertNotIn(person["password"], terminal.end())
        self.assertEqual(self.keyring, {f"danxi campus/{person['number']}": person["password"]})
        file = Path(self.home, "data/danxi/accounts.json")
        self.assertEqual(file.stat().st_mode & 0o777, 0o600)
        known = json.loads(file.read_text())
        self.assertEqual(known, {"campus": {"username": person["number"], "student_type": "undergraduate"}})

    def test_the_number_decides_the_kind_of_a_student_without_a_terminal(self):
        for who in ("graduate", "undergraduate"):
            person = self.campus.people[who]
            path = Path(self.home, "password")
            path.write_text(person["password"])
            self.danxi(
                "login", "campus", "--name", f" {person['number']} ", "--password-file", str(path), "--no-keyring"
            )
            status = json.loads(self.danxi("campus", "status", "--json")[0])
            self.assertEqual((status["username"], status["student_type"]), (person["number"], who))
        self.danxi("login", "campus", "--name", "x", "--password-file", str(path), status=2)

    def test_a_graduate_is_asked_for_the_kind_with_the_right_default(self):
        person = self.campus.people["graduate"]
        terminal = Terminal(self, "login", "campus", "--no-keyring")
        for question, answer in (
            ("Number:", person["number"]),
            ("Kind (undergraduate, graduate, staff) [graduate]:", ""),
            ("Password: ", person["password"]),
        ):
            terminal.wait_for(re.escape(question))
            terminal.type(answer)
        terminal.end()

    def test_the_kinds_of_numbers(self):
        numbers = ("23307110001", "24210240002", "19110240001", "07302", "23907110001", "2330711000", "x", "")
        kinds = ("undergraduate", "graduate", "graduate", "staff", None, None, None, None)
        self.assertEqual(tuple(map(accounts.student_type, numbers)), kinds)

    def test_the_password_in_the_keyring_signs_in_again(self):
        self.login("campus", "--keyring")
        self.campus.control("POST", "/sessions/expire")
        self.assertTrue(self.lines("exam", "get-exams", "--cache", "refresh"))
        self.danxi("campus", "logout")
        self.assertTrue(self.lines("exam", "get-exams", "--cache", "refresh"))

    def test_the_password_in_the_environment_signs_in(self):
        variables = {"DANXI_EMAIL": self.email, "DANXI_PASSWORD": self.password}
        self.assertTrue(self.lines(*DIVISIONS, **variables))
        self.assertTrue(self.lines(*DIVISIONS))
        self.danxi("account", "logout")
        self.danxi(*DIVISIONS, status=3, DANXI_EMAIL=self.email, DANXI_PASSWORD="wrong-password")

    def test_the_environment_takes_precedence_over_the_keyring(self):
        self.login("community", "--keyring")
        account = self.campus.accounts["admin"]
        variables = {"DANXI_EMAIL": account["email"], "DANXI_PASSWORD": account["password"]}
        self.danxi("account", "logout")
        user = json.loads(self.danxi("account", "get-current-user", "--json", **variables)[0])
        self.assertTrue(user["is_admin"])

    def test_a_sign_in_that_the_forum_refuses_is_not_repeated(self):
        self.campus.fault("status", status=401, host="forum.fduhole.com")
        self.danxi(*DIVISIONS, status=3, DANXI_EMAIL=self.email, DANXI_PASSWORD=self.password)
        sent = [each for each in self.campus.requests() if each["path"] == "/api/login"]
        self.assertEqual(len(sent), 1)

    def test_logout_signs_out_and_deletes_the_password(self):
        self.login("community", "--keyring")
        self.login("campus", "--keyring")
        self.assertEqual(len(self.keyring), 2)
        _, problem = self.danxi("logout", "community", status=2)
        self.assertIn("--yes", problem)
        terminal = Terminal(self, "logout", "community")
        terminal.wait_for(r"on all devices\? \[y/N\]:")
        terminal.type("n")
        terminal.end()
        self.danxi(*DIVISIONS)
        self.assertEqual(self.danxi("logout", "--yes")[0], "Signed out of the community.\nSigned out of the campus.\n")
        self.assertEqual(self.keyring, {})
        self.danxi(*DIVISIONS, status=3)
        self.danxi(*TIMES, "--cache", "refresh", status=3)
        self.assertEqual(self.danxi("logout")[0], "Not signed in to the community.\nNot signed in to the campus.\n")

    # Challenges

    def challenged(self, trait, **variables):
        """Starts a login on a terminal, with an account whose sign-in has a challenge."""
        person = self.campus.people[trait]
        terminal = Terminal(
            self, "login", "campus", "--name", person["number"], "--type", "undergraduate", "--no-keyring", **variables
        )
        terminal.wait_for("Password: ")
        terminal.type(person["password"])
        return person, terminal

    def test_a_captcha_is_saved_in_a_file_that_the_question_names(self):
        person, terminal = self.challenged("captcha")
        path = Path(terminal.wait_for(r"Characters of the captcha in (\S+): ")[1])
        self.assertGreater(path.stat().st_size, 0)
        terminal.type("no")
        terminal.wait_for(r"captcha")
        terminal.wait_for(r"Characters of the captcha in \S+: ")
        self.assertFalse(path.exists())
        terminal.type(self.captcha())
        self.assertIn(f"Signed in to the campus as {person['number']}", terminal.end())

    def test_a_login_with_a_captcha_sets_the_time_of_the_accounts(self):
        person = self.campus.people["captcha"]
        terminal = Terminal(self, "campus", "login", person["number"], "undergraduate")
        terminal.wait_for("Password: ")
        terminal.type(person["password"])
        terminal.wait_for(r"Characters of the captcha in \S+: ")
        file = Path(self.home, "data/danxi/accounts.json")
        self.assertFalse(file.exists())
        terminal.type(self.captcha())
        terminal.end()
        self.assertTrue(file.exists())

    def test_a_captcha_is_shown_if_the_terminal_supports_images(self):
        _, terminal = self.challenged("captcha", TERM_PROGRAM="iTerm.app")
        terminal.wait_for("Characters of the captcha:")
        self.assertIn("\x1b]1337;File=inline=1", terminal.shown)
        terminal.type(self.captcha())
        terminal.end()

    def test_a_second_factor_is_asked_for(self):
        person, terminal = self.challenged("second_factor")
        terminal.wait_for("Code of the authenticator app:")
        terminal.type(self.campus.control("POST", "/second-factor", {"number": person["number"]})["code"])
        self.assertIn("Signed in", terminal.end())

    def test_the_secret_of_the_authenticator_app_is_kept(self):
        person = self.campus.people["second_factor"]
        options = ("--name", person["number"], "--type", "undergraduate", "--keyring", "--totp")
        terminal = Terminal(self, "login", "campus", *options)
        for question, answer in (("Password: ", "password"), ("Secret of the authenticator app: ", "totp_secret")):
            terminal.wait_for(question)
            terminal.type(person[answer])
        self.assertIn("Signed in", terminal.end())
        program = "import json; from danxi.command import accounts; print(json.dumps(accounts.parameters('campus')))"
        found = json.loads(self.run_python("-c", program)[0])
        self.assertEqual((found["password"], found["totp_secret"]), (person["password"], person["totp_secret"]))

    def test_without_a_terminal_a_challenge_is_reported_as_an_error(self):
        person = self.campus.people["captcha"]
        options = ("--name", person["number"], "--type", "undergraduate", "--password-file", "-")
        _, problem = self.danxi("login", "campus", *options, stdin=person["password"], status=3)
        self.assertIn("Run the command in a terminal", problem)

    def captcha(self):
        """Returns the characters of the newest captcha."""
        return self.campus.control("GET", "/captchas")[-1]["answer"]

    def test_images_are_encoded_for_kitty_and_iterm(self):
        from danxi.command import images

        url = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
        self.assertEqual(images.decode(url), ("image/png", PNG))
        self.assertEqual(images.decode("data:text/plain,a%20b"), ("text/plain", b"a b"))
        large = images.kitty(PNG * 100)
        pieces = re.findall(r"\x1b_G([^;]*);([^\x1b]*)\x1b\\", large)
        self.assertEqual(base64.b64decode("".join(piece for _, piece in pieces)), PNG * 100)
        self.assertEqual([head for head, _ in pieces], ["a=T,f=100,m=1", *["m=1"] * (len(pieces) - 2), "m=0"])
        self.assertLessEqual(max(len(piece) for _, piece in pieces), 4096)
        self.assertRegex(images.iterm(PNG), rf"^\x1b\]1337;File=inline=1;size={len(PNG)}:[\w+/=]+\x07$")
