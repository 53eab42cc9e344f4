/// A host of a ``SimulatedUniversity``.
protocol UniversityHost: AnyObject {
    var name: String { get }

    func answer(_ request: UniversityRequest) -> ServerResponse

    /// Returns whether the host passes the request on to another host.
    func forwards(_ request: UniversityRequest) -> Bool
}

extension UniversityHost {
    func forwards(_ request: UniversityRequest) -> Bool { false }
}
