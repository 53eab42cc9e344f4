import Errors
import Text
import Threads

/// Recognition of responses from servers under maintenance. Such responses can have any status, and occur both where HTML and where
/// JSON is expected.
package enum Maintenance {
    /// Titles of maintenance pages, or parts of such titles between separators such as `|`, in lower case. An announcement about maintenance
    /// has a longer title.
    private static let titles: Set<String> = [
        "网络维护中", "网络维护", "系统维护中", "系统维护", "系统升级中", "系统升级", "系统升级维护", "系统升级维护中", "升级维护中", "升级维护", "网站维护中", "网站维护", "站点维护中", "服务维护中",
        "正在维护", "维护中", "停机维护", "under maintenance", "site under maintenance", "system maintenance", "site maintenance", "maintenance",
        "maintenance mode", "down for maintenance",
    ]
    /// Phrases of maintenance notices. “维护” alone is not such a phrase, because the footers of other pages contain the word.
    private static let phrases = [
        "网络维护", "系统维护", "系统升级", "升级维护", "维护升级", "网站维护", "正在维护", "维护中", "停机维护", "例行维护", "under maintenance", "for maintenance",
        "maintenance mode",
        "scheduled maintenance",
    ]
    /// The maximum length of a notice, in characters of visible text. A longer text is no notice, even if it mentions maintenance.
    private static let noticeLength = 1000
    private static let pageSize = 65_536
    /// Number of bytes at the start of a page that are searched for its title.
    private static let titleRange = 4096

    /// Returns the error for a response that certainly reports maintenance: it has the title of a maintenance page, or it is a notice of
    /// maintenance and either its status is 5xx or the request asked for JSON. Returns nil for any other response.
    package static func error(_ response: HTTPResponse) -> DanXiError? {
        guard isPage(response) else { return nil }
        if let title = title(response) { return error(response, title) }
        let isOutOfPlace = response.status >= 500 || response.request.headers["Accept"]?.hasPrefix("application/json") == true
        return isOutOfPlace ? unexpected(response) : nil
    }

    package static func isNotice(_ response: HTTPResponse) -> Bool { error(response) != nil }

    /// Returns the error for a response that the caller did not expect, if the response is a short notice of maintenance. Returns nil for
    /// any other response.
    package static func unexpected(_ response: HTTPResponse) -> DanXiError? {
        guard isPage(response) else { return nil }
        return notice(in: visibleText(String(decoding: response.body.bytes, as: UTF8.self))).map { error(response, $0) }
    }

    /// Returns the error for a server's message that mentions maintenance. Nil for any other message.
    package static func error(_ response: HTTPResponse, message: String?) -> DanXiError? {
        message.flatMap { notice(in: $0) }.map { error(response, $0) }
    }

    /// Returns the first line that mentions maintenance, shortened to 100 characters. Returns nil if there is no such line, or if `text`
    /// is too long for a notice.
    package static func notice(in text: String) -> String? {
        guard text.count <= noticeLength else { return nil }
        return text.split(whereSeparator: \.isNewline).lazy.map { $0.trimmed }
            .first { line in phrases.contains { line.lowercased().contains($0) } }
            .map { String($0.prefix(100)) }
    }

    /// - Parameter notice: the server's own words, which the message quotes.
    package static func error(place: String, notice: String) -> DanXiError {
        DanXiError(.maintenance, "\(place): the server is under maintenance (“\(notice)”). Try again later.", serverMessage: notice)
    }

    private static func error(_ response: HTTPResponse, _ notice: String) -> DanXiError {
        var error = error(place: response.place, notice: notice)
        error.httpStatus = response.status
        error.retryAfterMilliseconds = response.retryAfter?.wholeMilliseconds
        return error.showing(response)
    }

    /// Returns whether a response is an HTML page or plain text, and not too large to be a notice.
    private static func isPage(_ response: HTTPResponse) -> Bool {
        // XML does not count as a page, because a feed may have any title.
        let isPage = response.mediaType.map { $0.hasPrefix("text/") && $0 != "text/xml" || $0 == "application/xhtml+xml" } ?? true
        return isPage && response.body.count <= pageSize
    }

    /// Returns the title of a maintenance page. Nil for any other page.
    private static func title(_ response: HTTPResponse) -> String? {
        let start = String(decoding: response.body.bytes.prefix(titleRange), as: UTF8.self)
        guard let open = start.firstRange(of: "<title>") ?? start.firstRange(of: "<TITLE>") else { return nil }
        let title = start[open.upperBound...].prefix { $0 != "<" }.trimmed
        let parts = title.lowercased().split { "|-–—_·".contains($0) }.map(\.trimmed)
        return parts.contains { titles.contains($0) } ? title : nil
    }

    /// Returns the text of a page without its head, tags, scripts and styles. Each tag becomes a line break.
    private static func visibleText(_ page: String) -> String {
        var text = ""
        var rest = page[...]
        // Elements without an end tag in the rest of the page. Each search for an end tag may read the whole rest, so a search that failed
        // is not repeated.
        var unclosed: Set<String> = []
        while let open = rest.firstIndex(of: "<") {
            text += rest[..<open]
            rest = rest[open...]
            // The end tag is expected in the same case.
            let name = String(rest.dropFirst().prefix { $0.isLetter })
            if ["script", "style", "head"].contains(name.lowercased()), !unclosed.contains(name) {
                if let end = rest.firstRange(of: "</\(name)") { rest = rest[end.lowerBound...] } else { unclosed.insert(name) }
            }
            guard let close = rest.firstIndex(of: ">") else { return text }
            rest = rest[close...].dropFirst()
            text += "\n"
        }
        return text + rest
    }
}
