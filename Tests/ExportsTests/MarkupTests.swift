import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// The dialog as HTML, with a style sheet that follows the screen.
@Suite struct `Markup` {
    private func page(_ dialog: String, _ device: String = #"{"profile": "iphone-15"}"#) throws -> String {
        let response = try Scrim.shared.get().post(
            DialogBody(on: device, dialog: dialog).json, to: "/v1/specs?format=markup")
        #expect(response.status == 200 && response["Content-Type"] == "text/html; charset=utf-8")
        return response.text
    }

    /// The rules in the block of a media query; those outside of all blocks where there is none of it.
    private func rules(_ page: String, _ query: String?) -> String {
        guard let query else { return String(page.prefix { $0 != "@" }) }
        guard let start = page.range(of: "@media " + query + " {\n") else { return "" }
        return String(
            page[start.upperBound...].prefix(
                upTo: page[start.upperBound...].range(of: "\n}\n}")?.upperBound ?? page.endIndex))
    }

    private func declaration(_ name: String, of selector: String, in rules: String) -> String? {
        guard let start = rules.range(of: "\n" + selector + " {\n") ?? rules.range(of: selector + " {\n") else {
            return nil
        }
        let body = rules[start.upperBound...].prefix { $0 != "}" }
        return body.split(separator: "\n").first { $0.hasPrefix("  " + name + ": ") }.map {
            String($0.dropFirst(name.count + 4).dropLast())
        }
    }

    private static let alert = """
        {"style": "alert", "content": {"title": "Delete <b>?", "message": "For ever.", \
        "actions": [{"id": "ok", "title": "OK"}]}}
        """

    /// Screen readers and fonts choose by the language of a page.
    @Test func `has the language that the device has`() throws {
        let page = try page(Self.alert, #"{"profile": "iphone-15", "language": "zh-Hant"}"#)
        #expect(page.contains(#"<html lang="zh-Hant" dir="ltr">"#))
        #expect(try self.page(Self.alert).contains(#"<html dir="ltr">"#))
    }

    /// HTML, 13.2.3.5: control characters other than white space are errors of a page.
    @Test func `has no control characters`() throws {
        let page = try page(
            #"{"style":"alert","content":{"title":"A\u0001B","message":"C\u0007\nD","actions":[{"title":"\u001FE"}]}}"#)
        #expect(page.contains("AB") && page.contains("E"))
        #expect(!page.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" })
    }

    @Test func `has a dialog with its dimming and its texts`() throws {
        let page = try page(Self.alert)
        #expect(page.contains("<dialog class=\"dialog\" id=\"dialog\" aria-label=\"Delete &lt;b&gt;?\">"))
        #expect(page.contains("<h2 class=\"title\"><span>Delete &lt;b&gt;?</span></h2>"))
        #expect(page.contains("<span>OK</span></button>") && !page.contains("<b>"))
        #expect(page.contains(".dialog::backdrop {\n  background: rgb("))
        // In the middle of every window.
        let rules = rules(page, nil)
        #expect(declaration("left", of: ".dialog", in: rules) == "0px")
        #expect(declaration("right", of: ".dialog", in: rules) == "0px")
        #expect(declaration("margin-inline", of: ".dialog", in: rules) == "auto")
        #expect(declaration("margin-block", of: ".dialog", in: rules) == "auto")
    }

    /// The picture that a rule draws in place of a box's ground, as SVG; `nil` if it draws none.
    private func picture(of selector: String, in rules: String) -> String? {
        declaration("border-image", of: selector, in: rules)?.removingPercentEncoding
    }

    /// "Arrows" in the guide for renderers: the outline runs around both, and so do shadows, border and clip. In CSS a
    /// clip cuts shadows away, and an inset shadow follows the box.
    @Test(arguments: ["", "?format=css", "?format=waapi"])
    func `draws a popover's shadows around its arrow`(query: String) throws {
        let dialog = #"{"style":"popover","content":{"title":"Menu"},"placement":{"anchor":\#(Self.anchor)}}"#
        let body = DialogBody(on: #"{"profile": "gnome-800x600"}"#, dialog: dialog).json
        let layer = try spec(body)["layers"].elements.first { $0["id"] == "dialog" }
        #expect((layer?["shadows"].elements.count ?? 0) >= 2)
        let page = try query.isEmpty ? self.page(dialog, #"{"profile": "gnome-800x600"}"#) : text(body, query)
        #expect(!page.contains("path(") && page.contains("data:image/svg+xml,"))
        guard query.isEmpty else { return }
        let drawn = try #require(picture(of: ".dialog", in: rules(page, nil)))
        // Each shadow, and the ground, is drawn along an outline with an arrow: it leaves the box, whose top is 0.
        let paths = drawn.matches(of: /\ d="([^"]*)"/).map { String($0.output.1) }
        #expect(paths.count >= (layer?["shadows"].elements.count ?? 0) + 1)
        #expect(paths.allSatisfy { $0.contains(" -") })
        #expect(declaration("box-shadow", of: ".dialog", in: rules(page, nil)) == nil)
    }

    private static let anchor = #"{"x":300,"y":200,"width":100,"height":40}"#

    private func text(_ body: String, _ query: String) throws -> String {
        let response = try Scrim.shared.get().post(body, to: "/v1/specs" + query)
        #expect(response.status == 200)
        return response.text
    }

    /// A button that shows a sign only has its title as its name, and the sign is the answer's.
    @Test func `names buttons that show a sign, and draws it`() throws {
        let dialog = """
            {"style": "alert", "content": {"title": "Delete?", "actions": [{"title": "Delete"}, \
            {"title": "Cancel", "role": "cancel"}]}}
            """
        let page = try self.page(dialog, #"{"profile": "pixel-watch"}"#)
        #expect(page.contains("aria-label=\"Delete\"") && page.contains("aria-label=\"Cancel\""))
        for id in [".action\\:0", ".action\\:1"] {
            let drawn = try #require(picture(of: id, in: rules(page, nil)))
            #expect(drawn.contains("<path d="))
        }
        let sheet = try self.page(#"{"style": "formSheet", "content": {"title": "Hi", "closeButton": {}}}"#)
        #expect(picture(of: ".action\\:close", in: rules(sheet, nil)) != nil)
        #expect(sheet.contains("<button class=\"action:close\" aria-label=\""))
        #expect(!sheet.contains("><span>OK</span></button>"))
    }

    /// What a query says is what the request has for such a device.
    @Test func `says in a query for dark colours what a dark device has`() throws {
        let light = try page(Self.alert)
        let dark = try page(Self.alert, #"{"profile": "iphone-15", "appearance": "dark"}"#)
        let query = rules(light, "(prefers-color-scheme: dark)")
        let color = declaration("color", of: ".title > span", in: query)
        #expect(color != nil && color == declaration("color", of: ".title > span", in: rules(dark, nil)))
        #expect(color != declaration("color", of: ".title > span", in: rules(light, nil)))
        // The other way round from a dark device.
        let back = rules(dark, "(prefers-color-scheme: light)")
        #expect(
            declaration("color", of: ".title > span", in: back)
                == declaration("color", of: ".title > span", in: rules(light, nil)))
        #expect(!dark.contains("prefers-color-scheme: dark"))
    }

    @Test func `has keyframes of its own for less motion, none where the device asks for it already`() throws {
        let sheet = #"{"style": "pageSheet", "content": {"title": "Hi"}}"#
        let page = try page(sheet)
        let query = rules(page, "(prefers-reduced-motion: reduce)")
        #expect(query.contains("[data-phase=\"present\"] .dialog {\n  animation: scrim-less-present-"))
        #expect(
            !(try self.page(sheet, #"{"profile": "iphone-15", "reduceMotion": true}"#)).contains(
                "prefers-reduced-motion"))
    }

    /// A sheet stands on the window's bottom edge; what floats above the safe area keeps its distance from that of each
    /// screen.
    @Test func `holds what rests on an edge by that edge`() throws {
        let sheet = try rules(page(#"{"style": "pageSheet", "content": {"title": "Hi"}}"#), nil)
        #expect(declaration("bottom", of: ".dialog", in: sheet) == "0px")
        #expect(declaration("left", of: ".dialog", in: sheet) == "0px")
        #expect(declaration("width", of: ".dialog", in: sheet) == "auto")
        let actions = #"{"style": "actionSheet", "content": {"title": "A", "actions": [{"id": "x", "title": "X"}]}}"#
        #expect(
            try declaration("bottom", of: ".dialog", in: rules(page(actions), nil))
                == "env(safe-area-inset-bottom, 0px)")
        let snackbar = try page(
            #"{"style": "slidingMessage", "content": {"title": "Saved"}}"#, #"{"profile": "pixel-8"}"#)
        // 8 dp over the navigation bar (Material), wherever that ends.
        #expect(
            declaration("bottom", of: ".dialog", in: rules(snackbar, nil))
                == "calc(env(safe-area-inset-bottom, 0px) + 8px)")
        #expect(snackbar.contains(" popover=\"manual\"") && !snackbar.contains("<dialog"))
    }

    /// A dark screen dims more: the way of the dimming ends where each colour has it.
    @Test func `dims as far as each appearance does`() throws {
        let page = try page(Self.alert)
        let keyframes = try #require(page.range(of: "@keyframes scrim-present-0 {\n"))
        let last = page[keyframes.upperBound...].prefix { $0 != "@" }.split(separator: "\n").last { $0.contains("%") }
        #expect(last?.contains("100% { opacity: 1; }") == true)
        #expect(rules(page, nil).contains(".dialog::backdrop {\n  background: rgb(0 0 0 / 0.2);\n}"))
        #expect(rules(page, "(prefers-color-scheme: dark)").contains("background: rgb(0 0 0 / 0.48);"))
    }

    /// The sheet of a page, for elements of one's own; what draws the screen that was asked for stays as it is.
    @Test func `markup is a style sheet, too, where one asks for that`() throws {
        let body = DialogBody(on: "iphone-15", dialog: Self.alert).json
        func sheet(_ options: String) throws -> String {
            let response = try Scrim.shared.get().post(body, to: "/v1/specs?format=css" + options)
            #expect(response.status == 200 && response["Content-Type"]?.hasPrefix("text/css") == true)
            return response.text
        }
        let adaptive = try sheet("&adaptive=true")
        let whole = try page(Self.alert)
        let own = try (#require(whole.range(of: "<style>\n")), #require(whole.range(of: "</style>")))
        #expect(adaptive.hasSuffix(whole[own.0.upperBound..<own.1.lowerBound]))
        #expect(adaptive.contains("<dialog class=\"dialog\" id=\"dialog\""))
        #expect(try sheet("&adaptive=false") == sheet("") && !sheet("").contains("@media"))
        #expect(try sheet("&adaptive=true&phase=present").contains("scrim-present-0"))
        #expect(try !sheet("&adaptive=true&phase=present").contains("scrim-dismiss"))
        let fault = try problem(body, at: "/v1/specs?format=lottie&adaptive=true")
        #expect(fault["status"] == 422)
    }

    /// A comment of CSS ends at the first `*/`.
    @Test func `leaves its comment with none of its texts`() throws {
        let content = #"{"title": "*/ body { color: red }"}"#
        let body = #"{"device": "iphone-15", "dialog": {"style": "alert", "content": \#(content)}}"#
        let sheet = try Scrim.shared.get().post(body, to: "/v1/specs?format=css&adaptive=true").text
        let comment = try #require(sheet.range(of: "*/"))
        #expect(sheet[..<comment.lowerBound].hasSuffix("</dialog>\n"))
        #expect(!sheet[comment.upperBound...].contains("body {"))
    }

    /// CSS Values 4: `dvh` is of the page as the bars are now, `svh` of the page with all of them; older browsers know
    /// `vh` alone, and leave out what they do not know.
    @Test func `follows the bars of a browser`() throws {
        let device = """
            {"screen": {"width": 393, "height": 852, "scale": 3}, "system": {"name": "web"}, \
            "browserChrome": {"top": 50, "bottom": 83}}
            """
        func height(_ dialog: String, _ name: String = "height") throws -> String {
            let rules = try rules(page(dialog, device), nil)
            let start = try #require(rules.range(of: "\n.dialog {\n"))
            let own = rules[start.upperBound...].prefix { $0 != "}" }.split(separator: "\n")
            return own.filter { $0.hasPrefix("  \(name): ") }.map { String($0.dropFirst(name.count + 4)) }.joined()
        }
        #expect(try height(#"{"style": "fullScreen"}"#) == "100vh;100dvh;")
        // A share of the window stays one, points stay points.
        let share = #"{"style": "semiModal", "content": {"size": {"height": "40%"}}}"#
        #expect(try height(share) == "40vh;40dvh;")
        let fixed = #"{"style": "semiModal", "content": {"size": {"height": 300}}}"#
        #expect(try height(fixed) == "300px;" && height(fixed, "bottom") == "0px;")
        // What stands in the middle does not move while the bars go.
        let middle = #"{"style": "alert", "content": {"size": {"height": 200}, "title": "Hi"}}"#
        #expect(try height(middle, "top").wholeMatch(of: /calc\(50vh - .*px \/ 2\);calc\(50svh - .*px \/ 2\);/) != nil)
        #expect(try !page(share).contains("dvh"))
    }

    /// CSS Anchor Positioning: the popover is told the side, the anchor the name.
    @Test func `holds a popover by its anchor`() throws {
        func popover(_ place: String) throws -> String {
            try page(
                #"{"style": "popover", "content": {"size": {"width": 300, "height": 200}}, "placement": {\#(place)}}"#,
                #"{"profile": "ipad-10"}"#)
        }
        let anchor = #""anchor": {"x": 300, "y": 200, "width": 100, "height": 40}"#
        let plain = try popover(anchor)
        #expect(plain.contains(" popover=\"auto\"") && plain.contains("<button type=\"button\" class=\"anchor\""))
        let rules = String(plain.prefix(upTo: try #require(plain.range(of: "@keyframes")).lowerBound))
        #expect(declaration("position-anchor", of: ".scrim-popover", in: rules) == "--scrim-anchor")
        #expect(declaration("position-area", of: ".scrim-popover", in: rules) == "bottom")
        #expect(declaration("position-try-fallbacks", of: ".scrim-popover", in: rules) == "flip-block")
        #expect(plain.contains("  anchor-name: --scrim-anchor;\n"))
        #expect(plain.contains(".scrim-popover::backdrop {\n  background: rgb("))
        // Beside it, and where it may not turn.
        let beside = try popover(anchor + #", "side": "right", "flip": false"#)
        #expect(beside.contains("  position-area: right;\n  position-try-fallbacks: none;\n"))
        #expect(!beside.contains("@container"))
        // What CSS would place elsewhere is held by edges: moved along the anchor, or not to be slid into the window.
        for other in [#", "offset": {"crossAxis": 12}"#, #", "shift": false"#] {
            #expect(try !popover(anchor + other).contains("position-anchor"))
        }
    }

    @Test(arguments: ["popover", "actionSheet", "sheet", "semiModal", "slidingMessage", "fullScreen"])
    func `closes what it opens`(style: String) throws {
        let anchor = #""placement": {"anchor": {"x": 100, "y": 200, "width": 50, "height": 40}}, "#
        let place = ["popover", "actionSheet"].contains(style) ? anchor : ""
        let dialog = """
            {"style": "\(style)", \(place)"content": {"title": "</style>", \
            "actions": [{"id": "</div>", "title": "<"}]}}
            """
        let page = try page(dialog, #"{"profile": "ipad-10"}"#)
        for tag in ["div", "button", "span", "h2", "p", "dialog", "style", "body"] {
            let opened = page.matches(of: try Regex("<\(tag)[ >]")).count
            #expect(opened == page.matches(of: try Regex("</\(tag)>")).count, "\(tag)")
        }
        #expect(page.filter { $0 == "{" }.count == page.filter { $0 == "}" }.count)
    }

    // MARK: What closes it

    /// A button that cannot be chosen, or that leaves the dialog there, closes nothing.
    @Test func `has buttons that do what the answer lets them`() throws {
        let page = try page(
            """
            {"style": "alert", "content": {"title": "T", "actions": [{"id": "a", "title": "A", "enabled": false}, \
            {"id": "b", "title": "B", "dismisses": "never"}, {"id": "c", "title": "C"}]}}
            """)
        let tags = page.matches(of: /<button class="action:([^"]*)"[^>]*>/).map {
            (String($0.output.1), String($0.output.0))
        }
        func tag(_ action: String) -> String { tags.first { $0.0 == action }?.1 ?? "" }
        #expect(tag("a").hasSuffix(" disabled>") && !tag("b").contains("disabled") && !tag("c").contains("disabled"))
        #expect(!tag("b").contains("command") && tag("c").contains("command=\"close\""))
    }

    /// HTML's `closedby`: `any` with a touch beside it, `none` without even Escape; neither is what `showModal` has.
    @Test(arguments: [
        ("", #"id="dialog" aria-label="T">"#), (#","backdrop":{"interaction":"dismiss"}"#, #" closedby="any">"#),
        (#","dismissal":{"closeRequests":[]}"#, #" closedby="none">"#),
        (#","dismissal":{"closeRequests":[]},"backdrop":{"interaction":"dismiss"}"#, #" closedby="none">"#),
    ])
    func `markup is closed by what the answer lets close it`(more: String, end: String) throws {
        let page = try page(#"{"style":"alert","content":{"title":"T"}\#(more)}"#)
        let tag = try #require(page.firstMatch(of: /<dialog [^>]*>/)).output
        #expect(tag.hasSuffix(end))
    }

    /// The same for a dialog that comes in a schedule, is let go, or turns round.
    @Test(arguments: [
        ("/v1/schedules", #"{"device":"iphone-15","policy":"queue","events":[{"at":0,"show":DIALOG}]}"#),
        ("/v1/specs/release", #"{"device":"iphone-15","dialog":DIALOG,"position":[196,400],"velocity":[0,300]}"#),
        ("/v1/specs/retarget", #"{"device":"iphone-15","dialog":DIALOG,"phase":"present","at":0.1,"to":"dismissed"}"#),
    ])
    func `markup of a motion is closed by what closes its dialog`(path: String, request: String) throws {
        for (more, end) in [
            (#","backdrop":{"interaction":"dismiss"}"#, #" closedby="any">"#),
            (#","dismissal":{"closeRequests":[]}"#, #" closedby="none">"#),
        ] {
            let dialog = #"{"style":"alert","content":{"title":"T"}\#(more)}"#
            let page = try Scrim.shared.get().post(
                request.replacing("DIALOG", with: dialog), to: path + "?format=markup")
            let tag = try #require(page.text.firstMatch(of: /<dialog [^>]*>/), "\(page.text.prefix(300))").output
            #expect(tag.hasSuffix(end))
        }
    }

    /// An `auto` popover is closed by Escape, too.
    @Test(arguments: [
        ("", "auto"), (#","dismissal":{"closeRequests":[]}"#, "manual"),
        (#","dismissal":{"closeRequests":["escape"]}"#, "auto"),
        (#","dismissal":{"closeRequests":["escape"]},"backdrop":{"interaction":"block"}"#, "manual"),
    ])
    func `markup is a popover that Escape closes only where the answer lets it`(more: String, kind: String) throws {
        let dialog = #"{"style":"popover","content":{"title":"T"},"placement":{"anchor":\#(Self.anchor)}\#(more)}"#
        let page = try page(dialog, #"{"profile":"ipad-10"}"#)
        #expect(try #require(page.firstMatch(of: /\spopover="([a-z]*)"/)).output.1 == kind)
    }

    // MARK: Names

    /// A page whose only timeline is another plays that.
    @Test func `plays a timeline that it has`() throws {
        let spec = DialogBody("alert", content: #""title":"T""#).members
        let response = try Scrim.shared.get().post(
            #"{\#(spec),"phase":"present","at":0.1,"to":"dismissed"}"#,
            to: "/v1/specs/retarget?format=markup")
        #expect(response.status == 200)
        let phase = try #require(response.text.firstMatch(of: /<body data-phase="([^"]*)">/)).output.1
        #expect(response.text.contains("[data-phase=\"\(phase)\"]"))
    }

    /// Lines of one text with directions of their own, as the answer has them.
    @Test(arguments: ["css", "css&adaptive=true", "markup"])
    func `draws each line in its own direction`(format: String) throws {
        let body = DialogBody("alert", content: #""title":"Hello\nשלום עולם!""#).json
        let lines = try spec(body)["layers"].elements.first { $0["id"] == "title" }?["text"]["lines"].elements
        #expect(lines?.map { $0["direction"].string } == ["leftToRight", "rightToLeft"])
        let text = try Scrim.shared.get().post(body, to: "/v1/specs?format=\(format)").text
        let isPage = format != "css"
        #expect(
            text.contains(isPage ? #"Hello\#n<bdi dir="rtl">שלום עולם!</bdi>"# : #""\2067 " "שלום עולם!" "\2069 ""#))
    }

    /// White space cannot be in a class: what stands for it may be in another id.
    @Test(arguments: ["css", "markup"])
    func `has a class for each layer`(format: String) throws {
        let actions = ["a b", "a_b", "a\\tb"].map { #"{"id":"\#($0)","title":"T"}"# }.joined(separator: ",")
        let body = DialogBody("alert", content: #""title":"T","actions":[\#(actions)]"#).json
        let text = try Scrim.shared.get().post(body, to: "/v1/specs?format=\(format)").text
        let classes = text.matches(of: /class="(action:[^"]*)"/).map { String($0.output.1) }
        #expect(classes.count == 3 && Set(classes).count == 3)
        #expect(classes.contains("action:a_b") && !classes.contains { $0.contains(" ") })
        for name in classes {
            let selector = "." + name.replacing(":", with: "\\:") + " {"
            #expect(text.contains(selector), "\(name)")
        }
    }
}
