import AnswerTestSupport
import ServiceTestSupport
import Testing

private let ok = #""actions":[{"id":"ok","title":"OK"}]"#
private let both = #""actions":[{"id":"ok","title":"Delete"},{"id":"no","title":"Cancel","role":"cancel"}]"#

/// An alert on a phone of 390 by 844 points, three pixels a point, unless told otherwise.
private func alert(
    _ version: String, _ content: String, size: (width: Int, height: Int) = (390, 844), scale: Int = 3,
    more: String = ""
) throws -> JSON {
    try layout(
        "alert", on: "\(size.width)x\(size.height)@\(scale)", system: "iOS \(version)",
        state: #""safeAreaInsets":{"top":20,"left":0,"bottom":0,"right":0}\#(more)"#, content: content)
}

@Suite struct `The texts of an alert` {
    @Test(arguments: ["9", "10.3", "12"])
    func `alone on iOS 8 to 12 have 18 below the baseline, the separator inside`(version: String) throws {
        // alert.logged.titleOnly: (25, 235, 270, 98) on 320 x 568.
        let small = try alert(version, #""title":"Saved",\#(ok)"#, size: (320, 568), scale: 2)
        #expect(small.dialog == Box(25, 235, 270, 98))
        #expect(small.baselines("title") == [36])
        #expect(small.frame(of: "action:ok") == Box(25, 289, 270, 44))
        // 414 x 736 at 3: (736 - 98) / 2 = 319.
        let large = try alert(version, #""title":"Saved",\#(ok)"#, size: (414, 736))
        #expect(large.dialog == Box(72, 319, 270, 98))
    }

    @Test(arguments: ["13", "14.5", "18.2"])
    func `alone from iOS 13 on have 24 to the separator`(version: String) throws {
        let answer = try alert(version, #""title":"Saved",\#(ok)"#)
        let height = 36 + 24 + 1 / 3.0 + 44
        #expect(abs(answer.dialog.height - height) < 1e-3)
        #expect(answer.baselines("title") == [36])
    }

    @Test(arguments: ["8", "11", "13", "17"])
    func `the texts of an alert are set like a title where the title is missing`(version: String) throws {
        let title = try alert(version, #""title":"It cannot be undone.",\#(ok)"#)
        let message = try alert(version, #""message":"It cannot be undone.",\#(ok)"#)
        #expect(message.dialog == title.dialog)
        #expect(message.frame(of: "message") == title.frame(of: "title"))
        #expect(message.fontSize(of: "message") == 17)
        #expect(message["layers"]["message"]["text"]["font"]["weight"] == "semibold")
        #expect(message.baselines("message") == [36])
    }

    @Test(arguments: [("9", 2), ("12", 3), ("16", 3)])
    func `keep 20 from the title's last baseline to the message's first however many lines there are`(
        version: String, scale: Int
    ) throws {
        let answer = try alert(version, #""title":"One\nTwo\nThree","message":"A\nB",\#(both)"#, scale: scale)
        let (title, message) = (answer.baselines("title"), answer.baselines("message"))
        try #require(title.count == 3 && message.count == 2)
        // Lines of 17 points are 20.287 apart, those of 13 points 15.514, up to whole pixels from the first to each.
        let pixel = 1 / Double(scale)
        let (last, rest) = (title[2] - 36 - 2 * 17 * 1.193359, message[1] - message[0] - 13 * 1.193359)
        #expect(last > -1e-3 && last < pixel + 1e-3 && rest > -1e-3 && rest < pixel + 1e-3)
        #expect(abs(message[0] - title[2] - 20) < 1e-3)
        let separator = answer.frame(of: "separator:0").y - answer.dialog.y
        #expect(abs(separator - message[1] - 24) < 1e-3)
    }

    @Test func `have text fields 15 from the sides, their corners 7 from iOS 13 on`() throws {
        for (version, radius) in [("8", 5.0), ("12", 5), ("13", 7), ("18", 7)] {
            let answer = try alert(version, #""title":"T","message":"M","textFields":[{"id":"a"},{"id":"b"}],\#(both)"#)
            for field in ["field:a", "field:b"] {
                #expect(answer.frame(of: field).x == answer.dialog.x + 15)
                #expect(answer.frame(of: field).width == 240)
                #expect(answer["layers"][field]["cornerRadius"].number == radius)
            }
            // 24 below the message's baseline, as a separator would be.
            #expect(abs(answer.frame(of: "field:a").y - answer.dialog.y - 80) < 0.34)
        }
    }

    @Test func `grow with their distances, by the leading of their style`() throws {
        // Headline 28 on 34 at AX1 (22 at large), footnote 29 (18): 36 * 34 / 22 = 55.636, 20 * 29 / 18 = 32.222.
        let answer = try alert("17", #""title":"T","message":"M",\#(both)"#, more: #","textSize":"accessibility1""#)
        let (title, message) = (answer.baselines("title"), answer.baselines("message"))
        // On whole pixels: 55.667 and 32.333.
        #expect(abs((title.first ?? 0) - 55.667) < 2e-3)
        #expect(abs((message.first ?? 0) - 55.667 - 32.333) < 2e-3)
        // Neither the text nor the distances are below those of the default (dyntype.alert.ios13).
        let small = try alert("17", #""title":"T","message":"M",\#(both)"#, more: #","textSize":"xSmall""#)
        #expect(small.fontSize(of: "title") == 17)
        #expect(small.baselines("title") == [36] && small.baselines("message") == [56])
    }

    @Test(arguments: ["xSmall", "small", "medium"])
    func `do not shrink below the default size on iOS 26`(size: String) throws {
        let content = #""title":"Title","message":"Message","textFields":[{"id":"f","placeholder":"P"}],\#(both)"#
        let small = try alert("26", content, more: #","textSize":"\#(size)""#)
        let usual = try alert("26", content)
        #expect(small.fontSize(of: "title") == 17 && small.fontSize(of: "message") == 15)
        #expect(small["layers"].elements.map { $0["frame"] } == usual["layers"].elements.map { $0["frame"] })
    }

    @Test(arguments: [(320, 272.0), (340, 292), (360, 312), (368, 320), (375, 320), (440, 320)])
    func `stand in a card with 24 free at each side on iOS 26`(window: Int, width: Double) throws {
        let answer = try alert("26", #""title":"T","message":"M",\#(both)"#, size: (window, 700))
        #expect(answer.dialog.width == width)
        #expect(abs(answer.dialog.midX - Double(window) / 2) < 0.34)
    }

    @Test(arguments: ["7", "8.4", "10.3", "11", "13", "18", "26"], ["accessibility1", "accessibility3", "xLarge"])
    func `leave all buttons one size`(version: String, size: String) throws {
        let answer = try alert(version, #""title":"T","message":"M",\#(both)"#, more: #","textSize":"\#(size)""#)
        // Body: 28, 40 and 19 points.
        let expected = ["accessibility1": 28.0, "accessibility3": 40, "xLarge": 19][size]
        #expect(answer.fontSize(of: "action:ok") == expected)
        #expect(answer.fontSize(of: "action:no") == expected)
    }

    @Test(arguments: ["13", "17", "26"])
    func `leave a margin above a long alert in landscape, where there is no top inset`(version: String) throws {
        let words = String(repeating: "word ", count: 300)
        let answer = try layout(
            "alert", on: "390x844@3", system: "iOS \(version)",
            state: #""orientation":"landscapeLeft","safeAreaInsets":{"top":0,"left":47,"bottom":21,"right":47}"#,
            content: #""title":"T","message":"\#(words)",\#(both)"#)
        #expect(answer.dialog.y == 10)
        #expect(answer.dialog.maxY == 390 - 21)
    }
}
