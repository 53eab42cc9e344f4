import Errors
import HTTP
import JSON

extension ByteSink {
    private static var pieceSize: Int { 262_144 }

    /// Passes a body in memory to the sink, piece by piece, as fast as the sink takes the pieces.
    func take(all body: PaddedBytes) async throws {
        var rest = body.bytes
        while !rest.isEmpty {
            let piece = rest.prefix(Self.pieceSize)
            switch try await step(piece) {
            case .taken: rest = rest.dropFirst(piece.count)
            case .waiting: continue
            case .failed: throw failure ?? .cancelled
            }
        }
    }

    /// Offers a piece to the sink. If the sink has no room for the piece, waits until the sink has room, and returns `waiting`.
    private func step(_ piece: ArraySlice<UInt8>) async throws -> ByteSinkStep {
        let turn = HostQuestion<ByteSinkStep>(progress: nil)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard turn.begin(continuation) else { return }
                let step = piece.withUnsafeBytes { take($0) { _ = turn.answer(.waiting) } }
                if step != .waiting { _ = turn.answer(step) }
            }
        } onCancel: {
            turn.end(CancellationError())
        }
    }
}
