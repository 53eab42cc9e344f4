import Threads

/// A `multipart/form-data` body (RFC 7578).
package struct MultipartForm: Sendable {
    package struct Field: Sendable {
        let name: String
        let fileName: String?
        /// Media type, such as `image/png`. Nil for text.
        let contentType: String?
        let content: StreamedBody.Part

        package init(_ name: String, _ text: String) {
            self.name = name
            (fileName, contentType) = (nil, nil)
            content = .bytes(Array(text.utf8))
        }

        package init(_ name: String, fileName: String, contentType: String, content: StreamedBody.Part) {
            self.name = name
            self.fileName = fileName
            self.contentType = contentType
            self.content = content
        }
    }

    package let fields: [Field]
    /// The separator of the fields. The separator is random, so that a field does not contain it by chance.
    private let boundary: String

    package init(_ fields: [Field]) {
        self.fields = fields
        boundary = "danxi-" + (0..<4).map { _ in String(World.current.random(in: UInt64.min ... .max), radix: 36) }.joined()
    }

    package var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    package var body: StreamedBody {
        let parts = fields.flatMap { field -> [StreamedBody.Part] in
            [.bytes(Array(head(of: field).utf8)), field.content, .bytes([13, 10])]
        }
        return StreamedBody(parts + [.bytes(Array("--\(boundary)--\r\n".utf8))])
    }

    private func head(of field: Field) -> String {
        var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(field.name))\""
        if let name = field.fileName { head += "; filename=\"\(Self.quoted(name))\"" }
        if let type = field.contentType { head += "\r\nContent-Type: \(Self.quoted(type))" }
        return head + "\r\n\r\n"
    }

    /// Encodes the quotation marks and line breaks of a string as browsers do, so that they do not end a quoted value.
    private static func quoted(_ text: String) -> String {
        String(
            text.unicodeScalars.reduce(into: "") { quoted, scalar in
                switch scalar {
                case "\"": quoted += "%22"
                case "\r": quoted += "%0D"
                case "\n": quoted += "%0A"
                default: quoted.unicodeScalars.append(scalar)
                }
            })
    }
}
