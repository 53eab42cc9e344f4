import Calendar
import Errors

/// The days off and make-up days by date, from all sources that apply to a call.
struct DayChanges: Sendable {
    private let changes: [CalendarDate: DayChange]
    /// The years whose days off have been announced.
    private let years: Set<Int>

    /// - Parameters:
    ///   - sources: lists in order of precedence. The first one that has a date decides on this date.
    ///   - years: the years whose days off have been announced.
    init(_ sources: [DayChange]..., years: Set<Int>) {
        changes = Dictionary(sources.joined().map { ($0.date, $0) }) { first, _ in first }
        self.years = years
    }

    /// All changes, sorted by date.
    var list: [DayChange] { changes.values.sorted { $0.date < $1.date } }

    subscript(date: CalendarDate) -> DayChange? { changes[date] }

    func isAnnounced(_ date: CalendarDate) -> Bool { years.contains(date.components.year) }

    /// Returns which courses are held on a date. Only the university decides whose courses a make-up day at a weekend has, so they are
    /// unknown unless a list states them.
    func courses(on date: CalendarDate) -> HeldCourses {
        guard let change = changes[date] else { return .own }
        if change.isOff { return .none }
        if let source = change.coursesOf { return source == date ? .own : .other }
        return date.isWeekend ? .unknown : .own
    }

    func kind(of date: CalendarDate) -> DayKind {
        switch changes[date].map(\.isOff) {
        case true?: .dayOff
        case false?: date.isWeekend ? .makeUpDay : .workday
        case nil: date.isWeekend ? .weekend : .workday
        }
    }

    /// Throws if a list has a date twice, or a day off with courses.
    /// - Parameter place: the place of the list, for the message.
    static func check(_ list: [DayChange], _ place: String) throws(DanXiError) {
        var dates: Set<CalendarDate> = []
        for (index, change) in list.enumerated() {
            if change.isOff, change.coursesOf != nil {
                throw invalid(place, index, "a day off has no courses, so `courses_of` must be null")
            }
            guard dates.insert(change.date).inserted else {
                throw invalid(place, index, "\(change.date) occurs twice. Pass each date once")
            }
        }
    }

    private static func invalid(_ place: String, _ index: Int, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "\(place): [\(index)]: \(problem).")
    }
}

extension CalendarDate {
    var isWeekend: Bool { weekday > 5 }
}

extension DayKind {
    /// The timetable of the campus buses on a day of this kind.
    var bus: BusDayType {
        switch self {
        case .workday, .makeUpDay: .workday
        case .weekend, .dayOff: .holiday
        }
    }
}
