"""Time-based one-time passwords (RFC 6238) with SHA-1, six digits and steps of 30 seconds."""

import base64
import hashlib
import hmac

PERIOD = 30


def code_of(secret: str, step: int) -> str:
    """Returns the code of a step, the number of periods since 1970. `secret` is in base32."""
    digest = hmac.digest(base64.b32decode(secret), step.to_bytes(8, "big"), hashlib.sha1)
    offset = digest[-1] & 15
    number = int.from_bytes(digest[offset : offset + 4], "big") & 0x7FFFFFFF
    return f"{number % 1_000_000:06}"
