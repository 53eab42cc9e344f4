"""The exceptions: `Error`, and a class for each reason why a call can fail. Each class belongs to one group, its base class:

    UsageError: The program made a mistake.
    StoppedError: The program itself ended the call.
    SignInError: The account is not signed in, or a sign-in failed.
    RequestError: The server refuses the request.
    TransportError: The server was not reached.
    ServerError: The server failed, or its response cannot be used.
    LocalError: The call failed on this computer.

Some classes are also subclasses of builtin exceptions, for programs that handle those: `InvalidArgumentError` and `InvalidJSONError`
of ValueError, `TimeoutError` of TimeoutError, `NetworkError` and `TLSError` of ConnectionError, `StorageError` of OSError,
`OutOfMemoryError` of MemoryError. `CallCancelledError` is not asyncio's CancelledError, which cancelling a task of asyncio raises.
"""

from ._generated.errors import *
from ._generated.errors import __all__ as __all__
