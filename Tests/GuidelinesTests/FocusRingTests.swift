import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `The line that shows the focus` {
    /// A ring around a button is seen beside it: the fill that it goes around is not what makes it hard to see.
    @Test
    func `the line that shows the focus is told with the colour that it stands on, whatever fills the button`() throws {
        let answer = try layout(
            "semiModal", on: "matepad-2560x1600",
            content: ##"""
                "message":"x","background":{"color":"#99C679"},
                "actions":[{"id":"a0","title":"Close"},{"id":"a2","title":"OK","preferred":true}]
                """##,
            dialog: ##""theme":{"light":{"activated":"#004893"}}"##)
        let findings = answer["diagnostics"].elements.filter { $0["rule"] == "controlContrast" }
        #expect(findings.map { $0["pointer"] } == ["/dialog/content/background/color"])
        #expect(findings.first?["message"].string?.contains("action:a0, action:a2") == true)
        #expect(findings.first?["changes"] != .missing)
    }
}
