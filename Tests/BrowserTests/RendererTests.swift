import BrowserTestSupport
import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// `GET /scrim.js`, and what it does with a mouse, a keyboard and the service.
@Suite("The web renderer")
struct RendererTests {
    private static let request = DialogBody(
        "sheet", on: "iphone-15",
        content: #""title":"Hi","actions":[{"id":"go","title":"Go"},{"id":"off","title":"Off","enabled":false}]"#,
        placement: #""detents":["medium","large"]"#
    ).json

    private func page(_ request: String = request, options: String = "{}") throws -> Page {
        try .stage(request, options: options)
    }

    private func top(of id: String, in page: Page) throws -> Double {
        try page.run("return stage.box(id).getBoundingClientRect().top", ["id": "\"\(id)\""]).number
    }

    @Test("the renderer is served to pages of any origin, and is checked before it is sent again")
    func served() throws {
        let scrim = try Scrim.shared.get()
        let response = try scrim.get("/scrim.js")
        #expect(response["content-type"] == "text/javascript; charset=utf-8")
        #expect(response["access-control-allow-origin"] == "*")
        #expect(try Array(Repository.text("Sources/CEmbedded/scrim.js").utf8) == response.body)
        #expect(response.body.count <= 40_000)
        #expect(!String(decoding: response.body, as: UTF8.self).contains("</script"))
        #expect(try scrim.get("/scrim.js", headers: [("Accept", "text/javascript")]).status == 200)
        let tag = try #require(response["etag"])
        #expect(try scrim.get("/scrim.js", headers: [("If-None-Match", tag)]).status == 304)
    }

    @Test("the renderer's modules have at most 400 lines each, and pass the type checker")
    func typed() throws {
        for file in try Repository.files(below: "Web/scrim", suffix: ".js") {
            let text = try Repository.text(file)
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 400, "\(file)")
        }
        let checker = Process()
        checker.executableURL = URL(filePath: "/usr/bin/tsc")
        checker.arguments = [
            "--checkJs", "--allowJs", "--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom,dom.iterable",
            "--module", "es2022", Repository.path("Web/scrim.js"),
        ]
        let output = Pipe()
        checker.standardOutput = output
        try checker.run()
        let told = try output.fileHandleForReading.readToEnd() ?? Data()
        checker.waitUntilExit()
        #expect(checker.terminationStatus == 0, "\(String(decoding: told, as: UTF8.self))")
    }

    @Test("a sheet goes with the mouse, what is behind goes with the sheet, and the service says where it ends")
    func drag() throws {
        let page = try page()
        let rest = try top(of: "dialog", in: page)
        try page.run("stage.draggable = true")
        try page.mouse("mousePressed", 196, rest + 30)
        // The first 20 points wake it, and what goes beyond them it follows.
        for step in 1...6 { try page.mouse("mouseMoved", 196, rest + 30 + Double(step) * 20) }
        try page.run("await until(() => +getComputedStyle(stage.box('dimming')).opacity < 0.2 || heard.length)")
        #expect(abs(try top(of: "dialog", in: page) - rest - 100) < 0.05)
        // The finger rests before it lets go, so that nothing is thrown.
        try page.run("const rested = performance.now() + 150; await until(() => performance.now() > rested)")
        try page.mouse("mouseReleased", 196, rest + 150)
        try page.run("await until(() => heard.some(([name]) => name === 'end'))")
        let heard = try page.run("return heard.map(([name, detail]) => ({ name, target: detail?.target ?? null }))")
        #expect(heard["change"]["target"] == "medium")
        #expect(abs(try top(of: "dialog", in: page) - rest) < 0.05)
        #expect(page.complaints == [])
    }

    @Test("a keyboard has its letters, each on a key and all on the keyboard, in ink that is seen on them")
    func keyboard() throws {
        for device in [
            #"{"profile": "iphone-15"}"#, #"{"profile": "iphone-15", "orientation": "landscapeLeft"}"#,
            #"{"profile": "ipad-1"}"#,
            #"{"profile": "pixel-8", "appearance": "dark"}"#,
        ] {
            let page = try page(
                #"""
                {"device": \#(device.dropLast()), "keyboard": "docked"}, "dialog": {"style": "alert", "content": \#
                {"title": "Hi"}}}
                """#
            )
            let faults = try page.run(
                """
                await until(() => stage.box('keyboard').querySelector('text'));
                const board = stage.box('keyboard'), faults = [], all = board.getBoundingClientRect();
                const light = color => color.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
                const parts = [...board.querySelectorAll('path, text')], letters = new Set(), astray = [];
                for (const [index, text] of parts.entries()) {
                    if (text.localName !== 'text' || !/^[a-z]$/i.test(text.textContent)) continue;
                    const { x, y, width, height } = text.getExtentOfChar(0), middle = new DOMPoint(x + width / 2, y + \
                    height / 2);
                    const key = parts.slice(0, index).findLast(part => part.localName === 'path' && \
                    part.isPointInFill(middle));
                    const box = key?.getBoundingClientRect(), ink = getComputedStyle(text).fill, cap = key && \
                    getComputedStyle(key).fill;
                    // A letter may also be a suggestion, above the keys.
                    if (!key || box.width > all.width / 5) { astray.push(text.textContent.toLowerCase()); continue; }
                    letters.add(text.textContent.toLowerCase());
                    if (box.left < all.left || box.right > all.right || box.top < all.top || box.bottom > all.bottom) \
                    faults.push('keys beyond the board');
                    if (!cap.startsWith('url') && Math.abs(light(ink) - light(cap)) < 300) faults.push(ink + ' on ' + \
                    cap);
                }
                for (const letter of astray) if (!letters.has(letter)) faults.push(letter + ' is on no key');
                if (letters.size !== 26) faults.push(letters.size + ' letters');
                return faults;
                """)
            #expect(faults.elements.compactMap(\.string) == [], "\(device)")
            #expect(page.complaints == [])
        }
    }

    @Test("what is touched is told, on the way too; what dismisses does, unless prevented")
    func touches() throws {
        let page = try page()
        let frame = try page.run(
            """
            const { x, y, width, height } = stage.box('action:go').getBoundingClientRect(); return [x + width / \
            2, y + height / 2]
            """
        )
        let (x, y) = (frame[0].number, frame[1].number)
        let rest = try page.run(
            "return [await stage.hitTest([x, y]), await stage.hitTest([5, 200])]", ["x": "\(x)", "y": "\(y)"])
        #expect(rest[0]["target"] == "action:go")
        #expect(rest[1]["target"] == "dimming")
        let moving = try page.run("stage.seek('present', 0.05); return stage.hitTest([196, 600])")
        #expect(moving["target"] == "dimming")
        try page.run(
            "stage.seek(null, 0); stage.addEventListener('hit', event => event.preventDefault(), { once: true })")
        for type in ["mousePressed", "mouseReleased"] { try page.mouse(type, x, y) }
        try page.run("await until(() => heard.length === 1)")
        #expect(try page.run("return [heard[0][1].target, stage.phase]") == ["action:go", .null])
        for type in ["mousePressed", "mouseReleased"] { try page.mouse(type, x, y) }
        try page.run("await until(() => heard.some(([name]) => name === 'end'))")
        #expect(try page.run("return getComputedStyle(stage.box('dialog')).visibility") == "hidden")
        #expect(page.complaints == [])
    }

    @Test("a motion that is interrupted goes back from where it is, and comes to its end")
    func interruption() throws {
        let page = try page()
        let told = try page.run(
            """
            const top = () => stage.box('dialog').getBoundingClientRect().top;
            stage.play('present');
            await until(() => stage.time > 0.08);
            stage.pause();
            const before = top(), tops = [];
            stage.addEventListener('time', () => tops.push(top()));
            const ended = await stage.interrupt('dismissed');
            return { before, first: tops[0], last: tops[tops.length - 1], ended };
            """)
        #expect(abs(told["before"].number - told["first"].number) < 0.05)
        #expect(told["last"] == 852)
        #expect(told["ended"] == true)
        #expect(page.complaints == [])
    }

    @Test("who does not see it is told what there is, and moves through it by keys")
    func accessibility() throws {
        let page = try page(options: "{interactive: true}")
        let tree = try page.send("Accessibility.getFullAXTree")["nodes"].elements
        func node(_ role: String) -> JSON {
            tree.first { $0["role"]["value"].string == role && $0["ignored"] != true } ?? .missing
        }
        #expect(node("dialog")["name"]["value"] == "Hi")
        #expect(node("heading")["name"]["value"] == "Hi")
        let buttons = tree.filter { $0["role"]["value"] == "button" }
        #expect(buttons.map { $0["name"]["value"].string } == ["Go", "Off"])
        #expect(buttons.map { $0["properties"]["disabled"]["value"]["value"] == true } == [false, true])
        try page.press("Tab")
        #expect(try page.run("return stage.root.activeElement?.dataset.layer") == "action:go")
        try page.run("stage.addEventListener('hit', event => event.preventDefault())")
        try page.press("Enter")
        #expect(try page.run("await until(() => heard.length); return heard[0][1].target") == "action:go")
        // No other key is kept from the page, and Tab leads on.
        let kept = try page.run(
            """
            const kept = [];
            for (const key of ['Tab', 'f', 'r', 'Escape', 'ArrowDown', 'PageDown'])
              if (!stage.root.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, \
              composed: true, cancelable: true }))) kept.push(key);
            return kept;
            """)
        #expect(kept.elements.isEmpty)
        try page.run("document.body.append(Object.assign(document.createElement('button'), { id: 'after' }))")
        // The button that is off is in the order of focus, too; behind it the page goes on.
        try page.press("Tab")
        #expect(try page.run("return stage.root.activeElement?.dataset.layer") == "action:off")
        try page.press("Tab")
        #expect(try page.run("return document.activeElement.id") == "after")
    }

    @Test("a picture is a picture to who does not see it, and no place on the way of Tab")
    func pictures() throws {
        let page = try page(
            DialogBody(
                "alert", on: "iphone-15",
                content: #""title":"Hi","message":"There","actions":[{"id":"ok","title":"OK"}]"#
            ).json
        )
        let tree = try page.send("Accessibility.getFullAXTree")["nodes"].elements.filter { $0["ignored"] != true }
        let roles = tree.compactMap { $0["role"]["value"].string }
        #expect(!roles.contains { ["alertdialog", "dialog", "button", "heading", "textbox"].contains($0) })
        let picture = tree.first { $0["role"]["value"].string == "image" || $0["role"]["value"].string == "img" }
        #expect(picture?["name"]["value"] == "Hi, There, OK")
        try page.run("document.body.append(Object.assign(document.createElement('button'), { id: 'after' }))")
        try page.press("Tab")
        #expect(try page.run("return document.activeElement.id") == "after")
    }

    @Test("what came in the place of an answer is thrown with its reason")
    func problems() throws {
        let page = try Chromium.shared.get().page()
        let told = try page.run(
            """
            const { Stage } = await import(service + 'scrim.js');
            const body = JSON.stringify({ device: 'iphone-15', dialog: { style: 'alerd' } }), headers = { \
            'content-type': 'application/json' };
            const answer = await (await fetch(service + 'v1/specs', { method: 'POST', headers, body })).json();
            try { new Stage(document.createElement('div'), { answer, service: null }); } catch (error) { return \
            [error.message, error.problem.status]; }
            """, ["service": "\"\(try Scrim.shared.get().address)\""])
        #expect(told[0].string?.contains("/dialog/style") == true)
        #expect(told[1] == 422)
    }

    @Test("the renderer fits into a host of a fixed size, and has its own size in one that has none")
    func room() throws {
        let page = try page()
        let told = try page.run(
            """
            const host = stage.host, sizes = [], size = () => \
            sizes.push(stage.root.querySelector('.device').getBoundingClientRect().toJSON());
            size();
            for (const css of ['height: 426px', 'width: 131px', 'height: 426px; padding: 50px']) {
              host.style.cssText = css;
              await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
              size();
            }
            return sizes.map(({ width, height }) => [width, height]);
            """
        ).elements.map { $0.elements.map(\.number) }
        let expected = [[393, 852], [196.5, 426], [131, 284], [196.5, 426]]
        for (size, wanted) in zip(told, expected) {
            #expect(abs(size[0] - wanted[0]) < 0.1 && abs(size[1] - wanted[1]) < 0.1, "\(size)")
        }
    }

    @Test("a sheet that is drawn to another height keeps its lower edge, while it is held and when it is let go")
    func resizing() throws {
        let page = try page()
        try page.run("stage.draggable = true")
        let rest = try top(of: "dialog", in: page)
        try page.mouse("mousePressed", 196, rest + 30)
        for step in 1...8 { try page.mouse("mouseMoved", 196, rest + 30 - Double(step) * 20) }
        let box = "const { top, bottom } = stage.box('dialog').getBoundingClientRect(); return [top, bottom]"
        let held = try page.run("await until(() => stage.box('dialog').offsetHeight > 500);" + box)
        #expect(held[0].number < rest - 100 && abs(held[1].number - 852) < 0.5)
        try page.run(
            """
            globalThis.bottoms = [];
            stage.addEventListener('time', () => bottoms.push(stage.box('dialog').getBoundingClientRect().bottom));
            """)
        try page.mouse("mouseReleased", 196, rest - 130)
        let bottoms = try page.run("await until(() => heard.some(([name]) => name === 'end')); return bottoms").elements
        // How many frames there are is the browser's affair; the last one is at the end.
        #expect(!bottoms.isEmpty && bottoms.allSatisfy { abs($0.number - 852) < 0.5 }, "\(bottoms)")
        #expect(page.complaints == [])
    }

    @Test("a finger scrolls the page over a picture, and draws what can be dragged")
    func scrolling() throws {
        for (style, drags) in [("alert", false), ("sheet", true)] {
            let page = try page(
                DialogBody(style, on: "iphone-15", content: #""title":"Hi""#).json)
            try page.send(
                "Emulation.setDeviceMetricsOverride",
                ["width": 360, "height": 640, "deviceScaleFactor": 1, "mobile": true])
            try page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
            try page.run("stage.draggable = true; document.body.style.paddingBottom = '2000px'")
            let start = min(try top(of: "dialog", in: page) + 30, 600)
            for step in 0...12 {
                let finger = ["x": 150.0, "y": start - Double(step) * 15]
                try page.send(
                    "Input.dispatchTouchEvent",
                    ["type": step == 0 ? "touchStart" : "touchMove", "touchPoints": [finger]])
            }
            try page.send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
            // What is dragged stays where it is; a page that scrolls gets there when the browser has the time.
            let frames = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
            let wait = drags ? frames : "until(() => scrollY > 100)"
            let scrolled = try page.run("await \(wait); return scrollY").number
            #expect(drags ? scrolled == 0 : scrolled > 100, "\(style)")
        }
    }

    @Test("texts are text: markup in them is shown, not read")
    func texts() throws {
        let page = try page(
            DialogBody("alert", on: "iphone-4", content: #""title":"<img src=x onerror=alert(1)>""#).json
        )
        let told = try page.run(
            "return [stage.root.querySelectorAll('img').length, stage.box('title').querySelector('text').textContent]")
        #expect(told[0] == 0)
        #expect(told[1].string?.hasPrefix("<img") == true)
        #expect(page.complaints == [])
    }

    @Test("lines are as wide as told, and stand on their baselines")
    func lines() throws {
        let page = try page()
        let told = try page.run(
            """
            await until(() => [...document.fonts].some(font => font.status === 'loaded'));
            await document.fonts.ready;
            return stage.answer.layers.flatMap(layer => (layer.text?.lines ?? []).map((line, index) => {
              const element = stage.box(layer.id).querySelectorAll('text')[index], { left, width } = \
              element.getBoundingClientRect();
              const natural = element.cloneNode(true), point = \
              element.getStartPositionOfChar(0).matrixTransform(element.getScreenCTM());
              natural.removeAttribute('textLength');
              element.after(natural);
              const own = natural.getComputedTextLength();
              natural.remove();
              return { left: left - line.x, width: element.getComputedTextLength() - line.width, base: point.y - \
              line.baseline, own: own / line.width };
            }));
            """
        ).elements
        #expect(told.count == 3)
        for line in told {
            #expect(
                abs(line["left"].number) < 0.1 && abs(line["width"].number) < 0.1 && abs(line["base"].number) < 0.1,
                "\(line)")
            // In the fonts that measured them nothing is stretched.
            #expect(abs(line["own"].number - 1) < 0.002, "\(line)")
        }
    }
}
