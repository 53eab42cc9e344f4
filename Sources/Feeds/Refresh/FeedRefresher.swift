import Calendar
import Calls
import Errors
import HTTP

/// A refresher that requests a subscribed feed once, and finds its new and changed entries. The refresher saves nothing.
struct FeedRefresher: Sendable {
    let client: FeedClient
    let method: String

    func update(of subscription: SubscriptionRow) async throws -> FeedUpdate {
        do {
            let response = try await client.get(
                subscription.url, from: subscription.isForeign ? .stranger : .caller, accept: FeedClient.accept,
                validators: validators(of: subscription), isPolite: true)
            return try await update(of: subscription, response)
        } catch let error as DanXiError where error.code == .hostDenied {
            // The configuration does not allow a request to the host of the feed, or to a host to which the feed's URL redirects. The saved
            // state of the feed is unchanged, because another session may allow the request.
            return FeedUpdate(subscription: subscription, outcome: .failed, error: error)
        } catch let error as DanXiError where Self.isOfFeed(error) {
            return Self.update(of: subscription, failed: error)
        }
    }

    /// Returns whether an error concerns only this feed. Other errors end the whole call.
    private static func isOfFeed(_ error: DanXiError) -> Bool {
        switch error.code {
        case .cancelled, .closed, .outOfMemory, .storage, .internal: false
        case .timeout: !CallEnd().shouldStop()
        default: true
        }
    }

    private func validators(of subscription: SubscriptionRow) -> HTTPHeaders {
        var validators: HTTPHeaders = [:]
        validators["If-None-Match"] = subscription.etag
        validators["If-Modified-Since"] = subscription.lastModified
        return validators
    }

    /// Finds the new and changed entries of a response, and the new state of the subscription.
    func update(of subscription: SubscriptionRow, _ response: HTTPResponse) async throws -> FeedUpdate {
        var row = subscription
        let now = WallTime.now.milliseconds
        (row.checkedAt, row.failureCount, row.errorName, row.errorMessage, row.isGone) = (now, 0, nil, nil, false)
        // A public server has chosen the new URL.
        if Self.movedURL(response) != nil, !response.isLocal { row.isForeign = true }
        let isNew = response.status != 304
        if isNew || response.headers["ETag"] != nil { row.etag = Self.validator(response.headers["ETag"]) }
        if isNew || response.headers["Last-Modified"] != nil { row.lastModified = Self.validator(response.headers["Last-Modified"]) }
        let fingerprint = isNew ? response.body.bytes.withUnsafeBytes(ContentHash.of) : row.fingerprint
        // The status 304 without these headers keeps those of the last response.
        row.interval = RefreshSchedule.interval(response.headers, now: now) ?? (isNew ? 0 : row.interval)
        guard isNew, fingerprint != row.fingerprint else {
            row.dueAt = Self.due(row, after: now)
            return FeedUpdate(subscription: row, outcome: .unchanged, movedURL: Self.movedURL(response))
        }
        let feed = try FeedClient.feed(response)
        row.fingerprint = fingerprint
        row.feedTitle = feed.title.isEmpty ? nil : feed.title
        row.link = feed.link
        row.feedInterval = RefreshSchedule.interval(of: feed)
        row.skipped = SkippedTimes(of: feed)
        row.dueAt = Self.due(row, after: now)
        let entries = try await newEntries(of: feed, row.id)
        return FeedUpdate(subscription: row, outcome: .changed, entries: entries, movedURL: Self.movedURL(response))
    }

    /// Returns the time at which a feed is due after a successful request.
    private static func due(_ row: SubscriptionRow, after now: Int) -> Int {
        RefreshSchedule.due(after: now, intervals: [row.interval, row.feedInterval ?? 0], skipping: row.skipped)
    }

    private func newEntries(of feed: Feed, _ subscriptionId: Int) async throws -> [EntryDraft] {
        let drafts = try EntryDraft.all(of: feed)
        let keys = drafts.map(\.draft.key)
        let known = try await client.saved.run(method) { try $0.fingerprints(of: keys, subscriptionId) }
        return drafts.filter { known[$0.draft.key] != $0.draft.fingerprint }.map { $0.draft.folding($0.entry) }
    }

    /// Returns the state of a subscription after a failure.
    private static func update(of subscription: SubscriptionRow, failed error: DanXiError) -> FeedUpdate {
        var row = subscription
        let now = WallTime.now.milliseconds
        row.checkedAt = now
        row.failureCount = min(row.failureCount, 1 << 30) + 1
        (row.errorName, row.errorMessage) = (error.code.name, error.message)
        row.isGone = error.httpStatus == 410
        row.blockedUntil = error.retryAfterMilliseconds.map { now + $0 } ?? 0
        row.dueAt = max(row.blockedUntil, now + RefreshSchedule.delay(afterFailures: row.failureCount))
        return FeedUpdate(subscription: row, outcome: .failed, error: error)
    }

    /// Returns a validator as the server sent it. Nil if the validator is missing, empty, longer than 1,000 bytes or not printable ASCII.
    private static func validator(_ value: String?) -> String? {
        value.flatMap { value in
            value.utf8.count <= 1000 && value.utf8.allSatisfy { 0x20...0x7E ~= $0 } && !value.isEmpty ? value : nil
        }
    }

    private static func movedURL(_ response: HTTPResponse) -> String? {
        response.permanentURL.flatMap { try? FeedURL.checked(String($0.prefix { $0 != "#" }), "feeds.refresh") }
    }
}
