import Errors

/// A struct of the program whose first member is its size. A program that was compiled with another version of the headers may pass a
/// shorter or longer struct than this version of the library knows.
protocol ExtensionTable {
    static var name: String { get }
    init()
    var size: Int { get }
}

extension ExtensionTable {
    /// Copies a table of the program. Members that the program's version of the headers does not have are 0 in the copy.
    /// - Returns: the copy, and an error if a member is set that this version of the library does not know.
    static func copy(of table: UnsafePointer<Self>?, _ place: String) throws(DanXiError) -> (copy: Self, refusal: DanXiError?) {
        guard let table else { throw DanXiError(.invalidArgument, "\(place) is NULL. Pass the address of a \(name).") }
        let size = table.pointee.size
        // This check is valid for all versions, because the size of a table is always a multiple of the table's alignment.
        guard size >= MemoryLayout<Int>.size, size <= 65_536, size % MemoryLayout<Self>.alignment == 0 else {
            throw DanXiError(.invalidArgument, "\(place): `size` is \(UInt(bitPattern: size)). Set it to sizeof(\(name)).")
        }
        let bytes = UnsafeRawBufferPointer(start: table, count: size)
        var copy = Self()
        withUnsafeMutableBytes(of: &copy) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix($0.count))) }
        if bytes.dropFirst(MemoryLayout<Self>.size).allSatisfy({ $0 == 0 }) { return (copy, nil) }
        let refusal = DanXiError(
            .invalidArgument,
            "\(place): a member is set that this version of libdanxi does not know. Update libdanxi, or leave the member 0.")
        return (copy, refusal)
    }
}

/// An extension table that consists of functions and the `user_data` that they receive.
protocol FunctionTable: ExtensionTable {
    /// The object that holds the table's `user_data`, and that calls the table's `release` when it is freed.
    var context: TableContext { get }
}

extension FunctionTable {
    /// Copies and converts a table. A table that is refused is released, unless its `size` is invalid.
    static func read<Value>(
        _ table: UnsafePointer<Self>?, _ place: String, _ convert: (Self, TableContext) throws(DanXiError) -> Value
    ) -> Result<Value, DanXiError> {
        Result { () throws(DanXiError) in
            let (copy, refusal) = try copy(of: table, place)
            let context = copy.context
            if let refusal { throw refusal }
            return try convert(copy, context)
        }
    }
}

/// The `user_data` of a table. It is released when none of the table's functions can be called any more.
final class TableContext: Sendable {
    // `nonisolated(unsafe)` is correct here, because danxi/extensions.h requires that the program's functions can run on several threads.
    nonisolated(unsafe) let userData: UnsafeMutableRawPointer?
    private let release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

    init(_ userData: UnsafeMutableRawPointer?, _ release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) {
        self.userData = userData
        self.release = release
    }

    deinit { release?(userData) }
}
