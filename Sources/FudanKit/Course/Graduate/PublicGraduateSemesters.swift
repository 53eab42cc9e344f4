import Calendar
import CampusSignIn

/// The semesters of graduate students, from the public course search. This list is used if the graduate school's own list is not
/// available. Both lists follow the university's calendar.
enum PublicGraduateSemesters {
    /// - Parameter today: the date that decides which semester is the current one.
    static func list(_ client: CampusClient, today: CalendarDate = .today) async throws -> [Semester] {
        let listed = try await CourseSearchAPI.listSemesters(client).filter { $0.graduateNumber != nil }
        let started = listed.filter { $0.startDate.map { $0 <= today } ?? false }
        let current = started.max { $1.isNewer(than: $0) }?.id
        return listed.compactMap { $0.graduateTerm(isCurrent: $0.id == current) }
    }
}

extension Semester {
    /// The graduate school's number of the semester. Nil for a summer or winter semester, which graduate students do not have.
    fileprivate var graduateNumber: Int? {
        switch type {
        case .first: 1
        case .second: 2
        default: nil
        }
    }

    /// Returns the semester with the graduate school's identifier and name. Nil if graduate students do not have this semester.
    fileprivate func graduateTerm(isCurrent: Bool) -> Semester? {
        graduateNumber.map { number in
            Semester(
                id: year * 10 + number, name: "\(year)-\(year + 1)学年\(number)学期", year: year, type: type, startDate: startDate,
                endDate: endDate, weekCount: weekCount, isCurrent: isCurrent, containsToday: false)
        }
    }
}
