import Errors
import JSON
import Networking

/// Asks the graduate school for semesters, and for timetables a week at a time.
enum GraduateCourseAPI {
    private static let calendar = "https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index"
    private static let diary = "https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do"
    private static let diarySignIn = ServiceSignIn.neo(at: "https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/*default/index.do?type=add")
    /// How many weeks are asked for at a time.
    private static let width = 4

    /// `GET /fudanyjskb/wap/default/get-index`
    static func getSemesters(_ service: CampusClient) async throws -> [Semester] {
        let index: IndexResponse = try await service.requestWithEnvelope(calendar, signIn: .classic(target: calendar))
        return index.semesters
    }

    /// `POST /gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do`, once for each week.
    static func getCourses(_ service: CampusClient, semester: Semester) async throws -> [Course] {
        guard let weekCount = semester.weekCount, CourseActivity.weekRange.contains(weekCount), semester.firstMonday != nil else {
            throw DanXiError(
                .notFound,
                "the graduate school does not say when the semester \(semester.id) begins and how long it is, so its weeks cannot be asked for"
            )
        }
        let activities = try await withThrowingTaskGroup(of: [CourseActivity].self) { group in
            var weeks = (1...weekCount).makeIterator()
            func askForNext() {
                guard let week = weeks.next(), let monday = semester.monday(ofWeek: week) else { return }
                group.addTask { try await getActivities(service, week: week, monday: monday) }
            }
            for _ in 0..<width { askForNext() }
            var activities: [CourseActivity] = []
            while let more = try await group.next() {
                activities += more
                askForNext()
            }
            return activities
        }
        return CourseBuilder.build(activities, semesterId: semester.id)
    }

    private static func getActivities(_ service: CampusClient, week: Int, monday: CalendarDate) async throws -> [CourseActivity] {
        let next = monday.adding(days: 7)
        let form = [QueryItem("ksrq", monday), QueryItem("jsrq", next), QueryItem("ids", "")]
        let response: DiaryResponse = try await service.requestWithResponse(
            diary, signIn: diarySignIn, form: form, headers: ["Accept": "application/json"])
        // The last day may or may not be part of the answer.
        return response.entries.filter { $0.date >= monday && $0.date < next }.compactMap { $0.activity(week: week) }
    }
}

// MARK: - Semesters

/// `{params: {year, term}, termInfo: [{year, term, startday, countweek}]}`
private struct IndexResponse: JSONDecodable {
    let semesters: [Semester]

    init(json: JSONElement) throws(JSONError) {
        let current: Term = try json.value("params")
        let terms: [Term] = try json.value("termInfo")
        semesters = terms.map { $0.semester(isCurrent: $0.id == current.id) }.sorted { $0.isNewer(than: $1) }
    }

    struct Term: JSONDecodable {
        let year: Int
        let number: Int
        let start: CalendarDate?
        let weekCount: Int?

        init(json: JSONElement) throws(JSONError) {
            let text: String = try json.value("year")
            guard let year = SemesterName(text)?.year else { throw JSONError("expected two years").under(key: "year") }
            self.year = year
            number = try json.value("term", within: 1...9)
            start = (try json.optional("startday") as String?).flatMap { CalendarDate($0.prefix(10)) }
            weekCount =
                try json.member("countweek") == nil ? nil : try json.value("countweek", within: 0...CourseActivity.weekRange.upperBound)
        }

        var id: Int { year * 10 + number }

        func semester(isCurrent: Bool) -> Semester {
            // Some semesters are said to start on the Saturday before.
            let monday = start?.mondayOnOrAfter
            return Semester(
                id: id, name: "\(year)-\(year + 1)学年\(number)学期", year: year, type: SemesterType(named: String(number))?.rawValue,
                startDate: monday?.description, endDate: weekCount.flatMap { monday?.adding(days: 7 * $0 - 1).description },
                weekCount: weekCount,
                isCurrent: isCurrent)
        }
    }
}

// MARK: - The diary

/// `{datas: [{TITLE, KSSJ, JSSJ, DD}]}`: an entry for each lesson, and for what else is in the diary.
private struct DiaryResponse: JSONDecodable, APIParsable {
    let entries: [Entry]

    init(json: JSONElement) throws(JSONError) {
        entries = try json.value("datas")
    }

    struct Entry: JSONDecodable {
        let title: DiaryTitle?
        let place: String?
        let date: CalendarDate
        let units: ClosedRange<Int>?

        init(json: JSONElement) throws(JSONError) {
            title = DiaryTitle(try json.value("TITLE"))
            place = try (json.optional("DD") as String?)?.meaningful
            let (date, start) = try Self.moment(json, "KSSJ")
            let (_, end) = try Self.moment(json, "JSSJ")
            self.date = date
            let first = ClassTimes.list.first { $0.start == start.description }?.id
            let last = ClassTimes.list.first { $0.end == end.description }?.id ?? first
            if let first, let last, first <= last { units = first...last } else { units = nil }
            if title != nil, units == nil { throw JSONError("is no lesson's beginning").under(key: "KSSJ") }
        }

        private static func moment(_ json: JSONElement, _ key: StaticString) throws(JSONError) -> (CalendarDate, ClockTime) {
            let text: String = try json.value(key)
            guard let (date, rest) = CalendarDate.first(in: text), let time = ClockTime(rest.trimmed.prefix(5)) else {
                throw JSONError("expected a time such as 2026-11-21 13:30").under(key: "\(key)")
            }
            return (date, time)
        }

        /// Nil for what is in the diary beside lessons.
        func activity(week: Int) -> CourseActivity? {
            guard let title, let units else { return nil }
            return CourseActivity(
                details: CourseActivity.Details(code: title.code, name: title.name), teachers: [],
                place: place.map { CoursePlace(room: $0, building: nil, campus: nil) }, weekday: date.weekday, units: units, weeks: [week],
                startTime: nil, endTime: nil)
        }
    }
}

/// A lesson's title, such as `上课-量子场论(量子场论2026202701PHYS620012.05)`: the name, then the name, the semester in ten digits, and the code.
struct DiaryTitle: Equatable {
    let name: String
    let code: String

    /// Nil for another form. The name may hold a hyphen and brackets itself.
    init?(_ title: String) {
        guard let hyphen = title.firstIndex(of: "-"), let end = title.lastIndex(of: ")") else { return nil }
        let text = title[title.index(after: hyphen)...]
        guard end >= text.startIndex else { return nil }
        for bracket in text.indices where text[bracket] == "(" && bracket < end {
            let name = text[..<bracket]
            let inside = text[text.index(after: bracket)..<end]
            guard !name.isEmpty, inside.hasPrefix(name) else { continue }
            let rest = inside.dropFirst(name.count)
            let code = rest.dropFirst(10)
            guard rest.prefix(10).utf8.allSatisfy(\.isDigit), !code.isEmpty else { continue }
            self.name = String(name)
            self.code = String(code)
            return
        }
        return nil
    }
}
