import Geometry
import JSONText

extension DeviceProfile {
    /// The device in another tool's format.
    func exchanged(as format: ExchangeFormat) -> JSONValue {
        switch format {
        case .playwright: playwright
        case .storybook: storybook
        case .cdp: .object(Self.wholeSides(of: screen.exactSize) + cdp)
        case .unity: unity
        case .devtools: devTools
        }
    }

    private var isHandheld: Bool { idiom == .phone || idiom == .pad }

    private var playwright: JSONValue {
        let sides = JSONValue.object(Self.wholeSides(of: screen.exactSize))
        return [
            "userAgent": UserAgent.text(for: self).map { .string($0) }, "viewport": sides, "screen": sides,
            "deviceScaleFactor": .number(screen.scale), "isMobile": .bool(isHandheld), "hasTouch": .bool(isHandheld),
            "defaultBrowserType": system.isAppleTouch ? "webkit" : "chromium",
        ]
    }

    private var storybook: JSONValue {
        let type: JSONValue =
            switch idiom {
            case .phone: "mobile"
            case .pad: "tablet"
            case .desktop, .headset: "desktop"
            case .tv, .car, .watch: "other"
            }
        let size = screen.exactSize
        let styles: JSONValue = [
            "width": .string(JSONNumber.text(size.width) + "px"),
            "height": .string(JSONNumber.text(size.height) + "px"),
        ]
        let device: JSONValue = ["name": .string(name), "styles": styles, "type": type]
        return .object([(id, device)])
    }

    /// The parameters of `Emulation.setDeviceMetricsOverride` after the sides, for the natural orientation of the
    /// screen.
    private var cdp: [(name: String, value: JSONValue)] {
        let size = screen.exactSize
        let orientation = size.isLandscape ? "landscapePrimary" : "portraitPrimary"
        let turn: JSONValue = ["type": .string(orientation), "angle": 0]
        var members: [(name: String, value: JSONValue)] = [
            ("deviceScaleFactor", .number(screen.scale)), ("mobile", .bool(isHandheld)),
            ("screenWidth", Self.whole(size.width)), ("screenHeight", Self.whole(size.height)),
            ("screenOrientation", turn),
        ]
        if let fold = hardware.regions[Aspect(of: size)]?.first(where: { $0.kind == .division }) {
            let isVertical = fold.frame.height >= fold.frame.width
            let feature: JSONValue = [
                "orientation": isVertical ? "vertical" : "horizontal",
                "offset": Self.whole(isVertical ? fold.frame.minX : fold.frame.minY),
                "maskLength": Self.whole(isVertical ? fold.frame.width : fold.frame.height),
            ]
            let posture: JSONValue = ["type": fold.isActive ? "folded" : "continuous"]
            members += [("displayFeature", feature), ("devicePosture", posture)]
        }
        return members
    }

    private var devTools: JSONValue {
        let size = screen.exactSize
        let (upright, lying) = size.isLandscape ? (size.transposed, size) : (size, size.transposed)
        let type: JSONValue =
            switch idiom {
            case .phone: "phone"
            case .pad: "tablet"
            case .desktop, .tv, .car, .watch, .headset: "desktop"
            }
        return [
            "title": .string(name), "type": type,
            "screen": [
                "device-pixel-ratio": .number(screen.scale), "vertical": .object(Self.wholeSides(of: upright)),
                "horizontal": .object(Self.wholeSides(of: lying)),
            ],
            "user-agent": UserAgent.text(for: self).map { .string($0) },
        ]
    }

    private static func wholeSides(of size: Size) -> [(name: String, value: JSONValue)] {
        [("width", whole(size.width)), ("height", whole(size.height))]
    }

    /// The nearest whole number, as the format takes no fractions.
    private static func whole(_ length: Double) -> JSONValue { .integer(Int(length.rounded())) }
}
