import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A current context` {
    private func context(_ device: String, _ presenter: String) throws -> JSON {
        try layout("currentContext", on: device, content: #""title":"T""#, dialog: presenter)
    }

    /// Ledger C4: the frame is the presenter's. C5 shows styles full screen on phones before iOS 13, which a context of
    /// a given frame is not made to be.
    @Test(arguments: ["3.1", "6", "9", "12", "13", "18", "26"])
    func `covers exactly a presenter whose frame is given, on phones of every system`(version: String) throws {
        let system = version == "3.1" ? "iPhone OS" : "iOS"
        let answer = try context(
            #"{"profile":"iphone-8","system":{"name":"\#(system)","version":"\#(version)"}}"#,
            #","presenter":{"frame":{"x":20,"y":80,"width":300,"height":400}}"#)
        #expect(answer.dialog == Box(20, 80, 300, 400))
        #expect(answer["presentation"]["resolved"] == "currentContext")
        #expect(answer["adaptations"].elements.isEmpty)
    }

    /// Ledger C5.
    @Test(arguments: ["6", "12"])
    func `is full screen on phones before iOS 13 where no frame is given`(version: String) throws {
        let answer = try context(#"{"profile":"iphone-8","system":{"name":"iOS","version":"\#(version)"}}"#, "")
        #expect(answer["presentation"]["resolved"] == "fullScreen")
        #expect(answer.dialog == answer["stage"]["window"].box)
    }
}
