import Text

extension StringProtocol {
    /// Returns the parts after each occurrence of a separator.
    func parts(after separator: String) -> [String] {
        var (parts, rest): ([String], String?) = ([], String(self))
        while let text = rest, let found = text.firstRange(of: separator) {
            let tail = text[found.upperBound...]
            let end = tail.firstRange(of: separator)?.lowerBound ?? tail.endIndex
            parts.append(String(tail[..<end]))
            rest = end == tail.endIndex ? nil : String(tail[end...])
        }
        return parts
    }
}
