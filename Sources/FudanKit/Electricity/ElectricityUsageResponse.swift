import Calendar
import JSON
import Text

/// The meters of a room and its hall. Members of the room's meter begin with `fj_`, those of the hall's meter with `t_`. The member `ting`
/// is true or 1 if the room has a hall.
struct ElectricityUsageResponse: JSONDecodable {
    let usage: ElectricityUsage

    init(json: JSONElement) throws(JSONError) {
        let updated: LocalTimestamp = try json.value("fj_update_time")
        usage = ElectricityUsage(
            campus: try json.lenientString("xq"), building: try json.lenientString("ssmc"),
            room: try json.lenientString("fjmc"), updateTime: updated.value,
            electricityUsed: try json.lenientDouble("fj_used"),
            electricityAvailable: try json.lenientDouble("fj_surplus"),
            electricityAll: try json.lenientDouble("fj_all"), hall: try Self.hall(json))
    }

    private static func hall(_ json: JSONElement) throws(JSONError) -> ElectricityMeter? {
        guard let flag = try json.member("ting"), (try? flag.boolean()) ?? ((try? LenientInt(json: flag).value) == 1) else {
            return nil
        }
        let updated: LocalTimestamp? = try json.optional("t_update_time")
        return ElectricityMeter(
            updateTime: updated?.value, electricityUsed: try json.lenientDouble("t_used"),
            electricityAvailable: try json.lenientDouble("t_surplus"),
            electricityAll: try json.lenientDouble("t_all"))
    }
}
