import ServiceTestSupport
import Testing

@Suite struct `A layer with corners` {
    /// The contract: `cornerCurve` and `clips` are told of any layer with corners.
    @Test(arguments: [
        "iphone-3gs", "iphone-4", "iphone-15", "iphone-17", "ipad-air-2", "apple-tv-4k", "carplay-800x480", "pixel-8",
        "nexus-5", "desktop-1440x900", "gnome-1000x720", "kde-990x720", "windows-1366x720", "mate-70",
        "macbook-air-13", "visionos-1280x720", "pixel-watch",
    ])
    func `tells its curve, and whether it cuts`(device: String) throws {
        for style in ["alert", "pageSheet", "sheet", "activityView", "popover", "slidingMessage"] {
            for push in ["", #""pushBack":{"cornerRadius":10}"#, #""pushBack":{"scale":0.9,"cornerRadius":10}"#] {
                let answer = try layout(
                    style, on: device,
                    content: #""title":"T","message":"M","textFields":[{}],"actions":[{"title":"A"},{"title":"B"}]"#,
                    placement: #""anchor":{"x":40,"y":40,"width":20,"height":20}"#, dialog: push)
                for layer in answer["layers"].elements
                where layer["cornerRadius"] != .missing || layer["cornerRadii"] != .missing {
                    let place: Comment = "\(layer["id"]) of \(style) on \(device)"
                    #expect(layer["cornerCurve"] == "circular" || layer["cornerCurve"] == "continuous", place)
                    #expect(layer["clips"] == true || layer["clips"] == false, place)
                }
            }
        }
    }
    /// A keyboard of iOS 26 has round upper corners; a page that covers the window has those of a request.
    @Test(arguments: [
        ("iphone-17", "formSheet", "keyboard"), ("ipad-pro-13-m4", "pageSheet", "keyboard"),
        ("macbook-air-13", "fullScreen", "dialog"), ("gnome-1000x720", "currentContext", "dialog"),
        ("pixel-8", "fullScreen", "dialog"), ("desktop-1440x900", "fullScreen", "dialog"),
        ("pixel-watch", "fullScreen", "dialog"),
    ])
    func `tells them of a keyboard and of a page, too`(device: String, style: String, layer: String) throws {
        let isKeyboard = layer == "keyboard"
        let name = device.hasPrefix("ipad") ? "iPadOS" : "iOS"
        let state = #""keyboard":"docked","system":{"name":"\#(name)","version":"26"}"#
        for shape in [#"{"kind":"rounded","radius":12}"#, #"{"kind":"rounded","radii":{"topLeft":9}}"#] {
            let answer = try layout(
                style, on: device, state: isKeyboard ? state : "", content: #""title":"T","shape":\#(shape)"#,
                placement: isKeyboard ? "" : #""margins":20"#)
            let told = answer["layers"][layer]
            #expect(told["cornerRadius"] != .missing || told["cornerRadii"] != .missing, "\(device)")
            #expect(told["cornerCurve"] == "circular" || told["cornerCurve"] == "continuous", "\(device)")
            #expect(told["clips"] == true, "\(device)")
        }
    }
}
