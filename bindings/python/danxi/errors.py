"""The exceptions: `Error`, and a class for each reason why a call can fail. Each class belongs to one group, its base class:

    UsageError: The program made a mistake.
    StoppedError: The program itself ended the call.
    SignInError: The account is not signed in, or a sign-in failed.
    RequestError: The server refuses the request.
    TransportError: The server was not reached.
    ServerError: The server failed, or its response cannot be used.
    LocalError: The call failed on this computer.

Some are also builtin exceptions, for programs that handle these: `InvalidArgumentError` and `InvalidJSONError` are a ValueError,
`TimeoutError` a TimeoutError, `NetworkError` and `TLSError` a ConnectionError, `StorageError` an OSError, `OutOfMemoryError` a
MemoryError. `CallCancelledError` is not asyncio's CancelledError: cancelling a task of asyncio raises asyncio's.
"""

from ._generated.errors import *
from ._generated.errors import __all__ as __all__
