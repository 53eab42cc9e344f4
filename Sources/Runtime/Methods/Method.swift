import Calls
import Storage
import Synchronization

/// A method of the interface, such as `forum.get_hole`, and the way to run it.
final class Method: Sendable {
    /// The full name, such as `forum.get_hole`.
    let name: String
    /// A number from 1 that no other method has.
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    /// The method's own parameters, and the options that it accepts, such as `timeout_ms`.
    let parameters: [Parameter]
    /// Optional parameters of which a caller must pass at least one. Empty if the method has no such rule.
    let atLeastOne: [String]
    /// The way in which the method's list is read page by page. Nil for a method that returns no list, or returns the whole list.
    let pages: Pages?
    /// A function that calls the Swift function of the method.
    let run: @Sendable (Services, Arguments) async throws -> Outcome
    /// The way in which the method is watched. Nil for a method that cannot be watched.
    let watch: Watch?
    /// A function that returns the cached value if it is in memory, without waiting. Nil if the method has no cached value.
    let inMemory: (@Sendable (Services, Arguments) throws -> Outcome?)?

    private static let lastNumber = Atomic<Int>(0)

    /// Whether the caller chooses the server with a parameter.
    var takesURL: Bool {
        parameters.contains { if case .url = $0.form { true } else { false } }
    }

    init(
        _ name: String, parameters: [Parameter], atLeastOne: [String] = [], pages: Pages? = nil,
        run: @escaping @Sendable (Services, Arguments) async throws -> Outcome,
        inMemory: (@Sendable (Services, Arguments) throws -> Outcome?)? = nil
    ) {
        self.name = name
        self.parameters = parameters
        self.atLeastOne = atLeastOne
        self.pages = pages
        self.run = run
        self.inMemory = inMemory
        watch = nil
    }

    /// Creates a method that can be watched.
    /// - Parameters:
    ///   - items: the member of the value with the new items.
    ///   - storesNews: whether the store may keep news for other sessions.
    ///   - tokens: returns the store of the method's watch tokens.
    ///   - poll: polls once, for the items that are new since the argument `since`.
    init(
        _ name: String, parameters: [Parameter], items: String, storesNews: Bool = true,
        tokens: @escaping @Sendable (Services) -> WatchTokens,
        poll: @escaping @Sendable (Services, Arguments) async throws -> News
    ) {
        let watch = Watch(method: name, tokens: tokens, items: items, storesNews: storesNews, poll: poll)
        self.name = name
        self.parameters = parameters
        self.watch = watch
        atLeastOne = []
        pages = nil
        run = { try await watch.pollOnce($0, $1) }
        inMemory = nil
    }
}

extension Metrics {
    /// Returns the numbers of a method, or those of all unknown methods.
    func method(_ method: Method?) -> MethodMetrics { self.method(method?.number ?? 0, name: method?.name ?? "") }
}

extension Method {
    /// Returns the method with a full name, such as `forum.get_hole`. Nil if the name is unknown.
    static func named(_ name: String) -> Method? {
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let length = name.utf8.count
        return methods(ofService: name[..<dot])?.first { $0.name.utf8.count == length && $0.name == name }
    }
}
