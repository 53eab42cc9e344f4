extension SemesterType {
    /// Words that stand for a type in the names of semesters. Seasons come first, because a name may also contain a number.
    private static let names: [(type: SemesterType, words: [String])] = [
        (.summer, ["暑", "夏", "summer"]), (.winter, ["寒", "冬", "winter"]), (.second, ["春", "spring"]), (.first, ["秋", "autumn", "fall"]),
        (.first, ["1", "一", "上"]), (.second, ["2", "二", "下"]), (.summer, ["3", "三"]), (.winter, ["4", "四"]),
    ]

    /// - Parameter text: the name of the semester, in lower case and without the year.
    init?(named text: String) {
        guard let found = Self.names.first(where: { $0.words.contains { text.contains($0) } }) else { return nil }
        self = found.type
    }

    /// The position within the academic year, from 0. The contract lists the types in this order.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
