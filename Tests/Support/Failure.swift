import Errors

/// Returns the error of a call, or nil if it succeeds.
package func failure(_ body: () async throws -> some Any) async -> DanXiError? {
    do {
        _ = try await body()
        return nil
    } catch {
        return DanXiError(error)
    }
}
