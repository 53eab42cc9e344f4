import Networking
import Storage

@testable import FudanKit

extension Campus {
    /// A campus on its own network, with an account that the university has accepted.
    static func signedIn(_ client: any APIClient, as type: StudentType = .undergraduate, directory: StoreDirectory? = nil) -> Campus {
        let campus = Campus(client: client, webVPN: .never, directory: directory, log: { _, _ in })
        let signIn = campus.signInStore.signIn
        let account = CampusAccount(username: "23300000000", password: "secret", studentType: type)
        // Nothing is remembered, so nothing is written that could fail.
        do { try signIn.replace(with: signIn.newSession(account), remember: false) } catch {}
        return campus
    }
}
