import JSON
import TestSupport
import Testing

@testable import FudanKit

@Suite("Columns of the campus pages", .timeLimit(.minutes(5)))
struct ColumnTests {
    @Test("A row stays with all other fields right if a column is missing, empty, moved or renamed", arguments: ColumnSample.all)
    func changed(sample: ColumnSample) async throws {
        let entity = try #require(RowEntity.all[sample.entity])
        let goods = try sample.values()
        let good = try #require(goods.first)
        #expect(goods.count == 2)
        for index in sample.columns.indices {
            for change in ColumnSample.Change.allCases {
                let column = sample.columns[index]
                let place = "\(sample): \(column.heading) is \(change)"
                let (values, skipped) = await skipping { () -> [JSONValue] in (try? sample.values(change, of: index)) ?? [] }
                let isMoved = change == .first || change == .last
                let isNeeded = column.fields.contains(where: entity.needsAlone)
                if isNeeded, !isMoved, values.count < 2 {
                    // Of an empty cell, only its own row is left out.
                    #expect(change != .empty || values == [good] && skipped.count == 1, "\(place)")
                    continue
                }
                let row = try #require(values.first, "\(place): the row was left out")
                #expect(change != .empty || values.last == good, "\(place): another row")
                for field in entity.types.keys.sorted() {
                    let isOwn = column.fields.contains(field)
                    let lost = isOwn && !isMoved ? column.others[field] : good[field]
                    let isRight = row[field] == good[field] && (!isOwn || isMoved || change == .renamed)
                    #expect(isRight || isOwn && !isMoved && row[field] == lost, "\(place): \(field) is \(String(describing: row[field]))")
                }
            }
        }
    }
}
