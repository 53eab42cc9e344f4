import Calls
import Errors
import HTTP
import JSON
import Networking
import Storage
import TestSupport
import Testing
import Threads

@testable import GitHubKit

@Suite("Requests to GitHub and their responses", .virtualTime)
struct ClientTests {
    private func follow() throws -> GitHubRequest<NoContent> { try GitHubRouter.followUser(username: "lin-chen") }
    private func getUser() throws -> GitHubRequest<GitHubUser> { try GitHubRouter.getUser(username: "lin-chen") }

    @Test("A request has the headers that GitHub asks for, and the token")
    func headers() async throws {
        let server = FakeServer(user)
        let found = try await client(server).get(try getUser(), .prefer)
        #expect(try found.value.login == "lin-chen")
        let request = try #require(server.requests.first)
        #expect(request.url == "https://api.github.com/users/lin-chen")
        #expect(request.headers["Accept"] == "application/vnd.github+json")
        #expect(request.headers["X-GitHub-Api-Version"] == "2022-11-28")
        #expect(request.headers["Authorization"] == "Bearer \(token)")
        #expect(request.confidentiality == .host("api.github.com"))
    }

    @Test("Without a token, no Authorization header is sent")
    func anonymous() async throws {
        let server = FakeServer(user)
        _ = try await client(server, token: nil).get(try getUser(), .prefer)
        #expect(server.requests.first?.headers["Authorization"] == nil)
        #expect(server.requests.first?.confidentiality == .open)
    }

    // MARK: Cached responses

    @Test(
        "A request sends the validator of the cached response, and after the status 304 the cached response is returned",
        arguments: [("ETag", "If-None-Match"), ("Last-Modified", "If-Modified-Since")])
    func conditions(validator: String, condition: String) async throws {
        let server = FakeServer { request in
            if request.headers[condition] == "W/\"1\"" { return HTTPResponse(request: request, status: 304) }
            var headers: HTTPHeaders = [:]
            headers[validator] = "W/\"1\""
            return request.respond(200, user, headers: headers)
        }
        let github = client(server)
        for _ in 0..<3 {
            let answer = try await github.get(try getUser(), .prefer).value
            #expect(answer.id == 2)
        }
        #expect(server.requests.map { $0.headers[condition] } == [nil, "W/\"1\"", "W/\"1\""])
    }

    @Test("With the cache policy `only`, a call returns the cached response without a request, or fails with `not_cached`")
    func policies() async throws {
        let server = FakeServer(user)
        let github = client(server)
        let missing = await failure { try await github.get(try getUser(), .only) }
        #expect(missing?.code == .notCached)
        _ = try await github.get(try getUser(), .prefer)
        let kept = try await github.get(try getUser(), .only)
        #expect(kept.source == .memory)
        #expect(server.requests.count == 1)
        try await github.clearCache()
        await expectFailure(.notCached) { try await github.get(try getUser(), .only) }
    }

    @Test("A response on disk is used only for the token with which it was requested")
    func otherToken() async throws {
        let temporary = try TemporaryDirectory()
        let directory = try StoreDirectory(path: temporary.path + "/store")
        let server = FakeServer(user)
        _ = try await client(server, store: directory).get(try getUser(), .prefer)
        let source = try await client(server, store: directory).get(try getUser(), .only).source
        #expect(source == .disk)
        for other in ["ghp_other", nil] {
            let error = await failure { try await client(server, token: other, store: directory).get(try getUser(), .only) }
            #expect(error?.code == .notCached)
        }
    }

    private static let polled: HTTPHeaders = ["X-Poll-Interval": "60"]

    @Test("Within GitHub's poll interval, events are requested again only with `refresh` or after a change")
    func pollInterval() async throws {
        let server = FakeServer { $0.method == .get ? $0.respond(200, "[]", headers: Self.polled) : HTTPResponse(request: $0, status: 204) }
        let github = client(server)
        func events(_ policy: CachePolicy = .prefer) async throws -> CacheSource {
            try await github.get(try GitHubRouter.listEvents(page: nil, size: 30), policy).source
        }
        var source = try await events()
        #expect(source == .network)
        source = try await events()
        #expect(source == .memory)
        source = try await events(.refresh)
        #expect(source == .network)
        source = try await events()
        #expect(source == .memory)
        try await github.send(try follow())
        source = try await events()
        #expect(source == .network)
        source = try await events()
        #expect(source == .memory)
        #expect(server.requests.count == 4)
    }

    @Test("Events are requested again after a GraphQL mutation or an upload", arguments: [true, false])
    func pollAfterOtherChanges(isGraphQL: Bool) async throws {
        let server = FakeServer {
            $0.method == .get
                ? $0.respond(200, "[]", headers: Self.polled) : $0.respond(isGraphQL ? 200 : 201, isGraphQL ? #"{"data":{}}"# : "{")
        }
        let github = client(server)
        let events = try GitHubRouter.listEvents(page: nil, size: 30)
        _ = try await github.get(events, .prefer)
        if isGraphQL {
            _ = try await github.execute(query: "mutation { a }", variables: nil, operationName: nil)
        } else {
            _ = await failure { try await github.upload(.json(.null), to: "https://uploads.github.com/x") }
        }
        let source = try await github.get(events, .prefer).source
        #expect(source == .network)
        #expect(server.requests.count == 3 && server.requests.allSatisfy { $0.headers["Authorization"] == "Bearer \(token)" })
    }

    @Test("A poll interval that is not a positive number is ignored", arguments: ["0", "-1", "a"])
    func noPollInterval(interval: String) async throws {
        let server = FakeServer { $0.respond(200, "[]", headers: ["X-Poll-Interval": interval]) }
        let github = client(server)
        for _ in 0..<2 {
            let source = try await github.get(try GitHubRouter.listEvents(page: nil, size: 30), .prefer).source
            #expect(source == .network)
        }
    }

    @Test("A poll interval of more than an hour counts as an hour, also in a stored response")
    func longPollInterval() throws {
        let get = GitHubGet(url: "https://api.github.com/events", accept: "application/json")
        let response = HTTPRequest(url: get.url).respond(200, "[]", headers: ["X-Poll-Interval": "86400"])
        let new = try GitHubResponse(get: get, response: response, after: 0)
        let stored = try GitHubResponse.decode(PaddedBytes(try #require(JSONText.bytes(of: new))))
        #expect(new.pollInterval == 3600 && stored.pollInterval == 3600)
    }

    @Test("A response of another form is an error with its status, whether it is new or from the cache")
    func otherForm() async throws {
        let github = client(FakeServer { $0.respond(200, "[]", headers: ["X-Poll-Interval": "60"]) })
        for _ in 0..<2 {
            let error = await failure { try await github.get(try getUser(), .prefer) }
            #expect(error?.code == .unexpectedResponse && error?.httpStatus == 200)
        }
    }

    @Test("A body that is not JSON is not cached", arguments: ["<html>", "{", ""])
    func noJSON(body: String) async throws {
        let server = FakeServer { $0.respond(200, body, type: "application/json", headers: ["ETag": "1"]) }
        let github = client(server)
        for _ in 0..<2 { await expectFailure(.unexpectedResponse) { try await github.get(try getUser(), .prefer) } }
        #expect(server.requests.allSatisfy { $0.headers["If-None-Match"] == nil })
    }

    @Test("A response of more than 1 MiB is returned but not cached")
    func large() async throws {
        let bio = String(repeating: "x", count: 1 << 20)
        let server = FakeServer { $0.respond(200, #"{"login": "a", "id": 1, "bio": "\#(bio)"}"#, headers: ["ETag": "1"]) }
        let github = client(server)
        for _ in 0..<2 {
            let answer = try await github.get(try getUser(), .prefer).value
            #expect(answer.bio?.count == bio.count)
        }
        #expect(server.requests.allSatisfy { $0.headers["If-None-Match"] == nil })
    }

    @Test("A response of exactly 1 MiB is cached, and one of a byte more is not", arguments: [(1_048_576, true), (1_048_577, false)])
    func sizeLimit(count: Int, isCached: Bool) async throws {
        let start = #"{"login": "a", "id": 1, "bio": ""#
        let bio = String(repeating: "x", count: count - start.utf8.count - 2)
        let server = FakeServer { $0.respond(200, "\(start)\(bio)\"}", headers: ["ETag": "1"]) }
        let github = client(server)
        for _ in 0..<2 { _ = try await github.get(try getUser(), .prefer) }
        #expect(server.requests.map { $0.headers["If-None-Match"] } == [nil, isCached ? "1" : nil])
        let kept = await failure { try await github.get(try getUser(), .only) }
        #expect(kept?.code == (isCached ? nil : .notCached))
    }

    @Test("A stored response has its request, its validators and its next page, and a damaged one is refused")
    func stored() async throws {
        let get = GitHubGet(url: "https://api.github.com/events", accept: "application/json")
        let headers: HTTPHeaders = [
            "ETag": "e", "Last-Modified": "l", "Link": "<https://api.github.com/events?page=2>; rel=\"next\"", "X-Poll-Interval": "60",
        ]
        let new = try GitHubResponse(get: get, response: HTTPRequest(url: get.url).respond(200, "[1]", headers: headers), after: 3)
        let text = String(decoding: try #require(JSONText.bytes(of: new)), as: UTF8.self)
        let read = try GitHubResponse.decode(PaddedBytes(text.utf8))
        for response in [new, read, GitHubResponse(new, after: 5)] {
            #expect(response.get == get && response.body == "[1]" && response.etag == "e" && response.lastModified == "l")
            #expect(response.nextPage == "https://api.github.com/events?page=2" && response.pollInterval == 60)
            #expect(response.conditions.fields.map { "\($0.name): \($0.value)" } == ["If-None-Match: e"])
            #expect(
                response.response.status == 200 && response.response.request.url == get.url
                    && response.response.mediaType == "application/json")
        }
        #expect([new.change, read.change, GitHubResponse(new, after: 5).change] == [3, nil, 5])
        #expect(throws: JSONError.self) { try GitHubResponse.decode(PaddedBytes(text.replacing("[1]", with: "[2]").utf8)) }
        #expect(throws: JSONError.self) { try GitHubResponse.decode(PaddedBytes(text.replacing(":60", with: ":3601").utf8)) }
    }

    @Test("A status 304 without a cached response is an error")
    func unaskedNotModified() async throws {
        let server = FakeServer { HTTPResponse(request: $0, status: 304) }
        let error = await failure { try await client(server).get(try getUser(), .prefer) }
        #expect(error?.httpStatus == 304 && error?.code == .unexpectedResponse)
    }

    // MARK: Lists

    @Test("The URL of the next page is read from the header Link, and the next request is sent to this URL")
    func pages() async throws {
        let server = FakeServer { request in
            let isFirst = !request.url.contains("page=2")
            return request.respond(
                200, "[\(user)]", headers: isFirst ? ["Link": "<https://api.github.com/user/9/followers?page=2>; rel=\"next\""] : [:])
        }
        let github = client(server)
        let request = try GitHubRouter.listFollowers(username: "a")
        let first = try await github.get(request, .prefer)
        #expect(first.nextPage == "https://api.github.com/user/9/followers?page=2")
        let second = try await github.get(request, .prefer, at: first.nextPage)
        #expect(second.nextPage == nil)
        #expect(server.urls.last == first.nextPage)
    }

    @Test(
        "If the URL of a page is not on GitHub's server, the call fails before a request is sent",
        arguments: ["https://evil.example/x", "http://api.github.com/x", "https://api.github.com:8443/", "x"])
    func foreignPage(url: String) async throws {
        let server = FakeServer("[]")
        let error = await failure { try await client(server).get(try GitHubRouter.listEvents(), .prefer, at: url) }
        let shown = Origin(url)?.description ?? "an invalid URL"
        #expect(
            error
                == DanXiError(
                    .unexpectedResponse,
                    "The next page of the list is on another server (\(shown)) than github.base_url, so it was not requested. If your program has not changed the continuation, report this message."
                ))
        #expect(server.requests.isEmpty)
    }

    @Test("If a list has many malformed rows, all of these rows are left out and counted, but only a few are recorded")
    func manyOddRows() async throws {
        let server = FakeServer("[" + String(repeating: "0,", count: 100_000) + #"{"login": "lin-chen", "id": 2}]"#)
        let (users, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try await client(server).get(try GitHubRouter.listFollowers(username: "a"), .prefer).value
        }
        #expect(users.count == 1 && recorder.all.count == 100_000 && recorder.all.rows.count < 100)
    }

    @Test(
        "A response that is nested too deeply or not an object is refused",
        arguments: [("[", 1_000_000), (#"{"a":"#, 100_000), ("0", 1), ("[]", 1), ("null", 1)])
    func otherShapes(part: String, count: Int) async {
        let body = String(repeating: part, count: count)
        let error = await failure { try await client(FakeServer(body)).get(try getUser(), .prefer) }
        #expect(error?.code == .unexpectedResponse)
    }

    @Test("A malformed row is left out and recorded")
    func oddRows() async throws {
        let server = FakeServer(#"[{"login": 1}, {"login": "lin-chen", "id": 2}]"#)
        let (users, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try await client(server).get(try GitHubRouter.listFollowers(username: "a"), .prefer).value
        }
        #expect(users.map(\.login) == ["lin-chen"])
        #expect(recorder.all.count == 1)
    }

    @Test("A malformed part of an issue is left out, and an empty author is nil")
    func oddParts() async throws {
        let server = FakeServer(
            #"{"id": 1, "number": 1, "title": "T", "state": "open", "user": {}, "milestone": 3, "labels": ["x", {"name": "bug"}]}"#)
        let issue = try await client(server).get(try GitHubRouter.getIssue(repository: "a/b", number: 1), .prefer).value
        #expect(issue.user == nil)
        #expect(issue.milestone == nil)
        #expect(issue.labels?.map(\.name) == ["bug"])
    }

    @Test("If the response to a request for a list has no content, the list is empty")
    func noContent() async throws {
        let server = FakeServer { HTTPResponse(request: $0, status: 204) }
        let found = try await client(server).get(try GitHubRouter.listContributors(repository: "a/b"), .prefer)
        #expect(try found.value.isEmpty)
    }

    // MARK: Responses without a value

    @Test("A check returns true for the status 204 and false for 404", arguments: [(204, true), (404, false)])
    func truth(status: Int, value: Bool) async throws {
        let server = FakeServer { HTTPResponse(request: $0, status: status) }
        let isStarred = try await client(server).send(try GitHubRouter.checkStarred(repository: "a/b"))
        #expect(isStarred == value)
    }

    @Test(
        "A check fails for any status other than 204 and 404",
        arguments: [(200, ErrorCode.unexpectedResponse), (401, .notSignedIn), (500, .serverFailure)])
    func noTruth(status: Int, code: ErrorCode) async throws {
        let server = FakeServer { $0.respond(status, "{}") }
        let error = await failure { try await client(server).send(try GitHubRouter.checkStarred(repository: "a/b")) }
        #expect(error?.code == code)
    }

    @Test("A body that is not UTF-8 cannot be returned as a string")
    func invalidText() async throws {
        for (bytes, text) in [([0x61, 0xC3, 0xA9], "aé"), ([0x61, 0xC3], nil)] as [([UInt8], String?)] {
            let server = FakeServer { HTTPResponse(request: $0, status: 200, body: PaddedBytes(bytes)) }
            let request = GitHubRequest<String>(.post, "/markdown")
            if let text {
                let found = try await client(server).send(request)
                #expect(found == text)
            } else {
                let error = await failure { try await client(server).send(request) }
                #expect(error?.code == .unexpectedResponse && error?.message.contains("the body is not UTF-8") == true)
            }
        }
    }

    // MARK: Redirects

    @Test("Only a permanent or temporary redirect of a write is followed with its method", arguments: [301, 302, 303])
    func redirectedRead(status: Int) async throws {
        let server = FakeServer { request in
            request.url.hasSuffix("/9")
                ? request.respond(user) : HTTPResponse(request: request, status: status, redirectURL: "https://api.github.com/users/9")
        }
        _ = try await client(server).get(try getUser(), .prefer)
        #expect(server.requests.map(\.method) == [.get, .get])
        _ = await failure { try await client(server).send(GitHubRequest<GitHubUser>(.post, "/users")) }
        #expect(server.requests.dropFirst(2).map(\.method) == (status == 303 ? [.post, .get] : [.post, .post]))
    }

    @Test(
        "A redirected write is sent once to the new URL, with the same method and with the token",
        arguments: [301, 302, 307, 308], [HTTPMethod.post, .put, .patch, .delete])
    func redirectedWrite(status: Int, method: HTTPMethod) async throws {
        let server = FakeServer { request in
            request.url.hasSuffix("/9")
                ? HTTPResponse(request: request, status: 204)
                : HTTPResponse(request: request, status: status, redirectURL: "https://api.github.com/user/following/9")
        }
        try await client(server).send(GitHubRequest<NoContent>(method, "/user/following/lin-chen"))
        #expect(server.requests.map(\.method) == [method, method])
        #expect(server.requests.last?.headers["Authorization"] == "Bearer \(token)")
    }

    @Test("The token is not sent to another host after a redirect")
    func foreignRedirect() async throws {
        let server = FakeServer { request in
            request.url.contains("api.github.com")
                ? HTTPResponse(request: request, status: 302, redirectURL: "https://codeload.example/x") : request.respond(user)
        }
        _ = try await client(server).get(try getUser(), .prefer)
        #expect(server.requests.last?.url == "https://codeload.example/x")
        #expect(server.requests.last?.headers["Authorization"] == nil)
    }

    // MARK: Errors

    @Test("The error for a refusal has the message and the list of invalid fields that GitHub sends")
    func refusal() async throws {
        let body =
            #"{"message": "Validation Failed", "documentation_url": "https://d", "errors": [{"resource": "Issue", "field": "title", "code": "missing_field"}, "also"]}"#
        let server = FakeServer { $0.respond(422, body) }
        let error = await failure { try await client(server).send(try follow()) }
        #expect(error?.code == .rejected)
        #expect(error?.serverMessage == "Validation Failed")
        guard case .object(let detail)? = error?.detail, case .array(let fields)? = detail["fields"] else {
            Issue.record("the detail of the error has no list `fields`")
            return
        }
        #expect(fields.count == 2)
        #expect(detail["documentation_url"] == .string("https://d"))
    }

    @Test(
        "The HTTP status of a refusal determines the error code",
        arguments: [
            (400, ErrorCode.rejected), (401, .notSignedIn), (403, .forbidden), (404, .notFound), (409, .rejected), (410, .notFound),
            (422, .rejected), (451, .forbidden), (500, .serverFailure),
        ])
    func codes(status: Int, code: ErrorCode) async throws {
        let server = FakeServer { $0.respond(status, #"{"message": "No"}"#) }
        await expectFailure(code) { try await client(server).get(try getUser(), .prefer) }
    }

    private static func text(_ status: Int, _ advice: String) -> String {
        "PUT https://api.github.com/user/following/lin-chen: No (HTTP \(status)). \(advice)"
    }

    @Test(
        "The error of a refusal has advice for its status",
        arguments: [
            (401, text(401, "Set github.token in the configuration to a valid token.")),
            (
                403,
                text(
                    403, "The token lacks a permission, or the owner has turned this feature off. Check the permissions of the token.")
            ),
            (
                404,
                text(
                    404,
                    "The resource does not exist, or the token has no access to it. Check the name and the permissions of the token.")
            ), (410, text(410, "The resource was deleted or turned off.")),
            (
                451,
                text(
                    451, "The token lacks a permission, or the owner has turned this feature off. Check the permissions of the token.")
            ),
        ])
    func advice(status: Int, message: String) async throws {
        let server = FakeServer { $0.respond(status, #"{"message": "No"}"#) }
        let error = await failure { try await client(server).send(try follow()) }
        #expect(error?.message == message && error?.httpStatus == status)
    }

    @Test("The detail of a refusal has the members that GitHub has sent, of limited length")
    func details() async throws {
        func detail(_ body: String, _ headers: HTTPHeaders = [:]) async throws -> [String: JSONValue] {
            let server = FakeServer { $0.respond(422, body, headers: headers) }
            let error = await failure { try await client(server).send(try follow()) }
            guard case .object(var members)? = error?.detail else { return [:] }
            members["headers"] = nil
            return members
        }
        let long = String(repeating: "x", count: 501)
        var found = try await detail(#"{"message": "m", "errors": null}"#)
        #expect(found == [:])
        found = try await detail(#"{"documentation_url": 1, "errors": []}"#)
        #expect(found == ["fields": .array([])])
        found = try await detail(#"{"documentation_url": "\#(long)"}"#, ["X-Accepted-GitHub-Permissions": long])
        let cut = JSONValue.string(String(repeating: "x", count: 497) + "…")
        #expect(found == ["documentation_url": cut, "accepted_permissions": cut])
        found = try await detail("[]", ["X-Accepted-GitHub-Permissions": "a=read"])
        #expect(found == ["accepted_permissions": .string("a=read")])
    }

    @Test("A response with the wrong status to a check is an error that says so")
    func wrongCheck() async throws {
        let server = FakeServer { $0.respond(200, "{}") }
        let error = await failure { try await client(server).send(try GitHubRouter.checkStarred(repository: "a/b")) }
        #expect(error?.message.contains("the status is neither 204 nor 404") == true)
    }

    @Test("The token is removed from the message and detail of an error, even if the server repeats the token")
    func secret() async throws {
        for body in [#"{"message": "Bad \#(token)", "errors": ["\#(token)"]}"#, "Bad \(token)"] {
            let server = FakeServer { $0.respond(401, body, headers: ["X-Token": token, "Set-Cookie": "a=secret-value"]) }
            let refusal = await failure { try await client(server).get(try getUser(), .prefer) }
            let error = try #require(refusal)
            #expect(!"\(error)".contains(token) && !"\(error)".contains("secret-value"))
        }
    }

    @Test("The token is removed from the error after a redirect to a URL that contains the token")
    func redirectedSecret() async throws {
        let server = FakeServer { request in
            request.url.contains("api.github.com")
                ? HTTPResponse(request: request, status: 302, redirectURL: "https://codeload.example/\(token)/x")
                : request.respond(404, "{}")
        }
        let error = await failure { try await client(server).get(try getUser(), .prefer) }
        // The request to the other server has no token that could be removed from the error.
        #expect(server.requests.last?.headers["Authorization"] == nil)
        #expect(error?.code == .notFound && error?.message.hasPrefix("GET https://codeload.example/…/x: ") == true)
    }

    @Test("The error of a refusal, a rate limit or an unexpected body has the headers, such as the URL of the single sign-on")
    func responseHeaders() async throws {
        let url = "required; url=https://github.com/orgs/a/sso?authorization_request=x"
        for (status, body, code) in [
            (403, #"{"message": "Resource protected by organization SAML enforcement."}"#, ErrorCode.forbidden),
            (403, #"{"message": "You have exceeded a secondary rate limit."}"#, .rateLimited), (429, "<p>slow down", .rateLimited),
            (502, "<p>unicorn", .serverFailure), (200, "<p>portal", .unexpectedResponse),
        ] {
            let server = FakeServer { $0.respond(status, body, headers: ["X-GitHub-SSO": url, "X-GitHub-Request-Id": "7"]) }
            let error = await failure { try await client(server).send(try follow()) }
            #expect(error?.code == code)
            guard case .object(let headers)? = error?.publicDetail["headers"] else {
                Issue.record("the error of \(status) has no headers")
                continue
            }
            #expect(headers["x-github-sso"] == .string(url) && headers["x-github-request-id"] == .string("7"))
            #expect((error?.publicDetail["body"] == .string(body)) == (status >= 429))
        }
        let server = FakeServer { $0.respond(403, "{}", headers: limit(0)) }
        let error = await failure { try await client(server).get(try getUser(), .prefer) }
        #expect(error?.publicDetail["limit_kind"] == .string("primary") && error?.publicDetail["headers"] != nil)
    }

    @Test("A change to which the server responds with a 5xx status is not sent again")
    func once() async throws {
        for status in [500, 502, 503, 504] {
            let server = FakeServer { $0.respond(status, "{}") }
            let error = await failure { try await client(server).send(try follow()) }
            #expect(error?.isRetryable == false)
            #expect(server.requests.count == 1)
        }
    }

    // MARK: Responses that take time

    @Test("A request is sent again after the status 202, until GitHub returns the result")
    func accepted() async throws {
        let server = FakeServer(script: [{ $0.respond(202, "{}") }, { $0.respond(200, #"{"all": [1], "owner": [0]}"#) }])
        let found = try await client(server).get(try GitHubRouter.getParticipation(repository: "a/b"), .prefer)
        #expect(try found.value.all == [1])
        #expect(server.requests.count == 2)
    }

    @Test("If the deadline is too near to wait after the status 202, the call fails with `timeout`")
    func stillComputing() async throws {
        let server = FakeServer { $0.respond(202, "{}") }
        let context = CallContext(deadline: .now + .milliseconds(500))
        let error = await CallContext.$current.withValue(context) {
            await failure { try await client(server).get(try GitHubRouter.getParticipation(repository: "a/b"), .prefer) }
        }
        #expect(error?.code == .timeout && error?.httpStatus == 202)
        let message =
            "GET https://api.github.com/repos/a/b/stats/participation: GitHub is still computing the result. Call again in a minute, or increase timeout_ms."
        #expect(error?.message == message)
        #expect(server.requests.count == 1)
    }

    @Test("A write that is answered with 202 is not sent again")
    func acceptedWrite() async throws {
        let server = FakeServer { $0.respond(202, user) }
        let found = try await client(server).send(GitHubRequest<GitHubUser>(.post, "/x"))
        #expect(found.login == "lin-chen" && server.requests.count == 1)
    }

    // MARK: GraphQL

    @Test("A query to GitHub has the token, and its result has the data, the errors and the status")
    func graphQL() async throws {
        let server = FakeServer { $0.respond(#"{"data":{"a":1},"errors":[{"message":"m","type":"T"}]}"#) }
        let result = try await GitHubAPI.graphql(client(server), query: "query Q { a }", variables: ["x": .integer(1)], operationName: "Q")
        #expect(result.data == .object(["a": .integer(1)]) && result.extensions == nil && result.status == 200)
        #expect(result.errors.map(\.message) == ["m"] && result.errors.map(\.type) == ["T"])
        let request = try #require(server.requests.first)
        #expect(
            request.method == .post && request.url == "https://api.github.com/graphql"
                && request.headers["Authorization"] == "Bearer \(token)")
        #expect(request.form == #"{"operationName":"Q","query":"query Q { a }","variables":{"x":1}}"#)
        let anonymous = FakeServer(#"{"data":{}}"#)
        _ = try await GitHubAPI.graphql(client(anonymous, token: nil), query: "{ a }", variables: nil, operationName: nil)
        #expect(anonymous.requests.first?.headers["Authorization"] == nil)
    }

    @Test(
        "A query over the limit, which GitHub refuses with the status 200, has the error of the limit if it is known",
        arguments: [true, false])
    func graphQLLimit(isKnown: Bool) async throws {
        let headers = isKnown ? limit(0, resource: "graphql") : limit(5, resource: "graphql")
        let server = FakeServer {
            $0.respond(200, #"{"errors":[{"message":"API rate limit exceeded","type":"RATE_LIMITED"}]}"#, headers: headers)
        }
        let github = client(server)
        for count in [1, isKnown ? 1 : 2] {
            let error = await failure { try await github.execute(query: "{ a }", variables: nil, operationName: nil) }
            #expect(error?.code == .rateLimited && server.requests.count == count)
            #expect(error?.publicDetail["limit_kind"] == (isKnown ? .string("primary") : nil))
        }
    }

    // MARK: The server

    @Test("A server has its own URLs for GraphQL, and owns the URLs of its origin")
    func servers() {
        func server(_ base: String, _ token: String? = nil, _ version: String = "v") -> GitHubServer {
            GitHubServer(baseURL: base, token: token, apiVersion: version, writeInterval: .zero)
        }
        let github = server("https://api.github.com")
        #expect(github.graphQLEndpoint == "https://api.github.com/graphql")
        #expect(server("https://git.example/api/v3").graphQLEndpoint == "https://git.example/api/graphql")
        #expect(
            github.owns("https://api.github.com:443/x") && !github.owns("http://api.github.com/") && !github.owns("https://github.com/"))
        #expect(!server("x").owns("x") && !github.owns("x"))
        let accounts = [github, server("https://api.github.com", "a"), server("https://api.github.com", "b"), server("https://e.example")]
        #expect(Set((accounts + [server("https://api.github.com", nil, "w")]).map(\.account)).count == 5)
        #expect(github.headers.fields.map { "\($0.name): \($0.value)" } == ["X-GitHub-Api-Version: v"])
    }
}
