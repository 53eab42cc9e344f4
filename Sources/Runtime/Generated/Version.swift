// Generated from interface/interface.toml by `make generate`; do not edit.

package enum Version {
    package static let text: StaticString = "0.1.0"
}
