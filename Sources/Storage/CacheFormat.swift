import Calendar
import Calls
import JSON
import Text

/// The file of a cached value: one JSON object, which can be read without parsing the value.
///
///     {"hash":"0123456789abcdef","length":38012,"value":TEXT,"account":"…","fetched_at_ms":1767225600000,"interface":"…","skipped":{…}}
///
/// The hash (XXH64) covers all that follows it, so a damaged file is noticed. Calls return the text of the value as it is, if the same
/// version of the interface has written it, and only programs of this user or with the key of the store can have written it. Otherwise,
/// the value is decoded, and encoded again when it is returned.
enum CacheFormat<Value: JSONCodable> {
    private static var start: StaticString { #"{"hash":""# }
    private static var noHash: String { String(repeating: "0", count: 16) }
    private static var hashed: Int { start.utf8CodeUnitCount + noHash.utf8.count }
    private static var beforeLength: StaticString { #"","length":"# }
    private static var beforeValue: StaticString { #","value":"# }

    /// Returns the coding of a file.
    /// - Parameter isAuthentic: whether the text of the value can be returned without decoding, see ``StoreBackend/isAuthentic``.
    static func coding(isAuthentic: Bool) -> StoreFile<CachedContent<Value>>.Coding {
        StoreFile.Coding(decode: { try decode($0, isAuthentic: isAuthentic) }, encode: encode)
    }

    // MARK: Encoding

    private static func encode(_ content: CachedContent<Value>) -> [UInt8]? {
        guard let text = content.text else { return nil }
        var bytes = JSONText.bytes(of: Envelope(content: content, text: text))
        bytes?.withUnsafeMutableBytes { bytes in
            let digits = hashText(UnsafeRawBufferPointer(bytes))
            bytes[start.utf8CodeUnitCount..<hashed].copyBytes(from: digits.utf8)
        }
        return bytes
    }

    /// The JSON object, with zeros in the place of the hash.
    private struct Envelope: JSONEncodable {
        let content: CachedContent<Value>
        let text: EncodedJSON

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("hash", noHash)
                json.set("length", text.length)
                json.set("value", text)
                json.set("account", content.account)
                json.set("fetched_at_ms", content.fetchedAt.milliseconds)
                json.set("interface", InterfaceVersion.text)
                if content.skipped.count > 0 { json.set("skipped", content.skipped) }
            }
        }
    }

    private static func hashText(_ bytes: UnsafeRawBufferPointer) -> String {
        let digits = String(XXH64.hash(UnsafeRawBufferPointer(rebasing: bytes[hashed...])), radix: 16)
        return String(repeating: "0", count: noHash.utf8.count - digits.utf8.count) + digits
    }

    // MARK: Decoding

    private static func decode(_ bytes: PaddedBytes, isAuthentic: Bool) throws -> CachedContent<Value> {
        guard let parts = bytes.withPaddedBytes({ parts(of: UnsafeRawBufferPointer($0)) }) else {
            throw JSONError("it is not the file of a cached value, or is damaged")
        }
        let tail = try Tail.decode(parts.tail)
        guard let text = parts.text else { throw JSONError("there is not enough memory to read it", isOutOfMemory: true) }
        let stored = StoredValue<Value>(text)
        func content(_ content: Cached<Value>.Content) -> CachedContent<Value> {
            CachedContent(content, account: tail.account, fetchedAt: tail.fetchedAt, skipped: tail.skipped)
        }
        let isCurrent = tail.interface == InterfaceVersion.text
        if isCurrent, isAuthentic { return content(.stored(stored)) }
        do {
            return content(.value(try stored.value(), SharedJSON()))
        } catch {
            throw isCurrent ? error : OtherVersion(problem: error)
        }
    }

    /// Returns the text of the value, or nil in its place if there is not enough memory, and the members that follow it. Returns nil if
    /// the file has another form or another hash.
    private static func parts(of bytes: UnsafeRawBufferPointer) -> (text: EncodedJSON?, tail: PaddedBytes)? {
        var scanner = Scanner(bytes: bytes)
        guard scanner.skip(start), let hash = scanner.take(noHash.utf8.count), hash.elementsEqual(hashText(bytes).utf8),
            scanner.skip(beforeLength), let length = scanner.number(), scanner.skip(beforeValue), let value = scanner.take(length),
            scanner.skip(",")
        else { return nil }
        var tail = PaddedBytes("{".utf8)
        tail.append(scanner.rest)
        return (EncodedJSON(copying: UnsafeRawBufferPointer(rebasing: value)), tail)
    }

    private struct Scanner {
        let bytes: UnsafeRawBufferPointer
        private var offset = 0

        init(bytes: UnsafeRawBufferPointer) {
            self.bytes = bytes
        }

        var rest: Slice<UnsafeRawBufferPointer> { bytes[offset...] }

        mutating func skip(_ literal: StaticString) -> Bool {
            let expected = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
            return take(expected.count)?.elementsEqual(expected) ?? false
        }

        mutating func take(_ count: Int) -> Slice<UnsafeRawBufferPointer>? {
            guard bytes.count - offset >= count else { return nil }
            defer { offset += count }
            return bytes[offset..<offset + count]
        }

        mutating func number() -> Int? {
            let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            offset += digits.count
            return Int(String(decoding: digits, as: UTF8.self))
        }
    }

    /// The members after the value.
    private struct Tail: JSONDecodable {
        let account: String?
        let fetchedAt: WallTime
        let interface: String
        let skipped: SkippedRows

        init(json: JSONElement) throws(JSONError) {
            account = try json.optional("account")
            fetchedAt = WallTime(milliseconds: try json.value("fetched_at_ms", in: 0...))
            interface = try json.value("interface")
            skipped = try json.optional("skipped") ?? SkippedRows()
        }
    }
}
