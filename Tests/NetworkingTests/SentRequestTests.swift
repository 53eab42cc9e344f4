import Errors
import TestSupport
import Testing

@testable import HTTP
@testable import Networking

@Suite("Requests as a server receives them", .timeLimit(.minutes(5)))
struct SentRequestTests {
    /// Returns the first line of a request that a server has received, the sorted headers and the body. `PORT` is in place of the port, and
    /// the accepted encodings are left out.
    private func received(_ request: HTTPRequest) async throws -> [String] {
        let server = try RawServer { _, _ in .last("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") }
        var request = request
        request.url = server.url + "/y?z=1"
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "me/1"))
        _ = try await client.send(request)
        client.close()
        let text = try #require(server.requests.first).replacing(":\(server.port)", with: ":PORT")
        let end = try #require(text.firstRange(of: "\r\n\r\n"))
        let head = text[..<end.lowerBound].split(separator: "\r\n")
            .map { $0.hasPrefix("Accept-Encoding: ") ? "Accept-Encoding" : String($0) }
        return head.prefix(1) + head.dropFirst().sorted() + [String(text[end.upperBound...])]
    }

    private static let start = ["Accept-Encoding", "Accept: */*", "Host: 127.0.0.1:PORT", "User-Agent: me/1"]

    @Test(
        "A request has the method, the headers and the body that the caller has set",
        arguments: [
            (.get, nil, nil), (.head, nil, nil), (.options, nil, nil), (.delete, nil, nil), (.post, nil, 0), (.put, nil, 0),
            (.patch, nil, 0),
            (.post, "body", 4), (.put, "body", 4), (.get, "body", 4), (.delete, "body", 4),
        ] as [(HTTPMethod, String?, Int?)])
    func requests(method: HTTPMethod, body: String?, length: Int?) async throws {
        let headers: HTTPHeaders = ["A": "1", "Content-Type": "a/b", "a": "2"]
        for isStreamed in [false, true] {
            var request = HTTPRequest(method: method, url: "", headers: headers)
            if isStreamed {
                request.stream = body.map { StreamedBody([.bytes(Array($0.utf8))]) }
            } else {
                request.body = body.map { SecretBytes($0.utf8) }
            }
            let lines = try await received(request)
            let expected = Self.start + ["A: 1", "Content-Type: a/b", "a: 2"] + (length.map { ["Content-Length: \($0)"] } ?? [])
            #expect(lines == ["\(method.rawValue) /x/y?z=1 HTTP/1.1"] + expected.sorted() + [body ?? ""])
        }
    }

    @Test("The caller's User-Agent and accepted types replace those of the library")
    func replaced() async throws {
        let lines = try await received(HTTPRequest(url: "", headers: ["User-Agent": "own", "accept": "a/b"]))
        #expect(lines == ["GET /x/y?z=1 HTTP/1.1", "Accept-Encoding", "Host: 127.0.0.1:PORT", "User-Agent: own", "accept: a/b", ""])
    }

    private final class Sink: ByteSink {
        let offset = 0
        let failure: DanXiError? = nil
        func begin(status: Int, headers: HTTPHeaders) -> Bool { true }
        func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep { .taken }
    }

    @Test("A request whose body goes to a sink accepts no encoding")
    func sink() async throws {
        var request = HTTPRequest(url: "")
        request.sink = Sink()
        let lines = try await received(request)
        #expect(lines == ["GET /x/y?z=1 HTTP/1.1", "Accept: */*", "Host: 127.0.0.1:PORT", "User-Agent: me/1", ""])
    }

    @Test("The error of a corrupt compressed body says so")
    func compressed() async throws {
        let broken = try RawServer { _, _ in .last("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\nhi") }
        let error = await failure {
            try await CurlClient(configuration: NetworkConfiguration(userAgent: "me")).send(HTTPRequest(url: broken.url))
        }
        #expect(error?.code == .unexpectedResponse && error?.message.hasPrefix("The compressed response of 127.0.0.1 is corrupt (") == true)
    }
}
