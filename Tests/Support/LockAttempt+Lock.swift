import Storage

extension LockAttempt {
    /// The lock. Nil if another holder has it.
    package var lock: (any HeldLock)? { if case .held(let lock) = self { lock } else { nil } }
}
