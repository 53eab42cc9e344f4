/// The tables of what functions of the host program get.
extension Handles {
    package static let decisions = HandleTable<Decision>(.decision)
    package static let transfers = HandleTable<Transfer>(.transfer)
    package static let operations = HandleTable<StoreOperation>(.storeOperation)
}
