import Calendar
import JSON
import TestSupport
import Testing
import Threads

@testable import CampusSupport
@testable import FudanKit

@Suite("Access tokens of the libraries", .virtualTime)
struct LibraryTokenTests {
    @Test(
        "A token is used until one minute before it expires, and for less than a day",
        arguments: [(61, 999), (7200, 7_139_999), (86_400, 86_339_999), (86_401, 86_339_999), (Int.max, 86_339_999)])
    func lifetime(seconds: Int, last: Int) async throws {
        let token = LibraryToken(accessToken: "t", username: "1", expiresIn: seconds)
        try await Timers.sleep(for: .milliseconds(last))
        #expect(token.isUsable(by: "1") && !token.isUsable(by: "2"))
        try await Timers.sleep(for: .milliseconds(1))
        #expect(!token.isUsable(by: "1"))
    }

    @Test("A token that lives for a minute or less is not used", arguments: [60, 1, 0, -1, Int.min])
    func short(seconds: Int) {
        #expect(!LibraryToken(accessToken: "t", username: "1", expiresIn: seconds).isUsable(by: "1"))
    }

    @Test("A token is the same after it was encoded and decoded")
    func coding() throws {
        func text(_ token: LibraryToken) -> String { String(decoding: JSONText.bytes(of: token) ?? [], as: UTF8.self) }
        let end = WallTime.now.milliseconds + 7_200_000
        let token = LibraryToken(accessToken: "t", username: "1", expiresIn: 7200)
        let members: JSONValue = .object(["access_token": .string("t"), "username": .string("1"), "expires_at_ms": .integer(end)])
        #expect(try JSONValue.decode(PaddedBytes(text(token).utf8)) == members)
        for token in [token, LibraryToken(accessToken: "t", username: "1", expiresIn: nil)] {
            let decoded = try LibraryToken.decode(PaddedBytes(text(token).utf8))
            #expect(decoded.accessToken == "t" && decoded.username == "1" && text(decoded) == text(token))
        }
    }

    @Test("A token whose expiry the server does not tell is used for a day")
    func day() async throws {
        try await withLibrary { campus, system in
            system.change { $0.lifetime = "null" }
            _ = try await campus.libraryService.getReader(cache: .refresh)
            try await Timers.sleep(for: .milliseconds(86_399_999))
            _ = try await campus.libraryService.getReader(cache: .refresh)
            #expect(system.signIns == 1)
            try await Timers.sleep(for: .milliseconds(1))
            _ = try await campus.libraryService.getReader(cache: .refresh)
            #expect(system.signIns == 2)
        }
    }
}
