import Text

/// Weeks in words, such as `1~2,4~6(双)周` or `1-16单`.
enum WeekText {
    /// Returns the weeks in ascending order. Nil for a text of any other form, and for weeks that do not exist.
    static func weeks(_ text: some StringProtocol) -> [Int]? {
        var weeks: Set<Int> = []
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: { ",，、;；".contains($0) }) {
            let plain = String(part.filter { !"第周()（）".contains($0) && !$0.isWhitespace })
            let words = plain.prefix { $0 != "单" && $0 != "双" }
            guard let range = NumberScanner.range(in: words, limits: WeekSet.range) else { return nil }
            switch plain[words.endIndex...] {
            case "": weeks.formUnion(range)
            case "单": weeks.formUnion(range.filter { !$0.isMultiple(of: 2) })
            case "双": weeks.formUnion(range.filter { $0.isMultiple(of: 2) })
            default: return nil
            }
        }
        return weeks.isEmpty ? nil : weeks.sorted()
    }
}
