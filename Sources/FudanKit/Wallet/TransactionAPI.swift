import Calendar
import CampusSignIn
import Errors
import HTTP
import Markup

/// Requests for the transactions of the campus card, https://ecard.fudan.edu.cn/epay/consume.
enum TransactionAPI {
    private static let csrf: Selector = "meta[name=\"_csrf\"][content]"
    private static let index = "https://ecard.fudan.edu.cn/epay/consume/index"
    private static let url = "https://ecard.fudan.edu.cn/epay/consume/query"

    /// `GET /epay/consume/index`
    /// - Returns: the CSRF token that queries need. The token expires with the sign-in to the site.
    static func getCSRF(_ client: CampusClient) async throws -> String {
        let document = try HTMLDocument(try await client.requestWithData(index, signIn: .page))
        try WalletTerms.check(document, url: index)
        guard let token = try document.require(csrf, service: WalletAPI.service)["content"], !token.isEmpty else {
            throw document.pageChanged(service: WalletAPI.service, selector: csrf)
        }
        return token
    }

    /// `POST /epay/consume/query`
    static func getTransactions(_ client: CampusClient, csrf: String, page: Int) async throws -> TransactionPage {
        let response = try await query(client, [QueryItem("pageNo", page), QueryItem("_csrf", csrf)])
        let document = try response.completePage(service: WalletAPI.service, selector: TransactionTable.body)
        return TransactionTable.page(
            page, of: TransactionTable.pageCount(document.root?.html ?? ""), try TransactionTable.transactions(document))
    }

    /// `POST /epay/consume/query` with dates. The response is XML with a CDATA section that contains the HTML of the table.
    static func searchTransactions(_ client: CampusClient, csrf: String, startDate: CalendarDate, endDate: CalendarDate, page: Int)
        async throws
        -> TransactionPage
    {
        let response = try await query(
            client,
            [
                QueryItem("aaxmlrequest", "true"), QueryItem("pageNo", page), QueryItem("tabNo", "1"), QueryItem("pager.offset", "10"),
                QueryItem("tradename", ""),
                QueryItem("starttime", startDate), QueryItem("endtime", endDate), QueryItem("timetype", "1"),
                QueryItem("_tradedirect", "on"), QueryItem("_csrf", csrf),
            ],
            headers: ["Accept": "text/xml"])
        let html = TransactionTable.characterData(String(decoding: response.body.bytes, as: UTF8.self))
        guard let html else { throw try HTMLDocument(response).pageChanged(service: WalletAPI.service, selector: TransactionTable.body) }
        let document = try HTMLDocument(bytes: html.utf8, charset: "utf-8", place: response.place)
        let transactions = try TransactionTable.transactions(document, isFragment: true)
        let pageCount = TransactionTable.pageCount(html)
        if pageCount == nil, !transactions.isEmpty {
            throw document.pageChanged(service: WalletAPI.service, selector: TransactionTable.pager)
        }
        return TransactionTable.page(page, of: pageCount, transactions)
    }

    /// Sends a query. Throws `notSignedIn` if the sign-in to the site has expired. The CSRF token has then expired too, and only a GET of a
    /// page starts a new sign-in.
    private static func query(_ client: CampusClient, _ form: [QueryItem], headers: HTTPHeaders = [:]) async throws -> HTTPResponse {
        do {
            let response = try await client.requestWithData(url, signIn: .none, form: form, headers: headers, effect: .safe)
            // A redirect leads to the front page, whose transactions are not those of the query.
            guard response.request.url == url else { throw ended(response.status) }
            return response
        } catch let error as DanXiError where error.code == .notSignedIn {
            throw ended(error.httpStatus)
        }
    }

    private static func ended(_ status: Int?) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "The campus card's site ended the sign-in during the call. Try again. If this persists, the site has changed: update libdanxi, or report this message.",
            httpStatus: status)
    }
}
