import Calendar
import Errors
import JSON

extension DanXiError {
    /// Returns the error that ends a stream, with the time of the stream's last poll that succeeded as `detail.last_success`.
    func withLastSuccess(_ time: WallTime?) -> DanXiError {
        guard let time, let text = Timestamp(unixSeconds: time.milliseconds / 1000)?.text else { return self }
        var members: [String: JSONValue] = if case .object(let members) = detail { members } else { [:] }
        members["last_success"] = .string(text)
        var error = self
        error.detail = .object(members)
        return error
    }
}
