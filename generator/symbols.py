"""debian/methods.symbols: the C function of each method, with the version that added it. debian/libdanxi0.symbols includes this file."""

from __future__ import annotations

from collections.abc import Iterator

from model import Interface
from text import banner


def outputs(interface: Interface) -> Iterator[tuple[str, str]]:
    functions = [(f"danxi_{m.service}_{m.name}", m.since) for m in interface.methods]
    lines = [f" {function}@DANXI_0 {since}\n" for function, since in sorted(functions)]
    yield "debian/methods.symbols", banner("interface/*.toml", "#") + "".join(lines)
