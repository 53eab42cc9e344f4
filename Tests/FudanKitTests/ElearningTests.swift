import Calendar
import Errors
import HTTP
import Networking
import Storage
import TestSupport
import Testing

@testable import CampusSupport
@testable import FudanKit

@Suite("eLearning", .timeLimit(.minutes(5)))
struct ElearningTests {
    static let base = "https://elearning.fudan.edu.cn"

    static func item(
        _ id: Int, _ plannable: String = #"{"id":1,"title":"作业","due_at":"2026-11-25T15:59:00Z","points_possible":100}"#, more: String = ""
    )
        -> String
    {
        #"{"plannable_id":\#(id),"plannable_type":"assignment","course_id":7,"context_name":"数据结构","html_url":"/courses/7/assignments/\#(id)","plannable":\#(plannable)\#(more)}"#
    }

    static func service(_ client: any APIClient, token: String? = nil) -> ElearningService {
        ElearningService(
            client: ElearningClient(Campus.signedIn(client).client, token: token),
            caches: CacheGroup(store: nil, log: { _, _ in }, account: { nil }),
            today: { "2026-11-21" })
    }

    /// Returns a server that responds to the sign-in with the dashboard, and to all other requests with the response of `answer`.
    static func server(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) -> FakeServer {
        FakeServer { $0.url == "\(base)/login/cas" ? $0.respond("<html>Dashboard</html>") : answer($0) }
    }

    @Test("Courses are read from all pages, with and without scores")
    func courses() async throws {
        let second = "\(Self.base)/api/v1/courses?page=2"
        let server = Self.server { request in
            request.url == second
                ? request.respond(#"[{"id":"8","name":" 物理 ","course_code":null,"term":null}]"#)
                : request.respond(
                    200,
                    #"while(1);[{"id":7,"name":"数据结构","course_code":"COMP130004.01","term":{"id":1,"name":"2026-2027学年1学期"},"teachers":[{"id":1,"display_name":"沈砚秋"}],"enrollments":[{"type":"student","computed_current_score":90.5}]},{"id":9,"access_restricted_by_date":true}]"#,
                    type: "application/json",
                    headers: ["Link": #"<\#(Self.base)/api/v1/courses?page=1>; rel="current",<\#(second)>; rel="next""#])
        }
        let service = Self.service(server)
        let (listed, skipped) = try await skipping { try await service.listCourses(state: nil, cache: .prefer).value }
        #expect(skipped.kinds == [], "A closed course is not malformed.")
        #expect(
            listed == [
                ElearningCourse(
                    id: 7, name: "数据结构", originalName: nil, code: "COMP130004.01", term: "2026-2027学年1学期", teachers: ["沈砚秋"],
                    startTime: nil, endTime: nil, score: 90.5),
                ElearningCourse(
                    id: 8, name: "物理", originalName: nil, code: nil, term: nil, teachers: [], startTime: nil, endTime: nil, score: nil),
            ])
        let source = try await service.listCourses(state: nil, cache: .prefer).source
        #expect(source == .memory)
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.listCourses(state: nil, cache: .only) }
    }

    @Test("What a personal token returns is not written to the store", arguments: [(nil, 1), ("1~token", 0)] as [(String?, Int)])
    func todosOfTokens(token: String?, files: Int) async throws {
        let directory = try TemporaryDirectory()
        let service = ElearningService(
            client: ElearningClient(Campus.signedIn(Self.server { $0.respond("[]") }).client, token: token),
            caches: CacheGroup(store: try directory.store(), log: { _, _ in }, account: { nil }), today: { "2026-11-21" })
        _ = try await service.listTodos(startDate: nil, endDate: nil, cache: .prefer)
        #expect(directory.files.count == files)
    }

    /// Returns a server whose first page links to `link`, and whose second page has one course.
    static func linked(_ link: String) -> FakeServer {
        server { request in
            request.url.contains("page=2")
                ? request.respond(#"[{"id":8,"name":"物理"}]"#)
                : request.respond(200, "[]", type: "application/json", headers: ["Link": "<\(link)>; rel=next"])
        }
    }

    @Test(
        "A link to the next page may be relative or have the scheme http",
        arguments: [
            "/api/v1/courses?page=2&x=a,b", "courses?page=2", "http://elearning.fudan.edu.cn/api/v1/courses?page=2",
            "http://elearning.fudan.edu.cn:80/api/v1/courses?page=2",
            "//elearning.fudan.edu.cn/api/v1/courses?page=2",
        ])
    func relativeLink(link: String) async throws {
        let server = Self.linked(link)
        let courses = try await Self.service(server).listCourses(state: nil, cache: .prefer).value
        #expect(courses.map(\.id) == [8])
        #expect(server.urls.last?.hasPrefix("\(Self.base)/api/v1/courses?page=2") == true)
    }

    @Test(
        "A link to a page on another server is not followed, and the incomplete list is an error",
        arguments: [
            "https://example.com/api?page=2", "http://elearning.fudan.edu.cn:8080/?page=2", "ftp://elearning.fudan.edu.cn/?page=2",
            "https://elearning.fudan.edu.cn:8443/?page=2",
        ])
    func foreignPage(link: String) async throws {
        let server = Self.linked(link)
        let error = await failure { try await Self.service(server).listCourses(state: nil, cache: .prefer) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("The rest of the list is unknown") == true)
        #expect(server.count("page=2") == 0)
    }

    @Test("A list that leads in a circle or has too many pages is an error", arguments: [true, false])
    func endless(isCircle: Bool) async throws {
        let server = Self.server { request in
            let page = isCircle ? "" : request.url.split(separator: "=").last.map { "\((Int($0) ?? 0) + 1)" } ?? ""
            return request.respond(200, "[]", type: "application/json", headers: ["Link": "</api/v1/courses?page=\(page)>; rel=next"])
        }
        await expectFailure(.unexpectedResponse) { try await Self.service(server).listCourses(state: nil, cache: .prefer) }
        #expect(server.count("/courses") == (isCircle ? 2 : 100))
    }

    @Test("To-dos have due times, URLs and submission states if the server sends them")
    func todos() async throws {
        let rows = [
            Self.item(1, more: #","submissions":{"submitted":true,"graded":false,"missing":false}"#),
            Self.item(2, #"{"name":"讨论"}"#, more: #","submissions":false"#).replacing(#""assignment""#, with: #""discussion_topic""#),
            #"{"plannable_id":3,"plannable_type":"planner_note","plannable":{"title":"备忘","todo_date":"2026-11-22T00:00:00Z"}}"#,
            #"{"plannable_id":4,"plannable_type":"assignment","plannable":{"title":""}}"#, #""oops""#,
        ]
        let server = Self.server { $0.respond("[\(rows.joined(separator: ","))]") }
        let service = Self.service(server)
        let todos = try await service.listTodos(startDate: nil, endDate: "2026-11-30", cache: .prefer).value
        #expect(
            todos == [
                ElearningTodo(
                    id: 1, kind: .assignment, title: "作业", courseId: 7, courseName: "数据结构", dueTime: "2026-11-25T15:59:00Z",
                    url: "\(Self.base)/courses/7/assignments/1", points: 100, submitted: true, graded: false, missing: false),
                ElearningTodo(
                    id: 2, kind: .discussionTopic, title: "讨论", courseId: 7, courseName: "数据结构", dueTime: nil,
                    url: "\(Self.base)/courses/7/assignments/2", points: nil, submitted: nil, graded: nil, missing: nil),
                ElearningTodo(
                    id: 3, kind: .plannerNote, title: "备忘", courseId: nil, courseName: nil, dueTime: "2026-11-22T00:00:00Z", url: nil,
                    points: nil,
                    submitted: nil, graded: nil, missing: nil),
            ])
        #expect(
            server.urls.last
                == "\(Self.base)/api/v1/planner/items?start_date=2026-11-20T16%3A00%3A00Z&end_date=2026-11-30T16%3A00%3A00Z&per_page=100")
        await expectFailure(.invalidArgument) { try await service.listTodos(startDate: nil, endDate: "2026-11-20", cache: .prefer) }
    }

    @Test("The session signs in to the site before it requests courses, and a response with an unexpected form is an error")
    func refusals() async throws {
        let university = University { request in
            guard request.url.hasPrefix("\(Self.base)/api/") else { return nil }
            return request.cookie("s")?.hasPrefix("session-") == true
                ? request.respond("[]")
                : request.respond(
                    401, #"{"status":"unauthenticated"}"#, type: "application/json",
                    headers: ["WWW-Authenticate": #"Bearer realm="canvas-lms""#])
        }
        let campus = try await university.signedIn().services
        let courses = try await campus.elearningService.listCourses(state: nil, cache: .prefer).value
        #expect(courses.isEmpty)
        let error = await failure {
            try await Self.service(Self.server { $0.respond(#"{"errors":[]}"#) }).listCourses(state: nil, cache: .prefer)
        }
        #expect(error?.code == .unexpectedResponse)
    }

    @Test("A state of courses is a part of the request, and each state is cached separately")
    func states() async throws {
        let server = Self.server { $0.respond("[]") }
        let service = Self.service(server)
        for state in [nil, .active, .completed, .active] as [ElearningCourseState?] {
            _ = try await service.listCourses(state: state, cache: .prefer)
        }
        let query = "include%5B%5D=enrollments&include%5B%5D=term&include%5B%5D=total_scores&include%5B%5D=teachers"
        #expect(
            server.urls.filter { $0.contains("/api/") }
                == ["", "&enrollment_state=active", "&enrollment_state=completed"].map {
                    "\(Self.base)/api/v1/courses?\(query)\($0)&per_page=100"
                })
    }

    @Test("A course without a name is closed or malformed")
    func closedCourses() async throws {
        let rows = [
            #"{"id":1,"name":"甲","access_restricted_by_date":true}"#, #"{"id":2,"access_restricted_by_date":true}"#,
            #"{"id":3,"access_restricted_by_date":false}"#, #"{"id":4}"#, #"{"id":5,"name":"乙"}"#,
        ]
        let server = Self.server { $0.respond("[\(rows.joined(separator: ","))]") }
        let (courses, skipped) = try await skipping { try await Self.service(server).listCourses(state: nil, cache: .prefer).value }
        #expect(courses.map(\.id) == [1, 5] && skipped.kinds == ["eLearning course", "eLearning course"])
    }

    @Test("A period may end on the day on which it begins, and to-dos may have no end")
    func periods() async throws {
        let server = Self.server { $0.respond("[]") }
        let service = Self.service(server)
        _ = try await service.listTodos(startDate: nil, endDate: "2026-11-21", cache: .prefer)
        _ = try await service.listTodos(startDate: "2026-11-20", endDate: nil, cache: .prefer)
        #expect(
            server.urls.filter { $0.contains("/api/") } == [
                "\(Self.base)/api/v1/planner/items?start_date=2026-11-20T16%3A00%3A00Z&end_date=2026-11-21T16%3A00%3A00Z&per_page=100",
                "\(Self.base)/api/v1/planner/items?start_date=2026-11-19T16%3A00%3A00Z&per_page=100",
            ])
        let error = await failure { try await service.listTodos(startDate: "2026-11-21", endDate: "2026-11-20", cache: .prefer) }
        #expect(error?.message.hasPrefix("elearning.list_todos: `end_date` is before `start_date`") == true)
    }

    @Test("The values of 32 courses are kept, and those of 32 periods")
    func limits() async throws {
        let server = Self.server { $0.respond("[]") }
        let service = Self.service(server)
        for course in 1...32 { _ = try await service.listFiles(courseId: course, cache: .prefer) }
        var source = try await service.listFiles(courseId: 1, cache: .prefer).source
        #expect(source == .memory && server.count("/files") == 32)
        _ = try await service.listFiles(courseId: 33, cache: .prefer)
        source = try await service.listFiles(courseId: 2, cache: .prefer).source
        #expect(source == .network, "the least recently used list was forgotten")
        let start: CalendarDate = "2026-11-21"
        for day in 1...33 { _ = try await service.listTodos(startDate: start, endDate: start.adding(days: day), cache: .prefer) }
        source = try await service.listTodos(startDate: start, endDate: start.adding(days: 2), cache: .prefer).source
        #expect(source == .memory)
        source = try await service.listTodos(startDate: start, endDate: start.adding(days: 1), cache: .prefer).source
        #expect(source == .network)
    }

    @Test("The stored to-dos take at most 4 MiB, and the oldest ones are removed first")
    func storedTodos() async throws {
        let directory = try TemporaryDirectory()
        let server = Self.server { request in
            let size = request.url.contains("start_date=2026-11-03") ? 400_000 : 1_950_000
            return request.respond(#"[{"plannable_id":1,"plannable":{"title":"\#(String(repeating: "x", count: size))"}}]"#)
        }
        let service = ElearningService(
            client: ElearningClient(Campus.signedIn(server).client, token: nil),
            caches: CacheGroup(store: try directory.store(), log: { _, _ in }, account: { nil }))
        for (start, files) in [("2026-11-02", 1), ("2026-11-03", 2), ("2026-11-04", 2)] as [(CalendarDate, Int)] {
            _ = try await service.listTodos(startDate: start, endDate: nil, cache: .prefer)
            #expect(directory.files.count == files)
        }
        #expect(!directory.files.contains { $0.contains("2026-11-02") })
    }
}
