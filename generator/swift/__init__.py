"""The generated Swift: error codes, entities, requests, services with cached values, methods, C functions, settings and the version."""

from __future__ import annotations

from collections.abc import Iterator

from model import Interface

from . import caches, day_changes, entities, errors, functions, methods, requests, router, rows, settings, validity
from .names import home, is_routed, module, swift_name


def outputs(interface: Interface) -> Iterator[tuple[str, str]]:
    yield "Sources/Errors/Generated/ErrorCode.swift", errors.codes(interface)
    yield "Sources/Storage/Generated/CachePolicy.swift", entities.shared_enums(interface)
    yield "Sources/Storage/Generated/InterfaceVersion.swift", settings.interface_version(interface)
    for service in interface.services:
        name = swift_name(service)
        yield f"Sources/{module(service)}/Generated/{name}Entity.swift", entities.entities(interface, service)
        for enum in entities.lower_enums(service):
            yield f"Sources/{home(service, enum.name)}/Generated/{enum.name}.swift", entities.lower_enum(service, enum)
        if requests.has_requests(service):
            yield f"Sources/{module(service)}/Generated/{name}API.swift", requests.requests(service)
        if is_routed(service):
            yield f"Sources/{module(service)}/Generated/{name}Router.swift", router.router(service)
        if caches.cached(service):
            yield f"Sources/{module(service)}/Generated/{name}Service.swift", caches.service_type(service)
        yield f"Sources/Runtime/Generated/{name}Methods.swift", methods.methods(interface, service)
        yield f"Sources/CInterface/Generated/{name}Functions.swift", functions.functions(service)
    for name in {module(service): None for service in interface.services if validity.constants(service)}:
        yield f"Sources/{name}/Generated/Validity.swift", validity.validity(interface, name)
    yield "Tests/FudanKitTests/Generated/RowEntity+All.swift", rows.rows(interface)
    yield "Sources/FudanKit/Generated/DayChangeList+Shipped.swift", day_changes.shipped(interface)
    yield "Sources/Runtime/Generated/Method+Services.swift", methods.lookup(interface)
    yield "Sources/Runtime/Generated/Parameter+Options.swift", methods.options(interface)
    yield "Sources/Runtime/Generated/Configuration+Settings.swift", settings.settings(interface)
    yield "Sources/Runtime/Generated/Version.swift", settings.version(interface)
