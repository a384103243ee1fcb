import Boxes
import Devices
import Geometry
import TestSupport
import Testing

@testable import Dialogs

@Suite struct `A dialog makes way` {
    /// An iPhone 8, 375 by 667, with a status bar of 20 and a keyboard of 216: it begins at 451.
    private func stage() throws -> Stage {
        var device = try device("iphone-8")
        device.keyboard = Keyboard(extent: .height(216))
        return try Stage(device)
    }

    private func avoid(
        _ frame: Rect, policy: KeyboardPolicy = .avoid, _ change: (inout SizingDefaults) -> Void = { _ in }
    ) throws -> AvoidKeyboard.Result {
        var defaults = StyleDefaults()
        change(&defaults.sizing)
        let stage = try stage()
        return AvoidKeyboard(by: Boxed(defaults), in: stage.window, policy: policy).avoid(frame, on: stage)
    }

    @Test func `a dialog makes way of a keyboard by exactly what that covers`() throws {
        let result = try avoid(Rect(x: 0, y: 300, width: 375, height: 200))
        #expect(result.effect == .moved && result.frame == Rect(x: 0, y: 251, width: 375, height: 200))
        let above = try avoid(Rect(x: 0, y: 100, width: 375, height: 351))
        #expect(above.effect == .none && above.frame.minY == 100)
    }

    @Test func `a dialog makes way of a keyboard up to the top inset, and shrinks there`() throws {
        let frame = Rect(x: 0, y: 30, width: 375, height: 600)
        let result = try avoid(frame)
        #expect(result.effect == .shrunk && result.frame == Rect(x: 0, y: 20, width: 375, height: 431))
        let kept = try avoid(frame) { $0.keepsSizeOverKeyboard = true }
        #expect(kept.effect == .covered && kept.frame == Rect(x: 0, y: 20, width: 375, height: 600))
    }

    @Test func `a dialog makes way of no keyboard that it is to ignore`() throws {
        let frame = Rect(x: 0, y: 300, width: 375, height: 367)
        #expect(try avoid(frame, policy: .ignore).effect == .none)
        #expect(try avoid(frame) { $0.avoidsKeyboard = false }.frame == frame)
    }

    @Test func `a dialog makes way of a keyboard without leaving the window or growing`() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let frame = Rect(
                x: 0, y: .random(in: -50...667, using: &random), width: 100,
                height: .random(in: 1...700, using: &random))
            let result = try avoid(frame)
            #expect(result.frame.minY <= frame.minY && result.frame.height <= frame.height, "\(frame)")
            #expect(result.frame.minY >= min(frame.minY, 20), "\(frame)")
            if result.effect == .moved || result.effect == .shrunk { #expect(result.frame.maxY <= 451 + 1e-9) }
            if result.effect == .none { #expect(result.frame == frame) }
        }
    }

    /// A cover over the left 100 points at half height: to the right of it is the shortest way for what stands there.
    @Test func `a dialog makes way of what covers the screen by the shortest way`() throws {
        var device = try device("iphone-8")
        device.reservedRegions = [
            ReservedRegion(kind: .occlusion, frame: Rect(x: 0, y: 200, width: 100, height: 200))
        ]
        let stage = try Stage(device)
        let avoid = AvoidRegions(stage: stage, container: stage.window, edge: nil)
        let beside = avoid.avoid(Rect(x: 80, y: 250, width: 200, height: 100))
        #expect(beside.effect == .moved && beside.frame == Rect(x: 100, y: 250, width: 200, height: 100))
        let above = avoid.avoid(Rect(x: 0, y: 120, width: 300, height: 100))
        #expect(above.effect == .moved && above.frame == Rect(x: 0, y: 100, width: 300, height: 100))
        let clear = avoid.avoid(Rect(x: 150, y: 250, width: 200, height: 100))
        #expect(clear.effect == .none)
        let wide = avoid.avoid(Rect(x: 0, y: 20, width: 375, height: 600))
        #expect(wide.effect == .covered && wide.frame.minY == 20)
        // Against an edge it may only move along that.
        let bound = AvoidRegions(stage: stage, container: stage.window, edge: .left)
            .avoid(Rect(x: 0, y: 180, width: 200, height: 100))
        #expect(bound.frame == Rect(x: 0, y: 100, width: 200, height: 100))
    }
}
