import Calendar
import Calls
import JSON
import Storage
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

@Suite("The facts about a page")
struct PageFactsTests {
    private struct Item: JSONEncodable {
        let id: String
        let created: Timestamp
        let updated: Timestamp
        func write(to json: inout JSONWriter) { id.write(to: &json) }
    }

    private struct Box: JSONEncodable {
        var items: [Item]
        let pages: Int?
        func write(to json: inout JSONWriter) { items.write(to: &json) }
    }

    private func time(_ second: Int) throws -> Timestamp { try #require(Timestamp("2026-01-01T00:00:0\(second)+08:00")) }

    private func arguments(_ order: String) throws -> Arguments {
        try Arguments(["order": .string(order)], [Parameter("order", .string())], at: .method("m"))
    }

    @Test("A page has the identifiers, the time by which the list is sorted, the number of the last page, and the link to the next one")
    func facts() throws {
        let items = [
            Item(id: "a", created: try time(4), updated: try time(3)), Item(id: "b", created: try time(2), updated: try time(1)),
        ]
        let sorted = Pages(
            \Box.items, by: .time(overlap: 0, largest: 5), "start", of: .community, id: { $0.id },
            times: ["created": \.created, "updated": \.updated], order: "order", last: { $0.pages })
        #expect(sorted.parameter == "start" && sorted.account == .community)
        let start = ListPlace(position: .integer(1), seen: ["b".fingerprint])
        for (order, second) in [("created", 2), ("updated", 1)] {
            let (outcome, page) = try sorted.page(of: Outcome(Box(items: items, pages: 9)), try arguments(order), start: start)
            #expect(page.ids == ["a".fingerprint, "b".fingerprint] && page.new == [0] && page.start == start)
            #expect(try page.lastTime == time(second) && page.lastPage == 9 && page.nextPage == nil)
            #expect(try (outcome.value as? Box)?.items.map(\.id) == ["a"])
        }
        let other = try sorted.page(of: Outcome(Box(items: items, pages: nil)), try arguments("none"), start: ListPlace())
        #expect(other.1.lastTime == nil && other.1.lastPage == nil && other.1.new == [0, 1])
        #expect(throws: (any Error).self) { try sorted.page(of: Outcome(1), try arguments("created"), start: ListPlace()) }
        let single = Pages(\Box.items, by: .number, "page", times: ["created": \.created])
        let (_, page) = try single.page(of: Outcome(Box(items: items, pages: nil)), try arguments("x"), start: ListPlace())
        #expect(try page.lastTime == time(2) && page.ids == [nil, nil] && single.account == nil)
        let empty = try single.page(of: Outcome(Box(items: [], pages: nil)), try arguments("x"), start: ListPlace())
        #expect(empty.1.ids.isEmpty && empty.1.lastTime == nil)
        #expect(7.fingerprint == 7 && "a".fingerprint != "b".fingerprint)
    }

    @Test("A link to the next page comes with the value of the list")
    func links() throws {
        let pages = Pages(\[Int].self, by: .link, "page", id: { $0 })
        var cached = Cached(value: [1, 2], source: .memory, fetchedAt: .now, sharedJSON: SharedJSON())
        cached.nextPage = "https://a/2"
        let (outcome, page) = try pages.page(of: Outcome(cached: cached), try arguments("x"), start: ListPlace())
        #expect(page.nextPage == "https://a/2" && page.new == [0, 1] && outcome.source == .memory)
        let (part, rest) = try pages.page(of: Outcome(cached: cached), try arguments("x"), start: ListPlace(skip: 1))
        #expect(rest.nextPage == "https://a/2" && rest.new == [1] && part.json == .array([.integer(2)]) && part.source == .memory)
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

@Suite("The places of lists")
struct ListPlaceTests {
    private static let moment = Timestamp("2026-01-01T00:00:01+08:00")
    private static let time: String = moment?.text ?? ""
    /// The time that is the overlap later.
    private static let after: String = moment?.adding(milliseconds: 1)?.text ?? ""

    private struct Row: CustomStringConvertible {
        let step: PageStep
        let start: ListPlace
        let ids: [Int?]
        var lastTime: String?
        var lastPage: Int?
        var nextPage: String?
        var size = 10
        let next: ListPlace?

        var description: String { "\(step) \(start) \(ids)" }
    }

    private static func at(_ number: Int, size: Int? = nil, skip: Int = 0, seen: [Int] = [], repeated: Int = 0) -> ListPlace {
        ListPlace(position: .integer(number), size: size, skip: skip, seen: seen, repeated: repeated)
    }

    private static func at(_ text: String, size: Int? = nil, seen: [Int] = [], repeated: Int = 0) -> ListPlace {
        ListPlace(position: .string(text), size: size, skip: 0, seen: seen, repeated: repeated)
    }

    private static let numbered = [
        Row(step: .number, start: at(3, size: 5, skip: 1), ids: [1, nil, 2], next: at(4, size: 5, seen: [1, 2])),
        Row(step: .number, start: at(3), ids: [1], lastPage: 4, next: at(4, seen: [1])),
        Row(step: .number, start: at(3), ids: [1], lastPage: 3, next: nil), Row(step: .number, start: at(3), ids: [], next: nil),
        Row(step: .number, start: ListPlace(), ids: [1], next: nil), Row(step: .number, start: at("3"), ids: [1], next: nil),
        Row(step: .offset, start: at(10, seen: [2, 7]), ids: [1, 2], next: at(12, seen: [7, 1, 2])),
        Row(step: .offset, start: at(Int.max - 1), ids: [1], next: at(Int.max, seen: [1])),
        Row(step: .offset, start: at(Int.max), ids: [1], next: nil), Row(step: .offset, start: at("1"), ids: [1], next: nil),
        Row(step: .identifier, start: at(12), ids: [9, 7], next: at(7, seen: [9, 7])),
        Row(step: .identifier, start: ListPlace(), ids: [9], next: at(9, seen: [9])),
        Row(step: .identifier, start: at(7), ids: [9, 7], next: nil), Row(step: .identifier, start: at(12), ids: [9, nil], next: nil),
        Row(step: .link, start: at("a"), ids: [1], nextPage: "b", next: at("b", seen: [1])),
        Row(step: .link, start: at("b"), ids: [1], nextPage: "b", next: nil), Row(step: .link, start: at("a"), ids: [1], next: nil),
        Row(step: .link, start: at("a", repeated: 3), ids: [], nextPage: "b", next: at("b", repeated: 4)),
        Row(step: .link, start: at("a", repeated: 256), ids: [], nextPage: "b", next: nil),
    ]

    private static let repetitions = [
        Row(step: .offset, start: at(1, seen: [5, 6], repeated: 2), ids: [5, 6], next: at(3, seen: [5, 6], repeated: 4)),
        Row(step: .offset, start: at(1, seen: [5, 6], repeated: 254), ids: [5, 6], next: at(3, seen: [5, 6], repeated: 256)),
        Row(step: .offset, start: at(1, seen: [5, 6], repeated: 255), ids: [5, 6], next: nil),
        Row(step: .offset, start: at(1, seen: [5, 6], repeated: 255), ids: [5, 7], next: at(3, seen: [6, 5, 7])),
        Row(step: .offset, start: at(1, skip: 2, repeated: 1), ids: [5, 6], next: at(3, seen: [5, 6], repeated: 3)),
    ]

    private static let byTime = PageStep.time(overlap: 1, largest: 10)
    private static let timed = [
        Row(step: byTime, start: ListPlace(), ids: [1], lastTime: time, size: 3, next: at(after, seen: [1])),
        Row(step: byTime, start: ListPlace(), ids: [1], size: 3, next: nil),
        Row(step: byTime, start: at(after, seen: [1]), ids: [1], lastTime: time, size: 3, next: nil),
        Row(step: byTime, start: at(after), ids: [1, 2], lastTime: time, size: 3, next: nil),
        Row(step: byTime, start: at(after), ids: [1, 2, 3], lastTime: time, size: 3, next: at(after, size: 10, seen: [1, 2, 3])),
        Row(
            step: byTime, start: at(after, seen: [1]), ids: [1], lastTime: time, size: 1, next: at(after, size: 10, seen: [1], repeated: 1)),
        Row(step: byTime, start: at(after, seen: [1]), ids: [1], lastTime: time, size: 10, next: nil),
        Row(step: .time(overlap: 1, largest: 2), start: at(after), ids: [1, 2], lastTime: time, size: 2, next: at(time, seen: [1, 2])),
        Row(step: .time(overlap: 1, largest: 2), start: at(time), ids: [1, 2], lastTime: time, size: 2, next: at(after, seen: [1, 2])),
        Row(step: .time(overlap: 1, largest: 2), start: at(time, seen: [1, 2]), ids: [1, 2], lastTime: time, size: 2, next: nil),
    ]

    @Test("The next page begins where its step leads, or there is none")
    func next() throws {
        for row in Self.numbered + Self.repetitions + Self.timed {
            let time = try row.lastTime.map { try #require(Timestamp($0)) }
            let page = ListPage(start: row.start, ids: row.ids, lastTime: time, lastPage: row.lastPage, nextPage: row.nextPage)
            #expect(page.next(by: row.step, size: row.size) == row.next, "\(row)")
        }
    }

    @Test("New items are those after the skipped ones that were not seen, and those without an identifier")
    func new() {
        let page = ListPage(start: Self.at(1, skip: 1, seen: [3, 9]), ids: [1, nil, 3, 4], lastTime: nil, lastPage: nil)
        #expect(page.new == [1, 3])
    }

    @Test("A list continues after some of the new items of a page, within the page or at the position that follows")
    func within() {
        let start = Self.at(7, size: 5, skip: 1, seen: [2], repeated: 9)
        let page = ListPage(start: start, ids: [1, 2, 3, 4], lastTime: nil, lastPage: nil)
        #expect(page.new == [2, 3])
        let (first, second) = ([1, 2, 3], [1, 2, 3, 4])
        let rows: [(PageStep, Int, ListPlace)] = [
            (.number, 0, start), (.number, 3, start), (.number, 1, Self.at(7, size: 5, skip: 3, seen: first)),
            (.number, 2, Self.at(7, size: 5, skip: 4, seen: second)), (.link, 1, Self.at(7, size: 5, skip: 3, seen: first)),
            (.offset, 1, Self.at(10, size: 5, skip: 1, seen: first)), (.identifier, 1, Self.at(3, size: 5, skip: 1, seen: first)),
            (.identifier, 2, Self.at(4, size: 5, skip: 1, seen: second)), (Self.byTime, 1, Self.at(7, size: 5, skip: 1, seen: first)),
        ]
        for (step, count, place) in rows { #expect(page.place(after: count, by: step) == place, "\(step) \(count)") }
    }

    @Test("The text of a place within a page is made once, and counts of more items than there are mean the next page")
    func texts() throws {
        let start = Continuation(method: "s.m", account: 3, parameters: ["a": .bool(true)], place: Self.at(1))
        let page = ListPage(start: start.place, ids: [1, 2], lastTime: nil, lastPage: nil)
        let texts = ContinuationTexts(Listing(start: start, page: page, step: .number, next: Self.at(2)))
        for (count, place) in [
            (0, Self.at(1)), (1, Self.at(1, skip: 1, seen: [1])), (2, Self.at(2)), (3, Self.at(2)), (Int.max, Self.at(2)),
        ] {
            let text = try #require(texts.text(after: count))
            #expect(texts.text(after: count) == text)
            let read = try Continuation(text: String(cString: text))
            #expect(read.place == place && read.method == "s.m" && read.account == 3 && read.parameters == ["a": .bool(true)])
        }
        let last = ContinuationTexts(Listing(start: start, page: page, step: .number, next: nil))
        #expect(last.text(after: 2) == nil && last.text(after: 9) == nil && last.text(after: 1) != nil)
    }

    @Test("The largest numbers of a place can be read back")
    func limits() throws {
        for place in [ListPlace(seen: Array(1...ListPlace.memory)), ListPlace(repeated: ListPlace.memory), ListPlace(skip: 0), ListPlace()]
        {
            let text = try #require(Continuation(method: "m", account: nil, parameters: [:], place: place).text)
            #expect(try Continuation(text: text).place == place)
        }
        #expect(throws: Continuation.Problem.damaged) { try Continuation(text: "") }
    }
}
