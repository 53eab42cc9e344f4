import Calendar

@testable import JSON

/// ecard.fudan.edu.cn: the balance, the payments and the payment code of the campus card.
final class CardSite: SiteHost {
    private static let query = "/epay/consume/query"
    private static let pageSize = 10

    init(_ university: SimulatedUniversity) {
        super.init(university, "ecard.fudan.edu.cn", cookie: "JSESSIONID", attributes: "Path=/epay; Secure; HttpOnly")
    }

    override func takesTicket(_ request: UniversityRequest) -> Bool { request.path != Self.query }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        switch (request.isPost, request.path) {
        case (false, "/epay/myepay/index"): index(visitor.person)
        case (false, "/epay/consume/index"): consume(request, visitor)
        case (true, Self.query): query(request, visitor)
        case (false, "/epay/wxpage/fudan/zfm/qrcode"):
            UniversityResponse.page(title: "复旦生活码", "<input id=\"myText\" type=\"hidden\" value=\"0\(visitor.person.number)7654321\"/>")
        default: nil
        }
    }

    /// Returns an amount of cents as the site writes it.
    static func text(_ cents: Int) -> String {
        let digits = String(1000 + abs(cents) % 100).suffix(2)
        return "\(cents < 0 ? "-" : "")\(abs(cents) / 100).\(digits)"
    }

    private func index(_ person: UniversityPerson) -> ServerResponse {
        UniversityResponse.page(
            title: "复旦大学一卡通",
            """
            <p class="custname">您好，\(person.label)！</p>
            <div class="payway-box-bottom-item"><p>\(Self.text(person.balance))</p><p>账户余额</p></div>
            <input type="hidden" id="transLst" value="\(UniversityResponse.escaped(Self.sums(person)))"/>
            <div id="all">\(Self.table(person.payments.reversed().prefix(8)))</div>
            """)
    }

    /// Returns the sums of the days with payments, as JSON.
    private static func sums(_ person: UniversityPerson) -> String {
        var sums: [String: Int] = [:]
        for payment in person.payments { sums[day(payment).formatted(separator: ""), default: 0] += payment.cents }
        let rows = sums.sorted { $0.key < $1.key }.map { day, cents -> JSONValue in
            .object(["termdate": .string(day), "amount": .string(text(cents))])
        }
        return String(decoding: JSONValue.array(rows).sortedText, as: UTF8.self)
    }

    /// Returns the page with the token that the query needs.
    private func consume(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse {
        let known = university.truth.secrets(.csrfToken, of: visitor.person.number).first { $0.audience == audience(visitor) }
        let token =
            known
            ?? university.office.issue(
                .csrfToken, to: visitor.person.number, for: audience(visitor), time: request.time,
                lifetime: visitor.session.expires - request.time, isSingleUse: false)
        return UniversityResponse.page(
            title: "消费记录", "<form id=\"queryForm\"></form>", head: "<meta name=\"_csrf\" content=\"\(token.value)\"/>")
    }

    private func query(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse {
        guard university.office.accept(.csrfToken, request.field("_csrf"), for: audience(visitor), request) != nil else {
            return UniversityResponse.page(403, title: "403", "<h1>Invalid CSRF Token was found on the request parameter '_csrf'.</h1>")
        }
        let (first, last) = (CalendarDate(request.field("starttime")), CalendarDate(request.field("endtime")))
        let found = visitor.person.payments.reversed().filter { payment in
            let day = Self.day(payment)
            return first.map { day >= $0 } ?? true && last.map { day <= $0 } ?? true
        }
        let page = max(Int(request.field("pageNo")) ?? 1, 1)
        let pages = max((found.count + Self.pageSize - 1) / Self.pageSize, 1)
        let table = Self.table(found.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize))
        let pager = "<div class=\"pager_div\">共<b>\(found.count)</b>条记录 第<b>\(page)</b>/\(pages)页</div>"
        guard request.field("aaxmlrequest") == "true" else {
            return UniversityResponse.page(title: "消费记录", "<div id=\"all\">\(table)\(pager)</div>")
        }
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <ajax-response><response type="text" id="all"><![CDATA[\(table)\(pager)]]></response></ajax-response>
            """
        return ServerResponse(200, headers: [("Content-Type", "text/xml;charset=UTF-8")], body: Array(xml.utf8))
    }

    /// The token belongs to one session, so a token of another session is refused.
    private func audience(_ visitor: SiteVisitor) -> String { "\(name)/\(visitor.session.value)" }

    private static func day(_ payment: UniversityPayment) -> CalendarDate {
        CampusDateTime(WallTime(milliseconds: payment.time)).date
    }

    private static func table(_ payments: some Sequence<UniversityPayment>) -> String {
        let rows = payments.map { payment in
            let time = CampusDateTime(WallTime(milliseconds: payment.time))
            return """
                <tr><td><div>\(time.date.formatted(separator: "."))</div><div>\(time.formattedTime(separator: ":").prefix(5))</div></td>\
                <td><a href="/epay/consume/tradedetail?billno=\(payment.id)">餐费消费</a></td>\
                <td>\(UniversityResponse.escaped(payment.place))</td><td>\(text(payment.cents))</td><td>\(text(payment.balance))</td>\
                <td>电子账户</td><td>交易成功</td></tr>
                """
        }
        return "<table><thead><tr><th>时间</th><th>类型</th></tr></thead><tbody>\n\(rows.joined(separator: "\n"))\n</tbody></table>"
    }
}
