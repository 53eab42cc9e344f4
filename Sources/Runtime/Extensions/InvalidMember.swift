/// The error for an invalid member of a JSON object that the host program passed.
struct InvalidMember: Error {
    let problem: String

    init(_ problem: String) {
        self.problem = problem
    }
}
