import Calls
import Errors
import HTTP
import JSON
import TestSupport
import Testing
import Threads

@testable import GraphQL

private let modern = "application/graphql-response+json"
private let legacy = "application/json; charset=utf-8"

@Suite("Responses of GraphQL servers")
struct AnswerTests {
    private func execute(
        _ status: Int, _ body: String, _ type: String? = modern, query: String = "{ a }", headers: HTTPHeaders = [:]
    ) async throws -> GraphQLResponse {
        let server = FakeServer { request in
            var headers = headers
            headers["Content-Type"] = type
            return HTTPResponse(request: request, status: status, headers: headers, body: PaddedBytes(Array(body.utf8)))
        }
        let client = GraphQLDependencies(client: server) { _, _ in }.client
        // Some responses have a Retry-After of an hour, which is after this deadline, so their requests are not retried.
        return try await CallContext.$current.withValue(CallContext(deadline: .now + .seconds(600))) {
            try await client.execute(GraphQLRequest(endpoint: "https://api.example.org/graphql", query: query))
        }
    }

    @Test("If a response has data and errors, the result has the data and the errors")
    func partial() async throws {
        let body =
            #"{"data":{"a":null,"b":[1,2.5,"x",true]},"errors":[{"message":"m","path":["a",0],"locations":[{"line":1,"column":3}],"extensions":{"code":"C"}},{"message":"n","type":"T"}],"extensions":{"cost":1}}"#
        for (status, type) in [(200, modern), (294, modern), (500, modern), (200, legacy), (203, legacy)] {
            let response = try await execute(status, body, type)
            #expect(response.http.status == status)
            #expect(response.data == .object(["a": .null, "b": .array([.integer(1), .number(2.5), .string("x"), .bool(true)])]))
            #expect(
                response.errors == [
                    GraphQLFieldError(
                        message: "m", path: [.string("a"), .integer(0)], locations: [GraphQLLocation(line: 1, column: 3)], type: nil,
                        extensions: .object(["code": .string("C")])),
                    GraphQLFieldError(message: "n", path: nil, locations: [], type: "T", extensions: nil),
                ])
            #expect(response.extensions == .object(["cost": .integer(1)]))
        }
        var result = try await execute(200, #"{"data":{},"errors":null}"#, nil)
        #expect(result.errors.isEmpty)
        result = try await execute(200, #"{"data":{},"errors":[]}"#)
        #expect(result.errors.isEmpty)
    }

    @Test(
        "A response without data, or of type application/json with an unsuccessful status, is an error with the server's first message",
        arguments: [
            (
                400, modern, #"{"errors":[{"message":"Syntax","locations":[{"line":2,"column":5}]}]}"#, .rejected,
                "Syntax (line 2, column 5 of the query)"
            ),
            (422, legacy, #"{"data":null,"errors":[{"message":"A"},{"message":"B"}]}"#, .rejected, "A (the first of 2 errors)"),
            (200, legacy, #"{"data":null,"errors":[{"message":"A","path":["a",0,"b"]}]}"#, .rejected, "A (at a.0.b)"),
            (200, modern, #"{"errors":[{"message":"A","extensions":{"code":"UNAUTHENTICATED"}}]}"#, .notSignedIn, "A (HTTP 200)"),
            (200, modern, #"{"data":null,"errors":[{"message":"A","extensions":{"code":"FORBIDDEN"}}]}"#, .forbidden, "A"),
            (200, legacy, #"{"data":null,"errors":[{"message":"A","type":"RATE_LIMITED"}]}"#, .rateLimited, "A"),
            (401, modern, #"{"errors":[{"message":"A"}]}"#, .notSignedIn, "A"),
            (403, legacy, #"{"errors":[{"message":"A"}]}"#, .forbidden, "A"),
            (429, legacy, #"{"errors":[{"message":"A"}]}"#, .rateLimited, "A"),
            (500, modern, #"{"errors":[{"message":"A"}]}"#, .serverFailure, "A"),
            (400, legacy, #"{"data":{"a":1},"errors":[{"message":"A"}]}"#, .rejected, "A"),
            (400, "text/plain; charset=utf-8", "No query", .rejected, "No query (HTTP 400)"),
            (404, "text/html", "<p>Not found</p>", .notFound, "without a message (HTTP 404)"),
            (404, legacy, #"{"message":"no"}"#, .notFound, "without a message"),
            (502, "text/html", "<p>Bad gateway</p>", .serverFailure, "HTTP 502"),
        ] as [(Int, String, String, ErrorCode, String)])
    func refused(status: Int, type: String, body: String, code: ErrorCode, message: String) async {
        let error = await failure { try await execute(status, body, type, headers: ["Retry-After": "3600"]) }
        #expect(error?.code == code)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        #expect(error?.httpStatus == status)
        #expect(error?.retryAfterMilliseconds == 3_600_000)
        if body.contains("\"errors\"") { #expect(error?.publicDetail["errors"] != nil) }
    }

    @Test("The error of a response that is not GraphQL has its body and its headers, and an error of GraphQL has the headers")
    func response() async {
        let headers: HTTPHeaders = ["WWW-Authenticate": "Bearer", "X-Request-Id": "7", "Set-Cookie": "a=b"]
        for (status, type, body, shown) in [
            (401, "text/html", "<p>401", .string("<p>401")),
            (404, "application/json", #"{"message":"no"}"#, .object(["message": .string("no")])),
            (200, "text/html", "<p>portal", .string("<p>portal")), (200, legacy, #"{"a":1}"#, .object(["a": .integer(1)])),
            (200, legacy, "NaN", .string("NaN")), (401, legacy, #"{"errors":[{"message":"A"}]}"#, nil),
        ] as [(Int, String, String, JSONValue?)] {
            let detail = await failure { try await execute(status, body, type, headers: headers) }?.publicDetail
            #expect(detail?["body"] == shown)
            #expect(
                detail?["headers"]
                    == .object(["content-type": .string(type), "www-authenticate": .string("Bearer"), "x-request-id": .string("7")]))
        }
    }

    private static func text(_ reason: String, _ status: Int, _ advice: String) -> String {
        "POST https://api.example.org/graphql: \(reason) (HTTP \(status)). \(advice)"
    }

    private static let correct = "Correct the query, its variables or the headers. The same request will be refused again."

    @Test(
        "The error of a refusal has the server's words, the place of the error, and advice for its code",
        arguments: [
            (200, #"{"message":"A","extensions":{"code":"UNAUTHENTICATED"}}"#, .notSignedIn, text("A", 200, "Provide a valid token.")),
            (
                200, #"{"message":"A","type":"FORBIDDEN"}"#, .forbidden,
                text(
                    "A", 200, "The token lacks a permission, or the server refuses automated requests. Check the permissions of the token.")
            ),
            (200, #"{"message":"A","type":"RATE_LIMIT"}"#, .rateLimited, text("A", 200, "Wait before the next call.")),
            (403, #"{"message":"A","type":"MAX_NODE_LIMIT_EXCEEDED"}"#, .rejected, text("A", 403, correct)),
            (404, #"{"message":"A"}"#, .notFound, text("A", 404, "The URL is not that of a GraphQL endpoint. Check the URL.")),
            (
                200, #"{"message":"A","type":"OTHER"},{"message":"B","type":"FORBIDDEN"}"#, .forbidden,
                text(
                    "A (the first of 2 errors)", 200,
                    "The token lacks a permission, or the server refuses automated requests. Check the permissions of the token.")
            ),
            (200, #"{"message":"A","path":["a",1,null,true]}"#, .rejected, text("A (at a.1.?.?)", 200, correct)),
            (
                200, #"{"message":"A","path":["a"],"locations":[{"line":2,"column":3},{"line":4,"column":5}]}"#, .rejected,
                text("A (at a) (line 2, column 3 of the query)", 200, correct)
            ),
            (
                200, #"{"message":"A","path":[\#((1...21).map(String.init).joined(separator: ","))]}"#, .rejected,
                text("A (at \((1...20).map(String.init).joined(separator: ".")))", 200, correct)
            ),
            (
                200, #"{"message":"A","path":["\#(String(repeating: "x", count: 101))"]}"#, .rejected,
                text("A (at \(String(repeating: "x", count: 97))…)", 200, correct)
            ),
            (
                200,
                #"{"message":"A","path":[\#([String](repeating: "\"\(String(repeating: "x", count: 90))\"", count: 3).joined(separator: ","))]}"#,
                .rejected,
                text(
                    "A (at \(String(repeating: "x", count: 90)).\(String(repeating: "x", count: 90)).\(String(repeating: "x", count: 15))…)",
                    200,
                    correct)
            ),
            (
                200, #"{"message":"\#(String(repeating: "x", count: 1001))"}"#, .rejected,
                text(String(repeating: "x", count: 997) + "…", 200, correct)
            ),
        ] as [(Int, String, ErrorCode, String)])
    func refusals(status: Int, errors: String, code: ErrorCode, message: String) async {
        let error = await failure { try await execute(status, #"{"errors":[\#(errors)]}"#) }
        #expect(error?.code == code && error?.httpStatus == status)
        #expect(error?.message == message)
    }

    @Test("The code of the first error is the server's code, in its extensions or as its type")
    func serverCodes() async {
        for (errors, code) in [
            (#"{"message":"A","type":"T","extensions":{"code":"C"}}"#, "C"), (#"{"message":"A","type":"T","extensions":{"code":1}}"#, "T"),
            (#"{"message":"A"},{"message":"B","type":"T"}"#, nil),
            (#"{"message":"A","type":"\#(String(repeating: "x", count: 257))"}"#, String(repeating: "x", count: 253) + "…"),
        ] as [(String, String?)] {
            let error = await failure { try await execute(200, #"{"errors":[\#(errors)]}"#) }
            #expect(error?.serverCode == code.map { .string($0) })
        }
    }

    @Test("The first 1000 bytes of a plain text are the server's message")
    func plainText() async {
        for count in [1000, 1001] {
            let error = await failure { try await execute(400, String(repeating: "x", count: count), "text/plain") }
            #expect(error?.serverMessage == String(repeating: "x", count: 1000))
        }
        let page = await failure { try await execute(400, "<p>", "text/html") }
        #expect(page?.serverMessage == nil)
    }

    @Test("Members of an error that have another type are left out")
    func oddMembers() async throws {
        let body =
            #"{"data":{},"errors":[{"message":"m","path":"a","locations":[{"line":1},{"line":2,"column":3},4],"type":1,"extensions":[]}],"extensions":[]}"#
        let response = try await execute(200, body)
        #expect(
            response.errors == [
                GraphQLFieldError(message: "m", path: nil, locations: [GraphQLLocation(line: 2, column: 3)], type: nil, extensions: nil)
            ])
        #expect(response.extensions == nil && response.wasExecuted)
    }

    @Test(
        "The error of another response says what was expected",
        arguments: [
            ("{}", modern, "the response has neither data nor errors"),
            (#"{"data":null}"#, modern, "the data is null, but the response has no errors"), ("[]", modern, "expected an object"),
            (#"{"data":[]}"#, modern, "data: expected an object"), (#"{"data":{},"errors":1}"#, modern, "errors: expected an array"),
            (#"{"data":{},"errors":[{"message":"m"},{}]}"#, modern, "errors[1]: expected an object with a message"),
            ("<p>", "text/html", "expected application/graphql-response+json or application/json"),
        ])
    func problems(body: String, type: String, problem: String) async {
        let error = await failure { try await execute(200, body, type) }
        #expect(error?.message.contains(": \(problem). ") == true, "\(error?.message ?? "")")
    }

    @Test("A field of the data is decoded, and the error of a missing or odd field names it")
    func fields() async throws {
        let response = try await execute(200, #"{"data":{"a":[1,2],"b":"x"}}"#)
        let list: [Int] = try response.value(of: "a")
        #expect(list == [1, 2])
        for (field, problem) in [("c", "c: is missing"), ("b", "b: expected an array")] {
            let error = await failure { try response.value(of: field) as [Int] }
            #expect(error?.code == .unexpectedResponse && error?.message.contains(": \(problem)") == true, "\(error?.message ?? "")")
        }
    }

    @Test("The digits of large numbers are kept in data and in errors")
    func largeNumbers() async throws {
        let number = JSONValue.largeNumber("18446744073709551615")
        let body = #"{"data":{"a":18446744073709551615},"errors":[{"message":"m","extensions":{"b":18446744073709551615}}]}"#
        let response = try await execute(200, body)
        #expect(response.data == .object(["a": number]))
        #expect(response.errors.first?.extensions == .object(["b": number]))
    }

    @Test("The detail of an error has as many of the server's errors as fit within its maximum size")
    func manyErrors() async throws {
        let error = await failure {
            try await execute(
                200, #"{"errors":["# + Array(repeating: #"{"message":"0123456789"}"#, count: 100_000).joined(separator: ",") + "]}")
        }
        #expect(error?.code == .rejected)
        #expect(error?.message.contains("(the first of 100000 errors)") == true)
        let detail = try #require(error?.detail)
        let size = JSONText.bytes(of: detail)?.count ?? 0
        #expect(size > 50_000 && size <= DanXiError.detailLimit + 100)
    }

    static let otherShapes: [String] = [
        "", "null", "1", "[]", #"[{"data":{}}]"#, "{}", #"{"data":null}"#, #"{"data":[]}"#, #"{"data":"x"}"#,
        #"{"data":{},"errors":{}}"#,
        #"{"data":{},"errors":["x"]}"#, #"{"data":{},"errors":[{"message":1}]}"#, #"{"data":{},"errors":[{}]}"#, #"{"data":{}"#,
        #"{"data":{"a":"# + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}}",
        #"{"data":{"a":"# + String(repeating: #"{"a":"#, count: 100_000) + "1" + String(repeating: "}", count: 100_000) + "}}",
        #"{"data":{"a":["# + String(repeating: "0,", count: 1_000_000) + "0]}}",
        #"{"errors":["# + Array(repeating: #"{"message":""}"#, count: 1_000_000).joined(separator: ",") + "]}",
    ]

    /// The arguments are indices, because the test library would print the long responses.
    @Test("A response that is not a valid GraphQL response is refused", arguments: otherShapes.indices)
    func otherShape(index: Int) async {
        let body = Self.otherShapes[index]
        for type in [modern, legacy] {
            let error = await failure { try await execute(200, body, type) }
            #expect(error?.code == .unexpectedResponse)
            #expect(error?.isOutcomeUnknown == false)
            let refusal = await failure { try await execute(200, body, type, query: "mutation { a }") }
            #expect(refusal?.isOutcomeUnknown == true)
        }
    }

    @Test(
        "A response with a media type other than the types for GraphQL is refused",
        arguments: ["text/html", "multipart/mixed; boundary=x", "image/png"])
    func otherTypes(type: String) async {
        let error = await failure { try await execute(200, #"{"data":{}}"#, type) }
        #expect(error?.code == .unexpectedResponse)
    }

    @Test(
        "If a mutation fails with errors of the server, its outcome is unknown only if one of the errors has a path",
        arguments: [
            (#"{"data":null,"errors":[{"message":"A","path":["a"]}]}"#, true),
            (#"{"data":null,"errors":[{"message":"A"}]}"#, false),
            (#"{"errors":[{"message":"A"}]}"#, false),
        ])
    func executed(body: String, isUnknown: Bool) async {
        let error = await failure { try await execute(200, body, query: "mutation { a }") }
        #expect(error?.isOutcomeUnknown == isUnknown)
        let refusal = await failure { try await execute(200, body) }
        #expect(refusal?.isOutcomeUnknown == false)
    }
}
