import Errors

extension DanXiError {
    static func limit(_ problem: String) -> DanXiError {
        DanXiError(.tooLarge, "The feed \(problem). Reading it would take too much time or memory. Check the source of the feed.")
    }

    static func notAFeed(_ reason: String) -> DanXiError {
        DanXiError(.unexpectedResponse, "The document is not a feed: \(reason). To find the feeds of an HTML page, call feeds.discover.")
    }
}
