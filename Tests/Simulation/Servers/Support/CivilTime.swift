import Text

/// A date and a time of day in the proleptic Gregorian calendar, without a zone.
struct CivilTime {
    let (year, month, day): (Int, Int, Int)
    let (hour, minute, second): (Int, Int, Int)
    /// The day of the week, from 0 for Sunday.
    let weekday: Int

    private static let secondsOfDay = 86_400

    /// - Parameter seconds: seconds since 1970-01-01T00:00:00, in the wanted zone.
    init(seconds: Int) {
        let days = (Double(seconds) / Double(Self.secondsOfDay)).rounded(.down)
        let rest = seconds - Int(days) * Self.secondsOfDay
        (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
        weekday = ((Int(days) + 4) % 7 + 7) % 7
        // The algorithm counts years from March, so that the leap day is the last one, and in eras of 400 years.
        let shifted = Int(days) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Returns the seconds since 1970-01-01T00:00:00 in the same zone. Parts outside their ranges are added up.
    static func seconds(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return (era * 146_097 + dayOfEra - 719_468) * secondsOfDay + hour * 3600 + minute * 60 + second
    }

    /// The date, such as `2026-11-23`.
    var date: String { "\(year)-\(month.zeroPadded(to: 2))-\(day.zeroPadded(to: 2))" }
    /// The time of day, such as `08:00:00`.
    var time: String { "\(hour.zeroPadded(to: 2)):\(minute.zeroPadded(to: 2)):\(second.zeroPadded(to: 2))" }

    /// Returns an instant in the form of HTTP dates (RFC 9110, section 5.6.7).
    static func httpDate(milliseconds: Int) -> String {
        let civil = CivilTime(seconds: milliseconds / 1000)
        let weekday = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][civil.weekday]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(weekday), \(civil.day.zeroPadded(to: 2)) \(months[civil.month - 1]) \(civil.year) \(civil.time) GMT"
    }

    /// Returns an instant as RFC 3339 text in UTC, in whole seconds.
    static func utc(milliseconds: Int) -> String {
        let civil = CivilTime(seconds: milliseconds / 1000)
        return "\(civil.date)T\(civil.time)Z"
    }
}
