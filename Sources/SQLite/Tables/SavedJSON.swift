import Calendar
import Errors
import JSON

/// A converter for values that tables keep as JSON text or as a time. The error about a value that cannot be read contains advice for the
/// user.
package struct SavedJSON: Sendable {
    private let thing: String
    private let advice: String

    /// - Parameters:
    ///   - thing: the kind of the saved value, for error messages, such as `thread`.
    ///   - advice: the remedy for a damaged value, as a sentence for error messages.
    package init(of thing: String, advice: String) {
        (self.thing, self.advice) = (thing, advice)
    }

    package func text(_ value: some JSONEncodable) throws(DanXiError) -> String {
        guard let bytes = JSONText.bytes(of: value) else {
            throw DanXiError(.outOfMemory, "There is not enough memory to save the \(thing). Free memory and call again.")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    package func decode<Value: JSONDecodable>(_ text: String) throws(DanXiError) -> Value {
        do {
            return try Value.decode(PaddedBytes(text.utf8))
        } catch {
            throw damaged("\(error)")
        }
    }

    package func decode<Value: JSONDecodable>(_ text: SavedText) throws(DanXiError) -> Value {
        guard let text = text.string else { throw damaged("its text cannot be expanded") }
        return try decode(text)
    }

    /// - Parameter milliseconds: the time in milliseconds since 1970. The milliseconds within a second are dropped.
    package func time(_ milliseconds: Int) throws(DanXiError) -> Timestamp {
        guard let time = Timestamp(unixSeconds: milliseconds / 1000) else { throw damaged("it has an invalid time") }
        return time
    }

    private func damaged(_ reason: String) -> DanXiError {
        DanXiError(.storage, "A saved \(thing) is damaged (\(reason)). \(advice)")
    }
}
