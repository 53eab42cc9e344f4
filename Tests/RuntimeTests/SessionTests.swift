import Errors
import JSON
import Testing

@testable import Runtime

@Suite("Sessions", .timeLimit(.minutes(5)))
struct SessionTests {
    @Test("A closed session accepts no call, and its queue stays empty")
    func closed() throws {
        let session = try Session(configuration: .object([:]))
        session.close()
        let request = CallRequest(method: "account.get_status", parameters: [:])
        #expect(session.call(request).status == ErrorCode.closed.rawValue)
        #expect(session.call(.success(request), userData: 0) == nil)
        #expect(session.call(.success(request), userData: 0) { _ in Issue.record("a callback after the close") } == nil)
        #expect(session.next(timeout: -1) == nil)
    }

    @Test("The error for an unknown method names the method")
    func unknownMethod() async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        let result = await session.result(of: "forum.no_such")
        #expect(result.status == ErrorCode.unknownMethod.rawValue)
        #expect(String(cString: try #require(result.text).start).contains("No method is called `forum.no_such`"))
    }

    @Test("The result of a queued call has the caller's user data")
    func queue() throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        _ = session.call(.success(CallRequest(method: "account.get_status", parameters: [:])), userData: 7)
        let result = try #require(session.next(timeout: 60_000))
        #expect(result.status == 0 && result.userData == 7)
        #expect(session.next(timeout: 0) == nil)
    }
}
