import Errors
import HTTP
import Text

extension HeaderRule {
    /// The rule for the headers of requests to hosts. A program cannot set the header Cookie, because the session keeps the cookies of a
    /// host.
    package static let rest = HeaderRule(reserving: ["cookie"])
}

extension HostSettings {
    /// Returns the headers of the host with `others`, the headers of a call. A header of the call replaces a header of the host with the
    /// same name.
    func headers(adding others: [String: String]?, _ refusal: Refusal) throws(DanXiError) -> HTTPHeaders {
        try HeaderRule.rest.adding(others, to: headers) { refusal("headers", $0) }
    }
}

extension RestMethod {
    var http: HTTPMethod {
        switch self {
        case .get: .get
        case .head: .head
        case .options: .options
        case .post: .post
        case .put: .put
        case .patch: .patch
        case .delete: .delete
        }
    }
}

extension RestRequest {
    /// The URL with the query.
    var url: String { baseURL.appending(query) }
}

extension String {
    /// Returns the URL with `items` at the end of its query.
    func appending(_ items: [QueryItem]) -> String {
        items.isEmpty ? self : self + (contains("?") ? "&" : "?") + items.urlEncoded()
    }
}
