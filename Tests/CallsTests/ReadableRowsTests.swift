import Calls
import Errors
import JSON
import Synchronization
import Testing

/// The values that a parser reads, or its error, the rows that it leaves out, and its messages to the log.
private struct Reading<Value: Sendable>: Sendable {
    let value: Value?
    let error: String?
    let skipped: SkippedRows
    let log: [String]

    init(_ text: String, _ read: (String) throws -> Value) async {
        let messages = Mutex<[String]>([])
        let log: LogHandler = { level, message in messages.withLock { $0.append("\(level): \(message())") } }
        let (outcome, recorder) = await SkippedRowRecorder.collect(log: log) { Result { try read(text) } }
        value = try? outcome.get()
        error = if case .failure(let error) = outcome { "\(error)" } else { nil }
        skipped = recorder.all
        self.log = messages.withLock { $0 }
    }
}

@Suite("Lists with malformed rows")
struct ReadableRowsTests {
    private struct Required: JSONDecodable {
        let rows: [Int]
        init(json: JSONElement) throws(JSONError) { rows = try json.readableRows("rows", "number") }
    }

    private struct Loose: JSONDecodable {
        let rows: [Int]?
        init(json: JSONElement) throws(JSONError) { rows = try json.optionalRows("rows", "number") }
    }

    private struct Part: JSONDecodable {
        let part: Int?
        init(json: JSONElement) throws(JSONError) { part = try json.optionalPart("part", "user") }
    }

    private static let row = SkippedRow(what: "number", reason: "expected an integer", excerpt: "true")
    private static let message =
        "warning: A malformed part of the server's response (number) was left out: expected an integer. Its structure is: true"

    @Test(
        "Malformed rows are left out, recorded and logged. If there is no other row, the first one's error is that of the list",
        arguments: [
            (#"{"rows":[1,2]}"#, [1, 2], nil, 0), (#"{"rows":[]}"#, [], nil, 0), (#"{"rows":[true,1,true,2]}"#, [1, 2], nil, 2),
            (#"{"rows":[1,true]}"#, [1], nil, 1), (#"{"rows":[true,true]}"#, nil, "rows[0]: expected an integer", 0),
            (#"{}"#, nil, "rows: is missing", 0), (#"{"rows":1}"#, nil, "rows: expected an array", 0),
        ] as [(String, [Int]?, String?, Int)])
    func required(text: String, rows: [Int]?, error: String?, skipped: Int) async {
        let reading = await Reading(text) { try Required.decode(PaddedBytes($0.utf8)).rows }
        #expect(reading.value == rows && reading.error == error)
        #expect(reading.skipped == SkippedRows(Array(repeating: Self.row, count: skipped), count: skipped))
        #expect(reading.log == Array(repeating: Self.message, count: skipped))
    }

    @Test(
        "An optional list may be missing or null",
        arguments: [
            (#"{}"#, nil, nil, 0), (#"{"rows":null}"#, nil, nil, 0), (#"{"rows":[]}"#, [], nil, 0), (#"{"rows":[1,true]}"#, [1], nil, 1),
            (#"{"rows":[true]}"#, nil, "rows[0]: expected an integer", 0),
        ] as [(String, [Int]?, String?, Int)])
    func optional(text: String, rows: [Int]?, error: String?, skipped: Int) async {
        let reading = await Reading(text) { try Loose.decode(PaddedBytes($0.utf8)).rows }
        #expect((reading.value ?? nil) == rows && reading.error == error && reading.skipped.count == skipped)
    }

    @Test(
        "An optional part is missing if it is null, empty or malformed, and a malformed one is recorded",
        arguments: [
            (#"{"part":5}"#, 5, 0), (#"{}"#, nil, 0), (#"{"part":null}"#, nil, 0), (#"{"part":{}}"#, nil, 0), (#"{"part":true}"#, nil, 1),
            (#"{"part":{"a":1}}"#, nil, 1), (#"{"part":[]}"#, nil, 1),
        ] as [(String, Int?, Int)])
    func part(text: String, part: Int?, skipped: Int) async {
        let reading = await Reading(text) { try Part.decode(PaddedBytes($0.utf8)).part }
        #expect((reading.value ?? nil) == part && reading.error == nil && reading.skipped.count == skipped)
        if text.contains("true") {
            #expect(reading.skipped.rows == [SkippedRow(what: "user", reason: "expected an integer", excerpt: "true")])
        }
        #expect(reading.log.count == skipped)
    }

    private struct Lists: JSONDecodable {
        let rows: ReadRows<Int>

        init(json: JSONElement) throws(JSONError) {
            var all: ReadRows<Int> = try json.value("a")
            all.append(contentsOf: try json.value("b"))
            rows = all
        }
    }

    @Test("The rows and the failures of two lists are joined. The first 20 failures are kept")
    func joined() async throws {
        func list(_ numbers: Int, _ others: Int) -> String {
            (Array(repeating: "1", count: numbers) + Array(repeating: "true", count: others)).joined(separator: ",")
        }
        let text = #"{"a":[\#(list(2, 15))],"b":[\#(list(3, 25))]}"#
        for isStrict in [true, false] {
            let reading = await Reading(text) { text in
                let rows = try Lists.decode(PaddedBytes(text.utf8)).rows
                #expect(rows.count == 45 && rows.rows == [1, 1, 1, 1, 1])
                return isStrict ? try rows.readable("number") : rows.recorded("number")
            }
            #expect(reading.value == [1, 1, 1, 1, 1])
            #expect(reading.skipped == SkippedRows(Array(repeating: Self.row, count: 20), count: 40))
            #expect(reading.log == Array(repeating: Self.message, count: 20) + ["warning: 20 more rows were left out."])
        }
        let empty = #"{"a":[],"b":[true]}"#
        let strict = await Reading(empty) { try Lists.decode(PaddedBytes($0.utf8)).rows.readable("number") }
        #expect(strict.value == nil && strict.error == "expected an integer" && strict.skipped.count == 0)
        let lenient = await Reading(empty) { try Lists.decode(PaddedBytes($0.utf8)).rows.recorded("number") }
        #expect(lenient.value == [] && lenient.skipped == SkippedRows([Self.row], count: 1))
        #expect(ReadRows<Int>().count == 0)
    }

    @Test("A long list of a cancelled call is not read to its end", arguments: [(4095, false), (4096, true), (10_000, true)])
    func cancelled(count: Int, stops: Bool) async {
        let text = "{\"rows\":[\(Array(repeating: "1", count: count).joined(separator: ","))]}"
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await Reading(text) { try Required.decode(PaddedBytes($0.utf8)).rows.count }
        }
        task.cancel()
        let reading = await task.value
        #expect(reading.value == (stops ? nil : count) && reading.error == (stops ? "rows: \(JSONError.cancelled)" : nil))
    }

    @Test("The reason of a failure is the problem in the error's detail, its message, or the error itself")
    func reasons() {
        struct Strange: Error, CustomStringConvertible { let description = "strange" }
        let detailed = DanXiError(.unexpectedResponse, "m", detail: .object(["problem": .string("p")]))
        let numbered = DanXiError(.unexpectedResponse, "m", detail: .object(["problem": .integer(1)]))
        for (error, reason) in [
            (detailed, "p"), (numbered, "m"), (DanXiError(.unexpectedResponse, "m"), "m"), (JSONError("j"), "j"), (Strange(), "strange"),
        ] as [(any Error, String)] {
            #expect(SkippedRow.reason(error) == reason)
        }
    }

    @Test("The excerpt of a failure is made only if it is kept")
    func excerpts() async {
        var failures = RowFailures<DanXiError>()
        var excerpts = 0
        for number in 0..<30 {
            failures.add(DanXiError(.unexpectedResponse, "problem \(number)")) {
                excerpts += 1
                return "\(number)"
            }
        }
        #expect(excerpts == SkippedRows.limit)
        let all = failures
        #expect(throws: DanXiError(.unexpectedResponse, "problem 0")) { try all.record("row", isAlone: true) }
        #expect(throws: Never.self) { try RowFailures<DanXiError>().record("row", isAlone: true) }
        let reading = await Reading("") { _ in try all.record("row", isAlone: false) }
        let rows = (0..<20).map { SkippedRow(what: "row", reason: "problem \($0)", excerpt: "\($0)") }
        #expect(reading.error == nil && reading.skipped == SkippedRows(rows, count: 30))
    }
}

@Suite("The record of skipped rows")
struct SkippedRowRecorderTests {
    private static func rows(_ name: String, count: Int = 1) -> SkippedRows {
        SkippedRows([SkippedRow(what: name, reason: "r", excerpt: "e")], count: count)
    }

    @Test(
        "Own rows are logged and come first. Those of each cache are counted once, by the names of the caches, and a missing part is not logged"
    )
    func order() async throws {
        let log = Mutex<[String]>([])
        let (_, recorder) = await SkippedRowRecorder.collect(log: { level, text in log.withLock { $0.append("\(level) \(text())") } }) {
            let recorder = SkippedRowRecorder.current
            recorder?.record(Self.rows("z"), ofCache: "2")
            recorder?.record(Self.rows("y", count: 5), ofCache: "1")
            recorder?.record(Self.rows("y", count: 5), ofCache: "1")
            recorder?.record(Self.rows("x", count: 9), ofCache: "3")
            recorder?.record(SkippedRows(), ofCache: "3")
            recorder?.record(Self.rows("own", count: 2))
            recorder?.record(missing: SkippedRow(what: "part", reason: "r", excerpt: "e"))
        }
        #expect(recorder.own.rows.map(\.what) == ["own", "part"] && recorder.own.count == 3)
        #expect(recorder.all.rows.map(\.what) == ["own", "part", "y", "z"] && recorder.all.count == 9)
        let own = "warning A malformed part of the server's response (own) was left out: r. Its structure is: e"
        #expect(log.withLock { $0 } == [own, "warning 1 more rows were left out."])
        #expect(SkippedRowRecorder.current == nil)
    }
}
