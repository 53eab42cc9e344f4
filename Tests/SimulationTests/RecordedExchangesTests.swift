import JSON
import Testing

@testable import Simulation

@Suite("Recorded exchanges with the servers of the community")
struct RecordedExchangesTests {
    /// Requests that the simulated servers answer otherwise, by the reason.
    private static let notSimulated = [
        "No account holds a share of the key for e-mail addresses.": ["auth GET /shamir/status", "auth GET /shamir?identity_name=x"],
        "Reports are not simulated.": [
            "forum POST /reports", "forum GET /reports/1", "forum DELETE /reports/1", "forum GET /reports/9",
        ],
        "Bans are not simulated.": ["forum POST /penalty/9"],
        "The views that administrators have of other members are not simulated.": ["forum GET /users/3"],
        "The switch of the search is not simulated.": ["forum POST /config/search"],
        "The simulated list of courses is never cached, so it has nothing to refresh.": ["danke GET /courses/refresh"],
        "The review of sensitive texts is not simulated.": [
            "danke GET /v3/reviews/_sensitive", "danke GET /v3/reviews/_sensitive?open=true", "danke GET /v3/reviews/_sensitive?size=11",
            "danke GET /v3/reviews/_sensitive?offset=x",
        ],
        "The real server finds names only in a table of teachers that its operators fill by hand.": [
            "danke GET /v3/course_groups/search?query=%E5%81%87%E6%83%B3"
        ],
    ]

    @Test("The simulated servers respond like the recorded ones", arguments: ["auth", "forum", "danke", "image"])
    func responses(server: String) throws {
        let community = RecordedCommunity(server)
        let exceptions = Set(Self.notSimulated.values.joined().filter { $0.hasPrefix("\(server) ") })
        var used: Set<String> = []
        for exchange in try RecordedExchange.all(of: server) {
            let differences = Self.differences(exchange, community.respond(to: exchange))
            let operation = "\(server) \(exchange.method) \(exchange.path)"
            if exceptions.contains(operation) {
                used.insert(operation)
                #expect(!differences.isEmpty, "\(exchange.testDescription) matches: remove the exception")
            } else {
                #expect(differences == [], "\(exchange.testDescription)")
            }
        }
        #expect(used == exceptions, "the recorded set does not need the other exceptions")
    }

    @Test("A response of another shape differs")
    func shapes() {
        let recorded: JSONValue = [
            "id": 1, "time": "2026-01-02T10:00:00+08:00", "is_me": true, "list": [["a": .null]], "message": "x", "joined_time": "…",
        ]
        let changes: [JSONValue] = [
            ["id": "1"], ["time": "2026-01-02T02:00:00Z"], ["is_me": false], ["list": []], ["list": [["a": 1]]],
            ["list": [["a": .null, "b": 1]]], ["message": "y"], ["joined_time": 1], ["more": 1],
        ]
        for change in changes {
            let differences = RecordedShape.differences(recorded, recorded.merging(change))
            #expect(differences.count == 1, "\(change)")
        }
        let alike = recorded.merging([
            "id": .number(2.5), "time": "2025-01-02T10:00:00.5+08:00", "list": [["a": 1], ["a": .null]], "joined_time": "",
        ])
        #expect(RecordedShape.differences(recorded, alike) == [])
    }

    private static func differences(_ exchange: RecordedExchange, _ ours: (status: Int, body: JSONValue)) -> [String] {
        guard ours.status == exchange.status else { return ["\(exchange.status) recorded, \(ours.status) here: \(ours.body)"] }
        guard exchange.status >= 400 else { return RecordedShape.differences(exchange.response, ours.body) }
        return ours.body == exchange.response ? [] : ["\(exchange.response) recorded, \(ours.body) here"]
    }
}
