import JSON
import TestSupport
import Testing

@testable import FudanKit

@Suite("Rows of the campus services", .timeLimit(.minutes(5)))
struct RowTests {
    /// Rows that are not read from a list of objects or cells. Other tests disturb them.
    static let elsewhere: Set<String> = [
        "Canteen", "DiningRoom", "Classroom", "ClassroomSchedule", "Exercise", "ExerciseLog", "SportExamItem", "SportExamLog", "Exam",
        "Announcement", "Transaction", "Playground", "Reservation", "OfferedMeeting", "WalletContent",
    ]

    @Test("Each row of the contract has a good sample, and each field of it comes from a member, is derived or comes from elsewhere")
    func samples() async throws {
        #expect(Set(RowSample.all.map(\.entity)).union(Self.elsewhere) == Set(RowEntity.all.keys))
        for sample in RowSample.all {
            let entity = try #require(RowEntity.all[sample.entity])
            let good = try await sample.good
            for field in entity.needs.joined() { #expect(good[field] != nil, "\(sample): the good row lacks \(field)") }
            for field in sample.members.values.joined() { #expect(entity.types[field] != nil, "\(sample): \(field)") }
        }
    }

    @Test("A row stays with all other fields right whatever a member is, and an unusable member is null", arguments: RowSample.all)
    func disturbed(sample: RowSample) async throws {
        let entity = try #require(RowEntity.all[sample.entity])
        let good = try await sample.good
        for (path, fields) in sample.members.sorted(by: { $0.key < $1.key }) {
            for disturbance in Disturbance.all {
                let outcome = try await sample.outcome(of: sample.row.disturbed(at: path[...], by: disturbance))
                let place = "\(sample): \(path) is \(disturbance)"
                let expected = Dictionary(
                    uniqueKeysWithValues: fields.map { field in
                        let usual = disturbance.reading(as: entity.types[field] ?? "")
                        return (field, sample.reading(path, field, disturbance, usual))
                    })
                #expect(outcome.isControlGood, "\(place): another row is \(String(describing: outcome.error))")
                guard expected.allSatisfy({ !entity.needsAlone($0.key) || $0.value != nil }) else {
                    #expect(outcome.row == nil && (outcome.error != nil || outcome.skipped.count == 1), "\(place): \(outcome)")
                    continue
                }
                guard let row = outcome.row else {
                    Issue.record("\(place): the row was left out: \(String(describing: outcome.error)) \(outcome.skipped)")
                    continue
                }
                for field in entity.types.keys.sorted() where fields.contains(field) || !entity.derived.contains(field) {
                    let value = expected.keys.contains(field) ? expected[field] ?? nil : good[field]
                    #expect(row[field] == value, "\(place): \(field)")
                }
            }
        }
    }

    @Test("The table draws thousands of cases")
    func count() {
        let cases = RowSample.all.reduce(0) { $0 + $1.members.count } * Disturbance.all.count
        #expect(cases > 3000, "\(cases)")
    }
}
