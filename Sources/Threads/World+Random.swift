extension World {
    /// Returns a random number that nobody can predict.
    package func random<Number: FixedWidthInteger>(in range: ClosedRange<Number>) -> Number {
        var generator = Generator(randomness: randomness)
        return .random(in: range, using: &generator)
    }

    /// Returns a random number that nobody can predict.
    package func random(in range: ClosedRange<Double>) -> Double {
        var generator = Generator(randomness: randomness)
        return .random(in: range, using: &generator)
    }

    private struct Generator: RandomNumberGenerator {
        let randomness: any Randomness

        func next() -> UInt64 { randomness.next() }
    }
}
