extension Instant {
    /// The instant of the current world's clock.
    package static var now: Instant { World.current.clocks.now }
}
