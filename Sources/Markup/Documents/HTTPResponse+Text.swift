import Errors
import HTTP
import JSON

extension HTTPResponse {
    /// Returns the body as a string. The encoding is detected as in ``HTMLDocument``. Invalid bytes become U+FFFD. NUL bytes are left out.
    package func decodedText() throws(DanXiError) -> String {
        let declared = headers["Content-Type"].flatMap { Charset.parameter(ofMediaType: $0) }
        return try Array(body.bytes).withBytes { bytes throws(DanXiError) in
            try Charset.withUTF8(bytes, declared: declared) { utf8 throws(DanXiError) in String(decoding: utf8, as: UTF8.self) }
        }
    }
}
