import Errors
import JSON
import Testing

@testable import Runtime

@Suite("Sessions", .timeLimit(.minutes(1)))
struct SessionTests {
    @Test("A call of a closed session fails with closed, and its queue is empty")
    func closed() async throws {
        let session = try Session(configuration: .object([:]))
        session.close()
        #expect(await session.result(of: "account.get_status").status == ErrorCode.closed.rawValue)
        #expect(session.next(timeout: -1) == nil)
    }

    @Test("An unknown method is an error that names it")
    func unknownMethod() async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        let result = await session.result(of: "forum.no_such")
        #expect(result.status == ErrorCode.unknownMethod.rawValue)
        #expect(String(cString: try #require(result.text).start).contains("No method is called `forum.no_such`"))
    }

    @Test("The result of a queued call has the caller's mark")
    func queue() throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        _ = session.enqueueCall(.success(CallRequest(method: "account.get_status", parameters: [:])), userData: 7)
        let result = try #require(session.next(timeout: 10_000))
        #expect(result.status == 0 && result.userData == 7)
        #expect(session.next(timeout: 0) == nil)
    }
}
