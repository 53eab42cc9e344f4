"""JSON Web Tokens (RFC 7519) with HS256 signatures."""

import base64
import hashlib
import hmac
import json
from typing import Any

HEADER = {"alg": "HS256", "typ": "JWT"}


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _compact(value: dict[str, Any]) -> str:
    return _encode(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


def _signature(signed: str, secret: str) -> str:
    return _encode(hmac.new(secret.encode(), signed.encode(), hashlib.sha256).digest())


def sign(claims: dict[str, Any], secret: str) -> str:
    signed = f"{_compact(HEADER)}.{_compact(claims)}"
    return f"{signed}.{_signature(signed, secret)}"


def unverified_claims(token: str) -> dict[str, Any]:
    """Returns the claims of a token without a check of its signature. Raises ValueError if the token is malformed."""
    _, payload, _ = token.split(".")
    claims = json.loads(_decode(payload))
    if not isinstance(claims, dict):
        raise ValueError("the claims are not an object")
    return claims


def is_signed_with(token: str, secret: str) -> bool:
    signed, _, signature = token.rpartition(".")
    return hmac.compare_digest(signature.encode(), _signature(signed, secret).encode())
