import Errors

/// A struct of the program whose first member is its size. A program that was compiled with another version of the headers may pass a shorter or
/// longer one.
protocol ExtensionTable {
    static var name: String { get }
    init()
    var size: Int { get }
}

extension ExtensionTable {
    /// Copies a table. Members that the program does not know are 0.
    /// - Returns: also the error of a table with a member that this version of the library does not know.
    static func copy(of table: UnsafePointer<Self>?, _ place: String) throws(DanXiError) -> (copy: Self, refusal: DanXiError?) {
        guard let table else { throw DanXiError(.invalidArgument, "\(place) is NULL. Pass the address of a \(name).") }
        let size = table.pointee.size
        // No size of any version ends within a member, such as the address of a function.
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

/// A table of functions.
protocol FunctionTable: ExtensionTable {
    /// Holds the table's `user_data` and releases it at the end.
    var context: TableContext { get }
}

extension FunctionTable {
    /// Copies and converts a table. A refused table is released, if it can be read.
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

/// The `user_data` of a table. It is released when no function of the table can be called any more.
final class TableContext: Sendable {
    // Unsafe: the program passes it between threads, as the header says.
    nonisolated(unsafe) let userData: UnsafeMutableRawPointer?
    private let release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

    init(_ userData: UnsafeMutableRawPointer?, _ release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) {
        self.userData = userData
        self.release = release
    }

    deinit { release?(userData) }
}
