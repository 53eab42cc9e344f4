import Calendar
import Errors
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Polls for free slots, announcements and exams", .timeLimit(.minutes(5)))
struct ListWatchTests {
    // MARK: Slots

    private static func calendar(_ free: Set<String>) -> String {
        let cells = ["1", "2"].map { court in
            #""\#(court)":{"3012":{"status":\#(free.contains(court) ? 0 : 2),"total":1,"num":1}}"#
        }
        return
            #"{"e":"OK","m":"操作成功","d":{"day":["2026-11-21"],"time":[{"id":3012,"start_time":"12:00","end_time":"13:00"}],"resource":[{"id":1,"name":"1号"},{"id":2,"name":"2号"}],"data":{"2026-11-21":{\#(cells.joined(separator: ","))}}}}"#
    }

    @Test("A slot is returned once when it becomes free, and again after it was taken in between. Each poll is one request")
    func slots() async throws {
        let server = FakeServer(Self.calendar(["1"]))
        let service = server.campus.bookingService
        func poll(_ free: Set<String>, _ since: String?) async throws -> NewSlots {
            server.change(to: Self.calendar(free))
            return try await service.watch(venueId: 1040, startDate: "2026-11-21", endDate: nil, since: since)
        }
        let first = try await poll(["1"], nil)
        #expect(first.slots.isEmpty && server.requests.count == 1)
        #expect(server.urls.last?.contains("2026-11-23") == true, "two days after the first")
        let second = try await poll(["1", "2"], first.token)
        #expect(second.slots.map(\.courtId) == [2] && server.requests.count == 2)
        let taken = try await poll(["1"], second.token)
        #expect(taken.slots.isEmpty)
        let again = try await poll(["1", "2"], taken.token)
        #expect(again.slots.map(\.courtId) == [2])
        let unchanged = try await poll(["1", "2"], again.token)
        #expect(unchanged == NewSlots(token: again.token, slots: []))
    }

    @Test("The error of a wrong period names booking.watch")
    func period() async throws {
        let service = FakeServer(Self.calendar([])).campus.bookingService
        let error = await failure {
            try await service.watch(venueId: 1040, startDate: "2026-11-21", endDate: "2026-11-20", since: nil)
        }
        #expect(error?.code == .invalidArgument && error?.message.hasPrefix("booking.watch: `end_date`") == true)
    }

    // MARK: Announcements

    private static func page(_ numbers: Int...) -> String {
        let rows = numbers.map {
            "<tr><td><table><tr><td><a href='/\($0).htm' title='通知\($0)'>x</a></td><td class=\"ti\">2026-11-01</td></tr></table></td></tr>"
        }
        return "<html><body><table class=\"wp_article_list_table\">\(rows.joined())</table></body></html>"
    }

    @Test("New announcements are returned once. An old one that moves up to the first page, or a changed title, is not new")
    func announcements() async throws {
        let server = FakeServer(Self.page(5, 4, 3))
        let service = server.campus.announcementService
        func poll(_ page: String, _ since: String?) async throws -> NewAnnouncements {
            server.change(to: page)
            return try await service.watch(office: .undergraduate, since: since)
        }
        let first = try await poll(Self.page(5, 4, 3), nil)
        #expect(first.announcements.isEmpty && first.token.hasPrefix("announcements:undergraduate:"))
        let second = try await poll(Self.page(7, 6, 5), first.token)
        #expect(second.announcements.map(\.title) == ["通知7", "通知6"])
        let removed = try await poll(Self.page(7, 5, 2), second.token)
        #expect(removed.announcements.isEmpty)
        let renamed = try await poll(Self.page(7, 5, 2).replacing("通知7", with: "改"), removed.token)
        #expect(renamed.announcements.isEmpty)
        let many = try await poll(Self.page(13, 12, 11), renamed.token)
        #expect(many.announcements.count == 3)
        #expect(server.requests.count == 5)
    }

    // MARK: Exams

    @Test("New and changed exams are returned once")
    func exams() async throws {
        let server = Pages.server(["/exam-arrange/info/160123": Pages.exams(ExamTests.new())])
        let first = try await server.campus.examService.watch(since: nil)
        #expect(first.exams.isEmpty)
        let same = try await server.campus.examService.watch(since: first.token)
        #expect(same == first)
        let moved = Pages.server(["/exam-arrange/info/160123": Pages.exams(ExamTests.new().replacing("H6506", with: "H6507"))])
        let second = try await moved.campus.examService.watch(since: first.token)
        #expect(second.exams.map(\.location) == ["H6507"] && second.token != first.token)
    }

    @Test("A graduate student has no exams, and no request is sent")
    func graduate() async throws {
        let server = FakeServer("{}")
        let news = try await Campus.signedIn(server, as: .graduate).examService.watch(since: nil)
        #expect(news == NewExams(token: "exams:", exams: []) && server.requests.isEmpty)
    }

    @Test("A token of another watch is refused before a request")
    func foreignTokens() async throws {
        let server = FakeServer("{}")
        let campus = server.campus
        await expectFailure(.invalidArgument) {
            try await campus.bookingService.watch(venueId: 2, startDate: nil, endDate: nil, since: "slots:1:")
        }
        await expectFailure(.invalidArgument) {
            try await campus.announcementService.watch(office: .graduate, since: "announcements:undergraduate:")
        }
        await expectFailure(.invalidArgument) { try await campus.examService.watch(since: "scores:1:") }
        #expect(server.requests.isEmpty)
    }

    @Test(
        "A watch of announcements requests the first page of its office",
        arguments: [
            (AnnouncementOffice.undergraduate, "https://jwc.fudan.edu.cn/9397/list1.htm"),
            (.graduate, "https://gs.fudan.edu.cn/tzgg/list1.htm"),
        ])
    func office(office: AnnouncementOffice, url: String) async throws {
        let server = FakeServer("<html><body><ul class=\"wp_article_list\"><li><a href='/1.htm'>通知</a></li></ul></body></html>")
        let token = "announcements:\(office.rawValue):"
        let news = try await server.campus.announcementService.watch(office: office, since: token)
        #expect(news.announcements.map(\.title) == ["通知"] && news.token.hasPrefix(token) && server.urls == [url])
    }
}
