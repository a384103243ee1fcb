import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `Operations` {
    @Test(arguments: [("/healthz", "ok"), ("/readyz", "ready")])
    func `health and readiness are told as JSON`(path: String, status: String) throws {
        let response = try Scrim.shared.get().get(path)
        #expect(response.status == 200)
        #expect(response["Content-Type"] == "application/json")
        #expect(try JSON(response.body) == ["status": .string(status)])
    }

    @Test func `the version has its numbers`() throws {
        let response = try Scrim.shared.get().get("/version")
        let version = try JSON(response.body)
        #expect(response.status == 200)
        #expect(version["name"] == "scrim")
        #expect(version["version"].string?.split(separator: ".").count == 3)
        #expect(version["schemaVersion"] == 1)
        #expect(version["text"]["engine"].string?.isEmpty == false)
        // Twelve digits of the SHA-256 over the pinned fonts' digests.
        #expect(version["text"]["fonts"] == "b3deb32ae8b9")
        #expect(try spec(Requests.semiModal)["schemaVersion"] == version["schemaVersion"])
    }

    @Test(arguments: [
        ("openapi.yaml", "application/yaml", "openapi.yaml"),
        ("openapi.json", "application/json", "Sources/CEmbedded/openapi.json"),
    ])
    func `the formal contract is the file in the project`(name: String, type: String, file: String) throws {
        let response = try Scrim.shared.get().get("/" + name)
        #expect(response.status == 200)
        #expect(response["Content-Type"] == type)
        #expect(response.body == (try Repository.bytes(file)))
    }
}
