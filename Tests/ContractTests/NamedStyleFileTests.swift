import AnswerTestSupport
import Devices
import Dialogs
import Foundation
import ServiceTestSupport
import TestSupport
import Testing
import Wire

@Suite struct `files of styles` {
    /// The lines of what is wrong with one file: pointer and reason.
    private func faults(_ text: String, name: String = "x-one") throws -> [(pointer: String, reason: String)] {
        do {
            _ = try StyleServer.styles([name: text])
        } catch let error as CatalogError {
            return error.faults.map { ($0.pointer, $0.reason) }
        }
        return []
    }

    @Test func `tell all that is wrong with them at once`() throws {
        let found = try faults(
            """
            {"extends":"sheat","description":"","defaults":{"backdrop":{"opacity":2},"style":"alert"},
             "figures":{"title.size":20},"sauce":"x","when":[{"if":{}}]}
            """)
        let pointers = Set(found.map(\.pointer))
        #expect(pointers.isSuperset(of: ["/extends", "/description", "/sauce", "/source"]))
    }

    @Test(arguments: [
        (#""defaults":{"backdrop":{"opacity":2}}"#, "/defaults/backdrop/opacity", "from 0 to 1"),
        (#""defaults":{"style":"alert"}"#, "/defaults/style", "extends"),
        (#""defaults":{"id":"a"}"#, "/defaults/id", "take it out"),
        (#""defaults":{"placment":{}}"#, "/defaults/placment", "placement"),
        (#""defaults":3"#, "/defaults", "object"),
        (##""defaults":{"theme":{"light":{"on-surface":"#000000"}}}"##, "/defaults/theme/light/on-surface", "apple"),
        (#""figures":{"title.sise":20}"#, "/figures/title.sise", "title.size"),
        (#""figures":{"title.size":"large"}"#, "/figures/title.size", "number"),
        (#""figures":{"title.baseline":20}"#, "/figures/title.baseline", "stays as the system has it"),
        (#""figures":{"grabber.width":20}"#, "/figures/grabber.width", "not known"),
        (#""colors":{"alert.card":"red"}"#, "/colors/alert.card", "#RRGGBB"),
        (##""colors":{"alert.cart":"#FF0000"}"##, "/colors/alert.cart", "alert.card"),
        (#""when":[{"if":{}}]"#, "/when/0/if", "belongs into the style"),
        (
            #""defaults":{"platforms":{"web":{"style":"sheet"}}}"#, "/defaults/platforms/web/style", "extends"
        ),
        (
            #""defaults":{"platforms":{"web":{"backdrop":{"opacity":2}}}}"#,
            "/defaults/platforms/web/backdrop/opacity", "from 0 to 1"
        ),
        (
            #""when":[{"if":{"idiom":"watch"},"figures":{"button.height":40}}]"#,
            "/when/0/figures/button.height", "stays as the system has it"
        ),
        (#""figures":{"anchor.travel":8}"#, "/figures/anchor.travel", "not known"),
        (#""header":"pinned""#, "/header", "fixed"), (#""viewport":"small""#, "/viewport", "large"),
        (#""detentsFrom":"edge""#, "/detentsFrom", "window"),
        (#""when":[{"if":{"minWidth":600,"maxWidth":500}}]"#, "/when/0/if/maxWidth", "minWidth"),
        (#""when":[{"if":{"releases":"26-"}}]"#, "/when/0/if/releases", "platform"),
        (#""when":[{"if":{"platform":"ios"}}]"#, "/when/0/if/platform", "apple"),
        (
            #""when":[{"if":{"minWidth":600},"defaults":{"backdrop":{"opacity":2}}}]"#,
            "/when/0/defaults/backdrop/opacity", "from 0 to 1"
        ),
    ])
    func `point at a fault and say what would be right`(more: String, pointer: String, words: String) throws {
        let found = try faults(StyleServer.file(extending: "alert", more))
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.pointer == pointer)
        #expect(found.first?.reason.contains(words) == true, "\(found)")
    }

    @Test func `say by which platform a fault was read where that is so, and not of a patch`() throws {
        let role = ##""theme":{"light":{"on-surface":"#000000"}}"##
        let own = try faults(StyleServer.file(extending: "alert", ##""defaults":{\##(role)}"##))
        #expect(own.map(\.pointer) == ["/defaults/theme/light/on-surface"])
        #expect(own.first?.reason.contains("was read as") == true)
        let patch = try faults(StyleServer.file(extending: "alert", ##""defaults":{"platforms":{"web":{\##(role)}}}"##))
        #expect(patch.map(\.pointer) == ["/defaults/platforms/web/theme/light/on-surface"])
        #expect(patch.first?.reason.contains("was read as") == false)
    }

    /// An entry is read over the file's own patch: a fault of that is not told again.
    @Test func `tell a fault of a patch once, where it stands`() throws {
        let patch = #""defaults":{"platforms":{"apple":{"backdrop":{"opacity":2}}}}"#
        func entry(_ defaults: String) -> String { #""when":[{"if":{"platform":"apple"},\#(defaults)}]"# }
        let color = ##""defaults":{"backdrop":{"color":"#112233"}}"##
        let own = try faults(StyleServer.file(extending: "sheet", patch + "," + entry(color)))
        #expect(own.map(\.pointer) == ["/defaults/platforms/apple/backdrop/opacity"])
        let entrys = try faults(StyleServer.file(extending: "sheet", color + "," + entry(patch)))
        #expect(entrys.map(\.pointer) == ["/when/0/defaults/platforms/apple/backdrop/opacity"])
    }

    @Test func `say which of their patches never apply, and are read all the same`() throws {
        let patch = #""defaults":{"platforms":{"web":{"backdrop":{"opacity":0.2}}}}"#
        func remarks(_ condition: String) throws -> [String] {
            let more = #"\#(patch),"when":[{"if":{\#(condition)},\#(patch)}]"#
            var pointers: [String] = []
            try withTemporaryDirectory { directory in
                try StyleServer.file(extending: "alert", more).write(
                    to: directory.appending(path: "x-one.json"), atomically: true, encoding: .utf8)
                let styles = try NamedStyles.load(directory: directory.path(), limits: .init()) {
                    pointers.append($0.pointer)
                }
                #expect(styles.ownNames.contains("x-one"))
            }
            return pointers
        }
        #expect(try remarks(#""platform":"apple""#) == ["/when/0/defaults/platforms/web"])
        #expect(try remarks(#""platform":"web""#).isEmpty)
        #expect(try remarks(#""idiom":"pad""#).isEmpty)
    }

    @Test(arguments: ["x-a.txt", "x-a.JSON", "acme.Json"])
    func `files of styles are told of where they do not end in json`(name: String) throws {
        try withTemporaryDirectory { directory in
            try StyleServer.file(extending: "alert").write(
                to: directory.appending(path: name), atomically: true, encoding: .utf8)
            let error = #expect(throws: CatalogError.self) {
                _ = try NamedStyles.load(directory: directory.path(), limits: .init())
            }
            #expect(error?.faults.first?.reason.contains(".json") == true)
        }
    }

    @Test(arguments: ["acme", "x-", "x-Acme", "x-a_b", "x-" + String(repeating: "a", count: 61)])
    func `files of styles are named as styles are`(name: String) throws {
        let found = try faults(StyleServer.file(extending: "alert"), name: name)
        #expect(found.count == 1 && found[0].reason.contains("named as the style is"), "\(found)")
    }

    @Test func `take what one system alone knows where they ask for that system`() throws {
        let theme = ##""defaults":{"theme":{"light":{"on-surface":"#000000"}}}"##
        #expect(
            try faults(StyleServer.file(extending: "alert", #""when":[{"if":{"platform":"android"},\#(theme)}]"#))
                .isEmpty)
        #expect(
            try faults(StyleServer.file(extending: "alert", ##""defaults":{"theme":{"light":{"accent":"#000000"}}}"##))
                .isEmpty)
    }

    /// Requests in which each figure shows.
    private static let content =
        #"{"title":"Title","message":"A message.","textFields":[{"id":"a"},{"id":"b"}],"#
        + #""navigationBar":{"title":"Bar"},"actions":[{"title":"One"},{"title":"Two"},"#
        + #"{"title":"Three","role":"cancel"}]}"#

    /// A cross stands in the content where there is no bar.
    private static let closing =
        #"{"title":"Title","message":"A message.","actions":[{"title":"One"}],"closeButton":{"title":"Close"}}"#

    @Test(arguments: StyleName.allCases)
    func `change something by each figure that they may have`(style: StyleName) throws {
        let listed = Set(style.figures.map(\.name))
        for figure in AdjustableFigure.allCases
        where figure.isOfEveryContent || !listed.isDisjoint(with: figure.names) {
            // What covers its container has its buttons at its end, however much is above them.
            if [.fullScreen, .currentContext].contains(style), [.bottomInset, .buttonsTop].contains(figure) {
                continue
            }
            let value = figure.isWeight ? "700" : figure == .opacity ? "0.3" : "71"
            // Only what is as wide as its title has a least width, and its own way to be wide.
            let isArranged = figure == .buttonWidthMinimum || figure == .cancelPadding
            let server = try StyleServer.with([
                "x-one": StyleServer.file(
                    extending: style.rawValue,
                    #""figures":{"\#(figure.rawValue)":\#(value)}"#
                        + (isArranged ? #","actionAlignment":"trailing""# : ""))
            ])
            let content = figure.rawValue.hasPrefix("closeButton") ? Self.closing : Self.content
            let devices = [
                "iphone-4", "iphone-15", "iphone-17", "pixel-9", "desktop-1280x800", "gnome-phone-360x720",
                "kde-phone-360x720",
            ]
            let changed = try devices.contains { device in
                func layers(_ name: String) throws -> JSON {
                    let placement = style == .sheet ? #","placement":{"detents":["medium","large"]}"# : ""
                    let anchor =
                        style.traits.isAnchored
                        ? #","placement":{"anchor":{"x":100,"y":100,"width":40,"height":40}}"# : placement
                    return try server.spec(
                        DialogBody(name, on: device, content: content, dialog: anchor).json
                    )["layers"]
                }
                return try layers("x-one") != layers(style.rawValue)
            }
            #expect(changed, "\(figure) of \(style)")
        }
    }

    @Test
    func `files of styles are refused with a weight that no font has, and an alignment that there is not`() throws {
        let found = try faults(
            StyleServer.file(
                extending: "floating", #""figures":{"title.weight":0},"actionAlignment":"justify""#))
        #expect(found.map(\.pointer).sorted() == ["/actionAlignment", "/figures/title.weight"], "\(found)")
    }

    @Test func `files of styles are refused with capitals, borders and shares that there are not`() throws {
        let found = try faults(
            StyleServer.file(
                extending: "slidingMessage",
                #""figures":{"opacity":2},"actionCase":"capitals","when":[{"if":{"idiom":"pad"},"borderSides":"left"}]"#
            ))
        #expect(
            found.map(\.pointer).sorted() == ["/actionCase", "/figures/opacity", "/when/0/borderSides"], "\(found)")
    }

    /// Capitals are drawn, and no more than that: who reads a button aloud says what was given.
    @Test func `draw titles of buttons in capitals where they say so`() throws {
        let server = try StyleServer.with([
            "x-one": StyleServer.file(
                extending: "alert",
                #""actionCase":"uppercase","when":[{"if":{"platform":"android"},"actionCase":"asGiven"}]"#)
        ])
        for (device, title) in [("iphone-17", "KEEP"), ("desktop-1280x800", "KEEP"), ("pixel-9", "Keep")] {
            let answer = try server.spec(
                DialogBody("x-one", on: device, content: #""title":"T","actions":[{"id":"a","title":"Keep"}]"#).json)
            #expect(answer["layers"]["action:a"]["text"]["content"] == .string(title))
        }
    }

    @Test func `files of styles are refused with a fallback of anchors where there is no anchor`() throws {
        let found = try faults(StyleServer.file(extending: "floating", #""anchorFallback":"firstSide""#))
        #expect(found.map(\.pointer) == ["/anchorFallback"], "\(found)")
        #expect(try faults(StyleServer.file(extending: "popover", #""anchorFallback":"leastOverflow""#)).isEmpty)
    }

    /// CSS keeps a popover beside its anchor as long as a side has room: on a pad to the right of what leaves none
    /// above and below.
    @Test func `stand over their anchor only where no side of it has room`() throws {
        let server = try StyleServer.with([
            "x-one": StyleServer.file(extending: "popover", #""anchorFallback":"firstSide""#)
        ])
        func frame(anchorWidth: Int) throws -> Box {
            try server.spec(
                DialogBody(
                    "x-one", on: "ipad-pro-11", state: #""orientation":"landscapeLeft""#,
                    content: #""size":{"width":300,"height":400}"#,
                    placement: #""anchor":{"x":60,"y":150,"width":\#(anchorWidth),"height":550}"#
                ).json
            ).dialog
        }
        // 1194 × 834: right of 140 there is room for 300, of 1150 there is none.
        #expect(try frame(anchorWidth: 80).x > 140)
        #expect(try frame(anchorWidth: 1090).x < 1150)
    }

    /// 28 high and 4 apart: from middle to middle 32, of the 60 that eyes want.
    @Test func `may have buttons too close for eyes on visionOS, which a finding says`() throws {
        let figures = #""figures":{"button.height":28,"button.spacing":4}"#
        let server = try StyleServer.with(["x-one": StyleServer.file(extending: "alert", figures)])
        // Three stand one below the other.
        let actions = ["Keep", "Move", "Copy"].map { #"{"id":"\#($0)","title":"\#($0)"}"# }.joined(separator: ",")
        for (style, isFound) in [("x-one", true), ("alert", false)] {
            let answer = try server.spec(
                DialogBody(
                    style, on: "visionos-1280x720",
                    content: #""title":"Keep it?","actions":[\#(actions)]"#
                ).json)
            let rules = answer["diagnostics"].elements.map { $0["rule"] }
            #expect(rules.contains("targetsTooClose") == isFound)
        }
    }

    /// One word for where the buttons stand, on systems whose own stand otherwise.
    @Test(arguments: ["iphone-17", "pixel-9", "desktop-1280x800"])
    func `have their buttons at either end, or over the whole width`(device: String) throws {
        let files = Dictionary(
            uniqueKeysWithValues: ["fill", "leading", "trailing"].map {
                ("x-\($0)", StyleServer.file(extending: "floating", #""actionAlignment":"\#($0)""#))
            })
        let server = try StyleServer.with(files)
        func buttons(_ style: String, mirrored: Bool = false) throws -> (JSON, [Box]) {
            let direction = mirrored ? #","layoutDirection":"rightToLeft""# : ""
            let spec = try server.spec(
                DialogBody(
                    style, on: device, state: direction,
                    content: #"""
                        "title":"T","size":{"width":300},"actions":[{"id":"a","title":"No"},{"id":"b","title":"Yes"}]
                        """#
                ).json)
            return (spec, ["action:a", "action:b"].map { spec["layers"][$0]["frame"].box })
        }
        let (spec, fill) = try buttons("x-fill")
        #expect(abs(fill[0].width - fill[1].width) <= 1 && fill[0].maxX < fill[1].x)
        #expect(fill[0].x - spec.dialog.x < 30 && spec.dialog.maxX - fill[1].maxX < 30)
        let (_, leading) = try buttons("x-leading")
        #expect(leading[0].x == fill[0].x && leading[1].maxX < fill[1].maxX)
        let (_, trailing) = try buttons("x-trailing")
        #expect(trailing[1].maxX == fill[1].maxX && trailing[0].x > fill[0].x)
        let (_, mirrored) = try buttons("x-leading", mirrored: true)
        #expect(mirrored.map(\.maxX).max() == fill[1].maxX)
    }

    /// The program takes them as they are when it starts.
    @Test func `files of styles are without a fault where they are built in`() throws {
        let folder = Repository.root.appending(path: "Sources/Wire/V1/Styles/Web")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count == 7)
        let server = try StyleServer.with(
            Dictionary(
                uniqueKeysWithValues: files.map { file in
                    (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
                }))
        #expect(try JSON(server.get("/v1/styles").body)["styles"].elements.count == 19)
    }

    @Test func `files of styles are listed with what then holds`() throws {
        let server = try StyleServer.examples.get()
        let list = try JSON(server.get("/v1/styles").body)["styles"].elements
        #expect(list.count == 21)
        #expect(list[20]["id"] == "x-acme-sheet" && list[20]["file"] == "x-acme-sheet.json")
        let style = try JSON(server.get("/v1/styles/x-acme-sheet").body)
        #expect(style["extends"] == "sheet" && style["source"] == "ACME design system 4.2, Sheets")
        let size = style["figures"].elements.filter { $0["name"] == "title.size" }
        #expect(size.count == 1 && size[0]["value"] == 22)
        #expect(size[0]["source"] == "x-acme-sheet.json: ACME design system 4.2, Sheets")
        #expect(style["members"]["placement"]["detents"] == ["medium", "large"])
        #expect(style["variants"][0]["if"] == ["platform": "apple", "releases": "26-"])
        #expect(try server.get("/v1/styles/x-acme").status == 404)
        #expect(try server.get("/v1/styles/sheet").body == Scrim.shared.get().get("/v1/styles/sheet").body)
    }

    @Test func `files of styles are known to the program by a flag and by a variable`() throws {
        let directory = Repository.root.appending(path: "examples/styles/styles").path()
        let body = #"{"device":"iphone-17","dialog":{"style":"x-acme-sheet"}}"#
        let answer = try StyleServer.examples.get().post(body)
        for (arguments, variables) in [(["--styles", directory], [:]), ([], ["SCRIM_STYLES": directory])] {
            let ending = try ScrimProcess.run(["resolve"] + arguments, variables: variables, input: body)
            #expect(ending.status == 0 && ending.output == answer.body)
            let check = try ScrimProcess.run(["serve", "--check"] + arguments, variables: variables)
            #expect(check.status == 0)
        }
    }

    @Test func `end the start where they are faulty, with every fault by name`() throws {
        try withTemporaryDirectory { directory in
            let file = directory.appending(path: "x-one.json")
            try StyleServer.file(
                extending: "alert", #""defaults":{"backdrop":{"opacity":2}},"figures":{"title.size":-1}"#
            )
            .write(to: file, atomically: true, encoding: .utf8)
            for arguments in [["serve", "--port", "0"], ["serve", "--check"], ["resolve"]] {
                let ending = try ScrimProcess.run(arguments + ["--styles", directory.path()], input: "{}")
                #expect(ending.status == 1)
                for words in [
                    "--styles cannot be used", "x-one.json, /defaults/backdrop/opacity", "/figures/title.size",
                ] {
                    #expect(ending.errors.contains(words), "\(ending.errors)")
                }
            }
        }
    }
}
