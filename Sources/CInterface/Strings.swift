import Errors

/// Returns the address of a literal's characters, which the compiler terminates with a NUL.
func cString(of literal: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Copies a C string, which must be UTF-8. `name` is what error messages call it.
func string(from cString: UnsafePointer<CChar>?, _ name: String) throws(DanXiError) -> String {
    guard let cString else { throw DanXiError(.invalidArgument, "\(name) is NULL") }
    guard let string = String(validatingCString: cString) else { throw DanXiError(.invalidArgument, "\(name) is not valid UTF-8") }
    return string
}
