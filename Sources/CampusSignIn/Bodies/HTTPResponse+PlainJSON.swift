import Errors
import HTTP
import JSON
import Markup
import Text

extension HTTPResponse {
    /// The prefix with which some servers prevent other sites from loading their JSON as a script.
    private static let prefix = Array("while(1);".utf8)
    /// What PHP writes in place of an empty list. A page never consists of it alone.
    private static let scalars = ["null", "false", "\"\""]

    /// Returns the response with plain JSON in UTF-8 as its body: without a byte order mark, without the prefix `while(1);`, and converted
    /// from the charset that the header Content-Type declares. A response with another body is returned unchanged.
    ///
    /// A body that is valid UTF-8 is not converted, because some servers declare the charset of their pages for their JSON too.
    package func withPlainJSON() throws(DanXiError) -> HTTPResponse {
        let bytes = Self.json(in: body.bytes)
        let isGuarded = bytes.count < body.count && Self.scalars.contains(String(decoding: bytes.prefix(6), as: UTF8.self).trimmed)
        guard bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[") || isGuarded else { return self }
        if bytes.withUnsafeBufferPointer({ $0.isValidUTF8 }) {
            return bytes.count == body.count ? self : with(PaddedBytes(bytes), headers)
        }
        guard headers["Content-Type"].flatMap({ Charset.parameter(ofMediaType: $0) }) != nil else { return self }
        var headers = headers
        let text = Array(try decodedText().utf8)
        headers["Content-Type"] = "\(mediaType ?? ""); charset=utf-8"
        return with(PaddedBytes(Self.json(in: text[...])), headers)
    }

    private static func json(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
        let json = text.starts(with: prefix) ? text.dropFirst(prefix.count) : text
        return json.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    private func with(_ body: PaddedBytes, _ headers: HTTPHeaders) -> HTTPResponse {
        HTTPResponse(
            request: request, status: status, headers: headers, body: body, redirectURL: redirectURL, firstRedirectURL: firstRedirectURL,
            permanentURL: permanentURL, isLocal: isLocal)
    }
}
