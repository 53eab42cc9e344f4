import Calendar
import Calls
import Errors
import JSON

/// A save of one thread: the floors are requested page by page, and each page is stored before the next request.
package struct ThreadSaver {
    private let client: CommunityClient
    private let store: any ThreadStore
    private let holeId: Int

    /// Number of floors that one request asks for.
    static let pageSize = 50
    /// The maximum number of times that a save starts again because floors have disappeared from the list.
    private static let restartLimit = 3

    package init(client: CommunityClient, store: any ThreadStore, holeId: Int) {
        (self.client, self.store, self.holeId) = (client, store, holeId)
    }

    /// A position in the forum's list of floors. `known` is the identifier of the saved floor at the position. Nil if no floor is saved. If
    /// the next page does not start with the floor `known`, a floor before the position has disappeared from the list.
    private struct Place {
        var offset = 0
        var known: Int?
    }

    package func save(refresh: Bool, maxFloors: Int?) async throws -> SavingReport {
        // Throws before the first request if the session has no store directory.
        try await run { _ in }
        let hole: Hole
        do {
            hole = try await ForumAPI.getHole(client, id: holeId)
        } catch let error as DanXiError where error.code == .notFound {
            guard let thread = try await run({ try $0.setGone(holeId, at: WallTime.now.milliseconds) }) else { throw error }
            return SavingReport(thread: thread, newFloorCount: 0, deletedFloorCount: 0)
        }
        let progress = try await run { try $0.begin(hole, holeId, at: WallTime.now.milliseconds) }
        var counts = ThreadTables.Counts()
        if refresh || !progress.isComplete || progress.listed - 1 != hole.reply {
            try await run { try $0.setComplete(false, holeId) }
            counts = try await saveFloors(of: hole, after: progress, refresh: refresh, maxFloors: maxFloors ?? .max)
        }
        try await saveHistory()
        guard let thread = try await run({ try $0.thread(holeId) }) else { throw ThreadTables.notSaved(holeId) }
        return SavingReport(thread: thread, newFloorCount: counts.new, deletedFloorCount: counts.deleted)
    }

    /// Requests and stores the pages of floors. The progress of the call counts pages.
    private func saveFloors(
        of hole: Hole, after progress: ThreadTables.Progress, refresh: Bool, maxFloors: Int
    ) async throws -> ThreadTables.Counts {
        var counts = ThreadTables.Counts()
        var place = refresh ? Place() : Place(offset: max(0, progress.listed - 1), known: progress.last)
        var restarts = 0
        let steps = CallContext.current.progress
        steps?.startSteps(of: Self.pageCount(of: hole, from: place))
        while true {
            let page = try await ForumAPI.listFloorsInHole(client, holeId: holeId, startFloor: place.offset, size: Self.pageSize)
            guard place.known == nil || page.first?.id == place.known else {
                guard restarts < Self.restartLimit else {
                    throw DanXiError(
                        .unexpectedResponse,
                        "forum.save_thread: the floors of hole \(holeId) change faster than they can be saved, or the server ignores `offset`. Call again later."
                    )
                }
                restarts += 1
                place = Place()
                steps?.startSteps(of: Self.pageCount(of: hole, from: place))
                continue
            }
            let isEnd = page.count < Self.pageSize
            let first = place.known ?? 0
            // The last page covers only floors that were saved before the request: another process may have saved newer floors since.
            let last = max(first, page.last?.id ?? 0, isEnd ? progress.last ?? 0 : 0)
            let length = isEnd ? place.offset + page.count : nil
            let merged = try await run {
                try $0.merge(page, of: holeId, covering: first...last, endOfList: length, at: WallTime.now.milliseconds)
            }
            counts.new += merged.new
            counts.deleted += merged.deleted
            steps?.completeStep()
            if isEnd || counts.new >= maxFloors { return counts }
            place = Place(offset: place.offset + page.count - 1, known: page.last?.id)
        }
    }

    /// Returns the expected number of pages. Each page repeats the last floor of the preceding page, and the last page is not full.
    private static func pageCount(of hole: Hole, from place: Place) -> Int {
        (max(hole.possibleReplies, place.offset) - place.offset) / (pageSize - 1) + 1
    }

    /// Saves the earlier texts of floors, which the forum sends to administrators only.
    private func saveHistory() async throws {
        guard let token = try client.authenticator.signIn()?.token.access, TokenClaims(token)?.isAdmin ?? false else { return }
        var last = 0
        // Another process may save the same histories: the next floor is determined after each request.
        while let floor = try await run({ [last] in try $0.nextDueHistory(holeId, after: last) }) {
            last = floor
            do {
                let history = try await ForumAPI.listFloorHistory(client, id: floor)
                try await run { try $0.setHistory(history, of: floor) }
            } catch let error as DanXiError where error.code == .forbidden {
                // The account is no longer an administrator.
                return
            } catch let error as DanXiError where error.code == .notFound {
                try await run { try $0.setHistory([], of: floor) }
            }
        }
    }

    private nonisolated(nonsending) func run<Value: Sendable>(
        _ work: @escaping @Sendable (ThreadTables) throws -> Value
    ) async throws -> Value {
        try await store.run("forum.save_thread", work)
    }
}
