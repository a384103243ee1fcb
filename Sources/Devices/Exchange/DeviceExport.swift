import Geometry
import JSONText

/// A device in another tool's format, and which of its members the format cannot express.
package struct DeviceExport: Sendable {
    /// JSON in UTF-8.
    package let bytes: [UInt8]
    /// The members of the profile that are lost or changed if the format is read again.
    package let omitted: [String]

    package init(_ profile: DeviceProfile, as format: ExchangeFormat) {
        var json = JSONWriter(capacity: 2048)
        json.write(profile.exchanged(as: format))
        bytes = json.bytes
        omitted = Self.lost(of: profile, in: bytes, format)
    }

    /// Returns the members that differ if the bytes are read again. So the result is correct for everything that the
    /// writer and the reader support.
    private static func lost(of profile: DeviceProfile, in bytes: [UInt8], _ format: ExchangeFormat) -> [String] {
        let document = JSONDocument()
        let context = DecodingContext()
        guard (try? document.parse(bytes.span, maxDepth: 16)) != nil,
            let found = document.withRoot({ DeviceImport.read($0, format: format, context: context) }),
            let again = found?.devices.first
        else { return members.map(\.name) }
        return members.filter { $0.isLost(profile, again) }.map(\.name)
    }

    /// A member of a profile by its name, with a test whether the second profile lacks information that the first one
    /// has in this member.
    private struct Member: Sendable {
        let name: String
        let isLost: @Sendable (DeviceProfile, DeviceProfile) -> Bool

        init<Value: Equatable & Sendable>(
            _ name: String, _ value: @escaping @Sendable (DeviceProfile) -> Value,
            empty: @escaping @Sendable () -> Value?
        ) {
            self.name = name
            isLost = { profile, again in
                let given = value(profile)
                return given != empty() && given != value(again)
            }
        }
    }

    private static let members: [Member] = [
        Member("id", { $0.id }, empty: { nil }),
        Member("name", { $0.name }, empty: { nil }),
        Member("aliases", { $0.listing.aliases }, empty: { [] }),
        Member("family", { $0.listing.family }, empty: { "custom" }),
        Member("idiom", { $0.idiom }, empty: { nil }),
        Member("year", { $0.listing.year }, empty: { .some(nil) }),
        Member("system", { $0.system }, empty: { nil }),
        // Sizes are compared as layouts use them, so that it is not a loss if a size has hundredths of a point instead
        // of whole pixels.
        Member("screen", { rounded($0.screen.exactSize) }, empty: { nil }),
        Member("screen.scale", { $0.screen.scale }, empty: { nil }),
        Member("screen.cornerRadius", { $0.screen.cornerRadius.map(rounded) }, empty: { .some(nil) }),
        Member("screen.nativePixels", { $0.screen.nativePixels }, empty: { .some(nil) }),
        Member("safeAreaInsets", { $0.figures.safeAreaInsets.map(rounded) }, empty: { .init() }),
        Member("statusBarHeight", { $0.figures.statusBarHeight }, empty: { .init() }),
        Member("sizeClass", { $0.sizeClasses }, empty: { .init() }),
        Member("keyboard", { $0.figures.keyboardHeight }, empty: { .init() }),
        Member("keyboardWithoutSuggestions", { $0.keyboardHeightWithoutSuggestions }, empty: { .init() }),
        Member("reservedRegions", { $0.hardware.regions }, empty: { .init() }),
        Member("naturalOrientation", { $0.hardware.naturalAspect }, empty: { .some(nil) }),
        Member("deviceGroup", { $0.hardware.deviceGroup }, empty: { .some(nil) }),
        Member("posture", { $0.hardware.posture }, empty: { .some(nil) }),
        Member("cutout", { $0.hardware.cutout.map(rounded) }, empty: { .some(nil) }),
        Member("fold", { $0.hardware.fold }, empty: { .some(nil) }),
        Member("osVariants", { $0.variants }, empty: { [] }),
        Member("notes", { $0.listing.notes }, empty: { .some(nil) }),
        Member("keyboardNote", { $0.listing.keyboardNote }, empty: { .some(nil) }),
        Member("confidence", { $0.provenance.entries }, empty: { [] }),
        Member("disagreements", { $0.provenance.disagreements }, empty: { [] }),
        Member("sources", { $0.provenance.sources }, empty: { [] }),
    ]

    // Lengths are compared to a tenth of a point, since formats that count pixels are not more precise.

    private static func rounded(_ length: Double) -> Double { (length * 10).rounded() / 10 }

    private static func rounded(_ size: Size) -> Size {
        Size(width: rounded(size.width), height: rounded(size.height))
    }

    private static func rounded(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: rounded(insets.top), left: rounded(insets.left), bottom: rounded(insets.bottom),
            right: rounded(insets.right))
    }

    private static func rounded(_ cutout: Cutout) -> Cutout {
        let frame = cutout.frame
        return Cutout(
            kind: cutout.kind,
            frame: Rect(
                x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
                height: rounded(frame.height)))
    }
}

extension PerAspect {
    fileprivate func map<Other>(_ change: (Value) -> Other) -> PerAspect<Other> {
        PerAspect<Other>(portrait: portrait.map(change), landscape: landscape.map(change))
    }
}
