import Calendar

/// The lessons of a day, in Asia/Shanghai time.
enum ClassTimes {
    private static let length = 45
    private static let starts = [
        (8, 00), (8, 55), (9, 55), (10, 50), (11, 45), (13, 30), (14, 25), (15, 25), (16, 20), (17, 15), (18, 30), (19, 25), (20, 20),
        (21, 15),
    ]

    static let list: [ClassTimeSlot] = zip(1..., starts).compactMap { number, start in
        guard let start = TimeOfDay(hour: start.0, minute: start.1), let end = start.adding(minutes: length) else { return nil }
        return ClassTimeSlot(id: number, start: start, end: end)
    }

    /// Returns the times of a lesson. Nil if no lesson has this number.
    static func slot(_ lesson: Int) -> ClassTimeSlot? { list.first { $0.id == lesson } }
}
