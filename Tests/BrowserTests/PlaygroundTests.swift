import BrowserTestSupport
import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// The playground as people use it, in a real browser: what it shows is compared with what the service answers, or with
/// arithmetic by hand.
@Suite("The playground")
struct PlaygroundTests {
    let scrim: Scrim
    let page: Page

    init() throws {
        scrim = try Scrim.shared.get()
        page = try Chromium.shared.get().page(width: 1280, height: 800)
    }

    /// Runs JavaScript in the page, with the helpers of the script before it.
    @discardableResult
    func run(_ body: String) throws -> JSON {
        try page.run(try Repository.text("Tests/BrowserTests/Scripts/playground.js") + body)
    }

    /// Opens the playground at what stands behind its path, and waits until it is filled.
    func open(_ rest: String = "") throws {
        try page.open("about:blank")
        try page.open(scrim.address + rest)
        try run("await ready();")
    }

    /// Nothing was complained about, and nobody but the server was asked for anything.
    func expectQuiet(_ location: SourceLocation = #_sourceLocation) {
        #expect(page.complaints == [], sourceLocation: location)
        #expect(page.requests.allSatisfy { $0.hasPrefix(scrim.address) }, sourceLocation: location)
    }

    /// A form sheet has 540 by 620 points, and iPads of its time 768 by 1,024.
    @Test("shows what the form asks for, and its address brings it back")
    func form() throws {
        try open()
        try run("put('member-device-profile', 'ipad-1'); put('member-dialog-style', 'formSheet');")
        try run("put('member-dialog-content-title', 'Guests & “more”');")
        try run("await until(() => layer('dialog') && Math.abs(box('dialog').width - 540) < 0.5, 'a form sheet');")
        try run("await until(() => location.search.includes('Guests'), 'the address');")
        let seen = try run("return box('dialog');")
        #expect(abs(seen["height"].number - 620) < 0.5)
        #expect(abs(seen["x"].number - 114) < 0.5)
        #expect(abs(seen["y"].number - 202) < 0.5)
        let address = try #require(try run("return location.href;").string)
        let second = try Chromium.shared.get().page(at: address)
        let helpers = try Repository.text("Tests/BrowserTests/Scripts/playground.js")
        let again = try second.run(
            helpers
                + """
                await ready();
                const values = ['device-profile', 'dialog-style', 'dialog-content-title'];
                return { box: box('dialog'), values: values.map((id) => document.getElementById('member-' + \
                id).value) };
                """)
        #expect(abs(again["box"]["height"].number - 620) < 0.5)
        #expect(again["values"].elements.compactMap(\.string) == ["ipad-1", "formSheet", "Guests & “more”"])
        #expect(second.complaints == [])
        // The address is one of /v1/specs, too.
        let query = try #require(address.split(separator: "?").last)
        #expect(try scrim.get("/v1/specs?\(query)").status == 200)
        expectQuiet()
    }

    /// A style left out is chosen by the system alone.
    @Test("says of a choice that is left out what it is, or what it depends on")
    func usual() throws {
        try open()
        func label(_ member: String) -> String {
            "document.getElementById('member-dialog-\(member)')?.options[0].textContent"
        }
        try run("put('member-dialog-style', 'semiModal');")
        try run("await until(() => \(label("style")) === 'default · by the system', 'what a style depends on');")
        try run("await until(() => \(label("placement-edge")) === 'default · bottom', 'the edge of the answer');")
        expectQuiet()
    }

    /// Another member is a step; the letters of one are not.
    @Test("leads back to the request before, and forward again")
    func history() throws {
        try open("?device=ipad-1&dialog.style=alert&dialog.content.title=One")
        try run(
            """
            put('member-dialog-style', 'formSheet'); await until(() => location.search.includes('formSheet'));
            for (const title of ['T', 'Tw', 'Two']) {
                put('member-dialog-content-title', title); await until(() => location.search.endsWith('title=' + \
                title));
            }
            const shows = (style, title) => until(() => caption().startsWith(style) && \
            layer('title')?.textContent.trim() === title
                && document.getElementById('member-dialog-content-title').value === title, style + ' ' + title);
            await shows('formSheet', 'Two');
            history.back(); await shows('formSheet', 'One');
            history.back(); await shows('alert', 'One');
            history.forward(); await shows('formSheet', 'One');
            """)
        expectQuiet()
    }

    @Test(
        "asks once for the dialog, and for nothing else before it is drawn",
        arguments: ["", "?device=ipad-1&dialog.style=alert"])
    func firstRequest(rest: String) throws {
        try open(rest)
        // What the device around the dialog looks like is asked for beside it.
        let paths = page.requests.filter { !$0.contains("device=only") }
            .map { $0.dropFirst(scrim.address.count).prefix { $0 != "?" } }
        #expect(paths.count { $0 == "v1/specs" } == 1)
        let asked = try #require(paths.firstIndex(of: "v1/specs"))
        // The modules of the form are on their way before, by the page's own hints, and after all else on a slow line.
        let later = ["playground/request.json", "v1/devices"].compactMap { paths.firstIndex(of: $0[...]) }
        #expect(later.count == 2 && later.allSatisfy { $0 > asked })
        expectQuiet()
    }

    /// Fifty kilobytes a second and 0.4 s to each answer: a bad connection of a telephone.
    @Test("says that it loads, fills its form before it loads fonts, and weighs at most 200 kB")
    func weight() throws {
        try page.open("about:blank")
        try page.send("Network.setCacheDisabled", ["cacheDisabled": true])
        try page.network(bytes: 50_000, latency: 0.4)
        try page.send("Page.navigate", ["url": scrim.address])
        let first = try run(
            """
            await until(() => document.getElementById('inspector'));
            return ['caption', 'form', 'panel-answer'].map((id) => \
            document.getElementById(id).textContent.includes('loading'));
            """)
        #expect(first.elements.allSatisfy { $0 == true })
        try run("await ready();")
        #expect(!page.requests.contains { $0.hasSuffix(".woff2") || $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") })
        try run(
            """
            await until(() => [...document.fonts].some((font) => font.status === 'loaded')); await \
            document.fonts.ready;
            """
        )
        #expect(!page.requests.contains { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") })
        #expect(page.received <= 200_000, "\(page.received)")
        expectQuiet()
    }

    @Test("opens with a request that cannot be read, and with what others add to its address")
    func foreignAddresses() throws {
        try open("?utm_source=letter&fbclid=1")
        #expect(try run("return layer('title').textContent.trim();").string?.hasPrefix("Delete") == true)
        try page.open("about:blank")
        try page.open("\(scrim.address)?request=eyJkZXZpY2Ui")
        try run(
            """
            await until(() => document.getElementById('member-dialog-style'), 'the form');
            await until(() => document.querySelector('#panel-rules .finding'), 'why');
            """)
        #expect(page.complaints.allSatisfy { $0.contains("status of 4") })
    }

    @Test("marks its picture when the service does not answer, and asks again when it is back")
    func lostService() throws {
        try open()
        try page.network(bytes: nil)
        try run(
            """
            put('member-dialog-style', 'actionSheet');
            await until(() => document.body.classList.contains('is-lost'), 'the mark');
            await until(() => [...document.querySelectorAll('#caption button')].some((one) => one.textContent === \
            'Try again'));
            """)
        try page.send(
            "Network.emulateNetworkConditions",
            ["offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
        try run(
            """
            await until(() => caption().startsWith('actionSheet') && \
            !document.body.classList.contains('is-lost'), 'the answer');
            """
        )
    }

    @Test("names the member that is at fault, keeps the focus after a fix, and its size while it plays")
    func smallThings() throws {
        try open("?device=iphone-15&dialog.style=alert&dialog.content.titel=Hi#tab=rules")
        #expect(try run("return caption();").string?.contains("/dialog/content/titel") == true)
        try run(
            """
            const button = await until(() => document.querySelector('#panel-rules .fixes button'));
            button.focus(); button.click();
            await until(() => caption().startsWith('alert'));
            """)
        #expect(try run("return document.activeElement.id;") == "panel-rules")
        let sizes = try run(
            """
            const height = () => document.getElementById('picture').getBoundingClientRect().height, before = height();
            document.getElementById('play').click();
            await until(() => location.hash.includes('phase='));
            return [before, height()];
            """)
        #expect(sizes[0] == sizes[1])
        let step = try run(
            """
            put('phase', 'present'); document.getElementById('play').click();
            const time = document.getElementById('time');
            time.value = '0.1'; time.dispatchEvent(new Event('input'));
            time.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true, bubbles: true }));
            return Number(time.value);
            """)
        #expect(abs(step.number - 7.0 / 60) < 0.001)
    }

    @Test("asks once for what is refused")
    func firstRefusal() throws {
        try page.open("\(scrim.address)?device=iphone-15&dialog.style=alerd#tab=rules")
        try run("await until(() => document.querySelector('#panel-rules .fixes button'), 'a suggestion');")
        #expect(page.requests.count { $0.hasPrefix(scrim.address + "v1/specs?") || $0.hasSuffix("v1/specs") } == 1)
    }

    @Test("stops at any moment where the samples have the dialog")
    func scrub() throws {
        try open("?device=iphone-4&dialog.style=semiModal#phase=present&time=0.35")
        let sample = try answer(
            DialogBody("semiModal", on: "iphone-4", request: #""phase":"present","times":[0.35,0.2]"#).json,
            at: "/v1/specs/samples"
        )["samples"].elements
        for (index, time) in ["0.35", "0.2"].enumerated() {
            try run("put('time', '\(time)'); await until(() => location.hash.includes('time=\(time)'), 'the address');")
            let seen = try run("return { box: box('dialog'), clock: document.getElementById('clock').textContent };")
            let expected = sample[index]["layers"]["dialog"]["position"].elements.map(\.number)
            let centre = seen["box"]["y"].number + seen["box"]["height"].number / 2
            #expect(abs(centre - (expected.last ?? -1)) < 1, "at \(time): \(seen.text)")
            #expect(seen["clock"].string?.hasPrefix(index == 0 ? "0.350" : "0.200") == true)
        }
        expectQuiet()
    }

    @Test("says what a touch reaches, by mouse and by keys")
    func touches() throws {
        try open("?device=iphone-4&dialog.style=semiModal")
        for (point, told) in [([160.0, 100.0], "dimming: dismiss"), ([160, 400], "dialog: content")] {
            let place = try run("return place(\(point[0]), \(point[1]));")
            try page.mouse("mousePressed", place["x"].number, place["y"].number)
            try page.mouse("mouseReleased", place["x"].number, place["y"].number)
            try run("await until(() => caption().includes('reaches \(told)'), 'reaches \(told)');")
        }
        try run("document.getElementById('picture').focus();")
        try page.press("ArrowLeft")
        try page.press("Enter")
        try run("await until(() => /^\\(150(\\.\\d)?, /.test(caption()), 'moved by ten points');")
        expectQuiet()
    }

    @Test("lets a sheet be dragged to its other height, and asks for that from then on")
    func drag() throws {
        let detents = "%5B%22medium%22,%22large%22%5D"
        try open("?device=iphone-15&dialog.style=sheet&dialog.placement.detents=\(detents)")
        let start = try run(
            "return { ...place(196, 470), top: box('dialog').y, scale: place(1, 0).x - place(0, 0).x };")
        let (x, y, scale) = (start["x"].number, start["y"].number, start["scale"].number)
        try page.mouse("mousePressed", x, y)
        for step in 1...12 { try page.mouse("mouseMoved", x, y - Double(step) * 25 * scale) }
        try run("await until(() => box('dialog').y < \(start["top"].number) - 200, 'follows the mouse');")
        try page.mouse("mouseReleased", x, y - 300 * scale)
        try run("await until(() => location.search.includes('selectedDetent=large'), 'rests at large');")
        let large = try answer(
            DialogBody(
                "sheet", on: "iphone-15", placement: #""detents":["medium","large"],"selectedDetent":"large""#
            ).json,
            at: "/v1/specs")
        let top = large["layers"].elements.first { $0["id"] == "dialog" }?["frame"]["y"].number ?? -1
        try run("await until(() => Math.abs(box('dialog').y - \(top)) < 1, 'where the service has it');")
        expectQuiet()
    }

    @Test("does what a finding advises, and what a refusal suggests")
    func fixes() throws {
        try open("?device=ipad-1&dialog.style=formSheet&dialog.content.title=New#tab=rules")
        try run(
            """
            const before = document.querySelectorAll('.finding').length;
            document.querySelector('.finding.error .fixes button').click();
            await until(() => document.querySelectorAll('.finding.error').length === 0, 'no error left');
            """)
        let query = try #require(
            try run("await until(() => location.search.includes('Close')); return location.search;").string)
        let findings = try JSON(scrim.get("/v1/specs\(query)").body)["diagnostics"].elements
        #expect(!findings.contains { $0["rule"] == "exitRequired" })
        expectQuiet()
        try page.open("\(scrim.address)?device=iphone-15&dialog.style=alerd#tab=rules")
        try run(
            """
            await until(() => document.querySelector('#panel-rules .fixes button'), 'a suggestion');
            document.querySelector('#panel-rules .fixes button').click();
            await until(() => location.search.includes('style=alert') && layer('dialog'), 'mended');
            """)
    }

    @Test("offers nothing for a finding that leaves it as it is")
    func everyFix() throws {
        try open()
        let idle = try run(
            """
            const { fixesOf, anchored } = await import('/playground/fixes.js');
            const ask = async (request) => (await fetch('/v1/specs', {
                method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request),
            })).json();
            const styles = [...document.getElementById('member-dialog-style').options].slice(1).map((one) => one.value);
            const contents = [{ title: 'New' }, { textFields: [{ placeholder: 'Name' }], actions: [{ title: 'Yes' }] }];
            const idle = [];
            for (const profile of ['iphone-4', 'iphone-17', 'ipad-1', 'pixel-8', 'desktop-1280x800']) for (const \
            style of styles) for (const content of contents) {
                const request = anchored().change({ device: profile, dialog: { style, content, backdrop: { color: \
                '#FF00FF' } } });
                const answer = await ask(request);
                for (const finding of answer.diagnostics) for (const fix of fixesOf(finding)) {
                    const mended = await ask(fix.change(request));
                    const isLeft = (mended.diagnostics ?? [finding]).some(({ rule, pointer, message }) =>
                        rule === finding.rule && pointer === finding.pointer && message === finding.message);
                    if (isLeft) idle.push(`${profile} ${style} ${finding.rule}: ${fix.label}`);
                }
            }
            return idle;
            """)
        #expect(idle.elements.compactMap(\.string) == [])
        expectQuiet()
    }

    @Test("draws every style on every kind of device without a complaint")
    func styles() throws {
        try open()
        let devices = [
            "iphone-4", "iphone-17", "ipad-1", "ipad-pro-13-m4", "pixel-8", "desktop-1280x800", "apple-tv-hd",
        ]
        for device in devices {
            let faults = try run(
                """
                put('member-device-profile', '\(device)');
                const faults = [];
                for (const style of [...document.getElementById('member-dialog-style').options].slice(1).map((one) => \
                one.value)) {
                    put('member-dialog-style', style);
                    await until(() => caption().startsWith(style) && layer('dialog'), style);
                    if (document.body.classList.contains('is-faulty')) faults.push(style + ': ' + caption());
                }
                return faults;
                """)
            #expect(faults.elements.compactMap(\.string) == [], "\(device)")
        }
        expectQuiet()
    }
}
