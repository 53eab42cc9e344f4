/// A method of the interface.
struct Method: Sendable {
    /// The full name, such as `forum.get_hole`.
    let name: String
    /// The method's own parameters and the options of the call.
    let parameters: [Parameter]
    /// Optional parameters of which a caller must pass one. Empty if there is no such rule.
    let atLeastOne: [String]
    /// Calls the method's Swift function.
    let run: @Sendable (Session, Arguments) async throws -> Outcome

    init(
        _ name: String, parameters: [Parameter], atLeastOne: [String] = [],
        run: @escaping @Sendable (Session, Arguments) async throws -> Outcome
    ) {
        self.name = name
        self.parameters = parameters
        self.atLeastOne = atLeastOne
        self.run = run
    }
}

extension Method {
    /// Returns the method with a full name.
    static func named(_ name: String) -> Method? {
        methods(ofService: name.prefix { $0 != "." })?.first { $0.name == name }
    }
}
