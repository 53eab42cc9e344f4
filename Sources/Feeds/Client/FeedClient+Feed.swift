import Calls
import Errors
import HTTP
import Markup

extension FeedClient {
    /// The header Accept of a request for a feed. Media types that other documents have too, such as `text/xml`, have a lower
    /// priority.
    static let accept =
        "application/feed+json, application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5"

    /// Parses the body of a response as a feed. The message of an error begins with the request.
    static func feed(_ response: HTTPResponse) throws(DanXiError) -> Feed {
        do {
            return try FeedParser.parse(
                Array(response.body.bytes), charset: response.headers["Content-Type"].flatMap { Charset.parameter(ofMediaType: $0) },
                url: response.request.url, until: CallEnd())
        } catch {
            var error = error
            error.message = "\(response.place): \(error.message)"
            error.httpStatus = response.status
            throw error
        }
    }
}
