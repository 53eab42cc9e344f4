import TestSupport
import Testing

@testable import JSON

@Suite("Elements of JSON documents")
struct ElementTests {
    struct Kind: Sendable {
        let text: String
        var integer = "error: expected an integer"
        var number = "error: expected a number"
        var boolean = "error: expected true or false"
        var string = "error: expected a string"
        var elements = "error: expected an array"
        var members = "error: expected an object"
        var large = "nil"
    }

    @Test(
        "A value is read as its own type, and any other type is an error",
        arguments: [
            Kind(text: "null"), Kind(text: "true", boolean: "true"), Kind(text: "false", boolean: "false"),
            Kind(text: "-12", integer: "-12", number: "-12.0"), Kind(text: "1.50", number: "1.5"), Kind(text: "1e2", number: "100.0"),
            Kind(
                text: "9223372036854775808", integer: "error: the number is out of range", number: "9.223372036854776e+18",
                large: "9223372036854775808"),
            Kind(text: "1e400", integer: "error: the number is out of range", number: "error: the number is out of range", large: "1e400"),
            Kind(text: #""a\u00e9""#, string: "aé"), Kind(text: #""""#, string: ""), Kind(text: "[]", elements: "0 0"),
            Kind(text: "[1,[2],3]", elements: "3 3"), Kind(text: "{}", members: ""),
            Kind(text: #"{"b":1,"a":2,"b":3,"":4}"#, members: "b=1 a=2 b=3 =4"),
        ])
    func kinds(kind: Kind) {
        #expect(readingOutcome(kind.text) { try $0.integer() } == kind.integer)
        #expect(readingOutcome(kind.text) { try $0.number() } == kind.number)
        #expect(readingOutcome(kind.text) { try $0.boolean() } == kind.boolean)
        #expect(readingOutcome(kind.text) { try $0.string() } == kind.string)
        #expect(readingOutcome(kind.text) { try $0.string(shortenedToBytes: 100) } == kind.string)
        #expect(readingOutcome(kind.text) { $0.largeNumber ?? "nil" } == kind.large)
        #expect(readingOutcome(kind.text) { $0.isNull } == "\(kind.text == "null")")
        #expect(readingOutcome(kind.text) { $0.isInteger } == "\(kind.text == "-12")")
        let counts = readingOutcome(kind.text) { element in
            let elements = try element.elements()
            return "\(elements.underestimatedCount) \(elements.reduce(0) { count, _ in count + 1 })"
        }
        #expect(counts == kind.elements)
        let members = readingOutcome(kind.text) { try $0.members().map { "\($0.key)=\(try $0.value.integer())" }.joined(separator: " ") }
        #expect(members == kind.members)
    }

    @Test(
        "A member is required or optional, and the error for it has its key",
        arguments: [
            (#"{"a":1}"#, "1", "Optional(1)", "error: a: expected an array"),
            (#"{"b":1}"#, "error: a: is missing", "nil", "error: a: is missing"),
            (#"{"a":null}"#, "error: a: expected an integer", "nil", "[]"),
            (#"{"a":[1,2]}"#, "error: a: expected an integer", "error: a: expected an integer", "[1, 2]"),
            (#"{"a":[1,"x"]}"#, "error: a: expected an integer", "error: a: expected an integer", "error: a[1]: expected an integer"),
            ("[1]", "error: expected an object", "error: expected an object", "error: expected an object"),
        ])
    func members(text: String, value: String, optional: String, list: String) {
        #expect(readingOutcome(text) { try $0.value("a") as Int } == value)
        #expect(readingOutcome(text) { try $0.optional("a") as Int? } == optional)
        #expect(readingOutcome(text) { try $0.list("a") as [Int] } == list)
    }

    @Test("A member that is null is an element, and one that is missing is not")
    func presence() {
        #expect(readingOutcome(#"{"a":null}"#) { try $0.member("a")?.isNull ?? false } == "true")
        #expect(readingOutcome(#"{"ab":null}"#) { try $0.member("a")?.isNull ?? false } == "false")
    }

    @Test("A string is shortened like one that was read as a whole", arguments: ["", "abcdef", "中文字", "a😀b", "e\u{301}e\u{301}"])
    func shortened(text: String) throws {
        for limit in -1...12 {
            #expect(readingOutcome("\"\(text)\"") { try $0.string(shortenedToBytes: limit) } == text.shortened(toBytes: limit), "\(limit)")
        }
    }

    @Test("The path of an error has the keys and indices from the outside to the inside")
    func paths() {
        let error = JSONError("x")
        #expect(!error.isOutOfMemory && JSONError.outOfMemory.isOutOfMemory && error.path == "" && "\(error)" == "x")
        #expect("\(error.under(key: "a"))" == "a: x" && error.under(key: "b").under(key: "a").path == "a.b")
        #expect("\(error.under(index: 3))" == "[3]: x" && error.under(index: 3).under(key: "a").path == "a[3]")
        #expect(error.under(key: "b").under(index: 3).under(index: 0).under(key: "a").path == "a[0][3].b")
        #expect(readingOutcome(#"{"a":[[1],[2,"x"]]}"#) { try [String: [[Int]]](json: $0) } == "error: a[1][1]: expected an integer")
        #expect(readingOutcome(#"[{"a":{"b":true}}]"#) { try [[String: [String: Int]]](json: $0) } == "error: [0].a.b: expected an integer")
    }

    @Test("Decoding of a long array stops when its task is cancelled, and decoding of a short one ends")
    func cancellation() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return [1, 4095, 4096, 100_000].map { count -> JSONError? in
                do throws(JSONError) {
                    _ = try [Int].decode(PaddedBytes("[\(String(repeating: "1,", count: count - 1))1]".utf8))
                    return nil
                } catch {
                    return error
                }
            }
        }
        let errors = await task.value
        #expect(errors == [nil, nil, .cancelled, .cancelled])
        #expect(JSONError.cancelled.problem == "the call was cancelled")
    }

    @Test("A document may have 128 levels, or as many as the caller allows")
    func levels() throws {
        func error(_ levels: Int, atMost limit: Int? = nil) -> JSONError? {
            let bytes = PaddedBytes(BoundTests.nested(levels, "[", "").utf8)
            do throws(JSONError) {
                if let limit { _ = try JSONDocument(bytes, levels: limit) } else { _ = try JSONDocument(bytes) }
                return nil
            } catch {
                return error
            }
        }
        #expect(error(128) == nil && error(1024, atMost: JSONDocument.levelsOfExcerpt) == nil && error(2, atMost: 2) == nil)
        for found in [error(129), error(1025, atMost: JSONDocument.levelsOfExcerpt), error(3, atMost: 2)] {
            #expect(
                found?.problem.hasPrefix("invalid JSON (") == true && found?.isOutOfMemory == false
                    && found?.problem.contains("unknown") == false)
        }
        let encoded = try #require(JSONText.encode(try JSONValue.decode(PaddedBytes(BoundTests.nested(64, "[", "").utf8))))
        #expect(throws: Never.self) { try JSONDocument(encoded, levels: 64) }
        #expect(throws: JSONError.self) { try JSONDocument(encoded, levels: 63) }
        #expect(throws: JSONError("the document is empty")) { try JSONDocument(PaddedBytes()) }
    }

    @Test("The error for a value with too many levels states the limit")
    func tooDeep() {
        let error = JSONError("the value is nested more than 64 levels deep")
        for text in [BoundTests.nested(65), BoundTests.nested(65, #"{"a":"#, "1", "}")] {
            #expect(throws: error) { try JSONValue.decode(PaddedBytes(text.utf8)) }
            #expect(throws: error) { try JSONText.parse(text) }
        }
    }

    @Test("Each value has a kind for messages")
    func valueKinds() {
        let values: [JSONValue] = [
            .null, .bool(true), .integer(1), .number(1), .largeNumber("1e400"), .string(""), .array([]), .object([:]),
        ]
        #expect(
            values.map(\.kind) == [
                "null", "true or false", "an integer", "a number", "a number out of range", "a string", "an array", "an object",
            ])
    }

    @Test(
        "The scheme of an absolute URL is found",
        arguments: [("https://x.cn/", "https"), ("a+b-c.d1:x", "a+b-c.d1"), ("Z:", "Z"), ("a:b:c", "a"), ("mailto:x@y", "mailto")])
    func schemes(text: String, scheme: String) {
        #expect(text.urlScheme.map { String($0) } == scheme)
    }
}
