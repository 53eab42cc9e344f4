import JSON

/// What the sign-in asks of a person before it goes on.
enum SignInQuestion: Error, Sendable {
    /// - image: a data URL.
    case captcha(image: String?, page: SignInPage)
    case secondFactor([Method], context: NeoContext?)

    /// A way to prove who one is.
    struct Method: Sendable, Equatable {
        let id: String
        let name: String
        let chain: String
    }
}

/// What a person answered.
enum SignInAnswer: Sendable {
    case captcha(String)
    case code(String, SignInQuestion.Method)
}

/// Whom a session signs in as.
struct CampusAccount: Sendable {
    let username: String
    /// Nil where only cookies were remembered.
    let password: String?
    let studentType: StudentType
}
