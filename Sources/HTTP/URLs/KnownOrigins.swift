import Synchronization
import Text

/// The origins of URLs that libcurl has parsed before. Most requests of a process go to few servers, and parsing a URL takes as long as a
/// tenth of a small call.
///
/// Only the origins of plain URLs are kept: printable ASCII, and an authority of letters, digits, dots, hyphens and a port. The text up to
/// the end of such an authority determines the origin.
enum KnownOrigins {
    private static let origins = Mutex<[String: Origin]>([:])
    /// Maximum number of origins. When it is reached, all are forgotten.
    private static let limit = 64

    /// Returns the known origin of a URL, or the origin that `parse` returns.
    static func origin(of url: String, parse: () -> Origin?) -> Origin? {
        guard let server = server(of: url) else { return parse() }
        if let known = origins.withLock({ $0[server] }) { return known }
        guard let origin = parse() else { return nil }
        origins.withLock { origins in
            if origins.count >= limit { origins = [:] }
            origins[server] = origin
        }
        return origin
    }

    /// Returns the scheme and the authority of a plain URL. Nil for any other URL.
    private static func server(of url: String) -> String? {
        var url = url
        return url.withUTF8 { bytes in
            guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[..<colon].allSatisfy(\.isLetter),
                bytes[colon...].starts(with: "://".utf8)
            else { return nil }
            let start = colon + 3
            let end = bytes[start...].firstIndex { !isOfAuthority($0) } ?? bytes.endIndex
            guard start < end, end == bytes.endIndex || isEnd(bytes[end]), bytes[end...].allSatisfy({ 0x21...0x7E ~= $0 }) else {
                return nil
            }
            return String(decoding: bytes[..<end], as: UTF8.self)
        }
    }

    private static func isOfAuthority(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
}
