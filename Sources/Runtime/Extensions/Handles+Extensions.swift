/// The tables of the handles with which functions of the host program answer questions.
extension Handles {
    package static let decisions = HandleTable<Decision>(.decision)
    package static let transfers = HandleTable<Transfer>(.transfer)
    package static let operations = HandleTable<StoreOperation>(.storeOperation)
}
