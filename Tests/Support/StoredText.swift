import Storage
import Text

/// The text of the file of a cached value, with a correct length and hash.
package struct StoredText {
    package var value: String
    /// The members after the value.
    package var tail: String

    package init(value: String, account: String? = nil, fetchedAt: Int, interface: String = InterfaceVersion.text) {
        self.value = value
        tail = (account.map { #","account":"\#($0)""# } ?? "") + #","fetched_at_ms":\#(fetchedAt),"interface":"\#(interface)"}"#
    }

    /// Takes a file apart. Nil if the text is not that of a cached value.
    package init?(_ file: String) {
        guard let start = file.firstRange(of: #","value":"#)?.upperBound,
            let end = (file.ranges(of: #","account":"#).last ?? file.ranges(of: #","fetched_at_ms":"#).last)?.lowerBound, start < end
        else { return nil }
        value = String(file[start..<end])
        tail = String(file[end...])
    }

    package var text: String {
        let hashed = #"","length":\#(value.utf8.count),"value":\#(value)\#(tail)"#
        let digits = String(Array(hashed.utf8).withUnsafeBytes { XXH64.hash($0) }, radix: 16)
        return #"{"hash":""# + String(repeating: "0", count: 16 - digits.utf8.count) + digits + hashed
    }
}
