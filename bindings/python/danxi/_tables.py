"""The structures of danxi/extensions.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_size_t, c_void_p

Decide = CFUNCTYPE(None, c_void_p, c_char_p, c_void_p)
Observe = CFUNCTYPE(None, c_char_p, c_void_p)
Release = CFUNCTYPE(None, c_void_p)
Send = CFUNCTYPE(None, c_void_p, c_char_p, c_void_p, c_size_t, c_void_p)
Cancel = CFUNCTYPE(None, c_void_p, c_void_p)
KeyFunction = CFUNCTYPE(None, c_void_p, c_char_p, c_void_p)
Put = CFUNCTYPE(None, c_void_p, c_char_p, c_void_p, c_size_t, c_int64, c_void_p)
LockFunction = CFUNCTYPE(None, c_void_p, c_char_p, c_char_p, c_int64, c_void_p)
Unlock = CFUNCTYPE(None, c_void_p, c_char_p, c_char_p, c_void_p)


class InterceptorTable(Structure):
    """`danxi_interceptor`"""

    _fields_ = (
        ("size", c_size_t),
        ("user_data", c_void_p),
        ("prepare", Decide),
        ("will_send", Decide),
        ("will_receive", Observe),
        ("intercept", Decide),
        ("did_receive", Observe),
        ("release", Release),
        ("with_secrets", c_int),
    )


class ClientTable(Structure):
    """`danxi_client`"""

    _fields_ = (
        ("size", c_size_t),
        ("user_data", c_void_p),
        ("send", Send),
        ("cancel", Cancel),
        ("release", Release),
    )


class StoreTable(Structure):
    """`danxi_store`"""

    _fields_ = (
        ("size", c_size_t),
        ("user_data", c_void_p),
        ("get", KeyFunction),
        ("put", Put),
        ("remove", KeyFunction),
        ("remove_all", KeyFunction),
        ("lock", LockFunction),
        ("unlock", Unlock),
        ("release", Release),
    )


class ExtensionsTable(Structure):
    """`danxi_extensions`"""

    _fields_ = (
        ("size", c_size_t),
        ("interceptors", POINTER(POINTER(InterceptorTable))),
        ("interceptor_count", c_size_t),
        ("client", POINTER(ClientTable)),
        ("store", POINTER(StoreTable)),
    )
