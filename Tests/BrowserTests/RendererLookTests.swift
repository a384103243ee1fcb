import BrowserTestSupport
import PictureTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What the web renderer shows, judged by its pixels, at one a point.
@Suite("The look of the web renderer")
struct RendererLookTests {
    /// A page with a stage, one CSS pixel a point: set once the stage has been fitted to its host.
    private func page(_ request: String, at path: String = "v1/specs", options: String = "{}") throws -> Page {
        let page = try Page.stage(request, at: path, options: options)
        try page.run(
            "for (const _ of [1, 2]) await new Promise(requestAnimationFrame); stage.scale = 1;")
        return page
    }

    /// Red, green and blue of what is seen at places that a script returns, `[[x, y], …]`.
    private func colors(at places: String, in page: Page) throws -> [[UInt8]] {
        let found = try page.run(
            "await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame); \(places)")
        let file = try page.screenshot()
        let (pixels, width) = (try #require(pixelsByLibpng(file)), try #require(PNGReader(file)?.size[0]))
        return found.elements.map { place in
            let color = pixels[Int(place[1].number) * width + Int(place[0].number)]
            return [color >> 16, color >> 8, color].map { UInt8(truncatingIfNeeded: $0) }
        }
    }

    private static let scene = """
        {"device":"iphone-15","dialogs":[
         {"id":"a","style":"pageSheet","content":{"title":"Sheet",
          "actions":[{"id":"go","title":"Go"},{"id":"no","title":"No","role":"destructive"}]}},
         {"id":"b","style":"alert","presenter":{"tint":"dimmed"},"content":{"title":"Hi","actions":[{"title":"OK"}]}}]}
        """

    @Test("the end of a scene's dismissal takes the uppermost dialog away, and leaves those below")
    func remaining() throws {
        let page = try page(Self.scene, at: "v1/scenes")
        let seen = try page.run(
            """
            stage.seek('dismiss', stage.duration('dismiss'));
            return ['a/dialog', 'a/title', 'b/dialog', 'b/title'].map(id => \
            getComputedStyle(stage.box(id)).visibility);
            """
        ).elements
        #expect(seen == ["visible", "visible", "hidden", "hidden"])
    }

    @Test("a tint that is dimmed greys what is in the tint colour, and nothing else")
    func tint() throws {
        let page = try page(Self.scene, at: "v1/scenes")
        let filters = try page.run(
            """
            return ['a/dialog', 'a/action:go', 'a/action:no', 'b/action:0'].map(id => { \
            const box = stage.box(id), text = box.querySelector(':scope > .written text'); \
            return [getComputedStyle(box).filter, text && getComputedStyle(text).filter]; });
            """)
        #expect(filters[0] == ["none", .null])
        #expect(filters[1] == ["none", "grayscale(1)"])
        #expect(filters[2] == ["none", "none"] && filters[3] == ["none", "none"])
    }

    /// The bar lies over the border, which is seen below the bar only: the order of painting is border, then children.
    @Test("the border of a dialog with an arrow lies below what is in the dialog")
    func border() throws {
        let request = DialogBody(
            "popover", on: "ipad-10",
            content: ##""title":"Hi","border":{"width":4,"color":"#FF0000"},"navigationBar":{"title":"Details"}"##,
            placement: #""anchor":{"x":200,"y":250,"width":44,"height":30}"#
        ).json
        let page = try page(request)
        let seen = try colors(
            at: """
                const { x, width, bottom } = stage.box('dialog').getBoundingClientRect();
                const bar = stage.box('bar:navigation').getBoundingClientRect();
                return [[x + 1, bar.bottom - 6], [x + 1, bar.bottom + 10], [x + width / 2, bottom - 1]];
                """, in: page)
        #expect(seen[0][1] > 100)
        #expect(seen[1] == [255, 0, 0] && seen[2] == [255, 0, 0])
    }

    /// A radius of 10 leaves some two points of the box's corner free.
    @Test("a bar at the top of a sheet ends at the sheet's corners, on a screen with round ones, too")
    func corner() throws {
        let request = DialogBody(
            "pageSheet", on: "iphone-11-pro", content: #""title":"Hi","navigationBar":{"title":"Details"}"#
        ).json
        let page = try page(request, options: #"{"bezel":true}"#)
        // The service draws the device's body.
        try page.run("await until(() => stage.size !== stage.bounds);")
        let seen = try colors(
            at: """
                const { x, y } = stage.box('dialog').getBoundingClientRect();
                return [[Math.ceil(x) + 1, Math.ceil(y)], [x + 30, y + 20]];
                """, in: page)
        #expect(seen[0].allSatisfy { $0 < 60 })
        #expect(seen[1].allSatisfy { $0 > 200 })
    }

    @Test("without its device a window has its keyboard, and no bars")
    func keyboard() throws {
        let request = DialogBody(
            "alert", on: "iphone-15", state: #""keyboard":"docked""#,
            content: #""title":"Hi","textFields":[{"id":"f"}]"#
        ).json
        let page = try page(request, options: #"{"device":false}"#)
        let there = try page.run(
            """
            // The service is asked for the keys.
            await until(() => stage.box('keyboard').querySelectorAll('text').length >= 20);
            return ['keyboard', 'statusBar', 'homeIndicator'].map(id => stage.root.contains(stage.box(id)));
            """)
        #expect(there == [true, false, false])
        let shown = try Scrim.shared.get().post(request, to: "/v1/specs?format=html&device=false").text
        #expect(shown.contains(#""drawings":{"":"#))
    }
}
