/// The 64-bit hash FNV-1a. Unlike the hashes of Swift's `Hasher`, FNV-1a is the same in every process. It does not protect against
/// forgery.
package enum FNV1a {
    package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
