import Errors
import JSON
import Storage

/// The sources of days off and make-up days, in order of precedence: the call, a file of the user, and the shipped list.
package struct DayCalendar: Sendable {
    /// Maximum size of the user's file in bytes. A year takes about 4 kB.
    private static let sizeLimit = 1 << 20

    private let path: String?
    private let shipped: DayChangeList

    /// - Parameter path: the path of a file with a ``DayChangeList``. Nil without a file.
    package init(path: String?, shipped: DayChangeList = .shipped) {
        (self.path, self.shipped) = (path, shipped)
    }

    /// Returns the changes that apply to a call. The file is read for each call, so that a change of the file takes effect.
    /// - Parameters:
    ///   - given: the parameter `day_changes` of the call.
    ///   - method: the method that was called, for error messages.
    func changes(_ given: [DayChange]? = nil, for method: String) async throws -> DayChanges {
        let given = given ?? []
        try DayChanges.check(given, "\(method): `day_changes`")
        let file = try await readFile()
        return DayChanges(given, file?.days ?? [], shipped.days, years: shipped.years.union(file?.years ?? []))
    }

    private func readFile() async throws -> DayChangeList? {
        guard let path else { return nil }
        let place = "campus.day_changes_file: \(path)"
        let file = try await UserFile.open(path, atMost: Self.sizeLimit)
        let bytes = try await file.prefix(file.count)
        do {
            let list = try DayChangeList.decode(PaddedBytes(bytes))
            try DayChanges.check(list.days, place)
            return list
        } catch let error as JSONError {
            throw DanXiError(.invalidArgument, "\(place): \(error).")
        }
    }
}
