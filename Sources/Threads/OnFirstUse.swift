import Synchronization

/// A value that is made when it is first used. Any thread may use it.
@propertyWrapper
package final class OnFirstUse<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    /// - Parameter make: called once at most. It must not use this value.
    package init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    package var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }

    /// Nil if the value has not been used yet.
    package var valueIfMade: Value? { made.withLock { $0 } }

    package var wrappedValue: Value { value }

    package var projectedValue: OnFirstUse<Value> { self }
}
