/// What a semester's name tells, such as `2026-2027学年1学期`.
struct SemesterName {
    /// The first year of the academic year.
    let year: Int
    let type: SemesterType?

    /// Nil if the text names no academic year.
    init?(_ text: String) {
        guard let (year, rest) = Self.academicYear(in: text) else { return nil }
        self.year = year
        type = SemesterType(named: rest.lowercased())
    }

    /// The first two years joined by a hyphen, and what follows them.
    private static func academicYear(in text: String) -> (Int, Substring)? {
        for start in text.indices {
            guard let end = text.index(start, offsetBy: 9, limitedBy: text.endIndex) else { return nil }
            let years = text[start..<end].split(separator: "-", omittingEmptySubsequences: false)
            guard years.count == 2, years.allSatisfy({ $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isDigit) }) else { continue }
            if let year = years.first.flatMap({ Int($0) }) { return (year, text[end...]) }
        }
        return nil
    }
}

/// The parts of an academic year, in their order.
enum SemesterType: String, CaseIterable {
    case first
    case winter
    case second
    case summer

    /// The ways in which the university and its clients name them. Seasons come first: a text may number them as well.
    private static let names: [(type: SemesterType, words: [String])] = [
        (.summer, ["暑", "夏", "summer"]), (.winter, ["寒", "冬", "winter"]), (.second, ["春", "spring"]), (.first, ["秋", "autumn", "fall"]),
        (.first, ["1", "一", "上"]), (.second, ["2", "二", "下"]), (.summer, ["3", "三"]), (.winter, ["4", "四"]),
    ]

    /// - Parameter text: in lower case, without the year.
    init?(named text: String) {
        guard let found = Self.names.first(where: { $0.words.contains { text.contains($0) } }) else { return nil }
        self = found.type
    }

    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Semester {
    /// Whether it comes after another one.
    func isNewer(than other: Semester) -> Bool {
        (year, order, id) > (other.year, other.order, other.id)
    }

    private var order: Int { type.flatMap { SemesterType(rawValue: $0) }?.order ?? 0 }

    /// The Monday of the first week.
    var firstMonday: CalendarDate? { startDate.flatMap { CalendarDate($0) } }

    /// The week that a day is in, from 1; 0 or less before the semester. Nil if the semester's start is not known.
    func week(of day: CalendarDate) -> Int? {
        guard let monday = firstMonday else { return nil }
        let days = day.days(since: monday)
        return days >= 0 ? days / 7 + 1 : -((6 - days) / 7) + 1
    }

    /// The Monday of a week; nil if the semester's start is not known.
    func monday(ofWeek week: Int) -> CalendarDate? {
        firstMonday?.adding(days: (min(max(week, -1000), 1000) - 1) * 7)
    }
}
