import Errors
import HTTP
import JSON
import Synchronization
import TestSupport

@testable import DanXiKit

/// The responses of a fake forum with one hole. Tests can change the floors of the hole, and make the forum fail.
final class ForumScript: Sendable {
    struct Floor: Sendable {
        let id: Int
        var content: String
        var deleted = false
        var modified = 0
    }

    struct State: Sendable {
        var floors: [Floor] = []
        var isGone = false
        /// The number of replies that the hole reports. Nil for the actual number.
        var reply: Int?
        /// The number of requests for floors that still get a response before the connection is lost. Nil if the connection is never lost.
        var pagesLeft: Int?
        /// The status of responses to requests for the earlier texts of floors.
        var historyStatus = 200
        /// Called with the state after the response with a page of floors has been created.
        var afterPage: (@Sendable (inout State) -> Void)?
    }

    static let hole = 1

    private let state: Mutex<State>

    init(_ contents: [String]) {
        let floors = contents.enumerated().map { Floor(id: $0 + 100, content: $1) }
        state = Mutex(State(floors: floors))
    }

    func change(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }

    func answer(_ request: HTTPRequest) throws -> (Int, String)? {
        let path = request.url.prefix { $0 != "?" }
        let query = { (name: String) in request.queryItem(name).flatMap { Int($0) } ?? 0 }
        return try state.withLock { state in
            if path.hasSuffix("/holes/1") {
                return state.isGone
                    ? (404, #"{"code":404,"message":"record not found"}"#)
                    : (200, ForumTests.hole.replacing(#""reply":0"#, with: #""reply":\#(state.reply ?? max(0, state.floors.count - 1))"#))
            }
            if path.hasSuffix("/holes/1/floors") {
                if let left = state.pagesLeft {
                    guard left > 0 else { throw DanXiError(.network, "The connection was lost.") }
                    state.pagesLeft = left - 1
                }
                let page = state.floors.dropFirst(query("offset")).prefix(query("size")).map(Self.json).joined(separator: ",")
                state.afterPage?(&state)
                return (200, "[\(page)]")
            }
            if path.hasSuffix("/history") {
                guard state.historyStatus == 200 else { return (state.historyStatus, "{}") }
                return (
                    200,
                    #"[{"id":9,"floor_id":100,"content":"before","reason":"","user_id":1,"time_created":"\#(ForumTests.time)","time_updated":"\#(ForumTests.time)"}]"#
                )
            }
            return nil
        }
    }

    private static func json(_ floor: Floor) -> String {
        let content = JSONText.bytes(of: floor.content).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return ForumTests.floor.replacing(#""id":2"#, with: #""id":\#(floor.id)"#).replacing(#""内容""#, with: content)
            .replacing(#""deleted":false"#, with: #""deleted":\#(floor.deleted)"#)
            .replacing(#""modified":3"#, with: #""modified":\#(floor.modified)"#)
    }
}
