import Errors
import HTTP
import JSON

extension ForumService {
    /// Sends a request to any path of a community server, with the account's token.
    package func request(
        method: RequestMethod, path: String, query: [String: JSONValue]?, body: JSONValue?, server: CommunityServer
    ) async throws -> CommunityResponse {
        if let problem = RequestPath.problem(with: path) { throw Self.refusal("path", problem) }
        if method == .get, body != nil { throw Self.refusal("body", "must not be given with GET. Use `query`") }
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

    private static func items(_ query: [String: JSONValue]) throws -> [QueryItem] {
        do { return try [QueryItem](members: query) } catch { throw refusal("query", "\(error)") }
    }

    private static func refusal(_ parameter: String, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "forum.request: `\(parameter)`: \(problem).")
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
