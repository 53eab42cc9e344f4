import Errors
import FudanKit

/// The page of the card's transactions, with the sums of each month.
struct TransactionsPage {
    static let path = "pages/transactions.html"
    let site: ArchiveSite

    private struct Month {
        let name: String
        var transactions: [(time: String, value: Transaction)] = []

        /// Returns the sum of the amounts that were paid from the card, or of the others.
        func sum(ofExpenses isExpense: Bool) -> Double {
            transactions.reduce(0) { $0 + ($1.value.isExpense == isExpense ? $1.value.amount : 0) }
        }
    }

    func document() throws(DanXiError) -> String {
        let words = site.words
        let titles = [words("时间", "Time"), words("金额", "Amount"), words("地点", "Place"), words("类型", "Kind"), words("余额", "Balance")]
        return try ArchivePage(title: site.title(of: Self.path), path: Self.path).document(site) { html in
            for (index, month) in months().enumerated() {
                html.element("details", ["class": "month", "open": index == 0 ? "" : nil]) { html in
                    html.element("summary") { html in
                        html.element("b", text: month.name)
                        html.element("span") { html in
                            html.text(words("支出 ", "spent ") + month.sum(ofExpenses: true).money)
                            let income = month.sum(ofExpenses: false)
                            guard income > 0 else { return }
                            html.text(" · ")
                            html.element("span", ["class": "in"], text: words("收入 ", "added ") + income.money)
                        }
                    }
                    html.table(titles, month.transactions.map { row($0.value, $0.time) })
                }
                html.line()
            }
        }
    }

    /// Returns the transactions by month in Asia/Shanghai, newest first.
    private func months() -> [Month] {
        var months: [Month] = []
        for kept in site.content.transactions {
            let time = site.words.time(kept.value.time)
            let name = String(time.prefix(7))
            if months.last?.name != name { months.append(Month(name: name)) }
            months[months.count - 1].transactions.append((String(time.dropFirst(5)), kept.value))
        }
        return months
    }

    /// Returns the amounts that were paid from the card, newest year first.
    func spentByYear() -> [(year: String, sum: Double, count: Int)] {
        var years: [(year: String, sum: Double, count: Int)] = []
        for month in months() {
            let year = String(month.name.prefix(4))
            if years.last?.year != year { years.append((year, 0, 0)) }
            years[years.count - 1].sum += month.sum(ofExpenses: true)
            years[years.count - 1].count += month.transactions.count { $0.value.isExpense == true }
        }
        return years
    }

    private func row(_ transaction: Transaction, _ time: String) -> [HTMLCell] {
        let isIncome = transaction.isExpense == false
        return [
            HTMLCell(time, .line), HTMLCell((isIncome ? "+" : "") + transaction.amount.money, isIncome ? .income : .number),
            HTMLCell(transaction.location), HTMLCell(transaction.kind), HTMLCell(transaction.balance?.money, .number),
        ]
    }
}
