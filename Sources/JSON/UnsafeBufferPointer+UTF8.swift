import CSimdJSON

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are valid UTF-8 (RFC 3629). False while the process exits.
    package var isValidUTF8: Bool { simd_json_is_utf8(baseAddress, count) }
}
