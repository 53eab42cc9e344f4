import Errors
import TestSupport
import Testing

@testable import HTTP
@testable import Networking

@Suite("Limits of requests and responses", .timeLimit(.minutes(5)))
struct BoundaryTests {
    private func client(limit: Int) -> CurlClient {
        var configuration = NetworkConfiguration(userAgent: "test")
        configuration.maxResponseBytes = limit
        return CurlClient(configuration: configuration)
    }

    @Test(
        "A body of exactly max_response_bytes is accepted, and a body with one byte more is refused",
        arguments: [
            "Content-Length: COUNT\r\n\r\nBODY", "Connection: close\r\n\r\nBODY",
            "Transfer-Encoding: chunked\r\n\r\nHEX\r\nBODY\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\nHALF",
        ])
    func limit(form: String) async throws {
        for count in [10, 11] {
            let body = String(repeating: "x", count: count)
            let rest = "\(String(count - 1, radix: 16))\r\n\(body.dropFirst())\r\n0\r\n\r\n"
            let response = form.replacing("COUNT", with: "\(count)").replacing("HEX", with: String(count, radix: 16))
                .replacing("BODY", with: body).replacing("HALF", with: rest)
            let server = try TinyServer(response: "HTTP/1.1 200 OK\r\n\(response)")
            let (client, url) = (client(limit: 10), server.url)
            if count == 10 {
                let answer = try await client.send(HTTPRequest(url: url))
                #expect(answer.body.count == 10)
            } else {
                await expectFailure(.tooLarge) { try await client.send(HTTPRequest(url: url)) }
            }
        }
    }

    @Test("An empty body is accepted if max_response_bytes is 1")
    func empty() async throws {
        let server = try TinyServer(response: "HTTP/1.1 204 No Content\r\n\r\n")
        let response = try await client(limit: 1).send(HTTPRequest(url: server.url))
        #expect(response.body.isEmpty)
    }

    @Test(
        "A request with a lone CR, a lone LF or NUL in the name or value of a header is refused",
        arguments: [("X", "a\rb"), ("X", "\r"), ("X", "a\n"), ("X", "a\u{0}"), ("X\rY", "a"), ("X\nY", "a"), ("X\u{0}", "a")])
    func lineBreaks(name: String, value: String) async throws {
        let server = try TinyServer(response: "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        let request = HTTPRequest(url: server.url, headers: [name: value])
        await expectFailure(.invalidArgument) { try await client(limit: 10).send(request) }
    }
}
