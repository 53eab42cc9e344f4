import HTTP
import Markup
import Text

/// A page that sends the browser on to the sign-in with `<meta http-equiv="refresh" content="0; url=…">`.
enum MetaRefresh {
    private static let elements: Selector = "meta[http-equiv][content]"

    /// Returns the URL of the sign-in to which a page leads. Nil for any other page.
    static func signInURL(in response: HTTPResponse) -> String? {
        guard response.mediaType == "text/html", response.body.count < 65_536,
            String(decoding: response.body.bytes, as: UTF8.self).lowercased().contains("http-equiv"),
            let document = try? HTMLDocument(response)
        else { return nil }
        return document.select(elements).lazy.compactMap { element -> String? in
            guard element.attribute("http-equiv")?.trimmed.lowercased() == "refresh" else { return nil }
            return target(of: element.attribute("content") ?? "").flatMap { URLReference.resolve($0, against: response.request.url) }
        }.first { SignInServer(of: $0) != nil }
    }

    /// Returns the URL in a content such as `0; url='https://…'`. Nil if the content has only a number of seconds.
    static func target(of content: String) -> String? {
        guard let separator = content.firstIndex(where: { $0 == ";" || $0 == "," }) else { return nil }
        let rest = content[content.index(after: separator)...].trimmed
        guard rest.lowercased().hasPrefix("url"), let sign = rest.firstIndex(of: "=") else { return nil }
        let url = rest[rest.index(after: sign)...].trimmed
        guard let quote = url.first, quote == "\"" || quote == "'" else { return url.isEmpty ? nil : url }
        return String(url.dropFirst().prefix { $0 != quote })
    }
}
