import Calendar
import CampusSignIn

/// The graduates' terms as the public search over all courses has them, for a time without the graduate school's own list. Both follow the
/// university's calendar.
enum PublicGraduateSemesters {
    /// - Parameter today: decides which term is the current one.
    static func list(_ client: CampusClient, today: CalendarDate = .today) async throws -> [Semester] {
        let listed = try await CourseSearchAPI.listSemesters(client).filter { $0.graduateNumber != nil }
        let started = listed.filter { $0.startDate.map { $0 <= today } ?? false }
        let current = started.max { $1.isNewer(than: $0) }?.id
        return listed.compactMap { $0.graduateTerm(isCurrent: $0.id == current) }
    }
}

extension Semester {
    /// The graduate school's number of the term. Nil for a summer or winter term, which graduates do not have.
    fileprivate var graduateNumber: Int? {
        switch type {
        case .first: 1
        case .second: 2
        default: nil
        }
    }

    /// Returns the term with the identifier and the name that the graduate school gives it.
    fileprivate func graduateTerm(isCurrent: Bool) -> Semester? {
        graduateNumber.map { number in
            Semester(
                id: year * 10 + number, name: "\(year)-\(year + 1)学年\(number)学期", year: year, type: type, startDate: startDate,
                endDate: endDate, weekCount: weekCount, isCurrent: isCurrent)
        }
    }
}
