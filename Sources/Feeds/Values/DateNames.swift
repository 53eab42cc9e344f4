import Text

/// The names of months, weekdays, parts of the day and time zones in dates of feeds. Words are in lower case and without accents.
enum DateNames {
    /// The names of the months in English, German, French, Spanish, Italian, Portuguese and Dutch.
    private static let months = [
        "january januar janner janvier enero gennaio janeiro januari", "february februar fevrier febrero febbraio fevereiro februari",
        "march marz maerz mrz mars marzo marco maart mrt", "april avril abril aprile", "may mai mayo maggio maio mei",
        "june juni juin junio giugno junho", "july juli juillet julio luglio julho", "august aout agosto augustus",
        "september septembre septiembre settembre setembro sept", "october oktober octobre octubre ottobre outubro",
        "november novembre noviembre novembro", "december dezember decembre diciembre dicembre dezembro",
    ].map { $0.split(separator: " ") }
    /// The names of the weekdays in the same languages.
    private static let weekdays = """
        monday tuesday wednesday weds thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag \
        sonnabend sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo \
        lunedi martedi mercoledi giovedi venerdi segunda terca quarta quinta sexta feira \
        maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
        """.split(separator: " ")
    /// The words that may stand between the parts of a date and do not change their meaning.
    private static let fillers: Set<String> = ["", "de", "del", "le", "nd", "of", "on", "rd", "st", "th", "the", "uhr", "um"]
    /// The characters of East Asian weekdays, such as the last one of `星期日`.
    private static let eastAsianWeekdays = Set("一二三四五六日天月火水木金土월화수목금토일")

    /// Returns the number of the month that a word names, from 1. Nil for a word that names no month, or several months, such as `jui`. A
    /// name may be shortened to three letters.
    static func month(_ word: String) -> Int? {
        guard word.utf8.count >= 3 else { return nil }
        let found = months.indices.filter { months[$0].contains { $0.hasPrefix(word) } }
        return found.count == 1 ? found[0] + 1 : nil
    }

    /// Returns whether a word names a weekday. A name may be shortened to two letters, or be one East Asian character.
    static func isWeekday(_ word: String) -> Bool {
        if word.count == 1, let character = word.first { return eastAsianWeekdays.contains(character) }
        return word.utf8.count >= 2 && weekdays.contains { $0.hasPrefix(word) }
    }

    static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

    /// A half of the day, or a part of a half, which limits the hours that it can have.
    enum DayPart {
        case morning, noon, afternoon, evening

        /// Returns the hour from 0 to 23 that an hour in a date with this part means. Nil if the hour and the part contradict each other.
        func hour(_ hour: Int) -> Int? {
            switch (self, hour) {
            case (.morning, 0..<12): hour
            case (.morning, 12): 0
            case (.noon, 11...14), (.afternoon, 12...23), (.evening, 13...23): hour
            case (.noon, 1...2), (.afternoon, 0..<12), (.evening, 1..<12): hour + 12
            default: nil
            }
        }
    }

    static func dayPart(_ word: String) -> DayPart? {
        switch word {
        case "am": .morning
        case "pm": .afternoon
        default: nil
        }
    }

    /// The Chinese words for parts of the day.
    private static let chineseParts: [(String, DayPart)] = [
        ("上午", .morning), ("早上", .morning), ("凌晨", .morning), ("中午", .noon), ("下午", .afternoon), ("晚上", .evening),
    ]

    /// Reads a Chinese word, which may have several parts without a space between them, such as `星期日下午`.
    /// - Returns: the part of the day, or nil without one; and false if any part of the word is unknown.
    static func chinese(_ word: String) -> (part: DayPart?, isKnown: Bool) {
        var rest = word[...]
        var part: DayPart?
        while !rest.isEmpty {
            if let start = ["星期", "礼拜", "周"].first(where: rest.hasPrefix), let day = rest.dropFirst(start.count).first,
                "一二三四五六日天".contains(day)
            {
                rest = rest.dropFirst(start.count + 1)
            } else if part == nil, let found = chineseParts.first(where: { rest.hasPrefix($0.0) }) {
                rest = rest.dropFirst(found.0.count)
                part = found.1
            } else {
                return (nil, false)
            }
        }
        return (part, true)
    }

    /// Returns the offset from UTC of the time zone that a word names, in minutes. Nil for a word that names no known time zone.
    ///
    /// Names of North America have the meaning of RFC 822: CST is UTC−6, not the time of China. `ET` and similar names, which stand for two
    /// offsets, are unknown.
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
