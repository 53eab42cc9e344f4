// Generated from interface/wallet.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A meal, by the time of its payments.
package enum Meal: String, JSONString, CaseIterable {
    /// Payments before 9:50.
    case breakfast = "breakfast"
    /// Payments from 9:50 until before 14:00.
    case lunch = "lunch"
    /// Payments from 14:00.
    case dinner = "dinner"
}

/// An overview of the card: its balance, latest transactions and daily amounts.
package struct WalletContent: JSONCodable, APIParsable, Hashable {
    /// Name of the card holder. `nil` if the site does not show it.
    package var name: String?
    /// Balance of the card.
    package var balance: Double
    /// Latest transactions, newest first.
    package var transactions: [Transaction]
    /// Amount paid on each of the latest days, in the site's order. Days without a payment are left out.
    /// Empty also if the page has no readable sums; they then count as a skipped row.
    package var dailySums: [DailySum]

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("balance", balance)
            json.set("transactions", transactions)
            json.set("daily_sums", dailySums)
        }
    }
}

/// A campus card with its status and permissions.
package struct CampusCard: JSONCodable, APIParsable, Hashable {
    /// Number in the list of cards.
    package var id: String
    /// Name of the card holder. `nil` if the server does not send it.
    package var name: String?
    /// Status as the university writes it, such as 正常 (valid). `nil` if the server does not send it.
    package var status: String?
    /// Whether the card opens the gates of a campus. `nil` if the server does not send it.
    package var canEnter: Bool?
    /// Names of the campuses whose gates the card opens, such as 邯郸. Empty if the server does not list them.
    package var campuses: [String]
    /// Last day on which the card is valid. `nil` if the server does not send it.
    package var expiryDate: CalendarDate?
    /// Balance of the card. `nil` if the server does not send it.
    package var balance: Double?

    package init(
        id: String,
        name: String?,
        status: String?,
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
        status = try json.optional("status")
        canEnter = try json.optional("can_enter")
        campuses = try json.list("campuses")
        expiryDate = try json.optional("expiry_date")
        balance = try json.optional("balance")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("status", status)
            json.set("can_enter", canEnter)
            json.set("campuses", campuses)
            json.set("expiry_date", expiryDate)
            json.set("balance", balance)
        }
    }
}

/// The balance of the card.
package struct WalletBalance: JSONCodable, APIParsable, Hashable {
    /// Balance of the card.
    package var balance: Double

    package init(balance: Double) {
        self.balance = balance
    }

    package init(json: JSONElement) throws(JSONError) {
        balance = try json.value("balance")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("balance", balance)
        }
    }
}

/// A transaction of the card, such as a payment or a deposit.
package struct Transaction: JSONCodable, APIParsable, Hashable {
    /// Number of the bill. `nil` if the site shows no bill.
    package var id: String?
    /// Time of the transaction, to the minute.
    package var time: Timestamp
    /// Kind as the site writes it, such as 水控消费 (water) or 银行转账 (bank transfer). `nil` if the site shows
    /// none.
    package var kind: String?
    /// Whether the transaction reduced the balance. True if `kind` ends with 消费, 扣费 or 扣款, or if the site
    /// shows a negative amount. False if `kind` contains 充值, 圈存, 转账, 补助, 退款 or 撤销. Otherwise `nil`.
    package var isExpense: Bool?
    /// Place of the transaction, or the other party. `nil` if the site shows none.
    package var location: String?
    /// Amount, never negative. `isExpense` is `true` if the amount was paid from the card.
    package var amount: Double
    /// Balance after the transaction. `nil` if the site shows none.
    package var balance: Double?
    /// Further information that the site shows, such as the means of payment and 交易成功 (success), in its
    /// order.
    package var notes: [String]

    package init(
        id: String?,
        time: Timestamp,
        kind: String?,
        isExpense: Bool?,
        location: String?,
        amount: Double,
        balance: Double?,
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
        kind = try json.optional("kind")
        isExpense = try json.optional("is_expense")
        location = try json.optional("location")
        amount = try json.value("amount", in: 0...)
        balance = try json.optional("balance")
        notes = try json.list("notes")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("time", time)
            json.set("kind", kind)
            json.set("is_expense", isExpense)
            json.set("location", location)
            json.set("amount", amount)
            json.set("balance", balance)
            json.set("notes", notes)
        }
    }
}

/// A page of a list of transactions.
package struct TransactionPage: JSONCodable, APIParsable, Hashable {
    /// Transactions, newest first.
    package var transactions: [Transaction]
    /// Number of this page.
    package var page: Int
    /// Number of pages of the list. `nil` if the site does not show it.
    package var pageCount: Int?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("transactions", transactions)
            json.set("page", page)
            json.set("page_count", pageCount)
        }
    }
}

/// The amount paid with the card on one day.
package struct DailySum: JSONCodable, APIParsable, Hashable {
    /// Day of the payments.
    package var date: CalendarDate
    /// Sum of the payments.
    package var amount: Double

    package init(date: CalendarDate, amount: Double) {
        self.date = date
        self.amount = amount
    }

    package init(json: JSONElement) throws(JSONError) {
        date = try json.value("date")
        amount = try json.value("amount")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("date", date)
            json.set("amount", amount)
        }
    }
}

/// A payment code: a QR code that a terminal scans to charge the card.
package struct WalletQRCode: JSONCodable, APIParsable, Hashable {
    /// String to display as a QR code. It expires within minutes. Keep the string secret: anyone who has it
    /// can pay with the card.
    package var code: String

    package init(code: String) {
        self.code = code
    }

    package init(json: JSONElement) throws(JSONError) {
        code = try json.value("code")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("code", code)
        }
    }
}

/// The payments of a day.
package struct SpendingOfDay: JSONCodable, APIParsable, Hashable {
    /// Day of the payments in Asia/Shanghai.
    package var date: CalendarDate
    /// Number of payments.
    package var count: Int
    /// Sum of the payments.
    package var amount: Double

    package init(date: CalendarDate, count: Int, amount: Double) {
        self.date = date
        self.count = count
        self.amount = amount
    }

    package init(json: JSONElement) throws(JSONError) {
        date = try json.value("date")
        count = try json.value("count", in: 0...)
        amount = try json.value("amount", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("date", date)
            json.set("count", count)
            json.set("amount", amount)
        }
    }
}

/// The payments at a place.
package struct SpendingAtPlace: JSONCodable, APIParsable, Hashable {
    /// Place as the site writes it. `nil` for payments without a place.
    package var place: String?
    /// Number of payments.
    package var count: Int
    /// Sum of the payments.
    package var amount: Double

    package init(place: String?, count: Int, amount: Double) {
        self.place = place
        self.count = count
        self.amount = amount
    }

    package init(json: JSONElement) throws(JSONError) {
        place = try json.optional("place")
        count = try json.value("count", in: 0...)
        amount = try json.value("amount", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("place", place)
            json.set("count", count)
            json.set("amount", amount)
        }
    }
}

/// The payments for a kind of meal.
package struct SpendingOnMeal: JSONCodable, APIParsable, Hashable {
    /// Kind of meal.
    package var meal: Meal
    /// Number of meals: several payments for one meal of one day count once.
    package var count: Int
    /// Sum of the payments.
    package var amount: Double

    package init(meal: Meal, count: Int, amount: Double) {
        self.meal = meal
        self.count = count
        self.amount = amount
    }

    package init(json: JSONElement) throws(JSONError) {
        meal = try json.value("meal")
        count = try json.value("count", in: 0...)
        amount = try json.value("amount", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("meal", meal)
            json.set("count", count)
            json.set("amount", amount)
        }
    }
}

/// The payments of a period.
package struct WalletSummary: JSONCodable, APIParsable, Hashable {
    /// First day of the period.
    package var startDate: CalendarDate
    /// Last day of the period.
    package var endDate: CalendarDate
    /// Number of payments.
    package var count: Int
    /// Sum of the payments.
    package var amount: Double
    /// Sum of what was paid into the card.
    package var received: Double
    /// Number of transactions that are in no sum, because the site does not show whether they are payments.
    package var unknownCount: Int
    /// Days with payments, earliest first.
    package var days: [SpendingOfDay]
    /// Places with payments, the largest amount first.
    package var places: [SpendingAtPlace]
    /// Breakfast, lunch and dinner. Payments of other kinds are left out: 水控, 电费, 充值 and 圈存.
    package var meals: [SpendingOnMeal]

    package init(
        startDate: CalendarDate,
        endDate: CalendarDate,
        count: Int,
        amount: Double,
        received: Double,
        unknownCount: Int,
        days: [SpendingOfDay],
        places: [SpendingAtPlace],
        meals: [SpendingOnMeal]
    ) {
        self.startDate = startDate
        self.endDate = endDate
        self.count = count
        self.amount = amount
        self.received = received
        self.unknownCount = unknownCount
        self.days = days
        self.places = places
        self.meals = meals
    }

    package init(json: JSONElement) throws(JSONError) {
        startDate = try json.value("start_date")
        endDate = try json.value("end_date")
        count = try json.value("count", in: 0...)
        amount = try json.value("amount", in: 0...)
        received = try json.value("received", in: 0...)
        unknownCount = try json.value("unknown_count", in: 0...)
        days = try json.list("days")
        places = try json.list("places")
        meals = try json.list("meals")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("start_date", startDate)
            json.set("end_date", endDate)
            json.set("count", count)
            json.set("amount", amount)
            json.set("received", received)
            json.set("unknown_count", unknownCount)
            json.set("days", days)
            json.set("places", places)
            json.set("meals", meals)
        }
    }
}
