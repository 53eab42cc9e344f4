import Calendar

/// A semester of the university.
struct UniversitySemester {
    /// The first year of the academic year.
    let year: Int
    /// 1 in autumn, 2 in spring.
    let term: Int
    let monday: CalendarDate

    static let weeks = 18

    var id: Int { year % 100 * 10 + term }
    var name: String { "\(year)-\(year + 1)学年\(term)学期" }
    var end: CalendarDate { monday.adding(days: 7 * Self.weeks - 1) }

    /// Returns the four newest semesters on a day, newest first. The first one is the present semester.
    static func list(on today: CalendarDate) -> [UniversitySemester] {
        let year = today.components.year
        let all = (year - 3...year).flatMap { year in [(year, 1, 9, 1), (year - 1, 2, 2, 20)] }.compactMap { year, term, month, day in
            CalendarDate(year: term == 1 ? year : year + 1, month: month, day: day).map {
                UniversitySemester(year: year, term: term, monday: $0.mondayOnOrAfter)
            }
        }
        return Array(all.filter { $0.monday <= today }.sorted { $0.monday > $1.monday }.prefix(4))
    }
}

extension UniversityRequest {
    /// The day of the request, in Asia/Shanghai.
    var today: CalendarDate { CampusDateTime(WallTime(milliseconds: time)).date }
}

/// A course that an account takes in every semester.
struct UniversityCourse {
    let name: String
    let code: String
    let room: String
    let weekday: Int
    let units: ClosedRange<Int>

    static func list(of person: UniversityPerson) -> [UniversityCourse] {
        [
            UniversityCourse(
                name: "高等代数\(person.number)", code: "MATH\(person.number.suffix(6)).01", room: "H\(person.number)", weekday: 1, units: 1...2
            ),
            UniversityCourse(
                name: "数据结构\(person.number)", code: "COMP\(person.number.suffix(6)).02", room: "Z\(person.number)", weekday: 3, units: 6...8
            ),
        ]
    }
}
