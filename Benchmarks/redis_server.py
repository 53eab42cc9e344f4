"""A redis-server for benchmarks and robustness suites."""

import re
import socket
import subprocess
import tempfile
import time
from pathlib import Path


class RedisServer:
    """A redis-server with a socket in a directory of its own."""

    def __enter__(self) -> "RedisServer":
        self.directory = tempfile.TemporaryDirectory(prefix="danxi-redis-")
        self.socket = f"{self.directory.name}/redis.sock"
        options = ["--port", "0", "--unixsocket", self.socket, "--save", "", "--dir", self.directory.name]
        self.process = subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL)
        while not Path(self.socket).exists():
            if self.process.poll() is not None:
                raise SystemExit("redis-server has ended: see its messages above")
            time.sleep(0.01)
        return self

    def url(self, database: int) -> str:
        return f"unix://{self.socket}?db={database}"

    def commands(self) -> int:
        """Returns the number of commands so far, without those of this function."""
        with socket.socket(socket.AF_UNIX) as connection, connection.makefile("rwb") as file:
            connection.connect(self.socket)
            file.write(b"INFO commandstats\r\n")
            file.flush()
            text = file.read(int(file.readline()[1:])).decode()
        counts = re.findall(r"cmdstat_([^:]+):calls=(\d+)", text)
        return sum(int(count) for name, count in counts if name != "info")

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.directory.cleanup()
