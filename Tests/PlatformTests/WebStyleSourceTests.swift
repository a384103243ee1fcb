import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What the libraries' sources say of the web's named styles, beyond where a dialog rests.
@Suite struct `Dialogs of the web's libraries` {
    private func answer(
        _ style: String, _ device: String, _ content: String = #""title":"T","message":"M""#, more: String = ""
    ) throws -> JSON {
        try layout("x-\(style)", on: device, system: "web", content: content, dialog: more)
    }

    private func screen(_ width: Double, _ height: Double) -> String {
        #""screen":{"width":\#(width),"height":\#(height)}"#
    }

    private static let long =
        #""title":"T","message":"\#(String(repeating: "Make changes. ", count: 80))","#
        + #""actions":[{"id":"ok","title":"OK"}]"#

    /// `min-width: 768px` holds from 768 on, and `max-width: 575.98px` below 576.
    @Test(arguments: [
        ("responsive-dialog", 767.5, 768.0), ("bootstrap-modal", 575.5, 559.5), ("side-drawer", 639.5, 479.6),
    ])
    func `change at their breakpoints, not a pixel below`(style: String, width: Double, wide: Double) throws {
        #expect(abs(try answer(style, screen(width, 900)).dialog.width - wide) <= 0.5)
    }

    /// `modal-dialog-scrollable`, and `scroll="paper"`.
    @Test(arguments: ["bootstrap-modal", "mui-dialog"])
    func `keep their headers where the body scrolls`(style: String) throws {
        let layers = try answer(style, screen(800, 500), Self.long)["layers"]
        let (scroll, title) = (layers["scroll:body"]["frame"].box, layers["title"])
        #expect(title["parent"] == "dialog" && title["frame"].box.maxY < scroll.y)
        #expect(layers["message"]["parent"] == "scroll:body")
        if style == "bootstrap-modal" { #expect(layers["separator:title"]["frame"].box.maxY == scroll.y) }
        #expect(layers["action:ok"]["frame"].box.y > scroll.maxY)
    }

    /// Without bars 80vh is 675.2, whatever the bars take of the window.
    @Test func `dialogs of the web's libraries are four fifths of the large viewport as a drawer`() throws {
        let content = #""title":"T","message":"\#(String(repeating: "Make changes. ", count: 250))""#
        let answer = try answer(
            "responsive-dialog", screen(390, 844) + #","browserChrome":{"top":50,"bottom":80}"#, content)
        #expect(abs(answer.dialog.height - 675.2) <= 0.5)
    }

    /// Vaul's snap points are pixels of the window.
    @Test func `rest at their snap points over a safe area, too`() throws {
        let answer = try answer(
            "snap-drawer", screen(390, 844) + #","safeAreaInsets":{"top":47,"left":0,"bottom":34,"right":0}"#)
        let detents = answer["presentation"]["detents"].elements
        #expect(detents.map { $0["frame"].box.height } == [148, 355, 844])
    }

    /// A padding of 16 inside a border of 1, `text-sm` in lines of 20 with `gap-1` between them, and
    /// `slide-in-from-*-2` with `zoom-in-95` about the edge at the anchor.
    @Test(arguments: [(100.0, -9.95, -1.95), (850, 9.95, 1.95)])
    func `dialogs of the web's libraries are shadcn's popover`(top: Double, come: Double, go: Double) throws {
        let answer = try answer(
            "anchored-popover", screen(1440, 900),
            more: #","placement":{"anchor":{"x":700,"y":\#(top),"width":40,"height":40}}"#)
        let (dialog, layers) = (answer.dialog, answer["layers"])
        #expect(dialog.height == 78 && layers["title"]["frame"].box.y == dialog.y + 17)
        #expect(layers["title"]["text"]["font"]["weight"] == "medium")
        #expect(layers["message"]["frame"].box.y == dialog.y + 41)
        func way(_ phase: String) -> [Double] {
            let values = answer["transitions"][.init(phase)]["tracks"].track("dialog", "position").trackValues
            return values.compactMap { $0.pair.last }
        }
        let (present, dismiss) = (way("present"), way("dismiss"))
        #expect(abs((present.first ?? 0) - (present.last ?? 0) - come) < 0.01, "\(present)")
        #expect(abs((dismiss.last ?? 0) - (dismiss.first ?? 0) - go) < 0.01, "\(dismiss)")
    }

    /// `muted-foreground`, `text.secondary` and the description of a toast.
    @Test(arguments: [
        ("responsive-dialog", "light", "#737373"), ("responsive-dialog", "dark", "#A1A1A1"),
        ("side-drawer", "light", "#737373"), ("mui-dialog", "light", "#00000099"), ("mui-dialog", "dark", "#FFFFFFB3"),
        ("toaster", "light", "#3F3F3F"), ("toaster", "dark", "#E8E8E8"),
    ])
    func `have messages in their secondary colour`(style: String, appearance: String, color: String) throws {
        let device = screen(1440, 900) + #","appearance":"\#(appearance)""#
        let layers = try answer(style, device)["layers"]
        #expect(layers["message"]["text"]["color"] == .string(color))
        #expect(layers["title"]["text"]["color"] != .string(color))
        let own = ##","theme":{"\##(appearance)":{"secondary":"#123456"}}"##
        #expect(try answer(style, device, more: own)["layers"]["message"]["text"]["color"] == "#123456")
    }

    @Test func `have the shadow of Material UI's dialogs, and none tilts`() throws {
        let layers = try answer("mui-dialog", screen(1440, 900))["layers"]
        #expect(layers["dialog"]["shadows"].elements.map { $0["blur"] } == [15, 38, 46])
        for style in ["mui-dialog", "bootstrap-modal", "responsive-dialog"] {
            let parallax = try answer(style, screen(1440, 900))["layers"]["dialog"]["parallax"]
            #expect(parallax == .missing || parallax["vertical"]["maximum"] == 0, "\(style)")
        }
    }
}
