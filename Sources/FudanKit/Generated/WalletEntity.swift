// Generated from interface/wallet.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The card's front page: what is on the card, and what was lately paid with it.
package struct WalletContent: JSONCodable, APIParsable, Hashable {
    /// The card holder's name, where the page greets by it.
    package let name: String?
    /// What is on the card, in yuan.
    package let balance: Double
    /// The latest transactions, newest first.
    package let transactions: [Transaction]
    /// What was paid day by day, in the order of the page; days without a payment are left out.
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

/// What is on the card.
package struct WalletBalance: JSONCodable, APIParsable, Hashable {
    /// The amount, in yuan.
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

/// A transaction of the card: a payment, or money put on it.
package struct Transaction: JSONCodable, APIParsable, Hashable {
    /// The number of its bill, where the page links to it.
    package let id: String?
    /// When it was made; the page shows it to the minute.
    package let time: Timestamp
    /// What it was, such as 水控消费 or 银行转账.
    package let kind: String
    /// Whether it took money from the card: its kind ends in 消费, or its amount is shown as negative.
    package let isExpense: Bool
    /// Where it was made, or with whom; empty where the page leaves it so.
    package let location: String
    /// How much, in yuan, 0 or more; `is_expense` tells the direction.
    package let amount: Double
    /// What was on the card afterwards, in yuan.
    package let balance: Double
    /// What else the row says, in its order, such as the means of payment and 交易成功.
    package let notes: [String]

    package init(id: String?, time: Timestamp, kind: String, isExpense: Bool, location: String, amount: Double, balance: Double, notes: [String]) {
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
        amount = try json.value("amount")
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

/// One page of a list of transactions.
package struct TransactionPage: JSONCodable, APIParsable, Hashable {
    /// The page's transactions, newest first; empty where there are none.
    package let transactions: [Transaction]
    /// Which page it is, from 1.
    package let page: Int
    /// How many pages there are, where the answer says so.
    package let pageCount: Int?

    package init(transactions: [Transaction], page: Int, pageCount: Int?) {
        self.transactions = transactions
        self.page = page
        self.pageCount = pageCount
    }

    package init(json: JSONElement) throws(JSONError) {
        transactions = try json.list("transactions")
        page = try json.value("page")
        pageCount = try json.optional("page_count")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("transactions", transactions)
        object.set("page", page)
        object.set("page_count", pageCount)
        return object.finish()
    }
}

/// What was paid with the card on a day.
package struct DailySum: JSONCodable, APIParsable, Hashable {
    /// The day, such as `2026-11-21`.
    package let date: String
    /// The sum, in yuan.
    package let amount: Double

    package init(date: String, amount: Double) {
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

/// The code that pays in the card's stead.
package struct WalletQRCode: JSONCodable, APIParsable, Hashable {
    /// The text to show as a QR code. Whoever has it can pay with it; it ends within minutes.
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
