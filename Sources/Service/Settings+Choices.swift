/// A setting whose value is one of several words.
package struct ChoiceSetting: ServerSetting {
    package let name: String
    package let summary: String
    /// The words, the default first.
    package let choices: [String]
    fileprivate let use: @Sendable (inout Configuration, String) -> Void

    package func apply(_ text: String, to configuration: inout Configuration) -> String? {
        guard choices.contains(text) else {
            return "needs one of \(choices.joined(separator: ", ")), and got \"\(text)\""
        }
        use(&configuration, text)
        return nil
    }
}

extension Settings {
    /// Whether answers state if they came from the cache: with `Cache-Status`, and with `Server-Timing` if they were
    /// computed.
    package static let cacheStatus = ChoiceSetting(
        name: "cache-status", summary: "Whether answers tell if they were known already.", choices: ["on", "off"]
    ) { $0.exposesCacheStatus = $1 == "on" }

    /// Which requests are logged.
    package static let accessLog = ChoiceSetting(
        name: "access-log", summary: "Which requests are logged, as a line of JSON each.",
        choices: ["off", "errors", "all"]
    ) { $0.accessLog = AccessLogging(rawValue: $1) ?? .off }

    /// The format of the lines of the log that are not requests.
    package static let logFormat = ChoiceSetting(
        name: "log-format", summary: "Form of the log's other lines.", choices: ["text", "json"]
    ) { $0.logFormat = LogFormat(rawValue: $1) ?? .text }

    package static let choices = [cacheStatus, accessLog, logFormat]
}
