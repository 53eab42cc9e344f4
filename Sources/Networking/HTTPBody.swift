import JSON

/// What a request carries, before it is encoded.
package enum HTTPBody: Sendable {
    case json(JSONValue)
    /// `application/x-www-form-urlencoded`.
    case form([QueryItem])
    /// `multipart/form-data`.
    case multipart([Part])
    case data([UInt8], contentType: String)

    package struct Part: Sendable {
        package let name: String
        package let fileName: String?
        package let contentType: String?
        package let data: [UInt8]

        package init(name: String, fileName: String? = nil, contentType: String? = nil, data: [UInt8]) {
            self.name = name
            self.fileName = fileName
            self.contentType = contentType
            self.data = data
        }
    }

    /// The bytes with their media type; nil if memory ran out.
    func encoded() -> (bytes: [UInt8], contentType: String)? {
        switch self {
        case .json(let value): JSONText.bytes(of: value).map { ($0, "application/json") }
        case .form(let items): (Array(items.urlEncoded(spacesAsPlus: true).utf8), "application/x-www-form-urlencoded")
        case .multipart(let parts): Self.multipart(parts)
        case .data(let bytes, let contentType): (bytes, contentType)
        }
    }

    /// RFC 7578.
    private static func multipart(_ parts: [Part]) -> (bytes: [UInt8], contentType: String) {
        let boundary = "danxi-" + String(UInt64.random(in: .min ... .max), radix: 16) + String(UInt64.random(in: .min ... .max), radix: 16)
        var bytes: [UInt8] = []
        for part in parts {
            var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(escaped(part.name))\""
            if let fileName = part.fileName { head += "; filename=\"\(escaped(fileName))\"" }
            if let contentType = part.contentType { head += "\r\nContent-Type: \(contentType)" }
            bytes += (head + "\r\n\r\n").utf8
            bytes += part.data
            bytes += "\r\n".utf8
        }
        bytes += "--\(boundary)--\r\n".utf8
        return (bytes, "multipart/form-data; boundary=\(boundary)")
    }

    // As the HTML standard has browsers do it.
    private static func escaped(_ name: String) -> String {
        name.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case "\"": result += "%22"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
