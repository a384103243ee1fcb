import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Corrections, sheets and keyboards: bottom rows of buttons keep the distance to the dialog's edge that the sides
/// have; nothing is flush. Panels and messages, which the ledger has, do so where buttons have edges.
@Suite struct `Buttons at the end of a dialog in a browser` {
    private static let devices = ["desktop-1280x800", "desktop-1440x900"]

    @Test(arguments: ["semiModal", "slidingMessage", "floating", "fullScreen", "currentContext"], devices)
    func `keep off its edge as they do off its sides`(style: String, device: String) throws {
        let answer = try layout(style, on: device, content: #""title":"Hi","actions":[{"id":"ok","title":"OK"}]"#)
        let (dialog, button) = (answer["layers"]["dialog"]["frame"].box, answer["layers"]["action:ok"]["frame"].box)
        // A row of buttons as wide as their titles stands at one side.
        let side = min(button.x - dialog.x, dialog.maxX - button.maxX)
        #expect(side > 0)
        #expect(dialog.y + dialog.height - (button.y + button.height) >= side - 1e-3)
    }
}
