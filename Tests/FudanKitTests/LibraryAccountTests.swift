import Calendar
import Calls
import Errors
import JSON
import TestSupport
import Testing
import Threads

@testable import CampusSupport
@testable import FudanKit

private let reader = LibrarySystem.reader
private let currentLoan =
    #"{"loanLog":{"itemBarcode":"other","loanDate":"2026-10-01 09:30:00","dueDate":"2026-11-10","renewalCount":1,"catalogueId":30100042},"itemInfo":{"item":{"barcode":"A1","temporaryLibraryName":"文科馆","temporaryLocationName":"三楼"},"instance":{"title":"论语","author":"孔子"}},"circulationLoanPolicy":{"renewalCount":3}}"#
private let pastLoan =
    #"{"catalogueId":"7","itemBarcode":"A2","loanDate":"2025-01-02T00:00:00","returnDate":"2025-02-03 18:00:00","dueDate":null,"renewalCount":null,"catalogueInstance":null}"#
private let hold =
    #"{"id":"5001","catalogueId":8,"itemBarcode":"A3","instance":{"title":"庄子"},"status":"已提交","statusCode":1,"pickupLocation":"WK01","pickUpLocationName":"文科馆总服务台","expectDate":"2026-11-30","createTime":"2026-11-20 08:00:00","allowReplace":"1","queuing":2}"#

private func page(_ rows: String, total: String = "21") -> String { #"{"code":200,"data":{"list":[\#(rows)],"total":\#(total)}}"# }

@Suite("Accounts of the libraries", .timeLimit(.minutes(5)))
struct LibraryAccountTests {
    @Test(
        "A sign-in to the library system succeeds with and without the relay and the confirmation page",
        arguments: [(true, true), (true, false), (false, true)])
    func signIn(relay: Bool, confirmation: Bool) async throws {
        try await withLibrary { campus, system in
            system.change { ($0.usesRelay, $0.needsConfirmation) = (relay, confirmation) }
            let found = try await campus.libraryService.getReader(cache: .prefer)
            #expect(try found.value == LibraryReader(barcode: "R1", name: "旦旦", canLoanTotal: 40, holdCount: nil))
            #expect(system.university.count("rwsjcas.fudan.edu.cn/cas/login") == (relay ? 2 : 0))
            #expect(system.university.count("doConfirm") == (confirmation ? 1 : 0))
            #expect(system.university.passwords == 1)
            let source = try await campus.libraryService.getReader(cache: .prefer).source
            #expect(source == .memory)
        }
    }

    @Test("The loans of a day are the first 100")
    func loansOfDay() async throws {
        try await withLibrary(["/getReaderCurrentLoan": page(currentLoan)]) { campus, system in
            let day = try await campus.dayService.getOverview(date: "2026-11-24", parts: [.loans], dayChanges: nil, cache: .prefer)
            #expect(try day.value.loans?.map(\.barcode) == ["A1"])
            // The overview may request other pages at the same time.
            let requests = system.university.requests.map(\.url).filter { $0.contains("/getReaderCurrentLoan") }
            #expect(requests.map { $0.hasSuffix("/elib5/getReaderCurrentLoan?pageSize=100&pageNo=1") } == [true])
        }
    }

    @Test("Calls share one token, and refresh the token one minute before it expires")
    func lifetime() async throws {
        for (lifetime, signIns) in [("7200", 1), (#""7200""#, 1), ("null", 1), ("60", 3), ("-5", 3)] {
            try await withLibrary { campus, system in
                system.change { $0.lifetime = lifetime }
                for _ in 0..<3 { _ = try await campus.libraryService.getReader(cache: .refresh) }
                #expect(system.signIns == signIns, "\(lifetime)")
            }
        }
    }

    @Test("A token that the server does not accept any more is replaced once for concurrent calls")
    func expiredToken() async throws {
        try await withLibrary { campus, system in
            let service = campus.libraryService
            _ = try await service.getReader(cache: .prefer)
            system.expireToken()
            async let first = service.getReader(cache: .refresh)
            async let second = failure { try await service.listLoans(page: 1, size: 10) }
            _ = try await first
            let serverMessage = await second?.serverMessage
            #expect(serverMessage == "未知接口")
            #expect(system.signIns == 2)
        }
    }

    @Test("If the server refuses a new token, the call fails, and the token is not replaced again", arguments: [401, 403])
    func refusedToken(code: Int) async throws {
        try await withLibrary(["/getReaderInfo": #"{"code":\#(code),"msg":"无权限"}"#]) { campus, system in
            let error = await failure { try await campus.libraryService.getReader(cache: .prefer) }
            #expect(error?.code == .notSignedIn && error?.serverCode == .integer(code) && error?.serverMessage == "无权限")
            #expect(system.signIns == 1)
            await expectFailure(.notSignedIn) { try await campus.libraryService.getReader(cache: .prefer) }
            #expect(system.signIns == 2 && system.university.count("getReaderInfo") == 3)
        }
    }

    @Test("A refused password is not sent again after a sign-in to the library system, not even after an hour", .virtualTime)
    func refusedPassword() async throws {
        try await withLibrary { campus, system in
            let university = system.university
            university.change { $0.classicPage = "<p>您提供的用户名或者密码有误</p>FORM" }
            let refused = await failure {
                try await campus.ask(
                    "https://elife.fudan.edu.cn/public/front/search.htm", .entry("https://elife.fudan.edu.cn/login2.action"))
            }
            #expect(refused?.code == .wrongPassword)
            _ = try await campus.libraryService.getReader(cache: .prefer)
            let status = try await campus.status()
            #expect(status.signedIn == false)
            university.expire("id.fudan.edu.cn")
            try await Timers.sleep(for: .seconds(3601))
            await expectFailure(.wrongPassword) { try await campus.ask() }
            #expect(university.passwords == 2)
        }
    }

    @Test("Clearing the cache removes the data of the reader and the token")
    func clearing() async throws {
        try await withLibrary { campus, system in
            let service = campus.libraryService
            _ = try await service.getReader(cache: .prefer)
            try await service.clearCache()
            await expectFailure(.notCached) { try await service.getReader(cache: .only) }
            _ = try await service.getReader(cache: .prefer)
            #expect(system.signIns == 2)
        }
    }

    @Test("A token is not used for another account")
    func otherAccount() async throws {
        try await withLibrary { campus, system in
            _ = try await campus.libraryService.getReader(cache: .prefer)
            let token = LibraryToken(accessToken: "t", username: "23307110001", expiresIn: 7200)
            #expect(token.isUsable(by: "23307110001") && !token.isUsable(by: "24210240002"))
            #expect(!LibraryToken(accessToken: "t", username: "1", expiresIn: 60).isUsable(by: "1"))
            #expect(LibraryToken(accessToken: "t", username: "1", expiresIn: nil).isUsable(by: "1"))
            _ = try await campus.logout()
            await expectFailure(.notSignedIn) { try await campus.libraryService.listLoans(page: 1, size: 10) }
        }
    }

    @Test("The log and the errors of the sign-in contain no secrets")
    func secrets() async throws {
        let secrets = [LibrarySystem.password, "auth-code-1", "ST-secret", "open-token-1", "oauth-code", "access-token", "authCode="]
        let forms = [
            "<p>认证失败</p>", #"<form id="fm1" action="https://elsewhere.example/?password=\#(LibrarySystem.password)"></form>"#,
            #"<form id="fm1" action="//\#(LibrarySystem.password)"></form>"#,
        ]
        for form in forms {
            try await withLibrary { campus, system in
                system.change { $0.form = form + "<p>\(LibrarySystem.password)</p>" }
                let error = await failure { try await campus.libraryService.getReader(cache: .prefer) }
                #expect(error?.code == .unexpectedResponse && error?.message.contains("rwsjcas.fudan.edu.cn/cas/login") == true)
                #expect(!secrets.contains { "\(String(describing: error))".contains($0) })
                #expect(system.university.count("elsewhere") == 0)
            }
        }
        try await withLibrary { campus, system in
            system.change { $0.landing = "https://fdulib.a-lsp.com/authServer/error?authCode=auth-code-1" }
            let error = await failure { try await campus.libraryService.getReader(cache: .prefer) }
            #expect(error?.message.contains("ended at GET https://fdulib.a-lsp.com/authServer/error instead") == true)
            #expect(!secrets.contains { "\(String(describing: error))".contains($0) })
            system.change { $0.landing = LibrarySystem.State().landing }
            _ = try await campus.libraryService.getReader(cache: .prefer)
            let log = system.university.log.joined(separator: "\n")
            #expect(log.contains("GET https://fdulib.a-lsp.com:443: 200"))
            #expect(!secrets.contains { log.contains($0) })
        }
    }

    @Test("Current and past loans are read, although the server sends them in different forms")
    func loans() async throws {
        let answers = ["/getReaderCurrentLoan": page(currentLoan), "/getReaderHistoryLoan": page(pastLoan, total: #""1""#)]
        try await withLibrary(answers) { (campus, system) async throws in
            let loan = Loan(
                barcode: "A1", bookId: "30100042", title: "论语", author: "孔子", library: "文科馆", location: "三楼",
                loanDate: "2026-10-01", dueDate: "2026-11-10", returnDate: nil, renewalCount: 1, renewalLimit: 3)
            let secondPage = try await campus.libraryService.listLoans(page: 2, size: 10)
            #expect(secondPage == LoanPage(loans: [loan], page: 2, pageCount: 3, total: 21))
            #expect(system.university.requests.last?.url.hasSuffix("/elib5/getReaderCurrentLoan?pageSize=10&pageNo=2") == true)
            let past = Loan(
                barcode: "A2", bookId: "7", title: nil, author: nil, library: nil, location: nil, loanDate: "2025-01-02", dueDate: nil,
                returnDate: "2025-02-03", renewalCount: nil, renewalLimit: nil)
            let pastLoans = try await campus.libraryService.listPastLoans(page: 1, size: 10)
            #expect(pastLoans == LoanPage(loans: [past], page: 1, pageCount: 1, total: 1))
        }
    }

    @Test(
        "If a response has no rows, the list is empty, and the total may be missing",
        arguments: [
            (page("", total: "0"), 0, 0), (#"{"code":200,"data":null}"#, nil, nil),
            (#"{"code":200,"data":{"list":null,"total":-1}}"#, nil, nil),
            (#"{"code":200,"data":{"total":9223372036854775807}}"#, Int.max, 1_317_624_576_693_539_401),
        ] as [(String, Int?, Int?)])
    func emptyList(text: String, total: Int?, pageCount: Int?) async throws {
        try await withLibrary(["/getReaderCurrentLoan": text]) { campus, _ in
            let loans = try await campus.libraryService.listLoans(page: 1, size: 7)
            #expect(loans == LoanPage(loans: [], page: 1, pageCount: pageCount, total: total))
        }
    }

    @Test("A row without an identifier is left out, but if all rows lack an identifier, the call fails")
    func missingIdentifiers() async throws {
        let malformed = #"{"loanLog":{"dueDate":"2026-11-10"},"itemInfo":null}"#
        try await withLibrary(["/getReaderCurrentLoan": page("\(malformed),\(currentLoan)"), "/searchReaderRequest": page(#"{"id":"x"}"#)])
        {
            campus, _ in
            let (loans, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) {
                try await campus.libraryService.listLoans(page: 1, size: 10)
            }
            #expect(loans.loans.map(\.barcode) == ["A1"])
            #expect(recorder.all.rows.map(\.what) == ["loan"] && recorder.all.rows.map(\.reason) == ["itemBarcode: is missing"])
            let error = await failure { try await campus.libraryService.listHolds(range: .past, page: 1, size: 10) }
            #expect(error?.code == .unexpectedResponse && error?.message.contains("data.list[0].id: expected an integer") == true)
        }
    }

    @Test("Current and past holds are listed separately, and a hold is cancelled by its identifier")
    func holds() async throws {
        try await withLibrary(["/searchReaderRequest": page(hold), "/cancelRequest": #"{"code":200}"#]) { campus, system in
            let expected = Hold(
                id: 5001, barcode: "A3", bookId: "8", title: "庄子", author: nil, status: "已提交", statusCode: "1", pickupLocation: "文科馆总服务台",
                pickupLocationCode: "WK01", expectedDate: "2026-11-30", createdDate: "2026-11-20", allowsOtherCopy: true, queuePosition: 2)
            let service = campus.libraryService
            let listed = try await service.listHolds(range: .current, page: 1, size: 20)
            #expect(listed == HoldPage(holds: [expected], page: 1, pageCount: 2, total: 21))
            _ = try await service.listHolds(range: .past, page: 3, size: 20)
            try await service.cancelHold(id: 5001)
            let sent = system.university.requests.suffix(3)
            #expect(sent.map(\.effect) == [.safe, .safe, .once])
            #expect(
                sent.map(\.form) == [
                    #"{"pageNo":1,"pageSize":20,"range":0}"#, #"{"pageNo":3,"pageSize":20,"range":1}"#, #"{"requestId":5001}"#,
                ])
        }
    }

    @Test("A renewal is sent once with the reader's barcode, and the error for a refusal has the server's message")
    func renewal() async throws {
        let refusal = #"{"code":500,"message":"已达到最大续借次数","data":null}"#
        try await withLibrary(["/getReaderInfo": reader, "/renewLoan": refusal]) { campus, system in
            let error = await failure { try await campus.libraryService.renewLoan(barcode: "A1") }
            #expect(error?.code == .rejected && error?.serverMessage == "已达到最大续借次数" && error?.serverCode == .integer(500))
            system.change { $0.answers["/renewLoan"] = #"{"code":200,"msg":"","data":{}}"# }
            try await campus.libraryService.renewLoan(barcode: "A1")
            let sent = system.university.requests.filter { $0.url.hasSuffix("/renewLoan") }
            #expect(sent.map(\.effect) == [.once, .once] && system.university.count("getReaderInfo") == 1)
            #expect(sent.last?.form == #"{"itemBarcode":"A1","userBarcode":"R1"}"#)
        }
    }

    @Test("A renewal is sent again with a new token only if the gateway itself has refused the old token", arguments: [false, true])
    func refusedRenewal(isRedirected: Bool) async throws {
        try await withLibrary(["/getReaderInfo": reader, "/renewLoan": #"{"code":200}"#]) { campus, system in
            _ = try await campus.libraryService.getReader(cache: .prefer)
            system.expireToken()
            system.change { $0.redirectsChanges = isRedirected }
            let error = await failure { try await campus.libraryService.renewLoan(barcode: "A1") }
            #expect(error?.code == (isRedirected ? .unexpectedResponse : nil) && (error?.isOutcomeUnknown ?? false) == isRedirected)
            #expect(system.university.requests.count { $0.url.hasSuffix("/renewLoan") } == (isRedirected ? 1 : 2))
        }
    }

    @Test(
        "`getReader` fails if the response is not JSON or lacks a required member",
        arguments: [#"{"code":200,"data":{}}"#, #"{"code":200}"#, #"{"data":{"barcode":"R1"}}"#, "<html></html>"])
    func unexpectedForm(text: String) async throws {
        try await withLibrary(["/getReaderInfo": text]) { campus, _ in
            await expectFailure(.unexpectedResponse) { try await campus.libraryService.getReader(cache: .prefer) }
        }
    }
}
