/// The lessons of a day, in Asia/Shanghai time.
enum ClassTimes {
    static let list: [ClassTimeSlot] = [
        ("08:00", "08:45"), ("08:55", "09:40"), ("09:55", "10:40"), ("10:50", "11:35"), ("11:45", "12:30"),
        ("13:30", "14:15"), ("14:25", "15:10"), ("15:25", "16:10"), ("16:20", "17:05"), ("17:15", "18:00"),
        ("18:30", "19:15"), ("19:25", "20:10"), ("20:20", "21:05"), ("21:15", "22:00"),
    ].enumerated().map { ClassTimeSlot(id: $0.offset + 1, start: $0.element.0, end: $0.element.1) }

    /// Returns nil if the number is not that of a lesson.
    static func slot(_ lesson: Int) -> ClassTimeSlot? { list.first { $0.id == lesson } }
}
