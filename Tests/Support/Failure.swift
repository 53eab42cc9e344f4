import Errors
import Testing

/// Returns the error that `body` throws, or nil if `body` throws none.
package func failure(_ body: () async throws -> some Any) async -> DanXiError? {
    do {
        _ = try await body()
        return nil
    } catch {
        return DanXiError(error)
    }
}

/// Expects that `body` throws an error with this code.
package func expectFailure(
    _ code: ErrorCode, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> some Any
) async {
    let error = await failure(body)
    #expect(error?.code == code, comment, sourceLocation: sourceLocation)
}
