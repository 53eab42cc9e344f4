extension ScoreSummary {
    /// - Parameters:
    ///   - sheets: the results of each semester, by its identifier. The key is nil if the semester is not known.
    ///   - semesters: the account's semesters, newest first.
    init(of sheets: [Int?: [Score]], semesters: [Semester]) {
        let order = Dictionary(semesters.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let keys = sheets.keys.sorted { left, right in
            let (first, second) = (left.flatMap { order[$0] } ?? .max, right.flatMap { order[$0] } ?? .max)
            return first == second ? left ?? .min > right ?? .min : first < second
        }
        let terms = keys.compactMap { key -> ScoreTerm? in
            guard let scores = sheets[key], !scores.isEmpty else { return nil }
            let totals = ScoreTotals(scores)
            return ScoreTerm(
                semesterId: key, semesterName: semesters.first { $0.id == key }?.name, courseCount: totals.courses,
                credits: totals.credits, average: totals.average, averageCredits: totals.averageCredits)
        }
        let totals = ScoreTotals(keys.compactMap { sheets[$0] }.joined())
        self.init(
            courseCount: totals.courses, credits: totals.credits, average: totals.average, averageCredits: totals.averageCredits,
            unweightedCount: totals.unweighted, terms: terms)
    }
}

/// The credits and the average of published results.
private struct ScoreTotals {
    /// Grades without a grade point: passed and not passed.
    private static let ungraded: Set = ["P", "NP"]
    private static let failed: Set = ["F", "NP"]

    var courses = 0
    var credits = 0.0
    var averageCredits = 0.0
    /// The number of results with a grade point but without credits.
    var unweighted = 0
    private var points = 0.0

    init(_ scores: some Sequence<Score>) {
        for score in scores {
            guard let grade = score.grade?.uppercased() else { continue }
            courses += 1
            let credit = score.courseCredit.flatMap { $0 > 0 ? $0 : nil }
            if score.passed ?? !Self.failed.contains(grade) { credits += credit ?? 0 }
            guard let point = score.gradePoint, !Self.ungraded.contains(grade) else { continue }
            guard let credit else {
                unweighted += 1
                continue
            }
            averageCredits += credit
            points += point * credit
        }
    }

    /// The average, rounded to four digits after the point.
    var average: Double? { averageCredits > 0 ? (points / averageCredits * 10_000).rounded() / 10_000 : nil }
}
