import Errors

/// Returns the error that `body` throws, or nil if `body` throws none.
package func failure(_ body: () async throws -> some Any) async -> DanXiError? {
    do {
        _ = try await body()
        return nil
    } catch {
        return DanXiError(error)
    }
}
