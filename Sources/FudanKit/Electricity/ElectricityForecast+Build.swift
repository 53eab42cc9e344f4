import Calendar

extension ElectricityForecast {
    /// The number of the latest days of the log whose mean is the forecast's daily usage.
    private static let days = 14
    /// The number of days below which there is no forecast.
    private static let leastDays = 3

    /// - Parameter today: days before this one have their whole usage in the log.
    init(of usage: ElectricityUsage, _ logs: [ElectricityLog], today: CalendarDate) {
        let readings = Self.readings(logs, today: today)
        let used = readings.reduce(0, +)
        let available = usage.electricityAvailable
        guard readings.count >= Self.leastDays, used > 0 else {
            self.init(electricityAvailable: available, dayCount: readings.count, dailyUsage: nil, daysLeft: nil)
            return
        }
        let daily = used / Double(readings.count)
        let left = max(0, available) / daily
        self.init(
            electricityAvailable: available, dayCount: readings.count, dailyUsage: (daily * 100).rounded() / 100,
            daysLeft: (left * 10).rounded() / 10)
    }

    /// Returns the usage on each of the latest days, in the room in which the account lived on the last of them. A day with two different
    /// readings is left out, because it is not known which one is right.
    private static func readings(_ logs: [ElectricityLog], today: CalendarDate) -> [Double] {
        let recent = logs.filter { (1...days).contains(today.days(since: $0.date)) }
        guard let last = recent.max(by: { $0.date < $1.date }) else { return [] }
        let own = recent.filter { ($0.building, $0.room) == (last.building, last.room) }
        // In order of time, so that equal logs make equal sums.
        return Dictionary(grouping: own, by: \.date).sorted { $0.key < $1.key }.compactMap { _, rows in
            let usages = Set(rows.compactMap(\.usage))
            return usages.count == 1 ? usages.first.flatMap { $0 >= 0 ? $0 : nil } : nil
        }
    }
}
