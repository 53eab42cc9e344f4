import Calls
import Errors
import Synchronization
import TestSupport
import Testing
import Threads

@testable import CampusSupport
@testable import FudanKit

@Suite("Queries of the campus card", .timeLimit(.minutes(5)))
struct WalletQueryTests {
    private static let token = "<html><head><meta name='_csrf' content='token'/></head></html>"

    /// Returns the response to a query: a payment with the number of the page as its amount.
    private static func page(_ number: String, of count: Int) -> String {
        let row = "<tr><td>2024.12.30 12:05</td><td>消费</td><td>食堂</td><td>\(number).00</td><td>1.00</td></tr>"
        return "<?xml version=\"1.0\"?><r><![CDATA[<table><tbody>\(row)</tbody></table><b>\(number)</b>/\(count)页]]></r>"
    }

    /// Returns a card's site with this number of pages.
    private static func server(pages count: Int) -> FakeServer {
        FakeServer.pages { $0.method == .post ? page(String($0.formField("pageNo") ?? ""), of: count) : token }
    }

    private static func queries(_ server: FakeServer) -> [String] {
        server.requests.filter { $0.method == .post }.compactMap { request in request.formField("pageNo").map(String.init) }
    }

    // MARK: Summaries

    @Test("A summary has the payments of all pages, and its progress is the number of pages")
    func summary() async throws {
        let server = Self.server(pages: 3)
        let progress = CallProgress()
        let summary = try await CallContext.$current.withValue(CallContext(progress: progress)) {
            try await server.campus.walletService.getSummary(startDate: "2024-12-01", endDate: "2024-12-31")
        }
        #expect(summary.count == 3 && summary.amount == 6 && summary.startDate == "2024-12-01" && summary.endDate == "2024-12-31")
        #expect(summary.places == [SpendingAtPlace(place: "食堂", count: 3, amount: 6)])
        #expect(Self.queries(server) == ["1", "2", "3"] && progress.current == (3, 3))
        let posts = server.requests.filter { $0.method == .post }
        #expect(posts.allSatisfy { $0.formField("starttime") == "2024-12-01" && $0.formField("endtime") == "2024-12-31" })
    }

    @Test("A summary ends at a page without the number of pages, which has no payments")
    func empty() async throws {
        let server = FakeServer.pages {
            $0.method == .post ? "<r><![CDATA[<table><tbody><tr><td>没有记录</td></tr></tbody></table>]]></r>" : Self.token
        }
        let summary = try await server.campus.walletService.getSummary(startDate: "2024-12-01", endDate: "2024-12-31")
        #expect(summary.count == 0 && summary.amount == 0 && summary.days.isEmpty && Self.queries(server) == ["1"])
    }

    @Test("A period may be one day")
    func day() async throws {
        let server = Self.server(pages: 1)
        let wallet = server.campus.walletService
        let page = try await wallet.searchTransactions(startDate: "2024-12-30", endDate: "2024-12-30", page: 1)
        let summary = try await wallet.getSummary(startDate: "2024-12-30", endDate: "2024-12-30")
        #expect(page.transactions.count == 1 && summary.count == 1 && Self.queries(server) == ["1", "1"])
    }

    @Test("A summary of more than 500 pages fails")
    func limit() async throws {
        let server = Self.server(pages: 501)
        let wallet = server.campus.walletService
        let error = await failure { try await wallet.getSummary(startDate: "2024-12-01", endDate: "2024-12-31") }
        #expect(error?.code == .invalidArgument && error?.message.contains("more than 500 pages") == true)
        #expect(Self.queries(server) == (1...500).map { "\($0)" })
    }

    // MARK: The CSRF token

    @Test("The CSRF token is used for an hour", .virtualTime)
    func lifetime() async throws {
        let server = Self.server(pages: 1)
        let wallet = server.campus.walletService
        _ = try await wallet.december()
        try await Timers.sleep(for: .milliseconds(3_599_999))
        _ = try await wallet.december()
        #expect(server.count("/consume/index") == 1)
        try await Timers.sleep(for: .milliseconds(1))
        _ = try await wallet.december()
        #expect(server.count("/consume/index") == 2)
    }

    @Test(
        "A query is repeated with a new token if its error may mean an expired one",
        arguments: [
            (.rejected, 400, true), (.pageChanged, nil, true), (.unexpectedResponse, nil, true), (.forbidden, 403, true),
            (.notSignedIn, 401, true), (.rejected, 399, false), (.rejected, 401, false), (.notFound, 404, false),
        ] as [(ErrorCode, Int?, Bool)])
    func expired(code: ErrorCode, status: Int?, isRepeated: Bool) async throws {
        let failures = Mutex(0)
        let tokens = Mutex(0)
        let server = FakeServer.pages { request in
            if request.method == .get {
                let number = tokens.withLock { count in
                    count += 1
                    return count
                }
                return Self.token.replacing("token", with: "token-\(number)")
            }
            let isRefused = failures.withLock { count in
                count -= 1
                return count == 0
            }
            if isRefused { throw DanXiError(code, "refused", httpStatus: status) }
            return Self.page("1", of: 1)
        }
        let wallet = server.campus.walletService
        _ = try await wallet.december()
        failures.withLock { $0 = 1 }
        let error = await failure { try await wallet.december() }
        #expect(error?.code == (isRepeated ? nil : code))
        let sent = server.requests.filter { $0.method == .post }.compactMap { $0.formField("_csrf").map(String.init) }
        #expect(sent == ["token-1", "token-1"] + (isRepeated ? ["token-2"] : []))
    }

    // MARK: Payment codes

    @Test(
        "The payment code in a script is the first string with at least ten letters and digits, one of them a digit",
        arguments: [
            (#"QRCode.toCanvas(canvas, "02499135150128417725")"#, "02499135150128417725"),
            (#"QRCode.toCanvas(canvas, '24c3f0a9b1')"#, "24c3f0a9b1"),
            (#"QRCode.toCanvas(canvas, '24c3f0a9b')"#, nil),
            (#"QRCode.toCanvas("canvas123", "02499135150128417725")"#, "02499135150128417725"),
            (#"QRCode.toCanvas("canvas-box-1", '24c3f0a9b1')"#, "24c3f0a9b1"),
            (#"QRCode.toCanvas("canvasElement", '24c3f0a9b1')"#, "24c3f0a9b1"),
            (#"QRCode.toCanvas("付款码二维码0123456789", '24c3f0a9b1')"#, "24c3f0a9b1"),
            (#"QRCode.toCanvas("", '', "24c3f0a9b1", "1234567890")"#, "24c3f0a9b1"),
            (#"f("1234567890"); QRCode.toCanvas(canvas, "24c3f0a9b1", {}); g("1234567890")"#, "24c3f0a9b1"),
            (#"QRCode.toCanvas(canvas, code); var code = "02499135150128417725""#, nil), (#"QRCode.toString("02499135150128417725")"#, nil),
            ("", nil),
        ] as [(String, String?)])
    func drawnCode(script: String, code: String?) {
        #expect(QRCodeAPI.drawnCode(in: script) == code)
    }
}

extension WalletService {
    /// Returns the first page of the transactions of a month.
    fileprivate func december() async throws -> TransactionPage {
        try await searchTransactions(startDate: "2024-12-01", endDate: "2024-12-31", page: 1)
    }
}
