import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `Images in content` {
    @Test(arguments: [(100.0, 50.0), (280, 140), (600, 300), (1000, 20), (900, 900)])
    func `keep their proportions above the text`(width: Double, height: Double) throws {
        let image = try layout(
            "semiModal", on: #""screen":{"width":320,"height":2000,"scale":2}"#,
            content: #""size":{"height":"fit"},"title":"T","image":{"width":\#(width),"height":\#(height)}"#
        ).frame(of: "image")
        // 20 on either side (content.inset.side).
        let shown = min(width, 280)
        #expect(abs(image.width - shown) < 0.51)
        #expect(abs(image.height - height * shown / width) < 0.51)
    }

    @Test(arguments: [(60.0, 60.0), (150, 60), (280, 100), (2000, 500)])
    func `keep them beside the text too, which keeps a third of the width`(width: Double, height: Double) throws {
        let spec = try layout(
            "slidingMessage", on: #""screen":{"width":320,"height":480,"scale":2}"#,
            content: #"""
                "size":{"height":"fit"},"title":"Saved","message":"On all your devices",
                 "image":{"width":\#(width),"height":\#(height)}
                """#)
        let (image, text) = (spec.frame(of: "image"), spec.frame(of: "message"))
        #expect(abs(image.width / image.height - width / height) < width / height * 0.03)
        #expect(text.width >= 280 / 3.0 - 0.51)
        #expect(text.x >= image.maxX)
        // A smaller image is as large as it was given.
        if width <= 150 { #expect(image.width == width && image.height == height) }
        #expect(!spec["layers"]["message"]["text"]["lines"].elements.isEmpty)
    }
}

@Suite struct `Touch areas` {
    @Test(arguments: ["6", "7", "9", "17", "26"])
    func `touch areas of text fields are 44 high, and take nothing from each other`(version: String) throws {
        let spec = try layout(
            "alert", on: "390x844@3", system: "iOS \(version)",
            content: #"""
                "title":"Sign In","message":"M","textFields":[{"id":"a"},{"id":"b"}],
                 "actions":[{"id":"ok","title":"OK"}]
                """#)
        let areas = ["field:a", "field:b", "action:ok"].map { spec["hitRegions"][$0].pathBox }
        for area in areas { #expect(area.height >= 44 - 1e-3 && area.width >= 44) }
        #expect(areas[0].maxY <= areas[1].y + 1e-3 && areas[1].maxY <= areas[2].y + 1e-3)
        #expect(areas[0].y >= spec.dialog.y)
    }

    @Test(arguments: [
        (#""profile":"iphone-17""#, 44.0), (#""profile":"pixel-8""#, 48), (#""profile":"apple-tv-4k""#, 66),
    ])
    func `touch areas of a bar's buttons are as large as the platform's least target`(device: String, least: Double)
        throws
    {
        let spec = try layout(
            "semiModal", on: device,
            content: #"""
                "title":"T","textFields":[{"id":"f"}],"navigationBar":{"title":"N","leading":{"id":"a","title":"X"},
                 "trailing":{"id":"b","title":"Y"}},"actions":[{"id":"c","title":"Z"}]
                """#)
        for id in ["action:a", "action:b", "action:c", "field:f"] {
            let area = spec["hitRegions"][id].pathBox
            #expect(area.width >= least - 1e-3 && area.height >= least - 1e-3, "\(id) \(area)")
            #expect(area.x >= spec.dialog.x && area.maxX <= spec.dialog.maxX && area.y >= spec.dialog.y)
        }
    }
}

/// A closing button with a ground is rounded as the system's buttons on a bar are.
@Suite struct `A closing button` {
    @Test(arguments: [
        ("gnome-800x600", 16.0), ("kde-800x600", 5), ("windows-1366x720", 4), ("iphone-3gs", 5), ("iphone-16", 15),
    ])
    func `has the corners of its system`(device: String, radius: Double) throws {
        let answer = try layout("formSheet", on: device, content: #""title":"T","message":"Hello","closeButton":{}"#)
        let close = answer["layers"]["action:close"]
        #expect(close["background"] != .missing)
        #expect(close["cornerRadius"].number == radius)
    }

    /// E5: nothing overlaps; a narrow dialog has its texts below the cross, as wide as they may be.
    @Test(arguments: ["semiModal", "floating", "slidingMessage"])
    func `has the title below it where there is no room beside it`(style: String) throws {
        let narrow = try layout(
            style, content: #""title":"Settings","closeButton":{"id":"x"},"size":{"width":120}"#)
        let (title, close) = (narrow.frame(of: "title"), narrow.frame(of: "action:x"))
        #expect(title.width >= 60 && title.y >= close.y + close.height - 1e-3, "\(title) \(close)")
        let wide = try layout(style, content: #""title":"Settings","closeButton":{"id":"x"},"size":{"width":300}"#)
        #expect(wide.frame(of: "title").y < wide.frame(of: "action:x").y + 44)
    }
}

/// An unsafe band at one side alone, of a window that is no whole number of pixels wide.
@Suite struct `A safe area at one side` {
    @Test(arguments: [(690.0, 2.625), (640.25, 1)])
    func `is kept free at that side, whether edges are rounded to pixels or not`(width: Double, scale: Double) throws {
        let device = #"""
            {"screen":{"width":\#(width),"height":829,"scale":\#(scale)},"system":{"name":"Android"},
             "safeAreaInsets":{"top":24,"left":50,"bottom":24,"right":0}}
            """#
        func title(_ snap: String) throws -> Box {
            let dialog = #"{"style":"fullScreen","content":{"title":"Hi"}}"#
            let body = #"{"device":\#(device),"dialog":\#(dialog),"options":{"snap":"\#(snap)"}}"#
            return try spec(body).frame(of: "title")
        }
        let (rounded, exact) = (try title("pixel"), try title("none"))
        #expect(abs(rounded.width - exact.width) <= 1 / scale + 1e-3 && abs(rounded.x - exact.x) <= 1 / scale + 1e-3)
    }
}

extension JSON {
    /// The bounds of a region whose path is a rectangle: `M x y H x V y H x Z`.
    fileprivate var pathBox: Box {
        let path = self["path"].string ?? ""
        var numbers: [(command: Character, value: Double)] = []
        var command: Character = " "
        var text = ""
        func flush() {
            for number in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
                numbers.append((command, Double(number) ?? .nan))
            }
            text = ""
        }
        for character in path {
            if character.isLetter {
                flush()
                command = character
            } else {
                text.append(character)
            }
        }
        flush()
        var (xs, ys): ([Double], [Double]) = ([], [])
        var isX = true
        for (command, value) in numbers {
            switch command {
            case "H": xs.append(value)
            case "V": ys.append(value)
            default:
                if isX { xs.append(value) } else { ys.append(value) }
                isX.toggle()
            }
        }
        let (left, top) = (xs.min() ?? .nan, ys.min() ?? .nan)
        return Box(left, top, (xs.max() ?? .nan) - left, (ys.max() ?? .nan) - top)
    }
}
