import Errors
import HTTP
import JSON
import Networking
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Redirected requests to the community")
struct RedirectedWriteTests {
    @Test("A change that is redirected to a GET is an error, even if the GET succeeds", arguments: [HTTPMethod.put, .post, .delete])
    func redirected(method: HTTPMethod) async {
        let server = FakeServer { request in
            request.method == .get
                ? request.respond("[]")
                : request.respond(method == .post ? 302 : 303, "", redirect: "https://forum.fduhole.com/api/floors/1")
        }
        let request = CommunityRequest<[JSONValue]>(baseURL: "https://forum.fduhole.com/api", path: "/floors/1", method: method)
        let error = await failure { try await APIService(client: server).send(request) }
        #expect(error?.code == .unexpectedResponse && error?.isOutcomeUnknown == true)
        #expect(error?.message.contains("captive portal") == true)
    }

    @Test("A redirect of a read is followed")
    func read() async throws {
        let server = FakeServer { request in
            request.url.hasSuffix("/2") ? request.respond("[]") : request.respond(302, "", redirect: "https://forum.fduhole.com/api/2")
        }
        let request = CommunityRequest<[JSONValue]>(baseURL: "https://forum.fduhole.com/api", path: "/1")
        let response = try await APIService(client: server).send(request)
        #expect(response.isEmpty)
    }
}
