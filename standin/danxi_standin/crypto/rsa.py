"""RSA decryption with PKCS#1 v1.5 (RFC 8017), and a key that `openssl` generates."""

import base64
import subprocess
from functools import cache


def _openssl(*arguments: str, data: bytes = b"") -> bytes:
    return subprocess.run(["openssl", *arguments], input=data, check=True, capture_output=True).stdout


def _integers(der: bytes) -> list[int]:
    """Returns the integers of a DER RSAPrivateKey: version, modulus, public exponent, private exponent and so on."""

    def length(position: int) -> tuple[int, int]:
        """Returns the size and the start of the contents of the DER value at `position`."""
        first, position = der[position + 1], position + 2
        if first < 0x80:
            return first, position
        end = position + (first & 0x7F)
        return int.from_bytes(der[position:end], "big"), end

    _, position = length(0)
    numbers = []
    while position < len(der):
        size, start = length(position)
        position = start + size
        numbers.append(int.from_bytes(der[start:position], "big"))
    return numbers


class PrivateKey:
    def __init__(self, bits: int = 2048):
        pem = _openssl("genrsa", "-traditional", str(bits))
        der = base64.b64decode(b"".join(line for line in pem.splitlines() if not line.startswith(b"-----")))
        _, self._modulus, _, self._exponent, *_ = _integers(der)
        self.public_key = base64.b64encode(_openssl("rsa", "-pubout", "-outform", "DER", data=pem)).decode()

    def decrypt(self, encrypted: bytes) -> bytes:
        """Returns the decrypted message. Raises ValueError if the message has the wrong length, is not less than the modulus, or has invalid padding."""
        size = (self._modulus.bit_length() + 7) // 8
        number = int.from_bytes(encrypted, "big")
        if len(encrypted) != size or number >= self._modulus:
            raise ValueError(f"The encrypted message must have {size} bytes and be less than the modulus.")
        block = pow(number, self._exponent, self._modulus).to_bytes(size, "big")
        padding, separator, message = block[2:].partition(b"\0")
        if block[:2] != b"\0\2" or not separator or len(padding) < 8:
            raise ValueError("The message has invalid padding.")
        return message


@cache
def private_key() -> PrivateKey:
    """Returns the key of this process, which the first call generates."""
    return PrivateKey()
