"""Common code of the tests of danxi-rpc: the program, its clients, and libraries that replace functions of libdanxi in it."""

import json
import os
import signal
import socket
import subprocess
import tempfile
import unittest
from contextlib import closing
from pathlib import Path

from support import ROOT, StandIn, environment

PROGRAM = os.environ.get("DANXI_RPC", ROOT / "build" / "bin" / "danxi-rpc")
PATIENCE = 60  # seconds after which a process counts as stuck
TIMES = "course.list_class_times"  # a method without a request
DIVISIONS = {"method": "forum.list_holes_in_division", "params": {"division_id": 1}}

TRACE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

void *danxi_call_async_jansson(void *session, const char *method, const json_t *params, void *callback, void *user_data) {
    void *(*real)(void *, const char *, const json_t *, void *, void *) = dlsym(RTLD_NEXT, "danxi_call_async_jansson");
    FILE *trace = fopen(getenv("TRACE"), "ae");
    fprintf(trace, "%p %s %lld\n", session, method, (long long)json_integer_value(json_object_get(params, "timeout_ms")));
    fclose(trace);
    return real(session, method, params, callback, user_data);
}
"""


def request(id, method, params=None):
    return {"jsonrpc": "2.0", "id": id, "method": method, **({} if params is None else {"params": params})}


class Peer:
    """A client with two files, which sends and receives lines."""

    def __init__(self, incoming, outgoing):
        self.incoming, self.outgoing = incoming, outgoing

    def send(self, *messages):
        for message in messages:
            text = message if isinstance(message, bytes) else json.dumps(message).encode()
            self.outgoing.write(text + b"\n")
        self.outgoing.flush()

    def receive(self):
        return json.loads(self.incoming.readline())

    def ask(self, method, params=None, id=1):
        self.send(request(id, method, params))
        return self.receive()


class Connection(Peer):
    """A connection to the socket of the program."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(str(path))
        super().__init__(self.socket.makefile("rb"), self.socket.makefile("wb"))

    def end_input(self):
        self.socket.shutdown(socket.SHUT_WR)

    def close(self):
        for each in (self.incoming, self.outgoing, self.socket):
            each.close()


class Rpc(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.campus = cls.enterClassContext(StandIn())

    def setUp(self):
        self.directory = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.addCleanup(self.campus.control, "POST", "/reset")

    def start(self, *arguments, config=None, variables=None, **options):
        """Starts the program. `config` replaces parts of the configuration for the stand-in, and `variables` some of the environment."""
        variables = {**environment(self.campus), **(variables or {})}
        variables["DANXI_CONFIG"] = json.dumps({**json.loads(variables["DANXI_CONFIG"]), **(config or {})})
        process = subprocess.Popen(
            [PROGRAM, *arguments],
            **{
                "stdin": subprocess.PIPE,
                "stdout": subprocess.PIPE,
                "stderr": subprocess.PIPE,
                "env": variables,
                **options,
            },
        )
        self.addCleanup(self.stop, process)
        return process

    def hold(self, path):
        """Lets all requests of a path wait until the end of the test."""
        self.campus.control("POST", "/faults", {"kind": "hold", "times": None, "path": path})

    def logins(self):
        return sum(each["path"] == "/api/login" for each in self.campus.control("GET", "/requests"))

    @staticmethod
    def stop(process):
        process.kill()
        process.communicate(timeout=PATIENCE)

    def peer(self, *arguments, **options):
        process = self.start(*arguments, **options)
        return process, Peer(process.stdout, process.stdin)

    def finish(self, process, status=0):
        """Ends the input, and returns the remaining messages."""
        out, problem = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, problem), (status, b""))
        return [json.loads(line) for line in out.splitlines()]

    def listen(self, *arguments, **options):
        """Starts the program on a socket. Returns the process and the path, when the socket can be connected to."""
        path = self.directory / "rpc.sock"
        process = self.start("--socket", path, *arguments, stdin=subprocess.DEVNULL, **options)
        self.assertEqual(process.stdout.readline().decode(), f"Listening on {path}\n")
        return process, path

    def connect(self, path):
        return self.enterContext(closing(Connection(path)))

    def terminate(self, process):
        """Ends the program by a signal. It writes nothing to standard error."""
        process.terminate()
        _, problem = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, problem), (-signal.SIGTERM, b""))

    def preload(self, source):
        """Compiles a library in C whose functions replace those of libdanxi. Returns the variables with which the program loads it."""
        path = self.directory / "preload.c"
        path.write_text(source)
        subprocess.run(["cc", "-shared", "-fPIC", path, "-o", path.with_suffix(".so")], check=True)
        return {"LD_PRELOAD": str(path.with_suffix(".so"))}

    def trace(self):
        """Returns variables with which the program notes its calls, and a function that returns these: session, method and time limit."""
        path = self.directory / "trace"
        return {**self.preload(TRACE), "TRACE": str(path)}, lambda: [
            (session, method, int(limit)) for session, method, limit in map(str.split, path.read_text().splitlines())
        ]
