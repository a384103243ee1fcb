import Geometry
import JSONText

extension JSONWriter {
    /// Writes a device in another tool's format.
    mutating func write(_ profile: DeviceProfile, as format: ExchangeFormat) {
        switch format {
        case .playwright: writePlaywright(profile)
        case .storybook: writeStorybook(profile)
        case .cdp: writeCDP(profile)
        case .unity: writeUnity(profile)
        case .devtools: writeDevTools(profile)
        }
    }

    private mutating func writePlaywright(_ profile: DeviceProfile) {
        let isHandheld = profile.idiom == .phone || profile.idiom == .pad
        beginObject()
        if let agent = UserAgent.text(for: profile) { member("userAgent", agent) }
        for name in ["viewport", "screen"] as [StaticString] {
            beginObject(name)
            writeWholeSides(of: profile.screen)
            endObject()
        }
        member("deviceScaleFactor", profile.screen.scale)
        member("isMobile", isHandheld)
        member("hasTouch", isHandheld)
        member("defaultBrowserType", profile.system.isAppleTouch ? "webkit" : "chromium")
        endObject()
    }

    private mutating func writeStorybook(_ profile: DeviceProfile) {
        beginObject()
        key(text: profile.id)
        beginObject()
        member("name", profile.name)
        beginObject("styles")
        member("width", JSONNumber.text(profile.screen.exactSize.width) + "px")
        member("height", JSONNumber.text(profile.screen.exactSize.height) + "px")
        endObject()
        let type =
            switch profile.idiom {
            case .phone: "mobile"
            case .pad: "tablet"
            case .desktop, .headset: "desktop"
            case .tv, .car, .watch: "other"
            }
        member("type", type)
        endObject()
        endObject()
    }

    /// Writes the parameters of `Emulation.setDeviceMetricsOverride`, for the natural orientation of the screen.
    private mutating func writeCDP(_ profile: DeviceProfile) {
        let size = profile.screen.exactSize
        beginObject()
        writeWholeSides(of: profile.screen)
        member("deviceScaleFactor", profile.screen.scale)
        member("mobile", profile.idiom == .phone || profile.idiom == .pad)
        member("screenWidth", Self.whole(size.width))
        member("screenHeight", Self.whole(size.height))
        beginObject("screenOrientation")
        member("type", size.isLandscape ? "landscapePrimary" : "portraitPrimary")
        member("angle", 0)
        endObject()
        let fold = profile.hardware.regions[Aspect(of: size)]?.first { $0.kind == .division }
        if let fold {
            let isVertical = fold.frame.height >= fold.frame.width
            beginObject("displayFeature")
            member("orientation", isVertical ? "vertical" : "horizontal")
            member("offset", Self.whole(isVertical ? fold.frame.minX : fold.frame.minY))
            member("maskLength", Self.whole(isVertical ? fold.frame.width : fold.frame.height))
            endObject()
            beginObject("devicePosture")
            member("type", fold.isActive ? "folded" : "continuous")
            endObject()
        }
        endObject()
    }

    private mutating func writeDevTools(_ profile: DeviceProfile) {
        let size = profile.screen.exactSize
        let (upright, lying) = size.isLandscape ? (size.transposed, size) : (size, size.transposed)
        beginObject()
        member("title", profile.name)
        let type =
            switch profile.idiom {
            case .phone: "phone"
            case .pad: "tablet"
            case .desktop, .tv, .car, .watch, .headset: "desktop"
            }
        member("type", type)
        beginObject("screen")
        member("device-pixel-ratio", profile.screen.scale)
        for (name, size) in [("vertical", upright), ("horizontal", lying)] as [(StaticString, Size)] {
            beginObject(name)
            member("width", Self.whole(size.width))
            member("height", Self.whole(size.height))
            endObject()
        }
        endObject()
        if let agent = UserAgent.text(for: profile) { member("user-agent", agent) }
        endObject()
    }

    private mutating func writeWholeSides(of screen: Screen) {
        member("width", Self.whole(screen.exactSize.width))
        member("height", Self.whole(screen.exactSize.height))
    }

    /// Returns the nearest whole number, as the format takes no fractions.
    static func whole(_ length: Double) -> Int { Int(length.rounded()) }
}
