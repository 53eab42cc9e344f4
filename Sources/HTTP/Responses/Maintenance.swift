import Errors
import Text
import Threads

/// Recognises servers under maintenance. Their notices come with any status, and in place of pages as well as of JSON.
package enum Maintenance {
    /// The titles of maintenance pages, or one of their parts between `|` or dashes. An announcement about maintenance has a longer title.
    private static let titles: Set<String> = [
        "网络维护中", "网络维护", "系统维护中", "系统维护", "系统升级中", "系统升级", "系统升级维护", "系统升级维护中", "升级维护中", "升级维护", "网站维护中", "网站维护", "站点维护中", "服务维护中",
        "正在维护", "维护中", "停机维护", "under maintenance", "site under maintenance", "system maintenance", "site maintenance", "maintenance",
        "maintenance mode", "down for maintenance",
    ]
    /// Phrases of notices. “维护” alone also stands in the footers of pages.
    private static let phrases = [
        "网络维护", "系统维护", "系统升级", "升级维护", "维护升级", "网站维护", "正在维护", "维护中", "停机维护", "例行维护", "under maintenance", "for maintenance",
        "maintenance mode",
        "scheduled maintenance",
    ]
    /// The maximum length of a notice, in characters of visible text. Other pages are longer.
    private static let noticeLength = 1000
    private static let pageSize = 65_536
    /// The number of bytes at the start of a page in which its title is searched.
    private static let titleRange = 4096

    /// Returns the error for a response that is certainly a maintenance page: by its title, or, in place of JSON and with a 5xx status, by its
    /// text.
    package static func error(_ response: HTTPResponse) -> DanXiError? {
        guard isPage(response) else { return nil }
        if let title = title(response) { return error(response, title) }
        let isOutOfPlace = response.status >= 500 || response.request.headers["Accept"]?.hasPrefix("application/json") == true
        return isOutOfPlace ? unexpected(response) : nil
    }

    package static func isNotice(_ response: HTTPResponse) -> Bool { error(response) != nil }

    /// Returns the error for a response that is not the expected one, if it is a short notice of maintenance.
    package static func unexpected(_ response: HTTPResponse) -> DanXiError? {
        guard isPage(response) else { return nil }
        return notice(in: visibleText(String(decoding: response.body.bytes, as: UTF8.self))).map { error(response, $0) }
    }

    /// Returns the error for a server's message that speaks of maintenance.
    package static func error(_ response: HTTPResponse, message: String?) -> DanXiError? {
        message.flatMap { notice(in: $0) }.map { error(response, $0) }
    }

    /// Returns the line of a short text that speaks of maintenance, shortened to 100 characters. Nil for any other text.
    package static func notice(in text: String) -> String? {
        guard text.count <= noticeLength else { return nil }
        return text.split(whereSeparator: \.isNewline).lazy.map { $0.trimmed }
            .first { line in phrases.contains { line.lowercased().contains($0) } }
            .map { String($0.prefix(100)) }
    }

    /// - Parameter notice: the server's words.
    package static func error(place: String, notice: String) -> DanXiError {
        DanXiError(.maintenance, "\(place): the server is under maintenance (“\(notice)”). Try again later.", serverMessage: notice)
    }

    private static func error(_ response: HTTPResponse, _ notice: String) -> DanXiError {
        var error = error(place: response.place, notice: notice)
        error.httpStatus = response.status
        error.retryAfterMilliseconds = response.retryAfter?.wholeMilliseconds
        return error
    }

    /// Whether a response is a page or plain text, and not too large to be a notice.
    private static func isPage(_ response: HTTPResponse) -> Bool {
        // A feed may have any title.
        let isPage = response.mediaType.map { $0.hasPrefix("text/") && $0 != "text/xml" || $0 == "application/xhtml+xml" } ?? true
        return isPage && !response.body.isEmpty && response.body.count <= pageSize
    }

    /// Returns the title of a maintenance page. Nil for any other page.
    private static func title(_ response: HTTPResponse) -> String? {
        let start = String(decoding: response.body.bytes.prefix(titleRange), as: UTF8.self)
        guard let open = start.firstRange(of: "<title>") ?? start.firstRange(of: "<TITLE>") else { return nil }
        let title = start[open.upperBound...].prefix { $0 != "<" }.trimmed
        let parts = title.lowercased().split { "|-–—_·".contains($0) }.map(\.trimmed)
        return parts.contains { titles.contains($0) } ? title : nil
    }

    /// Returns the text of a page without tags, scripts and styles, each element on a line of its own.
    private static func visibleText(_ page: String) -> String {
        var text = ""
        var rest = page[...]
        // The elements that have no end tag in the rest of the page. Each search for one reads all of it.
        var unclosed: Set<String> = []
        while let open = rest.firstIndex(of: "<") {
            text += rest[..<open]
            rest = rest[open...]
            let name = rest.dropFirst().prefix { $0.isLetter }.lowercased()
            if ["script", "style", "head"].contains(name), !unclosed.contains(name) {
                if let end = rest.firstRange(of: "</\(name)") { rest = rest[end.lowerBound...] } else { unclosed.insert(name) }
            }
            guard let close = rest.firstIndex(of: ">") else { return text }
            rest = rest[close...].dropFirst()
            text += "\n"
        }
        return text + rest
    }
}
