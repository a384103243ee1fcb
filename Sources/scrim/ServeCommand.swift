import ArgumentParser
import Logging
import MicroHTTP
import Service

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `scrim serve`: the server, until a signal ends it.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve over HTTP until SIGTERM or SIGINT.",
        discussion: """
            Each option can also be set by the environment variable in brackets; the option wins. Sizes are in bytes, \
            times in seconds. docs/configuration.md has all of them with their ranges.
            """)

    @Option(help: "Address to listen on. [SCRIM_HOST] (default: 0.0.0.0)")
    var host: String?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var numbers: NumberOptions
    @OptionGroup var access: AccessOptions

    @Option(
        help:
            "Least level of what is logged: trace, debug, info, notice, warning, error, critical. [SCRIM_LOG_LEVEL] (default: notice)"
    )
    var logLevel: String?

    @Option(
        help: ArgumentHelp(
            "\(Settings.cacheStatus.summary) on, off. [\(Settings.cacheStatus.variable)] (default: on)"))
    var cacheStatus: String?

    @Option(
        help: ArgumentHelp(
            "\(Settings.accessLog.summary) off, errors, all. [\(Settings.accessLog.variable)] (default: off)"))
    var accessLog: String?

    @Option(
        help: ArgumentHelp(
            "\(Settings.logFormat.summary) text, json. [\(Settings.logFormat.variable)] (default: text)"))
    var logFormat: String?

    /// How many threads find an engine made at start; more make theirs when they first need it.
    private static let mostEnginesAtStart = 16
    /// Threads that accept, sweep, watch, log and send on, and those of the text libraries.
    private static let otherThreads = 10
    /// How long the end waits for each of the standard streams to take what is written to it.
    private static let flushLimit = Duration.milliseconds(500)

    func run() throws {
        var configuration = Configuration()
        configuration.server.host =
            host ?? Environment.value(Settings.variable(for: "host")) ?? configuration.server.host
        try numbers.apply(to: &configuration)
        try apply(Settings.cacheStatus, cacheStatus, to: &configuration)
        try apply(Settings.accessLog, accessLog, to: &configuration)
        try apply(Settings.logFormat, logFormat, to: &configuration)
        try access.apply(to: &configuration)
        let level = try level()

        // Before any thread exists: they all inherit the mask, and only the wait below receives the signals.
        let signals = StopSignals()
        StandardStreams.open()
        // Those that serve, as many that work, those that draw, and a few more.
        try MemoryBound.prepare(
            threads: 2 * configuration.server.threads + configuration.pictureThreads + configuration.exportThreads
                + Self.otherThreads)
        let (output, errors) = (
            LineQueue(descriptor: STDOUT_FILENO), configuration.log(to: STDERR_FILENO)
        )
        defer {
            output.close(within: Self.flushLimit)
            errors.close(within: Self.flushLimit)
        }
        let format = configuration.logFormat
        var logger = Logger(
            label: Version.name, factory: { QueuedLogHandler(label: $0, queue: errors, format: format) })
        logger.logLevel = level

        let possible = DescriptorLimit.raise(
            for: configuration.server.maxConnections, threads: configuration.server.threads)
        if possible < configuration.server.maxConnections {
            logger.warning(
                "the system's limit on open files allows fewer connections than --max-connections",
                metadata: ["allowed": "\(possible)", "wanted": "\(configuration.server.maxConnections)"])
        }

        let application = Application(
            configuration, catalog: try catalog.catalog(),
            measuring: try fonts.engine(threads: min(configuration.server.threads, Self.mostEnginesAtStart)),
            logger: logger, log: errors)
        let server: Server
        do throws(ListenError) {
            server = try Server(configuration, application)
        } catch {
            throw Failure(describe(error))
        }
        output.append("listening on http://\(shown(configuration.server.host)):\(server.port)\n")
        let signal = signals.wait { told in
            do throws(SettingError) {
                if told == "SIGHUP", try application.reload() {
                    return logger.notice("read the files of tokens and keys anew")
                }
                logger.notice("ignored a signal: nothing is read anew", metadata: ["signal": "\(told)"])
            } catch {
                logger.error("kept the tokens and keys that were in force: \(error)")
            }
        }
        logger.notice("stopping", metadata: ["signal": "\(signal)"])
        let cutOff = server.stop()
        guard cutOff > 0 else { return }
        logger.warning(
            "requests in hand were cut off at the end of --drain-timeout", metadata: ["requests": "\(cutOff)"])
    }

    private func apply(_ setting: ChoiceSetting, _ flag: String?, to configuration: inout Configuration) throws {
        guard let text = flag ?? Environment.value(setting.variable) else { return }
        do throws(SettingError) {
            try setting.set(text, from: flag != nil ? setting.flag : setting.variable, in: &configuration)
        } catch {
            throw Failure("\(error)")
        }
    }

    private func level() throws -> Logger.Level {
        let variable = Settings.variable(for: "log-level")
        guard let name = logLevel ?? Environment.value(variable) else { return .notice }
        guard let level = Logger.Level(rawValue: name) else {
            let names = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure("\(logLevel != nil ? "--log-level" : variable) needs one of \(names), and got \"\(name)\"")
        }
        return level
    }

    private func describe(_ error: ListenError) -> String {
        let (name, isFlag, value) =
            error.isHostAtFault ? ("host", host != nil, error.host) : ("port", numbers.port != nil, "\(error.port)")
        // The name under which it was given: the flag, or the variable, beside which the flag is then named.
        let variable = Settings.variable(for: name)
        let isVariable = !isFlag && Environment.value(variable) != nil
        let setting = (isVariable ? "\(variable) (--\(name))" : "--" + name) + " " + value
        return error.isPortInUse
            ? "\(setting) is in use already on \(error.host)" : "\(setting) cannot be listened on: \(error)"
    }

    private func shown(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }
}
