extension Law {
    static let oneResult = Law(13, "Each asynchronous call has one result, and none comes after close") { stage, finding in
        for task in stage.tasks where !task.isRefused {
            let closing = stage.closings[task.process.launch].flatMap(\.place)
            if let closing { finding.expect(task.callbacks.allSatisfy { $0.place <= closing }, "\(task.method) delivered after close") }
            let ends = task.isStream ? task.callbacks.filter { $0.status != 0 } : task.callbacks
            // A killed process delivers nothing.
            let isComplete = closing != nil || stage.hasEnded && !task.process.isDead
            finding.expect(ends.count == 1 || !isComplete && ends.count <= 1, "\(task.method) ended \(ends.count) times")
        }
    }

    static let descriptorTellsResults = Law(13, "The descriptor of a queue is readable exactly while results wait") { stage, finding in
        for wait in stage.waits {
            // A closed queue is readable and has no results.
            guard let wasReadable = wait.wasReadable, stage.closings[wait.launch].map({ wait.end < $0.start }) ?? true else { continue }
            finding.expect(
                wasReadable == wait.hasResult,
                "process \(wait.process) at \(seconds(wait.start)): readable is \(wasReadable), and a result waits is \(wait.hasResult)")
        }
    }

    static let endsForItsOwnReason = Law(13, "Only a cancelled call ends as cancelled, and only a closed session ends calls as closed") {
        stage, finding in
        for call in stage.calls where ["cancelled", "closed"].contains(call.errorName) {
            let closing = stage.closings.values.contains { $0.process == call.process && $0.start <= call.end }
            finding.expect(call.errorName == "cancelled" ? call.isCancelled : closing, call.line)
        }
    }

    static let streamsAreComplete = Law(8, "A stream delivers each floor once and in order") { stage, finding in
        for task in stage.tasks where task.isStream {
            let numbers = task.items.compactMap { text in stage.forum.floors.all.first { $0.content == text }?.number }
            finding.expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count, "\(task.method): \(task.items)")
        }
    }
}
