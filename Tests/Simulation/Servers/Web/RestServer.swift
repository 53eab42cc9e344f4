import JSON
import Text

/// A REST host: numbered items, files with ranges, sessions with cookies, tokens and redirects. It also answers for a second origin, so
/// that redirects can leave the first.
///
/// - `/items`, `/items/{name}`: JSON objects with GET, PUT, PATCH, DELETE and POST, which creates an item with a new number.
/// - `/files/{name}`: bytes with `Range` and `If-Range`.
/// - `/session`: POST with `account` and `password` sets a cookie, GET returns its account, DELETE ends it.
/// - `/me`: the account of the bearer token.
/// - `/redirect/{status}/…`, `/leave/{status}/…`: redirects to the rest of the path, on the same or on the second origin.
/// - `/status/{status}`: a response with a status.
///
/// `Sendable` is unchecked, because one thread at a time uses the simulated world.
package final class RestServer: SimulatedServer, @unchecked Sendable {
    /// One request, as it arrived.
    package struct Arrival: Equatable, Sendable {
        /// Milliseconds since 1970.
        package let time: Int
        package let method: String
        package let origin: String
        package let path: String
        /// The field Authorization. Nil if it was missing.
        package let authorization: String?
        /// The cookies, such as `session=1`.
        package let cookies: [String]
        package let body: [UInt8]
        package let status: Int
    }

    package struct Item: Equatable, Sendable {
        package let name: String
        package internal(set) var value: JSONValue
        /// Grows with each change.
        package internal(set) var version: Int
        /// The account of the last change. Empty without a token or a session.
        package internal(set) var account: String
        var tag: String { "\"\(name)-\(version)\"" }
    }

    package struct File: Equatable, Sendable {
        package let name: String
        package let content: [UInt8]
        package let tag: String
        package let modified: Int
    }

    package let origins: [String]
    package let rules = RequestRules()
    /// The accounts that may sign in, with their passwords.
    package var passwords: [String: String] = [:]
    /// The accounts of the valid bearer tokens.
    package var tokens: [String: String] = [:]
    /// The accounts of the valid session cookies.
    package internal(set) var sessions: [String: String] = [:]
    /// The seconds of `Cache-Control: max-age` for items and lists. Nil if the field is not sent.
    package var maxAge: Int?
    /// The smallest number of items on a page is 1, the usual one is this number.
    package var pageSize = 10

    // MARK: The truth

    /// All requests to both origins, in order.
    package private(set) var arrivals: [Arrival] = []
    /// The changes: `create item`, `put item`, `patch item`, `delete item`, `sign in`, `sign out`.
    package internal(set) var writes = WriteLog()
    /// The items in the order of their creation.
    package internal(set) var items: [Item] = []
    package internal(set) var files: [File] = []
    var lastNumber = 0
    var lastVersion = 0
    private let seed: Seed

    /// - Parameter seed: chooses the values of cookies.
    package init(seed: Seed, origin: String = "https://api.example.test", other: String = "https://other.example.test") {
        (self.seed, origins) = (seed, [origin, other])
    }

    package func item(_ name: String) -> Item? { items.first { $0.name == name } }
    package func arrivals(_ method: String, _ path: String) -> [Arrival] { arrivals.filter { $0.method == method && $0.path == path } }

    /// Adds a file, or replaces its content.
    package func setFile(_ name: String, _ content: [UInt8], at time: Int) {
        lastVersion += 1
        files.removeAll { $0.name == name }
        files.append(File(name: name, content: content, tag: "\"file-\(lastVersion)\"", modified: time))
    }

    func newCookie() -> String { String(seed.next(), radix: 36) }

    // MARK: Requests

    typealias Handler = @Sendable (RestServer) -> (ServerRequest, RouteValues) throws(ServerRefusal) -> ServerResponse

    package func answer(_ request: ServerRequest) -> ServerResponse {
        let response = rules.check(at: request.time) ?? response(to: request)
        arrivals.append(
            Arrival(
                time: request.time, method: request.method, origin: request.origin, path: request.path,
                authorization: request.header("authorization"), cookies: request.cookies.map { "\($0.name)=\($0.value)" },
                body: request.body, status: response.status))
        return response
    }

    private func response(to request: ServerRequest) -> ServerResponse {
        do throws(ServerRefusal) {
            let segments = request.path.split { $0 == "/" }
            if segments.count > 1, ["redirect", "leave"].contains(segments[0]), let status = Int(segments[1]) {
                let origin = segments[0] == "leave" ? origins[1] : request.origin
                let path = segments.dropFirst(2).joined(separator: "/")
                let location = "\(origin)/\(path)\(request.query.map { "?\($0)" } ?? "")"
                return .text(status, "Redirected", headers: [("Location", location)])
            }
            if segments.count == 2, segments[0] == "status", let status = Int(segments[1]) { return ServerResponse(status) }
            switch Self.routes.match(request.method, request.path) {
            case .found(let handler, let values): return try handler(self)(request, values)
            case .wrongMethod: throw .rest(405, "This method is not allowed here.")
            case .none: throw .rest(404, "There is nothing here.")
            }
        } catch {
            return error.response
        }
    }

    /// The account of a request's token or session. Empty if it has neither.
    func account(of request: ServerRequest) throws(ServerRefusal) -> String {
        if let token = request.bearerToken {
            guard let account = tokens[token] else {
                throw ServerRefusal(ServerRefusal.rest(401, "The token is invalid.").response.with(("WWW-Authenticate", "Bearer")))
            }
            return account
        }
        return request.cookie("session").flatMap { sessions[$0] } ?? ""
    }
}

extension ServerRefusal {
    static func rest(_ status: Int, _ message: String) -> ServerRefusal {
        ServerRefusal(.json(status, ["error": ["message": .string(message), "status": .integer(status)]]))
    }
}
