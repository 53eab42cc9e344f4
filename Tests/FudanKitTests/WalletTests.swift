import Calendar
import Errors
import JSON
import Synchronization
import TestSupport
import Testing

@testable import CampusSupport
@testable import FudanKit

private enum Pages {
    static let rows = """
        <tr><td><div>
              2024.12.30
            </div><div class="span_2"> 12:05 </div></td><td>&nbsp;<a href="/epay/consume/tradedetail?billno=20241230000017&amp;x=1" class="span_1">水控消费</a></td>
          <td>&nbsp;北区食堂</td><td>&nbsp;10.50</td><td>&nbsp;1,100.00</td><td>&nbsp;</td><td>校园卡</td><td>交易成功</td></tr>
        <tr><td><div>2024.12.29</div><div class="span_2">08:00</div></td><td>银行转账</td><td></td><td>&nbsp;200.00</td><td>&nbsp;1110.50</td></tr>
        """
    static let index = """
        <!DOCTYPE html><html><head><title>我的首页</title></head><body><span class="custname">您好，旦旦！</span>
        <div class="payway-box-bottom"><div class="payway-box-bottom-item"><p>￥1,100.00</p><p>余额</p></div><div class="payway-box-bottom-item"><p>3</p></div></div>
        <div id="all"><table class="table"><thead><tr><th>时间</th></tr></thead><tbody>\(rows)</tbody></table></div>
        <input type="hidden" id="transLst" value='[{"termdate":"20241230","custid":12345,"amount":10.5},{"termdate":20241229,"custid":12345,"amount":"3"}]'/>
        </body></html>
        """
    static let query = "<html><body><div id='all'><table><tbody>\(rows)</tbody></table><div>第<b>2</b>/17页</div></div></body></html>"
    static let none = "<tr><td colspan='6'>没有找到符合条件的记录</td></tr>"

    static func xml(_ rows: String, pager: String = "<b>1</b>/3页") -> String {
        "\r\n<?xml version=\"1.0\"?><ajax-response><zone name=\"all\"><![CDATA[<table><tbody>\(rows)</tbody></table>\(pager)]]></zone><zone name=\"x\"><![CDATA[<p>]]></zone></ajax-response>"
    }

    static let csrf = "<html><head><meta name='_csrf' content='token-%'/></head></html>"
}

/// A fake of the campus card's site, with a CSRF token that `expire()` invalidates.
private final class CardSite: Sendable {
    private let session = Mutex(1)
    private let answer: String

    init(_ answer: String = Pages.query) {
        self.answer = answer
    }

    func expire() { session.withLock { $0 += 1 } }

    var server: FakeServer {
        FakeServer.pages { [self] request in
            let session = session.withLock { $0 }
            if request.url.hasSuffix("/epay/consume/index") { return Pages.csrf.replacing("%", with: "\(session)") }
            if request.url.hasSuffix("/epay/consume/query"), !request.form.hasSuffix("_csrf=token-\(session)") {
                throw DanXiError(.forbidden, "refused", httpStatus: 403)
            }
            return answer
        }
    }
}

private let latest = [
    Transaction(
        id: "20241230000017", time: "2024-12-30T12:05:00+08:00", kind: "水控消费", isExpense: true, location: "北区食堂", amount: 10.5,
        balance: 1100,
        notes: ["校园卡", "交易成功"]),
    Transaction(
        id: nil, time: "2024-12-29T08:00:00+08:00", kind: "银行转账", isExpense: false, location: nil, amount: 200, balance: 1110.5,
        notes: []),
]

@Suite("Campus card")
struct WalletTests {
    static let frontPage = Pages.index

    @Test("The balance, the transactions and the daily sums are read from the front page")
    func content() async throws {
        let server = FakeServer(Pages.index)
        let service = server.campus.walletService
        let expected = WalletContent(
            name: "旦旦", balance: 1100, transactions: latest,
            dailySums: [DailySum(date: "2024-12-30", amount: 10.5), DailySum(date: "2024-12-29", amount: 3)])
        let bytes = try await service.getContent(cache: .prefer).value
        #expect(bytes == expected)
        let balance = try await service.getBalance(cache: .prefer)
        #expect(try balance.value.balance == 1100 && balance.source == .memory)
        #expect(server.urls == ["https://ecard.fudan.edu.cn/epay/myepay/index"])
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.getBalance(cache: .only) }
    }

    @Test("For a new card, the transactions and the daily sums are empty lists")
    func newCard() async throws {
        for rows in ["", Pages.none] {
            let page = Pages.index.replacing(Pages.rows, with: rows).replacing(
                #"value='[{"termdate":"20241230","custid":12345,"amount":10.5},{"termdate":20241229,"custid":12345,"amount":"3"}]'"#,
                with: "value=''")
            let content = try await FakeServer(page).campus.walletService.getContent(cache: .prefer).value
            #expect(content.transactions.isEmpty && content.dailySums.isEmpty && content.balance == 1100)
        }
    }

    @Test(
        "If the front page has an unexpected structure, the error names the selector and contains no personal data",
        arguments: [
            ("<html></html>", ".payway-box-bottom-item > p"),
            (Pages.index.replacing("￥1,100.00", with: "--"), ".payway-box-bottom-item > p"),
            (Pages.index.replacing("<p>", with: "<i>"), ".payway-box-bottom-item > p"),
            (String(Pages.index.prefix(500)), ".payway-box-bottom-item > p"),
        ])
    func unexpectedFrontPage(page: String, selector: String) async {
        let error = await failure { try await FakeServer(page).campus.walletService.getContent(cache: .prefer) }
        #expect(
            error?.code == .pageChanged && error?.message.contains("wallet: ") == true && error?.message.contains("`\(selector)`") == true,
            "\(error?.message ?? "none")")
        #expect(error?.message.contains("旦旦") != true && error?.message.contains("1,100") != true)
    }

    @Test(
        "Without readable daily sums, the balance and the transactions are there, and the sums are recorded as missing",
        arguments: [("transLst", "list"), ("\"termdate\"", "\"date\"")])
    func noDailySums(old: String, new: String) async throws {
        let service = FakeServer(Pages.index.replacing(old, with: new)).campus.walletService
        let (content, skipped) = try await skipping { try await service.getContent(cache: .prefer).value }
        #expect(content.balance == 1100 && content.transactions == latest && content.dailySums.isEmpty)
        #expect(skipped.kinds == ["daily sums"])
    }

    @Test(
        "A query that is redirected to the front page is repeated with a new token, and its transactions are never those of the front page")
    func redirectedQuery() async throws {
        for isLasting in [false, true] {
            let redirects = Mutex(isLasting ? Int.max : 1)
            let server = FakeServer { request in
                if request.url.hasSuffix("/epay/consume/index") { return request.respond(Pages.csrf) }
                if request.url.hasSuffix("/epay/consume/query"), request.form.contains("pageNo=2") {
                    let isRedirected = redirects.withLock { count in
                        count -= 1
                        return count >= 0
                    }
                    if isRedirected { return request.redirect("https://ecard.fudan.edu.cn/epay/") }
                }
                return request.respond(request.url.hasSuffix("/query") ? Pages.query : Pages.index)
            }
            let service = server.campus.walletService
            _ = try await service.getTransactions(page: 1)
            if isLasting {
                await expectFailure(.notSignedIn) { try await service.getTransactions(page: 2) }
            } else {
                let transactions = try await service.getTransactions(page: 2)
                #expect(transactions.pageCount == 17)
            }
            #expect(server.count("/epay/consume/index") == 2 && server.requests.count { $0.url.hasSuffix("/query") } == 3)
        }
    }

    @Test(
        "A malformed transaction or daily sum is left out and recorded",
        arguments: [
            (Pages.index.replacing("<td>&nbsp;200.00</td>", with: ""), 1, 2), (Pages.index.replacing("2024.12.29", with: ""), 1, 2),
            (Pages.index.replacing("200.00", with: "-"), 1, 2),
            (Pages.index.replacing("12:05", with: "中午"), 1, 2),
            (Pages.index.replacing("20241230\",", with: "20241330\","), 2, 1), (Pages.index.replacing("\"3\"", with: "null"), 2, 1),
        ])
    func malformedRows(page: String, transactions: Int, sums: Int) async throws {
        let content = try await FakeServer(page).campus.walletService.getContent(cache: .prefer)
        #expect(try content.value.transactions.count == transactions && content.value.dailySums.count == sums)
        #expect(content.skipped.kinds == [transactions < 2 ? "transaction" : "daily sum"], "\(content.skipped)")
    }

    @Test(
        "The balance is returned without the transactions that cannot be read",
        arguments: [
            (Pages.index.replacing("id=\"all\"", with: ""), 0, 2, ["transactions"]),
            (Pages.index.replacing("2024.12", with: "2024.13"), 0, 2, ["transactions"]),
        ])
    func parts(page: String, transactions: Int, sums: Int, kinds: [String]) async throws {
        let content = try await FakeServer(page.replacing("￥1,100.00", with: "－3.20")).campus.walletService.getContent(cache: .prefer)
        #expect(try content.value.balance == -3.2 && content.value.transactions.count == transactions)
        #expect(try content.value.dailySums.count == sums && content.skipped.kinds == kinds)
    }

    @Test(
        "A transaction stays without a kind, place or balance that cannot be read",
        arguments: [
            (Pages.index.replacing("银行转账", with: ""), nil, nil, 1110.5),
            (Pages.index.replacing("银行转账", with: "水控扣费"), "水控扣费", true, 1110.5),
            (Pages.index.replacing("银行转账", with: "支付宝充值"), "支付宝充值", false, 1110.5),
            (Pages.index.replacing("银行转账", with: "其他"), "其他", nil, 1110.5),
            (Pages.index.replacing("&nbsp;1110.50", with: "待入账"), "银行转账", false, nil),
        ] as [(String, String?, Bool?, Double?)])
    func incomplete(page: String, kind: String?, isExpense: Bool?, balance: Double?) async throws {
        let content = try await FakeServer(page).campus.walletService.getContent(cache: .prefer)
        let last = try #require(content.value.transactions.last)
        #expect(last.kind == kind && last.isExpense == isExpense && last.balance == balance && last.amount == 200)
        #expect(content.skipped.count == 0)
    }

    @Test("All pages of transactions are requested with the same CSRF token")
    func transactions() async throws {
        let server = CardSite().server
        let service = server.campus.walletService
        let secondPage = try await service.getTransactions(page: 2)
        #expect(secondPage == TransactionPage(transactions: latest, page: 2, pageCount: 17))
        _ = try await service.getTransactions(page: 3)
        #expect(
            server.requests.map { $0.url.split(separator: "/").suffix(2).joined(separator: "/") + " " + $0.form } == [
                "consume/index ", "consume/query pageNo=2&_csrf=token-1", "consume/query pageNo=3&_csrf=token-1",
            ])
    }

    @Test("A call with a page number after the last page returns no transactions, whatever the site sends")
    func pastTheEnd() async throws {
        let service = CardSite().server.campus.walletService
        let transactions = try await service.getTransactions(page: 18)
        #expect(transactions == TransactionPage(transactions: [], page: 18, pageCount: 17))
        let search = CardSite(Pages.xml(Pages.rows)).server.campus.walletService
        let page = try await search.searchTransactions(startDate: "2024-12-01", endDate: "2024-12-31", page: 4)
        #expect(page == TransactionPage(transactions: [], page: 4, pageCount: 3))
    }

    @Test("An expired CSRF token is refreshed, and the query is sent again")
    func expiredToken() async throws {
        let site = CardSite()
        let server = site.server
        let service = server.campus.walletService
        _ = try await service.getTransactions(page: 1)
        site.expire()
        async let first = service.getTransactions(page: 1)
        async let second = service.getTransactions(page: 2).transactions.count
        let result = try await first
        #expect(result.transactions == latest)
        let count = try await second
        #expect(count == latest.count)
        #expect((2...3).contains(server.urls.count { $0.hasSuffix("/consume/index") }))
    }

    @Test("If the site has ended its sign-in, the query is sent once more with a new sign-in and a new CSRF token")
    func endedSignIn() async throws {
        let ended = Mutex(false)
        let tokens = Mutex(0)
        let server = FakeServer { request in
            if request.url.hasPrefix("https://id.fudan.edu.cn/") { return request.respond("<html><div id=app></div></html>") }
            if request.url.hasSuffix("/consume/index") {
                ended.withLock { $0 = false }
                let token = tokens.withLock { number in
                    number += 1
                    return number
                }
                return request.respond(Pages.csrf.replacing("%", with: "\(token)"))
            }
            // The query accepts only POST, so a sign-in cannot be started at the URL of the query.
            guard request.method == .post, !ended.withLock({ $0 }) else {
                return request.redirect("https://id.fudan.edu.cn/idp/authCenter/authenticate?service=x")
            }
            return request.respond(Pages.query)
        }
        let service = server.campus.walletService
        _ = try await service.getTransactions(page: 1)
        ended.withLock { $0 = true }
        let transactions = try await service.getTransactions(page: 2)
        #expect(transactions.transactions == latest)
        #expect(
            server.requests.filter { $0.method == .post }.map(\.form).suffix(2) == ["pageNo=2&_csrf=token-1", "pageNo=2&_csrf=token-2"])
    }

    @Test("If the site ends every new sign-in at once, the error states that the sign-in ended during the call")
    func endsEverySignIn() async {
        let server = FakeServer { request in
            if request.url.hasSuffix("/consume/index") { return request.respond(Pages.csrf) }
            if request.url.hasPrefix("https://id.fudan.edu.cn/") { return request.respond("<html><div id=app></div></html>") }
            return request.redirect("https://id.fudan.edu.cn/idp/authCenter/authenticate?service=x")
        }
        let service = server.campus.walletService
        for attempts in 1...2 {
            let before = server.requests.count { $0.method == .post }
            let error = await failure { try await service.getTransactions(page: 1) }
            #expect(error?.code == .notSignedIn && error?.message.contains("ended the sign-in during the call") == true)
            #expect(server.requests.count { $0.method == .post } - before == attempts)
        }
    }

    @Test("If the site shows its terms of use in place of a page, the error has the URL of the page")
    func terms() async {
        let service = FakeServer("<html><h3>用户协议</h3><button id='btn-agree-ok'>同意</button></html>").campus.walletService
        for (error, url) in [
            (await failure { try await service.getContent(cache: .prefer) }, "https://ecard.fudan.edu.cn/epay/myepay/index"),
            (await failure { try await service.getTransactions(page: 1) }, "https://ecard.fudan.edu.cn/epay/consume/index"),
        ] {
            #expect(error?.code == .forbidden && error?.message.contains("terms of use") == true)
            #expect(error?.detail == .object(["reason": .string("terms_not_agreed"), "url": .string(url)]))
        }
    }

    @Test(
        "The payment code is also found in a script, if a call of `QRCode.toCanvas` contains it as a string literal",
        arguments: [
            (##"QRCode.toCanvas(document.getElementById("canvas0"), "02499135150128417725", { color: { dark: "#000000ff" } });"##, true),
            (#"QRCode.toCanvas(canvas, '24c3f0a9b1', function () {});"#, true),
            (#"QRCode.toCanvas(canvas, code); var code = "02499135150128417725";"#, false),
            (#"QRCode.toString("02499135150128417725");"#, false),
        ])
    func codeInScript(script: String, isFound: Bool) async throws {
        let service = FakeServer("<html><canvas id=canvas0></canvas><script>\(script)</script></html>").campus.walletService
        if isFound {
            let code = try await service.getQrCode().code
            #expect(code == "02499135150128417725" || code == "24c3f0a9b1")
        } else {
            await expectFailure(.pageChanged) { try await service.getQrCode() }
        }
    }

    @Test("A new CSRF token that the site refuses is not refreshed again")
    func refused() async throws {
        let server = FakeServer.pages {
            if $0.url.hasSuffix("/index") { return Pages.csrf }
            throw DanXiError(.forbidden, "refused", httpStatus: 403)
        }
        let service = server.campus.walletService
        await expectFailure(.forbidden) { try await service.getTransactions(page: 1) }
        #expect(server.requests.count == 2)
        await expectFailure(.forbidden) { try await service.getTransactions(page: 1) }
        #expect(server.requests.count == 5)
    }

    @Test("The transactions that a search finds are read from CDATA sections of XML")
    func search() async throws {
        let server = CardSite(Pages.xml(Pages.rows)).server
        let page = try await server.campus.walletService.searchTransactions(startDate: "2024-12-01", endDate: "2024-12-31", page: 2)
        #expect(try page == TransactionPage(transactions: latest, page: 2, pageCount: 3))
        #expect(
            server.requests.last?.form
                == "aaxmlrequest=true&pageNo=2&tabNo=1&pager.offset=10&tradename=&starttime=2024-12-01&endtime=2024-12-31&timetype=1&_tradedirect=on&_csrf=token-1"
        )
        let empty = try await CardSite(Pages.xml(Pages.none, pager: "")).server.campus.walletService.searchTransactions(
            startDate: "2024-12-01", endDate: "2024-12-31", page: 1)
        #expect(empty == TransactionPage(transactions: [], page: 1, pageCount: nil))
    }

    @Test("A search whose end date is before its start date is refused before a request")
    func days() async {
        let server = CardSite().server
        let error = await failure {
            try await server.campus.walletService.searchTransactions(startDate: "2024-03-02", endDate: "2024-03-01", page: 1)
        }
        #expect(error?.code == .invalidArgument && error?.message.contains("`end_date` is before `start_date`") == true)
        #expect(server.requests.isEmpty)
    }

    @Test(
        "The calls for transactions fail if the response has an unexpected structure",
        arguments: [
            "<html><body>登录</body></html>", "", String(Pages.xml(Pages.rows).prefix(400)), Pages.xml("<tr><td>x</td></tr>"),
            Pages.xml(Pages.rows, pager: ""),
            "<?xml version=\"1.0\"?><r><![CDATA[<p>系统忙</p>]]></r>",
        ])
    func unexpectedSearch(answer: String) async {
        let error = await failure {
            try await CardSite(answer).server.campus.walletService.searchTransactions(
                startDate: "2024-12-01", endDate: "2024-12-31", page: 1)
        }
        #expect(error?.code == .pageChanged && error?.message.contains("wallet") == true, "\(error?.message ?? "none")")
        await expectFailure(.pageChanged) { try await CardSite(answer).server.campus.walletService.getTransactions(page: 1) }
    }

    @Test("The call for transactions fails if the page has no CSRF token")
    func noToken() async {
        let error = await failure { try await FakeServer(Pages.query).campus.walletService.getTransactions(page: 1) }
        #expect(error?.code == .pageChanged && error?.message.contains("_csrf") == true)
    }

    @Test("The QR code is returned, unless the terms of use must be accepted first")
    func qrCode() async throws {
        func code(_ page: String) async throws -> String { try await FakeServer(page).campus.walletService.getQrCode().code }
        let shown = try await code("<html><input id='myText' value=' 24c3f0 '><button id='btn-agree-ok'></html>")
        #expect(shown == "24c3f0")
        for page in [
            "<html><p>条款</p><button id='btn-agree-ok'>同意</button></html>", "<html><input id=myText value=''><a id='btn-agree-ok'></html>",
        ] {
            let error = await failure { try await code(page) }
            #expect(error?.code == .forbidden && error?.message.contains("terms of use") == true)
            #expect(
                error?.detail
                    == .object([
                        "reason": .string("terms_not_agreed"), "url": .string("https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode"),
                    ]))
        }
        for page in ["", "<html></html>", "<html><input id='myText'></html>"] {
            let error = await failure { try await code(page) }
            #expect(error?.code == .pageChanged && error?.message.contains("#myText") == true)
        }
    }
}
