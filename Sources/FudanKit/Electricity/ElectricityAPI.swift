import JSON
import Networking

/// Asks for the electricity of the account's dormitory room, https://zlapp.fudan.edu.cn and https://my.fudan.edu.cn.
package enum ElectricityAPI {
    /// The page that `my.fudan.edu.cn` is entered through: a form would not come back from the sign-in.
    private static let myEntry = "https://my.fudan.edu.cn/"
    /// How many days are asked for.
    private static let days = 100

    /// `GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info`
    static func getElectricityUsage(_ service: CampusClient) async throws -> ElectricityUsage {
        let answer: UsageResponse = try await service.requestWithEnvelope(
            "https://zlapp.fudan.edu.cn/fudanelec/wap/default/info", signIn: .neo)
        return answer.usage
    }

    /// `POST https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json`, with the form that DataTables sends
    static func getElectricityLogs(_ service: CampusClient) async throws -> [ElectricityLog] {
        let answer: LogsResponse = try await service.requestWithResponse(
            "https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json", signIn: .neo(at: myEntry), form: form)
        return answer.rows.map(\.log)
    }

    private static var form: [QueryItem] {
        var form = [QueryItem("draw", 1)]
        for column in 0..<2 {
            form += [
                QueryItem("columns[\(column)][data]", column), QueryItem("columns[\(column)][name]", ""),
                QueryItem("columns[\(column)][searchable]", true), QueryItem("columns[\(column)][orderable]", false),
                QueryItem("columns[\(column)][search][value]", ""), QueryItem("columns[\(column)][search][regex]", false),
            ]
        }
        return form + [QueryItem("start", 0), QueryItem("length", days), QueryItem("search[value]", ""), QueryItem("search[regex]", false)]
    }

    /// The meter of the room (`fj_`), and that of the hall (`t_`) for rooms that have one (`ting`).
    private struct UsageResponse: JSONDecodable {
        let usage: ElectricityUsage

        init(json: JSONElement) throws(JSONError) {
            let updated: WrittenTime = try json.value("fj_update_time")
            usage = ElectricityUsage(
                campus: try WrittenText.required("xq", of: json), building: try WrittenText.required("ssmc", of: json),
                room: try WrittenText.required("fjmc", of: json), updateTime: updated.value,
                electricityUsed: try WrittenNumber.required("fj_used", of: json),
                electricityAvailable: try WrittenNumber.required("fj_surplus", of: json),
                electricityAll: try WrittenNumber.required("fj_all", of: json), hall: try Self.hall(json))
        }

        private static func hall(_ json: JSONElement) throws(JSONError) -> ElectricityMeter? {
            guard let flag = try json.member("ting"), (try? flag.boolean()) ?? ((try? WrittenInt(json: flag).value) == 1) else {
                return nil
            }
            let updated: WrittenTime? = try json.optional("t_update_time")
            return ElectricityMeter(
                updateTime: updated?.value, electricityUsed: try WrittenNumber.required("t_used", of: json),
                electricityAvailable: try WrittenNumber.required("t_surplus", of: json),
                electricityAll: try WrittenNumber.required("t_all", of: json))
        }
    }

    private struct LogsResponse: JSONDecodable, APIParsable {
        let rows: [RowResponse]

        init(json: JSONElement) throws(JSONError) {
            rows = try json.value("data")
        }
    }

    /// A row of a table: the last two cells are the day and the kWh, the three before them campus, building and room.
    private struct RowResponse: JSONDecodable {
        let log: ElectricityLog

        init(json: JSONElement) throws(JSONError) {
            let cells = (try json.values() as [WrittenText]).map(\.value)
            guard cells.count >= 2, let dateCell = cells.dropLast().last, let usageCell = cells.last else {
                throw JSONError("expected two cells or more")
            }
            guard let date = dateCell, Self.isDate(date) else { throw JSONError("expected a date").under(index: cells.count - 2) }
            let usage = usageCell.flatMap(WrittenNumber.number)
            if usageCell != nil && usage == nil { throw JSONError("expected a number").under(index: cells.count - 1) }
            var place = cells.dropLast(2).suffix(3).compactMap { $0 }[...]
            if place.count < 3 { place = [] }
            log = ElectricityLog(date: date, usage: usage, campus: place.popFirst(), building: place.popFirst(), room: place.popFirst())
        }

        private static func isDate(_ text: String) -> Bool {
            text.utf8.count == 10 && Timestamp("\(text)T00:00:00+08:00") != nil
        }
    }
}
