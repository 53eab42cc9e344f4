import HTTP
import JSON

/// The part of a response received so far. Its headers and body are limited in size.
struct CurlResponse {
    /// The exceeded limit, as the rest of the sentence "The response of HOST …". Nil while no limit is exceeded.
    private(set) var excess: String?
    private(set) var body = PaddedBytes()
    private let maxBytes: Int
    /// The header lines of the latest response, which may be an interim response or a proxy's response.
    private var lines: [UInt8] = []
    /// Numbers of bytes and lines of all headers, including those of interim responses and proxies, and trailers.
    private var headerBytes = 0
    private var headerLines = 0
    /// Whether the headers are complete. Later header lines are trailers, which are ignored, unless another response starts.
    private var isComplete = false

    private static let maxHeaderBytes = 262_144
    private static let maxHeaderLines = 2000
    private static let headerExcess = "has headers of more than \(maxHeaderBytes) bytes or \(maxHeaderLines) lines"
    /// Maximum number of bytes that are reserved for a body before they arrive.
    private static let maxReserve = 4_194_304

    init(maxBytes: Int) {
        self.maxBytes = maxBytes
    }

    var hasBody: Bool { !body.isEmpty }

    /// Reserves memory for a body of `count` bytes, but at most `maxReserve` bytes, because a server may announce any length.
    mutating func expect(_ count: Int) {
        body.reserveCapacity(min(max(count, 0), maxBytes, Self.maxReserve))
    }

    /// Appends bytes to the body. Returns false if the body would become too large.
    mutating func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count <= maxBytes - body.count else {
            excess = "is larger than \(maxBytes) bytes"
            return false
        }
        body.append(bytes)
        return true
    }

    /// Receives a header line with its line break, or the empty line after the headers. Returns false if the headers have become too
    /// large.
    mutating func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
        headerBytes += line.count
        headerLines += 1
        guard headerBytes <= Self.maxHeaderBytes, headerLines <= Self.maxHeaderLines else {
            excess = Self.headerExcess
            return false
        }
        if !hasBody, line.starts(with: "HTTP/".utf8) {
            // An interim response (100, 103) or a proxy's response precedes the final one.
            lines.removeAll(keepingCapacity: true)
            isComplete = false
        } else if line.first == UInt8(ascii: "\r") || line.first == UInt8(ascii: "\n") {
            isComplete = true
        } else if !isComplete {
            lines.append(contentsOf: line)
        }
        return true
    }

    /// Sets `excess` after libcurl has refused a line because of its length.
    mutating func refuseLine() {
        excess = isComplete ? "has a trailer line of more than 4 kB" : "has a header line of more than 100 kB"
    }

    /// Sets `excess` if libcurl has probably refused a line because of its length. Before version 8.6, libcurl reports such a line as a lack of
    /// memory.
    /// - Parameter received: the number of bytes that the connection had received.
    mutating func checkLineLength(received: UInt64) {
        if received > (isComplete ? 4096 : 65_536) { refuseLine() }
    }

    /// The header fields. A line that begins with a space continues the field before it (RFC 9112, section 5.2).
    var headers: HTTPHeaders {
        var headers: HTTPHeaders = [:]
        var field: (name: String, value: String)?
        var start = 0
        while start < lines.count {
            let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
            let line = lines[start..<end]
            start = end + 1
            if line.first.map(Self.isSpace) == true {
                field = field.map { ($0.name, [$0.value, Self.text(line)].filter { !$0.isEmpty }.joined(separator: " ")) }
            } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
                if let field { headers.append(field.name, field.value) }
                field = (String(decoding: line[..<colon], as: UTF8.self), Self.text(line[(colon + 1)...]))
            }
        }
        if let field { headers.append(field.name, field.value) }
        return headers
    }

    /// Returns a value without the spaces around it. A carriage return within the value becomes a space (RFC 9112, section 2.2).
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) }) else { return "" }
        let value = bytes[first...last]
        guard value.contains(UInt8(ascii: "\r")) else { return String(decoding: value, as: UTF8.self) }
        return String(decoding: value.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
