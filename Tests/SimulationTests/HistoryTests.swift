import Testing

@testable import Simulation

@Suite("Histories", .timeLimit(.minutes(5)))
struct HistoryTests {
    @Test("The same plan has the same history", arguments: [3, 8, 21] as [UInt64])
    func repetition(_ number: UInt64) {
        let histories = (0..<2).map { _ in History(of: .drawn(number)) }
        #expect(histories[0].lines == histories[1].lines && !histories[0].lines.isEmpty)
        #expect(histories.allSatisfy { $0.violations.isEmpty })
    }

    @Test("A plan can be read from its text", arguments: 1...20 as ClosedRange<UInt64>)
    func text(_ number: UInt64) throws {
        let plan = Plan.drawn(number)
        let text = "# a sentence\n" + plan.text
        #expect(try #require(Plan(text: text)).text == plan.text)
        #expect(Plan(text: "1.1 reply 7") == nil && Plan(text: "") == nil)
    }

    @Test("All actions that are drawn exist")
    func actions() {
        let steps = (1...200).flatMap { Plan.drawn(UInt64($0)).steps }
        let unknown = Set(steps.filter { $0.process > 0 && Actions.all[$0.action] == nil }.map(\.action))
        #expect(unknown == [])
    }
}
