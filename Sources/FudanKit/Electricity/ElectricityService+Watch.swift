import Errors
import Storage

extension ElectricityService {
    /// Returns the current reading if it differs from the reading of the watch token `since`. With a limit, one of the meters must also be
    /// below the limit. Without a token, returns a token and no reading. A token is `reading:FINGERPRINT`.
    package func watch(belowKwh limit: Double?, since: String?) async throws -> NewReadings {
        let prefix = "reading:"
        guard since?.hasPrefix(prefix) ?? true else { throw DanXiError.foreignToken("electricity.watch") }
        let usage = try await getElectricityUsage(cache: .refresh).value
        let token = prefix + usage.fingerprint
        let isReported = since != nil && since != token && limit.map(usage.isBelow) ?? true
        return NewReadings(token: token, readings: isReported ? [usage] : [])
    }
}

extension ElectricityUsage {
    fileprivate func isBelow(_ limit: Double) -> Bool {
        electricityAvailable < limit || hall.map { $0.electricityAvailable < limit } ?? false
    }

    fileprivate var fingerprint: String {
        var meters = [(electricityUsed, electricityAvailable)]
        if let hall { meters.append((hall.electricityUsed, hall.electricityAvailable)) }
        let readings = meters.map { used, available in "\(used.map { "\($0)" } ?? "")/\(available)" }
        return Fingerprint(campus, building, room, readings.joined(separator: ",")).text
    }
}
