"""The exceptions: `Error`, and a subclass for each reason why a call can fail.

Some are also builtin exceptions, for programs that handle these: `InvalidArgumentError` and `InvalidJSONError` are a ValueError,
`TimeoutError` a TimeoutError, `NetworkError` and `TLSError` a ConnectionError, `StorageError` an OSError, `OutOfMemoryError` a
MemoryError. `CallCancelledError` is not asyncio's CancelledError: cancelling a task of asyncio raises asyncio's.
"""

from ._generated.errors import *
from ._generated.errors import __all__ as __all__
