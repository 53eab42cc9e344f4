"""Checks that the commands in the guides exist, and that `danxi rpc` sends the responses in their transcripts."""

import configparser
import json
import re
import shlex
import unittest

from . import ROOT
from .command import PATIENCE, CommandTest, Terminal, has
from .journey import INTERFACE

GUIDES = ROOT / "docs"


def blocks(page, head):
    """Returns the contents of the fenced blocks of a guide whose opening fence is followed by `head`."""
    return re.findall(rf"^```{re.escape(head)}\n(.*?)^```$", (GUIDES / page).read_text(), re.MULTILINE | re.DOTALL)


class Guides(CommandTest):
    def check(self, line):
        """Checks that a command of a guide exists and accepts its arguments, without running it."""
        import click

        from danxi.command.app import App
        from danxi.command.cli import cli

        words = shlex.split(line)
        if words[0] == "--account":
            del words[:2]
        command, context = cli, click.Context(cli, obj=App())
        while isinstance(command, click.Group) and not (command.invoke_without_command and not words):
            name = words.pop(0)
            command = command.get_command(context, name)
            self.assertIsNotNone(command, name)
            if isinstance(command, click.Group):
                context = click.Context(command, context, info_name=name)
        command.make_context(name, words, parent=context).close()

    def test_the_commands_of_the_guide_exist(self):
        text = "\n".join([*blocks("command.md", "sh"), *blocks("serving.md", "sh")])
        lines = re.findall(r"^danxi (.*?)(?: [|>] .*)?$", text, re.MULTILINE)
        self.assertGreater(len(lines), 10)
        for line in lines:
            with self.subTest(line):
                self.check(line)

    def test_the_systemd_units_run_the_command(self):
        from danxi.command import failures

        usage, no_sign_in = (str(failures.exit_status(name)) for name in ("invalid_argument", "not_signed_in"))
        for name, lasting in (("watch", {usage, no_sign_in}), ("serve", {usage})):
            with self.subTest(name):
                unit = configparser.ConfigParser(interpolation=None)
                unit.optionxform = str
                unit.read(ROOT / f"examples/systemd/danxi-{name}.service")
                service = unit["Service"]
                # systemd writes a dollar sign as two.
                self.assertNotRegex(service["ExecStart"].replace("$$", ""), r"\$")
                self.check(service["ExecStart"].replace("$$", "$").removeprefix("danxi "))
                self.assertEqual(set(service["RestartPreventExitStatus"].split()), lasting)

    def test_the_first_session_of_the_readme_works_as_printed(self):
        (session,) = re.findall(r"## In a shell\n\n```sh\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
        person = self.campus.people["undergraduate"]
        answers = {
            "login campus": (
                ("Number", person["number"]),
                ("Kind", ""),
                ("Password: ", person["password"]),
                ("keyring", "n"),
            ),
            "login community": (("E-mail", self.email), ("Password: ", self.password), ("keyring", "n")),
        }
        for command in session.splitlines():
            with self.subTest(command):
                words = shlex.split(command)
                self.assertEqual(words.pop(0), "danxi")
                terminal = Terminal(self, *words)
                for question, answer in answers.get(" ".join(words), ()):
                    terminal.wait_for(question)
                    terminal.type(answer)
                text = terminal.end()
                if words == ["today"]:
                    # Only the part of the other account is missing.
                    self.assertRegex(text, r"Not available\n  messages: not signed in, use `danxi login community`\n\Z")

    def test_the_commands_of_the_skill_for_agents_exist(self):
        text = (ROOT / "examples/agents/danxi/SKILL.md").read_text()
        self.assertRegex(text, r"\A---\nname: danxi\ndescription: .{50,1000}\n---\n")
        lines = re.findall(r"\| `danxi (.*?)` \|$", text, re.MULTILINE)
        self.assertGreater(len(lines), 10)
        for line in lines:
            with self.subTest(line):
                self.check(line)

    def test_the_skill_for_agents_calls_no_change_a_reader(self):
        """An agent with a shell asks the person before all other commands."""
        text = (ROOT / "examples/agents/danxi/SKILL.md").read_text()
        (verbs, exceptions) = re.findall(r"Only commands that begin with (.*?) read, except (.*?)\. ", text, re.DOTALL)[
            0
        ]
        changes = {
            f"{method.service} {method.name}".replace("_", "-")
            for method in INTERFACE.methods
            if method.name.split("_")[0] in re.findall("`(.*?)`", verbs) and method.effect != "safe"
        }
        self.assertEqual(changes, set(re.findall("`(.*?)`", exceptions)))

    def test_the_transcripts_show_the_responses_of_danxi_rpc(self):
        self.log_in()
        process = self.start("rpc")
        transcripts = blocks("agents.md", 'text title="rpc"')
        self.assertEqual(len(transcripts), 3)
        for line in "".join(transcripts).splitlines():
            direction, message = line.split(" ", 1)
            if direction == "→":
                json.loads(message)
                process.stdin.write(f"{message}\n")
                process.stdin.flush()
            else:
                compact = re.sub("(?<=[:,]) ", "", message).replace(",…", "…")  # the guide has spaces for its readers
                expected = ".*".join(map(re.escape, compact.split("…")))
                self.assertRegex(process.stdout.readline(), rf"\A{expected}\n\Z")
        self.assertEqual(process.communicate(timeout=PATIENCE), ("", ""))

    @unittest.skipUnless(has("mcp"), "the package mcp is not installed")
    def test_the_command_in_the_configuration_of_agents_runs(self):
        (text,) = blocks("agents.md", "json")
        server = json.loads(text)["mcpServers"]["danxi"]
        self.assertEqual(server["command"], "danxi")
        self.danxi(*server["args"], stdin="")
