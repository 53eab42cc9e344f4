import Calendar
import Calls
import Errors
import JSON
import Synchronization
import TestSupport
import Testing

@testable import CampusSupport
@testable import FudanKit

private func ok(_ data: String) -> String { #"{"e":"OK","m":"操作成功","d":\#(data)}"# }
private func list(_ rows: String, total: String = "1") -> String { ok(#"{"data":[\#(rows)],"page":"1","perpage":"10","total":\#(total)}"#) }

private let bookingFields =
    #""id":"80000","resource_id":104001,"group_id":"1040","resource_name":"北区体育馆-乒乓球","status":1,"status_name":"预约成功","created":"2026-11-19 07:00:05","is_cancel":1"#
private let period =
    #"{"detail_id":1,"date":"2026-11-21","period_id":"3012","start_time":"12:00","end_time":"13:00:00","str_time":"12:00-13:00","can_cancel":"true"}"#

@Suite("Sports booking", .timeLimit(.minutes(5)))
struct BookingTests {
    static let calendar =
        #"{"day":["2026-11-21","2026-11-22"],"time":[{"id":3012,"str_time":"12:00-13:00","start_time":"12:00","end_time":"13:00"},{"id":"3023","start_time":"23:00","end_time":"24:00"}],"resource":[{"id":1,"name":"1号场地"},{"id":"2","name":null}],"data":{"2026-11-21":{"1":{"3012":{"status":0,"total":1,"num":"1"},"3023":{"status":"0","total":null,"num":0}},"2":{"3012":{"status":2,"total":1,"num":1}}},"2026-11-22":[],"2026-11-23":null}}"#

    @Test("Venues are read from all pages, and requests have the headers that the site's own page sends")
    func venues() async throws {
        let rows = [
            #"{"base":{"id":1040,"name":"北区体育馆-乒乓球","icon":null,"images":"a b.jpg","type":1,"config":{"introduction":{"text":"<p>八张台</p><p>请自带球拍</p>","label":"","enanle":1}}}}"#,
            #"{"base":{"id":"1045","name":"羽毛球","images":"","config":[]}},{"base":{"id":1050,"name":"网球","config":{"introduction":{"text":"<p>x</p>","enanle":0}}}}"#,
        ]
        let server = FakeServer.pages { list(rows[$0.url.contains("?p=1&") ? 0 : 1], total: #""3""#) }
        let service = server.campus.bookingService
        let page = "https://booking.fudan.edu.cn/reservation/fe/site/reservationInfo?id="
        let listed = try await service.listVenues(cache: .prefer).value
        #expect(
            listed == [
                Venue(
                    id: 1040, name: "北区体育馆-乒乓球", introduction: "八张台\n请自带球拍",
                    imageUrl: "https://booking.fudan.edu.cn/reservation/api/file/down?token=a%20b.jpg&view=1", bookingUrl: "\(page)1040"),
                Venue(id: 1045, name: "羽毛球", introduction: nil, imageUrl: nil, bookingUrl: "\(page)1045"),
                Venue(id: 1050, name: "网球", introduction: nil, imageUrl: nil, bookingUrl: "\(page)1050"),
            ])
        let source = try await service.listVenues(cache: .prefer).source
        #expect(source == .memory)
        #expect(
            server.urls
                == (1...2).map {
                    "https://booking.fudan.edu.cn/reservation/api/topic/resource-list?p=\($0)&attr=%7B%7D&pageSize=200&id=48&hideTime=1&date="
                })
        let headers = try #require(server.requests.first?.headers)
        #expect(headers["sign-key"] == "/reservation/api/topic/resource-listget")
        #expect(headers["Referer"] == "https://booking.fudan.edu.cn/reservation/fe/site/special/special?id=48")
    }

    @Test("The list of venues ends with a page without new venues, and a malformed venue is left out")
    func lastPage() async throws {
        let server = FakeServer(list(#"{"base":{"id":1,"name":"甲"}},{"base":null},{"base":{"id":"x","name":"乙"}}"#, total: "null"))
        let (venues, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try await server.campus.bookingService.listVenues(cache: .prefer).value
        }
        #expect(venues.map(\.id) == [1] && server.requests.count == 2)
        #expect(recorder.all.rows.prefix(2).map(\.reason) == ["base: is missing", "base.id: expected an integer"])
    }

    @Test("Each known form of the members of a venue is read")
    func detail() async throws {
        let forms = [
            (#""usable":true,"limit_info":"","config":null,"rule":null"#, true, nil, 0),
            (#""usable":"0","limit_info":{"error":"无预约权限"},"config":[],"rule":[]"#, false, "无预约权限", 0),
            (
                #""usable":1,"limit_info":"每日一次","config":{},"rule":[{"start_time":"08:00","end_time":"22:00"},{"start_time":""}]"#, true,
                "每日一次", 1
            ),
        ]
        for (members, usable, limit, hours) in forms {
            let server = FakeServer(ok(#"{"id":"1040","name":"乒乓球","type":1,\#(members)}"#))
            let venue = try await server.campus.bookingService.getVenue(id: 1040)
            #expect(venue.usable == usable && venue.limit == limit && venue.openingHours.count == hours, "\(members)")
            #expect(venue.needsCaptcha == nil && venue.description == nil)
            #expect(server.urls == ["https://booking.fudan.edu.cn/reservation/site/resource/detail?id=1040"])
            #expect(server.requests.first?.headers["Referer"] == venue.bookingUrl)
        }
        let server = FakeServer(
            ok(
                #"{"id":7,"name":"x","config":{"anti_bot":"1","description":{"text":"准时<br>到场","enanle":true}},"rule":[{"start_time":"07:30","end_time":"24:00"}]}"#
            ))
        let venue = try await server.campus.bookingService.getVenue(id: 7)
        #expect(venue.needsCaptcha == true && venue.description == "准时\n到场" && venue.usable == nil)
        #expect(venue.openingHours == [OpeningHours(start: "07:30", end: "24:00")])
    }

    @Test("Slots are sorted by day, period and court")
    func slots() async throws {
        let server = FakeServer(ok(Self.calendar))
        let slots = try await server.campus.bookingService.listSlots(venueId: 1040, startDate: "2026-11-21", endDate: "2026-11-23")
        let slot = { (start: TimeOfDay, end: TimeOfDay, period: Int, court: Int, status: Int, total: Int?, remaining: Int) in
            Slot(
                date: "2026-11-21", start: start, end: end, periodId: period, courtId: court, court: court == 1 ? "1号场地" : nil,
                status: status, total: total, remaining: remaining, available: status == 0 && remaining > 0)
        }
        #expect(
            slots == [
                slot("12:00", "13:00", 3012, 1, 0, 1, 1), slot("12:00", "13:00", 3012, 2, 2, 1, 1),
                slot("23:00", "24:00", 3023, 1, 0, nil, 0),
            ])
        #expect(slots.map(\.available) == [true, false, false])
        let request = try #require(server.requests.first)
        #expect(
            request.url
                == "https://booking.fudan.edu.cn/reservation/site/resource/calendar?resource_id=1040&id=1040&collective=0&date=%7B%22start_date%22%3A%222026-11-21%22%2C%22end_date%22%3A%222026-11-23%22%7D"
        )
        #expect(request.headers["sign-key"] == nil)
        _ = try await server.campus.bookingService.listSlots(venueId: 1, startDate: "2026-11-21", endDate: nil)
        #expect(server.urls.last?.contains("end_date%22%3A%222026-11-21%22") == true)
    }

    @Test(
        "A period that ends before its start or has more than 31 days is refused before a request", arguments: ["2026-11-20", "2026-12-22"])
    func days(end: String) async throws {
        let server = FakeServer(ok(Self.calendar))
        let end = try #require(CalendarDate(end))
        let error = await failure { try await server.campus.bookingService.listSlots(venueId: 1, startDate: "2026-11-21", endDate: end) }
        #expect(error?.code == .invalidArgument && error?.message.contains("2026-11-21 to 2026-12-21") == true && server.requests.isEmpty)
    }

    @Test("A slot whose status cannot be read stays without it, but without periods or slots, the call fails")
    func malformedSlot() async throws {
        let malformed = Self.calendar.replacing(#""status":2,"#, with: #""status":"?","#)
        let (slots, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
            try await FakeServer(ok(malformed)).campus.bookingService.listSlots(venueId: 1, startDate: "2026-11-21", endDate: nil)
        }
        #expect(slots.map(\.status) == [0, nil, 0] && slots.map(\.available) == [true, nil, false] && recorder.all.count == 0)
        for text in [
            Self.calendar.replacing(#""time""#, with: #""times""#),
            Self.calendar.replacing(#""data""#, with: #""dates""#), Self.calendar.replacing(#""start_time""#, with: #""start""#),
        ] {
            let error = await failure {
                try await FakeServer(ok(text)).campus.bookingService.listSlots(venueId: 1, startDate: "2026-11-21", endDate: nil)
            }
            #expect(error?.code == .unexpectedResponse)
        }
    }

    @Test(
        "Bookings are read in the new and in the old form",
        arguments: [
            (#""appointment_time":{"groups":[{"dates":[{"date":"2026-11-21","periods":[\#(period)]}]}]}"#, true),
            (#""detail":{"2026-11-21":[\#(period.replacing("can_cancel", with: "is_cancel"))]}"#, true),
            (
                #""appointment_time":{"groups":[]},"detail":{"2026-11-21":[\#(period.replacing(#""can_cancel":"true""#, with: #""x":0"#))]}"#,
                nil
            ),
        ] as [(String, Bool?)])
    func bookings(form: String, canCancel: Bool?) async throws {
        let server = FakeServer(list("{\(bookingFields),\(form)}", total: "21"))
        let page = try await server.campus.bookingService.listBookings(page: 2, size: 10)
        let booked = BookedPeriod(date: "2026-11-21", start: "12:00", end: "13:00", periodId: 3012, canCancel: canCancel)
        let booking = Booking(
            id: 80000, venueId: 1040, courtId: 104_001, name: "北区体育馆-乒乓球", status: 1, statusName: "预约成功",
            isVoid: false, created: "2026-11-19T07:00:05+08:00", canCancel: true, periods: [booked])
        #expect(page == BookingPage(bookings: [booking], page: 2, pageCount: 3, total: 21))
        #expect(server.urls.first?.hasSuffix("/appointment-list?p=2&type=0&pageSize=10") == true)
    }

    @Test(
        "A booking that was cancelled or refused is void",
        arguments: [("预约成功", false), ("已结束", false), ("已过期", false), ("已取消", true), ("管理员驳回", true)])
    func void(status: String, isVoid: Bool) async throws {
        let server = FakeServer(list(#"{"id":1,"status_name":"\#(status)"}"#))
        let page = try await server.campus.bookingService.listBookings(page: 1, size: 10)
        #expect(page.bookings.map(\.isVoid) == [isVoid])
    }

    @Test("A booking with only an identifier is returned, and a page of bookings may be empty")
    func identifierOnly() async throws {
        for form in ["", #","detail":[]"#, #","appointment_time":null"#, #","created":"today","is_cancel":"?""#] {
            let page = try await FakeServer(list(#"{"id":1\#(form)}"#)).campus.bookingService.listBookings(page: 1, size: 10)
            let bare = Booking(
                id: 1, venueId: nil, courtId: nil, name: nil, status: nil, statusName: nil, isVoid: nil, created: nil, canCancel: nil,
                periods: [])
            #expect(page.bookings == [bare])
        }
        let empty = try await FakeServer(list("", total: "0")).campus.bookingService.listBookings(page: 9, size: 10)
        #expect(empty == BookingPage(bookings: [], page: 9, pageCount: 0, total: 0))
    }

    @Test(
        "After a response that asks for a sign-in, the session signs in to the platform once more",
        arguments: [#"{"e":"UN_AUTH","m":"","d":[]}"#, #"{"e":403,"m":"无权访问","d":[]}"#])
    func endedSession(refusal: String) async throws {
        let hasEnded = Mutex(false)
        let university = University { request in
            guard request.url.contains("/appointment-list") else { return nil }
            return request.respond(hasEnded.withLock { $0 } ? refusal : list("", total: "0"))
        }
        let service = try await university.signedIn().services.bookingService
        _ = try await service.listBookings(page: 1, size: 10)
        let entries = university.count("/api/login/main")
        hasEnded.withLock { $0 = true }
        let error = await failure { try await service.listBookings(page: 1, size: 10) }
        #expect(error?.code == .notSignedIn && error?.serverCode != nil)
        #expect(error?.serverMessage == (refusal.contains("无权") ? "无权访问" : nil))
        #expect(university.count("/appointment-list") == 3 && university.count("/api/login/main") > entries)
        #expect(university.passwords == 1)
    }

    @Test("If the site sends a challenge for browsers, the error `browser_required` has the URL to open", arguments: [true, false])
    func challenge(isOfVenue: Bool) async {
        let server = FakeServer { $0.respond(412, "<html><script>challenge()</script></html>") }
        let service = server.campus.bookingService
        let error = await failure {
            if isOfVenue { _ = try await service.getVenue(id: 1040) } else { _ = try await service.listBookings(page: 1, size: 10) }
        }
        let page = isOfVenue ? "reservationInfo?id=1040" : "m_myReservation"
        #expect(error?.code == .browserRequired && error?.httpStatus == 412 && server.requests.count == 1)
        #expect(error?.detail == .object(["url": .string("https://booking.fudan.edu.cn/reservation/fe/site/\(page)")]))
        #expect(error?.message.contains(page) == true)
    }

    @Test(
        "The error for a refusal has the server's message and code",
        arguments: [
            (#"{"e":9999,"m":"资源不存在","d":[]}"#, JSONValue.integer(9999), "资源不存在"),
            (#"{"e":"NOT_FOUND","m":"资源不存在"}"#, .string("NOT_FOUND"), "资源不存在"), (#"{"e":"1","m":null,"d":{}}"#, .integer(1), nil),
        ] as [(String, JSONValue, String?)])
    func refusal(text: String, code: JSONValue, message: String?) async {
        let error = await failure { try await FakeServer(text).campus.bookingService.getVenue(id: 1) }
        #expect(error?.code == .rejected && error?.serverCode == code && error?.serverMessage == message)
    }

    @Test(
        "The call fails if the response lacks the list or the object with its data",
        arguments: ["{}", "[]", ok("[]"), ok("null"), #"{"e":0}"#, ok(#"{"data":{"a":1}}"#)])
    func missingContainer(text: String) async {
        await expectFailure(.unexpectedResponse) { try await FakeServer(text).campus.bookingService.listVenues(cache: .prefer) }
    }

    @Test("The list of venues is read up to its 20th page")
    func manyPages() async throws {
        let server = FakeServer.pages { request in
            list(#"{"base":{"id":\#(request.queryItem("p") ?? ""),"name":"甲"}}"#, total: "null")
        }
        let venues = try await server.campus.bookingService.listVenues(cache: .prefer).value
        #expect(venues.map(\.id) == Array(1...20) && server.requests.count == 20)
    }

    @Test("Slots can be listed for 31 days")
    func longestPeriod() async throws {
        let service = FakeServer(ok(Self.calendar)).campus.bookingService
        let slots = try await service.listSlots(venueId: 1, startDate: "2026-11-21", endDate: "2026-12-21")
        #expect(slots.count == 3)
    }

    @Test("Slots of other days and of unknown courts are not returned, and a slot that is no object is left out")
    func otherSlots() async throws {
        let free = #"{"status":0,"total":1,"num":1}"#
        let days = """
            "2026-11-20":{"1":{"3012":\(free)}},"2026-11-22":{"3":{"3012":\(free)},"1":{"9":\(free),"3023":\(free),"3012":7}},"2026-11-23":{"1":{"3012":\(free)}}
            """
        let text = Self.calendar.replacing(#""2026-11-22":[],"2026-11-23":null"#, with: days)
        let (slots, skipped) = try await skipping {
            try await FakeServer(ok(text)).campus.bookingService.listSlots(venueId: 1, startDate: "2026-11-21", endDate: "2026-11-22")
        }
        #expect(slots.map(\.date) == ["2026-11-21", "2026-11-21", "2026-11-21", "2026-11-22"])
        #expect(slots.map(\.periodId) == [3012, 3012, 3023, 3023] && slots.map(\.courtId) == [1, 2, 1, 1] && skipped.kinds == ["slot"])
    }

    @Test("A period without a date has the date of its list, and the lists are sorted by date")
    func datesOfLists() async throws {
        let times = #"{"start_time":"12:00","end_time":"13:00"}"#
        let server = FakeServer(list(#"{"id":1,"detail":{"2026-11-22":[\#(times)],"2026-11-21":[\#(times)],"明天":[\#(times)]}}"#))
        let (page, skipped) = try await skipping { try await server.campus.bookingService.listBookings(page: 1, size: 10) }
        #expect(page.bookings.flatMap(\.periods).map(\.date) == ["2026-11-21", "2026-11-22"] && skipped.kinds == ["booked period"])
    }

    @Test("A period without an identifier or a time is left out, and the reason names its first member that is missing")
    func malformedPeriods() async throws {
        let text = Self.calendar.replacing(
            #""time":["#, with: #""time":[{},{"id":3013},{"id":3014,"start_time":"12:00"},{"id":3015,"start_time":"12:00","end_time":"?"},"#
        )
        let (slots, skipped) = try await skipping {
            try await FakeServer(ok(text)).campus.bookingService.listSlots(venueId: 1, startDate: "2026-11-21", endDate: nil)
        }
        #expect(slots.map(\.periodId) == [3012, 3012, 3023])
        let reasons = [
            "id: is missing", "start_time: is missing", "end_time: is missing", "end_time: expected a time of day such as 08:00",
        ]
        #expect(skipped.kinds == Array(repeating: "period", count: 4) && skipped.rows.map(\.reason) == reasons)
    }
}
