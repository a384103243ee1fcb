/// The parts of a browser's user agent that identify the device.
struct UserAgent {
    var system: OperatingSystem?
    var idiom: Idiom?

    /// Finds the system and the idiom that a user agent names.
    init(_ text: String) {
        if text.contains("iPad") {
            system = Self.apple(Self.version(in: text, after: "CPU OS "), isPad: true)
            idiom = .pad
        } else if text.contains("iPhone") {
            system = Self.apple(Self.version(in: text, after: "iPhone OS "), isPad: false)
            idiom = .phone
        } else if text.contains("Android") {
            let isTV = text.contains("Android TV") || text.contains("GoogleTV")
            system = OperatingSystem(
                name: isTV ? .androidTV : .android, version: Self.version(in: text, after: "Android "))
            idiom = isTV ? .tv : text.contains("Mobile") ? .phone : .pad
        } else if ["Windows NT", "Macintosh", "X11", "CrOS"].contains(where: { text.contains($0) }) {
            system = OperatingSystem(name: .web)
            idiom = .desktop
        }
    }

    /// A release of Apple's touch systems with the name that it had at the time: iPhone OS up to 3, iPadOS on tablets
    /// from 13 on.
    static func apple(_ version: Version?, isPad: Bool) -> OperatingSystem {
        let major = version?.major ?? .max
        return OperatingSystem(name: major < 4 ? .iPhoneOS : isPad && major >= 13 ? .iPadOS : .iOS, version: version)
    }

    /// The version after a name: digits joined by dots or underscores.
    private static func version(in text: String, after name: String) -> Version? {
        guard let end = text.ranges(of: name).first?.upperBound else { return nil }
        let digits = text[end...].prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "_" }
        return Version(digits.replacing("_", with: ".").split(separator: ".").prefix(3).joined(separator: "."))
    }

    /// The user agent of a device's default browser; `nil` if it is unknown.
    static func text(for profile: DeviceProfile) -> String? {
        let version = profile.system.version ?? newest
        let android = "Android" + (profile.system.version.map { " " + $0.text } ?? "")
        switch (profile.system.name, profile.idiom) {
        case (.iPadOS, .pad), (.iOS, .pad), (.iPhoneOS, .pad):
            return apple("iPad; CPU OS", version)
        case (.iOS, .phone), (.iPhoneOS, .phone):
            return apple("iPhone; CPU iPhone OS", version)
        case (.android, .phone): return google(android, profile.name, "Mobile ")
        case (.android, .pad): return google(android, profile.name, "")
        default: return nil
        }
    }

    /// The version for Safari's user agent if the device's is unknown, because there has to be one.
    private static let newest = Version(26)

    /// A user agent in the form of Safari's.
    private static func apple(_ device: String, _ version: Version) -> String {
        let system = "\(version.major)_\(version.minor)" + (version.patch > 0 ? "_\(version.patch)" : "")
        return "Mozilla/5.0 (\(device) \(system) like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            + "Version/\(version.major).\(version.minor) Mobile/15E148 Safari/604.1"
    }

    /// A user agent in the form of Chrome's, with only the first number of Chrome's version.
    private static func google(_ system: String, _ model: String, _ form: String) -> String {
        let plain = String(
            model.unicodeScalars.filter { $0.isASCII && $0 != "(" && $0 != ")" && $0 != ";" && $0.value >= 32 })
        return "Mozilla/5.0 (Linux; \(system); \(plain)) AppleWebKit/537.36 (KHTML, like Gecko) "
            + "Chrome/130.0.0.0 \(form)Safari/537.36"
    }
}
