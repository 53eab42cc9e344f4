import Errors
import TestSupport
import Testing

@testable import FudanKit

@Suite("Name, kind and department of the signed-in person")
struct IdentityTests {
    static func page(_ script: String) -> String { "<html><head><script>var a = 1;</script><script>\(script)</script></head></html>" }

    func identity(_ text: String) async throws -> PersonIdentity {
        try await FakeServer(text).campus.profileService.getIdentity(cache: .prefer).value
    }

    @Test("Name, kind and department are read from the script of the portal page")
    func identity() async throws {
        let script =
            #"window.userInfoDSL.x; window.userInfoDSL = {"name":"旦旦","identity":"本科生","depart":"计算机学院","note":"}\"{","more":{"a":1}}; f({});"#
        let server = FakeServer(Self.page(script))
        let service = server.campus.profileService
        let person = try await service.getIdentity(cache: .prefer).value
        #expect(person == PersonIdentity(name: "旦旦", identity: "本科生", department: "计算机学院"))
        #expect(server.urls.last == "https://ehall.fudan.edu.cn/")
        let source = try await service.getIdentity(cache: .prefer).source
        #expect(source == .memory)
        let escaped = try await identity(Self.page(#"window.userInfoDSL={"\"a":"}","b\\":{},"name":"旦旦"}"#))
        #expect(escaped == PersonIdentity(name: "旦旦", identity: nil, department: nil))
        let bare = try await identity(Self.page(#"window.userInfoDSL={"name":"旦旦"}"#))
        #expect(bare == PersonIdentity(name: "旦旦", identity: nil, department: nil))
    }

    @Test(
        "If the page does not name the person, the call fails, and the error contains no personal data",
        arguments: [
            "<html></html>", page(""), page("window.userInfoDSL = {}"), page(#"window.userInfoDSL = {"depart":"旦旦"}"#),
            page(#"window.userInfoDSL = {"name":"旦旦""#), page("window.userInfoDSL = null"),
        ])
    func missingPerson(text: String) async throws {
        let error = await failure { try await identity(text) }
        #expect(error?.code == .pageChanged && error?.message.contains("旦旦") == false, "\(String(describing: error))")
    }
}
