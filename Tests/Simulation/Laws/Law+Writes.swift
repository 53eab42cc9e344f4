extension Law {
    static let writesOnce = Law(2, "What is told of a write is true, be it done once, not at all, or perhaps once") { stage, finding in
        for call in stage.calls {
            guard let marker = call.marker, !marker.hasSuffix(" careful") else { continue }
            let count = stage.effects(of: marker)
            let allowed =
                switch call.told {
                case .done: 1...1
                case .nothing: 0...0
                case .unknown: 0...1
                }
            finding.expect(allowed.contains(count), "\(call.line): done \(count) times")
        }
    }

    static let carefulOnce = Law(2, "A careful program never does a thing twice") { stage, finding in
        let careful = stage.calls.filter { $0.marker?.hasSuffix(" careful") == true }
        for (marker, calls) in Dictionary(grouping: careful, by: { String($0.marker?.dropLast(8) ?? "") }).sorted(by: { $0.key < $1.key }) {
            let count = stage.effects(of: marker)
            let isDone = calls.contains { $0.told == .done }
            finding.expect(count <= 1 && (!isDone || count == 1), "\(marker) was done \(count) times: \(calls.map(\.line))")
        }
    }

    static let votesStay = Law(2, "A vote that is told as done is the account's vote") { stage, finding in
        // The last call of a killed process has no record, but may have changed the vote.
        guard stage.kills.isEmpty, !stage.plan.changesAccounts else { return }
        for number in 1...3 {
            let votes = stage.calls.filter { $0.method == "curriculum.vote_review" && stage.person(ofProcess: $0.process).number == number }
            guard let last = votes.max(by: { $0.end < $1.end }) else { continue }
            // The votes that may have been the last one on the server.
            let final = votes.filter { $0.end > last.start || $0.line == last.line }
            guard final.allSatisfy({ $0.told == .done && $0.parameters["vote"] == last.parameters["vote"] }) else { continue }
            let vote = stage.curriculum.vote(of: number, on: 1)
            let told = last.parameters["vote"]?.integer ?? 0
            finding.expect(told == vote, "\(final.map(\.line)) told \(told), and the vote is \(vote)")
        }
    }

    static let ownWritesAreSeen = Law(6, "A list has what its account had written before") { stage, finding in
        for (index, read) in stage.calls.enumerated() where read.method == "forum.list_all_floors" && read.status == 0 {
            let contents = Set((read.value.elements ?? []).compactMap { $0["content"]?.text })
            guard let hole = read.value.elements?.first?["hole_id"]?.integer else { continue }
            for write in stage.calls[..<index] where write.told == .done && write.end <= read.start && write.method == "forum.create_floor"
            {
                guard let marker = write.marker.map({ String($0.prefix { $0 != " " }) }),
                    stage.forum.floors(of: hole).contains(where: { $0.content == marker })
                else { continue }
                finding.expect(contents.contains(marker), "\(read.line) lacks \(marker), written by \(write.line)")
            }
        }
    }
}

extension Stage {
    /// Returns how often the change with a marker has taken effect.
    package func effects(of marker: String) -> Int {
        let text = "{\"text\":\"\(marker)\"}"
        return forum.writes.count("create floor", text: marker) + forum.writes.count("create hole", text: marker)
            + curriculum.writes.count("create review", text: marker) + rest.writes.count("create item", text: text)
            + rest.writes.count("put item", target: marker) + github.writes.entries.count { $0.text == marker }
    }
}
