import MicroHTTP
import Wire

/// A setting, given by a flag or by an environment variable; the flag takes precedence.
package protocol ServerSetting: Sendable {
    /// The flag without its dashes: `max-body-bytes`.
    var name: String { get }
    var summary: String { get }
    /// Sets the value, or returns the reason why the text cannot be used.
    func apply(_ text: String, to configuration: inout Configuration) -> String?
}

extension ServerSetting {
    package var flag: String { "--" + name }
    /// The environment variable of the same name: `SCRIM_MAX_BODY_BYTES`.
    package var variable: String { Settings.variable(for: name) }

    /// Sets the value `text`, which came from `source` (the flag or the variable).
    package func set(_ text: String, from source: String, in configuration: inout Configuration) throws(SettingError) {
        if let reason = apply(text, to: &configuration) { throw SettingError(setting: source, reason: reason) }
    }

    /// Sets the value that the flag has, or else the variable, if there is either.
    package func set(
        _ flag: String?, environment: (_ variable: String) -> String?, in configuration: inout Configuration
    ) throws(SettingError) {
        guard let text = flag ?? environment(variable) else { return }
        try set(text, from: flag == nil ? variable : self.flag, in: &configuration)
    }
}

/// A setting whose value is a number.
package struct NumberSetting: ServerSetting {
    package let name: String
    package let summary: String
    package let range: ClosedRange<Int>
    /// The default; `nil` if there is none.
    package let `default`: Int?
    private let use: @Sendable (inout Configuration, Int) -> Void

    init<Value: SettableNumber>(
        _ name: String, _ summary: String, in range: ClosedRange<Int>,
        _ member: any WritableKeyPath<Configuration, Value> & Sendable
    ) {
        self.name = name
        self.summary = summary
        self.range = range
        self.default = Configuration()[keyPath: member].number
        use = { $0[keyPath: member] = Value(number: $1) }
    }

    package func apply(_ text: String, to configuration: inout Configuration) -> String? {
        guard let number = Int(text), range.contains(number) else {
            return "needs a whole number from \(range.lowerBound) to \(range.upperBound), and got \"\(text)\""
        }
        use(&configuration, number)
        return nil
    }
}

/// The form of a numeric setting as a member of the configuration. A value that is set is whole, and within the
/// setting's range.
protocol SettableNumber: SendableMetatype {
    /// The default; `nil` if there is none.
    var number: Int? { get }
    init(number: Int)
}

extension Int: SettableNumber {
    var number: Int? { self }
    init(number: Int) { self = number }
}

extension UInt16: SettableNumber {
    var number: Int? { Int(self) }
    init(number: Int) { self = UInt16(number) }
}

extension Double: SettableNumber {
    var number: Int? { Int(self) }
    init(number: Int) { self = Double(number) }
}

extension Optional: SettableNumber where Wrapped: SettableNumber {
    var number: Int? { flatMap(\.number) }
    init(number: Int) { self = Wrapped(number: number) }
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
        for setting in numbers as [any ServerSetting] + choices + access {
            try setting.set(nil, environment: environment, in: &configuration)
        }
    }

    package static let numbers: [NumberSetting] = [
        NumberSetting("port", "Port to listen on; 0 takes any free one.", in: 0...65_535, \.server.port),
        NumberSetting(
            "operations-port",
            """
            Port on which health, readiness, version and metrics are told, and metrics nowhere else; 0 takes any \
            free one.
            """,
            in: 0...65_535, \.operationsPort),
        NumberSetting(
            "threads", "Threads that serve connections; one for each core unless set.", in: 1...1024, \.server.threads),
        NumberSetting(
            "cache-bytes", "Bytes that finished answers may take up; 0 keeps none.", in: 0...(1 << 40), \.cacheBytes),
        NumberSetting("max-connections", "Connections open at once.", in: 1...1_000_000, \.server.maxConnections),
        NumberSetting(
            "max-connections-per-address", "Connections of one address; 0 sets no limit.", in: 0...1_000_000,
            \.server.connectionsPerAddress),
        NumberSetting("max-streams", "Answers that are streamed at once.", in: 1...100_000, \.server.maxStreams),
        NumberSetting(
            "max-wait", "Milliseconds that a request may have waited and still be computed; 0 sets no limit.",
            in: 0...3_600_000, \.maxWait),
        NumberSetting(
            "max-work",
            "Seconds of processor that one answer, or each combination of a batch, may take; 0 sets no limit.",
            in: 0...3600, \.maxWork),
        NumberSetting(
            "picture-threads", "Threads that draw pictures; half as many as --threads unless set.", in: 1...1024,
            \.pictureThreads),
        NumberSetting(
            "max-waiting-pictures", "Pictures that may wait to be drawn.", in: 0...1_000_000, \.maxWaitingPictures),
        NumberSetting(
            "export-threads", "Threads that write exports; half as many as --threads unless set.", in: 1...1024,
            \.exportThreads),
        NumberSetting(
            "max-waiting-exports", "Exports that may wait to be written.", in: 0...1_000_000, \.maxWaitingExports),
        NumberSetting("max-body-bytes", "Bytes of a request's body.", in: 1024...(64 << 20), \.server.maxBodyBytes),
        NumberSetting("max-url-bytes", "Bytes of a request's URL.", in: 256...(1 << 20), \.server.maxTargetBytes),
        NumberSetting(
            "max-header-bytes", "Bytes of a request's header fields.", in: 1024...(1 << 20), \.server.maxHeaderBytes),
        NumberSetting("max-header-fields", "Header fields of one request.", in: 8...10_000, \.server.maxHeaderFields),
        NumberSetting(
            "max-unread-bytes", "Bytes of all answers together that their clients have not read.",
            in: (1 << 20)...(1 << 40), \.server.maxUnreadBytes),
        NumberSetting(
            "idle-timeout", "Seconds of silence after which a connection is closed; 0 never.", in: 0...86_400,
            \.server.idleTimeout),
        NumberSetting(
            "request-timeout", "Seconds that a request may take to arrive; 0 sets no limit.", in: 0...86_400,
            \.server.requestTimeout),
        NumberSetting(
            "drain-timeout", "Seconds that requests in hand are given after SIGTERM.", in: 0...3600, \.drainSeconds),
        NumberSetting(
            "shutdown-delay", "Seconds from SIGTERM, when /readyz turns to 503, until no more is taken.", in: 0...3600,
            \.shutdownDelay),
        NumberSetting("max-depth", "Nesting of arrays and objects in a request.", in: 8...256, \.limits.depth),
        NumberSetting("max-text-length", "Characters of one string.", in: 1...1_000_000, \.limits.textLength),
        NumberSetting("max-name-length", "Characters of one id or name.", in: 1...1_000_000, \.limits.nameLength),
        NumberSetting(
            "max-image-bytes", "Bytes of the file of one image in a request.", in: 1...(64 << 20), \.limits.imageBytes),
        NumberSetting("max-image-pixels", "Pixels of one image in a request.", in: 1...(1 << 28), \.limits.imagePixels),
        NumberSetting(
            "max-answer-bytes", "Bytes of an answer that is not streamed, and of one result of a stream.",
            in: 65_536...(1 << 30), \.limits.answerBytes),
        NumberSetting("max-actions", "Actions of one dialog.", in: 1...1000, \.limits.actions),
        NumberSetting("max-requests", "Requests of one set.", in: 1...1_000_000, \.limits.requests),
        NumberSetting("max-dialogs", "Dialogs of one scene.", in: 1...1000, \.limits.dialogs),
        NumberSetting("max-results", "Results of one batch.", in: 1...1_000_000, \.limits.results),
        NumberSetting("max-cells", "Pictures of one contact sheet.", in: 1...1_000_000, \.limits.cells),
        NumberSetting("max-samples", "Samples of one timeline.", in: 1...1_000_000, \.limits.samples),
        NumberSetting("max-events", "Events of one schedule.", in: 1...1_000_000, \.limits.events),
        NumberSetting(
            "max-keyframes", "Keyframes of all the motions in a schedule.", in: 1...100_000_000, \.limits.keyframes),
        NumberSetting("max-points", "Points of one hit test.", in: 1...1_000_000, \.limits.points),
        NumberSetting(
            "max-sampled-values", "Values of all samples of one timeline.", in: 1...1_000_000_000,
            \.limits.sampledValues),
        NumberSetting(
            "max-point-segments", "Pieces of outlines that the points of one request are held against.",
            in: 1...1_000_000_000_000, \.limits.pointSegments),
        NumberSetting(
            "max-event-layers", "Layers of dialogs on the screen that the events of one schedule meet.",
            in: 1...1_000_000_000, \.limits.eventLayers),
        NumberSetting(
            "max-shaped-text", "Work of shaping the texts of one request, in plain characters.",
            in: 1...1_000_000_000, \.limits.shapedText),
        NumberSetting("max-picture-pixels", "Pixels of one picture.", in: 1...(1 << 28), \.limits.picturePixels),
        NumberSetting(
            "max-motion-pixels", "Pixels of all the pictures of one motion.", in: 1...(1 << 40), \.limits.motionPixels),
        NumberSetting("max-picture-frames", "Pictures of one motion.", in: 1...100_000, \.limits.pictureFrames),
        NumberSetting(
            "max-rest-layers", "Layers of all rests and timelines of one answer.", in: 1...1_000_000_000,
            \.limits.restLayers),
        NumberSetting(
            "max-motion-stops", "Layers at all moments at which a motion is looked at.", in: 1...1_000_000_000,
            \.limits.motionStops),
        NumberSetting(
            "max-fitted-springs", "Different springs of one answer that are told by other curves.",
            in: 1...100_000_000, \.limits.fittedSprings),
        NumberSetting(
            "max-painted-pixels",
            "Pixels that one picture paints, blurs counting several times.",
            in: 1...(1 << 40), \.limits.paintedPixels),
        NumberSetting(
            "max-painted-motion-pixels", "Pixels that all the pictures of a motion paint.", in: 1...(1 << 40),
            \.limits.paintedMotionPixels),
        NumberSetting(
            "max-coordinate", "Greatest coordinate either way, in points.", in: 1...1_000_000_000, \.limits.coordinate),
        NumberSetting("max-size", "Greatest width, height or length, in points.", in: 1...1_000_000_000, \.limits.size),
        NumberSetting("max-duration", "Longest duration, in seconds.", in: 1...1_000_000, \.limits.duration),
    ]
}
