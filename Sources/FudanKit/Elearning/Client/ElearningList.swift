import Calls
import CampusSignIn
import Errors
import HTTP
import JSON
import Networking

/// A list of Canvas. The header `Link` of each page contains the URL of the next page.
struct ElearningList: Sendable {
    let client: ElearningClient
    /// The path and the query of the first page below `/api/v1`. The server sends at most 100 items on a page.
    let path: String

    /// Maximum number of pages of a list, in case a server repeats pages endlessly.
    private static let maximalPages = 100

    /// Requests all pages. A list that the course has switched off is empty.
    /// - Parameter what: the kind of row, such as `eLearning course`.
    func rows<Row: JSONDecodable>(_ what: String) async throws -> [Row] {
        var rows: [Row] = []
        var requested: Set<String> = []
        var next: String? = "\(ElearningClient.base)/api/v1\(path)\(path.contains("?") ? "&" : "?")per_page=100"
        while let url = next {
            let response = try await client.get(url)
            if response.status == 404 { return rows }
            do {
                rows += try ReadRows<Row>.decode(response.body).readable(what)
            } catch {
                throw response.unexpected(error)
            }
            requested.insert(url)
            next = try Self.nextPage(response)
            if let next, requested.contains(next) || requested.count == Self.maximalPages { throw Self.endless(response) }
        }
        return rows
    }

    /// Returns the URL of the next page from the header `Link` (RFC 8288). Nil on the last page. The URL may be relative, or have the scheme
    /// http. Throws if the URL has another origin, which must not get the session's cookies.
    private static func nextPage(_ response: HTTPResponse) throws(DanXiError) -> String? {
        guard let link = LinkHeader.url(of: "next", in: response.headers.values("Link")) else { return nil }
        let url = URLReference.resolve(link, against: response.request.url)
        guard let url, let origin = Origin(url), let own = Origin(ElearningClient.base), origin.host == own.host else {
            throw foreign(link, response)
        }
        if origin == own { return url }
        guard let encrypted = Origin.encrypted(url) else { throw foreign(link, response) }
        return encrypted
    }

    private static func foreign(_ link: String, _ response: HTTPResponse) -> DanXiError {
        incomplete(
            response,
            "names \(Origin(link)?.description ?? "an invalid URL") for the next page of the list, which does not get the session's cookies"
        )
    }

    private static func endless(_ response: HTTPResponse) -> DanXiError {
        incomplete(response, "names a page again, or more than \(maximalPages) pages")
    }

    private static func incomplete(_ response: HTTPResponse, _ problem: String) -> DanXiError {
        DanXiError(
            .unexpectedResponse,
            "\(response.place) \(problem). The rest of the list is unknown. If this persists, the site has changed: update libdanxi, or report this message.",
            httpStatus: response.status)
    }
}
