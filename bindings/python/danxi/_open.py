"""Opens sessions with extensions: interceptors, clients and storages."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import POINTER, pointer

from . import _client, _interceptor, _library, _storage
from ._extension import Loop, release
from ._tables import ClientTable, ExtensionsTable, InterceptorTable, StoreTable


def open_with(
    config: bytes,
    interceptors: Sequence[object],
    client: object | None,
    storage: object | None,
    loop: Loop,
    session: ctypes.c_void_p,
) -> int:
    """Opens a session with extensions, and returns the handle of the result. The library copies the tables."""
    tables: list[InterceptorTable] = []
    client_table: ClientTable | None = None
    store_table: StoreTable | None = None
    try:
        # The generator adds one table at a time, so that the earlier tables can be released if a later object is invalid.
        tables.extend(_interceptor.table(interceptor, loop) for interceptor in interceptors)
        client_table = None if client is None else _client.table(client, loop)
        store_table = None if storage is None else _storage.table(storage, loop)
    except TypeError:
        for table in (*tables, client_table):
            if table is not None:
                release(table.user_data)
        raise
    extensions = ExtensionsTable(size=ctypes.sizeof(ExtensionsTable), interceptor_count=len(tables))
    if tables:
        extensions.interceptors = (POINTER(InterceptorTable) * len(tables))(*map(pointer, tables))
    if client_table is not None:
        extensions.client = pointer(client_table)
    if store_table is not None:
        extensions.store = pointer(store_table)
    result: int = _library.session_open_with(config, ctypes.byref(extensions), session)
    return result
