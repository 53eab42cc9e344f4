import Calendar
import JSON

/// A page of a list as the server sent it, without the content of the items.
struct ListPage: Sendable {
    /// The position from which the page was requested.
    let start: ListPlace
    /// The identifiers of the items. Nil for an item without an identifier.
    let ids: [Int?]
    /// The indexes of the items that earlier pages did not contain. The call returns only these items.
    let new: [Int]
    /// The time of the last item, if the list has times. Only the step ``PageStep/time(overlap:largest:)`` uses this time.
    let lastTime: Timestamp?
    /// The number of the last page, if the server sent it.
    let lastPage: Int?
    /// URL of the next page, if the server sent it.
    let nextPage: String?

    init(start: ListPlace, ids: [Int?], lastTime: Timestamp?, lastPage: Int?, nextPage: String? = nil) {
        let seen = Set(start.seen)
        self.start = start
        self.ids = ids
        new = ids.indices.filter { index in index >= start.skip && !(ids[index].map(seen.contains) ?? false) }
        self.lastTime = lastTime
        self.lastPage = lastPage
        self.nextPage = nextPage
    }

    /// Returns the position of the next page, or nil if this page is the last one.
    /// - Parameter size: the requested number of items. 0 if the method has no such parameter.
    func next(by step: PageStep, size: Int) -> ListPlace? {
        guard !ids.isEmpty || nextPage != nil else { return nil }
        var place = start
        place.skip = 0
        place.remember(ids)
        place.repeated = new.isEmpty ? start.repeated + max(ids.count, 1) : 0
        // A server that ignores the position sends the same items again and again. The list must end even then.
        guard place.repeated <= ListPlace.memory else { return nil }
        switch step {
        case .number:
            guard let page = number, page < lastPage ?? .max else { return nil }
            place.position = .integer(page + 1)
        case .link:
            guard let nextPage, start.position != .string(nextPage) else { return nil }
            place.position = .string(nextPage)
        case .offset:
            place.position = offset(by: ids.count)
            guard place.position != nil else { return nil }
        case .identifier:
            guard let last = ids.last.flatMap({ $0 }), place.position != .integer(last) else { return nil }
            place.position = .integer(last)
        case .time(let overlap, let largest):
            guard let time = lastTime else { return nil }
            let following = time.adding(milliseconds: overlap).map { JSONValue.string($0.text) }
            if !new.isEmpty, let following, following != start.position {
                place.position = following
            } else if ids.count < size {
                return nil  // No item is older.
            } else if size < largest {
                // All items of the page have the same time. A larger page may contain the remaining items with this time.
                place.size = largest
            } else if start.position == .string(time.text) {
                return nil
            } else {
                place.position = .string(time.text)
            }
        }
        return place
    }

    /// Returns the position after the first `count` of the new items.
    func place(after count: Int, by step: PageStep) -> ListPlace {
        var place = start
        guard count > 0, count <= new.count else { return place }
        let end = new[count - 1] + 1
        place.remember(ids.prefix(end))
        place.repeated = 0
        switch step {
        case .number, .link: place.skip = end
        case .offset: place.position = offset(by: end)
        case .identifier: place.position = ids[end - 1].map { .integer($0) }
        case .time: break
        }
        return place
    }

    private var number: Int? {
        guard case .integer(let number)? = start.position else { return nil }
        return number
    }

    private func offset(by count: Int) -> JSONValue? {
        guard let number else { return nil }
        let (sum, overflow) = number.addingReportingOverflow(count)
        return overflow ? nil : .integer(sum)
    }
}
