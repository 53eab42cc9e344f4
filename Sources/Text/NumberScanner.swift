/// Functions that find numbers in prose and in table cells.
package enum NumberScanner {
    /// Returns the first number with its sign and fraction. Currency signs after the sign, and thousands separators, are skipped. Returns
    /// nil if there is no number, or if the number is too large for a `Double`.
    package static func firstNumber(in text: some StringProtocol) -> Double? {
        var digits = ""
        var isNegative = false
        var hasPoint = false
        for character in text {
            if character.isASCIIDigit {
                digits.append(character)
            } else if character == ".", !digits.isEmpty, !hasPoint {
                digits.append(character)
                hasPoint = true
            } else if !digits.isEmpty {
                if character == ",", !hasPoint { continue }
                break
            } else {
                isNegative = isMinus(character) || isNegative && mayFollowSign(character)
            }
        }
        if digits.last == "." { digits.removeLast() }
        guard let number = Double(digits), number.isFinite else { return nil }
        return isNegative ? -number : number
    }

    /// Returns all runs of digits as integers in order, except those that are too large for an `Int`.
    package static func integers(in text: some StringProtocol) -> [Int] {
        text.split { !$0.isASCIIDigit }.compactMap { Int($0) }
    }

    /// Reads a number or a range such as `3~5`, in digits of usual or full width. Returns nil for any other form, and for numbers outside the
    /// limits.
    package static func range(in text: some StringProtocol, limits: ClosedRange<Int>) -> ClosedRange<Int>? {
        let parts = text.halfWidth.split(omittingEmptySubsequences: false) { "~-—–至".contains($0) }
        let ends = parts.compactMap { Int($0.trimmed) }
        guard (1...2).contains(parts.count), ends.count == parts.count, let low = ends.first, let high = ends.last, low <= high,
            limits.contains(low), limits.contains(high)
        else { return nil }
        return low...high
    }

    private static func isMinus(_ character: Character) -> Bool { character == "-" || character == "−" || character == "－" }

    private static func mayFollowSign(_ character: Character) -> Bool { character == "¥" || character == "￥" || character.isWhitespace }
}
