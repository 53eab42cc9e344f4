import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing

@testable import GraphQL

private let endpoint = Call.defaultEndpoint
private let modern = "application/graphql-response+json"

/// The parameters of a call of `graphql.execute`, with defaults.
private struct Call {
    var endpoint = Self.defaultEndpoint
    var query = "{ a }"
    static let defaultEndpoint = "https://api.example.org/graphql"
    var variables: [String: JSONValue]?
    var operationName: String?
    var extensions: [String: JSONValue]?
    var token: String?
    var headers: [String: String]?
    var preferGet = false
    var persisted = false

    func send(_ client: GraphQLClient) async throws -> GraphQLResult {
        try await GraphQLAPI.execute(
            client, endpoint: endpoint, query: query, variables: variables, operationName: operationName, extensions: extensions,
            token: token, headers: headers, preferGet: preferGet, persisted: persisted)
    }

    func send(to server: any APIClient) async throws -> GraphQLResult { try await send(Self.client(server)) }

    static func client(_ server: any APIClient) -> GraphQLClient { GraphQLDependencies(client: server) { _, _ in }.client }
}

extension HTTPRequest {
    fileprivate var json: JSONValue? { try? JSONValue.decode(PaddedBytes(Array(form.utf8))) }
    fileprivate func answer(_ body: String, _ status: Int = 200) -> HTTPResponse { respond(status, body, type: modern) }
}

@Suite("graphql.execute")
struct ExecuteTests {
    // MARK: Requests

    @Test("A request has only the members that the caller passes, and accepts both media types for GraphQL")
    func members() async throws {
        let server = FakeServer { $0.answer(#"{"data":{"a":1}}"#) }
        _ = try await Call(
            query: "query Q($x: Int) { a }", variables: ["x": .null], operationName: "Q", extensions: ["e": .integer(1)], token: "t0ken",
            headers: ["X-Key": "k"]
        ).send(to: server)
        let request = try #require(server.requests.first)
        #expect(request.method == .post)
        #expect(request.headers["Accept"] == "application/graphql-response+json, application/json;q=0.9")
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(request.headers["Authorization"] == "Bearer t0ken")
        #expect(request.headers["X-Key"] == "k")
        #expect(
            request.json
                == .object([
                    "query": .string("query Q($x: Int) { a }"), "variables": .object(["x": .null]), "operationName": .string("Q"),
                    "extensions": .object(["e": .integer(1)]),
                ]))
        _ = try await Call().send(to: server)
        #expect(server.requests.last?.json == .object(["query": .string("{ a }")]))
        #expect(server.requests.last?.headers["Authorization"] == nil)
    }

    @Test("With `prefer_get`, a short query is sent with GET, and a mutation or a long query with POST")
    func get() async throws {
        let server = FakeServer { $0.answer(#"{"data":{}}"#) }
        _ = try await Call(
            endpoint: endpoint + "?v=1", variables: ["x": .string("复 &"), "y": .largeNumber("18446744073709551615")], preferGet: true
        ).send(to: server)
        let request = try #require(server.requests.first)
        #expect(request.method == .get)
        #expect(request.body == nil)
        #expect(
            request.url == endpoint
                + "?v=1&query=%7B%20a%20%7D&variables=%7B%22x%22%3A%22%E5%A4%8D%20%26%22%2C%22y%22%3A18446744073709551615%7D")
        #expect(request.headers["Apollo-Require-Preflight"] == "true")
        _ = try await Call(query: "mutation { a }", preferGet: true).send(to: server)
        #expect(server.requests.last?.method == .post)
        _ = try await Call(query: "{ a }" + String(repeating: "#", count: 4000), preferGet: true).send(to: server)
        #expect(server.requests.last?.method == .post)
    }

    @Test("A query is sent with GET if its URL has less than 8000 bytes", arguments: [(7999, HTTPMethod.get), (8000, .post)])
    func longest(count: Int, method: HTTPMethod) async throws {
        let server = FakeServer { $0.answer(#"{"data":{}}"#) }
        let start = "query=%7B%20a%20%7D%23"
        let query = "{ a }#" + String(repeating: "x", count: count - endpoint.utf8.count - start.utf8.count)
        _ = try await Call(query: query, preferGet: true).send(to: server)
        let request = try #require(server.requests.first)
        #expect(request.method == method && request.effect == .safe)
        // The URL also has a question mark.
        #expect(request.url.utf8.count == (method == .get ? count + 1 : endpoint.utf8.count))
        #expect(request.headers["Apollo-Require-Preflight"] == (method == .get ? "true" : nil))
    }

    @Test("The headers of a call are secret, and the caller's header against forged requests is kept")
    func secretHeaders() async throws {
        let server = FakeServer { $0.answer(#"{"data":{}}"#) }
        _ = try await Call(headers: ["X-Key": "k", "apollo-require-preflight": "no"], preferGet: true).send(to: server)
        _ = try await Call(query: "mutation { a }").send(to: server)
        let (first, last) = (try #require(server.requests.first), try #require(server.requests.last))
        #expect(
            Set(first.ownCredentialHeaders) == ["X-Key", "apollo-require-preflight"] && first.confidentiality == .host("api.example.org"))
        #expect(first.headers.values("Apollo-Require-Preflight") == ["no"] && first.urlSource == .caller && first.hasPrivatePath)
        #expect(last.ownCredentialHeaders.isEmpty && last.confidentiality == .open && last.effect == .once && last.hasPrivatePath)
    }

    @Test(
        "The error of an invalid call says what is wrong with it",
        arguments: [
            (Call(endpoint: "https://e.org/\u{7F}"), endpointProblem), (Call(endpoint: "https://e.org/ "), endpointProblem),
            (Call(endpoint: "https://e.org/\\"), endpointProblem), (Call(endpoint: "https://e.org/复"), endpointProblem),
            (Call(endpoint: "x"), endpointProblem),
            (
                Call(endpoint: "https://u@e.org/"),
                "graphql.execute: `endpoint`: must not contain a user name. Pass `token` or `headers` instead."
            ),
            (
                Call(extensions: ["persistedQuery": .null], persisted: true),
                "graphql.execute: `extensions`: must not have `persistedQuery` if `persisted` is true, because `persisted` sets this member."
            ),
            (
                Call(token: "t", headers: ["Authorization": "x"]),
                "graphql.execute: `token`: must not be passed together with the header Authorization."
            ),
            (Call(token: "a\u{7F}"), "graphql.execute: `token`: must be printable ASCII without spaces."),
            (Call(token: " "), "graphql.execute: `token`: must be printable ASCII without spaces."),
            (Call(headers: ["ACCEPT": "x"]), "graphql.execute: `headers`: the header ACCEPT is set by the library; remove it."),
            (
                Call(headers: ["Accept-Encoding": "x"]),
                "graphql.execute: `headers`: the header Accept-Encoding is set by the library; remove it."
            ),
            (
                Call(headers: ["Content-Encoding": "x"]),
                "graphql.execute: `headers`: the header Content-Encoding is set by the library; remove it."
            ),
            (
                Call(query: "subscription { a }"),
                "The GraphQL operation is a subscription. Only queries and mutations are supported."
            ),
            (Call(query: ""), "The GraphQL document has no operation. Add a query or a mutation."),
            (
                Call(query: "{ a } query B { b }"),
                "The GraphQL document has several operations (B). Pass the name of one as `operation_name`."
            ),
            (
                Call(query: "query A { a } query B { b }", operationName: "C"),
                "The GraphQL document has no operation C. Its named operations are A, B."
            ),
            (Call(operationName: "C"), "The GraphQL document has no operation C. None of its operations has a name."),
            (
                Call(query: "{"),
                "The GraphQL document is invalid: line 1, column 1: the bracket is not closed. Nothing was sent. Correct the document."
            ),
        ] as [(Call, String)])
    fileprivate func messages(call: Call, message: String) async {
        let server = FakeServer { $0.answer("{}") }
        let error = await failure { try await call.send(to: server) }
        #expect(error == DanXiError(.invalidArgument, message))
        #expect(server.requests.isEmpty)
    }

    private static let endpointProblem =
        "graphql.execute: `endpoint`: expected an http or https URL without a fragment, spaces or non-ASCII characters."

    @Test("A token may have any printable ASCII but spaces")
    func tokens() async throws {
        let server = FakeServer { $0.answer(#"{"data":{}}"#) }
        _ = try await Call(endpoint: "https://e.org/!~", token: "!~").send(to: server)
        #expect(server.requests.first?.headers["Authorization"] == "Bearer !~" && server.urls == ["https://e.org/!~"])
    }

    @Test("`persistedQuery` in the extensions is allowed without `persisted`")
    func ownPersistedQuery() async throws {
        let server = FakeServer { $0.answer(#"{"data":{}}"#) }
        _ = try await Call(extensions: ["persistedQuery": .null]).send(to: server)
        #expect(server.requests.first?.json == .object(["query": .string("{ a }"), "extensions": .object(["persistedQuery": .null])]))
    }

    @Test("The result has the data, the errors, the extensions and the status of the response")
    func result() async throws {
        let server = FakeServer { $0.answer(#"{"data":{"a":null},"errors":[{"message":"m"}],"extensions":{"b":1}}"#, 294) }
        let result = try await Call().send(to: server)
        #expect(
            result
                == GraphQLResult(
                    data: .object(["a": .null]),
                    errors: [GraphQLFieldError(message: "m", path: nil, locations: [], type: nil, extensions: nil)],
                    extensions: .object(["b": .integer(1)]), status: 294))
    }

    @Test(
        "An invalid call is refused before a request is sent",
        arguments: [
            (Call(endpoint: "ftp://example.org/"), "endpoint"),
            (Call(endpoint: "https://u:p@example.org/"), "user name"),
            (Call(endpoint: endpoint + "#x"), "fragment"),
            (Call(query: "{ a "), "line 1, column 1"),
            (Call(query: "subscription { a }"), "subscription"),
            (Call(query: "fragment F on T { a }"), "has no operation"),
            (Call(query: "query A { a } query B { a }"), "A, B"),
            (Call(query: "query A { a }", operationName: "B"), "Its named operations are A."),
            (Call(query: "{ a }", operationName: "B"), "None of its operations has a name."),
            (Call(token: "t", headers: ["authorization": "x"]), "Authorization"),
            (Call(token: "a b"), "token"),
            (Call(headers: ["A b": "x"]), "not a valid header name"),
            (Call(headers: ["X": "a\r\nY: b"]), "line break"),
            (Call(headers: ["Content-Type": "text/plain"]), "set by the library"),
            (Call(headers: ["X": "1", "x": "2"]), "twice"),
            (Call(extensions: ["persistedQuery": .null], persisted: true), "persistedQuery"),
        ] as [(Call, String)])
    fileprivate func mistakes(call: Call, message: String) async {
        let server = FakeServer { $0.answer("{}") }
        let error = await failure { try await call.send(to: server) }
        #expect(error?.code == .invalidArgument)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        #expect(server.requests.isEmpty)
    }

    // MARK: Effects

    @Test("After the status 503, a query is retried, and a mutation is not")
    func effects() async throws {
        for (query, attempts, outcome) in [("query { mutation }", 3, false), ("mutation { query }", 1, true)] {
            let server = FakeServer { $0.respond(503, "", type: "text/plain") }
            let error = await failure { try await Call(query: query).send(to: server) }
            #expect(server.requests.count == attempts)
            #expect(error?.code == .serverFailure)
            #expect(error?.isOutcomeUnknown == outcome)
        }
    }

    @Test("The operation that is selected by name determines whether a request is retried")
    func selected() async {
        for (name, attempts) in [("Q", 3), ("M", 1)] {
            let server = FakeServer { _ in throw DanXiError(.network, "cut") }
            let call = Call(query: "query Q { a } mutation M { a }", operationName: name)
            _ = await failure { try await call.send(to: server) }
            #expect(server.requests.count == attempts)
        }
    }

    // MARK: Secrets

    @Test("A token or a header of the call is not sent over plain http, except to this computer")
    func secrets() async throws {
        let server = FakeServer { $0.answer(#"{"data":{}}"#) }
        let client = Call.client(ConfidentialityClient(client: server, allowsPlainHTTP: false))
        for call in [Call(endpoint: "http://e.org/", token: "t"), Call(endpoint: "http://e.org/", headers: ["X-Key": "k"])] {
            await expectFailure(.tls) { try await call.send(client) }
        }
        #expect(server.requests.isEmpty)
        _ = try await Call(endpoint: "http://127.0.0.1:1/", token: "t").send(client)
        _ = try await Call(endpoint: "http://e.org/").send(client)
        #expect(server.requests.count == 2)
    }

    @Test(
        "A redirect to another origin is not followed",
        arguments: ["https://other.example.org/graphql", "http://api.example.org/graphql"])
    func redirects(target: String) async {
        for (status, preferGet) in [(302, true), (307, true), (302, false), (308, false)] {
            let server = FakeServer { $0.respond(status, "", redirect: target) }
            let error = await failure { try await Call(headers: ["X-Key": "k"], preferGet: preferGet).send(to: server) }
            #expect(error?.code == .unexpectedResponse)
            #expect(server.urls.allSatisfy { $0.hasPrefix("https://api.example.org/") })
        }
    }

    @Test("The error of a redirect names its target without the query")
    func redirectError() async {
        let server = FakeServer { $0.respond(302, "", redirect: "https://other.example.org/graphql?token=secret") }
        let error = await failure { try await Call(preferGet: true).send(to: server) }
        let message =
            "https://api.example.org:443 redirects to https://other.example.org/graphql, to which nothing was sent. If you trust that URL, use it instead."
        #expect(error?.code == .unexpectedResponse && error?.message == message)
    }

    @Test(
        "A URL belongs to a host of the configuration if it is its base URL or below it",
        arguments: [
            ("", true), ("/x", true), ("?a=b", true), ("x", false), (".evil.org", false), ("#", false), (":80", false),
        ])
    func hostURLs(rest: String, expected: Bool) {
        let host = GraphQLHost(baseURL: "https://e.org/v1", headers: [:], secrets: Secrets())
        #expect(host.contains("https://e.org/v1\(rest)") == expected)
        #expect(!host.contains("https://e.org/\(rest)"))
    }

    @Test("If the server redirects a mutation, the redirect is not followed, and the outcome of the mutation is unknown")
    func redirectedMutation() async {
        let server = FakeServer { $0.respond(303, "", redirect: "https://other.example.org/") }
        let error = await failure { try await Call(query: "mutation { a }").send(to: server) }
        #expect(error?.isOutcomeUnknown == true)
        #expect(server.requests.count == 1)
    }

    @Test("The token of a configured host is sent only to URLs of this host, and a call can pass another token")
    func hosts() async throws {
        let server = FakeServer { request in
            if request.url.hasSuffix("/refused") { return request.answer(#"{"errors":[{"message":"No s3cret-token and no k3y!"}]}"#) }
            return request.answer(#"{"data":{}}"#)
        }
        let host = GraphQLHost(
            baseURL: "https://api.example.org/v1", headers: ["Authorization": "Bearer s3cret-token", "X-Key": "k3y!"],
            secrets: Secrets(["s3cret-token", "k3y!"]))
        let other = GraphQLHost(baseURL: "https://api.example.org", headers: ["X-Key": "other"], secrets: Secrets())
        let client = GraphQLDependencies(client: server, hosts: [other, host]) { _, _ in }.client
        for (path, token, key) in [
            ("/v1", "Bearer s3cret-token", "k3y!"), ("/v1?x=1", "Bearer s3cret-token", "k3y!"),
            ("/v1/graphql", "Bearer s3cret-token", "k3y!"),
            ("/v10", nil, "other"), (".evil.org/v1", nil, nil),
        ] {
            _ = try await Call(endpoint: "https://api.example.org" + path).send(client)
            #expect(server.requests.last?.headers["Authorization"] == token)
            #expect(server.requests.last?.headers["X-Key"] == key)
        }
        _ = try await Call(endpoint: host.baseURL, token: "mine").send(client)
        #expect(server.requests.last?.headers.values("Authorization") == ["Bearer mine"])
        let error = await failure { try await Call(endpoint: host.baseURL + "/refused").send(client) }
        #expect(error?.message.contains("No … and no …") == true)
        #expect(error.map { "\($0.publicDetail)".contains("s3cret") } == false)
    }

    @Test("The token of a host is removed from the error of a redirect to a URL that contains the token")
    func redirectedToken() async {
        let server = FakeServer { $0.respond(302, "", redirect: "https://other.example.org/s3cret-token/graphql") }
        let host = GraphQLHost(
            baseURL: "https://api.example.org", headers: ["Authorization": "Bearer s3cret-token"], secrets: Secrets(["s3cret-token"]))
        let client = GraphQLDependencies(client: server, hosts: [host]) { _, _ in }.client
        let error = await failure { try await Call(preferGet: true).send(client) }
        let message =
            "https://api.example.org:443 redirects to https://other.example.org/…/graphql, to which nothing was sent. If you trust that URL, use it instead."
        #expect(error?.code == .unexpectedResponse && error?.message == message)
    }

    // MARK: Persisted queries

    @Test("If the server does not know the hash of a query, the hash is sent again with the text")
    func persisted() async throws {
        let server = FakeServer(script: [
            { $0.answer(#"{"errors":[{"message":"PersistedQueryNotFound"}]}"#) },
            { $0.answer(#"{"data":{"a":1}}"#) },
            { $0.answer(#"{"data":{"a":2}}"#) },
        ])
        let client = Call.client(server)
        let call = Call(extensions: ["e": .integer(1)], persisted: true)
        var response = try await call.send(client)
        #expect(response.data == .object(["a": .integer(1)]))
        response = try await call.send(client)
        #expect(response.data == .object(["a": .integer(2)]))
        let extensions = JSONValue.object([
            "e": .integer(1),
            "persistedQuery": .object([
                "version": .integer(1),
                // This is the output of sha256sum for the text of the query.
                "sha256Hash": .string("1c7e1e347f726166b5b1c55afd61f278cc9b45e00c108ec33d540a566379811b"),
            ]),
        ])
        let hash = JSONValue.object(["extensions": extensions])
        #expect(server.requests.map(\.json) == [hash, .object(["extensions": extensions, "query": .string("{ a }")]), hash])
    }

    @Test(
        "After an endpoint has refused a persisted query, all further queries to it are sent as text",
        arguments: [
            (200, #"{"errors":[{"message":"x","extensions":{"code":"PERSISTED_QUERY_NOT_SUPPORTED"}}]}"#, modern),
            (400, #"{"errors":[{"message":"The query must be a string."}]}"#, "application/json"),
            (400, "No GraphQL query found in the request", "text/plain"),
        ])
    func unsupported(status: Int, body: String, type: String) async throws {
        let server = FakeServer(
            script: [{ $0.respond(status, body, type: type) }] + Array(repeating: { $0.answer(#"{"data":{}}"#) }, count: 3))
        let client = Call.client(server)
        for _ in 0..<2 { _ = try await Call(persisted: true).send(client) }
        #expect(server.requests.map { $0.form.contains("sha256Hash") } == [true, false, false])
        _ = try await Call(endpoint: endpoint + "/2", persisted: true).send(client)
        #expect(server.requests.last?.form.contains("sha256Hash") == true)
    }

    @Test("After a refusal of the hash, an endpoint whose answer to the text has no data gets the hash again")
    func unsure() async throws {
        let unsupported = #"{"errors":[{"message":"PersistedQueryNotSupported"}]}"#
        let server = FakeServer(script: [
            { $0.answer(unsupported) }, { $0.answer(#"{"errors":[{"message":"x"}]}"#) }, { $0.answer(#"{"data":{}}"#) },
        ])
        let client = Call.client(server)
        await expectFailure(.rejected) { try await Call(persisted: true).send(client) }
        _ = try await Call(persisted: true).send(client)
        #expect(server.requests.map { $0.form.contains("sha256Hash") } == [true, false, true])
        #expect(server.requests.map { $0.form.contains("\"query\"") } == [false, true, false])
    }

    @Test("Another refusal of a persisted query is the result, and the text is not sent", arguments: [200, 403])
    func otherRefusals(status: Int) async {
        let server = FakeServer { $0.answer(#"{"errors":[{"message":"x"}]}"#, status) }
        await expectFailure(status == 200 ? .rejected : .forbidden) { try await Call(persisted: true).send(to: server) }
        #expect(server.requests.count == 1)
        let page = FakeServer { $0.respond(status == 200 ? 404 : status, "<p>", type: "text/html") }
        await expectFailure(status == 200 ? .notFound : .forbidden) { try await Call(persisted: true).send(to: page) }
        #expect(page.requests.count == 1)
    }

    @Test("A mutation is sent once, as text, even with `persisted`")
    func persistedMutation() async {
        let server = FakeServer { $0.answer(#"{"errors":[{"message":"PersistedQueryNotFound"}]}"#) }
        let error = await failure { try await Call(query: "mutation { a }", persisted: true).send(to: server) }
        #expect(error?.code == .rejected)
        #expect(server.requests.map(\.json) == [.object(["query": .string("mutation { a }")])])
    }
}
