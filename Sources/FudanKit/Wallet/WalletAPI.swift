import Errors
import JSON
import Markup
import Networking

/// Asks the campus card's site, https://ecard.fudan.edu.cn/epay.
package enum WalletAPI {
    static let service = "wallet"

    // MARK: The front page

    private static let name: Selector = ".custname"
    private static let balance: Selector = ".payway-box-bottom-item > p"
    private static let dailySums: Selector = "#transLst[value]"

    /// `GET /epay/myepay/index`
    static func getContent(_ service: CampusClient) async throws -> WalletContent {
        let response = try await service.requestWithData("https://ecard.fudan.edu.cn/epay/myepay/index", signIn: .neo)
        let document = try response.wholePage(service: Self.service, selector: balance)
        guard let amount = PageText.firstNumber(in: try document.require(balance, service: Self.service).text) else {
            throw document.pageChanged(service: Self.service, selector: balance)
        }
        return WalletContent(
            name: document.first(name).flatMap { greetedName($0.text) }, balance: amount,
            transactions: try TransactionTable.transactions(document),
            dailySums: try parseDailySums(document))
    }

    /// The name in a greeting such as 您好，旦旦！
    private static func greetedName(_ text: String) -> String? {
        let name = (PageText.between("您好，", "！", in: text) ?? text).trimmedSpaces
        return name.isEmpty ? nil : name
    }

    private static func parseDailySums(_ document: HTMLDocument) throws -> [DailySum] {
        let value = try document.require(dailySums, service: service)["value"]?.trimmedSpaces ?? ""
        if value.isEmpty { return [] }
        do {
            return try [DailySumResponse].decode(PaddedBytes(value.utf8)).map { DailySum(date: $0.date, amount: $0.amount) }
        } catch {
            throw document.pageChanged(service: service, selector: dailySums)
        }
    }

    /// One element of `#transLst`, such as `{"termdate": "20240311", "custid": 1, "amount": 12.5}`; a number may be written as a text.
    private struct DailySumResponse: JSONDecodable {
        let date: String
        let amount: Double

        init(json: JSONElement) throws(JSONError) {
            guard let date = PageText.firstDay(in: try Self.text(json, "termdate")) else {
                throw JSONError("expected a day").under(key: "termdate")
            }
            guard let amount = PageText.firstNumber(in: try Self.text(json, "amount")) else {
                throw JSONError("expected a number").under(key: "amount")
            }
            self.date = date
            self.amount = amount
        }

        private static func text(_ json: JSONElement, _ key: StaticString) throws(JSONError) -> String {
            guard let member = try json.member(key) else { throw JSONError("is missing").under(key: "\(key)") }
            if let text = try? member.string() { return text }
            if let integer = try? member.integer() { return "\(integer)" }
            return try member.number().description
        }
    }

    // MARK: Transactions

    private static let csrf: Selector = "meta[name=\"_csrf\"][content]"

    /// `GET /epay/consume/index`: the token that a query needs. It dies with the site's session.
    static func getCSRF(_ service: CampusClient) async throws -> String {
        let response = try await service.requestWithData("https://ecard.fudan.edu.cn/epay/consume/index", signIn: .neo)
        let document = try HTMLDocument(response)
        guard let token = try document.require(csrf, service: Self.service)["content"], !token.isEmpty else {
            throw document.pageChanged(service: Self.service, selector: csrf)
        }
        return token
    }

    /// `POST /epay/consume/query`
    static func getTransactions(_ service: CampusClient, csrf: String, page: Int) async throws -> TransactionPage {
        let response = try await query(service, [QueryItem("pageNo", page), QueryItem("_csrf", csrf)])
        let document = try response.wholePage(service: Self.service, selector: TransactionTable.body)
        return TransactionPage(
            transactions: try TransactionTable.transactions(document), page: page,
            pageCount: TransactionTable.pageCount(document.root?.html ?? ""))
    }

    /// `POST /epay/consume/query` with dates, which is answered with XML: the table and the number of pages are HTML in a CDATA section.
    static func searchTransactions(_ service: CampusClient, csrf: String, startDate: String, endDate: String, page: Int) async throws
        -> TransactionPage
    {
        let response = try await query(
            service,
            [
                QueryItem("aaxmlrequest", "true"), QueryItem("pageNo", page), QueryItem("tabNo", "1"), QueryItem("pager.offset", "10"),
                QueryItem("tradename", ""),
                QueryItem("starttime", startDate), QueryItem("endtime", endDate), QueryItem("timetype", "1"),
                QueryItem("_tradedirect", "on"), QueryItem("_csrf", csrf),
            ],
            headers: ["Accept": "text/xml"])
        let html = TransactionTable.characterData(String(decoding: response.body.bytes, as: UTF8.self))
        guard let html else { throw try HTMLDocument(response).pageChanged(service: Self.service, selector: TransactionTable.body) }
        let document = try HTMLDocument(bytes: html.utf8, charset: "utf-8", place: response.place)
        let transactions = try TransactionTable.transactions(document, isFragment: true)
        let pageCount = TransactionTable.pageCount(html)
        if pageCount == nil, !transactions.isEmpty { throw document.pageChanged(service: Self.service, selector: TransactionTable.pager) }
        return TransactionPage(transactions: transactions, page: page, pageCount: pageCount)
    }

    private static func query(_ service: CampusClient, _ form: [QueryItem], headers: HTTPHeaders = [:]) async throws -> HTTPResponse {
        try await service.requestWithData("https://ecard.fudan.edu.cn/epay/consume/query", signIn: .neo, form: form, headers: headers)
    }

    // MARK: The QR code

    private static let code: Selector = "#myText"
    private static let agreement: Selector = "#btn-agree-ok"
    private static let codeURL = "https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode"

    /// `GET /epay/wxpage/fudan/zfm/qrcode`
    package static func getQrCode(_ service: CampusClient) async throws -> WalletQRCode {
        let document = try HTMLDocument(try await service.requestWithData(codeURL, signIn: .neo))
        if let code = document.first(code)?["value"]?.trimmedSpaces, !code.isEmpty { return WalletQRCode(code: code) }
        guard document.first(agreement) == nil else {
            throw DanXiError(
                .forbidden,
                "the terms of use of the payment code are not agreed to: open \(codeURL) in a browser once and agree, then call again",
                detail: .object(["reason": .string("terms_not_agreed"), "url": .string(codeURL)]))
        }
        throw document.pageChanged(service: Self.service, selector: code)
    }
}
