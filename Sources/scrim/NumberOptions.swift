import ArgumentParser
import Service

/// The flags of the settings in ``Settings/numbers``. They are read as text, so that flags and variables are checked by
/// the same rule.
struct NumberOptions: ParsableArguments {
    @Option(help: help("port")) var port: String?
    @Option(help: help("operations-port")) var operationsPort: String?
    @Option(help: help("threads")) var threads: String?
    @Option(help: help("cache-bytes")) var cacheBytes: String?
    @Option(help: help("max-connections")) var maxConnections: String?
    @Option(help: help("max-connections-per-address")) var maxConnectionsPerAddress: String?
    @Option(help: help("max-streams")) var maxStreams: String?
    @Option(help: help("max-wait")) var maxWait: String?
    @Option(help: help("max-work")) var maxWork: String?
    @Option(help: help("picture-threads")) var pictureThreads: String?
    @Option(help: help("max-waiting-pictures")) var maxWaitingPictures: String?
    @Option(help: help("export-threads")) var exportThreads: String?
    @Option(help: help("max-waiting-exports")) var maxWaitingExports: String?
    @Option(help: help("max-body-bytes")) var maxBodyBytes: String?
    @Option(help: help("max-url-bytes")) var maxUrlBytes: String?
    @Option(help: help("max-header-bytes")) var maxHeaderBytes: String?
    @Option(help: help("max-header-fields")) var maxHeaderFields: String?
    @Option(help: help("max-unread-bytes")) var maxUnreadBytes: String?
    @Option(help: help("idle-timeout")) var idleTimeout: String?
    @Option(help: help("request-timeout")) var requestTimeout: String?
    @Option(help: help("drain-timeout")) var drainTimeout: String?
    @Option(help: help("shutdown-delay")) var shutdownDelay: String?
    @Option(help: help("max-depth")) var maxDepth: String?
    @Option(help: help("max-text-length")) var maxTextLength: String?
    @Option(help: help("max-name-length")) var maxNameLength: String?
    @Option(help: help("max-image-bytes")) var maxImageBytes: String?
    @Option(help: help("max-image-pixels")) var maxImagePixels: String?
    @Option(help: help("max-answer-bytes")) var maxAnswerBytes: String?
    @Option(help: help("max-actions")) var maxActions: String?
    @Option(help: help("max-requests")) var maxRequests: String?
    @Option(help: help("max-dialogs")) var maxDialogs: String?
    @Option(help: help("max-results")) var maxResults: String?
    @Option(help: help("max-cells")) var maxCells: String?
    @Option(help: help("max-samples")) var maxSamples: String?
    @Option(help: help("max-events")) var maxEvents: String?
    @Option(help: help("max-keyframes")) var maxKeyframes: String?
    @Option(help: help("max-points")) var maxPoints: String?
    @Option(help: help("max-sampled-values")) var maxSampledValues: String?
    @Option(help: help("max-point-segments")) var maxPointSegments: String?
    @Option(help: help("max-event-layers")) var maxEventLayers: String?
    @Option(help: help("max-shaped-text")) var maxShapedText: String?
    @Option(help: help("max-picture-pixels")) var maxPicturePixels: String?
    @Option(help: help("max-motion-pixels")) var maxMotionPixels: String?
    @Option(help: help("max-picture-frames")) var maxPictureFrames: String?
    @Option(help: help("max-rest-layers")) var maxRestLayers: String?
    @Option(help: help("max-motion-stops")) var maxMotionStops: String?
    @Option(help: help("max-fitted-springs")) var maxFittedSprings: String?
    @Option(help: help("max-painted-pixels")) var maxPaintedPixels: String?
    @Option(help: help("max-painted-motion-pixels")) var maxPaintedMotionPixels: String?
    @Option(help: help("max-coordinate")) var maxCoordinate: String?
    @Option(help: help("max-size")) var maxSize: String?
    @Option(help: help("max-duration")) var maxDuration: String?

    /// The flags in order. A property with a wrapper is stored under a name that begins with an underscore.
    private var flags: [(name: String, text: String?)] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let label = child.label, let option = child.value as? Option<String?> else { return nil }
            let words = label.dropFirst().map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }
            return (words.joined(), option.wrappedValue)
        }
    }

    /// Applies the values of flags and variables. If both are given, the flag counts.
    func apply(to configuration: inout Configuration) throws { try Self.apply(flags, to: &configuration) }

    static func apply(_ flags: [(name: String, text: String?)], to configuration: inout Configuration) throws {
        for (name, text) in flags {
            try Settings.numbers.first { $0.name == name }?.use(text, in: &configuration)
        }
    }

    static func help(_ name: String) -> ArgumentHelp {
        guard let setting = Settings.numbers.first(where: { $0.name == name }) else { return "" }
        return "\(setting.summary) [\(setting.variable)] (default: \(setting.default.map(String.init) ?? "none"))"
    }
}

extension ServerSetting {
    /// Sets the value of the flag, or else of the variable. If both are given, the flag counts.
    func use(_ flag: String?, in configuration: inout Configuration) throws {
        do throws(SettingError) {
            try set(flag, environment: Environment.value, in: &configuration)
        } catch {
            throw Failure("\(error)")
        }
    }
}
