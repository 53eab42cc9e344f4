// Generated from interface/wallet.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// An overview of the card: its balance, latest transactions and daily amounts.
package struct WalletContent: JSONCodable, APIParsable, Hashable {
    /// Name of the card holder. `nil` if the site does not show it.
    package let name: String?
    /// Balance of the card.
    package let balance: Double
    /// Latest transactions, newest first.
    package let transactions: [Transaction]
    /// Amount paid on each of the latest days, in the site's order. Days without a payment are left out.
    package let dailySums: [DailySum]

    package init(name: String?, balance: Double, transactions: [Transaction], dailySums: [DailySum]) {
        self.name = name
        self.balance = balance
        self.transactions = transactions
        self.dailySums = dailySums
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.optional("name")
        balance = try json.value("balance")
        transactions = try json.list("transactions")
        dailySums = try json.list("daily_sums")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("balance", balance)
        object.set("transactions", transactions)
        object.set("daily_sums", dailySums)
        return object.finish()
    }
}

/// A campus card with its status and permissions.
package struct CampusCard: JSONCodable, APIParsable, Hashable {
    /// Number in the list of cards.
    package let id: String
    /// Name of the card holder. `nil` if the server does not send it.
    package let name: String?
    /// Status as the university writes it, such as 正常 (valid). Empty if the server does not send it.
    package let status: String
    /// Whether the card opens the gates of a campus. `nil` if the server does not send it.
    package let canEnter: Bool?
    /// Names of the campuses that it opens, such as 邯郸. Empty if the server does not list them.
    package let campuses: [String]
    /// Last day on which the card is valid. `nil` if the server does not send it.
    package let expiryDate: CalendarDate?
    /// Balance of the card. `nil` if the server does not send it.
    package let balance: Double?

    package init(
        id: String,
        name: String?,
        status: String,
        canEnter: Bool?,
        campuses: [String],
        expiryDate: CalendarDate?,
        balance: Double?
    ) {
        self.id = id
        self.name = name
        self.status = status
        self.canEnter = canEnter
        self.campuses = campuses
        self.expiryDate = expiryDate
        self.balance = balance
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.optional("name")
        status = try json.value("status")
        canEnter = try json.optional("can_enter")
        campuses = try json.list("campuses")
        expiryDate = try json.optional("expiry_date")
        balance = try json.optional("balance")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        object.set("status", status)
        object.set("can_enter", canEnter)
        object.set("campuses", campuses)
        object.set("expiry_date", expiryDate)
        object.set("balance", balance)
        return object.finish()
    }
}

/// The balance of the card.
package struct WalletBalance: JSONCodable, APIParsable, Hashable {
    /// Balance of the card.
    package let balance: Double

    package init(balance: Double) {
        self.balance = balance
    }

    package init(json: JSONElement) throws(JSONError) {
        balance = try json.value("balance")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("balance", balance)
        return object.finish()
    }
}

/// A transaction of the card, such as a payment or a deposit.
package struct Transaction: JSONCodable, APIParsable, Hashable {
    /// Number of the bill. `nil` if the site shows no bill.
    package let id: String?
    /// Time of the transaction, to the minute.
    package let time: Timestamp
    /// Kind as the site writes it, such as 水控消费 (water) or 银行转账 (bank transfer).
    package let kind: String
    /// Whether it reduced the balance. This is so if `kind` ends with 消费, or if the site shows a negative
    /// amount.
    package let isExpense: Bool
    /// Place of the transaction, or the other party. Empty if the site shows none.
    package let location: String
    /// Amount, never negative. `isExpense` is `true` if it was paid from the card.
    package let amount: Double
    /// Balance after the transaction.
    package let balance: Double
    /// Further information that the site shows, such as the means of payment and 交易成功 (success), in its
    /// order.
    package let notes: [String]

    package init(
        id: String?,
        time: Timestamp,
        kind: String,
        isExpense: Bool,
        location: String,
        amount: Double,
        balance: Double,
        notes: [String]
    ) {
        self.id = id
        self.time = time
        self.kind = kind
        self.isExpense = isExpense
        self.location = location
        self.amount = amount
        self.balance = balance
        self.notes = notes
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.optional("id")
        time = try json.value("time")
        kind = try json.value("kind")
        isExpense = try json.value("is_expense")
        location = try json.value("location")
        amount = try json.value("amount", in: 0...)
        balance = try json.value("balance")
        notes = try json.list("notes")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("time", time)
        object.set("kind", kind)
        object.set("is_expense", isExpense)
        object.set("location", location)
        object.set("amount", amount)
        object.set("balance", balance)
        object.set("notes", notes)
        return object.finish()
    }
}

/// A page of a list of transactions.
package struct TransactionPage: JSONCodable, APIParsable, Hashable {
    /// Transactions, newest first.
    package let transactions: [Transaction]
    /// Number of this page.
    package let page: Int
    /// Number of pages of the list. `nil` if the site does not show it.
    package let pageCount: Int?

    package init(transactions: [Transaction], page: Int, pageCount: Int?) {
        self.transactions = transactions
        self.page = page
        self.pageCount = pageCount
    }

    package init(json: JSONElement) throws(JSONError) {
        transactions = try json.list("transactions")
        page = try json.value("page", in: 1...)
        pageCount = try json.optional("page_count", in: 0...)
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("transactions", transactions)
        object.set("page", page)
        object.set("page_count", pageCount)
        return object.finish()
    }
}

/// The amount paid with the card on one day.
package struct DailySum: JSONCodable, APIParsable, Hashable {
    /// Day of the payments.
    package let date: CalendarDate
    /// Sum of the payments.
    package let amount: Double

    package init(date: CalendarDate, amount: Double) {
        self.date = date
        self.amount = amount
    }

    package init(json: JSONElement) throws(JSONError) {
        date = try json.value("date")
        amount = try json.value("amount")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("date", date)
        object.set("amount", amount)
        return object.finish()
    }
}

/// A payment code: a QR code that a terminal scans to charge the card.
package struct WalletQRCode: JSONCodable, APIParsable, Hashable {
    /// String to display as a QR code. It expires within minutes. Keep it secret: anyone who has it can pay
    /// with it.
    package let code: String

    package init(code: String) {
        self.code = code
    }

    package init(json: JSONElement) throws(JSONError) {
        code = try json.value("code")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("code", code)
        return object.finish()
    }
}
