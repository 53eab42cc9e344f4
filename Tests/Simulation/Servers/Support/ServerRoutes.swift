import Text

/// The routes of a server. A pattern such as `/holes/#/floors/:name` has `#` for a number and `:name` for any other segment.
struct ServerRoutes<Handler: Sendable>: Sendable {
    enum Match {
        case found(Handler, RouteValues)
        /// The path has handlers, but none for the method.
        case wrongMethod
        case none
    }

    private struct Route: Sendable {
        let method: String
        let segments: [String]
        let handler: Handler
    }

    private var routes: [Int: [Route]] = [:]
    private let prefix: String

    /// - Parameter prefix: the start of all paths, such as `/api`.
    init(prefix: String = "") { self.prefix = prefix }

    /// Adds a route. Of two routes that match a path, the one that was added first is used.
    mutating func add(_ method: String, _ pattern: String, _ handler: Handler) {
        let segments = Self.segments(of: pattern[...])
        routes[segments.count, default: []].append(Route(method: method, segments: segments, handler: handler))
    }

    /// Finds the handler of a request. The case of the path does not matter, nor does a slash at its end.
    func match(_ method: String, _ path: String) -> Match {
        guard path.lowercased().hasPrefix(prefix) else { return .none }
        let segments = Self.segments(of: path.dropFirst(prefix.count))
        var match = Match.none
        for route in routes[segments.count] ?? [] {
            guard let values = Self.values(of: segments, route.segments) else { continue }
            if route.method == method || (method == "HEAD" && route.method == "GET") {
                return .found(route.handler, RouteValues(values))
            }
            match = .wrongMethod
        }
        return match
    }

    private static func segments(of path: Substring) -> [String] { path.split(separator: "/").map(String.init) }

    private static func values(of segments: [String], _ pattern: [String]) -> [String]? {
        var values: [String] = []
        for (segment, expected) in zip(segments, pattern) {
            switch expected.first {
            case "#":
                guard Int(segment) != nil else { return nil }
                values.append(segment)
            case ":": values.append(segment)
            default:
                guard segment.lowercased() == expected else { return nil }
            }
        }
        return values
    }
}

/// The values of the variable segments of a path, in order.
struct RouteValues: Sendable {
    private let values: [String]

    init(_ values: [String]) { self.values = values }

    /// The segment as it was sent, with percent-encoding.
    func raw(_ index: Int) -> String { values[index] }

    func text(_ index: Int) -> String { values[index].percentDecoded ?? values[index] }

    /// The number of a `#` segment.
    func number(_ index: Int) -> Int { Int(values[index]) ?? 0 }
}
