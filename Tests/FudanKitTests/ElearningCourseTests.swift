import Errors
import HTTP
import TestSupport
import Testing
import Threads

@testable import CampusSupport
@testable import FudanKit

@Suite("Courses of eLearning", .timeLimit(.minutes(5)))
struct ElearningCourseTests {
    static let api = "\(ElearningTests.base)/api/v1"

    /// Returns a service whose server sends `bodies` for the paths below `/api/v1`, without their queries.
    static func service(_ bodies: [String: String], token: String? = nil) -> (ElearningService, FakeServer) {
        let server = ElearningTests.server { request in
            let path = String(request.url.dropFirst(api.count).prefix { $0 != "?" })
            return bodies[path].map { request.respond(200, $0, type: "application/json") } ?? request.respond(404, "{}")
        }
        return (ElearningTests.service(server, token: token), server)
    }

    @Test("The paths of folders follow from their parents, also if folders contain each other or a parent is missing")
    func folders() async throws {
        let rows = [
            #"{"id":1,"name":"course files","full_name":"course files","parent_folder_id":null}"#,
            #"{"id":2,"name":"讲义","full_name":"course files/讲义","parent_folder_id":1}"#,
            #"{"id":3,"name":"第一周","parent_folder_id":2}"#, #"{"id":4,"name":"甲","parent_folder_id":5}"#,
            #"{"id":5,"name":"乙","parent_folder_id":4}"#, #"{"id":6,"name":"丙","parent_folder_id":99}"#,
        ]
        let (service, _) = Self.service(["/courses/7/folders": "[\(rows.joined(separator: ","))]"])
        let folders = try await service.listFolders(courseId: 7, cache: .prefer).value
        #expect(folders.map(\.path) == [[], ["讲义"], ["讲义", "第一周"], ["乙", "甲"], ["甲", "乙"], ["丙"]])
    }

    @Test("The items of a large module, which the server leaves out, are requested")
    func modules() async throws {
        let (service, server) = Self.service([
            "/courses/7/modules":
                #"[{"id":1,"name":"第一周","items_count":1,"items":[{"id":11,"title":"讲义","type":"File","content_id":5}]},{"id":2,"name":"第二周","items_count":2},{"id":3,"name":"空","items_count":0}]"#,
            "/courses/7/modules/2/items":
                #"[{"id":21,"title":"网站","type":"ExternalUrl","external_url":"https://example.com/"},{"id":null}]"#,
        ])
        let (modules, skipped) = try await skipping { try await service.listModules(courseId: 7, cache: .prefer).value }
        #expect(modules.map { $0.items.map(\.id) } == [[11], [21], []])
        #expect(modules[1].items[0].url == "https://example.com/")
        #expect(skipped.kinds == ["eLearning module item"])
        #expect(server.count("/items") == 1)
    }

    @Test("An assignment has the account's submission, and only a single one has its description")
    func assignments() async throws {
        let row =
            #"{"id":5,"name":"报告","description":"<p>长</p>","due_at":"2026-11-25T15:59:59Z","points_possible":10,"submission_types":["online_upload"],"submission":{"workflow_state":"graded","score":9.5,"grade":"9.5","submitted_at":"2026-11-24T10:00:00Z","attempt":1,"late":false}}"#
        let (service, server) = Self.service([
            "/courses/7/assignments": "[\(row),{\"id\":6,\"name\":\"测验\",\"submission\":null}]", "/courses/7/assignments/5": row,
        ])
        let list = try await service.listAssignments(courseId: 7, cache: .prefer).value
        let single = try await service.getAssignment(courseId: 7, id: 5, cache: .prefer).value
        #expect(list.map(\.description) == [nil, nil] && single.description == "<p>长</p>")
        #expect(single.submission?.score == 9.5 && single.submission?.submitted == true && list[1].submission == nil)
        // The parameter read_status would mark submissions as read.
        #expect(server.urls.allSatisfy { !$0.contains("read_status") })
    }

    @Test(
        "Grades have the totals of the course, its groups and their weights",
        arguments: [
            #""computed_current_score":91.5,"computed_final_score":"80","computed_current_grade":"A-""#,
            #""grades":{"current_score":91.5,"final_score":"80","current_grade":"A-"}"#,
        ])
    func grades(totals: String) async throws {
        let (service, _) = Self.service([
            "/courses/7":
                #"{"id":7,"name":"数据结构","apply_assignment_group_weights":true,"enrollments":[{"type":"student",\#(totals)}]}"#,
            "/courses/7/assignment_groups":
                #"[{"id":1,"name":"平时","group_weight":40,"assignments":[{"id":5,"name":"报告","submission":{"workflow_state":"unsubmitted"}}]}]"#,
        ])
        let grades = try await service.getGrades(courseId: 7, cache: .prefer).value
        #expect(grades.currentScore == 91.5 && grades.finalScore == 80 && grades.currentGrade == "A-" && grades.finalGrade == nil)
        #expect(grades.weighted == true && grades.groups.map(\.weight) == [40])
        #expect(grades.groups[0].assignments[0].submission?.submitted == false)
    }

    @Test("Events are asked for in groups of ten courses, and those that are replaced are left out")
    func events() async throws {
        let (service, server) = Self.service([
            "/courses": "[\((1...11).map { #"{"id":\#($0),"name":"课程"}"# }.joined(separator: ","))]",
            "/calendar_events":
                #"[{"id":2,"title":"答疑","start_at":"2026-11-24T01:00:00Z","context_code":"course_7"},{"id":1,"title":"体检","start_at":"2026-11-23T09:00:00+08:00","context_code":"user_3"},{"id":3,"title":"旧","hidden":true}]"#,
        ])
        let events = try await service.listEvents(startDate: nil, endDate: nil, courseIds: nil, cache: .prefer).value
        #expect(events.map(\.id) == [1, 2] && events.map(\.courseId) == [nil, 7])
        let asked = server.urls.filter { $0.contains("calendar_events") }
        #expect(asked.map { $0.split(separator: "context_codes").count - 1 } == [0, 10, 1])
        #expect(asked[0].contains("start_date=2026-11-20T16%3A00%3A00Z&end_date=2026-12-21T16%3A00%3A00Z"))
        await expectFailure(.invalidArgument) {
            try await service.listEvents(startDate: nil, endDate: "2026-11-20", courseIds: [7], cache: .prefer)
        }
    }

    @Test("An announcement has its attachments")
    func announcements() async throws {
        let (service, server) = Self.service([
            "/courses/7/discussion_topics":
                #"[{"id":9,"title":"停课","posted_at":"2026-11-21T02:00:00Z","author":{"display_name":"沈砚秋"},"attachments":[{"id":3,"filename":"%E9%80%9A%E7%9F%A5+1.pdf","size":12,"url":""}]}]"#
        ])
        let announcements = try await service.listAnnouncements(courseId: 7, cache: .prefer).value
        #expect(announcements[0].author == "沈砚秋" && announcements[0].attachments.map(\.name) == ["通知 1.pdf"])
        #expect(announcements[0].attachments[0].locked == true)
        #expect(server.urls.last?.contains("only_announcements=true") == true)
    }

    @Test("A list that the course has switched off is empty, and a course that does not exist is an error")
    func switchedOff() async throws {
        let server = ElearningTests.server {
            $0.respond(
                404,
                $0.url.contains("/7/")
                    ? #"{"message":"该页面已被禁用"}"#
                    : #"{"status":"not_found","errors":[{"message":"The specified resource does not exist."}]}"#,
                type: "application/json")
        }
        let service = ElearningTests.service(server)
        let modules = try await service.listModules(courseId: 7, cache: .prefer).value
        #expect(modules.isEmpty)
        let error = await failure { try await service.listModules(courseId: 8, cache: .prefer) }
        #expect(error?.code == .notFound && error?.serverMessage == "The specified resource does not exist.")
    }

    @Test("A refusal for lack of permission is no sign-in, with either status", arguments: [401, 403])
    func forbidden(status: Int) async throws {
        let server = ElearningTests.server {
            $0.respond(status, #"{"status":"unauthorized","errors":[{"message":"无权限"}]}"#, type: "application/json")
        }
        let error = await failure { try await ElearningTests.service(server).listFiles(courseId: 7, cache: .prefer) }
        #expect(error?.code == .forbidden && error?.serverMessage == "无权限")
        #expect(server.count("/files") == 1 && server.count("/login/cas") <= 1)
    }

    @Test("Too many requests are told as such, with either status", arguments: [403, 429])
    func rateLimit(status: Int) async throws {
        let server = ElearningTests.server { $0.respond(status, "\(status) Forbidden (Rate Limit Exceeded)", type: "text/plain") }
        await expectFailure(.rateLimited) { try await ElearningTests.service(server).listFiles(courseId: 7, cache: .prefer) }
    }

    @Test("A personal token is sent in a header, needs no sign-in, and does not occur in an error")
    func token() async throws {
        let token = "7~abcdefghijklmnop"
        let (service, server) = Self.service(["/courses/7/files": #"while(1);[{"id":1,"display_name":"a"}]"#], token: token)
        let files = try await service.listFiles(courseId: 7, cache: .prefer).value
        #expect(files.map(\.name) == ["a"])
        let requests = server.requests
        #expect(requests.map { $0.headers["Authorization"] } == ["Bearer \(token)"] && requests[0].headers["Cookie"] == nil)
        let refusing = ElearningTests.server {
            $0.respond(
                401, #"{"errors":[{"message":"Invalid access token. \#(token)"}]}"#, type: "application/json",
                headers: ["WWW-Authenticate": #"Bearer realm="canvas-lms""#])
        }
        let error = await failure { try await ElearningTests.service(refusing, token: token).listFiles(courseId: 7, cache: .prefer) }
        #expect(error?.code == .notSignedIn && error?.message.contains("elearning.token") == true)
        #expect(error?.message.contains(token) == false && error?.serverMessage?.contains(token) == false)
        #expect(refusing.urls.count == 1)
    }

    @Test("The session sends one request at a time", .virtualTime)
    func oneAtATime() async throws {
        let gate = Gate()
        let server = FakeServer { request in
            if request.url.contains("/courses/1/") { await gate.pass() }
            return request.respond(request.url.hasSuffix("/login/cas") ? "<html>Dashboard</html>" : "[]")
        }
        let service = ElearningTests.service(server)
        async let first = service.listFiles(courseId: 1, cache: .prefer).value
        await gate.arrival()
        async let second = service.listFiles(courseId: 2, cache: .prefer).value
        // The second call has all the time it wants before the first request ends.
        try await Timers.sleep(for: .seconds(1))
        #expect(server.count("/courses/2/") == 0)
        gate.open()
        let lists = try await [first, second]
        #expect(lists == [[], []] && server.count("/courses/2/") == 1)
    }

    @Test("The items of a module are requested if the server has left them out and the module has some")
    func lackingItems() async throws {
        let (service, server) = Self.service([
            "/courses/7/modules":
                #"[{"id":1,"name":"a"},{"id":2,"name":"b","items_count":0},{"id":3,"name":"c","items_count":1},{"id":4,"name":"d","items_count":5,"items":[]},{"id":5,"name":"e","items_count":1,"items":null}]"#,
            "/courses/7/modules/3/items": #"[{"id":31,"title":"讲义"}]"#, "/courses/7/modules/5/items": "[]",
        ])
        let modules = try await service.listModules(courseId: 7, cache: .prefer).value
        #expect(modules.map { $0.items.map(\.id) } == [[], [], [31], [], []])
        #expect(server.urls.filter { $0.contains("/items?") }.count == 2 && server.count("/modules/3/items") == 1)
    }

    @Test(
        "Work counts as submitted if it has a time, a score or the state of submitted work",
        arguments: [
            ("{}", false), (#"{"workflow_state":"unsubmitted"}"#, false), (#"{"workflow_state":"submitted"}"#, true),
            (#"{"workflow_state":"graded"}"#, true), (#"{"workflow_state":"pending_review"}"#, true), (#"{"score":0}"#, true),
            (#"{"submitted_at":"2026-11-24T10:00:00Z"}"#, true), (#"{"grade":"A"}"#, false), ("7", nil), ("null", nil), ("[]", nil),
        ] as [(String, Bool?)])
    func submitted(submission: String, isSubmitted: Bool?) async throws {
        let (service, _) = Self.service(["/courses/7/assignments/5": #"{"id":5,"name":"报告","submission":\#(submission)}"#])
        let assignment = try await service.getAssignment(courseId: 7, id: 5, cache: .prefer).value
        #expect(assignment.submission?.submitted == isSubmitted)
    }

    @Test("The first enrollment with a total counts")
    func enrollments() async throws {
        let (service, server) = Self.service([
            "/courses/7":
                #"{"id":7,"enrollments":[{"type":"observer"},{"computed_current_score":90,"grades":{"final_score":80,"final_grade":"B"}},{"computed_current_score":1,"computed_final_grade":"F","computed_current_grade":"A"}]}"#,
            "/courses/7/assignment_groups": "[]",
        ])
        let grades = try await service.getGrades(courseId: 7, cache: .prefer).value
        #expect(
            grades
                == ElearningGrades(currentScore: 90, finalScore: 80, currentGrade: "A", finalGrade: "B", weighted: nil, groups: []))
        #expect(
            server.urls.filter { $0.contains("/api/") } == [
                "\(Self.api)/courses/7?include%5B%5D=total_scores",
                "\(Self.api)/courses/7/assignment_groups?include%5B%5D=assignments&include%5B%5D=submission&exclude_response_fields%5B%5D=description&per_page=100",
            ])
    }

    @Test("Events are sorted by time and identifier, and those without a time come last. A deleted one is left out")
    func sortedEvents() async throws {
        let rows = [
            #"{"id":5,"title":"e"}"#, #"{"id":4,"title":"d","start_at":"2026-11-24T01:00:00Z","hidden":false}"#, #"{"id":1,"title":"a"}"#,
            #"{"id":3,"title":"c","start_at":"2026-11-24T09:00:00+08:00"}"#,
            #"{"id":2,"title":"b","start_at":"2026-11-25T01:00:00Z","all_day":false,"all_day_date":"2026-11-25"}"#,
            #"{"id":6,"title":"f","start_at":"2026-11-20T01:00:00Z","workflow_state":"deleted"}"#,
            #"{"id":7,"title":"g","start_at":"2026-11-20T01:00:00Z","workflow_state":"active","hidden":true}"#,
        ]
        let (service, server) = Self.service(["/calendar_events": "[\(rows.joined(separator: ","))]"])
        let events = try await service.listEvents(startDate: "2026-11-20", endDate: "2026-11-30", courseIds: [9, 7], cache: .prefer).value
        #expect(events.map(\.id) == [3, 4, 2, 1, 5] && events.allSatisfy { $0.date == nil })
        let period = "start_date=2026-11-19T16%3A00%3A00Z&end_date=2026-11-30T16%3A00%3A00Z"
        let courses = "context_codes%5B%5D=course_7&context_codes%5B%5D=course_9"
        #expect(
            server.urls.filter { $0.contains("/api/") } == ["\(Self.api)/calendar_events?type=event&\(period)&\(courses)&per_page=100"])
    }

    @Test("Without courses, the account's own events are those of all its courses and its own")
    func ownEvents() async throws {
        let (service, server) = Self.service(["/courses": "[]", "/calendar_events": #"[{"id":1,"title":"a","context_code":"course_12"}]"#])
        let events = try await service.listEvents(startDate: nil, endDate: nil, courseIds: nil, cache: .prefer).value
        #expect(events.map(\.courseId) == [12] && server.count("context_codes") == 0 && server.count("calendar_events") == 1)
        let none = try await service.listEvents(startDate: nil, endDate: nil, courseIds: [], cache: .prefer).value
        #expect(none.isEmpty && server.count("calendar_events") == 1)
    }

    // MARK: Refusals

    @Test(
        "A 404 with a message is that of a list that is switched off, and a 404 with errors or without either that of a missing object",
        arguments: [
            (#"{"message":"该页面已被禁用"}"#, true, nil), (#"{"message":"x","errors":[]}"#, false, "x"), ("{}", false, nil),
            (#"{"errors":[{"message":"y"}]}"#, false, "y"), (#"{"errors":[{},{"message":"y"}]}"#, false, "y"),
            (#"{"message":"x","errors":"y"}"#, false, "x"), ("[]", false, nil),
        ] as [(String, Bool, String?)])
    func missing(body: String, isSwitchedOff: Bool, message: String?) async throws {
        let server = ElearningTests.server { $0.respond(404, body, type: "application/json") }
        let service = ElearningTests.service(server, token: "7~token")
        if isSwitchedOff {
            let files = try await service.listFiles(courseId: 7, cache: .prefer).value
            #expect(files.isEmpty)
        } else {
            let error = await failure { try await service.listFiles(courseId: 7, cache: .prefer) }
            #expect(error?.code == .notFound && (error?.serverMessage ?? "") == (message ?? ""))
        }
    }

    @Test(
        "The server asks for another token with the status 401 and its header only",
        arguments: [
            (401, true, ErrorCode.notSignedIn, "/profile/settings"), (401, false, .forbidden, "The course does not show this"),
            (403, true, .forbidden, "The course does not show this"), (403, false, .forbidden, "The course does not show this"),
            (400, true, .rejected, "Correct the parameters"), (402, true, .rejected, "Correct the parameters"),
            (404, true, .notFound, "Check the identifier"),
        ])
    func statuses(status: Int, hasHeader: Bool, code: ErrorCode, advice: String) async {
        let headers: HTTPHeaders = hasHeader ? ["WWW-Authenticate": #"Bearer realm="canvas-lms""#] : [:]
        let server = ElearningTests.server {
            $0.respond(status, #"{"errors":[{"message":"x"}]}"#, type: "application/json", headers: headers)
        }
        let service = ElearningTests.service(server, token: "7~token")
        let error = await failure { try await service.listFiles(courseId: 7, cache: .prefer) }
        #expect(error?.code == code && error?.message.contains(advice) == true, "\(error?.message ?? "")")
    }

    @Test("The text about too many requests is short", arguments: [(1023, ErrorCode.rateLimited), (1024, .forbidden)])
    func longText(size: Int, code: ErrorCode) async {
        let text = "403 Forbidden (Rate Limit Exceeded)"
        let server = ElearningTests.server {
            $0.respond(403, text + String(repeating: " ", count: size - text.utf8.count), type: "text/plain")
        }
        await expectFailure(code) { try await ElearningTests.service(server, token: "7~token").listFiles(courseId: 7, cache: .prefer) }
    }

    @Test("A message of the server has at most 600 bytes", arguments: [#"{"message":"§"}"#, #"{"errors":[{"message":"§"}]}"#])
    func longMessage(body: String) async {
        for (count, expected) in [(600, String(repeating: "x", count: 600)), (601, String(repeating: "x", count: 597) + "…")] {
            let text = body.replacing("§", with: String(repeating: "x", count: count))
            let server = ElearningTests.server { $0.respond(403, text, type: "application/json") }
            let error = await failure {
                try await ElearningTests.service(server, token: "7~token").listFiles(courseId: 7, cache: .prefer)
            }
            #expect(error?.serverMessage == expected)
        }
    }
}
