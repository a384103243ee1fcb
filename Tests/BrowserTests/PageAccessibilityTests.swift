import BrowserTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What people meet who do not see the site's pages, see them badly, have no mouse, or a very small or large window.
@Suite("Pages")
struct PageAccessibilityTests {
    private let scrim: Scrim
    private let page: Page

    init() throws {
        scrim = try Scrim.shared.get()
        page = try Chromium.shared.get().page(width: 1280, height: 800)
    }

    private func run(_ body: String) throws -> JSON {
        let scripts = try ["playground", "accessibility"].map {
            try Repository.text("Tests/BrowserTests/Scripts/\($0).js")
        }
        return try page.run(scripts.joined(separator: "\n") + body)
    }

    private func expectNoFaults(_ body: String, _ what: String, _ location: SourceLocation = #_sourceLocation) throws {
        let faults = try run("\(body)\nreturn accessibilityFaults();").elements.compactMap(\.string)
        #expect(faults == [], "\(what)", sourceLocation: location)
    }

    private func prefer(_ scheme: String) throws {
        try page.send(
            "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
    }

    @Test("pages have names, roles and contrast enough, in light and dark", arguments: ["light", "dark"])
    func names(scheme: String) throws {
        try prefer(scheme)
        try page.open(
            "\(scrim.address)?device=ipad-1&dialog.style=formSheet"
                + "&dialog.content.title=A&dialog.content.actions.0.title=OK"
        )
        try expectNoFaults(
            """
            await ready(); for (let round = 0; round < 3; round++) for (const fold of \
            document.querySelectorAll('#form details')) fold.open = true;
            """,
            "the playground's form")
        for tab in ["request", "why", "rules", "copy"] {
            try expectNoFaults("document.getElementById('tab-\(tab)').click();", "\(tab), \(scheme)")
        }
        try page.open("\(scrim.address)docs")
        try expectNoFaults(
            """
            await until(() => document.querySelector('.operation'));
            for (const fold of [...document.querySelectorAll('#createSpec details')]) fold.open = true;
            await until(() => document.querySelector('#createSpec .try'));
            """, "the reference, \(scheme)")
        for path in ["guide", "guide/playground", "problems/invalid-request", "rules/textContrast"] {
            try page.open(scrim.address + path)
            try expectNoFaults("", "\(path), \(scheme)")
        }
        #expect(page.complaints == [])
        #expect(page.requests.allSatisfy { $0.hasPrefix(scrim.address) })
    }

    @Test("pages fit windows from 360 to 2,560 pixels")
    func widths() throws {
        for path in ["", "#view=matrix", "docs", "problems"] {
            try page.open("about:blank")
            try page.open(scrim.address + path)
            if path == "docs" { _ = try run("await until(() => document.querySelector('.operation'));") }
            if path == "" || path == "#view=matrix" { _ = try run("await ready();") }
            for width in [360, 480, 759, 760, 1024, 1159, 1160, 1440, 1700, 2200, 2560] {
                try page.send(
                    "Emulation.setDeviceMetricsOverride",
                    ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
                let seen = try run("return document.documentElement.scrollWidth;").number
                #expect(seen <= Double(width), "/\(path) at \(width)")
            }
        }
    }

    @Test("Tab leads through the playground in the order in which one reads, and back")
    func order() throws {
        try page.open(scrim.address)
        _ = try run("await ready();")
        var places: [Double] = []
        for _ in 0..<45 {
            try page.press("Tab")
            let place = try run(
                """
                window.places ??= [...document.querySelectorAll('*')];
                return places.indexOf(document.activeElement);
                """)
            places.append(place.number)
        }
        #expect(places == places.sorted() && Set(places).count == places.count, "\(places)")
        let focused = try run("return document.activeElement.matches(':focus-visible');")
        #expect(focused == .bool(true))
    }

    @Test("the reference sends every request in every form, and shows what comes back")
    func reference() throws {
        try page.open("\(scrim.address)docs#try-createSpec")
        let seen = try run(
            """
            await until(() => document.querySelector('#try-createSpec .try textarea'));
            const failed = [];
            for (const fold of document.querySelectorAll('[id^=try-]')) {
                fold.open = true;
                const form = await until(() => fold.querySelector('.try'), fold.id);
                form.requestSubmit();
                const head = await until(() => form.querySelector('.result-head b'), fold.id);
                if (head.textContent !== '200') failed.push(`${fold.id}: ${head.textContent}`);
            }
            const form = document.querySelector('#try-getScene .try');
            const format = form.querySelector('[id$=-format]');
            format.value = 'svg';
            format.dispatchEvent(new Event('change'));
            form.requestSubmit();
            const picture = await until(() => form.querySelector('.result-body img'), 'a picture');
            await picture.decode();
            if (!picture.naturalWidth) failed.push('the picture');
            return [failed, document.querySelectorAll('.operation').length];
            """
        ).elements
        #expect(seen.first?.elements.compactMap(\.string) == [])
        let contract = try JSON(scrim.get("/openapi.json").body)
        let operations = contract["paths"].members.values.reduce(0) { count, path in
            count + ["get", "post"].filter { path[$0] != .missing }.count
        }
        #expect(seen.last?.number == Double(operations))
        #expect(page.complaints == [])
        #expect(page.requests.allSatisfy { $0.hasPrefix(scrim.address) })
    }
}
