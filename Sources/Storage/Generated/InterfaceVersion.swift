// Generated from interface/*.toml by `make generate`; do not edit.

/// The version of the library and of the types in its interface.
package enum InterfaceVersion {
    package static var text: String { "0.1.0-3ffa56a54c25" }
}
