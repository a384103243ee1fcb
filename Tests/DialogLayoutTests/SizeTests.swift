import Boxes
import Devices
import Geometry
import Testing
import Typography

@testable import Dialogs

@Suite struct `The size of a dialog` {
    private func measured(_ request: DialogRequest, on stage: Stage) throws -> Measured {
        let staged = try Staged(request, presentedIn: nil, on: stage, ResolveOptions())
        return try staged.measured(by: stack(staged.request, staged.defaults.look.content.value, on: stage))
    }

    /// An iPhone 8 is 375 wide, and half of it 187.5.
    @Test func `the size of a dialog is a number of points, or a share of the container`() throws {
        let stage = try Stage(device("iphone-8"))
        var request = dialog(.floating, buttons: 1)
        request.content.width = .points(200)
        request.content.height = .points(120)
        #expect(try measured(request, on: stage).size == Size(width: 200, height: 120))
        request.content.width = .fraction(0.5)
        request.placement.container = Rect(x: 0, y: 0, width: 300, height: 400)
        request.content.height = .fraction(0.25)
        #expect(try measured(request, on: stage).size == Size(width: 150, height: 100))
    }

    @Test func `the size of a dialog is limited to the room there is, and says what was wanted`() throws {
        let stage = try Stage(device("iphone-8"))
        var request = dialog(.semiModal, buttons: 1)
        request.content.width = .points(500)
        let measured = try measured(request, on: stage)
        let width = try #require(measured.sides?.width)
        #expect(width.wanted == 500 && width.room == 375 && width.length == 375)
        let adaptations = try Resolver.even.rest(request, on: stage, options: ResolveOptions()).diagnostics.adaptations
        #expect(
            adaptations == [
                Adaptation(
                    from: "500", to: "375", reason: .limitedToContainer,
                    field: [.dialog, .content, .size, .width])
            ])
    }

    /// Twelve characters of ten points and the insets of 20 on both sides are 160.
    @Test func `fits its content`() throws {
        let stage = try Stage(device("iphone-8"))
        var request = dialog(.floating)
        request.content.message = "twelve chars"
        request.content.width = .fit
        request.content.height = .fit
        let measured = try measured(request, on: stage)
        #expect(measured.size.width == 160)
        let line = TextStyle(size: 15).lineHeight
        // Rounded up to whole pixels, of which there are two to a point.
        #expect(measured.size.height >= 32 + line && measured.size.height < 32 + line + 0.5)
    }

    @Test func `the size of a dialog is the caller's own where the frame is`() throws {
        let stage = try Stage(device("iphone-8"))
        var request = dialog(.floating, buttons: 1)
        request.placement.frame = Rect(x: 11, y: 22, width: 133, height: 144)
        let measured = try measured(request, on: stage)
        #expect(measured.isFixed && measured.sides == nil)
        #expect(measured.rest == Rect(x: 11, y: 22, width: 133, height: 144))
    }

    /// The other end of a motion is the same dialog, without what does not move.
    @Test(arguments: StyleName.allCases, ["iphone-4", "iphone-15", "ipad-air-2"])
    func `the size of a dialog is the same at the end of a motion`(style: StyleName, id: String) throws {
        let stage = try Stage(device(id))
        var request = dialog(style, buttons: 2, title: "Title", message: String(repeating: "m", count: 90))
        request.placement.popover.anchor = Rect(x: 100, y: 100, width: 40, height: 40)
        let rest = try Resolver.even.rest(request, on: stage, options: ResolveOptions())
        let end = try Resolver.even.motionEnd(request, on: stage, options: ResolveOptions())
        #expect(rest.frame == end.frame && rest.container == end.container && rest.resolved == end.resolved)
        #expect(rest.layers.map(\.id) == end.layers.map(\.id))
        #expect(rest.layers.map(\.frame) == end.layers.map(\.frame))
        #expect(rest.layers.map(\.opacity) == end.layers.map(\.opacity))
        #expect(end.layers.allSatisfy { $0.text == nil && $0.action == nil })
        #expect(end.diagnostics.adaptations.isEmpty && end.outline.elements.isEmpty)
    }
}
