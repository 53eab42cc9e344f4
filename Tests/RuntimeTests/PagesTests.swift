import Calendar
import JSON
import Testing

@testable import Runtime

/// A server with a list that continues by time, like the lists of the forum. The server sends the items before a time, newest first.
private struct TimedServer {
    static let largest = 10
    let items: [(id: Int, time: Timestamp)]

    /// - Parameter microseconds: the times of the items, in microseconds after the start of the year 2026.
    init(_ microseconds: [Int]) {
        let times = microseconds.map { value in
            let digits = String(1_000_000 + value % 1_000_000).dropFirst()
            let second = String(100 + value / 1_000_000).dropFirst()
            return Timestamp("2026-01-01T00:00:\(second).\(digits)+08:00")
        }
        let numbered = times.enumerated().compactMap { index, time in time.map { (id: index, time: $0) } }
        items = numbered.sorted { ($0.time.text, $0.id) > ($1.time.text, $1.id) }
    }

    var ids: [Int] { items.map(\.id) }

    func page(_ start: ListPlace, size: Int, ignoresTime: Bool = false) -> ListPage {
        var rest = items[...]
        // The strings have the order of the times, because all of them have the same offset and number of digits.
        if case .string(let time)? = start.position, !ignoresTime { rest = items.drop { $0.time.text >= time }[...] }
        let sent = rest.prefix(start.size ?? size)
        return ListPage(start: start, ids: sent.map(\.id), lastTime: sent.last?.time, lastPage: nil)
    }
}

private let byTime = PageStep.time(overlap: 1, largest: TimedServer.largest)

/// Reads a list to its end. Between two pages, the place is encoded as text and decoded again.
/// - Returns: the identifiers in order, and the number of pages.
private func read(
    by step: PageStep, from first: ListPlace = ListPlace(), size: Int = 10, _ fetch: (ListPlace) -> ListPage
) throws -> (ids: [Int], pages: Int) {
    var place: ListPlace? = first
    var (found, pages): ([Int], Int) = ([], 0)
    while let start = place {
        let page = fetch(start)
        found += page.new.compactMap { page.ids[$0] }
        pages += 1
        try #require(pages < 1000, "The list did not end within 1000 pages.")
        place = try page.next(by: step, size: start.size ?? size).map { try kept($0) }
    }
    return (found, pages)
}

private func kept(_ place: ListPlace) throws -> ListPlace {
    let text = try #require(Continuation(method: "m", account: nil, parameters: [:], place: place).text)
    return try Continuation(text: text).place
}

@Suite("Lists that continue by time")
struct TimedListTests {
    @discardableResult
    private func findsEverything(_ milliseconds: [Int], size: Int = 10) throws -> Int {
        let server = TimedServer(milliseconds.map { $0 * 1000 })
        let (found, pages) = try read(by: byTime, size: size) { server.page($0, size: size) }
        #expect(found == server.ids)
        return pages
    }

    @Test("No item is lost if the items at the end of a page have equal times")
    func equalTimes() throws {
        try findsEverything([1, 1, 1] + Array(repeating: 2, count: 9) + [3, 3, 3, 3] + Array(10..<40))
    }

    @Test("Every item is returned, whatever the page size is", arguments: 1...10)
    func ends(size: Int) throws {
        try findsEverything([5, 5, 5, 5, 6, 7, 8, 8, 8] + Array(20..<29) + Array(repeating: 30, count: 9), size: size)
    }

    @Test("No item is lost if all items of a page have the same time")
    func wholePage() throws {
        try findsEverything([1, 2] + Array(repeating: 3, count: 10) + [4])
        try findsEverything(Array(repeating: 3, count: 10))
    }

    @Test("No item is lost if times differ by less than the overlap of two pages", arguments: [250, 1, 999])
    func fineTimes(step: Int) throws {
        let server = TimedServer((0..<50).map { $0 * step })
        #expect(try read(by: byTime) { server.page($0, size: 10) }.ids == server.ids)
    }

    @Test("If more items have the same time than fit into the largest page, no item with another time is lost")
    func tooManyEqualTimes() throws {
        let server = TimedServer(([1, 2] + Array(repeating: 3, count: 14) + [4]).map { $0 * 1000 })
        #expect(try read(by: byTime) { server.page($0, size: 10) }.ids == server.ids.prefix(11) + server.ids.suffix(2))
    }

    @Test("A list of `count` items is read with at most `count / 9 + 2` requests", arguments: [0, 1, 9, 10, 11, 20])
    func lengths(count: Int) throws {
        #expect(try findsEverything(Array(0..<count)) <= count / 9 + 2)
    }

    @Test("A list that starts at a time contains only items before that time")
    func start() throws {
        let server = TimedServer((0..<30).map { $0 * 1000 })
        let first = ListPlace(position: .string(server.items[9].time.text))
        #expect(try read(by: byTime, from: first) { server.page($0, size: 10) }.ids == Array(server.ids.dropFirst(10)))
    }

    @Test("A server that ignores the time does not make the list endless", arguments: [3, 10, 40])
    func ignoredTime(count: Int) throws {
        let server = TimedServer((0..<count).map { $0 * 1000 })
        #expect(try read(by: byTime) { server.page($0, size: 10, ignoresTime: true) }.ids == Array(server.ids.prefix(10)))
    }

    @Test("A list can be continued after each item")
    func middle() throws {
        let server = TimedServer(([1, 1, 1] + Array(repeating: 2, count: 9) + [3, 3, 3, 3]).map { $0 * 1000 })
        var place: ListPlace? = ListPlace()
        var found: [Int] = []
        while let start = place {
            let page = server.page(start, size: 10)
            found += page.new.prefix(1).compactMap { page.ids[$0] }
            place = page.new.count > 1 ? try kept(page.place(after: 1, by: byTime)) : page.next(by: byTime, size: start.size ?? 10)
        }
        #expect(found == server.ids)
    }
}

@Suite("Lists that continue by a number")
struct NumberedListTests {
    private func page(_ place: ListPlace, of items: [Int], size: Int, last: Int? = nil, hasIDs: Bool = true) -> ListPage {
        guard case .integer(let position)? = place.position else { return ListPage(start: place, ids: [], lastTime: nil, lastPage: last) }
        let sent = items.dropFirst(last == nil && hasIDs ? position : (position - 1) * size).prefix(size)
        return ListPage(start: place, ids: sent.map { hasIDs ? $0 : nil }, lastTime: nil, lastPage: last)
    }

    private let start = ListPlace(position: .integer(0))
    private let firstPage = ListPlace(position: .integer(1))

    @Test("Items that moved to the next page are returned once", arguments: [1, 7, 30, 200])
    func shifted(by count: Int) throws {
        var items = Array(0..<95)
        var added = 1000
        let (found, _) = try read(by: .offset, from: start) { place in
            defer {
                if place.position == .integer(20) {
                    items.insert(contentsOf: added..<added + count, at: 0)
                    added += count
                }
            }
            return page(place, of: items, size: 10)
        }
        #expect(found.filter { $0 < 1000 } == Array(0..<95))
    }

    @Test("A page whose items were all returned before does not end the list")
    func repeatedPage() {
        let place = ListPlace(position: .integer(10), seen: Array(0..<10))
        let page = ListPage(start: place, ids: Array(0..<10), lastTime: nil, lastPage: nil)
        #expect(page.new.isEmpty)
        #expect(page.next(by: .offset, size: 10)?.position == .integer(20))
    }

    @Test("A server that ignores the number does not make the list endless")
    func ignoredNumber() throws {
        for step in [PageStep.offset, .number] {
            let (found, pages) = try read(by: step, from: firstPage) {
                ListPage(start: $0, ids: Array(0..<10), lastTime: nil, lastPage: nil)
            }
            #expect(found == Array(0..<10) && pages < 30)
        }
    }

    @Test("A list of numbered pages ends after the last page that the server names, or with an empty page")
    func numberedPages() throws {
        let items = Array(0..<25)
        let known = try read(by: .number, from: firstPage) { page($0, of: items, size: 10, last: 3) }
        #expect(known.ids == items && known.pages == 3)
        var counts: [Int] = []
        _ = try read(by: .number, from: firstPage) { place in
            let page = page(place, of: items, size: 10, hasIDs: false)
            counts.append(page.new.count)
            return page
        }
        #expect(counts == [10, 10, 5, 0])
    }

    @Test("A list ends if the number of its next page overflows", arguments: [PageStep.offset, .number])
    func overflow(step: PageStep) {
        let page = ListPage(start: ListPlace(position: .integer(.max)), ids: [1], lastTime: nil, lastPage: nil)
        #expect(page.next(by: step, size: 1) == nil)
        #expect(page.place(after: 0, by: step) == page.start)
    }

    @Test("A list can be continued after each item, even if the items have no identifiers", arguments: [true, false])
    func middle(hasIDs: Bool) throws {
        let step = hasIDs ? PageStep.offset : .number
        var place: ListPlace? = hasIDs ? start : firstPage
        var count = 0
        while let start = place {
            let page = page(start, of: Array(0..<25), size: 10, hasIDs: hasIDs)
            count += min(1, page.new.count)
            place = page.new.count > 1 ? try kept(page.place(after: 1, by: step)) : page.next(by: step, size: 10)
        }
        #expect(count == 25)
    }

    @Test("A list remembers the identifiers of its last items, up to a limit")
    func memory() throws {
        var place = ListPlace()
        for start in stride(from: 0, to: 5000, by: 1000) { place.remember((start..<start + 1000).map { $0 }) }
        #expect(place.seen == Array(5000 - ListPlace.memory..<5000))
        place.remember([4999, nil, 4998, 7])
        #expect(place.seen.count == ListPlace.memory && place.seen.suffix(3) == [4999, 4998, 7])
        place.seen = (0..<ListPlace.memory).map { Int.min + $0 }
        let text = try #require(Continuation(method: "m", account: .min, parameters: [:], place: place).text)
        #expect(text.utf8.count <= 8192)
    }
}

@Suite("Lists that continue by links")
struct LinkedListTests {
    private let pages: [String?: (ids: [Int], next: String?)] = [
        nil: ([1, 2, 3], "b"), "b": ([], "c"), "c": ([3, 4], "d"), "d": ([5], nil),
    ]

    private func page(_ place: ListPlace) -> ListPage {
        var url: String?
        if case .string(let text)? = place.position { url = text }
        let (ids, next) = pages[url] ?? ([], nil)
        return ListPage(start: place, ids: ids, lastTime: nil, lastPage: nil, nextPage: next)
    }

    @Test("A list ends with a page without a link, not with an empty page, and returns each item once")
    func links() throws {
        let (found, count) = try read(by: .link) { page($0) }
        #expect(found == [1, 2, 3, 4, 5])
        #expect(count == 4)
    }

    @Test("A list can be continued after each item")
    func middle() throws {
        var place: ListPlace? = ListPlace()
        var found: [Int] = []
        while let start = place {
            let page = page(start)
            found += page.new.prefix(1).compactMap { page.ids[$0] }
            place = page.new.count > 1 ? try kept(page.place(after: 1, by: .link)) : page.next(by: .link, size: 0)
        }
        #expect(found == [1, 2, 3, 4, 5])
    }

    @Test("A list whose links only lead to empty pages ends", arguments: [true, false])
    func emptyPages(isSame: Bool) throws {
        var number = 0
        let (_, count) = try read(by: .link) { place in
            number += 1
            return ListPage(start: place, ids: [], lastTime: nil, lastPage: nil, nextPage: isSame ? "a" : "\(number)")
        }
        #expect(count <= 300)
    }
}

@Suite("Lists in a field that can be missing")
struct OptionalListTests {
    private struct Box: JSONEncodable {
        var items: [Int]?

        func write(to json: inout JSONWriter) { (items ?? []).write(to: &json) }
    }

    @Test(
        "Items that come again are left out, and a missing list stays missing",
        arguments: [([], [1, 2], [1, 2]), ([1, 2], [2, 3], [3]), ([1, 2], nil, nil), ([], nil, nil)] as [([Int], [Int]?, [Int]?)])
    func repeated(seen: [Int], sent: [Int]?, expected: [Int]?) throws {
        let pages = Pages(\Box.items.orEmpty, by: .link, "page", id: { $0 })
        let place = ListPlace(seen: seen)
        let (outcome, page) = try pages.page(of: Outcome(Box(items: sent)), Arguments([:], [], at: .method("m")), start: place)
        #expect(try (outcome.value as? Box)?.items == expected)
        #expect(page.ids == (sent ?? []))
    }
}

@Suite("Lists that continue by identifier")
struct IdentifierListTests {
    /// Returns the page with the first `size` items whose identifiers are smaller than the one in `start`.
    private func page(_ ids: [Int], _ start: ListPlace, size: Int) -> ListPage {
        var rest = ids[...]
        if case .integer(let last)? = start.position { rest = ids.drop { $0 >= last } }
        return ListPage(start: start, ids: Array(rest.prefix(size)), lastTime: nil, lastPage: nil)
    }

    @Test("No item is skipped or repeated if newer items are added, and returned items are removed, between two pages")
    func whole() throws {
        var ids = Array((1...25).reversed())
        let result = try read(by: .identifier) { start in
            defer {
                ids.insert(ids[0] + 1, at: 0)
                ids.removeAll { $0 == 20 }
            }
            return page(ids, start, size: 10)
        }
        #expect(result.ids == Array((1...25).reversed()) && result.pages == 4)
    }

    @Test("A list can be continued after some of the items of a page")
    func middle() throws {
        let first = page(Array((1...25).reversed()), ListPlace(), size: 10)
        let rest = try read(by: .identifier, from: first.place(after: 3, by: .identifier)) { start in
            page(Array((1...25).reversed()), start, size: 10)
        }
        #expect(rest.ids == Array((1...22).reversed()))
    }

    @Test("A server that ignores the identifier does not make the list endless")
    func ignored() throws {
        let result = try read(by: .identifier) { ListPage(start: $0, ids: [3, 2, 1], lastTime: nil, lastPage: nil) }
        #expect(result.ids == [3, 2, 1])
    }
}
