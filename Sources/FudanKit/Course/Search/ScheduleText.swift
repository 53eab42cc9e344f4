import Text

/// The times of a course as the course search writes them, one meeting on a line: `1~2,4~6(双)周 星期三 3~5节 H3108 沈砚秋`.
enum ScheduleText {
    private static let weekdays: [Character: Int] = ["一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "日": 7, "天": 7]

    /// Returns the meetings of the lines that can be read.
    /// - Parameter teachers: the course's teachers. A single word after the lessons is a room, unless it contains one of these names.
    static func meetings(_ text: String, teachers: [String]) -> [OfferedMeeting] {
        let teachers = Set(teachers)
        return text.split { $0.isNewline || $0 == ";" || $0 == "；" }.compactMap { meeting($0, teachers) }
    }

    private static func meeting(_ line: Substring, _ teachers: Set<String>) -> OfferedMeeting? {
        // A line may begin with the number of a group: `#2 1~16周 …`.
        var words = line.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("#") }
        guard let weeks = words.popFirst().flatMap(weeks), let weekday = words.popFirst().flatMap(weekday),
            let lessons = words.popFirst().flatMap(lessons)
        else { return nil }
        let isName = words.count == 1 && words.contains { names($0).contains(where: teachers.contains) }
        let room = isName ? nil : words.popFirst().map(String.init)
        return OfferedMeeting(
            onWeeks: weeks, weekday: weekday, start: lessons.lowerBound, end: lessons.upperBound, room: room,
            teachers: names(words.joined(separator: " ")))
    }

    private static func names(_ text: some StringProtocol) -> [String] {
        text.split { ",，、".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    }

    /// Reads weeks such as `1~2,4~6(双)周`. Returns nil for any other form.
    private static func weeks(_ word: Substring) -> [Int]? { word.hasSuffix("周") ? WeekText.weeks(word) : nil }

    /// Reads a weekday such as `星期三` or `周三`. Returns nil for any other form.
    private static func weekday(_ word: Substring) -> Int? {
        guard let day = word.last, ["星期", "周"].contains(word.dropLast()) else { return nil }
        return weekdays[day]
    }

    /// Reads lessons such as `3~5节` or `第3节`. Returns nil for any other form.
    private static func lessons(_ word: Substring) -> ClosedRange<Int>? {
        guard word.hasSuffix("节") else { return nil }
        return NumberScanner.range(in: word.filter { $0 != "第" && $0 != "节" }, limits: CourseActivity.unitRange)
    }
}
