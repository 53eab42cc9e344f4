import Synchronization
import Threads

/// The choices of one history: a generator of pseudo-random numbers. The same seed makes the same choices.
///
/// The algorithm is SplitMix64.
package final class Seed: Randomness {
    private let state: Atomic<UInt64>

    package init(_ number: UInt64) { state = Atomic(number) }

    package func next() -> UInt64 {
        var mixed = state.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number of the range.
    package func int(in range: ClosedRange<Int>) -> Int {
        let count = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
        return count == 0 ? Int(bitPattern: UInt(next())) : range.lowerBound &+ Int(next() % count)
    }

    /// Returns true in `count` of `total` cases.
    package func chance(_ count: Int, in total: Int) -> Bool { int(in: 1...total) <= count }

    /// Returns an element. The collection must not be empty.
    package func element<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element {
        elements[elements.index(elements.startIndex, offsetBy: int(in: 0...(elements.count - 1)))]
    }

    /// Returns a seed of its own, so that the choices of one part do not change those of another.
    package func branch() -> Seed { Seed(next()) }
}
