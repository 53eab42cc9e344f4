"""debian/methods.symbols: the functions of the methods, with the version that each exists since. debian/libdanxi0.symbols includes it."""

from __future__ import annotations

from collections.abc import Iterator

from model import Interface
from text import banner


def outputs(interface: Interface) -> Iterator[tuple[str, str]]:
    functions = [(f"danxi_{m.service}_{m.name}", m.since) for m in interface.methods]
    lines = [f" {function}@DANXI_0 {since}\n" for function, since in sorted(functions)]
    yield "debian/methods.symbols", banner("interface/*.toml", "#") + "".join(lines)
