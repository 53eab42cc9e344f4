// Generated from interface/services.toml by `make generate`; do not edit.

public enum Version {
    public static let text: StaticString = "0.1.0"
}
