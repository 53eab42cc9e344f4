import Calendar

extension WalletSummary {
    /// - Parameter transactions: the transactions of the period.
    init(of transactions: [Transaction], from start: CalendarDate, to end: CalendarDate) {
        let payments = transactions.filter { $0.isExpense == true }
        let moments = payments.compactMap { payment in CampusDateTime(payment.time).map { (time: $0, payment: payment) } }
        let days = Dictionary(grouping: moments, by: \.time.date).map { date, group in
            SpendingOfDay(date: date, count: group.count, amount: Self.sum(group.map(\.payment)))
        }
        let places = Dictionary(grouping: payments, by: \.location).map { place, group in
            SpendingAtPlace(place: place, count: group.count, amount: Self.sum(group))
        }
        self.init(
            startDate: start, endDate: end, count: payments.count, amount: Self.sum(payments),
            received: Self.sum(transactions.filter { $0.isExpense == false }),
            unknownCount: transactions.count { $0.isExpense == nil }, days: days.sorted { $0.date < $1.date },
            places: places.sorted { ($1.amount, $0.place ?? "") < ($0.amount, $1.place ?? "") },
            meals: Meal.allCases.map { meal in
                let group = moments.filter { Meal(of: $0.payment, at: $0.time) == meal }
                return SpendingOnMeal(
                    meal: meal, count: Set(group.map(\.time.date)).count, amount: Self.sum(group.map(\.payment)))
            })
    }

    /// Returns the sum in yuan, added up in cents, so that it has at most two digits after the point.
    private static func sum(_ transactions: [Transaction]) -> Double {
        transactions.reduce(0) { $0 + ($1.amount * 100).rounded() } / 100
    }
}

extension Meal {
    /// Words in the kinds of payments that are no meals: water, electricity, deposits and transfers.
    private static let otherKinds = ["水控", "电费", "充值", "圈存"]
    /// The ends of breakfast and lunch, in seconds since midnight.
    private static let (breakfastEnd, lunchEnd) = (9 * 3600 + 50 * 60, 14 * 3600)

    /// Returns the meal of a payment by its time. Nil if the kind of the payment excludes a meal.
    fileprivate init?(of payment: Transaction, at moment: CampusDateTime) {
        guard !Self.otherKinds.contains(where: (payment.kind ?? "").contains) else { return nil }
        self =
            if moment.secondOfDay < Self.breakfastEnd { .breakfast } else if moment.secondOfDay < Self.lunchEnd { .lunch } else { .dinner }
    }
}
