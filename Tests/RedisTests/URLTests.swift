import Connections
import Errors
import Testing

@testable import Redis

@Suite("URLs of Redis servers")
struct URLTests {
    @Test(
        "Host, port and database are read from a URL, and a missing port or database has a default",
        arguments: [
            ("redis://127.0.0.1", "127.0.0.1:6379", 0, "redis://127.0.0.1:6379"),
            ("REDIS://LocalHost:7000/", "localhost:7000", 0, "redis://localhost:7000"),
            ("valkey://[::1]/3", "[::1]:6379", 3, "valkey://[::1]:6379/3"),
            ("redis://:p%40ss@127.0.0.1:6380/2", "127.0.0.1:6380", 2, "redis://127.0.0.1:6380/2"),
        ])
    func hosts(_ url: String, _ host: String, _ database: Int, _ place: String) throws {
        let parsed = try RedisURL(url)
        #expect(parsed.servers == .single(.host(host, isEncrypted: false)) && parsed.database == database && parsed.place == place)
        #expect(!parsed.isExposed)
    }

    @Test("URLs of TLS servers and Unix domain sockets are read, and connections without TLS to other computers are detected")
    func kinds() throws {
        #expect(try RedisURL("rediss://cache.example").servers == .single(.host("cache.example:6379", isEncrypted: true)))
        #expect(try RedisURL("valkeys://cache.example:1").servers == .single(.host("cache.example:1", isEncrypted: true)))
        #expect(try RedisURL("unix:///run/redis%20a.sock?db=4").servers == .single(.socket("/run/redis a.sock")))
        #expect(try RedisURL("unix:///run/redis.sock?db=4").database == 4)
        #expect(try RedisURL("redis://cache.example").isExposed && !RedisURL("rediss://cache.example").isExposed)
        #expect(try RedisURL("redis://127.0.0.1.evil.example").isExposed)
    }

    @Test("User and password are percent-decoded, and are not part of the displayed URL")
    func credentials() throws {
        let both = try RedisURL("redis://us%3Aer:p%2F%40%3A@127.0.0.1")
        #expect(both.credentials == RedisCredentials(user: "us:er", password: "p/@:") && both.place == "redis://127.0.0.1:6379")
        let password = try RedisURL("redis://:secret@127.0.0.1")
        #expect(password.credentials == RedisCredentials(user: nil, password: "secret"))
    }

    @Test("The sentinels and the service of a URL are read, and the sentinels have credentials of their own")
    func sentinels() throws {
        let url = try RedisURL("redis+sentinel://:secret@127.0.0.1,[::1]:7,localhost:26380/main%20one/2")
        #expect(
            url.servers
                == .sentinels(
                    ["127.0.0.1:26379", "[::1]:7", "localhost:26380"], service: "main one", RedisCredentials(user: nil, password: nil)))
        #expect(url.credentials.password == "secret" && url.database == 2 && !url.isEncrypted && !url.isExposed)
        #expect(url.place == "redis+sentinel://127.0.0.1:26379,[::1]:7,localhost:26380/main one/2")
        let other = try RedisURL("valkeys+sentinel://a.example,b.example/main?sentinel_username=watch&sentinel_password=p%26w")
        let watch = RedisCredentials(user: "watch", password: "p&w")
        #expect(other.servers == .sentinels(["a.example:26379", "b.example:26379"], service: "main", watch))
        #expect(other.isEncrypted && other.credentials.password == nil && !other.place.contains("p&w"))
        #expect(try RedisURL("redis+sentinel://127.0.0.1,cache.example/main").isExposed)
    }

    @Test("The nodes of a cluster are read")
    func cluster() throws {
        let url = try RedisURL("rediss+cluster://anna:secret@a.example,b.example:7000")
        #expect(url.servers == .cluster(["a.example:6379", "b.example:7000"]) && url.isEncrypted && url.database == 0)
        #expect(url.place == "rediss+cluster://a.example:6379,b.example:7000")
    }

    @Test(
        "An invalid URL is refused, and the error does not contain its password",
        arguments: [
            "", "redis", "redis:", "redis://", "redis:///1", "http://127.0.0.1", "redis://host:0", "redis://host:70000", "redis://host:x",
            "redis://host/a", "redis://host/-1", "redis://host/1/2", "redis://host?db=1", "redis://user@host", "redis://user:@host",
            "redis://:secret@", "redis://:se cret@host", "redis://:%FF@host", "redis://host#secret", "unix://host/secret",
            "redis+sentinel://host", "redis+sentinel://host/", "redis+sentinel://a,,b/main", "redis+sentinel://a/main/x",
            "redis+sentinel://a/main?sentinel_username=x", "redis+sentinel://a/main?secret=1", "redis+sentinel://a/main?sentinel_password=",
            "redis+sentinel://a,b:0/main",
            "redis+cluster://a,b/1", "redis+cluster://", "redis+other://a", "redis://a,b", "redis+cluster+x://a",
            "unix:///", "unix:///a?x=1", "unix:///a%00b", "redis://ho st", "redis://[::1", "redis://:secret@host/secret",
        ])
    func invalid(_ url: String) {
        #expect {
            try RedisURL(url)
        } throws: {
            let error = DanXiError($0)
            return error.code == .invalidArgument && error.message.hasPrefix("store.url: ") && !error.message.contains("secret")
        }
    }
}
