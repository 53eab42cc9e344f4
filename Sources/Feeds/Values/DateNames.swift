/// The names of months, halves of the day and time zones in dates of feeds.
enum DateNames {
    /// The starts of the English, German and French names of months, with the number of the month.
    private static let months: [(String, Int)] = [
        ("janv", 1), ("jän", 1), ("jan", 1), ("fév", 2), ("fev", 2), ("feb", 2), ("mär", 3), ("mar", 3), ("mrz", 3), ("avr", 4), ("apr", 4),
        ("mai", 5), ("may", 5), ("juin", 6), ("jun", 6), ("juil", 7), ("jul", 7), ("aoû", 8), ("aou", 8), ("aug", 8), ("sep", 9),
        ("oct", 10),
        ("okt", 10), ("nov", 11), ("déc", 12), ("dec", 12), ("dez", 12),
    ]
    /// The weekdays whose names begin like the name of a month: `mardi`, the French Tuesday, begins like `mars`.
    private static let weekdays: Set<String> = ["mardi"]

    /// Returns the number of the month that a word names, from 1. Nil for a word that names no month.
    /// - Parameter word: the word in lower case.
    static func month(_ word: String) -> Int? {
        weekdays.contains(word) ? nil : months.first { word.hasPrefix($0.0) }?.1
    }

    static func isAfternoon(_ word: String) -> Bool? {
        switch word {
        case "am", "上午", "早上", "凌晨": false
        case "pm", "下午", "中午", "晚上": true
        default: nil
        }
    }

    /// Returns the offset from UTC of the time zone that a word names, in minutes. Nil for a word that names no known time zone.
    ///
    /// Ambiguous names of North America have the meaning of RFC 822: CST is UTC−6, not the time of China.
    static func offset(_ word: String) -> Int? {
        switch word {
        case "z", "ut", "utc", "gmt", "wet": 0
        case "edt": -240
        case "est", "cdt": -300
        case "cst", "mdt": -360
        case "mst", "pdt": -420
        case "pst": -480
        case "bst", "cet", "met", "mez", "west": 60
        case "cest", "mest", "mesz", "eet": 120
        case "eest", "msk": 180
        case "ist": 330
        case "hkt", "sgt", "awst": 480
        case "jst", "kst": 540
        case "aest": 600
        case "aedt": 660
        default: nil
        }
    }
}
