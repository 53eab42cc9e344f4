/// The pages of the campus card's site.
enum WalletPage {
    /// The service that error messages name.
    static let service = "wallet"
}
