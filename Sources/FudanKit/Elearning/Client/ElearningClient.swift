import Calls
import CampusSignIn
import Errors
import HTTP
import Networking
import Threads

/// A client for eLearning, which sends one request at a time. It uses the sign-in of the campus account or, if the configuration has one,
/// a personal token.
package struct ElearningClient: Sendable {
    static let base = "https://elearning.fudan.edu.cn"

    private let campus: CampusClient
    private let turns = ConcurrencyLimit(1)
    private let token: Token?

    /// A personal token, and the service that sends requests with it.
    private struct Token: Sendable {
        let text: String
        let api: APIService
    }

    /// - Parameter token: the personal token. Nil to use the sign-in of the campus account.
    init(_ campus: CampusClient, token: String?) {
        self.campus = campus
        self.token = token.map { Token(text: $0, api: APIService(client: campus.direct, plugins: [LogPlugin(log: campus.log)])) }
    }

    /// Whether a personal token takes the place of the sign-in.
    var usesToken: Bool { token != nil }

    // MARK: Downloads

    var log: LogHandler { campus.log }
    /// A client for the contents of files.
    var files: ElearningFileClient {
        ElearningFileClient(elearning: token == nil ? campus.withCookies : campus.direct, direct: campus.direct, turns: turns)
    }
    /// The headers with the personal token.
    var credentials: HTTPHeaders { token.map { ["Authorization": "Bearer \($0.text)"] } ?? [:] }
    var secrets: Secrets { Secrets(token.map { [$0.text] } ?? []) }

    // MARK: Requests

    /// Requests JSON. The response has the status 2xx, or the status 404 of a list that the course has switched off.
    /// - Parameter path: the path and the query below `/api/v1`, or an absolute URL of eLearning.
    func get(_ path: String) async throws -> HTTPResponse {
        let url = path.hasPrefix("/") ? "\(Self.base)/api/v1\(path)" : path
        return try await inTurn(url) {
            guard let token else {
                return try await campus.requestWithData(
                    url, signIn: ElearningRequest.signIn, headers: ElearningRequest.headers, check: ElearningRefusal.check)
            }
            do {
                return try await token.api.send(ElearningRequest(baseURL: url, token: token.text))
            } catch let error as DanXiError {
                throw error.without(secrets)
            }
        }
    }

    /// Waits until no other request to eLearning is under way, and then runs the work.
    private func inTurn<Value>(_ url: String, _ work: () async throws -> Value) async throws -> Value {
        do {
            return try await turns.run(in: .current, work)
        } catch is ConcurrencyLimit.DeadlinePassed {
            throw DanXiError(
                .timeout,
                "\(HTTPRequest(url: url).place) was not sent before the timeout, because the session sends one request at a time to eLearning. Make fewer calls at the same time, or increase timeout_ms.",
                delivery: .unsent)
        }
    }
}
