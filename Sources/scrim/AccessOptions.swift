import ArgumentParser
import Service

/// The flags of the settings in ``Settings/access``.
struct AccessOptions: ParsableArguments {
    @Option(help: help(Settings.tokens), completion: .file()) var tokens: String?
    @Option(help: help(Settings.signKeys), completion: .file()) var signKeys: String?
    @Option(help: help(Settings.rateLimit)) var rateLimit: String?
    @Option(help: help(Settings.trustedProxies)) var trustedProxies: String?
    @Option(help: help(Settings.maxConcurrent)) var maxConcurrent: String?
    @Option(help: help(Settings.cors)) var cors: String?

    private static func help(_ setting: TextSetting) -> ArgumentHelp {
        ArgumentHelp("\(setting.summary) [\(setting.variable)]")
    }

    /// Applies the values of flags and variables, and reads the files that they name.
    func apply(to configuration: inout Configuration) throws {
        let given: [(TextSetting, String?)] = [
            (Settings.tokens, tokens), (Settings.signKeys, signKeys), (Settings.rateLimit, rateLimit),
            (Settings.trustedProxies, trustedProxies), (Settings.maxConcurrent, maxConcurrent), (Settings.cors, cors),
        ]
        for (setting, flag) in given { try setting.use(flag, in: &configuration) }
        do throws(SettingError) {
            try configuration.access.read()
        } catch {
            throw Failure("\(error)")
        }
    }
}
