import Calendar
import Errors
import JSON

/// The days off and make-up days of some years, with the addresses of the notices that announced them:
/// `{years: {"2026": {notices: […], days: [{date, name, is_off, courses_of}]}}}`.
package struct DayChangeList: Sendable, JSONDecodable {
    let years: Set<Int>
    let days: [DayChange]

    init(years: Set<Int>, days: [DayChange]) {
        (self.years, self.days) = (years, days)
    }

    package init(json: JSONElement) throws(JSONError) {
        guard let members = try json.member("years") else { throw JSONError("is missing").under(key: "years") }
        var years: Set<Int> = []
        var days: [DayChange] = []
        do throws(JSONError) {
            for (name, year) in try members.members() {
                guard let number = Int(name), (1000...9999).contains(number) else {
                    throw JSONError("expected a year such as 2026").under(key: name)
                }
                days += try Self.days(of: number, year)
                years.insert(number)
            }
        } catch {
            throw error.under(key: "years")
        }
        (self.years, self.days) = (years, days)
    }

    private static func days(of year: Int, _ json: JSONElement) throws(JSONError) -> [DayChange] {
        do throws(JSONError) {
            _ = try json.list("notices") as [String]
            let days: [DayChange] = try json.list("days")
            if let index = days.firstIndex(where: { $0.date.components.year != year }) {
                throw JSONError("expected a date in \(year)").under(key: "date").under(index: index).under(key: "days")
            }
            return days
        } catch {
            throw error.under(key: "\(year)")
        }
    }
}
