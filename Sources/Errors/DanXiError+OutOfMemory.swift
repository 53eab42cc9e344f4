extension DanXiError {
    /// - Parameter purpose: completes the sentence "There is not enough memory …", for example with "to parse `params`".
    package static func outOfMemory(_ purpose: String) -> DanXiError {
        DanXiError(.outOfMemory, "There is not enough memory \(purpose). Free memory and try again.")
    }
}
