/// The tables of the handles that functions of the host program receive.
extension Handles {
    package static let decisions = HandleTable<Decision>(.decision)
    package static let transfers = HandleTable<Transfer>(.transfer)
    package static let operations = HandleTable<StoreOperation>(.storeOperation)
}
