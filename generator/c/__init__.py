"""The generated parts of the C interface: the headers, and the table of methods that the C tests call."""

from __future__ import annotations

from collections.abc import Iterator

from model import Interface

from . import configuration, methods, service, status, umbrella, version


def outputs(interface: Interface) -> Iterator[tuple[str, str]]:
    yield "include/danxi/status.h", status.header(interface)
    yield "include/danxi/version.h", version.header(interface)
    yield "include/danxi/config.h", configuration.header(interface)
    yield "include/danxi/danxi.h", umbrella.header(interface)
    for each in interface.services:
        yield f"include/danxi/{each.name}.h", service.header(interface, each)
    yield "build/generated/methods.h", methods.header(interface)
