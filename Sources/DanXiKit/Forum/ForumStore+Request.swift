import Errors
import JSON
import Networking

extension ForumStore {
    /// Sends a request to any operation of a community server, with the account's token.
    package func request(
        method: RequestMethod, path: String, query: [String: JSONValue]?, body: JSONValue?, server: CommunityServer
    ) async throws -> CommunityResponse {
        try RequestPath.check(path)
        if method == .get, body != nil { throw RequestPath.refusal("body", "a GET has no body: use `query`") }
        let response: HTTPResponse = try await client.requestWithResponse(
            path, base: base(of: server), query: try Self.items(query ?? [:]), payload: body, method: method.http,
            effect: method == .get ? .safe : .once)
        guard !response.body.isEmpty else { return CommunityResponse(status: response.status, body: nil) }
        do {
            return CommunityResponse(status: response.status, body: try JSONValue.decode(response.body))
        } catch {
            throw response.unexpected(error)
        }
    }

    private func base(of server: CommunityServer) -> String {
        switch server {
        case .forum: client.hosts.forum
        case .auth: client.hosts.auth
        case .curriculum: client.hosts.curriculum
        }
    }

    /// Returns the items of a query in the order of their names. A list becomes one item for each of its values.
    private static func items(_ query: [String: JSONValue]) throws -> [QueryItem] {
        try query.sorted { $0.key < $1.key }.flatMap { name, value in
            let values = if case .array(let values) = value { values } else { [value] }
            return try values.filter { $0 != .null }.map { QueryItem(name, try text(of: $0, name)) }
        }
    }

    private static func text(of value: JSONValue, _ name: String) throws -> String {
        switch value {
        case .string(let text): text
        case .integer(let number): number.description
        case .number(let number): number.description
        case .bool(let flag): flag.description
        default: throw RequestPath.refusal("query", "\(name): expected a string, a number, true or false, or a list of them")
        }
    }
}

extension RequestMethod {
    fileprivate var http: HTTPMethod {
        switch self {
        case .get: .get
        case .post: .post
        case .put: .put
        case .patch: .patch
        case .delete: .delete
        }
    }
}
