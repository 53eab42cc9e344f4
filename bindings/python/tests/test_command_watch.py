"""`danxi watch`."""

import json
import signal

from .command import PATIENCE, CommandTest


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
