import HTTP
import Networking
import Text

/// The token of a site that keeps it in a cookie, and expects it in the header `Authorization`, too. Through WebVPN, such a site accepts the
/// cookie alone.
enum CookieToken {
    /// The names of the cookies, by the host of the site.
    private static let names = ["icourse.fudan.edu.cn": "_token"]
    /// How often the value of a cookie may be percent-encoded.
    private static let encodings = 3

    /// Returns the value of the header for a request. Nil if the site has no such token, or if the cookie is missing or not readable.
    static func authorization(for url: String, _ jar: CookieJar) -> String? {
        guard let origin = Origin(url), origin.scheme == "https", let name = names[origin.host], let field = jar.field(for: url) else {
            return nil
        }
        let pair = field.split(separator: ";").map(\.trimmed).first { $0.hasPrefix("\(name)=") }
        return pair.flatMap { token(in: String($0.dropFirst(name.utf8.count + 1)), name) }.map { "Bearer \($0)" }
    }

    /// Returns the token in the value of a cookie, the text of PHP's function `serialize`: `a:2:{i:0;s:6:"_token";i:1;s:3:"abc";}`.
    private static func token(in value: String, _ name: String) -> String? {
        var text = value
        for _ in 0..<encodings where text.contains("%") { text = text.percentDecoded ?? text }
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 4, parts[1] == name, !parts[3].isEmpty, parts[3].utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        return String(parts[3])
    }
}
