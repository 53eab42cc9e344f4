import Errors

/// The error of the request that carried the password, as opposed to an error of another request of the sign-in.
struct FailedSubmission: Error {
    let error: DanXiError
}
