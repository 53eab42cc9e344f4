"""AES-128 (FIPS 197) in cipher feedback mode (NIST SP 800-38A, CFB128)."""

BLOCK = 16
ROUNDS = 10


def _times_two(value: int) -> int:
    value <<= 1
    return value ^ 0x11B if value & 0x100 else value


def _make_s_box() -> list[int]:
    powers, value = [], 1
    for _ in range(255):
        powers.append(value)
        value ^= _times_two(value)  # multiply by 3, a generator of the field
    box = []
    for byte in range(256):
        inverse = powers[-powers.index(byte) % 255] if byte else 0
        rotations = [(inverse << shift | inverse >> (8 - shift)) & 0xFF for shift in range(5)]
        box.append(rotations[0] ^ rotations[1] ^ rotations[2] ^ rotations[3] ^ rotations[4] ^ 0x63)
    return box


_S_BOX = _make_s_box()


def _round_keys(key: bytes) -> list[list[int]]:
    words = [list(key[start : start + 4]) for start in range(0, BLOCK, 4)]
    constant = 1
    while len(words) < 4 * (ROUNDS + 1):
        word = words[-1]
        if len(words) % 4 == 0:
            word = [_S_BOX[byte] for byte in word[1:] + word[:1]]
            word[0] ^= constant
            constant = _times_two(constant)
        words.append([left ^ right for left, right in zip(words[-4], word, strict=True)])
    return [sum(words[start : start + 4], []) for start in range(0, len(words), 4)]


def _mix_columns(state: list[int]) -> list[int]:
    mixed = []
    for start in range(0, BLOCK, 4):
        column = state[start : start + 4]
        total = column[0] ^ column[1] ^ column[2] ^ column[3]
        mixed += [byte ^ total ^ _times_two(byte ^ column[(row + 1) % 4]) for row, byte in enumerate(column)]
    return mixed


def encrypt_block(block: bytes, key: bytes) -> bytes:
    first, *rest = _round_keys(key)
    state = [byte ^ part for byte, part in zip(block, first, strict=True)]
    for number, round_key in enumerate(rest, 1):
        state = [_S_BOX[state[(position + 4 * (position % 4)) % BLOCK]] for position in range(BLOCK)]
        if number < ROUNDS:
            state = _mix_columns(state)
        state = [byte ^ part for byte, part in zip(state, round_key, strict=True)]
    return bytes(state)


def _cfb(data: bytes, key: bytes, vector: bytes, decrypting: bool) -> bytes:
    output = b""
    for start in range(0, len(data), BLOCK):
        piece = data[start : start + BLOCK]
        changed = bytes(left ^ right for left, right in zip(piece, encrypt_block(vector, key), strict=False))
        output += changed
        vector = piece if decrypting else changed
    return output


def encrypt_cfb(data: bytes, key: bytes, vector: bytes) -> bytes:
    return _cfb(data, key, vector, decrypting=False)


def decrypt_cfb(data: bytes, key: bytes, vector: bytes) -> bytes:
    return _cfb(data, key, vector, decrypting=True)
