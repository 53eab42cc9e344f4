/// A username with its password, for one submission.
struct Credentials: Sendable {
    let username: String
    let password: String
}
