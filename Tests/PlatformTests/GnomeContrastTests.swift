import AnswerTestSupport
import ServiceTestSupport
import Testing

private func gnome(_ dialog: String, isDark: Bool = false) throws -> JSON {
    let dark = isDark ? #","appearance":"dark""# : ""
    return try layout(on: "gnome-1000x720", state: #""contrast":"increased"\#(dark)"#, dialog: dialog)["layers"]
}

/// libadwaita c68992bd, _colors.scss: $border_color is 50 % of currentColor, RGB(0 0 6 / 80%) in the light and white in
/// the dark.
@Suite struct `On GNOME with more contrast` {
    private static let popover =
        #"{"style":"popover","content":{"message":"Text"},"#
        + #""placement":{"anchor":{"x":300,"y":300,"width":80,"height":32}}}"#
    private static let toast =
        #"{"style":"slidingMessage","content":{"title":"Text","actions":[{"id":"a","title":"Undo"}]}}"#

    /// _popovers.scss: 0 0 0 1px $border_color.
    @Test func `a popover has a ring of its text's colour`() throws {
        let dark = try gnome(Self.popover, isDark: true)["dialog"]["shadows"].elements
        #expect(dark.count == 3 && dark[0]["color"] == "#FFFFFF" && dark[0]["opacity"] == 0.5)
        let light = try gnome(Self.popover)["dialog"]["shadows"].elements[0]
        #expect(light["color"] == "#000006" && light["opacity"] == 0.4)
    }

    /// _misc.scss: the ring replaces the shadows.
    @Test func `a toast has a ring in place of its shadows`() throws {
        let layers = try gnome(Self.toast)
        let shadows = layers["dialog"]["shadows"].elements
        #expect(shadows.count == 1 && shadows[0]["color"] == "#FFFFFF" && shadows[0]["opacity"] == 0.5)
        #expect(shadows[0]["spread"] == 1 && shadows[0]["blur"] == 0)
        let border = layers["action:a"]["border"]
        #expect(border["color"] == "#FFFFFF" && border["opacity"] == 0.5)
    }

    /// _message-dialog.scss: outline: none; _buttons.scss: a destructive button's ring is half of its own colour.
    @Test func `an alert has no outline`() throws {
        let layers = try gnome(
            #"""
            {"style":"alert","content":{"title":"T","actions":[
             {"id":"d","title":"Drop","role":"destructive"},{"id":"k","title":"Keep"}]}}
            """#)
        #expect(layers["dialog"]["border"] == .missing)
        let (drop, keep) = (layers["action:d"], layers["action:k"])
        #expect(drop["border"]["color"] == drop["text"]["color"] && drop["border"]["opacity"] == 0.5)
        #expect(keep["border"]["opacity"] == 0.4)
        let form = try gnome(#"{"style":"formSheet","content":{"title":"T"}}"#)
        #expect(form["dialog"]["border"]["opacity"] == 0.3)
    }
}
