import Calls
import Errors
import JSON
import Markup
import TestSupport
import Testing

@testable import FudanKit

@Suite("Readable and skipped rows", .timeLimit(.minutes(5)))
struct ReadableRowsTests {
    private struct Rows: JSONDecodable {
        let numbers: [Int]

        init(json: JSONElement) throws(JSONError) { numbers = try json.readableRows("rows", "number") }
    }

    private static func items(_ html: String) throws -> [HTMLElement] { try HTMLDocument(html).select("li") }

    private static func number(_ item: HTMLElement) throws -> Int? {
        if item.text == "-" { return nil }
        guard let number = Int(item.text) else { throw item.pageChanged(service: "test", problem: "has no number") }
        return number
    }

    @Test("A malformed HTML element is left out and recorded, and an element that is not a row is only left out")
    func elements() async throws {
        let items = try Self.items("<ul><li>1</li><li class=\"odd\" id=\"n1234567\">张旦同学 12345</li><li>-</li><li>3</li></ul>")
        let (numbers, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try items.compactMapReadable("number", Self.number)
        }
        #expect(numbers == [1, 3])
        #expect(recorder.all.count == 1)
        let row = try #require(recorder.all.rows.first)
        #expect(row == SkippedRow(what: "number", reason: "has no number", excerpt: "<li class=\"odd\" id=\"n#\">… 0000"))
    }

    @Test("If all HTML elements are malformed, the error of the first element is thrown, and nothing is recorded")
    func noElement() async throws {
        let items = try Self.items("<ul><li class=\"first\">x</li><li>y</li></ul>")
        let (error, recorder) = await SkippedRowRecorder.collect(log: { _, _ in }) {
            await failure { try items.compactMapReadable("number", Self.number) }
        }
        #expect(error?.code == .pageChanged && error?.message.contains("<li class=\"first\">") == true)
        #expect(error?.detail == .object(["problem": .string("has no number")]))
        #expect(recorder.all.count == 0)
        #expect(try [HTMLElement]().compactMapReadable("number", Self.number) == [])
    }

    @Test("In a cancelled task, no row is read")
    func cancelled() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try Self.items("<ul><li>1</li><li>2</li></ul>").compactMapReadable("number", Self.number)
        }
        let result = await task.result
        #expect(throws: CancellationError.self) { try result.get() }
    }

    @Test("A part that fails is recorded once, with its kind and the reason")
    func parts() async throws {
        let list = try HTMLDocument("<ul id=\"a\"><li>x</li></ul>")
        let error = DanXiError(.pageChanged, "long", detail: .object(["problem": .string("has no number")]))
        let (found, skipped) = await skipping { () -> [Int?] in
            [
                list.readablePart("list") { () throws -> Int in throw error }, list.readablePart("list") { 1 },
                await readablePart("request") { () async throws -> Int in throw DanXiError(.network, "cut") },
                await readablePart("request") { 2 },
            ]
        }
        #expect(found == [nil, 1, nil, 2] && skipped.count == 2)
        #expect(
            skipped.rows == [
                SkippedRow(what: "list", reason: "has no number", excerpt: list.excerpt),
                SkippedRow(what: "request", reason: "cut", excerpt: ""),
            ])
    }

    @Test("A malformed JSON value is left out and recorded with a masked excerpt of at most 200 characters")
    func values() async throws {
        let malformed =
            #"{"name":"张旦","id":19307110001,"note":[true,null,"two words"],"long":"\#(String(repeating: "a b ", count: 200))"}"#
        let (numbers, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try Rows.decode(PaddedBytes("{\"rows\":[1,\(malformed),3,[\(String(repeating: "1,", count: 300))0]]}".utf8)).numbers
        }
        #expect(numbers == [1, 3])
        let rows = recorder.all.rows
        #expect(rows.map(\.reason) == ["expected an integer", "expected an integer"])
        #expect(
            rows.first?.excerpt == #"{"id":0000,"long":"a b a b a b a b a b a b a b a b a b a b …","name":"…","note":[true,null,"two …"]}"#)
        #expect(rows.last?.excerpt.count == 200 && rows.last?.excerpt.hasSuffix("…") == true)
    }

    @Test("If all JSON values are malformed, the error states the path of the first value", arguments: ["[null]", "[\"x\",{}]"])
    func noValue(rows: String) throws {
        #expect(throws: JSONError("expected an integer").under(index: 0).under(key: "rows")) {
            try Rows.decode(PaddedBytes("{\"rows\":\(rows)}".utf8))
        }
        #expect(try Rows.decode(PaddedBytes("{\"rows\":[]}".utf8)).numbers == [])
        #expect(throws: JSONError("is missing").under(key: "rows")) { try Rows.decode(PaddedBytes("{}".utf8)) }
    }
}
