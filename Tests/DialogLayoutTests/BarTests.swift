import AnswerTestSupport
import ServiceTestSupport
import Testing

private let page = #"""
    "navigationBar":{"title":"New","leading":{"id":"no","title":"Cancel","role":"cancel"},
     "trailing":{"id":"ok","title":"Done"}},"title":"Title","message":"Message","image":{"width":90,"height":90}
    """#

@Suite struct `A navigation bar` {
    private func bar(_ style: String, _ device: String, _ size: String) throws -> JSON {
        try layout(style, on: device, state: #""textSize":\#(size)"#, content: page)
    }

    /// As all other texts of its platform do; Apple's bars are fixed.
    @Test(arguments: [
        ("formSheet", "gnome-1000x720"), ("formSheet", "kde-800x600"), ("fullScreen", "windows-1024x720"),
        ("fullScreen", "pixel-8"), ("sheet", "pixel-8"), ("fullScreen", "mate-70"), ("fullScreen", "desktop-1280x800"),
        ("fullScreen", "pixel-watch"),
    ])
    func `grows with the text size`(style: String, device: String) throws {
        let (usual, large) = (try bar(style, device, "1"), try bar(style, device, "1.2"))
        for id in ["bar:navigation", "action:trailing0", "action:ok"] {
            let sizes = [usual, large].map { $0["layers"][id] }
            guard sizes[0] != .missing, sizes[0]["text"] != .missing else { continue }
            let growth = large.fontSize(of: id) / usual.fontSize(of: id)
            #expect(growth > 1.1 && growth < 1.3, "\(device) \(id) \(growth)")
            let (box, text) = (sizes[1]["frame"].box, sizes[1]["text"])
            #expect(text["font"]["size"].number < box.height, "\(device) \(id)")
        }
        let (bar, button) = (large.frame(of: "bar:navigation"), large.frame(of: "action:ok"))
        // A watch has the two as its own buttons.
        let isOnBar = large["layers"]["action:ok"]["parent"] == "bar:navigation"
        #expect(!isOnBar || bar.holds(button, slack: 0.01))
        #expect(bar.height >= usual.frame(of: "bar:navigation").height)
    }

    @Test(arguments: [
        ("fullScreen", "iphone-17", #""xxxLarge""#), ("formSheet", "macos-900x600", "1.2"),
        ("formSheet", "visionos-1280x720", "1.2"),
    ])
    func `keeps its size on Apple's systems`(style: String, device: String, size: String) throws {
        let large = try bar(style, device, size)
        let usual = try layout(style, on: device, content: page)
        for id in ["bar:navigation", "action:ok"] {
            #expect(large.fontSize(of: id) == usual.fontSize(of: id))
            #expect(large.frame(of: id).height == usual.frame(of: id).height)
        }
    }

    /// 13 of the 47 of GNOME's header bar are around its buttons (_header-bar.scss); at 2 a title of 14.67 in lines of
    /// 17.75 takes 17.75 more.
    @Test func `a navigation bar is as high as what is on it on GNOME`() throws {
        let answer = try bar("formSheet", "gnome-1000x720", "2")
        #expect(abs(answer.frame(of: "bar:navigation").height - 47 - 17.75) < 0.6)
        #expect(abs(answer.frame(of: "action:ok").height - 34 - 17.75) < 1)
    }

    /// As its content is, 20 on all sides.
    @Test func `a navigation bar of a card on macOS keeps off the card's edges`() throws {
        let answer = try layout("formSheet", on: "macos-900x600", content: page)
        let (card, button) = (answer.dialog, answer.frame(of: "action:ok"))
        #expect(button.y - card.y == 20 && card.maxX - button.maxX == 20)
        #expect(answer.frame(of: "action:no").x - card.x == 20)
    }

    /// Material's gap of 16, where a sheet's handle keeps nothing free below the bar.
    @Test func `a navigation bar of a sheet on Android is not touched by an image`() throws {
        let answer = try layout("sheet", on: "pixel-8", content: page)
        let gap = answer.frame(of: "image").y - answer.frame(of: "bar:navigation").maxY
        #expect(abs(gap - 16) < 1)
    }
}
