import AnswerTestSupport
import ServiceTestSupport
import Testing

/// Where messages and menus of toolkits come from, where the request says more than their own motion.
@Suite struct `A toolkit's message that is to slide` {
    private static let devices = [
        "gnome-800x600", "kde-800x600", "macos-900x600", "visionos-1280x720", "mate-70", "windows-1366x720",
    ]

    private func message(_ device: String, _ placement: String = "", _ transition: String = "") throws -> JSON {
        try layout(
            "slidingMessage", on: device, content: #""message":"Saved""#, placement: placement,
            dialog: transition.isEmpty ? "" : #""transition":{\#(transition)}"#)
    }

    private func start(_ answer: JSON) -> Box {
        let center = answer["transitions"]["present"]["tracks"].track("dialog", "position").trackValues[0].pair
        let frame = answer.dialog
        return Box(center[0] - frame.width / 2, center[1] - frame.height / 2, frame.width, frame.height)
    }

    private func isOutside(_ box: Box, through edge: String, of answer: JSON) -> Bool {
        let window = answer["stage"]["window"].box
        return switch edge {
        case "left": abs(box.maxX) < 0.01
        case "right": abs(box.x - window.width) < 0.01
        case "top": abs(box.maxY) < 0.01
        default: abs(box.y - window.height) < 0.01
        }
    }

    /// Ledger E6: off screen is just outside that edge.
    @Test(arguments: devices, ["left", "right", "top", "bottom"])
    func `comes from just outside the edge that is asked for`(device: String, edge: String) throws {
        let answer = try message(device, "", #""style":"slide","edge":"\#(edge)""#)
        #expect(isOutside(start(answer), through: edge, of: answer), "\(start(answer))")
        let end = answer["transitions"]["dismiss"]["tracks"].track("dialog", "position").trackValues.last?.pair ?? []
        #expect(end == [start(answer).midX, start(answer).midY])
        #expect(answer["transitions"]["present"]["tracks"].track("dialog", "opacity") == .missing)
    }

    @Test(arguments: ["gnome-800x600", "macos-900x600", "visionos-1280x720", "kde-800x600"], ["left", "right"])
    func `rests at another edge and comes through that`(device: String, edge: String) throws {
        let answer = try message(device, #""edge":"\#(edge)""#)
        #expect(isOutside(start(answer), through: edge, of: answer), "\(start(answer))")
    }

    @Test(arguments: ["gnome-800x600", "macos-900x600"])
    func `never shows up in the middle of its window`(device: String) throws {
        let answer = try message(device, #""edge":"center""#)
        let (start, window) = (start(answer), answer["stage"]["window"].box)
        #expect(start.y >= window.height - 0.01 || start.maxY <= 0.01, "\(start)")
    }

    /// Two lengths of the message, straight up.
    @Test func `goes as far as travel says`() throws {
        let answer = try message("gnome-800x600", "", #""edge":"top","travel":2"#)
        #expect(abs(start(answer).y - (answer.dialog.y - 2 * answer.dialog.height)) < 0.01)
    }

    @Test func `keeps the toolkit's own motion where nothing is asked for`() throws {
        let gnome = try message("gnome-800x600")
        #expect(start(gnome).y >= 600)
        #expect(try message("gnome-800x600", #""edge":"bottom""#)["transitions"] == gnome["transitions"])
        // Notification Center's banners come through the side.
        let banner = try message("macos-900x600")
        #expect(start(banner).x == 900)
    }

    @Test func `a menu that is to dissolve does`() throws {
        let menu = try layout(
            "actionSheet", on: "windows-1366x720", content: #""actions":[{"id":"a","title":"A"}]"#,
            placement: #""anchor":{"x":100,"y":100,"width":40,"height":20}"#,
            dialog: #""transition":{"style":"crossDissolve"}"#)
        let tracks = menu["transitions"]["present"]["tracks"]
        #expect(tracks.track("dialog", "opacity").trackValues == [0, 1])
        #expect(tracks.track("dialog", "position") == .missing)
    }
}
