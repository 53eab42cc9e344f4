import Errors
import Markup
import Text

/// The page of the canteens: a script that draws one chart for each campus, or a notice outside of dining hours.
enum CanteenPage {
    private static let script: Selector = "body > div.container-fluid > script"
    /// Text of the notice outside of dining hours. The whole notice is longer, such as 仅在用餐时段开放, and its wording changes.
    private static let closed = "仅"

    static func queuing(_ page: HTMLDocument) throws -> CanteenQueuing {
        let script = page.select(script).map(\.rawText).joined(separator: "\n")
        let calls = CanteenChart.calls(in: script)
        if calls.isEmpty {
            guard page.text.contains(closed) else { throw page.pageChanged(service: "canteen", selector: Self.script) }
            return CanteenQueuing(diningTime: false, canteens: [])
        }
        let canteens = try calls.compactMapReadable("canteen", excerpt: Masking.excerpt(of:)) { call in
            guard let chart = CanteenChart(call: call) else { throw malformed(page, "has a chart of an unknown form") }
            return chart.build()
        }
        return CanteenQueuing(diningTime: true, canteens: canteens)
    }

    private static func malformed(_ page: HTMLDocument, _ problem: String) -> DanXiError {
        page.pageChanged(service: "canteen", problem: "\(problem) in `\(script)`")
    }
}

extension CanteenChart {
    /// Returns the canteen of the chart. If a list of numbers has another length than the names, its numbers belong to no room for certain.
    fileprivate func build() -> Canteen {
        let current = numbers(current)
        let capacity = numbers(capacity)
        let rooms = zip(names, zip(current, capacity)).map { name, numbers in
            let lines = name.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
            return DiningRoom(name: lines.joined(separator: "-"), current: numbers.0, capacity: numbers.1)
        }
        let id = self.id.hasPrefix("chart_") ? String(self.id.dropFirst("chart_".count)) : self.id
        return Canteen(id: id, campus: Self.campuses[id] ?? id, diningRooms: rooms)
    }

    private func numbers(_ texts: [String]) -> [Int?] {
        texts.count == names.count ? texts.map { LenientInt.parse($0.trimmed) } : Array(repeating: nil, count: names.count)
    }

    private static let campuses = ["bb": "本部", "fl": "枫林", "jw": "江湾", "zj": "张江"]
}
