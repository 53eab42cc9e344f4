import Calendar
import Calls
import CampusSignIn
import Errors
import HTTP

/// Requests for the semesters and timetables of graduate students. A timetable is requested week by week.
enum GraduateCourseAPI {
    private static let calendar = "https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index"
    /// Maximum number of weeks that are requested at the same time.
    private static let concurrency = 4

    /// `GET /fudanyjskb/wap/default/get-index`
    static func getSemesters(_ client: CampusClient) async throws -> [Semester] {
        let index: GraduateSemesterResponse = try await client.requestWithEnvelope(calendar, signIn: .page)
        return index.semesters
    }

    /// `POST /gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do`, once for each week. The progress of the call counts weeks.
    static func getCourses(_ client: CampusClient, semester: Semester) async throws -> [Course] {
        guard let weekCount = semester.weekCount, weekCount > 0, semester.startDate != nil else {
            throw DanXiError(
                .notFound,
                "The graduate school has not published the dates of semester \(semester.id), so its courses cannot be listed. Try another semester."
            )
        }
        let diaries = try await getDiaries(client, semester, weeks: 1...min(weekCount, WeekSet.range.upperBound))
        guard let response = diaries.first?.response else { return [] }
        // Malformed entries are counted for all weeks together, because a week may have only one entry.
        var entries = ReadRows<DiaryResponse.Entry>()
        for diary in diaries { entries.append(contentsOf: diary.entries) }
        do { _ = try entries.readable("diary entry") } catch { throw response.unexpected(error.under(index: 0).under(key: "datas")) }
        do {
            return try CourseBuilder.build(diaries.flatMap(\.activities), semesterId: semester.id)
        } catch {
            throw response.unexpected(error.under(key: "datas"))
        }
    }

    private static func getDiaries(_ client: CampusClient, _ semester: Semester, weeks: ClosedRange<Int>) async throws -> [Diary] {
        let progress = CallContext.current.progress
        progress?.startSteps(of: weeks.count)
        return try await withThrowingTaskGroup(of: Diary.self) { group in
            var weeks = weeks.makeIterator()
            func addNext() {
                guard let week = weeks.next(), let monday = semester.monday(ofWeek: week) else { return }
                group.addTask { try await getDiary(client, week: week, monday: monday) }
            }
            for _ in 0..<concurrency { addNext() }
            var diaries: [Diary] = []
            while let diary = try await group.next() {
                progress?.completeStep()
                diaries.append(diary)
                addNext()
            }
            return diaries.sorted { $0.week < $1.week }
        }
    }

    private static func getDiary(_ client: CampusClient, week: Int, monday: CalendarDate) async throws -> Diary {
        let form = [QueryItem("ksrq", monday), QueryItem("jsrq", monday.adding(days: 7)), QueryItem("ids", "")]
        let response = try await GraduateSystem.json(
            client, "wdrcappfudan/wdrc/loadRcxx.do", entry: "wdrcappfudan/*default/index.do?type=add", form: form)
        return Diary(week: week, monday: monday, entries: try DiaryResponse.parse(response).entries, response: response)
    }
}

/// The diary of one week.
private struct Diary: Sendable {
    let week: Int
    let monday: CalendarDate
    let entries: ReadRows<DiaryResponse.Entry>
    let response: HTTPResponse

    /// The lessons of the week. The response may include the day after the week, which is left out.
    var activities: [CourseActivity] {
        let next = monday.adding(days: 7)
        return entries.rows.filter { $0.date >= monday && $0.date < next }.compactMap { $0.activity(week: week) }
    }
}
