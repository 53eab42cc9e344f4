import Calendar
import DanXiKit
import Errors

extension ArchiveRun {
    /// `GET /user/favorites`
    func readFavorites(_ part: inout Part) async throws {
        let holes = try await ForumAPI.listFavorites(community.client)
        // A hole in two groups is listed twice.
        let items = Dictionary(try holes.map { ($0.id, try NewItem($0)) }) { first, _ in first }
        try await store(items.values.sorted { $0.position > $1.position }, .favorite, &part)
    }

    /// `GET /users/me/holes`, sorted by the time of the last floor.
    func readHoles(_ part: inout Part) async throws {
        var last: Timestamp?
        try await readPages(.ownHole, &part) { _ in
            // Holes with the same time as the last one are not left out.
            let holes = try await ForumAPI.listMyHoles(
                community.client, startTime: last.flatMap { $0.adding(milliseconds: 1) }, size: Self.holePage)
            last = holes.last?.timeUpdated
            return (try holes.map { try NewItem($0) }, holes.count < Self.holePage)
        }
    }

    /// `GET /users/me/floors`, sorted by identifier.
    func readFloors(_ part: inout Part) async throws {
        try await readPages(.ownFloor, &part) { read in
            // Each page repeats the last floor of the page before, because a floor may have disappeared from the list.
            let floors = try await ForumAPI.listMyFloors(
                community.client, offset: max(0, read.count - 1), sort: .desc, size: Self.floorPage)
            return (try floors.map { try NewItem($0) }, floors.count < Self.floorPage)
        }
    }

    private static let holePage = 10
    private static let floorPage = 50

    /// `GET /messages`. The forum keeps messages for seven days.
    func readMessages(_ part: inout Part) async throws {
        let messages = try await ForumAPI.listMessages(community.client)
        let items = try messages.map { message in
            NewItem(key: "\(message.id)", position: message.id, value: try ArchiveTables.json.text(message))
        }
        try await store(items, .message, forgets: true, &part)
    }

    /// `GET /reviews/me`
    func readReviews(_ part: inout Part) async throws {
        let reviews = try await CurriculumAPI.listMyReviews(community.client)
        let items = try reviews.map { review in
            var review = review
            // The identifier of the account is left out.
            review.reviewerId = 0
            review.history = []
            return NewItem(key: "\(review.id)", position: review.id, value: try ArchiveTables.json.text(review))
        }
        try await store(items, .review, &part)
    }

    // MARK: Threads

    /// Saves the floors of the favorites and of the account's holes.
    func readThreads(_ part: inout Part) async throws {
        let due = try await archive.run { [refresh] in try $0.dueThreads(refresh: refresh) }
        progress?.addSteps(due.count)
        for holeId in due {
            do {
                let saver = ThreadSaver(client: community.client, store: archive, holeId: holeId)
                let report = try await saver.save(refresh: refresh, maxFloors: nil)
                part.changes.new += report.newFloorCount
                part.changes.gone += report.deletedFloorCount
                try await archive.run { [now] in try $0.setThreadChecked(holeId, at: now) }
            } catch let error as DanXiError where error.code == .notFound {
                // A hidden hole is listed among the favorites, but does not exist for the account.
                try await archive.run { [now] in try $0.setThreadChecked(holeId, at: now) }
            } catch let error as DanXiError where error.isAboutOne {
                try part.record(error, pace)
            }
            progress?.completeStep()
        }
    }

    // MARK: Images

    /// Downloads the images of floors. Those of other servers are left out, because these servers would learn who reads them.
    func readImages(_ part: inout Part) async throws {
        let images = community.imageService
        let urls = try await archive.run { [refresh] in try $0.dueImages(refresh: refresh) }.filter { images.has($0) }
        progress?.addSteps(urls.count)
        for url in urls {
            do {
                let image = try await images.content(of: url)
                let name = try image.name
                try await archive.write("media/\(name)", image.bytes)
                try await archive.run { [now] in
                    try $0.setMedia(url, name: name, type: "image/\(image.type.rawValue)", size: image.bytes.count, at: now)
                }
                part.changes.new += 1
            } catch let error as DanXiError where error.code == .notFound {
                // It is not requested again, unless everything is read again.
                try await archive.run { [now] in try $0.setMedia(url, name: nil, type: nil, size: nil, at: now) }
            } catch let error as DanXiError where error.isAboutOne {
                try part.record(error, pace)
            }
            progress?.completeStep()
        }
    }
}

extension NewItem {
    fileprivate init(_ hole: Hole) throws {
        var hole = hole
        // The floors are in the threads.
        hole.floors.prefetch = nil
        self.init(key: "\(hole.id)", position: hole.timeUpdated.unixMilliseconds ?? 0, value: try ArchiveTables.json.text(hole))
    }

    fileprivate init(_ floor: Floor) throws {
        self.init(
            key: "\(floor.id)", scope: "\(floor.holeId)", position: floor.id, value: try ArchiveTables.json.text(floor),
            isDeleted: floor.deleted)
    }
}
