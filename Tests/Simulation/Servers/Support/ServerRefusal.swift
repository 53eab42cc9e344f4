/// A response that ends the handling of a request.
struct ServerRefusal: Error {
    let response: ServerResponse

    init(_ response: ServerResponse) { self.response = response }
}
