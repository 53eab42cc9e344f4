"""The program danxi-rpc on a Unix socket: connections, their ends, and the file of the socket."""

import json
import os
import resource
import select
import socket
import stat
import unittest

from rpc_clients import DIVISIONS, PATIENCE, TIMES, Rpc, request
from support import environment

# Waits while a condition holds, except for the first session, which the program opens and closes to check the configuration.
CLOSING = """
#include <stdatomic.h>
#include <stdbool.h>
#include <unistd.h>

void danxi_session_close(void *session) {
    static atomic_int count;
    (void)session;
    if (count++ > 0)
        while (%s) usleep(1000);
}
"""


class UnixSocket(Rpc):
    def test_connections_have_their_own_sessions_and_the_socket_is_private(self):
        process, path = self.listen(env=self.without_accounts())
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o600)
        first, second = self.connect(path), self.connect(path)
        person = environment(self.campus)
        login = {"email": person["DANXI_EMAIL"], "password": person["DANXI_PASSWORD"]}
        self.assertIn("result", first.ask("account.login", login))
        self.assertTrue(first.ask("account.get_status")["result"]["signed_in"])
        self.assertFalse(second.ask("account.get_status")["result"]["signed_in"])
        self.terminate(process)
        self.assertFalse(path.exists())

    def without_accounts(self):
        names = ("DANXI_EMAIL", "DANXI_PASSWORD", "DANXI_CAMPUS_NUMBER", "DANXI_CAMPUS_PASSWORD")
        return {name: value for name, value in environment(self.campus).items() if name not in names}

    def test_a_connection_that_ends_its_input_gets_all_answers(self):
        _, path = self.listen()
        peer = self.connect(path)
        peer.send(request(1, **DIVISIONS), request(2, TIMES))
        peer.end_input()
        answers = [json.loads(line) for line in peer.incoming]
        self.assertEqual(sorted(each["id"] for each in answers if "result" in each), [1, 2])

    def test_a_connection_that_closes_during_calls_does_not_disturb_others(self):
        self.hold("/api/divisions/1/holes")
        process, path = self.listen()
        other = self.connect(path)
        for _ in range(20):
            peer = self.connect(path)
            peer.send(request(1, **DIVISIONS), request(2, TIMES))
            self.assertEqual(peer.receive()["id"], 2)
            peer.close()
        self.assertEqual(len(other.ask(TIMES)["result"]), 14)
        self.terminate(process)

    def test_a_session_that_takes_long_to_close_does_not_delay_other_connections(self):
        _, path = self.listen(variables=self.preload(CLOSING % "true"))
        other = self.connect(path)
        for _ in range(3):
            peer = self.connect(path)
            self.assertEqual(peer.ask(TIMES)["id"], 1)
            peer.end_input()
            self.assertEqual(peer.incoming.read(), b"")  # the connection is closed although its session is not yet
            self.assertEqual(other.ask(TIMES)["id"], 1)

    def test_the_end_of_the_program_closes_all_sessions_at_the_same_time(self):
        # Each of the three sessions closes when all are being closed.
        process, path = self.listen(variables=self.preload(CLOSING % "count < 4"))
        peers = [self.connect(path) for _ in range(3)]
        for peer in peers:
            self.assertEqual(peer.ask(TIMES)["id"], 1)
        self.terminate(process)

    def test_a_connection_that_closes_without_reading_is_no_failure(self):
        process, path = self.listen()
        for _ in range(20):
            peer = self.connect(path)
            peer.send(request(1, TIMES))
            peer.socket.recv(1, socket.MSG_PEEK)  # the response is there, and is never read
            peer.close()
        self.assertEqual(len(self.connect(path).ask(TIMES)["result"]), 14)
        self.terminate(process)

    def test_more_connections_than_the_limit_wait(self):
        _, path = self.listen()
        peers = [self.connect(path) for _ in range(260)]
        for peer in peers:
            peer.send(request(1, TIMES))
        for peer in peers[:256]:
            self.assertEqual(peer.receive()["id"], 1)
            peer.send(request(2, TIMES))
            self.assertEqual(peer.receive()["id"], 2)
        self.assertEqual(select.select([peer.socket for peer in peers[256:]], [], [], 0)[0], [])
        for peer in peers[:256]:
            peer.close()
        for peer in peers[256:]:
            self.assertEqual(peer.receive()["id"], 1)
            peer.close()

    def test_a_connection_waits_until_the_process_has_descriptors_again(self):
        process, path = self.listen()
        first = self.connect(path)
        first.ask(TIMES)
        used = {int(each) for each in os.listdir(f"/proc/{process.pid}/fd")}
        soft, hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (min(set(range(1000)) - used), hard))
        second = self.connect(path)
        first.ask(TIMES)  # after this response, the program has tried to accept the second connection
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (soft, hard))
        self.assertEqual(second.ask(TIMES)["id"], 1)

    def test_only_one_program_listens_on_a_socket(self):
        process, path = self.listen()
        second = self.start("--socket", path)
        self.assertEqual(second.wait(PATIENCE), 10)
        self.assertIn(b"already", second.stderr.read())
        self.assertEqual(len(self.connect(path).ask(TIMES)["result"]), 14)
        process.kill()
        process.wait(PATIENCE)
        # The socket of a program that was killed is replaced.
        self.assertTrue(path.exists())
        self.assertTrue(self.listen()[1].exists())

    def test_a_file_that_is_not_a_socket_is_kept(self):
        path = self.directory / "rpc.sock"
        path.write_text("content")
        for chosen, word in ((path, b"not a socket"), (self.directory / "x" / "y", b"No such"), ("x" * 200, b"107")):
            with self.subTest(chosen):
                process = self.start("--socket", chosen, cwd=self.directory)
                self.assertEqual(process.wait(PATIENCE), 10)
                self.assertIn(word, process.stderr.read())
        self.assertEqual(path.read_text(), "content")


if __name__ == "__main__":
    unittest.main()
