extension Law {
    static let listsAreComplete = Law(8, "A list has each row once, and all that were there from its first to its last page") {
        stage, finding in
        for call in stage.calls where call.status == 0 && call.method == "forum.list_all_floors" {
            let rows = call.value.elements ?? []
            let numbers = rows.compactMap { $0["id"]?.integer }
            guard let hole = rows.first?["hole_id"]?.integer else { continue }
            let start = Stage.wallStart + call.start / 1_000_000
            let known = stage.forum.floors(of: hole).filter { $0.created / 1000 < start }.map(\.number)
            finding.expect(Set(numbers).count == numbers.count, "\(call.line) has a row twice: \(numbers)")
            finding.expect(Set(known).isSubset(of: numbers), "\(call.line) lacks \(Set(known).subtracting(numbers).sorted())")
        }
    }

    static let savedThreadsAreComplete = Law(8, "A saved thread that is called complete has all floors that were there") { stage, finding in
        for call in stage.calls where call.status == 0 && ["forum.save_thread", "forum.get_saved_thread"].contains(call.method) {
            let thread = call.value["thread"] ?? call.value
            guard thread["is_complete"] == .bool(true), let hole = thread["hole_id"]?.integer, let count = thread["floor_count"]?.integer
            else { continue }
            // The floors that were there when the first call that saves this thread began.
            let first = stage.calls.first {
                $0.method == "forum.save_thread" && $0.status == 0 && $0.value["thread"]?["hole_id"]?.integer == hole
            }
            guard let first else { continue }
            let start = Stage.wallStart + first.start / 1_000_000
            let known = stage.forum.floors(of: hole).count { $0.created / 1000 < start }
            finding.expect(count >= known, "\(call.line): \(count) floors are saved, of \(known) at least")
        }
    }
}
