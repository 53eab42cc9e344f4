import Errors
import HTTP
import Markup

extension HTTPResponse {
    /// Parses the page. Throws `pageChanged` for a truncated page, whose lists may be incomplete.
    /// - Parameter selector: a selector of the elements that the caller needs, for the error message.
    func completePage(service: String, selector: Selector) throws(DanXiError) -> HTMLDocument {
        let document = try HTMLDocument(self)
        if body.bytes.containsIgnoringCase("<html"), !body.bytes.containsIgnoringCase("</html") {
            throw document.pageChanged(service: service, selector: selector)
        }
        return document
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes contain an ASCII string in upper or lower case.
    /// - Parameter text: the string in lower case.
    fileprivate func containsIgnoringCase(_ text: StaticString) -> Bool {
        let pattern = Array(text.description.utf8)
        guard let first = pattern.first else { return true }
        var rest = self
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.prefix(pattern.count).elementsEqual(pattern, by: { Self.lowercased($0) == $1 }) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
