import Text

/// The parts of a `multipart/form-data` body (RFC 7578).
struct MultipartBody {
    struct Part {
        let name: String
        let fileName: String?
        let contentType: String?
        let content: [UInt8]
    }

    let parts: [Part]

    /// Nil if the request has no such body, or if the body is cut off.
    init?(_ request: ServerRequest) {
        guard let type = request.header("content-type"), type.lowercased().hasPrefix("multipart/form-data"),
            let boundary = type.parts(after: "boundary=").first
        else { return nil }
        let mark = Array("--\(boundary.filter { $0 != "\"" })".utf8)
        let positions = Self.positions(of: mark, in: request.body)
        guard let last = positions.last, request.body[(last + mark.count)...].starts(with: "--".utf8) else { return nil }
        parts = zip(positions, positions.dropFirst()).compactMap { start, end in
            Part(request.body[(start + mark.count + 2)..<(end - 2)])
        }
    }

    private static func positions(of mark: [UInt8], in bytes: [UInt8]) -> [Int] {
        guard bytes.count >= mark.count else { return [] }
        return (0...(bytes.count - mark.count)).filter { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
    }
}

extension MultipartBody.Part {
    fileprivate init?(_ bytes: ArraySlice<UInt8>) {
        let end = Array("\r\n\r\n".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
        content = Array(bytes[(start + end.count)...])
        let lines = String(decoding: bytes[..<start], as: UTF8.self).split(separator: "\r\n")
        let value = { (header: String) in
            lines.first { $0.lowercased().hasPrefix(header + ":") }.map { $0.dropFirst(header.count + 1).trimmed }
        }
        let disposition = value("content-disposition") ?? ""
        name = disposition.between(" name=\"", "\"") ?? ""
        fileName = disposition.between("filename=\"", "\"")
        contentType = value("content-type")
    }
}
