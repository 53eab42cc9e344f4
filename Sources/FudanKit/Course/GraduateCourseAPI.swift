import Calendar
import Errors
import Networking

/// The semesters and timetables of graduates. A timetable is requested week by week.
enum GraduateCourseAPI {
    private static let calendar = "https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index"
    private static let diary = "https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do"
    private static let diarySignIn = SiteSignIn.entry(
        "https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/*default/index.do?type=add")
    /// Number of concurrent requests.
    private static let concurrency = 4

    /// `GET /fudanyjskb/wap/default/get-index`
    static func getSemesters(_ client: CampusClient) async throws -> [Semester] {
        let index: GraduateSemesterResponse = try await client.requestWithEnvelope(calendar, signIn: .page)
        return index.semesters
    }

    /// `POST /gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do`, once for each week
    static func getCourses(_ client: CampusClient, semester: Semester) async throws -> [Course] {
        guard let weekCount = semester.weekCount, CourseActivity.weekRange.contains(weekCount), semester.startDate != nil else {
            throw DanXiError(
                .notFound,
                "The graduate school has not published the dates of semester \(semester.id), so its courses cannot be listed. Try another semester."
            )
        }
        let activities = try await withThrowingTaskGroup(of: [CourseActivity].self) { group in
            var weeks = (1...weekCount).makeIterator()
            func addNext() {
                guard let week = weeks.next(), let monday = semester.monday(ofWeek: week) else { return }
                group.addTask { try await getActivities(client, week: week, monday: monday) }
            }
            for _ in 0..<concurrency { addNext() }
            var activities: [CourseActivity] = []
            while let more = try await group.next() {
                activities += more
                addNext()
            }
            return activities
        }
        return CourseBuilder.build(activities, semesterId: semester.id)
    }

    private static func getActivities(_ client: CampusClient, week: Int, monday: CalendarDate) async throws -> [CourseActivity] {
        let next = monday.adding(days: 7)
        let form = [QueryItem("ksrq", monday), QueryItem("jsrq", next), QueryItem("ids", "")]
        let response: DiaryResponse = try await client.requestWithResponse(
            diary, signIn: diarySignIn, form: form, headers: ["Accept": "application/json"], effect: .safe)
        // The response may include the day after the week.
        return response.entries.filter { $0.date >= monday && $0.date < next }.compactMap { $0.activity(week: week) }
    }
}
