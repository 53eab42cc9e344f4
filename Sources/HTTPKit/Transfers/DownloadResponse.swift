import HTTP

/// The meaning of a response to the request for a file, or for the bytes that a partial download lacks.
enum DownloadResponse: Equatable, Sendable {
    /// The whole file follows.
    case whole
    /// The bytes that the partial download lacks follow.
    case rest
    /// The partial download already has the whole file.
    case complete
    /// The partial download does not match the file on the server, so the download must start over.
    case startOver
    /// Any other response, such as an error.
    case other

    /// - Parameters:
    ///   - position: size of the partial download in bytes. The request asked for the bytes after it. 0 if the request asked for the whole
    ///     file.
    ///   - state: the saved state of the partial download.
    init(status: Int, headers: HTTPHeaders, position: Int, state: DownloadState?) {
        switch status {
        case 200: self = .whole
        case 206 where position > 0: self = Self.isRest(headers, position, state) ? .rest : .startOver
        case 416 where position > 0:
            self = headers["Content-Range"].flatMap(Self.completeLength) == position ? .complete : .startOver
        default: self = .other
        }
    }

    /// Returns whether the response has the rest of the same file (RFC 9110, section 15.3.7). Returns false for a response with several
    /// ranges, which has no header Content-Range.
    private static func isRest(_ headers: HTTPHeaders, _ position: Int, _ state: DownloadState?) -> Bool {
        guard let range = headers["Content-Range"].flatMap(ContentRange.init), range.first == position else { return false }
        if let total = range.total, let known = state?.total, total != known { return false }
        if let etag = headers["ETag"], let known = state?.validator, known.hasPrefix("\""), etag != known { return false }
        return headers.values("Content-Length").allSatisfy { Int($0) == range.count }
    }

    /// Returns the length of the file in the field `bytes */LENGTH`, or nil for any other field.
    private static func completeLength(_ field: String) -> Int? {
        field.hasPrefix("bytes */") ? Int(field.dropFirst(8)) : nil
    }
}

/// The header `Content-Range: bytes FIRST-LAST/TOTAL`.
struct ContentRange: Equatable {
    let first: Int
    let last: Int
    /// The size of the whole file. Nil for `*`, which stands for an unknown size.
    let total: Int?

    var count: Int { last - first + 1 }

    init?(_ field: String) {
        let parts = field.split(whereSeparator: { " -/".contains($0) })
        guard parts.count == 4, parts[0].lowercased() == "bytes", let first = Int(parts[1]), let last = Int(parts[2]), first <= last,
            last < Int.max, parts[3] == "*" || Int(parts[3]).map({ $0 > last }) == true
        else { return nil }
        (self.first, self.last, total) = (first, last, Int(parts[3]))
    }
}
