import Errors
import HTTP
import TestSupport
import Testing
import Threads

@testable import CampusSignIn

@Suite("Submissions of the password by several calls", .timeLimit(.minutes(5)), .virtualTime)
struct PasswordGateTests {
    private static let response = HTTPResponse(request: HTTPRequest(url: "https://id.fudan.edu.cn/"), status: 200)

    @Test("A call gets the response or the error of its own submission, whatever it shares")
    func own() async throws {
        let gate = PasswordGate()
        for _ in 0..<2 {
            let response = try await gate.submit {
                Self.response
            } sharing: { _ in
                false
            }
            let nothing = try await gate.submit {
                nil
            } sharing: { _ in
                false
            }
            #expect(response === Self.response && nothing == nil)
            await expectFailure(.rejected) {
                try await gate.submit {
                    throw DanXiError(.rejected, "No.")
                } sharing: { _ in
                    false
                }
            }
        }
    }

    @Test(
        "A call that waits for the submission of another call sends nothing, and gets its error only if it shares it",
        arguments: [(false, false), (false, true), (true, false), (true, true)])
    func waiting(fails: Bool, shares: Bool) async throws {
        let (gate, held) = (PasswordGate(), Gate())
        async let first = failure { try await Self.submit(gate, held, fails: fails) }
        await held.arrival()
        async let second = failure { try await Self.wait(gate, shares: shares) }
        try await Timers.sleep(for: .milliseconds(10))
        held.open()
        let (own, other) = (await first, await second)
        #expect(own?.code == (fails ? .rejected : nil) && other?.code == (fails && shares ? .rejected : nil))
    }

    private static func submit(_ gate: PasswordGate, _ held: Gate, fails: Bool) async throws -> HTTPResponse? {
        try await gate.submit {
            await held.pass()
            if fails { throw DanXiError(.rejected, "No.") }
            return response
        } sharing: { _ in
            false
        }
    }

    private static func wait(_ gate: PasswordGate, shares: Bool) async throws {
        let response = try await gate.submit {
            Issue.record("the second call has sent the password")
            return nil
        } sharing: { _ in
            shares
        }
        #expect(response == nil)
    }
}
