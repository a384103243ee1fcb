import MicroHTTP
import Wire

/// A setting whose value is a number, given by a flag or by an environment variable; the flag wins.
package struct NumberSetting: Sendable {
    /// The flag without its dashes: `max-body-bytes`.
    package let name: String
    package let summary: String
    package let range: ClosedRange<Int>
    /// The default; `nil` if there is none.
    package let `default`: Int?
    private let apply: @Sendable (inout Configuration, Int) -> Void

    init(
        _ name: String, _ summary: String, in range: ClosedRange<Int>,
        default value: @Sendable (Configuration) -> Int?,
        apply: @escaping @Sendable (inout Configuration, Int) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.range = range
        self.default = value(Configuration())
        self.apply = apply
    }

    package var flag: String { "--" + name }
    /// The environment variable of the same name: `SCRIM_MAX_BODY_BYTES`.
    package var variable: String { Settings.variable(for: name) }

    /// Sets the value `text`, which came from `source` (the flag or the variable).
    package func set(_ text: String, from source: String, in configuration: inout Configuration) throws(SettingError) {
        guard let number = Int(text), range.contains(number) else {
            throw SettingError(
                setting: source,
                reason: "needs a whole number from \(range.lowerBound) to \(range.upperBound), and got \"\(text)\"")
        }
        apply(&configuration, number)
    }
}

/// The settings of a server, here those that are numbers. `docs/configuration.md` has the same rows; a test keeps them
/// equal.
package enum Settings {
    package static func variable(for name: String) -> String {
        "SCRIM_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    }

    /// Sets the values given by environment variables, for commands without flags of their own.
    package static func apply(
        environment: (_ variable: String) -> String?, to configuration: inout Configuration
    ) throws(SettingError) {
        for setting in numbers {
            guard let text = environment(setting.variable) else { continue }
            try setting.set(text, from: setting.variable, in: &configuration)
        }
        for setting in choices {
            guard let text = environment(setting.variable) else { continue }
            try setting.set(text, from: setting.variable, in: &configuration)
        }
        for setting in access {
            guard let text = environment(setting.variable) else { continue }
            try setting.set(text, from: setting.variable, in: &configuration)
        }
    }

    package static let numbers: [NumberSetting] = [
        NumberSetting(
            "port", "Port to listen on; 0 takes any free one.", in: 0...65_535, default: { Int($0.server.port) }
        ) { $0.server.port = UInt16($1) },
        NumberSetting(
            "operations-port",
            """
            Port on which health, readiness, version and metrics are told, and metrics nowhere else; 0 takes any \
            free one.
            """,
            in: 0...65_535, default: { $0.operationsPort.map(Int.init) }
        ) { $0.operationsPort = UInt16($1) },
        NumberSetting(
            "threads", "Threads that serve connections; one for each core unless set.", in: 1...1024,
            default: { $0.server.threads }
        ) { $0.server.threads = $1 },
        NumberSetting(
            "cache-bytes", "Bytes that finished answers may take up; 0 keeps none.", in: 0...(1 << 40),
            default: { $0.cacheBytes }
        ) { $0.cacheBytes = $1 },
        NumberSetting(
            "max-connections", "Connections open at once.", in: 1...1_000_000, default: { $0.server.maxConnections }
        ) { $0.server.maxConnections = $1 },
        NumberSetting(
            "max-connections-per-address", "Connections of one address; 0 sets no limit.", in: 0...1_000_000,
            default: { $0.server.connectionsPerAddress }
        ) { $0.server.connectionsPerAddress = $1 },
        NumberSetting(
            "max-streams", "Answers that are streamed at once.", in: 1...100_000, default: { $0.server.maxStreams }
        ) { $0.server.maxStreams = $1 },
        NumberSetting(
            "max-wait", "Milliseconds that a request may have waited and still be computed; 0 sets no limit.",
            in: 0...3_600_000, default: { $0.maxWait }
        ) { $0.maxWait = $1 },
        NumberSetting(
            "max-work",
            "Seconds of processor that one answer, or each combination of a batch, may take; 0 sets no limit.",
            in: 0...3600, default: { Int($0.maxWork) }
        ) { $0.maxWork = Double($1) },
        NumberSetting(
            "picture-threads", "Threads that draw pictures; half as many as --threads unless set.", in: 1...1024,
            default: { $0.pictureThreads }
        ) { $0.pictureThreads = $1 },
        NumberSetting(
            "max-waiting-pictures", "Pictures that may wait to be drawn.", in: 0...1_000_000,
            default: { $0.maxWaitingPictures }
        ) { $0.maxWaitingPictures = $1 },
        NumberSetting(
            "export-threads", "Threads that write exports; half as many as --threads unless set.", in: 1...1024,
            default: { $0.exportThreads }
        ) { $0.exportThreads = $1 },
        NumberSetting(
            "max-waiting-exports", "Exports that may wait to be written.", in: 0...1_000_000,
            default: { $0.maxWaitingExports }
        ) { $0.maxWaitingExports = $1 },
        NumberSetting(
            "max-body-bytes", "Bytes of a request's body.", in: 1024...(64 << 20), default: { $0.server.maxBodyBytes }
        ) { $0.server.maxBodyBytes = $1 },
        NumberSetting(
            "max-url-bytes", "Bytes of a request's URL.", in: 256...(1 << 20), default: { $0.server.maxTargetBytes }
        ) { $0.server.maxTargetBytes = $1 },
        NumberSetting(
            "max-header-bytes", "Bytes of a request's header fields.", in: 1024...(1 << 20),
            default: { $0.server.maxHeaderBytes }
        ) { $0.server.maxHeaderBytes = $1 },
        NumberSetting(
            "max-header-fields", "Header fields of one request.", in: 8...10_000,
            default: { $0.server.maxHeaderFields }
        ) { $0.server.maxHeaderFields = $1 },
        NumberSetting(
            "max-unread-bytes", "Bytes of all answers together that their clients have not read.",
            in: (1 << 20)...(1 << 40), default: { $0.server.maxUnreadBytes }
        ) { $0.server.maxUnreadBytes = $1 },
        NumberSetting(
            "idle-timeout", "Seconds of silence after which a connection is closed; 0 never.", in: 0...86_400,
            default: { $0.server.idleTimeout }
        ) { $0.server.idleTimeout = $1 },
        NumberSetting(
            "request-timeout", "Seconds that a request may take to arrive; 0 sets no limit.", in: 0...86_400,
            default: { $0.server.requestTimeout }
        ) { $0.server.requestTimeout = $1 },
        NumberSetting(
            "drain-timeout", "Seconds that requests in hand are given after SIGTERM.", in: 0...3600,
            default: { Int($0.drainSeconds) }
        ) { $0.drainSeconds = Double($1) },
        NumberSetting(
            "shutdown-delay", "Seconds from SIGTERM, when /readyz turns to 503, until no more is taken.", in: 0...3600,
            default: { $0.shutdownDelay }
        ) { $0.shutdownDelay = $1 },
        NumberSetting(
            "max-depth", "Nesting of arrays and objects in a request.", in: 8...256, default: { $0.limits.depth }
        ) { $0.limits.depth = $1 },
        NumberSetting(
            "max-text-length", "Characters of one string.", in: 1...1_000_000, default: { $0.limits.textLength }
        ) { $0.limits.textLength = $1 },
        NumberSetting(
            "max-name-length", "Characters of one id or name.", in: 1...1_000_000, default: { $0.limits.nameLength }
        ) { $0.limits.nameLength = $1 },
        NumberSetting(
            "max-image-bytes", "Bytes of the file of one image in a request.", in: 1...(64 << 20),
            default: { $0.limits.imageBytes }
        ) { $0.limits.imageBytes = $1 },
        NumberSetting(
            "max-image-pixels", "Pixels of one image in a request.", in: 1...(1 << 28),
            default: { $0.limits.imagePixels }
        ) { $0.limits.imagePixels = $1 },
        NumberSetting(
            "max-answer-bytes", "Bytes of an answer that is not streamed, and of one result of a stream.",
            in: 65_536...(1 << 30), default: { $0.limits.answerBytes }
        ) { $0.limits.answerBytes = $1 },
        NumberSetting(
            "max-actions", "Actions of one dialog.", in: 1...1000, default: { $0.limits.actions }
        ) { $0.limits.actions = $1 },
        NumberSetting(
            "max-requests", "Requests of one set.", in: 1...1_000_000, default: { $0.limits.requests }
        ) { $0.limits.requests = $1 },
        NumberSetting(
            "max-dialogs", "Dialogs of one scene.", in: 1...1000, default: { $0.limits.dialogs }
        ) { $0.limits.dialogs = $1 },
        NumberSetting(
            "max-results", "Results of one batch.", in: 1...1_000_000, default: { $0.limits.results }
        ) { $0.limits.results = $1 },
        NumberSetting(
            "max-cells", "Pictures of one contact sheet.", in: 1...1_000_000, default: { $0.limits.cells }
        ) { $0.limits.cells = $1 },
        NumberSetting(
            "max-samples", "Samples of one timeline.", in: 1...1_000_000, default: { $0.limits.samples }
        ) { $0.limits.samples = $1 },
        NumberSetting(
            "max-events", "Events of one schedule.", in: 1...1_000_000, default: { $0.limits.events }
        ) { $0.limits.events = $1 },
        NumberSetting(
            "max-keyframes", "Keyframes of all the motions in a schedule.", in: 1...100_000_000,
            default: { $0.limits.keyframes }
        ) { $0.limits.keyframes = $1 },
        NumberSetting(
            "max-points", "Points of one hit test.", in: 1...1_000_000, default: { $0.limits.points }
        ) { $0.limits.points = $1 },
        NumberSetting(
            "max-sampled-values", "Values of all samples of one timeline.", in: 1...1_000_000_000,
            default: { $0.limits.sampledValues }
        ) { $0.limits.sampledValues = $1 },
        NumberSetting(
            "max-point-segments", "Pieces of outlines that the points of one request are held against.",
            in: 1...1_000_000_000_000, default: { $0.limits.pointSegments }
        ) { $0.limits.pointSegments = $1 },
        NumberSetting(
            "max-event-layers", "Layers of dialogs on the screen that the events of one schedule meet.",
            in: 1...1_000_000_000, default: { $0.limits.eventLayers }
        ) { $0.limits.eventLayers = $1 },
        NumberSetting(
            "max-shaped-text", "Work of shaping the texts of one request, in plain characters.",
            in: 1...1_000_000_000, default: { $0.limits.shapedText }
        ) { $0.limits.shapedText = $1 },
        NumberSetting(
            "max-picture-pixels", "Pixels of one picture.", in: 1...(1 << 28), default: { $0.limits.picturePixels }
        ) { $0.limits.picturePixels = $1 },
        NumberSetting(
            "max-motion-pixels", "Pixels of all the pictures of one motion.", in: 1...(1 << 40),
            default: { $0.limits.motionPixels }
        ) { $0.limits.motionPixels = $1 },
        NumberSetting(
            "max-picture-frames", "Pictures of one motion.", in: 1...100_000, default: { $0.limits.pictureFrames }
        ) { $0.limits.pictureFrames = $1 },
        NumberSetting(
            "max-rest-layers", "Layers of all rests and timelines of one answer.", in: 1...1_000_000_000,
            default: { $0.limits.restLayers }
        ) { $0.limits.restLayers = $1 },
        NumberSetting(
            "max-motion-stops", "Layers at all moments at which a motion is looked at.", in: 1...1_000_000_000,
            default: { $0.limits.motionStops }
        ) { $0.limits.motionStops = $1 },
        NumberSetting(
            "max-fitted-springs", "Different springs of one answer that are told by other curves.",
            in: 1...100_000_000, default: { $0.limits.fittedSprings }
        ) { $0.limits.fittedSprings = $1 },
        NumberSetting(
            "max-painted-pixels",
            "Pixels that one picture paints, blurs counting several times.",
            in: 1...(1 << 40), default: { $0.limits.paintedPixels }
        ) { $0.limits.paintedPixels = $1 },
        NumberSetting(
            "max-painted-motion-pixels", "Pixels that all the pictures of a motion paint.", in: 1...(1 << 40),
            default: { $0.limits.paintedMotionPixels }
        ) { $0.limits.paintedMotionPixels = $1 },
        NumberSetting(
            "max-coordinate", "Greatest coordinate either way, in points.", in: 1...1_000_000_000,
            default: { Int($0.limits.coordinate) }
        ) { $0.limits.coordinate = Double($1) },
        NumberSetting(
            "max-size", "Greatest width, height or length, in points.", in: 1...1_000_000_000,
            default: { Int($0.limits.size) }
        ) { $0.limits.size = Double($1) },
        NumberSetting(
            "max-duration", "Longest duration, in seconds.", in: 1...1_000_000, default: { Int($0.limits.duration) }
        ) { $0.limits.duration = Double($1) },
    ]
}
