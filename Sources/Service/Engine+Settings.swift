import Devices
import Typography
import Wire

extension Engine {
    /// Creates an engine from settings as on the command line: `--cache-bytes=1000000`.
    ///
    /// Settings about sockets and about access have no effect without a server, and are refused.
    /// - Throws: The fault of the first setting that cannot be used.
    package convenience init(settings: [String]) throws(SettingError) {
        var list = SettingList()
        for setting in settings { try list.take(setting) }
        list.configuration.limits.styles = try list.styles()
        self.init(list.configuration, catalog: try list.catalog(), measuring: try list.fonts())
    }
}

/// Settings given as a list of strings.
private struct SettingList {
    var configuration = Configuration()
    private var devicesDirectory: String?
    private var stylesDirectory: String?
    private var fontsDirectory: String?

    /// The names of the numeric settings that concern sockets, or waiting for a worker.
    private static let ofServers: Set = [
        "port", "operations-port", "max-connections", "max-connections-per-address", "max-streams", "max-wait",
        "idle-timeout", "request-timeout", "drain-timeout", "shutdown-delay",
    ]
    private static let numbers = Settings.numbers.filter { !ofServers.contains($0.name) }
    private static let texts = [Settings.maxConcurrent, Settings.cors]
    private static let names =
        ["devices", "styles", "fonts", Settings.cacheStatus.name] + numbers.map(\.name) + texts.map(\.name)

    init() {}

    mutating func take(_ setting: String) throws(SettingError) {
        guard setting.hasPrefix("--"), let mark = setting.firstIndex(of: "=") else {
            throw SettingError(
                setting: "\"\(setting)\"", reason: "is no setting: write --name=value, such as --cache-bytes=1000000")
        }
        let (flag, value) = (String(setting[..<mark]), String(setting[setting.index(after: mark)...]))
        let name = String(flag.dropFirst(2))
        if let number = Self.numbers.first(where: { $0.name == name }) {
            return try number.set(value, from: flag, in: &configuration)
        }
        if let text = Self.texts.first(where: { $0.name == name }) {
            return try text.set(value, from: flag, in: &configuration)
        }
        switch name {
        case Settings.cacheStatus.name: try Settings.cacheStatus.set(value, from: flag, in: &configuration)
        case "devices": devicesDirectory = value
        case "styles": stylesDirectory = value
        case "fonts": fontsDirectory = value
        default: throw Self.unknown(name)
        }
    }

    private static func unknown(_ name: String) -> SettingError {
        if ofServers.contains(name) || Settings.texts.contains(name) {
            return SettingError(setting: "--\(name)", reason: "is a server's; there is none here")
        }
        let nearest = Spelling.nearest(to: name, among: names).map { ". Did you mean --\($0)?" } ?? ""
        return SettingError(setting: "--\(name)", reason: "is not known" + nearest)
    }

    /// The built-in devices, merged with those of the directory.
    func catalog() throws(SettingError) -> Catalog {
        guard let devicesDirectory else { return .builtIn }
        do throws(CatalogError) {
            return Catalog.builtIn.merging(try Catalog.load(directory: devicesDirectory))
        } catch {
            throw SettingError(setting: "--devices", reason: "cannot be used: \(error)")
        }
    }

    /// The built-in styles, and those of the directory.
    func styles() throws(SettingError) -> NamedStyles {
        guard let stylesDirectory else { return .web }
        do throws(CatalogError) {
            return try NamedStyles.load(directory: stylesDirectory, limits: configuration.limits)
        } catch {
            throw SettingError(setting: "--styles", reason: "cannot be used: \(error)")
        }
    }

    /// The built-in fonts, followed by those of the directory.
    func fonts() throws(SettingError) -> PangoEngine {
        guard let fontsDirectory else { return .builtIn }
        do throws(FontError) {
            return try PangoEngine(ownFontsIn: fontsDirectory)
        } catch {
            throw SettingError(setting: "--fonts", reason: "cannot be used: \(error)")
        }
    }
}
