import Errors
import Markup
import Text

/// The page of the canteens: a script that draws one chart for each campus, or a notice outside of dining hours.
enum CanteenPage {
    private static let script: Selector = "body > div.container-fluid > script"
    private static let closed = "仅在用餐时段开放"

    static func queuing(_ page: HTMLDocument) throws -> CanteenQueuing {
        let script = page.select(script).map(\.rawText).joined(separator: "\n")
        guard let charts = CanteenChart.charts(in: script) else { throw page.pageChanged(service: "canteen", selector: Self.script) }
        if charts.isEmpty {
            guard page.root?.rawText.contains(closed) == true else { throw page.pageChanged(service: "canteen", selector: Self.script) }
            return CanteenQueuing(diningTime: false, canteens: [])
        }
        let canteens = try charts.map { chart in
            guard let canteen = chart.build() else { throw page.pageChanged(service: "canteen", selector: Self.script) }
            return canteen
        }
        return CanteenQueuing(diningTime: true, canteens: canteens)
    }
}

extension CanteenChart {
    /// Returns nil unless each name has two numbers.
    fileprivate func build() -> Canteen? {
        guard names.count == current.count, names.count == capacity.count else { return nil }
        var rooms: [DiningRoom] = []
        for (name, numbers) in zip(names, zip(current, capacity)) {
            guard let current = Int(numbers.0), let capacity = Int(numbers.1) else { return nil }
            let lines = name.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
            rooms.append(DiningRoom(name: lines.joined(separator: "-"), current: current, capacity: capacity))
        }
        let id = self.id.hasPrefix("chart_") ? String(self.id.dropFirst("chart_".count)) : self.id
        return Canteen(id: id, campus: Self.campuses[id] ?? id, diningRooms: rooms)
    }

    private static let campuses = ["bb": "本部", "fl": "枫林", "jw": "江湾", "zj": "张江"]
}
