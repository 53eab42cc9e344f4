import JSON
import Text

/// A part of GitHub's API: users, repositories and issues, with limits for each token.
///
/// `Sendable` is unchecked, because one thread at a time uses the simulated world.
package final class GitHubServer: SimulatedServer, @unchecked Sendable {
    package struct Issue: Equatable, Sendable {
        package let number: Int
        package let title: String
        package let body: String?
        /// The login of the author.
        package let author: String
        package internal(set) var isOpen = true
        /// Milliseconds since 1970.
        package let created: Int
        package internal(set) var updated: Int
    }

    package final class Repository {
        package let number: Int
        /// The owner and the name, such as `lin-chen/notes`.
        package let fullName: String
        package let isPrivate: Bool
        /// The issues, oldest first.
        package internal(set) var issues: [Issue] = []

        init(number: Int, fullName: String, isPrivate: Bool) {
            (self.number, self.fullName, self.isPrivate) = (number, fullName, isPrivate)
        }

        var owner: String { String(fullName.prefix { $0 != "/" }) }
        var name: String { String(fullName.dropFirst(owner.count + 1)) }
    }

    /// One request, as it arrived.
    package struct Arrival: Equatable, Sendable {
        /// Milliseconds since 1970.
        package let time: Int
        package let method: String
        package let path: String
        /// The login of the token. Empty without a token.
        package let login: String
        package let status: Int
    }

    package let origins: [String]
    /// The requests that a token may send in an hour, and those without a token.
    package var limit = 5000
    package var anonymousLimit = 60

    // MARK: The truth

    /// The changes: `create issue` and `change issue`. The target is the repository's name, `#` and the number, the account the login.
    package internal(set) var writes = WriteLog()
    package private(set) var arrivals: [Arrival] = []
    package private(set) var repositories: [Repository] = []
    /// The logins of all users, in the order of their numbers.
    package private(set) var logins: [String] = []
    private var tokens: [String: String] = [:]
    private var rules: [String: RequestRules] = [:]

    package init(origin: String = "https://api.github.com") { origins = [origin] }

    package func repository(_ fullName: String) -> Repository? { repositories.first { $0.fullName == fullName } }

    /// The limits and pauses of a user. Those of requests without a token belong to the empty login.
    package func rules(of login: String) -> RequestRules {
        if let rules = rules[login] { return rules }
        let new = RequestRules()
        new.limit = login.isEmpty ? anonymousLimit : limit
        new.window = 3_600_000
        rules[login] = new
        return new
    }

    // MARK: Changes from outside

    package func addUser(_ login: String, token: String? = nil) {
        logins.append(login)
        if let token { tokens[token] = login }
    }

    @discardableResult
    package func addRepository(_ fullName: String, isPrivate: Bool = false) -> Repository {
        let repository = Repository(number: 1000 + repositories.count, fullName: fullName, isPrivate: isPrivate)
        repositories.append(repository)
        return repository
    }

    @discardableResult
    package func addIssue(_ title: String, body: String? = nil, to repository: Repository, by login: String, at time: Int) -> Issue {
        let issue = Issue(
            number: repository.issues.count + 1, title: title, body: body, author: login, created: time, updated: time)
        repository.issues.append(issue)
        writes.add("create issue", "\(repository.fullName)#\(issue.number)", title, by: login, at: time)
        return issue
    }

    // MARK: Requests

    struct Call {
        let request: ServerRequest
        let values: RouteValues
        /// The login of the token. Empty without a token.
        let login: String
    }

    typealias Handler = @Sendable (GitHubServer) -> (Call) throws(ServerRefusal) -> ServerResponse

    package func answer(_ request: ServerRequest) -> ServerResponse {
        let token = request.bearerToken
        let login = token.flatMap { tokens[$0] } ?? ""
        let response = response(to: request, login, isForged: token != nil && login.isEmpty)
        arrivals.append(
            Arrival(time: request.time, method: request.method, path: request.path, login: login, status: response.status))
        return response
    }

    private func response(to request: ServerRequest, _ login: String, isForged: Bool) -> ServerResponse {
        if isForged { return Self.refusal(401, "Bad credentials").response }
        let rules = rules(of: login)
        let isFree = request.path == "/rate_limit"
        let response: ServerResponse
        if rules.remaining(at: request.time) == 0, !isFree {
            response = Self.refusal(403, "API rate limit exceeded for user ID \(number(of: login)).").response
        } else if !isFree, let refused = rules.check(at: request.time) {
            let message = "You have exceeded a secondary rate limit."
            response = ServerResponse(
                refused.status, headers: refused.headers, body: Self.refusal(refused.status, message).response.body)
        } else {
            do throws(ServerRefusal) {
                response = validated(try handle(request, login), request)
            } catch {
                response = error.response
            }
        }
        let limit = rules.limit ?? 0
        let remaining = rules.remaining(at: request.time)
        return response.with(
            ("X-RateLimit-Limit", String(limit)), ("X-RateLimit-Remaining", String(remaining)),
            ("X-RateLimit-Used", String(limit - remaining)), ("X-RateLimit-Resource", "core"),
            ("X-RateLimit-Reset", String((rules.windowEnd(at: request.time) + 999) / 1000)))
    }

    private func handle(_ request: ServerRequest, _ login: String) throws(ServerRefusal) -> ServerResponse {
        switch Self.routes.match(request.method, request.path) {
        case .found(let handler, let values): return try handler(self)(Call(request: request, values: values, login: login))
        case .wrongMethod, .none: throw Self.refusal(404, "Not Found")
        }
    }

    private func validated(_ response: ServerResponse, _ request: ServerRequest) -> ServerResponse {
        guard request.method == "GET", response.status == 200 else { return response }
        let tag = "W/" + EntityTag.tag(of: response.body)
        let headers: [(name: String, value: String)] = [("ETag", tag), ("Cache-Control", "private, max-age=60, s-maxage=60")]
        if EntityTag.isKnown(tag, modified: nil, to: request) { return ServerResponse(304, headers: headers) }
        return ServerResponse(200, headers: response.headers + headers, body: response.body)
    }

    static func refusal(_ status: Int, _ message: String, errors: [JSONValue] = []) -> ServerRefusal {
        var body: JSONValue = [
            "message": .string(message), "documentation_url": "https://docs.github.com/rest", "status": .string(String(status)),
        ]
        if !errors.isEmpty { body["errors"] = .array(errors) }
        return ServerRefusal(.json(status, body))
    }
}
