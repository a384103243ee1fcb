import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `Operations` {
    @Test func `health is told as JSON`() throws {
        let response = try Scrim.shared.get().get("/healthz")
        #expect(response.status == 200)
        #expect(try JSON(response.body) == ["status": "ok"])
    }
}
