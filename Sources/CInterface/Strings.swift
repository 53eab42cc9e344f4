import Errors

/// Returns a literal as a C string. The compiler terminates literals with NUL, and the memory of literals is never freed.
func cString(of literal: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Copies a C string, which must be UTF-8. Error messages start with `name`.
func string(from cString: UnsafePointer<CChar>?, _ name: String) throws(DanXiError) -> String {
    guard let cString else { throw DanXiError(.invalidArgument, "\(name) is NULL. Pass a UTF-8 string.") }
    guard let string = String(validatingCString: cString) else {
        throw DanXiError(.invalidArgument, "\(name) is not valid UTF-8. Convert the string to UTF-8.")
    }
    return string
}
