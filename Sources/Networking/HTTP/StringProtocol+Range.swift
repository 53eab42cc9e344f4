extension StringProtocol {
    /// Returns the first range of a string.
    package func firstRange(of string: String) -> Range<Index>? {
        var start = startIndex
        while true {
            if self[start...].hasPrefix(string) { return start..<index(start, offsetBy: string.count) }
            guard start != endIndex else { return nil }
            start = index(after: start)
        }
    }
}
