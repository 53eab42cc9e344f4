/// DES (FIPS 46-3) on 64-bit blocks, with one change: the graduate course system's script permutes the key bits in another order than PC-1.
struct DES {
    private let roundKeys: [UInt64]

    init(key: UInt64) {
        var halves = key.permuted(Self.keyOrder, width: 64)
        var roundKeys: [UInt64] = []
        for shift in Self.shifts {
            halves = Self.rotated(halves >> 28, by: shift) << 28 | Self.rotated(halves & 0xFFF_FFFF, by: shift)
            roundKeys.append(halves.permuted(Self.permutedChoice2, width: 56))
        }
        self.roundKeys = roundKeys
    }

    func encrypt(_ block: UInt64) -> UInt64 {
        let start = block.permuted(Self.initialPermutation, width: 64)
        var (left, right) = (start >> 32, start & 0xFFFF_FFFF)
        for key in roundKeys {
            (left, right) = (right, left ^ Self.mixed(right, key))
        }
        return (right << 32 | left).permuted(Self.finalPermutation, width: 64)
    }

    /// The cipher function f.
    private static func mixed(_ half: UInt64, _ key: UInt64) -> UInt64 {
        let expanded = half.permuted(expansion, width: 32) ^ key
        var substituted: UInt64 = 0
        for (box, values) in boxes.enumerated() {
            let six = Int(expanded >> UInt64(42 - 6 * box) & 63)
            let row = (six >> 4) & 2 | six & 1
            let column = (six >> 1) & 15
            substituted = substituted << 4 | UInt64(values[16 * row + column])
        }
        return substituted.permuted(permutation, width: 32)
    }

    private static func rotated(_ half: UInt64, by shift: UInt64) -> UInt64 { (half << shift | half >> (28 - shift)) & 0xFFF_FFFF }

    // MARK: Tables. Bit positions count from 1 at the most significant bit.

    /// Replaces PC-1.
    private static let keyOrder: [UInt8] = (UInt8(0)..<56).map { (position: UInt8) in
        let (i, j): (UInt8, UInt8) = (position / 8, position % 8)
        return 8 * (7 - j) + i + 1
    }
    private static let shifts: [UInt64] = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1]
    private static let permutedChoice2: [UInt8] = [
        14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2,
        41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
    ]
    private static let initialPermutation: [UInt8] = [58, 60, 62, 64, 57, 59, 61, 63].flatMap { (first: UInt8) in
        (0..<8).map { (step: UInt8) in first - 8 * step }
    }
    private static let finalPermutation: [UInt8] = (1...64).map { (position: UInt8) in
        UInt8((initialPermutation.firstIndex(of: position) ?? 0) + 1)
    }
    private static let expansion: [UInt8] = (UInt8(0)..<48).map { (position: UInt8) in
        let first: UInt8 = 4 * (position / 6) + 31
        return (first + position % 6) % 32 + 1
    }
    private static let permutation: [UInt8] = [
        16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25,
    ]
    private static let boxes: [[UInt8]] = [
        [
            14, 4, 13, 1, 2, 15, 11, 8, 3, 10, 6, 12, 5, 9, 0, 7, 0, 15, 7, 4, 14, 2, 13, 1, 10, 6, 12, 11, 9, 5, 3, 8,
            4, 1, 14, 8, 13, 6, 2, 11, 15, 12, 9, 7, 3, 10, 5, 0, 15, 12, 8, 2, 4, 9, 1, 7, 5, 11, 3, 14, 10, 0, 6, 13,
        ],
        [
            15, 1, 8, 14, 6, 11, 3, 4, 9, 7, 2, 13, 12, 0, 5, 10, 3, 13, 4, 7, 15, 2, 8, 14, 12, 0, 1, 10, 6, 9, 11, 5,
            0, 14, 7, 11, 10, 4, 13, 1, 5, 8, 12, 6, 9, 3, 2, 15, 13, 8, 10, 1, 3, 15, 4, 2, 11, 6, 7, 12, 0, 5, 14, 9,
        ],
        [
            10, 0, 9, 14, 6, 3, 15, 5, 1, 13, 12, 7, 11, 4, 2, 8, 13, 7, 0, 9, 3, 4, 6, 10, 2, 8, 5, 14, 12, 11, 15, 1,
            13, 6, 4, 9, 8, 15, 3, 0, 11, 1, 2, 12, 5, 10, 14, 7, 1, 10, 13, 0, 6, 9, 8, 7, 4, 15, 14, 3, 11, 5, 2, 12,
        ],
        [
            7, 13, 14, 3, 0, 6, 9, 10, 1, 2, 8, 5, 11, 12, 4, 15, 13, 8, 11, 5, 6, 15, 0, 3, 4, 7, 2, 12, 1, 10, 14, 9,
            10, 6, 9, 0, 12, 11, 7, 13, 15, 1, 3, 14, 5, 2, 8, 4, 3, 15, 0, 6, 10, 1, 13, 8, 9, 4, 5, 11, 12, 7, 2, 14,
        ],
        [
            2, 12, 4, 1, 7, 10, 11, 6, 8, 5, 3, 15, 13, 0, 14, 9, 14, 11, 2, 12, 4, 7, 13, 1, 5, 0, 15, 10, 3, 9, 8, 6,
            4, 2, 1, 11, 10, 13, 7, 8, 15, 9, 12, 5, 6, 3, 0, 14, 11, 8, 12, 7, 1, 14, 2, 13, 6, 15, 0, 9, 10, 4, 5, 3,
        ],
        [
            12, 1, 10, 15, 9, 2, 6, 8, 0, 13, 3, 4, 14, 7, 5, 11, 10, 15, 4, 2, 7, 12, 9, 5, 6, 1, 13, 14, 0, 11, 3, 8,
            9, 14, 15, 5, 2, 8, 12, 3, 7, 0, 4, 10, 1, 13, 11, 6, 4, 3, 2, 12, 9, 5, 15, 10, 11, 14, 1, 7, 6, 0, 8, 13,
        ],
        [
            4, 11, 2, 14, 15, 0, 8, 13, 3, 12, 9, 7, 5, 10, 6, 1, 13, 0, 11, 7, 4, 9, 1, 10, 14, 3, 5, 12, 2, 15, 8, 6,
            1, 4, 11, 13, 12, 3, 7, 14, 10, 15, 6, 8, 0, 5, 9, 2, 6, 11, 13, 8, 1, 4, 10, 7, 9, 5, 0, 15, 14, 2, 3, 12,
        ],
        [
            13, 2, 8, 4, 6, 15, 11, 1, 10, 9, 3, 14, 5, 0, 12, 7, 1, 15, 13, 8, 10, 3, 7, 4, 12, 5, 6, 11, 0, 14, 9, 2,
            7, 11, 4, 1, 9, 12, 14, 2, 0, 6, 10, 13, 15, 3, 5, 8, 2, 1, 14, 7, 4, 10, 8, 13, 15, 12, 9, 0, 3, 5, 6, 11,
        ],
    ]
}

extension UInt64 {
    /// Returns the bits at the table's positions, in the table's order.
    /// - Parameter width: number of bits of the input.
    fileprivate func permuted(_ table: [UInt8], width: UInt64) -> UInt64 {
        table.reduce(0) { $0 << 1 | self >> (width - UInt64($1)) & 1 }
    }
}
