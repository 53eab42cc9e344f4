import Calendar
import JSON
import Text

/// The semesters of graduate students, `{params: {year, term}, termInfo: [{year, term, startday, countweek}]}`.
struct GraduateSemesterResponse: JSONDecodable {
    let semesters: [Semester]

    init(json: JSONElement) throws(JSONError) {
        let current = json.part("params").flatMap { try? Term(json: $0) }
        let terms: [Term] = try json.readableRows("termInfo", "semester")
        semesters = terms.map { $0.semester(isCurrent: $0.id == current?.id) }.sorted { $0.isNewer(than: $1) }
    }

    struct Term: JSONDecodable {
        let year: Int
        let number: Int
        let start: CalendarDate?
        let weekCount: Int?

        init(json: JSONElement) throws(JSONError) {
            let text = try json.lenientString("year")
            guard let year = SemesterName(text)?.year else { throw JSONError("expected years such as 2026-2027").under(key: "year") }
            self.year = year
            number = try json.lenientInt("term", in: 1...9)
            start = json.optionalDay("startday")
            // The limit is high, because the list contains a semester of 78 weeks.
            weekCount = json.optionalInt("countweek").flatMap { (0...Self.maximalWeeks).contains($0) ? $0 : nil }
        }

        /// Maximum number of weeks. A larger number is taken for an error of the server, and is ignored.
        private static let maximalWeeks = 520

        var id: Int { year * 10 + number }

        func semester(isCurrent: Bool) -> Semester {
            // Some start dates are the Saturday before the first week, so the next Monday is used.
            let monday = start?.mondayOnOrAfter
            return Semester(
                id: id, name: "\(year)-\(year + 1)学年\(number)学期", year: year, type: SemesterType(named: String(number)),
                startDate: monday, endDate: weekCount.flatMap { monday?.adding(days: 7 * $0 - 1) }, weekCount: weekCount,
                isCurrent: isCurrent, containsToday: false)
        }
    }
}
