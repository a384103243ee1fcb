import BrowserTestSupport
import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// `format=html`: one page that plays an answer in a browser, and asks nobody for anything.
@Suite("A page plays an answer by itself")
struct PlayerPageTests {
    /// What ends scripts and comments, breaks lines in JavaScript, turns the direction of text, and stands for
    /// something in templates.
    private static let nasty =
        #"</script><script>document.title = 1</script><!-- \u2028 {{data}} ]]> \" & ' \u202E 👩‍👩‍👧 \u0007"#
    private static let dialog =
        #"""
        {"style": "alert", "content": {"title": "\#(nasty)", "message": "\#(nasty)", "actions": [{"id": "</p>", \#
        "title": "OK"}]}}
        """#

    private static let requests = [
        ("/v1/specs", DialogBody(on: "iphone-15", dialog: dialog).json),
        ("/v1/scenes", #"{"device": "ipad-10", "dialogs": [{"style": "pageSheet"}, \#(dialog)]}"#),
        (
            "/v1/schedules",
            #"""
            {"device": "pixel-8", "policy": "queue", "events": [{"at": 0, "show": \#(dialog)}, {"at": 1, \#
            "orientation": "landscapeLeft"}]}
            """#
        ),
        (
            "/v1/specs/retarget",
            DialogBody(on: "iphone-4", dialog: dialog, request: #""phase":"present","at":0.1,"to":"dismissed""#).json
        ),
        (
            "/v1/specs/release",
            #"{"device": "iphone-15", "dialog": {"style": "sheet"}, "position": [196.5, 700], "velocity": [0, 300]}"#
        ),
        (
            "/v1/specs/transitions",
            #"""
            {"from": {"device": "iphone-15", "dialog": \#(dialog)}, "to": {"device": {"profile": "iphone-15", \#
            "orientation": "landscapeLeft"}, "dialog": \#(dialog)}}
            """#
        ),
    ]

    /// Opens a page from its bytes alone, so that nothing could be asked for without being seen.
    private static func page(_ bytes: [UInt8]) throws -> Page {
        let file = FileManager.default.temporaryDirectory.appending(path: "scrim-\(UUID().uuidString).html")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Chromium.shared.get().page(at: file.absoluteString)
    }

    /// Egyptian hieroglyphs, of which the server has no glyph, whatever fonts the reader has.
    @Test("characters without a glyph are boxes, as in other pictures")
    func boxes() throws {
        let body = DialogBody("alert", on: "iphone-15", content: #""title":"Plain","message":"A \#u{13000} sign""#).json
        let response = try Scrim.shared.get().post(body, to: "/v1/specs?format=html")
        try #require(response.status == 200, "\(response.text)")
        let told = try Self.page(response.body).run(
            """
            const root = document.getElementById('stage').shadowRoot, box = (id) => \
            root.querySelector(`.box[data-layer="${id}"]`);
            const outlines = box('message').querySelectorAll('path[d]').length;
            return { texts: box('message').querySelectorAll('text').length, outlines, plain: \
            box('title').textContent.trim() };
            """)
        #expect(told["texts"] == 0 && told["outlines"] == 1 && told["plain"] == "Plain")
    }

    @Test("the page plays whatever texts hold, complains of nothing and asks for nothing", arguments: requests)
    func plays(path: String, body: String) throws {
        let response = try Scrim.shared.get().post(body, to: path + "?format=html")
        try #require(response.status == 200, "\(response.text)")
        #expect(response["content-type"] == "text/html; charset=utf-8")
        let page = try Self.page(response.body)
        let told = try page.run(
            """
            const { motion, time, run } = document.forms[0].elements, root = \
            document.getElementById('stage').shadowRoot;
            const before = +time.value;
            for (let frames = 0; frames < 600 && +time.value === before; frames++) await new \
            Promise(requestAnimationFrame);
            const moved = +time.value !== before;
            run.click();
            time.value = time.max / 2;
            time.dispatchEvent(new Event('input'));
            return { title: document.title, ways: motion.options.length, moved, label: run.textContent, boxes: \
            root.querySelectorAll('.box').length,
              texts: root.querySelector('svg text')?.textContent ?? '', scripts: document.scripts.length };
            """)
        #expect(told["title"].string != "1")
        #expect(told["ways"].number >= 1)
        #expect(told["moved"] == true)
        #expect(told["label"] == "Play")
        #expect(told["boxes"].number > 2)
        #expect(told["scripts"] == 2)
        #expect(page.complaints == [])
        #expect(page.requests.filter { !$0.hasPrefix("file:") } == [])
        #expect(page.requests.count == 1)
    }

    @Test("the page may not ask for anything, even where a script would")
    func policy() throws {
        let response = try Scrim.shared.get().get("/v1/specs?device=iphone-4&dialog.style=alert&format=html")
        let page = try Self.page(response.body)
        let address = try Scrim.shared.get().address
        let refused = try page.run(
            "try { await fetch(address + 'version'); return false; } catch { return true; }",
            ["address": "\"\(address)\""])
        #expect(refused == true)
    }

    @Test("the page begins at the moment that is asked for, and stands still there")
    func moment() throws {
        let target = "/v1/specs?device=iphone-3gs&dialog.style=semiModal&format=html&phase=present&time=0.35"
        let page = try Self.page(try Scrim.shared.get().get(target).body)
        let told = try page.run(
            """
            const box = document.getElementById('stage').shadowRoot.querySelector('[data-layer=dialog]');
            const { now, motion } = document.forms[0].elements;
            return { transform: box.style.transform, now: now.value, motion: motion.value };
            """)
        // Half of its time up, the panel is half of its way up: 480 - 240 / 2.
        #expect(told["transform"].string?.contains("translate(0px, 420px)") == true, "\(told)")
        #expect(told["now"] == "0.35 s")
        #expect(told["motion"] == "present")
    }

    @Test("a browser that opens the address of an answer gets the page, and its pictures get pictures")
    func opened() throws {
        let scrim = try Scrim.shared.get()
        let page = try Chromium.shared.get().page(at: scrim.address + "v1/specs?device=iphone-4&dialog.style=alert")
        #expect(try page.run("return document.forms.length") == 1)
        #expect(page.complaints == [])
        let picture = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8"
        let response = try scrim.get("/v1/specs?device=iphone-4&dialog.style=alert", headers: [("Accept", picture)])
        #expect(response["content-type"] == "image/svg+xml")
        // A type is taken whatever its charset.
        for target in ["/v1/specs?device=iphone-4&dialog.style=alert", "/", "/docs"] {
            let page = try scrim.get(target, headers: [("Accept", "text/html")])
            #expect(page.status == 200 && page["content-type"] == "text/html; charset=utf-8", "\(target): \(page.text)")
        }
    }

    @Test(
        "a phase that the dialog has not, and an option of another format, are refused",
        arguments: ["phase=refuse", "scale=2"])
    func refusals(option: String) throws {
        let response = try Scrim.shared.get().get("/v1/specs?device=iphone-4&dialog.style=alert&format=html&\(option)")
        #expect(response.status == 422)
    }

    @Test("a page that plays shows a picture of a dialog, or a dialog where that is asked for; Tab leaves both")
    func roles() throws {
        let dialog = #"{"style": "alert", "content": {"title": "Hi", "actions": [{"id": "ok", "title": "OK"}]}}"#
        for (query, role) in [("", "image"), ("&interactive=true", "alertdialog")] {
            let response = try Scrim.shared.get().post(
                DialogBody(on: "iphone-15", dialog: dialog).json, to: "/v1/specs?format=html" + query)
            let page = try Self.page(response.body)
            let roles = try page.send("Accessibility.getFullAXTree")["nodes"].elements
                .filter { $0["ignored"] != true }.compactMap { $0["role"]["value"].string }
            #expect(roles.contains(role), "\(roles)")
            #expect(roles.contains("alertdialog") == (role == "alertdialog"))
            var places: Set<String> = []
            for _ in 0..<8 {
                try page.press("Tab")
                places.insert(
                    try page.run("return document.activeElement.name || document.activeElement.id").string ?? "")
            }
            #expect(places.isSuperset(of: ["run", "time", "loop"]), "\(places)")
        }
    }
}
