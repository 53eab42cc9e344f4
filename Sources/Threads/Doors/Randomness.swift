/// The door to the random numbers of the system.
package protocol Randomness: Sendable {
    /// Returns 64 bits that nobody can predict.
    func next() -> UInt64
}

struct SystemRandomness: Randomness {
    func next() -> UInt64 {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }
}
