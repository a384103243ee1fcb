import BrowserTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// The samples of the guide's page on exports, as somebody would put them into a page of an origin of their own.
@Suite("Exports on a page of one's own")
struct ExportPageTests {
    private static let query =
        "v1/specs?device=iphone-15&dialog.style=alert&dialog.content.title=Hi&dialog.content.message=There"
        + "&dialog.content.actions.0.title=No&dialog.content.actions.1.title=Yes"

    private func url(_ format: String) throws -> String {
        try "\"\(Scrim.shared.get().address)\(Self.query)&format=\(format)\""
    }

    /// The texts at rest stand where the answer has them: a line of 17 points in the middle of its dialog.
    @Test("the loop over Web Animations draws the texts, and plays")
    func animations() throws {
        let guide = try Repository.text("docs/guide/exports.md")
        let sample = try #require(guide.split(separator: "```js\n").dropFirst().first?.split(separator: "```").first)
        let page = try Chromium.shared.get().page()
        let told = try page.run(
            """
            const host = document.body.appendChild(document.createElement('div'));
            \(sample)
            const motions = host.getAnimations({ subtree: true });
            for (const motion of motions) motion.finish();
            const dialog = boxes.get('dialog').getBoundingClientRect();
            const texts = [...host.querySelectorAll('text')].map(text => [text.textContent, \
            text.getBoundingClientRect().toJSON()]);
            return { motions: motions.length, width: dialog.width, dialog: dialog.x + dialog.width / 2, texts };
            """, ["url": try url("waapi")])
        #expect(told["motions"].number > 0 && told["width"] == 270)
        #expect(told["texts"].elements.map { $0[0].string } == ["Hi", "There", "No", "Yes"])
        for text in told["texts"].elements.prefix(2) {
            #expect(abs(text[1]["x"].number + text[1]["width"].number / 2 - told["dialog"].number) < 1)
            #expect(text[1]["height"].number > 8)
        }
        #expect(page.complaints == [])
    }

    @Test("a style sheet has the elements that it is for, separators too")
    func skeleton() throws {
        let page = try Chromium.shared.get().page()
        let told = try page.run(
            """
            const sheet = await (await fetch(url)).text();
            document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));
            document.body.innerHTML = sheet.slice(sheet.indexOf('<div'), sheet.indexOf('*/'));
            document.getAnimations().forEach(motion => motion.finish());
            return [...document.querySelectorAll('[data-phase] div')].map(({ className, parentElement }) =>
              [className, parentElement.className, \
              getComputedStyle(document.getElementsByClassName(className)[0]).position]);
            """, ["url": try url("css")]
        ).elements
        let answer = try JSON(Scrim.shared.get().get("/" + Self.query).body)
        let layers = answer["layers"].elements.filter { !["statusBar", "homeIndicator"].contains($0["role"].string) }
        for layer in layers {
            let element = told.first { $0[0] == layer["id"] }
            #expect(element?[1].string == layer["parent"].string ?? "" && element?[2] == "absolute", "\(layer["id"])")
        }
        #expect(told.contains { $0[0].string?.hasPrefix("separator") == true })
    }

    /// A comment of CSS ends at the first `*/`, and an attribute of HTML at a quotation mark.
    @Test("no name of a layer leaves the comment or its attribute")
    func names() throws {
        let name = "a*/ \"><img src=x>"
        let body = DialogBody(
            "alert", on: "iphone-15",
            content: #""title":"Hi","actions":[{"id":"a*/ \"><img src=x>","title":"A"}]"#
        ).json
        let sheet = try Scrim.shared.get().post(body, to: "/v1/specs?format=css").text
        let skeleton = try #require(sheet.split(separator: "*/").first)
        #expect(skeleton.hasSuffix("</div>\n") && !skeleton.contains("<img"))
        #expect(skeleton.contains("a*&#47;_&quot;&gt;&lt;img_src=x&gt;"), "\(name)")
    }
}
