import Calendar
import Calls
import Errors
import JSON
import Synchronization

/// The revision of an item that is written to files again and again, such as an event of a calendar.
package struct Revision: Sendable, Equatable {
    /// The ``Fingerprint`` of the item's content.
    package let fingerprint: String
    /// The number of changes since the item was first seen.
    package let number: Int
    /// The time at which the last change was seen. Nil if the item has not changed since it was first seen.
    package let changed: WallTime?

    fileprivate init(fingerprint: String, number: Int, changed: WallTime?) {
        (self.fingerprint, self.number, self.changed) = (fingerprint, number, changed)
    }

    /// Returns the next revision if the content has changed, and otherwise this one.
    fileprivate func next(_ fingerprint: String, at now: WallTime) -> Revision {
        fingerprint == self.fingerprint ? self : Revision(fingerprint: fingerprint, number: number + 1, changed: now)
    }
}

/// The revisions of items, so that the number of an item rises only if its content changes. They are kept in the session's store, or in
/// memory without a store. An item that disappears keeps its revision.
///
/// Signing out removes the revisions, like all other values of the account.
package final class RevisionStore: Sendable {
    private static let lifetime: Duration = .seconds(400 * 86_400)
    /// The number of items of a list above which the revisions of missing items are forgotten.
    private static let limit = 10_000

    private let store: (any StoreBackend)?
    private let name: String
    private let log: LogHandler
    private let account: AccountReader
    private let memory = Mutex<[String: [String: Revision]]>([:])

    init(store: (any StoreBackend)?, name: String, log: @escaping LogHandler, account: @escaping AccountReader) {
        (self.store, self.name, self.log, self.account) = (store, name, log, account)
    }

    /// Returns the present revision of each item.
    /// - Parameters:
    ///   - fingerprints: the fingerprint of the present content of each item, by the item's identifier.
    ///   - list: the list that has the items.
    package func update(_ fingerprints: [String: String], of list: String) async throws -> [String: Revision] {
        let owner = try account() ?? ""
        let key = "\(name).\(list).\(Fingerprint(owner).text).json"
        let now = WallTime.now
        guard let store else {
            return memory.withLock { memory in
                let revisions = Self.merged(memory[key] ?? [:], fingerprints, now)
                memory[key] = revisions
                return revisions
            }
        }
        let file = StoreFile<StoredRevisions>(store: store, name: key, lifetime: Self.lifetime, log: log)
        // The name of the lock does not begin like those of the files, so that the lock stays when they are removed.
        let lock = StoreLock(store: store, name: "\(name)_revisions.lock", log: log)
        return try await store.run { [log] in
            var revisions = Self.merged([:], fingerprints, now)
            do throws(DanXiError) {
                try file.update(inTurnOf: lock) { content in
                    let known = content.value.flatMap { $0.account == owner ? $0.revisions : nil } ?? [:]
                    revisions = Self.merged(known, fingerprints, now)
                    return revisions == known ? .keep : .save(StoredRevisions(account: owner, revisions: revisions))
                }
            } catch {
                log(.warning, "The revisions of \(list) were not saved, so a later change may get the same number. \(error.message)")
            }
            return revisions
        }
    }

    private static func merged(_ known: [String: Revision], _ fingerprints: [String: String], _ now: WallTime) -> [String: Revision] {
        var revisions = known.count > limit ? known.filter { fingerprints[$0.key] != nil } : known
        for (item, fingerprint) in fingerprints {
            revisions[item] =
                known[item]?.next(fingerprint, at: now) ?? Revision(fingerprint: fingerprint, number: 0, changed: nil)
        }
        return revisions
    }

    /// Removes the revisions of all accounts.
    func clear() async throws {
        memory.withLock { $0 = [:] }
        guard let store else { return }
        try await store.run { [name] in try store.removeAll(startingWith: name + ".") }
    }
}

/// The content of the file of a list.
private struct StoredRevisions: JSONCodable {
    let account: String
    let revisions: [String: Revision]

    private struct Item: JSONCodable {
        let id: String
        let revision: Revision

        init(id: String, revision: Revision) { (self.id, self.revision) = (id, revision) }

        init(json: JSONElement) throws(JSONError) {
            id = try json.value("id")
            revision = Revision(
                fingerprint: try json.value("fingerprint"), number: try json.value("number", in: 0...Int(Int32.max)),
                changed: try (json.optional("changed_ms") as Int?).map { WallTime(milliseconds: $0) })
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("changed_ms", revision.changed?.milliseconds)
                json.set("fingerprint", revision.fingerprint)
                json.set("id", id)
                json.set("number", revision.number)
            }
        }
    }

    init(account: String, revisions: [String: Revision]) { (self.account, self.revisions) = (account, revisions) }

    init(json: JSONElement) throws(JSONError) {
        account = try json.value("account")
        let items: [Item] = try json.list("items")
        revisions = Dictionary(items.map { ($0.id, $0.revision) }) { first, _ in first }
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("account", account)
            json.set("items", revisions.map { Item(id: $0.key, revision: $0.value) }.sorted { $0.id < $1.id })
        }
    }
}

extension CacheGroup {
    /// Returns the revisions of the group's account. Clearing the group removes them.
    package func revisions(_ name: String) -> RevisionStore {
        let revisions = RevisionStore(store: store, name: name, log: log, account: account)
        add { [weak revisions] in try await revisions?.clear() }
        return revisions
    }
}
