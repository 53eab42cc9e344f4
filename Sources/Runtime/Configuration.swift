import DanXiKit
import Errors
import FudanKit
import JSON
import Networking

/// A session's configuration, as `danxi_session_open` takes it; unknown keys are refused.
struct Configuration: Sendable {
    var network = NetworkConfiguration(userAgent: "libdanxi/\(Version.text)")
    /// When hosts that the campus alone reaches are asked through WebVPN.
    var webVPN = WebVPNMode.automatic
    var storePath: String?
    var hosts = CommunityHosts()

    init(_ json: JSONValue) throws(DanXiError) {
        var sections = try Section(json, path: "")
        if var section = try sections.section("network") {
            network.connectTo = try section.texts("connect_to") ?? network.connectTo
            network.caFile = try section.text("ca_file")
            network.proxy = try section.text("proxy")
            network.timeout = try section.milliseconds("timeout_ms") ?? network.timeout
            network.connectTimeout = try section.milliseconds("connect_timeout_ms") ?? network.connectTimeout
            network.userAgent = try section.text("user_agent") ?? network.userAgent
            network.maxResponseBytes = try section.integer("max_response_bytes", in: 1...Int(Int32.max)) ?? network.maxResponseBytes
            webVPN = try section.choice("webvpn", of: WebVPNMode.allCases.map(\.rawValue)).flatMap { WebVPNMode(rawValue: $0) } ?? webVPN
            try section.finish()
        }
        if var section = try sections.section("store") {
            storePath = try section.text("path")
            try section.finish()
        }
        for (name, host) in [("forum", \CommunityHosts.forum), ("curriculum", \.curriculum), ("auth", \.auth), ("image", \.image)] {
            guard var section = try sections.section(name) else { continue }
            hosts[keyPath: host] = try section.baseURL("base_url") ?? hosts[keyPath: host]
            try section.finish()
        }
        try sections.finish()
    }
}

/// An object of the configuration, whose members are taken one by one; null counts as missing.
private struct Section {
    private let path: String
    private var members: [String: JSONValue]
    private var known: [String] = []

    init(_ json: JSONValue, path: String) throws(DanXiError) {
        guard case .object(let members) = json else {
            throw DanXiError(.invalidArgument, "\(path.isEmpty ? "the configuration" : path): expected an object, got \(json.kind)")
        }
        self.path = path
        self.members = members
    }

    private mutating func take(_ key: String) -> JSONValue? {
        known.append(key)
        let value = members.removeValue(forKey: key)
        return value == .null ? nil : value
    }

    private func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    private func wrong(_ key: String, _ expected: String, _ value: JSONValue) -> DanXiError {
        DanXiError(.invalidArgument, "\(place(key)): expected \(expected), got \(value.kind)")
    }

    mutating func section(_ key: String) throws(DanXiError) -> Section? {
        guard let value = take(key) else { return nil }
        return try Section(value, path: place(key))
    }

    mutating func text(_ key: String) throws(DanXiError) -> String? {
        guard let value = take(key) else { return nil }
        guard case .string(let text) = value, !text.isEmpty, !text.utf8.contains(0) else {
            throw wrong(key, "a text that is not empty", value)
        }
        return text
    }

    mutating func texts(_ key: String) throws(DanXiError) -> [String]? {
        guard let value = take(key) else { return nil }
        let values = if case .array(let values) = value { values } else { [value] }
        var texts: [String] = []
        for value in values {
            guard case .string(let text) = value else { throw wrong(key, "a text, or an array of texts", value) }
            texts.append(text)
        }
        return texts
    }

    mutating func integer(_ key: String, in range: ClosedRange<Int>) throws(DanXiError) -> Int? {
        guard let value = take(key) else { return nil }
        guard case .integer(let integer) = value else { throw wrong(key, "an integer", value) }
        guard range.contains(integer) else {
            throw DanXiError(.invalidArgument, "\(place(key)): expected \(range.lowerBound) to \(range.upperBound), got \(integer)")
        }
        return integer
    }

    mutating func milliseconds(_ key: String) throws(DanXiError) -> Duration? {
        try integer(key, in: Arguments.timeoutRange).map { .milliseconds($0) }
    }

    mutating func choice(_ key: String, of choices: [String]) throws(DanXiError) -> String? {
        guard let value = take(key) else { return nil }
        guard case .string(let text) = value, choices.contains(text) else {
            throw wrong(key, "one of \(choices.map { "\"\($0)\"" }.joined(separator: ", "))", value)
        }
        return text
    }

    mutating func baseURL(_ key: String) throws(DanXiError) -> String? {
        guard var url = try text(key) else { return nil }
        while url.hasSuffix("/") { url.removeLast() }
        guard let origin = Origin(url), ["http", "https"].contains(origin.scheme), !url.contains("?"), !url.contains("#") else {
            throw DanXiError(.invalidArgument, "\(place(key)): expected an http or https address without a query, got \(url)")
        }
        return url
    }

    func finish() throws(DanXiError) {
        guard let unknown = members.keys.min() else { return }
        throw DanXiError(.invalidArgument, "\(place(unknown)): unknown; known are \(known.joined(separator: ", "))")
    }
}
