import Calendar
import Calls
import CampusSignIn
import Storage

/// The service `icourse`. It caches the account's lectures. They are personal, so they are kept in memory only.
package struct IcourseService: Sendable {
    private let caches: CacheGroup
    private let months: KeyedCache<IcourseMonth, [IcourseLecture]>
    private let courses: KeyedCache<Int, [IcourseLecture]>
    private let client: CampusClient
    private let today: @Sendable () -> CalendarDate

    init(client: CampusClient, caches: CacheGroup, today: @escaping @Sendable () -> CalendarDate) {
        self.client = client
        self.caches = caches
        self.today = today
        months = caches.keyedCache("months", validity: Validity.Icourse.listLectures, in: .memory) {
            try await IcourseAPI.listLectures(client, month: $0)
        }
        let limits = CacheLimits(values: 100, diskBytes: 0)
        courses = caches.keyedCache("courses", validity: Validity.Icourse.listCourseLectures, in: .memory, limits: limits) {
            try await IcourseAPI.listLectures(client, course: $0)
        }
    }

    package func listLectures(date: CalendarDate?, cache: CachePolicy) async throws -> Cached<[IcourseLecture]> {
        try await months.value(IcourseMonth(date ?? today()), cache)
    }

    /// Asks for the next month first, so that the newest courses come first.
    package func listCourses(months count: Int, cache: CachePolicy) async throws -> Cached<[IcourseCourse]> {
        let progress = CallContext.current.progress
        progress?.startSteps(of: count + 1)
        var list: [IcourseCourse] = []
        var places: [Int: Int] = [:]
        var fetched: Cached<[IcourseLecture]>?
        for month in (1 - count...1).reversed() {
            let lectures = try await months.value(IcourseMonth(today()).adding(month), cache)
            // The age of the list is that of its oldest part.
            if fetched.map({ lectures.fetchedAt.milliseconds < $0.fetchedAt.milliseconds }) ?? true { fetched = lectures }
            for lecture in try lectures.value {
                if let place = places[lecture.courseId] {
                    list[place].complete(with: lecture)
                } else {
                    places[lecture.courseId] = list.count
                    list.append(IcourseCourse(of: lecture))
                }
            }
            progress?.completeStep()
        }
        let courses = list
        return try fetched?.map { _ in courses } ?? Cached(value: courses, source: .memory, fetchedAt: .now)
    }

    package func listCourseLectures(courseId: Int, cache: CachePolicy) async throws -> Cached<[IcourseLecture]> {
        try await courses.value(courseId, cache)
    }

    package func getLecture(courseId: Int, id: Int) async throws -> IcourseLecture {
        try await IcourseAPI.getLecture(client, course: courseId, id: id)
    }

    /// Returns the lectures whose state is new since the watch token `since`. Without a token, returns a token and no lectures. A token is
    /// `lectures:COURSE:FINGERPRINTS`, with the lectures that can be watched.
    package func watch(courseId: Int?, since: String?) async throws -> NewLectures {
        let seen = try SeenRows(since, prefix: "lectures:\(courseId.map { "\($0)" } ?? ""):", method: "icourse.watch")
        let lectures =
            if let courseId {
                try await listCourseLectures(courseId: courseId, cache: .refresh).value
            } else {
                try await listLectures(date: nil, cache: .refresh).value
            }
        let news = seen.news(in: lectures.filter { $0.state != nil }) { Fingerprint("\($0.id)", $0.state?.rawValue) }
        return NewLectures(token: news.token, lectures: news.rows)
    }

    package func clearCache() async throws { try await caches.clear() }
}

extension IcourseCourse {
    fileprivate init(of lecture: IcourseLecture) {
        self.init(
            id: lecture.courseId, title: lecture.title, teacher: lecture.teacher, department: lecture.department, term: lecture.term,
            url: IcourseAPI.pageURL(course: lecture.courseId))
    }

    /// Takes what earlier lectures lack.
    fileprivate mutating func complete(with lecture: IcourseLecture) {
        title = title ?? lecture.title
        teacher = teacher ?? lecture.teacher
        department = department ?? lecture.department
        term = term ?? lecture.term
    }
}
