import Calendar
import Errors
import HTTP
import JSON
import Networking
import TestSupport
import Testing
import Text
import Threads
import WebVPN

@testable import CampusSignIn
@testable import CampusSupport
@testable import FudanKit
@testable import Simulation

/// A simulated university, and sessions of the library at it.
private struct Campuses {
    let university: SimulatedUniversity
    let client: SimulatedClient

    init(servers: [any SimulatedServer] = []) {
        university = SimulatedUniversity(seed: Seed(7))
        university.campusServers = servers
        client = SimulatedClient([university])
    }

    var truth: UniversityTruth { university.truth }
    var today: CalendarDate { CampusDateTime(WallTime(milliseconds: client.time)).date }

    func session(webVPN: WebVPNMode = .never) -> CampusAccess {
        CampusAccess(
            client: ConfidentialityClient(client: client, allowsPlainHTTP: false), webVPN: webVPN, allowsPlainHTTP: false, store: nil
        ) { _, _ in }
    }

    /// Returns a new session that is signed in with an account.
    func signedIn(_ index: Int = 0, webVPN: WebVPNMode = .never) async throws -> CampusAccess {
        let session = session(webVPN: webVPN)
        try await login(session, index)
        return session
    }

    func login(_ session: CampusAccess, _ index: Int = 0, password: String? = nil, totp: Bool = false) async throws {
        let person = university.people[index]
        _ = try await session.login(
            person.number, password: password ?? person.password, as: person.isGraduate ? .graduate : .undergraduate,
            totpSecret: totp ? person.totpSecret : nil)
    }

    /// Checks that the library sent no secret to a wrong host, used none twice, and mixed no accounts.
    func expectNoLeaks() {
        #expect(truth.straySecrets.isEmpty, "\(truth.straySecrets)")
        #expect(truth.mixedRequests.isEmpty, "\(truth.mixedRequests)")
        #expect(truth.repeatedSecrets.isEmpty)
    }
}

/// Returns the identifier of the challenge in an error, and the characters of its image.
private func captcha(_ error: DanXiError?) throws -> (id: String, characters: String) {
    let challenge = try challenge(error)
    let image = text(challenge["image"]).split(separator: ",").last.flatMap { Base64.decode($0) } ?? []
    return (text(challenge["id"]), CaptchaChallenge.characters(of: image) ?? "")
}

extension CampusAccess {
    /// The services of the session. Their values are cached in memory only.
    fileprivate var services: Campus { Campus(self, store: nil, days: DayCalendar(path: nil), unreadMessages: { 0 }, log: { _, _ in }) }
}

@Suite("The simulated university", .timeLimit(.minutes(5)))
struct UniversityTests {
    private let campus = Campuses()

    // MARK: Sign-in

    @Test(
        "A login sends the password once, and all sites share it, with each kind of ticket page",
        arguments: [UniversitySettings.TicketPage.form, .post, .script, .alternate])
    func signIn(page: UniversitySettings.TicketPage) async throws {
        campus.university.settings.ticketPage = page
        let session = try await campus.signedIn()
        let services = session.services
        let electricityUsage = try await services.electricityService.getElectricityUsage(cache: .refresh).value
        #expect(electricityUsage.room == "23307110001")
        let routes = try await services.busService.getRoutes(type: .workday, cache: .refresh).value
        #expect(routes.first?.name == "邯郸-枫林")
        #expect(campus.truth.passwords(at: "id.fudan.edu.cn").map(\.outcome) == [.right])
        #expect(campus.truth.secrets(.ticket).allSatisfy { $0.acceptedUses == 1 })
        campus.expectNoLeaks()
    }

    @Test("Without the page that checks an account, a login starts at a site")
    func loginWithoutAccountCheck() async throws {
        campus.university.settings.hasAccountCheck = false
        _ = try await campus.signedIn()
        #expect(campus.truth.count(.right, of: "23307110001") == 1)
        campus.expectNoLeaks()
    }

    @Test("The classic sign-in takes the password of the same account once")
    func classicSignIn() async throws {
        let services = try await campus.signedIn().services
        let playgrounds = try await services.reservationService.getPlaygrounds(cache: .refresh).value
        #expect(playgrounds.map(\.name) == ["北区网球场"] && playgrounds.first?.description?.contains("23307110001") == true)
        let slots = try await services.reservationService.getReservations(playgroundId: playgrounds[0].id, date: campus.today)
        #expect(slots.count == 3 && slots.allSatisfy { $0.name == "网球场23307110001" })
        #expect(campus.truth.passwords(at: "uis.fudan.edu.cn").map(\.outcome) == [.right])
        #expect(campus.truth.passwords(at: "id.fudan.edu.cn").map(\.outcome) == [.right])
        campus.expectNoLeaks()
    }

    @Test("A wrong password is refused, and too many of them lock the account for a time")
    func lockout() async throws {
        campus.university.settings.failuresBeforeLock = 2
        for (password, code) in [("a", ErrorCode.wrongPassword), ("b", .accountLocked), ("c", .accountLocked)] {
            await expectFailure(code) { try await campus.login(campus.session(), password: password) }
        }
        #expect(campus.truth.passwordArrivals.map(\.outcome) == [.wrong, .wrong, .locked])
        #expect(campus.truth.passwordArrivals.map(\.password) == ["a", "b", "c"])
        #expect(campus.truth.lockouts.map(\.account) == ["23307110001"] && campus.truth.passwordsDuringLockout.count == 1)
        campus.client.advance(milliseconds: campus.university.settings.lockDuration)
        _ = try await campus.signedIn()
        #expect(campus.truth.repeatedWrongPasswords.isEmpty)
    }

    @Test("After a wrong password, the servers check none for a time if they are set so")
    func pause() async throws {
        campus.university.settings.pauseAfterRejection = 10_000
        _ = await failure { try await campus.login(campus.session(), password: "a") }
        await expectFailure(.rejected) { try await campus.login(campus.session()) }
        campus.client.advance(milliseconds: 10_000)
        try await campus.login(campus.session())
        #expect(campus.truth.passwordArrivals.map(\.outcome) == [.wrong, .paused, .right])
    }

    @Test("A captcha is needed after wrong passwords, and takes one answer")
    func captchaOfNeo() async throws {
        campus.university.settings.captchaAfterFailures = 1
        _ = await failure { try await campus.login(campus.session(), password: "a") }
        let session = campus.session()
        let first = try captcha(await failure { try await campus.login(session) })
        #expect(!first.characters.isEmpty && campus.truth.passwordArrivals.count == 1)
        let second = try captcha(await failure { try await session.answerChallenge(id: first.id, answer: "nonsense") })
        _ = try await session.answerChallenge(id: second.id, answer: second.characters)
        #expect(campus.truth.passwordArrivals.map(\.outcome) == [.wrong, .captchaWrong, .right])
        #expect(campus.truth.captchaAnswers.map(\.outcome) == [.wrong, .right] && campus.truth.foreignCaptchaAnswers.isEmpty)
    }

    @Test("The answer of a captcha that arrives for another one can be told")
    func foreignCaptcha() async throws {
        campus.university.settings.captchaAfterFailures = 0
        let (one, other) = (campus.session(), campus.session())
        let first = try captcha(await failure { try await campus.login(one) })
        let second = try captcha(await failure { try await campus.login(other, 1) })
        _ = await failure { try await one.answerChallenge(id: first.id, answer: second.characters) }
        #expect(campus.truth.foreignCaptchaAnswers.map(\.belongsTo) == [2] && campus.truth.foreignCaptchaAnswers.map(\.expected) == [1])
    }

    @Test("The classic sign-in shows a captcha with its form after a wrong password")
    func captchaOfClassic() async throws {
        campus.university.settings.hasAccountCheck = false
        campus.university.settings.classicHosts = ["zlapp.fudan.edu.cn"]
        campus.university.settings.captchaAfterFailures = 0
        let session = campus.session()
        let captcha = try captcha(await failure { try await campus.login(session) })
        _ = try await session.answerChallenge(id: captcha.id, answer: captcha.characters)
        #expect(campus.truth.passwords(at: "uis.fudan.edu.cn").map(\.outcome) == [.captchaMissing, .right])
    }

    @Test("A site can need a second factor, whose code is accepted once")
    func secondFactor() async throws {
        campus.university.settings.secondFactorHosts = ["my.fudan.edu.cn"]
        let session = try await campus.signedIn()
        let error = await failure { try await session.services.electricityService.getElectricityLogs(cache: .refresh) }
        #expect(error?.code == .secondFactorRequired)
        let id = text(try challenge(error)["id"])
        let code = AuthenticatorApp.code(campus.university.people[0].totpSecret, time: campus.client.time)
        await expectFailure(.secondFactorRequired) { try await session.answerChallenge(id: id, answer: "000000") }
        _ = try await session.answerChallenge(id: id, answer: code)
        let logs = try await session.services.electricityService.getElectricityLogs(cache: .refresh).value
        #expect(logs.count == 5 && logs.allSatisfy { $0.room == "23307110001" })
        #expect(campus.truth.secondFactors.map(\.outcome) == [.wrong, .accepted] && campus.truth.repeatedCodes.isEmpty)
        campus.expectNoLeaks()
    }

    @Test("A second factor of an account is answered with its secret, and the same code is refused for another session")
    func computedSecondFactor() async throws {
        campus.university.people[0].needsSecondFactor = true
        let clocks = FixedClocks(wallMicroseconds: campus.client.time * 1000)
        let world = World(clocks: clocks, threads: World.current.threads, randomness: World.current.randomness)
        try await World.$current.withValue(world) {
            try await campus.login(campus.session(), totp: true)
            await expectFailure(.secondFactorRequired) { try await campus.login(campus.session(), totp: true) }
        }
        #expect(campus.truth.secondFactors.map(\.outcome) == [.accepted, .used] && campus.truth.repeatedCodes.count == 1)
    }

    @Test("A code for a sign-in that is too old is refused")
    func expiredSecondFactor() async throws {
        campus.university.people[0].needsSecondFactor = true
        let session = campus.session()
        let id = text(try challenge(await failure { try await campus.login(session) })["id"])
        campus.client.advance(milliseconds: campus.university.settings.signInLifetime)
        let code = AuthenticatorApp.code(campus.university.people[0].totpSecret, time: campus.client.time)
        _ = await failure { try await session.answerChallenge(id: id, answer: code) }
        #expect(campus.truth.secondFactors.map(\.outcome) == [.staleSignIn])
    }

    // MARK: Sessions

    @Test("An ended session of a site is renewed with the session of the sign-in, without the password")
    func endedSession() async throws {
        let services = try await campus.signedIn().services
        _ = try await services.electricityService.getElectricityUsage(cache: .refresh)
        campus.university.settings.endsSessionsByEnvelope = true
        #expect(campus.university.endSessions(at: "zlapp.fudan.edu.cn", time: campus.client.time) == 1)
        _ = try await services.electricityService.getElectricityUsage(cache: .refresh)
        #expect(campus.truth.passwordArrivals.count == 1)
        campus.client.advance(milliseconds: campus.university.settings.sessionLifetime)
        _ = try await services.electricityService.getElectricityUsage(cache: .refresh)
        #expect(campus.truth.passwordArrivals.map(\.outcome) == [.right, .right])
        #expect(campus.truth.sessions(of: "23307110001", at: "zlapp.fudan.edu.cn", time: campus.client.time).count == 1)
        campus.expectNoLeaks()
    }

    @Test("A ticket that is too old, for another site, or used before is refused")
    func tickets() async throws {
        let university = campus.university
        let entry = "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists"
        func status(_ ticket: String, _ url: String = entry, after milliseconds: Int = 0) async throws -> Int {
            campus.client.advance(milliseconds: milliseconds)
            return try await campus.client.send(HTTPRequest(url: "\(url)?ticket=\(ticket)")).status
        }
        func ticket() -> String { university.tickets.issue(entry, to: "23307110001", time: campus.client.time) }
        let first = ticket()
        var answer = try await status(first)
        #expect(answer == 302)
        answer = try await status(first)
        #expect(answer == 403)
        answer = try await status(ticket(), "https://my.fudan.edu.cn/")
        #expect(answer == 403)
        answer = try await status(ticket(), after: university.settings.ticketLifetime)
        #expect(answer == 403)
        #expect(campus.truth.repeatedSecrets.map(\.value) == [first])
        #expect(campus.truth.secrets(.ticket).flatMap(\.uses).map(\.outcome) == [.accepted, .used, .otherSite, .expired])
        #expect(campus.truth.straySecrets.map(\.host) == ["my.fudan.edu.cn"])
    }

    @Test("A request with the secrets of two accounts, and a password at a wrong host, can be told")
    func leaks() async throws {
        let cookies = campus.university.people.map { person in
            campus.university.office.issue(
                .session, to: person.number, for: "my.fudan.edu.cn", time: campus.client.time, lifetime: 1000, isSingleUse: false
            ).value
        }
        let headers: HTTPHeaders = ["Cookie": "_uis_session=\(cookies[0]); other=\(cookies[1])"]
        _ = try await campus.client.send(HTTPRequest(url: "https://my.fudan.edu.cn/?p=correct%20horse%2B2", headers: headers))
        #expect(campus.truth.mixedRequests.map(\.owners) == [["23307110001", "23307110002"]])
        #expect(campus.truth.straySecrets.map(\.kind) == ["password"])
    }

    @Test("A host under maintenance answers so")
    func maintenance() async throws {
        let services = try await campus.signedIn().services
        campus.university.settings.maintenanceHosts = ["zlapp.fudan.edu.cn"]
        await expectFailure(.maintenance) { try await services.electricityService.getElectricityUsage(cache: .refresh) }
    }

    // MARK: Services

    @Test("The academic system returns the timetable, exams, scores and ranks of the account")
    func academicSystem() async throws {
        let services = try await campus.signedIn(1).services
        let number = "23307110002"
        let semesters = try await services.courseService.getSemesters(cache: .refresh).value
        #expect(semesters.count == 4 && semesters.first?.isCurrent == true && semesters.first?.name == "2026-2027学年1学期")
        let courses = try await services.courseService.getCourses(semesterId: semesters[0].id, cache: .refresh).value
        #expect(courses.map(\.name) == ["高等代数\(number)", "数据结构\(number)"])
        let exams = try await services.examService.getExams(cache: .refresh).value
        #expect(exams.map(\.location) == ["H\(number)", "Z\(number)"])
        let scores = try await services.scoreService.getScores(semesterId: semesters[1].id, cache: .refresh).value
        #expect(scores.map(\.courseName) == courses.map(\.name))
        let ranks = try await services.scoreService.getRanks(cache: .refresh).value
        #expect(ranks.first { $0.isMe == true }?.code == number)
        let allScores = try await services.scoreService.listAllScores(cache: .refresh).value
        #expect(allScores.count == 6)
        campus.expectNoLeaks()
    }

    @Test("The graduate school returns the timetable and the scores of a graduate student")
    func graduateSchool() async throws {
        let services = try await campus.signedIn(2).services
        let semesters = try await services.courseService.getSemesters(cache: .refresh).value
        let courses = try await services.courseService.getCourses(semesterId: semesters[0].id, cache: .refresh).value
        #expect(courses.map(\.name) == ["高等代数24210240003", "数据结构24210240003"])
        let scores = try await services.scoreService.getScores(semesterId: semesters[0].id, cache: .refresh).value
        #expect(scores.map(\.courseName) == courses.map(\.name))
        campus.expectNoLeaks()
    }

    @Test("The campus card's site returns balance, payments and the payment code")
    func wallet() async throws {
        let wallet = try await campus.signedIn().services.walletService
        let person = campus.university.people[0]
        for meal in 1...12 { person.pay(cents: 500 + meal, at: "食堂\(person.number)", time: campus.client.time) }
        let content = try await wallet.getContent(cache: .refresh).value
        #expect(content.name == "林一\(person.number)" && content.balance == 39.22 && content.transactions.count == 8)
        #expect(content.dailySums.map(\.amount) == [60.78])
        let page = try await wallet.getTransactions(page: 2)
        #expect(page.transactions.count == 2 && page.pageCount == 2 && page.transactions.last?.location == "食堂\(person.number)")
        let found = try await wallet.searchTransactions(startDate: campus.today, endDate: campus.today, page: 1)
        #expect(found.transactions.map(\.amount).first == 5.12 && found.transactions.count == 10)
        let code = try await wallet.getQrCode().code
        #expect(code == "0\(person.number)7654321")
        let cards = try await wallet.listCards(cache: .refresh).value
        #expect(cards.map(\.balance) == [39.22])
        campus.expectNoLeaks()
    }

    @Test("The portals return the profile, and the booking platform the bookings of the account")
    func profileAndBookings() async throws {
        let services = try await campus.signedIn().services
        let number = "23307110001"
        let studentProfile = try await services.profileService.getStudentProfile(cache: .refresh).value
        #expect(studentProfile.campusId == number)
        let identity = try await services.profileService.getIdentity(cache: .refresh).value
        #expect(identity.name == "林一\(number)")
        let venues = try await services.bookingService.listVenues(cache: .refresh).value
        let venue = try await services.bookingService.getVenue(id: venues[0].id)
        #expect(venue.openingHours.count == 1)
        let slots = try await services.bookingService.listSlots(venueId: venues[0].id, startDate: campus.today, endDate: nil)
        #expect(slots.map(\.available) == [true, false])
        let bookings = try await services.bookingService.listBookings(page: 1, size: 2)
        #expect(bookings.bookings.map(\.name) == ["北区羽毛球馆\(number)", "北区羽毛球馆\(number)"] && bookings.total == 3)
        campus.expectNoLeaks()
    }

    @Test("The library system signs in with and without its relay, renews loans and cancels holds", arguments: [true, false])
    func library(relay: Bool) async throws {
        campus.university.settings.hasLibraryRelay = relay
        let library = try await campus.signedIn().services.libraryService
        let person = campus.university.people[0]
        let reader = try await library.getReader(cache: .refresh).value
        #expect(reader.barcode == person.number)
        var loans = try await library.listLoans(page: 1, size: 2)
        #expect(loans.loans.map(\.barcode) == ["\(person.number)-1", "\(person.number)-2"])
        try await library.renewLoan(barcode: "\(person.number)-2")
        loans = try await library.listLoans(page: 1, size: 10)
        #expect(loans.loans.map(\.renewalCount) == [0, 1, 0])
        let holds = try await library.listHolds(range: .current, page: 1, size: 10).holds
        try await library.cancelHold(id: holds[1].id)
        await expectFailure(.rejected) { try await library.cancelHold(id: holds[1].id) }
        let left = try await library.listHolds(range: .current, page: 1, size: 10)
        #expect(left.holds.map(\.id) == [holds[0].id, holds[2].id])
        #expect(campus.university.endLibraryTokens(time: campus.client.time) == 1)
        let pastLoans = try await library.listPastLoans(page: 1, size: 10)
        #expect(pastLoans.loans.isEmpty)
        #expect(campus.truth.writes(.renewLoan).map(\.account) == [person.number])
        #expect(campus.truth.writes(.cancelHold).map(\.isAccepted) == [true, false])
        #expect(campus.truth.passwordArrivals.count == 1)
        campus.expectNoLeaks()
    }

    @Test("campus.fetch sends a form once, also if the site asks for a sign-in first")
    func fetch() async throws {
        let session = try await campus.signedIn()
        for number in 1...2 {
            let response = try await CampusAPI.fetch(
                session.client, url: "https://forms.fudan.edu.cn/apply", method: .post,
                form: [RequestField(name: "text", value: "申请 \(number)")], json: nil, headers: nil,
                entry: "https://forms.fudan.edu.cn/applications",
                format: .json, selector: nil, limit: nil)
            #expect(response.status == 200)
            campus.university.endSessions(at: "forms.fudan.edu.cn", time: campus.client.time)
        }
        #expect(campus.university.people[0].applications == ["申请 1", "申请 2"])
        #expect(campus.truth.writes(.apply, of: "23307110001").count == 2)
        campus.expectNoLeaks()
    }

    @Test("Accounts in several sessions stay apart")
    func accounts() async throws {
        let sessions = [try await campus.signedIn(0), try await campus.signedIn(1)]
        for (session, person) in zip(sessions, campus.university.people) {
            let electricityUsage = try await session.services.electricityService.getElectricityUsage(cache: .refresh).value
            #expect(electricityUsage.room == person.number)
        }
        #expect(Set(campus.truth.reads.map(\.account)) == ["23307110001", "23307110002"])
        campus.expectNoLeaks()
    }

    // MARK: WebVPN

    @Test("WebVPN passes requests on to the campus network, and keeps the cookies of its servers", arguments: [false, true])
    func webVPN(showsLogin: Bool) async throws {
        let server = CookieServer()
        let campus = Campuses(servers: [server])
        campus.university.settings.showsWebVPNLogin = showsLogin
        let session = try await campus.signedIn(webVPN: .always)
        let client = WebVPNClient(route: { session.webVPN }, direct: campus.client)
        let url = "https://forum.fduhole.com/api/holes?size=1"
        for cookie in ["", "visit=1"] {
            let response = try await client.send(HTTPRequest(url: url))
            #expect(String(decoding: response.body.bytes, as: UTF8.self) == "/api/holes size=1 \(cookie)")
            #expect(response.headers["Set-Cookie"] == nil)
        }
        campus.university.endSessions(at: "webvpn.fudan.edu.cn", time: campus.client.time)
        let answer = try await client.send(HTTPRequest(url: url))
        #expect(answer.isSuccess)
        #expect(campus.truth.passwordArrivals.count == 1)
        campus.expectNoLeaks()
    }

    // MARK: Repetition

    @Test("Two universities with the same seed send the same bytes")
    func repeatable() async throws {
        func history() async throws -> [[UInt8]] {
            let university = SimulatedUniversity(seed: Seed(3))
            return ["/idp/oauth2/authorize", "/idp/authCenter/authenticate"].map { path in
                let callback = "https://id.fudan.edu.cn/api-uc/login/oauth2/code/bam".urlEncoded()
                let query = "client_id=bam&redirect_uri=\(callback)&service=\("https://my.fudan.edu.cn/".urlEncoded())"
                let response = university.answer(
                    ServerRequest(method: "GET", origin: "https://id.fudan.edu.cn", path: path, query: query, time: 1))
                return response.headers.flatMap { Array("\($0.name):\($0.value)".utf8) } + response.body
            }
        }
        let (one, other) = (try await history(), try await history())
        #expect(one == other && one[0] != one[1])
    }
}

/// A clock that stands still.
private struct FixedClocks: Clocks {
    let wallMicroseconds: Int
    var now: Instant { Instant(nanoseconds: wallMicroseconds * 1000) }
}

/// A server of the campus network that responds with the path, the query and the cookies of a request, and sets a cookie.
private final class CookieServer: SimulatedServer {
    let origins = ["https://forum.fduhole.com"]

    func answer(_ request: ServerRequest) -> ServerResponse {
        ServerResponse(
            200, headers: [("Content-Type", "text/plain"), ("Set-Cookie", "visit=1; Path=/")],
            body: Array("\(request.path) \(request.query ?? "") \(request.header("Cookie") ?? "")".utf8))
    }
}
