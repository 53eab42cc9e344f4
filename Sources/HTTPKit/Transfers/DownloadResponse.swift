import HTTP

/// How a response to the request of a file, or of the rest of a file, continues the part: the bytes that were received earlier.
enum DownloadResponse: Equatable, Sendable {
    /// The whole file follows.
    case whole
    /// The bytes after the part follow.
    case rest
    /// The part is the whole file.
    case complete
    /// The part does not match the file on the server, so the download must start over.
    case startOver
    /// Any other response, such as an error.
    case other

    /// - Parameters:
    ///   - position: number of bytes of the part, after which the rest was requested. 0 if the whole file was requested.
    ///   - state: the state of the part.
    init(status: Int, headers: HTTPHeaders, position: Int, state: DownloadState?) {
        switch status {
        case 200: self = .whole
        case 206 where position > 0: self = Self.isRest(headers, position, state) ? .rest : .startOver
        case 416 where position > 0:
            self = headers["Content-Range"].flatMap(Self.completeLength) == position ? .complete : .startOver
        default: self = .other
        }
    }

    /// Whether the response is the rest of the same file (RFC 9110, section 15.3.7). A response with several ranges has no Content-Range.
    private static func isRest(_ headers: HTTPHeaders, _ position: Int, _ state: DownloadState?) -> Bool {
        guard let range = headers["Content-Range"].flatMap(ContentRange.init), range.first == position else { return false }
        if let total = range.total, let known = state?.total, total != known { return false }
        if let etag = headers["ETag"], let known = state?.validator, known.hasPrefix("\""), etag != known { return false }
        return headers.values("Content-Length").allSatisfy { Int($0) == range.count }
    }

    /// Returns the length in `bytes */LENGTH`.
    private static func completeLength(_ field: String) -> Int? {
        field.hasPrefix("bytes */") ? Int(field.dropFirst(8)) : nil
    }
}

/// The field `Content-Range: bytes FIRST-LAST/TOTAL`.
struct ContentRange: Equatable {
    let first: Int
    let last: Int
    /// Nil for `*`.
    let total: Int?

    var count: Int { last - first + 1 }

    init?(_ field: String) {
        let parts = field.split(whereSeparator: { " -/".contains($0) })
        guard parts.count == 4, parts[0].lowercased() == "bytes", let first = Int(parts[1]), let last = Int(parts[2]), first >= 0,
            first <= last, last < Int.max, parts[3] == "*" || Int(parts[3]).map({ $0 > last }) == true
        else { return nil }
        (self.first, self.last, total) = (first, last, Int(parts[3]))
    }
}
