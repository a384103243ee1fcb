import Devices
import Geometry
import Testing
import Typography

@testable import Dialogs

@Suite struct `Content in too little room` {
    private func fit(
        _ request: DialogRequest, _ metrics: ContentMetrics = ContentMetrics(), height: Double
    ) throws -> FitContent {
        let stack = stack(request, metrics, on: try Stage(device("iphone-8")))
        return FitContent(stack, into: Rect(x: 10, y: 20, width: 280, height: height))
    }

    /// By hand: two buttons of one character stand side by side in one row of 44.
    @Test func `has the buttons at its foot and the body from its top`() throws {
        let fit = try fit(dialog(.floating, buttons: 2, title: "Title"), height: 300)
        #expect(fit.body.minY == 20 && fit.body.height == fit.plan.body.height)
        #expect(fit.buttons == Rect(x: 10, y: 276, width: 280, height: 44))
        #expect(!fit.bodyScrolls && !fit.buttonsScroll && !fit.isTooLow && fit.fullRowHeight == nil)
    }

    @Test func `scrolls the body first, and by what is missing`() throws {
        let request = dialog(.floating, buttons: 2, message: String(repeating: "x", count: 24 * 20))
        let whole = try fit(request, height: 2000)
        let needed = whole.plan.body.height + 44
        let low = try fit(request, height: needed - 100)
        #expect(low.bodyScrolls && !low.buttonsScroll)
        #expect(abs(low.body.height - (whole.plan.body.height - 100)) < 1e-9)
        #expect(low.buttons.height == 44)
    }

    /// Eight rows of 44 are 352; with a line of the body they do not stand in 360, and each gives up as much.
    @Test func `lowers rows that would hide the body`() throws {
        var metrics = ContentMetrics()
        metrics.buttons.arrangement = .stacked
        let request = dialog(.floating, buttons: 8, message: String(repeating: "x", count: 24 * 20))
        let fit = try fit(request, metrics, height: 360)
        #expect(fit.fullRowHeight == 44)
        let line = 16 + 17 * TextStyle.lineHeightPerSize
        #expect(abs(fit.plan.rowHeight - (360 - line) / 8) < 1e-9)
        #expect(!fit.buttonsScroll && abs(fit.body.height - line) < 1e-9)
    }

    /// Whatever room there is, sections stand in it one below the other, and none is higher than what is in it.
    @Test(arguments: [0, 1, 2, 7, 30], [ButtonLayout.Arrangement.stacked, .sideBySideOrStacked])
    func `stays in its room, section below section`(buttons: Int, arrangement: ButtonLayout.Arrangement) throws {
        var metrics = ContentMetrics()
        metrics.buttons.arrangement = arrangement
        for keeps in [true, false] {
            metrics.keepsButtonsInSight = keeps
            let request = dialog(.floating, buttons: buttons, title: "T", message: String(repeating: "m", count: 200))
            for height in stride(from: 0.0, through: 900, by: 7.5) {
                let fit = try fit(request, metrics, height: height)
                let hair = 1e-6
                #expect(fit.body.minY >= 20 - hair && fit.body.maxY <= fit.buttons.minY + hair, "\(height)")
                #expect(fit.buttons.maxY <= 20 + height + hair, "\(height)")
                #expect(fit.body.height <= fit.plan.body.height + hair)
                #expect(fit.buttons.height <= fit.plan.buttons.height + hair)
                #expect(fit.bodyScrolls == (fit.body.height < fit.plan.body.height - hair))
            }
        }
    }
}
