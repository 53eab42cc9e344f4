import HTTP
import JSON
import Storage
import TestSupport

@testable import Calendar
@testable import DanXiKit
@testable import CampusSignIn
@testable import CampusSupport
@testable import FudanKit

private let day = CalendarDate(clampingDaysSince1970: 20_000)

private func request(_ number: UInt8, _ campus: Campus) async throws {
    switch Int(number) % 40 {
    case 0: _ = try await campus.announcementService.getUndergraduateAnnouncements(page: 1, cache: .refresh)
    case 1: _ = try await campus.announcementService.getGraduateAnnouncements(page: 1, cache: .refresh)
    case 2: _ = try await campus.bookingService.listVenues(cache: .refresh)
    case 3: _ = try await campus.bookingService.getVenue(id: 1)
    case 4: _ = try await campus.bookingService.listSlots(venueId: 1, startDate: day, endDate: nil)
    case 5: _ = try await campus.bookingService.listBookings(page: 1, size: 10)
    case 6: _ = try await campus.busService.getRoutes(type: .workday, cache: .refresh)
    case 7: _ = try await campus.classroomService.getClassrooms(building: .h2, date: day, cache: .refresh)
    case 8: _ = try await campus.courseService.getSemesters(cache: .refresh)
    case 9: _ = try await campus.courseService.getCourses(semesterId: 1, cache: .refresh)
    case 10: _ = try await campus.courseService.getSelectedCourses()
    case 11: _ = try await campus.courseService.getWeek(semesterId: nil, week: nil, dayChanges: nil, cache: .refresh)
    case 12: _ = try await campus.courseService.getConflicts(semesterId: nil, cache: .refresh)
    case 13:
        _ = try await campus.courseService.calendar(
            semesterId: nil, lessons: true, exams: true, deadlines: true, loans: true, venueBookings: true, bookings: nil, entries: nil,
            entriesFile: nil, leaveOut: nil, deadlinesAs: .event, reminderMinutes: 10, refreshMinutes: 360, dayChanges: nil, cache: .refresh
        )
    case 14:
        _ = try await campus.courseService.searchCourses(
            semesterId: nil, keyword: nil, teacher: nil, campus: nil, weekday: nil, page: 1, size: 10, cache: .refresh)
    case 15: _ = try await campus.elearningService.listCourses(state: nil, cache: .refresh)
    case 16: _ = try await campus.elearningService.listTodos(startDate: day, endDate: nil, cache: .refresh)
    case 17: _ = try await campus.electricityService.getElectricityUsage(cache: .refresh)
    case 18: _ = try await campus.electricityService.getElectricityLogs(cache: .refresh)
    case 19: _ = try await campus.examService.getExams(cache: .refresh)
    case 20: _ = try await campus.libraryService.getLibrary()
    case 21: _ = try await campus.libraryService.searchBooks(title: "a", catalog: .general, page: 1, size: 10)
    case 22: _ = try await campus.libraryService.getBook(id: "1")
    case 23: _ = try await campus.libraryService.listBookCopies(bookId: "1", page: 1, size: 10)
    case 24: _ = try await campus.libraryService.listLoans(page: 1, size: 10)
    case 25: _ = try await campus.libraryService.listHolds(range: .current, page: 1, size: 10)
    case 26: _ = try await campus.profileService.getStudentProfile(cache: .refresh)
    case 27: _ = try await campus.profileService.getIdentity(cache: .refresh)
    case 28: _ = try await campus.reservationService.getPlaygrounds(cache: .refresh)
    case 29: _ = try await campus.reservationService.getReservations(playgroundId: "1", date: day)
    case 30: _ = try await campus.scoreService.getScores(semesterId: 1, cache: .refresh)
    case 31: _ = try await campus.scoreService.listAllScores(cache: .refresh)
    case 32: _ = try await campus.scoreService.getRanks(cache: .refresh)
    case 33: _ = try await campus.sportService.getExercise(cache: .refresh)
    case 34: _ = try await campus.sportService.getExam(cache: .refresh)
    case 35: _ = try await campus.walletService.getContent(cache: .refresh)
    case 36: _ = try await campus.walletService.listCards(cache: .refresh)
    case 37: _ = try await campus.walletService.getTransactions(page: 1)
    case 38: _ = try await campus.walletService.getQrCode()
    default: _ = try await CanteenAPI.getCanteenQueuing(campus.client)
    }
}

private func request(_ number: UInt8, _ client: CommunityClient) async throws {
    switch Int(number) % 12 {
    case 0: _ = try await ForumAPI.getDivisions(client)
    case 1: _ = try await ForumAPI.getHole(client, id: 1)
    case 2: _ = try await ForumAPI.listMyHoles(client)
    case 3: _ = try await ForumAPI.listFloorsInHole(client, holeId: 1)
    case 4: _ = try await ForumAPI.getFloor(client, id: 1)
    case 5: _ = try await ForumAPI.getSummary(client, id: 1)
    case 6: _ = try await ForumAPI.listAllTags(client)
    case 7: _ = try await ForumAPI.getProfile(client)
    case 8: _ = try await ForumAPI.listMyPunishments(client)
    case 9: _ = try await ForumAPI.listFavoriteIds(client)
    case 10: _ = try await AccountAPI.getQuiz(client)
    default: _ = try await AccountAPI.getCurrentUser(client)
    }
}

/// Returns a server that responds to the first requests with the parts of the input in order, and to all later requests with the last part.
private func server(_ bytes: ArraySlice<UInt8>) -> FakeServer {
    let parts = bytes.split(separator: 0x1E, omittingEmptySubsequences: false)
    let counter = RequestCounter()
    return FakeServer { request in
        let part = parts[min(counter.next(), parts.count - 1)]
        let isJSON = part.first == UInt8(ascii: "{") || part.first == UInt8(ascii: "[")
        let headers: HTTPHeaders = ["Content-Type": isJSON ? "application/json" : "text/html"]
        return HTTPResponse(request: request, status: 200, headers: headers, body: PaddedBytes(part))
    }
}

let pipelineTargets: [String: Target] = ["campus": answerCampus, "community": answerCommunity, "sign-in": answerSignIn]

/// Calls a campus method. The first byte of the input selects the method, and the rest is the responses of the servers.
@Sendable private func answerCampus(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let campus = server(bytes.dropFirst()).campus
    wait { try await request(first, campus) }
}

@Sendable private func answerCommunity(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let answering = server(bytes.dropFirst())
    let script = CommunityScript { request in
        if request.url.hasSuffix("/login") { return nil }
        return (200, string(try await answering.send(request).body.bytes))
    }
    let community = script.community
    wait { try await community.signIn("student@example.com") }
    wait { try await request(first, community.client) }
}

/// Signs in to the campus. The input is the responses of the servers.
@Sendable private func answerSignIn(_ bytes: [UInt8]) {
    let access = CampusAccess(client: server(bytes[...]), webVPN: .never, store: nil, log: { _, _ in })
    wait { _ = try await CampusAPI.login(access.client, username: "23300000000", password: "secret", studentType: .undergraduate) }
}
