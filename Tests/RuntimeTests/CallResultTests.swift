import CJansson
import Calendar
import Calls
import Errors
import JSON
import Storage
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("Results of calls", .timeLimit(.minutes(5)))
struct CallResultTests {
    @Test("A result contains the rows that were left out of its value")
    func skipped() throws {
        var outcome = Outcome([1, 2])
        outcome.skipped = SkippedRows([SkippedRow(what: "number", reason: "expected a number", excerpt: "\"…\"")], count: 1)
        let result = CallResult(.success(outcome))
        let text = try #require(result.skippedText)
        #expect(String(cString: text.start) == #"[{"what":"number","reason":"expected a number","excerpt":"\"…\""}]"#)
        #expect(result.skippedText?.start == text.start && result.skippedCount == 1)
    }

    @Test("Results with the same cached value share the JSON text, and each result has its own jansson value")
    func sharedText() throws {
        func results(_ cached: Cached<[Int]>) -> CallResult { CallResult(.success(Outcome(cached: cached))) }
        let shared = SharedJSON()
        let memory = Cached(value: [1, 2], source: .memory, fetchedAt: .now, sharedJSON: shared)
        let disk = Cached(value: [1, 2], source: .disk, fetchedAt: WallTime(milliseconds: 0), sharedJSON: shared)
        var first: CallResult? = results(memory)
        let (second, sliced) = (results(disk), results(try memory.map { Array($0.prefix(1)) }))
        let text = try #require(first?.text)
        #expect(second.text?.start == text.start && second.source == .disk && second.ageMilliseconds > 0)
        #expect(sliced.text.map { String(cString: $0.start) } == "[1]")
        let nodes = (first?.node(), second.node())
        #expect(nodes.0 != nil && nodes.1 != nil && nodes.0 != nodes.1)
        json_decref(nodes.0)
        json_decref(nodes.1)
        first = nil
        #expect(String(cString: text.start) == "[1,2]")
    }

    @Test("Empty results and errors have no skipped rows")
    func noSkippedRows() throws {
        for result in [CallResult(), CallResult(DanXiError(.network, "no"))] {
            #expect(String(cString: try #require(result.skippedText).start) == "[]" && result.skippedCount == 0)
        }
    }

    private func text(_ result: CallResult) -> String? { result.text.map { String(cString: $0.start) } }

    @Test("A result has the status, the source, the text and the user data of its call")
    func members() {
        let value = CallResult(.success(Outcome([1, 2])), userData: 5)
        #expect(value.status == 0 && value.source == .network && text(value) == "[1,2]" && value.userData == 5)
        #expect(value.text?.length == 5 && value.continuation() == nil && !value.hasNextPage)
        let error = CallResult(.failure(DanXiError(.notFound, "There is none.")), userData: 6)
        #expect(error.status == ErrorCode.notFound.rawValue && error.source == .network && error.userData == 6)
        #expect(text(error) == #"{"code":16,"name":"not_found","message":"There is none.","retryable":false}"#)
        #expect(text(CallResult()) == "null" && CallResult().userData == 0 && CallResult(DanXiError.closed).status == 5)
    }

    @Test("The age of a value is the time since it was fetched, and not negative", .virtualTime)
    func age() async throws {
        func result(_ time: WallTime) -> CallResult {
            CallResult(.success(Outcome(cached: Cached(value: [1], source: .memory, fetchedAt: time))))
        }
        let now = WallTime.now
        let (value, future, past) = (
            result(now), result(WallTime(milliseconds: now.milliseconds + 5000)), result(WallTime(milliseconds: .min))
        )
        let fresh = CallResult()
        try await Timers.sleep(for: .milliseconds(1500))
        #expect(value.ageMilliseconds == 1500 && future.ageMilliseconds == 0 && past.ageMilliseconds == .max)
        #expect(fresh.ageMilliseconds == 1500 && value.source == .memory)
    }

    @Test("The program's release of a result is reported, and an object that it never received is not")
    func freeing() {
        let freed = Monitor(0)
        do {
            let result = CallResult(.success(Outcome()), whenFreed: { freed.withLock { $0 += 1 } })
            #expect(freed.withLock { $0 } == 0)
            result.free()
            #expect(freed.withLock { $0 } == 1)
            CallResult().free()
            _ = CallResult(.success(Outcome()), whenFreed: { freed.withLock { $0 += 1 } })
        }
        #expect(freed.withLock { $0 } == 1)
    }

    @Test("A changed value keeps the source, the time, the skipped rows and the listing")
    func replaced() throws {
        var cached = Cached(
            value: [1], source: .disk, fetchedAt: WallTime(milliseconds: 7),
            skipped: SkippedRows([SkippedRow(what: "a", reason: "b", excerpt: "c")], count: 3))
        cached.nextPage = "https://a"
        var outcome = Outcome(cached: cached)
        #expect(outcome.nextPage == "https://a" && outcome.skipped.count == 3 && outcome.json == .array([.integer(1)]))
        let start = Continuation(method: "s.m", account: nil, parameters: [:], place: ListPlace())
        let page = ListPage(start: ListPlace(), ids: [1], lastTime: nil, lastPage: nil)
        let listing = Listing(start: start, page: page, step: .number, next: ListPlace(position: .integer(2)))
        outcome.listing = listing
        let changed = outcome.replacing([4, 5])
        #expect(changed.source == .disk && changed.fetchedAt == WallTime(milliseconds: 7) && changed.skipped == outcome.skipped)
        #expect(changed.listing === listing && changed.json == .array([.integer(4), .integer(5)]))
        #expect(try changed.value as? [Int] == [4, 5])
        let result = CallResult(.success(changed))
        #expect(result.hasNextPage && result.continuation() != nil && result.skippedCount == 3)
        let request = try result.requestForNextPage { ["a": .integer(1)] }
        #expect(request.method == "s.m" && request.continuation?.place == ListPlace(position: .integer(2)) && request.isShort)
        #expect(try request.parameters() == ["a": .integer(1)])
        let failing = try result.requestForNextPage { throw DanXiError(.invalidJson, "x") }
        #expect(throws: DanXiError(.invalidJson, "x")) { try failing.parameters() }
    }

    @Test("There is no request for the page after the last one, or after a value that is no page")
    func lastPage() {
        let start = Continuation(method: "s.m", account: nil, parameters: [:], place: ListPlace())
        let page = ListPage(start: ListPlace(), ids: [1], lastTime: nil, lastPage: nil)
        var last = Outcome([1])
        last.listing = Listing(start: start, page: page, step: .number, next: nil)
        for result in [CallResult(.success(last)), CallResult(), CallResult(DanXiError.closed)] {
            #expect(!result.hasNextPage && result.continuation() == nil)
            #expect(throws: DanXiError(.invalidArgument, "The list has no further page. Stop at the last page.")) {
                try result.requestForNextPage { [:] }
            }
        }
    }

    @Test("Outcomes that share a value have one text, and others have their own")
    func shared() {
        let shared = Outcome(shared: [1])
        let (one, other) = (CallResult(.success(shared)), CallResult(.success(shared)))
        #expect(text(one) == "[1]" && one.text?.start == other.text?.start)
        let single = Outcome([1])
        let (third, fourth) = (CallResult(.success(single)), CallResult(.success(single)))
        #expect(text(third) == "[1]" && third.text?.start != fourth.text?.start)
    }
}
