import Errors
import JSON
import Testing
import Text

@testable import Runtime

@Suite("Continuations", .timeLimit(.minutes(5)))
struct ContinuationTests {
    private let continuation = Continuation(
        method: "forum.search_floor", account: nil,
        parameters: ["keyword": .string("图书馆 \u{0}\""), "accurate": .bool(false), "offset": .integer(0), "size": .integer(10)],
        place: ListPlace(position: .integer(10), size: 50, skip: 3, seen: [1, -7, .max], repeated: 4))

    @Test("A continuation can be read back from its text, which needs no escapes in a URL")
    func text() throws {
        let text = try #require(continuation.text)
        #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        let read = try Continuation(text: text)
        #expect(read.method == continuation.method && read.account == nil)
        #expect(read.parameters == continuation.parameters && read.place == continuation.place)
    }

    @Test("A continuation whose text was changed or truncated is refused")
    func damage() throws {
        let text = Array(try #require(continuation.text))
        for index in text.indices {
            var changed = text
            changed[index] = changed[index] == "A" ? "B" : "A"
            // The last character of base64 may have unused bits, so a change of this character may have no effect.
            if index < text.count - 1 { #expect(throws: Continuation.Problem.self) { try Continuation(text: String(changed)) } }
            #expect(throws: Continuation.Problem.self) { try Continuation(text: String(text.prefix(index))) }
        }
        #expect(throws: Continuation.Problem.damaged) { try Continuation(text: "not base64!") }
    }

    @Test("A continuation whose numbers are out of range is refused")
    func ranges() throws {
        for place in [ListPlace(seen: Array(0...ListPlace.memory)), ListPlace(repeated: ListPlace.memory + 1), ListPlace(skip: -1)] {
            let text = try #require(Continuation(method: "m", account: nil, parameters: [:], place: place).text)
            #expect(throws: Continuation.Problem.damaged) { try Continuation(text: text) }
        }
    }

    @Test("A call fails before it sends a request if its continuation is damaged, or belongs to another version or another list")
    func refusals() async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        let text = try #require(continuation.text)
        let bytes = try #require(Base64.decodeURLSafe(text))
        let newer = Base64.encodeURLSafe([99] + bytes.dropFirst())
        let cases: [(String, [String: JSONValue], String)] = [
            ("forum.search_floor", ["continue_from": .string(String(text.dropLast(4)))], "`continue_from`: it is damaged"),
            ("forum.search_floor", ["continue_from": .string(newer)], "`continue_from`: another version of libdanxi made it"),
            ("forum.list_my_floors", ["continue_from": .string(text)], "`continue_from`: it continues forum.search_floor"),
            ("forum.search_floor", ["continue_from": .string(text), "keyword": .string("x")], "`keyword`: it differs from its value"),
            ("forum.search_floor", ["continue_from": .string(text), "offset": .integer(10)], "`offset`: it differs from its value"),
            ("forum.search_floor", ["continue_from": .string(text), "sice": .integer(10)], "unknown parameter `sice`"),
            ("forum.search_floor", ["continue_from": .integer(1)], "`continue_from`: expected a string"),
            ("forum.search_floor", ["continue_from": .string("")], "`continue_from`: must not be empty"),
            ("forum.get_hole", ["id": .integer(1), "continue_from": .string(text)], "unknown parameter `continue_from`"),
        ]
        for (method, parameters, part) in cases {
            let result = await session.result(of: method, parameters)
            let message = String(cString: try #require(result.text).start)
            #expect(result.status == ErrorCode.invalidArgument.rawValue && message.contains(part), "\(message)")
            #expect(!message.contains("图书馆"))
        }
    }

    @Test(
        "A call with a continuation may repeat the parameters of the first page or leave them out",
        arguments: [[:], ["size": JSONValue.integer(10)]])
    func repeatedParameters(given: [String: JSONValue]) async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        let text = try #require(continuation.text)
        let result = await session.result(of: "forum.search_floor", given.merging(["continue_from": .string(text)]) { $1 })
        #expect(result.status == ErrorCode.notSignedIn.rawValue)
        #expect(result.continuation() == nil)
    }
}
