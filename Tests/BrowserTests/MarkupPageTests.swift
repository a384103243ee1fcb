import BrowserTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// The page of `format=markup` in a window as large as the answer's: its dialog is where the answer has it.
@Suite("A dialog as HTML")
struct MarkupPageTests {
    /// Opens the page of a request, shows its dialog as it rests, and tells the box of it and of parts of it.
    private static let script = """
        const answer = await fetch(service + 'v1/specs?format=markup', {
          method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request),
        });
        const html = await answer.text();
        document.open();
        document.write(html);
        document.close();
        const dialog = document.getElementById('dialog');
        dialog.popover ? dialog.showPopover() : dialog.showModal();
        for (const motion of document.getAnimations()) motion.finish();
        const box = element => element?.getBoundingClientRect().toJSON();
        // An empty box in a line stands on its baseline.
        const baseline = text => {
          const mark = document.createElement('i');
          mark.style.display = 'inline-block';
          text?.append(mark);
          return mark.getBoundingClientRect().bottom;
        };
        const held = dialog.matches('.scrim-popover') ? dialog.querySelector('.dialog') : dialog;
        return {
          isHeld: held !== dialog, dialog: box(held), arrow: box(dialog.querySelector('.arrow')),
          clip: [...decodeURIComponent(getComputedStyle(held).borderImageSource).matchAll(/ d="([^"]*)"/g)].map(
            ([, path]) => path).join(' '),
          backdrop: getComputedStyle(dialog, '::backdrop').backgroundColor,
          baseline: baseline(held.querySelector('.title > span')),
        };
        """

    private func show(_ request: String, width: Int, height: Int) throws -> JSON {
        let page = try Chromium.shared.get().page(width: width, height: height)
        let service = try Scrim.shared.get().address
        let told = try page.run(Self.script, ["service": "\"\(service)\"", "request": request])
        #expect(page.complaints == [])
        return told
    }

    private func expectSame(_ box: JSON, _ frame: JSON, _ about: String) {
        for side in ["x", "y", "width", "height"] {
            #expect(abs(box[side].number - frame[side].number) <= 0.5, "\(about): \(side)")
        }
    }

    /// Anchors in the middle and at every edge of a window of 820 × 1180 points, where the popover slides along, turns
    /// to the other side, or does both.
    private static let anchors: [(x: Int, y: Int, width: Int, height: Int)] = [
        (300, 200, 100, 40), (20, 200, 40, 40), (770, 200, 40, 40), (300, 1100, 100, 40), (10, 1120, 44, 44),
        (760, 1120, 44, 44), (400, 20, 30, 30),
    ]

    @Test(
        "a popover is beside its anchor as the answer has it",
        arguments: ["", #", "side": "top""#, #", "side": "right""#, #", "side": "left""#, #", "side": "bottom""#])
    func anchored(side: String) throws {
        for anchor in Self.anchors {
            let size = #""width": \#(anchor.width), "height": \#(anchor.height)"#
            let place = #"{"x": \#(anchor.x), "y": \#(anchor.y), \#(size)}"#
            let request = DialogBody(
                "popover", on: "ipad-10", content: #""title":"Colours","size":{"width":320,"height":200}"#,
                placement: #""anchor":\#(place)\#(side)"#
            ).json
            let answer = try spec(request)
            let layers = answer["layers"].elements
            func frame(_ id: JSON) -> JSON { layers.first { $0["id"] == id }?["frame"] ?? .missing }
            let told = try show(request, width: 820, height: 1180)
            expectSame(told["dialog"], frame("dialog"), "\(anchor)\(side)")
            expectSame(told["arrow"], frame("arrow"), "arrow, \(anchor)\(side)")
            #expect(told["backdrop"] != "rgba(0, 0, 0, 0)")
        }
    }

    /// What the sheet says of the other side holds there, too: a page whose anchor stands where that of another request
    /// does shows that request's answer.
    @Test("a popover turns to the other side of an anchor that stands elsewhere")
    func flipped() throws {
        func request(_ y: Int) -> String {
            DialogBody(
                "popover", on: "ipad-10", content: #""title":"Colours","size":{"width":320,"height":200}"#,
                placement: #""side":"bottom","anchor":{"x":300,"y":\#(y),"width":100,"height":40}"#
            ).json
        }
        for (here, there) in [(200, 1100), (1100, 200)] {
            let page = try Chromium.shared.get().page(width: 820, height: 1180)
            let service = try Scrim.shared.get().address
            let moved = Self.script.replacing(
                "const dialog =", with: "document.querySelector('.anchor').style.top = '\(there)px';\nconst dialog =")
            let told = try page.run(moved, ["service": "\"\(service)\"", "request": request(here)])
            let layers = try spec(request(there))["layers"].elements
            for id in ["dialog", "arrow"] {
                expectSame(told[id], layers.first { $0["id"].string == id }?["frame"] ?? .missing, "\(id) from \(here)")
            }
            // The outline is that of the other answer, too: its arrow is where that has it.
            let same = try show(request(there), width: 820, height: 1180)
            #expect(numbers(told["clip"]).count > 20)
            #expect(bounds(told["clip"]) == bounds(same["clip"]))
        }
    }

    /// What the answer has beyond the viewport's end is there, to be scrolled to.
    @Test("what scrolls in the answer scrolls in the page")
    func scrolling() throws {
        let content =
            #""title":"T","message":"\#(String(repeating: "Make changes. ", count: 80))","#
            + #""actions":[{"id":"ok","title":"OK"},{"id":"no","title":"No","role":"cancel"}]"#
        let read = """
            const region = dialog.querySelector('[class^="scroll"]');
            const lines = dialog.querySelector('.message > span').textContent.split('\\n').length;
            const buttons = [...dialog.querySelectorAll('button')];
            const [height, seen] = [region.scrollHeight, region.clientHeight];
            region.scrollTop = height;
            return {
              height, seen, lines, isScrolled: region.scrollTop > 0, overflow: getComputedStyle(region).overflowY,
              titles: buttons.map(button => button.textContent), boxes: buttons.map(box), region: box(region),
            };
            """
        for (style, place) in [("x-snap-drawer", ""), ("x-snap-drawer", #""selectedDetent":355"#), ("alert", "")] {
            let request = DialogBody(style, on: "390x844@1", system: "web", content: content, placement: place).json
            let answer = try spec(request)
            let layers = answer["layers"].elements
            guard let region = layers.first(where: { $0["role"] == "scroll" }) else { continue }
            let page = try Chromium.shared.get().page(width: 390, height: 844)
            let service = try Scrim.shared.get().address
            let script = Self.script.replacing(/const held =[\s\S]*/, with: read)
            let told = try page.run(script, ["service": "\"\(service)\"", "request": request])
            #expect(told["overflow"] == "auto" && told["isScrolled"] == true)
            #expect(abs(told["height"].number - region["contentSize"]["height"].number) <= 1)
            #expect(abs(told["seen"].number - region["frame"]["height"].number) <= 1)
            let text = layers.first { $0["id"] == "message" }?["text"] ?? .missing
            let lines = text["lines"].elements.count + text["scrolledLines"].elements.count
            #expect(told["lines"].number == Double(lines))
            #expect(Set(told["titles"].elements.compactMap(\.string)) == ["OK", "No"])
            guard style == "x-snap-drawer" else { continue }
            for box in told["boxes"].elements { #expect(box["height"].number == 48, "\(box)") }
        }
    }

    /// A bar of 15 at the right, whichever side lines begin at: what is beside it stays where the answer has it. The
    /// browser here hides its bars; a border where lines end takes the same room.
    @Test("a scroll bar that takes room moves nothing", arguments: ["leftToRight", "rightToLeft"])
    func scrollBar(direction: String) throws {
        let content = #""title":"T","message":"\#(String(repeating: "Make changes. ", count: 200))""#
        let request = DialogBody(
            "alert", on: "390x600@1", system: "web", state: #""layoutDirection":"\#(direction)""#, content: content
        ).json
        let layers = try spec(request)["layers"].elements
        let region = try #require(layers.first { $0["role"] == "scroll" })
        let message = try #require(layers.first { $0["id"] == "message" })
        let read = """
            const bar = document.createElement('style');
            bar.textContent = '[class^="scroll"] { border-inline-end: 15px solid transparent; }';
            document.head.append(bar);
            const region = dialog.querySelector('[class^="scroll"]');
            return {
              room: region.clientWidth, message: box(region.querySelector('.message')), region: box(region),
              direction: getComputedStyle(region.querySelector('.message')).direction,
            };
            """
        let page = try Chromium.shared.get().page(width: 390, height: 600)
        let service = try Scrim.shared.get().address
        let script = Self.script.replacing(/const held =[\s\S]*/, with: read)
        let told = try page.run(script, ["service": "\"\(service)\"", "request": request])
        #expect(told["room"].number == region["frame"]["width"].number - 15)
        for side in ["x", "width"] {
            #expect(abs(told["message"][side].number - message["frame"][side].number) <= 0.5, "\(side)")
        }
        #expect(told["direction"].string == (direction == "rightToLeft" ? "rtl" : "ltr"))
    }

    private func numbers(_ path: JSON) -> [Double] {
        (path.string ?? "").matches(of: /-?[0-9]+(\.[0-9]+)?/).compactMap { Double($0.output.0) }
    }

    /// The least and the greatest number of a path, which those of its points along the longer side are not.
    private func bounds(_ path: JSON) -> [Double] {
        let all = numbers(path)
        return [all.min() ?? 0, all.max() ?? 0].map { $0.rounded() }
    }

    /// With the bars of a browser there, and withdrawn: `dvh` and `svh` are those of the window that shows the page.
    @Test("under a browser's bars a dialog follows them")
    func bars() throws {
        func request(_ dialog: String, isCollapsed: Bool) -> String {
            DialogBody(
                on: "393x852@3", system: "web",
                state: #""browserChrome":{"top":50,"bottom":83,"collapsed":\#(isCollapsed)}"#, dialog: dialog
            ).json
        }
        for dialog in [
            #"{"style": "fullScreen"}"#, #"{"style": "semiModal", "content": {"size": {"height": "40%"}}}"#,
            #"{"style": "alert", "content": {"title": "Hi", "actions": [{"title": "OK"}]}}"#,
            #"{"style": "semiModal", "content": {"size": {"height": 300}}}"#,
        ] {
            for (isCollapsed, height) in [(false, 719), (true, 852)] {
                let answer = try spec(request(dialog, isCollapsed: isCollapsed))
                let frame = answer["layers"].elements.first { $0["id"] == "dialog" }?["frame"] ?? .missing
                // Whichever of both the request has.
                for asked in [false, true] {
                    let told = try show(request(dialog, isCollapsed: asked), width: 393, height: height)
                    expectSame(told["dialog"], frame, "\(dialog) \(isCollapsed) \(asked)")
                }
            }
        }
    }

    /// The browser's fonts are not those that the service measured.
    @Test("the title stands on the answer's baseline in any font", arguments: ["pixel-9", "iphone-4", "iphone-17"])
    func baseline(device: String) throws {
        let request = DialogBody("alert", on: device, content: #""title":"Hi","actions":[{"title":"OK"}]"#).json
        let answer = try spec(request)
        let window = answer["stage"]["window"]
        let told = try show(request, width: Int(window["width"].number), height: Int(window["height"].number))
        let baseline = answer["layers"]["title"]["text"]["lines"][0]["baseline"].number
        let top = told["dialog"]["y"].number - answer["layers"]["dialog"]["frame"]["y"].number
        #expect(abs(told["baseline"].number - top - baseline) < 0.05)
    }
}
