import Errors
import HTTP
import JSON
import TestSupport
import Testing

@testable import CampusSupport
@testable import FudanKit

@Suite("Sign-in to the library system", .timeLimit(.minutes(5)))
struct LibrarySignInTests {
    /// The requests to the OAuth server, to the gateway's OAuth and to the entry page.
    private static func requests(_ system: LibrarySystem) -> [HTTPRequest] {
        system.university.requests.filter { $0.url.contains("/openapi/oauth2/") || $0.url.contains("/authServer/?") }
    }

    private static func name(of request: HTTPRequest) -> String {
        String(request.url.prefix { $0 != "?" }.split(separator: "/").last ?? "")
    }

    @Test("The requests of a sign-in have their order, and those with a code or a token are sent at most once")
    func requests() async throws {
        try await withLibrary { campus, system in
            _ = try await campus.libraryService.getReader(cache: .prefer)
            let sent = Self.requests(system)
            #expect(
                sent.map { "\($0.method.rawValue) \(Self.name(of: $0)) \($0.effect)" } == [
                    "GET authServer safe", "POST getClientParams safe", "GET authCallBack singleUse", "GET authorize singleUse",
                    "GET doConfirm singleUse", "GET authorize singleUse", "GET getToken singleUse",
                ])
            #expect(sent.map { $0.headers["openToken"] } == [nil, nil, nil, "open-token-1", "open-token-1", "open-token-1", nil])
            #expect(sent.map { $0.headers["tenant-id"] } == [nil, "fdulib", "fdulib", "fdulib", "fdulib", "fdulib", nil])
            let (catalog, server) = ("https://opac.fudan.edu.cn", "https://fdulib.a-lsp.com")
            #expect(sent.map { $0.headers["Origin"] } == [nil, server, nil, nil, nil, nil, catalog])
            #expect(sent.first?.headers["Referer"] == catalog + "/" && sent.last?.headers["Referer"] == catalog + "/")
            let parameters = [
                "response_type": "code", "loginType": "member", "client_id": "rfid", "target": "true",
                "redirect_uri": "https://opac.fudan.edu.cn/#/redirect",
            ]
            let payload = try JSONValue.decode(PaddedBytes(sent[1].body ?? []))
            #expect(payload == .object(parameters.mapValues { .string($0) }))
            for request in [sent[0], sent[3], sent[4], sent[5]] {
                #expect(parameters.allSatisfy { request.parameter($0.key) == $0.value }, "\(Self.name(of: request))")
            }
            #expect(sent.last?.parameter("grant_type") == "authorization_code" && sent.last?.parameter("client_id") == "rfid")
        }
    }

    @Test("A sign-in starts only at an https URL", arguments: ["http://id.fudan.edu.cn/idp/x", "/idp/x", "x", ""])
    func start(url: String) async throws {
        try await withLibrary { campus, system in
            system.change { $0.start = url }
            let error = await failure { try await campus.libraryService.getReader(cache: .prefer) }
            #expect(error?.code == .unexpectedResponse)
            #expect(Self.requests(system).map(Self.name) == ["authServer", "getClientParams"])
            #expect(system.university.requests.last?.url.hasSuffix("/getClientParams") == true)
        }
    }

    @Test(
        "A sign-in that ends without a code or without a ticket fails, and nothing else is sent",
        arguments: ["?authCode=auth-code-1", "?ticket=ST-secret", "", "?authCodes=auth-code-1&ticket=ST-secret", "?authCode&tickets=1"])
    func callback(query: String) async throws {
        try await withLibrary { campus, system in
            system.change { $0.landing = "https://fdulib.a-lsp.com/authServer/auth" + query }
            let error = await failure { try await campus.libraryService.getReader(cache: .prefer) }
            #expect(error?.code == .unexpectedResponse)
            #expect(error?.message.contains("ended at GET https://fdulib.a-lsp.com/authServer/auth instead") == true)
            #expect(system.university.count("authCallBack") == 0)
        }
    }

    @Test(
        "A step of the sign-in that the server refuses with a status has the error of this status",
        arguments: ["getClientParams", "authCallBack", "authorize", "doConfirm", "getToken"])
    func refusedStep(name: String) async throws {
        try await withLibrary { campus, system in
            system.change { $0.statuses = [name: 404] }
            let error = await failure { try await campus.libraryService.getReader(cache: .prefer) }
            #expect(error?.code == .notFound && error?.httpStatus == 404)
            #expect(Self.requests(system).last.map(Self.name) == name, "the steps after it are not sent")
        }
    }

    @Test(
        "A token is replaced if the gateway refuses it with the status 401 or 403, and not for another status",
        arguments: [(401, nil), (403, nil), (402, .rejected), (404, .notFound), (410, .rejected)] as [(Int, ErrorCode?)])
    func refusedToken(status: Int, code: ErrorCode?) async throws {
        try await withLibrary { campus, system in
            _ = try await campus.libraryService.getReader(cache: .prefer)
            system.expireToken()
            system.change { $0.refusalStatus = status }
            let error = await failure { try await campus.libraryService.getReader(cache: .refresh) }
            #expect(error?.code == code)
            #expect(system.signIns == (code == nil ? 2 : 1) && system.university.count("getReaderInfo") == (code == nil ? 3 : 2))
        }
    }

    @Test(
        "A code of the gateway other than 200 is a refusal, and 401 and 403 mean that the account is not signed in",
        arguments: [
            (199, .rejected), (201, .rejected), (400, .rejected), (401, .notSignedIn), (402, .rejected), (403, .notSignedIn),
            (404, .rejected),
        ] as [(Int, ErrorCode)])
    func codes(code: Int, error: ErrorCode) async {
        let server = FakeServer(#"{"code":\#(code),"message":"检索失败","data":[]}"#)
        let found = await failure { try await server.campus.libraryService.getBook(id: "1") }
        #expect(found?.code == error && found?.serverCode == .integer(code) && found?.serverMessage == "检索失败")
        let advice = error == .notSignedIn ? "Call campus.login again." : "Check the parameters. The same request will be refused again."
        #expect(found?.message.hasSuffix("(code \(code)). \(advice)") == true)
        #expect(server.requests.count == 1)
    }
}
