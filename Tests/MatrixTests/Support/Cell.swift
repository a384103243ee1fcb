import Devices
import Dialogs
import Geometry
import ServiceTestSupport

/// One cell of the matrix: a style on a device, held and set in one way, with content as apps have it.
struct Cell {
    var style: StyleName
    var profile: DeviceProfile
    var orientation = Orientation.portrait
    var textSize = "large"
    var direction = LayoutDirection.leftToRight
    var hasKeyboard = false
    var space = AnswerOptions.CoordinateSpace.interface
    /// Members of `device`, `content` and `placement` beside the usual ones, each as `"name":value`.
    var device: [String] = []
    var content: [String] = []
    var placement: [String] = []

    init(_ style: StyleName, _ profile: DeviceProfile) {
        self.style = style
        self.profile = profile
    }

    static let textSizes = ["xSmall", "large", "accessibility5"]
    static let orientations: [Orientation] = [.portrait, .landscapeLeft]

    /// The way up for which the anchor was chosen, where that is another one.
    var anchored: Orientation?

    private var screen: Size { profile.screen.bounds(in: anchored ?? orientation).size }
    /// What `screen` became when the device was turned.
    private var turnedScreen: Size { profile.screen.bounds(in: orientation).size }

    /// What popovers and action sheets belong to: a button in the upper leading part of the screen, so that the
    /// mirrored direction has the mirror image of it.
    ///
    /// On a turned device its centre has the shares of the screen that it had before.
    var anchor: Rect {
        let x = (screen.width * 0.2).rounded()
        let y = (screen.height * 0.3).rounded()
        let given = Rect(x: direction == .leftToRight ? x : screen.width - x - 44, y: y, width: 44, height: 30)
        guard turnedScreen != screen else { return given }
        let center = Point(
            x: given.midX / screen.width * turnedScreen.width, y: given.midY / screen.height * turnedScreen.height)
        return Rect(center: center, size: given.size)
    }

    var isAnchored: Bool { style == .popover || style == .actionSheet || style == .activityView }

    var body: String {
        var device = [
            #""profile":"\#(profile.id)""#, #""orientation":"\#(orientation.rawValue)""#,
            #""textSize":"\#(textSize)""#, #""layoutDirection":"\#(direction.rawValue)""#,
        ]
        if hasKeyboard { device.append(#""keyboard":"docked""#) }
        device += self.device
        var content = [
            #""title":"Save changes?""#, #""message":"What you wrote has not been saved yet.""#,
            #""actions":[{"id":"save","title":"Save"},{"id":"no","title":"Cancel","role":"cancel"}]"#,
        ]
        content += self.content
        var placement = self.placement
        if isAnchored {
            let anchor = anchor
            placement.append(
                #""anchor":{"x":\#(anchor.minX),"y":\#(anchor.minY),"width":44,"height":30}"#)
        }
        if style == .sheet { placement.append(#""detents":["medium","large"]"#) }
        return DialogBody(
            style.rawValue, on: device.joined(separator: ","), content: content.joined(separator: ","),
            placement: placement.joined(separator: ","), options: #""coordinateSpace":"\#(space.rawValue)""#
        ).json
    }
}
