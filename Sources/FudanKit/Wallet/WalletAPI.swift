import Calls
import CampusSignIn
import Errors
import JSON
import Markup
import Text

/// Requests for the front page of the campus card's site, https://ecard.fudan.edu.cn/epay.
enum WalletAPI {
    /// The name of the service in error messages.
    static let service = "wallet"
    private static let name: Selector = ".custname"
    private static let balance: Selector = ".payway-box-bottom-item > p"
    private static let dailySums: Selector = "#transLst[value]"

    /// `GET /epay/myepay/index`
    static func getContent(_ client: CampusClient) async throws -> WalletContent {
        let url = "https://ecard.fudan.edu.cn/epay/myepay/index"
        let document = try await client.requestWithData(url, signIn: .page).completePage(service: service, selector: balance)
        try WalletTerms.check(document, url: url)
        guard let amount = NumberScanner.firstNumber(in: try document.require(balance, service: service).text) else {
            throw document.pageChanged(service: service, selector: balance)
        }
        return WalletContent(
            name: document.first(name).flatMap { greetedName($0.text) }, balance: amount,
            transactions: document.readablePart("transactions") { try TransactionTable.transactions(document) } ?? [],
            dailySums: document.readablePart("daily sums") { try parseDailySums(document) } ?? [])
    }

    /// Returns the name from a greeting such as 您好，旦旦！
    private static func greetedName(_ text: String) -> String? {
        let greeting = "您好"
        let name = text.trimmed.hasPrefix(greeting) ? String(text.trimmed.dropFirst(greeting.count)) : text
        return String(name.trimmed.drop { ",，".contains($0) }.prefix { !"!！".contains($0) }).meaningful
    }

    private static func parseDailySums(_ document: HTMLDocument) throws -> [DailySum] {
        let value = try document.require(dailySums, service: service)["value"]?.trimmed ?? ""
        if value.isEmpty { return [] }
        do {
            return try ReadRows<DailySumResponse>.decode(PaddedBytes(value.utf8)).readable("daily sum").map {
                DailySum(date: $0.date, amount: $0.amount)
            }
        } catch {
            throw document.pageChanged(service: service, selector: dailySums)
        }
    }
}
