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
            guard let canteen = try chart.build(page) else { throw malformed(page, "has a chart whose lists have different lengths") }
            return canteen
        }
        return CanteenQueuing(diningTime: true, canteens: canteens)
    }

    fileprivate static func malformed(_ page: HTMLDocument, _ problem: String) -> DanXiError {
        page.pageChanged(service: "canteen", problem: "\(problem) in `\(script)`")
    }
}

extension CanteenChart {
    /// Returns the canteen of the chart. Nil if the three lists have different lengths.
    fileprivate func build(_ page: HTMLDocument) throws -> Canteen? {
        guard names.count == current.count, names.count == capacity.count else { return nil }
        let rows = zip(names, zip(current, capacity))
        let rooms = try rows.compactMapReadable(
            "dining room", excerpt: { Masking.excerpt(of: "\($0.0), \($0.1.0), \($0.1.1)") }
        ) { name, numbers in
            guard let current = Int(numbers.0.trimmed), let capacity = Int(numbers.1.trimmed) else {
                throw CanteenPage.malformed(page, "has a dining room without numbers")
            }
            let lines = name.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
            return DiningRoom(name: lines.joined(separator: "-"), current: current, capacity: capacity)
        }
        let id = self.id.hasPrefix("chart_") ? String(self.id.dropFirst("chart_".count)) : self.id
        return Canteen(id: id, campus: Self.campuses[id] ?? id, diningRooms: rooms)
    }

    private static let campuses = ["bb": "本部", "fl": "枫林", "jw": "江湾", "zj": "张江"]
}
