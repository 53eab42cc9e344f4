import Errors
import JSON
import Synchronization
import TestSupport
import Testing

@testable import Networking

struct TestRequest<Response: APIParsable & SendableMetatype>: APIRequest {
    var baseURL = "https://forum.example/api"
    var path = "/divisions"
    var method = HTTPMethod.get
    var query: [QueryItem] = []
    var body: HTTPBody?
    var headers: HTTPHeaders = [:]
    var isProtected = false
    var type: Response.Type
}

@Suite("From a request to what is sent")
struct RequestTests {
    func sent(_ request: TestRequest<NoContent>) async throws -> HTTPRequest {
        let client = FakeServer(script: [answer(204)])
        _ = try await APIService(client: client).send(request)
        return try #require(client.requests.first)
    }

    @Test("query values are escaped in full")
    func query() async throws {
        let items = [
            QueryItem("offset", "2026-11-21T16:28:16+08:00"), QueryItem("a b", "c&d=e/树?#%"), QueryItem("n", 3), QueryItem("ok", true),
        ]
        let request = try await sent(TestRequest(query: items, type: NoContent.self))
        #expect(
            request.url
                == "https://forum.example/api/divisions?offset=2026-11-21T16%3A28%3A16%2B08%3A00&a%20b=c%26d%3De%2F%E6%A0%91%3F%23%25&n=3&ok=true"
        )
    }

    @Test("bodies: JSON, form, multipart")
    func bodies() async throws {
        let json = try await sent(TestRequest(method: .post, body: .json(.object(["a": .string("洞")])), type: NoContent.self))
        #expect(json.headers["content-type"] == "application/json")
        #expect(json.body.map { String(decoding: $0, as: UTF8.self) } == #"{"a":"洞"}"#)

        let form = try await sent(TestRequest(method: .post, body: .form([QueryItem("a b", "1+1=2 &")]), type: NoContent.self))
        #expect(form.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(form.body.map { String(decoding: $0, as: UTF8.self) } == "a+b=1%2B1%3D2+%26")

        let parts = [
            HTTPBody.Part(name: "type", data: Array("file".utf8)),
            HTTPBody.Part(name: "source", fileName: "a\"b\r\n.png", contentType: "image/png", data: [0, 255]),
        ]
        let multipart = try await sent(TestRequest(method: .post, body: .multipart(parts), type: NoContent.self))
        let boundary = try #require(multipart.headers["Content-Type"]?.split(separator: "=").last)
        let text = String(decoding: multipart.body ?? [], as: Unicode.ASCII.self)
        #expect(text.hasPrefix("--\(boundary)\r\nContent-Disposition: form-data; name=\"type\"\r\n\r\nfile\r\n--\(boundary)\r\n"))
        #expect(text.contains("name=\"source\"; filename=\"a%22b%0D%0A.png\"\r\nContent-Type: image/png\r\n\r\n"))
        #expect(text.hasSuffix("\r\n--\(boundary)--\r\n"))
    }

    @Test("the seed's three: data, a decoded answer, none")
    func answers() async throws {
        let body = #"[{"name":"x"}]"#
        let service = APIService(client: FakeServer(script: [answer(200, body), answer(200, body), answer(200, body)]))
        #expect(try await service.send(TestRequest(type: HTTPResponse.self)).body.count == body.utf8.count)
        #expect(try await service.send(TestRequest(type: [[String: String]].self)) == [["name": "x"]])
        _ = try await service.send(TestRequest(type: NoContent.self))
    }

    @Test("an answer of another form names place, type and what to do")
    func unexpected() async throws {
        let service = APIService(
            client: FakeServer(script: [
                answer(200, #"[{"a":1}]"#), answer(200, "<html>", headers: ["Content-Type": "text/html; charset=utf-8"]),
            ]))
        await #expect {
            try await service.send(TestRequest(query: [QueryItem("secret", "s3cret")], type: [[String: String]].self))
        } throws: {
            let error = DanXiError($0)
            return error.code == .unexpectedResponse && error.message.contains("[0].a: expected a string")
                && error.message.contains("GET https://forum.example/api/divisions answered") && !error.message.contains("s3cret")
        }
        await #expect { try await service.send(TestRequest(type: [[String: String]].self)) } throws: {
            let error = DanXiError($0)
            return error.code == .unexpectedResponse && error.message.contains("text/html") && error.message.contains("browser")
        }
    }

    @Test("the log leaves out the numbers of paths")
    func masking() {
        #expect(LogPlugin.masked("GET https://a.example:8443/info/123456") == "GET https://a.example:8443/info/{id}")
        #expect(LogPlugin.masked("GET https://a.example/holes/1/floors2") == "GET https://a.example/holes/{id}/floors2")
    }

    @Test("plugins see each request in order, and can stop it")
    func plugins() async throws {
        final class Recorder: APIPlugin {
            let events = Mutex<[String]>([])
            let refuses: Bool

            init(refuses: Bool = false) { self.refuses = refuses }

            func note(_ event: String) { events.withLock { $0.append(event) } }

            func prepare(_ request: HTTPRequest, for origin: some APIRequest) -> HTTPRequest {
                note("prepare")
                var request = request
                request.headers["X-Plugin"] = "yes"
                return request
            }

            func maySend(_ request: HTTPRequest, for origin: some APIRequest) throws {
                note("may send \(request.headers["x-plugin"] ?? "no")")
                if refuses { throw DanXiError(.notSignedIn, "no") }
            }

            func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) {
                note("will receive")
            }

            func didReceive(_ failure: (any Error)?, for origin: some APIRequest) { note(failure == nil ? "did receive" : "failed") }
        }
        let recorder = Recorder()
        let client = FakeServer(script: [answer(204)])
        _ = try await APIService(client: client, plugins: [recorder]).send(TestRequest(type: NoContent.self))
        #expect(recorder.events.withLock { $0 } == ["prepare", "may send yes", "will receive", "did receive"])
        #expect(client.requests.first?.headers["X-PLUGIN"] == "yes")

        let refusing = Recorder(refuses: true)
        await #expect(throws: DanXiError.self) {
            try await APIService(client: client, plugins: [refusing]).send(TestRequest(type: NoContent.self))
        }
        #expect(refusing.events.withLock { $0 } == ["prepare", "may send yes", "failed"])
        #expect(client.requests.count == 1)
    }
}
