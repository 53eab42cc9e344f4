import Errors
import HTTP
import Markup

extension HTTPResponse {
    /// Parses the page. Throws `pageChanged` for a truncated page, whose lists may be incomplete.
    /// - Parameter selector: a selector of the elements that the caller needs, for the error message.
    func completePage(service: String, selector: Selector) throws(DanXiError) -> HTMLDocument {
        let document = try HTMLDocument(self)
        if body.bytes.containsTag("html"), !body.bytes.containsTag("/html") {
            throw document.pageChanged(service: service, selector: selector)
        }
        return document
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes contain the beginning of a tag, in upper or lower case.
    /// - Parameter name: the name of the tag in lower case. A slash before it stands for an end tag.
    fileprivate func containsTag(_ name: StaticString) -> Bool {
        let name = Array(name.description.utf8)
        var rest = self
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...].dropFirst()
            if rest.prefix(name.count).elementsEqual(name, by: { Self.lowercased($0) == $1 }) { return true }
        }
        return false
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
