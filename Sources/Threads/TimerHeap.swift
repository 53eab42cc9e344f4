/// A binary heap of numbered times, whose first entry has the earliest time.
package struct TimerHeap: Sendable {
    package struct Entry: Sendable {
        package let time: Instant
        package let number: Int

        package init(time: Instant, number: Int) { (self.time, self.number) = (time, number) }
    }

    /// The time of the entry at index i is not later than the times of its children, at 2i + 1 and 2i + 2.
    private var entries: [Entry] = []

    package init() {}

    package var first: Entry? { entries.first }
    package var count: Int { entries.count }

    package mutating func insert(_ entry: Entry) {
        entries.append(entry)
        var index = entries.count - 1
        while index > 0, entries[index].time < entries[(index - 1) / 2].time {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    package mutating func removeFirst() {
        guard let last = entries.popLast(), !entries.isEmpty else { return }
        entries[0] = last
        var index = 0
        while true {
            var least = 2 * index + 1
            guard least < entries.count else { return }
            if least + 1 < entries.count, entries[least + 1].time < entries[least].time { least += 1 }
            guard entries[least].time < entries[index].time else { return }
            entries.swapAt(index, least)
            index = least
        }
    }

    package mutating func removeAll(where isUnwanted: (Entry) -> Bool) {
        let kept = entries.filter { !isUnwanted($0) }
        // A sorted array is a heap.
        entries = kept.sorted { $0.time < $1.time }
    }
}
