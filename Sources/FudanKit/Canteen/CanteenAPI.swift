import Errors
import Markup
import Networking

/// Asks how full the canteens are, https://my.fudan.edu.cn/simple_list/stqk.
package enum CanteenAPI {
    /// `GET /simple_list/stqk`
    package static func getCanteenQueuing(_ service: CampusClient) async throws -> CanteenQueuing {
        let page: HTMLDocument = try await service.requestWithResponse("https://my.fudan.edu.cn/simple_list/stqk", signIn: .neo)
        return try CanteenPage.queuing(page)
    }
}

/// The page of the canteens: a script that draws a chart a campus, or a sentence that it is not dining time.
enum CanteenPage {
    private static let script: Selector = "body > div.container-fluid > script"
    private static let closed = "仅在用餐时段开放"

    static func queuing(_ page: HTMLDocument) throws -> CanteenQueuing {
        let script = page.select(script).map(\.rawText).joined(separator: "\n")
        guard let charts = CanteenScript.charts(script) else { throw page.pageChanged(service: "canteen", selector: Self.script) }
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

extension CanteenScript.Chart {
    /// Nil unless each name has its two numbers.
    fileprivate func build() -> Canteen? {
        guard names.count == current.count, names.count == capacity.count else { return nil }
        var rooms: [DiningRoom] = []
        for (name, numbers) in zip(names, zip(current, capacity)) {
            guard let current = Int(numbers.0), let capacity = Int(numbers.1) else { return nil }
            let lines = name.split(whereSeparator: \.isNewline).map { WrittenText.trimmed($0) }.filter { !$0.isEmpty }
            rooms.append(DiningRoom(name: lines.joined(separator: "-"), current: current, capacity: capacity))
        }
        let id = self.id.hasPrefix("chart_") ? String(self.id.dropFirst("chart_".count)) : self.id
        return Canteen(id: id, campus: Self.campuses[id] ?? id, diningRooms: rooms)
    }

    private static let campuses = ["bb": "本部", "fl": "枫林", "jw": "江湾", "zj": "张江"]
}
