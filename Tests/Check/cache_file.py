"""The files of cached values: their hash is computed anew, so that changed values are not noticed by it."""

import re

MASK = (1 << 64) - 1
PRIMES = (0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5)
FORM = re.compile(
    rb'\{"hash":"[^"]*","length":\d+,"value":(.*?)((?:,"account":"[^"]*")?,"fetched_at_ms":.*)', re.DOTALL
)


def rotated(value: int, count: int) -> int:
    return (value << count | value >> (64 - count)) & MASK


def mixed(lane: int, word: int) -> int:
    return rotated((lane + word * PRIMES[1]) & MASK, 31) * PRIMES[0] & MASK


def xxh64(data: bytes) -> int:
    """Returns the hash XXH64 with the seed 0."""
    first, second, third, fourth, fifth = PRIMES
    position, result = 0, fifth
    if len(data) >= 32:
        lanes = [(first + second) & MASK, second, 0, -first & MASK]
        while len(data) - position >= 32:
            for lane in range(4):
                start = position + 8 * lane
                lanes[lane] = mixed(lanes[lane], int.from_bytes(data[start : start + 8], "little"))
            position += 32
        result = sum(rotated(lane, count) for lane, count in zip(lanes, (1, 7, 12, 18), strict=True)) & MASK
        for lane in lanes:
            result = ((result ^ mixed(0, lane)) * first + fourth) & MASK
    result = (result + len(data)) & MASK
    while len(data) - position >= 8:
        word = int.from_bytes(data[position : position + 8], "little")
        result = (rotated(result ^ mixed(0, word), 27) * first + fourth) & MASK
        position += 8
    if len(data) - position >= 4:
        half = int.from_bytes(data[position : position + 4], "little")
        result = (rotated(result ^ half * first & MASK, 23) * second + third) & MASK
        position += 4
    for byte in data[position:]:
        result = rotated(result ^ byte * fifth & MASK, 11) * first & MASK
    result = (result ^ result >> 33) * second & MASK
    result = (result ^ result >> 29) * third & MASK
    return result ^ result >> 32


def of_another_version(text: bytes) -> bytes | None:
    """Returns the file of a cached value as another version of the library would have written it, with a correct length and hash.

    The library decodes such a value when it reads the file. Returns None if the text is no file of a cached value.
    """
    found = FORM.fullmatch(text)
    if not found:
        return None
    value, tail = found.groups()
    tail = re.sub(rb'"interface":"[^"]*"', b'"interface":"0.0.1"', tail)
    hashed = b'","length":%d,"value":%b%b' % (len(value), value, tail)
    return b'{"hash":"%016x%b' % (xxh64(hashed), hashed)
