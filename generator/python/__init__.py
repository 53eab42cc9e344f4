"""The generated parts of the Python package: modules of services, exceptions, configuration, options, version, and the names to export."""

from __future__ import annotations

from collections.abc import Iterator

from model import Interface

from . import configuration, errors, exports, options, services
from .async_service import AsyncModule
from .service import Module

PACKAGE = "bindings/python/danxi"
GENERATED = f"{PACKAGE}/_generated"


def outputs(interface: Interface) -> Iterator[tuple[str, str]]:
    yield f"{GENERATED}/__init__.py", exports.homes(interface)
    yield f"{GENERATED}/__init__.pyi", exports.stub(interface)
    yield f"{GENERATED}/version.py", exports.version(interface)
    yield f"{GENERATED}/errors.py", errors.errors(interface)
    yield f"{GENERATED}/configuration.py", configuration.configuration(interface)
    yield f"{GENERATED}/options.py", options.options(interface)
    yield f"{GENERATED}/services.py", services.services(interface)
    for service in interface.services:
        yield f"{GENERATED}/{service.name}.py", Module(interface, service).text()
        yield f"{GENERATED}/async_{service.name}.py", AsyncModule(interface, service).text()
        yield f"{GENERATED}/async_{service.name}.pyi", AsyncModule(interface, service).stub()
        yield f"{PACKAGE}/{service.name}.py", exports.public_module(service)
