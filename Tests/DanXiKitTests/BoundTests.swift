import Errors
import HTTP
import JSON
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Extreme responses of community servers", .computing, .serialized, .timeLimit(.minutes(5)))
struct BoundTests {
    static func refusal(_ body: String) -> DanXiError {
        HTTPRefusal.communityError(HTTPRequest(url: "https://a.example/").respond(400, body, type: "application/json"), codes: [:])
    }

    static func nested(_ levels: Int) -> String { String(repeating: "[", count: levels) + String(repeating: "]", count: levels) }

    @Test("The detail of a deeply nested refusal is cut at 64 levels, and the server's message is kept", arguments: [10, 64, 500, 1000])
    func depth(levels: Int) throws {
        let error = Self.refusal(#"{"message":"no","detail":\#(Self.nested(levels))}"#)
        #expect(error.serverMessage == "no")
        let text = try #require(JSONText.bytes(of: error))
        #expect(text.count { $0 == UInt8(ascii: "[") } == min(levels, 64))
    }

    @Test("The error of a community server has its headers and a text of its gateway, and no JSON of the server and no token")
    func response() {
        var request = HTTPRequest(url: "https://a.example/")
        request.headers["Authorization"] = "Bearer eyJhbGciOi"
        let gateway = request.respond(502, "<p>no upstream for eyJhbGciOi", headers: ["X-Request-Id": "7", "Set-Cookie": "a=b"])
        let detail = HTTPRefusal.communityError(gateway, codes: [:]).publicDetail
        #expect(detail["body"] == .string("<p>no upstream for …"))
        #expect(detail["headers"] == .object(["content-type": .string("text/html; charset=utf-8"), "x-request-id": .string("7")]))
        #expect(Self.refusal(#"{"message":"no","detail":{"value":"typed"}}"#).publicDetail["body"] == nil)
    }

    @Test("If the body of a refusal is nested too deeply to be parsed, the error has no message of the server")
    func tooDeep() {
        #expect(Self.refusal(#"{"message":"no","detail":\#(Self.nested(100_000))}"#).message.contains("without a message"))
    }

    @Test(
        "In the error of a large refusal, the message and the detail are shortened, and a code that is an array is left out",
        arguments: ["{}", #"{"field":"a","message":"b","value":"c"}"#, "\"\(String(repeating: "x", count: 100))\"", "[1,2,[3]]"])
    func size(item: String) throws {
        let items = Array(repeating: item, count: 300_000).joined(separator: ",")
        let error = Self.refusal(
            #"{"message":"\#(String(repeating: "m", count: 1_000_000))","code":[\#(items)],"detail":[\#(items)]}"#)
        #expect(error.serverMessage?.utf8.count ?? 0 == 4096)
        let detail = try #require(error.detail.flatMap { JSONText.bytes(of: $0) })
        #expect(detail.count > 5000 && detail.count < 70_000 && error.serverCode == nil)
        #expect(!String(decoding: detail, as: UTF8.self).contains("\"value\""))
    }

    @Test("The server's code in an error is a number or a short string")
    func code() {
        #expect(Self.refusal(#"{"message":"no","code":403001}"#).serverCode == .integer(403_001))
        #expect(Self.refusal(#"{"message":"no","code":{"a":1}}"#).serverCode == nil)
        let code = Self.refusal(#"{"message":"no","code":"\#(String(repeating: "x", count: 1000))"}"#).serverCode
        guard case .string(let text) = code else { return #expect(Bool(false), "\(String(describing: code))") }
        #expect(text.utf8.count > 30 && text.utf8.count < 256)
    }

    @Test("A token with any integer as its expiry can be decoded", arguments: [Int.min, Int.max, 0, -1, Int.max / 1000])
    func expiry(seconds: Int) throws {
        let token = CommunityScript.token(1, "x", expiry: seconds)
        let tokens = try Token.decode(PaddedBytes(#"{"access":"\#(token)","refresh":"\#(token)"}"#.utf8))
        #expect(tokens.isExpired == (seconds <= 0) && !tokens.mayReplace(tokens))
        #expect(TokenClaims(token)?.expiresAt == nil || seconds == 0)
    }

    // MARK: Entities

    static let floor =
        #"{"id":1,"time_created":"2026-11-21T16:28:16.25366319+08:00","time_updated":"2026-11-21T16:28:16.25366319+08:00","content":"x","anonyname":"Rogelio","ranking":0,"reply_to":0,"like":0,"dislike":0,"deleted":false,"modified":0,"fold_v2":"","special_tag":"","is_sensitive":false,"is_actual_sensitive":null,"hole_id":1,"mention":[],"floor_id":1,"fold":[],"liked":false,"disliked":false,"is_me":true}"#
    static let hole =
        #"{"id":2,"time_created":"2026-11-21T21:54:22.861+08:00","time_updated":"2026-11-21T21:54:22.861+08:00","time_deleted":null,"view":0,"reply":0,"hidden":false,"locked":false,"good":true,"no_purge":false,"division_id":1,"tags":[{"id":2,"name":"x","temperature":6,"tag_id":2,"nsfw":false}],"favorite_count":0,"subscription_count":0,"hole_id":2,"frozen":false,"floors":{"first_floor":\#(floor),"last_floor":\#(floor),"prefetch":[\#(floor)]}}"#
    static let course =
        #"{"id":4,"name":"x","code":"PHYS22002","code_id":"PHYS22002.01","credit":4,"department":"x","campus_name":"x","teachers":"x","max_student":100,"week_hour":4,"year":2025,"semester":1,"review_list":[{"id":6,"time_created":"2026-11-21T21:54:26.17+08:00","time_updated":"2026-11-21T21:54:26.17+08:00","title":"x","content":"x","reviewer_id":3,"rank":{"overall":4,"content":5,"workload":3,"assessment":4},"vote":0,"remark":0,"is_me":true,"history":[],"extra":{"achievements":[]}}]}"#

    static let decoders: [(name: String, sample: String, decode: @Sendable (String) throws -> any JSONEncodable)] = [
        ("floor", floor, { try [Floor].decode(PaddedBytes($0.utf8)) }), ("hole", hole, { try [Hole].decode(PaddedBytes($0.utf8)) }),
        ("course", course, { try [CurriculumCourse].decode(PaddedBytes($0.utf8)) }),
        ("tag", #"{"id":2,"name":"x","temperature":24,"tag_id":2,"nsfw":false}"#, { try [DanXiKit.Tag].decode(PaddedBytes($0.utf8)) }),
    ]

    @Test(
        "If any scalar in the JSON of an entity is replaced, the entity is refused, or can be encoded again",
        arguments: decoders.map(\.name))
    func scalars(name: String) throws {
        let (_, sample, decode) = try #require(Self.decoders.first { $0.name == name })
        _ = try decode("[\(sample)]")
        for text in Mutations.ofJSON(sample) {
            guard let value = try? decode("[\(text)]") else { continue }
            #expect(Self.bytes(of: value) != nil)
        }
    }

    private static func bytes(of value: some JSONEncodable) -> [UInt8]? { JSONText.bytes(of: value) }

    @Test("Entities are decoded in linear time", arguments: decoders.map(\.name))
    func many(name: String) throws {
        let (_, sample, decode) = try #require(Self.decoders.first { $0.name == name })
        let growth = growth(from: 20) { size in
            let text = "[\(Array(repeating: sample, count: size).joined(separator: ","))]"
            return { _ = try? decode(text) }
        }
        #expect(growth < linearGrowth)
    }
}
