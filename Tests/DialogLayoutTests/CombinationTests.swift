import ServiceTestSupport
import Testing

/// What falls between the rows of the ledger: members that meet, each with what the contract says of it alone.
@Suite struct `Combinations of members` {
    /// A phone of the first years: 320×480 at one pixel a point, nothing unsafe.
    private let phone = #""screen":{"width":320,"height":480},"system":{"name":"iPhone OS","version":"3"}"#
    /// A phone with a notch and a home indicator.
    private let notched =
        #""screen":{"width":390,"height":844,"scale":3},"safeAreaInsets":{"top":47,"bottom":34}"#

    private func frame(_ answer: JSON, _ layer: String) -> JSON { answer["layers"][layer]["frame"] }

    // MARK: Darkness and touches

    @Test func `Nothing is dark where a dialog sticks out of its window`() throws {
        let answer = try layout(
            "floating", on: phone, placement: #""frame":{"x":-20,"y":100,"width":100,"height":100}"#)
        let region = answer["dimmingRegions"][0]
        // The dialog's left 20 points are outside; the two corners of radius 8 inside stay round.
        #expect(region["path"] == "M0 0H320V480H0ZM0 100H72A8 8 0 0 1 80 108V192A8 8 0 0 1 72 200H0V192V108Z")
        #expect(region["rects"].elements.count == 3)
    }

    @Test func `Nothing is dark where a dialog sticks out of its container`() throws {
        let panel = try layout(
            "semiModal", on: phone,
            placement: #"""
                "container":{"x":0,"y":200,"width":320,"height":280},"frame":{"x":40,"y":100,"width":100,"height":200}
                """#)
        #expect(panel["dimmingRegions"][0]["path"] == "M0 200H320V480H0ZM40 200H140V300H40Z")
    }

    @Test func `A backdrop of a colour that is all transparent dims nothing`() throws {
        let answer = try layout("semiModal", on: phone, dialog: ##""backdrop":{"color":"#00000000"}"##)
        #expect(answer["dimmingRegions"] == [])
        #expect(answer["hitRegions"]["dimming"]["effect"] == "dismiss")
    }

    /// 411.43 stands for 1080 pixels at 2.625 a point, which are 411.4286.
    @Test func `A window told in hundredths of a point ends at its last pixel, and is blocked to there`() throws {
        let answer = try layout("floating", on: "411.43x800@2.625", content: #""title":"Hi""#)
        #expect(answer["hitRegions"]["presenter"] == .missing)
        #expect(answer["hitRegions"]["dimming"]["path"] == "M0 0H411.4286V800H0Z")
        #expect(answer["stage"]["window"]["width"] == 411.4286)
    }

    @Test(arguments: ["fullScreen", "semiModal", "slidingMessage"])
    func `Rounding to pixels takes no dialog out of its window`(style: String) throws {
        let answer = try spec(#"{"device":"pixel-fold-folded","dialog":{"style":"\#(style)"}}"#)
        #expect(answer["diagnostics"]["frameLeavesWindow"] == .missing)
    }

    // MARK: Turning

    @Test func `A fold turns with the device`() throws {
        let answer = try layout(
            "semiModal", on: phone,
            state: #""reservedRegions":[{"kind":"division","frame":{"x":0,"y":230,"width":320,"height":20}}]"#)
        #expect(frame(answer, "dialog") == ["x": 0, "y": 115, "width": 320, "height": 115])
        // Turned, the fold stands upright at x = 230: the left part is 230×320, the panel its lower half.
        let tracks = answer["transitions"]["rotate"]["landscapeRight"]["tracks"]
        #expect(tracks.track("dialog", "position")["keyframes"][1]["value"] == [115, 240])
        #expect(tracks.track("dialog", "size")["keyframes"][1]["value"] == [230, 160])
    }

    @Test func `A docked keyboard told by its frame stays docked when the device turns`() throws {
        let answer = try layout(
            "semiModal", on: phone, state: #""keyboard":{"frame":{"x":0,"y":264,"width":320,"height":216}}"#,
            content: #""size":{"height":80}"#)
        let tracks = answer["transitions"]["rotate"]["landscapeLeft"]["tracks"]
        // 320 - 216 = 104 is the keyboard's top, and the panel stands on it: 104 - 80 / 2.
        #expect(tracks.track("dialog", "position")["keyframes"][1]["value"] == [240, 64])
    }

    @Test func `A window as large as the screen turns with the device`() throws {
        let answer = try layout("semiModal", on: phone, state: #""window":{"x":0,"y":0,"width":320,"height":480}"#)
        #expect(Set(answer["transitions"]["rotate"].members.keys) == ["landscapeLeft", "landscapeRight"])
    }

    @Test func `Text lines lie inside their layer on a fixed surface too`() throws {
        for orientation in ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"] {
            let answer = try layout(
                "semiModal", on: phone, state: #""orientation":"\#(orientation)""#, content: #""title":"Hi""#,
                options: #""coordinateSpace":"fixed""#)
            let box = frame(answer, "title")
            let line = answer["layers"]["title"]["text"]["lines"][0]
            let (x, y) = (line["x"].number, line["baseline"].number)
            #expect(x > box["x"].number && x < box["x"].number + box["width"].number, "\(orientation)")
            #expect(y > box["y"].number && y < box["y"].number + box["height"].number, "\(orientation)")
        }
    }

    @Test func `A dialog that only leaves by a flip hides its back all the same`() throws {
        let answer = try layout(
            "fullScreen", on: phone,
            dialog: #""transition":{"present":{"style":"coverVertical"},"dismiss":{"style":"flipHorizontal"}}"#)
        #expect(answer["layers"]["dialog"]["backfaceVisible"] == false)
    }

    // MARK: Keyboards and insets

    @Test func `A panel lifted by the keyboard keeps no room for the home indicator`() throws {
        func panel(_ policy: String) throws -> JSON {
            let answer = try layout(
                "semiModal", on: notched, state: #""keyboard":{"height":300}"#,
                content: #""size":{"height":"fit"},"title":"x""#, placement: #""keyboard":"\#(policy)""#)
            return frame(answer, "dialog")
        }
        // A title line of 17 pt, 20.2871 high, between insets of 16: 52.2871, up to a third of a point 52.3333.
        for policy in ["avoid", "resize"] {
            #expect(try panel(policy) == ["x": 0, "y": 491.6667, "width": 390, "height": 52.3333], "\(policy)")
        }
        #expect(try panel("ignore")["height"] == 86.3333)
    }

    @Test func `A panel inside a view is not pushed out of it by the keyboard`() throws {
        let answer = try layout(
            "semiModal", on: phone, state: #""keyboard":{"height":216}"#, content: #""size":{"height":300}"#,
            placement: #""container":{"x":0,"y":100,"width":320,"height":380}"#)
        #expect(frame(answer, "dialog") == ["x": 0, "y": 100, "width": 320, "height": 164])
        #expect(answer["adaptations"][0]["reason"] == "keyboardShrinks")
    }

    @Test func `A card below the app's bars counts the top inset once`() throws {
        let answer = try layout(
            "pageSheet", on: notched, state: #""bars":{"status":47,"navigation":44}"#,
            placement: #""level":"content""#)
        #expect(frame(answer, "dialog") == ["x": 0, "y": 91, "width": 390, "height": 753])
    }

    @Test(arguments: [#""#, #""size":{"width":390,"height":90},"#])
    func `A message at the top keeps its text below the notch`(size: String) throws {
        let answer = try layout(
            "slidingMessage", on: notched, content: #"\#(size)"title":"Hi","message":"There""#,
            placement: #""edge":"top""#)
        #expect(frame(answer, "title")["y"] == 57)
    }

    @Test func `A keyboard's spring that takes its own time says so`() throws {
        let answer = try layout(
            "semiModal", on: phone,
            state: #"""
                "keyboard":{"height":100,"duration":2,"easing":{"spring":{"mass":3,"stiffness":1000,"damping":500}}}
                """#)
        #expect(
            answer["adaptations"][0] == [
                "from": "2", "to": "0.5057", "reason": "springSettles", "pointer": "/device/keyboard/duration",
            ])
    }

    @Test func `A spring that reduced motion leaves out settles nothing`() throws {
        let answer = try layout(
            "semiModal", on: phone, state: #""reduceMotion":true"#,
            dialog: #""transition":{"duration":2,"easing":{"spring":{"mass":3,"stiffness":1000,"damping":500}}}"#)
        #expect(answer["adaptations"] == [])
    }

    // MARK: Devices that are changed

    @Test func `A profile with another screen and idiom has that screen's size classes`() throws {
        let answer = try layout(
            "formSheet", on: "iphone-4", state: #""screen":{"width":768,"height":1024},"idiom":"pad""#)
        #expect(answer["stage"]["sizeClass"] == ["horizontal": "regular", "vertical": "regular"])
        #expect(frame(answer, "dialog") == ["x": 114, "y": 202, "width": 540, "height": 620])
    }

    @Test func `Reduced transparency makes a see-through colour opaque`() throws {
        let answer = try layout(
            "floating", on: phone, state: #""reduceTransparency":true"#,
            content: ##""background":{"color":"#11223344","opacity":0.3}"##)
        #expect(answer["layers"]["dialog"]["background"] == ["color": "#112233", "opacity": 1])
    }

    // MARK: Content

    @Test func `A width that fits shows the bar's whole title and buttons`() throws {
        let answer = try spec(
            #"""
            {"device":{\#(phone)},"dialog":{"style":"floating","content":{"size":{"width":"fit"},"navigationBar":{
             "title":"A rather long title","trailing":{"id":"done","title":"Done"}}}}}
            """#)
        let text = answer["layers"]["bar:navigation"]["text"]
        #expect(text["truncated"] == false)
        #expect(text["lines"][0]["text"] == "A rather long title")
    }

    @Test func `A width that fits leaves room to type`() throws {
        let answer = try layout(
            "floating", on: phone,
            content: #""size":{"width":"fit"},"textFields":[{"id":"name","placeholder":"Your whole name"}]"#)
        #expect(answer["layers"]["field:name"]["text"]["truncated"] == false)
        #expect(answer["layers"]["field:name"]["text"]["lines"][0]["text"] == "Your whole name")
    }

    @Test func `A style's own size that its container limits is an adaptation`() throws {
        let answer = try layout("formSheet", on: "1000x600", system: "iPadOS 12", state: #""idiom":"pad""#)
        #expect(frame(answer, "dialog") == ["x": 230, "y": 0, "width": 540, "height": 600])
        #expect(answer["adaptations"][0]["reason"] == "limitedToContainer")
        #expect(answer["adaptations"][0]["from"] == "620")
    }

    @Test func `Empty texts take no focus`() throws {
        let answer = try layout(
            "floating", on: phone,
            content: #""title":"","message":"Sure?","navigationBar":{"title":""},"actions":[{"id":"ok","title":"OK"}]"#)
        #expect(answer["accessibility"]["focusOrder"] == ["message", "action:ok"])
        #expect(answer["accessibility"]["initialFocus"] == "message")
    }

    // MARK: Remarks

    @Test func `A swipe names each edge once`() throws {
        let answer = try layout("semiModal", on: phone, dialog: #""dismissal":{"swipe":["leading","left","bottom"]}"#)
        #expect(answer["lifecycle"]["swipe"] == ["left", "bottom"])
    }

    @Test func `An edge that a slide goes through has its effect`() throws {
        let answer = try layout(
            "fullScreen", on: phone, placement: #""edge":"left""#, dialog: #""transition":{"style":"slide"}"#)
        let slide = answer["transitions"]["present"]["tracks"].track("dialog", "position")["keyframes"]
        #expect(slide[0]["value"] == [-160, 240])
        #expect(answer["diagnostics"]["memberHasNoEffect"] == .missing)
    }

    @Test(arguments: [
        (#""style":"fullScreen","placement":{"keyboard":"resize"}"#, "/dialog/placement/keyboard"),
        (
            #"""
            "style":"semiModal","placement":{"surface":"screen"},"backdrop":{"passThroughRects":[{"x":0,"y":0,\#
            "width":9,"height":9}]}
            """#,
            "/dialog/backdrop/passThroughRects"
        ),
    ])
    func `What has no effect is said`(dialog: String, pointer: String) throws {
        let answer = try spec(#"{"device":{\#(phone)},"dialog":{\#(dialog)}}"#)
        #expect(answer["diagnostics"]["memberHasNoEffect"]["pointer"].string == pointer)
    }
}
