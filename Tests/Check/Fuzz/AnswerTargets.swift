import Calls
import GitHubKit
import GraphQL
import HTTP
import JSON
import TestSupport
import Threads

@testable import HTTPKit

/// Targets that call the general services. An input is the server's response: a status, headers, an empty line and a body.
let answerTargets: [String: Target] = ["github": answerGitHub, "graphql": answerGraphQL, "http": answerHTTP]

private func server(_ bytes: ArraySlice<UInt8>) -> FakeServer {
    let text = Array(bytes)
    let gap = text.indices.first { text[$0...].starts(with: "\n\n".utf8) } ?? text.count
    let body = PaddedBytes(text.dropFirst(gap + 2))
    let lines = text[..<gap].split(separator: 10, maxSplits: 1).map { string($0) }
    let status = lines.first.flatMap { Int($0) }.map { min(max($0, 200), 599) } ?? 200
    // The status 202 is replaced, because after this status, the library would wait and repeat the request.
    let headers = HTTPHeaders(lines: lines.count > 1 ? lines[1] : "")
    return FakeServer { request in
        HTTPResponse(request: request, status: status == 202 ? 203 : status, headers: headers, body: body)
    }
}

/// Makes a call with a deadline of 50 ms, which leaves no time for retries.
private func call(_ work: @escaping @Sendable () async throws -> Void) {
    wait { try await CallContext.$current.withValue(CallContext(deadline: .now + .milliseconds(50)), operation: work) }
}

/// Calls a method of GitHub, which the first byte of the input selects.
@Sendable private func answerGitHub(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let github = GitHubServer(baseURL: "https://api.github.com", token: "ghp_012345", apiVersion: "2022-11-28", writeInterval: .zero)
    let client = GitHubDependencies(server: github, client: server(bytes.dropFirst()), store: nil) { _, _ in }.client
    call {
        switch first % 8 {
        case 0: _ = try await client.get(GitHubRouter.getUser(username: "a"), .refresh)
        case 1: _ = try await client.get(GitHubRouter.listIssues(repository: "a/b"), .refresh)
        case 2: _ = try await client.get(GitHubRouter.getTree(repository: "a/b", sha: "c"), .refresh)
        case 3: _ = try await client.get(GitHubRouter.getLanguages(repository: "a/b"), .refresh)
        case 4: _ = try await client.get(GitHubRouter.listEvents(), .refresh)
        case 5: _ = try await client.send(GitHubRouter.checkStarred(repository: "a/b"))
        case 6: try await client.send(GitHubRouter.starRepository(repository: "a/b"))
        default: _ = try await GitHubAPI.graphql(client, query: "{a}", variables: nil, operationName: nil)
        }
    }
}

@Sendable private func answerGraphQL(_ bytes: [UInt8]) {
    let client = GraphQLDependencies(client: server(bytes[...])) { _, _ in }.client
    var request = GraphQLRequest(endpoint: "https://e.org/graphql", query: "query a { b }")
    request.isPersisted = true
    call { [request] in
        let answer = try await client.execute(request)
        let bytes = JSONText.bytes(of: answer.errors)
        require(bytes != nil, "the errors of a response can be encoded as JSON")
    }
}

/// Calls a method of the service `http`. The first byte selects the method, the cache and the envelope.
@Sendable private func answerHTTP(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let envelope = first & 1 == 0 ? nil : Envelope(code: "code", data: "data", errors: ["1": .forbidden])
    let cache = CacheSettings(medium: first & 2 == 0 ? .none : .memory)
    let host = HostSettings(name: "a", baseURL: "https://e.org", envelope: envelope, retries: 0, cache: cache)
    let services = HTTPDependencies(hosts: ["a": host], client: server(bytes.dropFirst()), allowsPlainHTTP: false, store: nil) { _, _ in }
    for method in first & 4 == 0 ? [RestMethod.get, .get] : [.post] {
        call {
            let response = try await services.httpService.request(
                host: "a", path: "/b", url: nil, method: method, query: nil, headers: nil, body: nil, form: nil, text: nil, base64: nil,
                contentType: nil, idempotent: false, readAs: .auto, acceptStatuses: nil, cacheIn: nil, cacheRule: nil, cacheSeconds: nil,
                cacheUntil: nil, cacheIgnore: nil, cacheKey: nil, cache: .prefer)
            require(try response.value.headers["set-cookie"] == nil, "a result has no header Set-Cookie")
        }
    }
}
