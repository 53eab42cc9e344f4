"""strEnc, the cipher of the graduate school's sign-in page: DES (FIPS 46-3) with another first key permutation."""

INITIAL = [position for first in (58, 60, 62, 64, 57, 59, 61, 63) for position in range(first, 0, -8)]
FINAL = [INITIAL.index(position) + 1 for position in range(1, 65)]
EXPANSION = [(4 * group + offset - 1) % 32 + 1 for group in range(8) for offset in range(6)]
KEY_CHOICE_1 = [8 * (7 - column) + row + 1 for row in range(7) for column in range(8)]  # differs from the standard
KEY_CHOICE_2 = [
    14,
    17,
    11,
    24,
    1,
    5,
    3,
    28,
    15,
    6,
    21,
    10,
    23,
    19,
    12,
    4,
    26,
    8,
    16,
    7,
    27,
    20,
    13,
    2,
    41,
    52,
    31,
    37,
    47,
    55,
    30,
    40,
    51,
    45,
    33,
    48,
    44,
    49,
    39,
    56,
    34,
    53,
    46,
    42,
    50,
    36,
    29,
    32,
]
PERMUTATION = [
    16,
    7,
    20,
    21,
    29,
    12,
    28,
    17,
    1,
    15,
    23,
    26,
    5,
    18,
    31,
    10,
    2,
    8,
    24,
    14,
    32,
    27,
    3,
    9,
    19,
    13,
    30,
    6,
    22,
    11,
    4,
    25,
]
ROTATIONS = (1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1)
S_BOXES = (  # 64 hexadecimal digits each, row after row
    "E4D12FB83A6C59070F74E2D1A6CB953841E8D62BFC973A50FC8249175B3EA06D",
    "F18E6B34972DC05A3D47F28EC01A69B50E7BA4D158C6932FD8A13F42B67C05E9",
    "A09E63F51DC7B428D709346A285ECBF1D6498F30B12C5AE71AD069874FE3B52C",
    "7DE3069A1285BC4FD8B56F03472C1AE9A690CB7DF13E52843F06A1D8945BC72E",
    "2C417AB6853FD0E9EB2C47D150FA3986421BAD78F9C5630EB8C71E2D6F09A453",
    "C1AF92680D34E75BAF427C9561DE0B389EF528C3704A1DB6432C95FABE17608D",
    "4B2EF08D3C975A61D0B7491AE35C2F8614BDC37EAF6805926BD814A7950FE23C",
    "D2846FB1A93E50C71FD8A374C56B0E927B419CE206ADF35821E74A8DFC90356B",
)

Bits = list[int]


def _permute(bits: Bits, table: list[int]) -> Bits:
    return [bits[position - 1] for position in table]


def _xor(left: Bits, right: Bits) -> Bits:
    return [a ^ b for a, b in zip(left, right, strict=True)]


def _round_keys(key: Bits) -> list[Bits]:
    chosen = _permute(key, KEY_CHOICE_1)
    left, right = chosen[:28], chosen[28:]
    keys = []
    for shift in ROTATIONS:
        left, right = left[shift:] + left[:shift], right[shift:] + right[:shift]
        keys.append(_permute(left + right, KEY_CHOICE_2))
    return keys


def _feistel(half: Bits, key: Bits) -> Bits:
    mixed = _xor(_permute(half, EXPANSION), key)
    output = []
    for number, box in enumerate(S_BOXES):
        first, a, b, c, d, last = mixed[6 * number : 6 * number + 6]
        digit = int(box[32 * first + 16 * last + 8 * a + 4 * b + 2 * c + d], 16)
        output += [digit >> shift & 1 for shift in (3, 2, 1, 0)]
    return _permute(output, PERMUTATION)


def _encrypt_block(block: Bits, key: Bits) -> Bits:
    bits = _permute(block, INITIAL)
    left, right = bits[:32], bits[32:]
    for round_key in _round_keys(key):
        left, right = right, _xor(left, _feistel(right, round_key))
    return _permute(right + left, FINAL)


def _blocks(text: str) -> list[Bits]:
    """Splits a string into blocks of four UTF-16 units. The last block is padded with zeros."""
    data = text.encode("utf-16-be")
    data += bytes(-len(data) % 8)
    return [
        [byte >> shift & 1 for byte in data[start : start + 8] for shift in range(7, -1, -1)]
        for start in range(0, len(data), 8)
    ]


def str_enc(text: str, *keys: str) -> str:
    """Encrypts each block with every block of every key in turn. Returns upper-case hexadecimal."""
    encrypted = ""
    for block in _blocks(text):
        for key in keys:
            for key_block in _blocks(key):
                block = _encrypt_block(block, key_block)
        encrypted += f"{int(''.join(map(str, block)), 2):016X}"
    return encrypted
