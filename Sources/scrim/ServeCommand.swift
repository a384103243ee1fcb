import ArgumentParser
import Devices
import Dialogs
import Glibc
import Logging
import MicroHTTP
import Service
import Typography
import Wire
import Workers

/// `scrim serve`: runs the server until a signal ends it.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve over HTTP until SIGTERM or SIGINT.",
        discussion: """
            Each option can also be set by the environment variable in brackets; the option wins. Sizes are in bytes, \
            times in seconds. docs/configuration.md has all of them with their ranges.
            """)

    @OptionGroup var addresses: AddressOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var styles: StyleOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var numbers: NumberOptions
    @OptionGroup var access: AccessOptions

    @Option(
        help:
            """
            Least level of what is logged: trace, debug, info, notice, warning, error, critical. \
            [SCRIM_LOG_LEVEL] (default: notice)
            """
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

    @Flag(help: "Judge the settings and the files that they name, and end; no port is opened.")
    var check = false

    /// The number of threads that do other things than serve and compute: accept, sweep, watch, log and stream, one
    /// that reads the catalogue, one that reads what the first answers need, and those of the text libraries.
    private static let otherThreads = 12
    /// How many of those threads a second listener needs once more.
    private static let listenerThreads = 5
    /// How long the program waits at its end for each of the standard streams to accept its lines.
    private static let flushLimit = Duration.milliseconds(500)
    /// The seconds that the end of the program may take, apart from the times for which it waits by its settings.
    private static let haste = 10.0

    func run() throws {
        var remarks: [CatalogError.Fault] = []
        var configuration = try settings { remarks.append($0) }
        // This comes before any thread is started: all threads inherit the signal mask, so that only the wait below
        // receives the signals.
        let signals = StopSignals()
        StandardStreams.open()
        if !check { try InheritedSockets.take(into: &configuration) }
        if configuration.operationsHost != nil, configuration.operations == nil {
            throw Failure("\(given("operations-host", addresses.operationsHost)) needs --operations-port beside it")
        }
        // There are threads that serve, as many that compute, those that draw and write exports, and a few more.
        try MemoryBound.prepare(
            threads: configuration.allThreads + Self.otherThreads
                + (configuration.operations == nil ? 0 : Self.listenerThreads))
        let (output, errors) = (LineQueue(descriptor: STDOUT_FILENO), configuration.log(to: STDERR_FILENO))
        defer {
            output.close(within: Self.flushLimit)
            errors.close(within: Self.flushLimit)
        }
        let format = configuration.logFormat
        var logger = Logger(
            label: Version.name, factory: { QueuedLogHandler(label: $0, queue: errors, format: format) })
        logger.logLevel = try level()
        raiseDescriptorLimit(configuration, logger)
        for remark in remarks {
            logger.warning("a part of a style's file has no effect: \(remark)")
        }
        // The catalogue is read while the fonts are loaded, which takes the same time. If no thread can be started, it
        // is read when it is first needed.
        let reading = SystemThread(running: CatalogReading())
        // The program must not end while this thread is reading.
        defer { reading?.join() }
        let engine = try fonts.engine()
        let application = Application(
            configuration, catalog: try catalog.catalog(), measuring: engine, logger: logger, log: errors)
        if check {
            try judgeAddresses(configuration)
            return output.append("the settings can be used\n")
        }
        try serve(configuration, application, engine, logger, signals) { output.append($0) }
    }

    /// Returns the configuration from flags and variables, with the files of tokens and keys already read.
    ///
    /// - Parameter remark: Called for each part of a style's file that has no effect.
    private func settings(remark: (CatalogError.Fault) -> Void) throws -> Configuration {
        var configuration = Configuration()
        try addresses.apply(to: &configuration)
        try numbers.apply(to: &configuration)
        try Settings.cacheStatus.use(cacheStatus, in: &configuration)
        try Settings.accessLog.use(accessLog, in: &configuration)
        try Settings.logFormat.use(logFormat, in: &configuration)
        try access.apply(to: &configuration)
        try styles.apply(to: &configuration, remark: remark)
        return configuration
    }

    private func raiseDescriptorLimit(_ configuration: Configuration, _ logger: Logger) {
        let wanted = configuration.server.maxConnections
        let possible = DescriptorLimit.raise(
            for: wanted + (configuration.operations?.maxConnections ?? 0), threads: configuration.server.threads)
        guard possible < wanted else { return }
        logger.warning(
            "the system's limit on open files allows fewer connections than --max-connections",
            metadata: ["allowed": "\(possible)", "wanted": "\(wanted)"])
    }

    /// Listens, serves until a signal arrives, and then stops the server.
    private func serve(
        _ configuration: Configuration, _ application: Application, _ engine: PangoEngine, _ logger: Logger,
        _ signals: StopSignals, print: (String) -> Void
    ) throws {
        let server: Server
        do throws(Server.StartError) {
            server = try Server(configuration, application)
        } catch {
            throw Failure(describe(error))
        }
        let address = shown(
            configuration.server.inherited == nil ? configuration.server.host : server.host, server.port)
        print("listening on \(address)\n")
        if let settings = configuration.operations, let host = server.operationsHost, let port = server.operationsPort {
            print("health and metrics on \(shown(settings.inherited == nil ? settings.host : host, port))\n")
        }
        let manager = ServiceManager()
        manager.ready("listening on \(address)")
        // This starts after listening begins, not before, because the first answers read what they need themselves. It
        // has a thread of its own, because a signal may arrive at once.
        let warmUp = WarmUp(engine)
        let warming = SystemThread(running: warmUp)
        if warming == nil { warmUp.run() }
        // This thread uses objects that are released at the end of the program.
        defer { warming?.join() }
        let signal = signals.wait(every: manager.patience.map { $0 / Self.looksWithinPatience }) {
            watch(server, manager, logger)
        } reporting: { signal in
            if signal == "SIGHUP" { manager.reloading() }
            reload(application, on: signal, logger)
            if signal == "SIGHUP" { manager.ready("listening on \(address)") }
        }
        logger.notice("stopping", metadata: ["signal": "\(signal)"])
        let delay = Double(configuration.shutdownDelay)
        manager.stopping(within: delay + configuration.drainSeconds + Self.haste)
        server.beginStopping()
        signals.wait(atMost: delay) { reload(application, on: $0, logger) }
        let cutOff = server.stop()
        guard cutOff > 0 else { return }
        logger.warning(
            "requests in hand were cut off at the end of --drain-timeout", metadata: ["requests": "\(cutOff)"])
    }

    /// How many times the server is checked within the time in which the service manager expects a sign of life.
    private static let looksWithinPatience = 4.0
    /// Each of the three steps of a check may take that time divided by this.
    private static let stepsWithinPatience = 6.0

    /// Checks the server repeatedly, and notifies the service manager as long as it works.
    private func watch(_ server: Server, _ manager: ServiceManager, _ logger: Logger) {
        guard let patience = manager.patience else { return }
        if server.works(within: patience / Self.stepsWithinPatience) { return manager.alive() }
        logger.error(
            "the server does not answer itself, or its workers do not work: the watchdog is not told that all is well")
    }

    /// Reads the files of tokens and keys again, if the signal requests that.
    private func reload(_ application: Application, on signal: String, _ logger: Logger) {
        do throws(SettingError) {
            if signal == "SIGHUP", try application.reload() {
                return logger.notice("read the files of tokens and keys anew")
            }
            logger.notice("ignored a signal: nothing is read anew", metadata: ["signal": "\(signal)"])
        } catch {
            logger.error("kept the tokens and keys that were in force: \(error)")
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

    /// Checks that the addresses can be resolved. Whether they belong to this machine is known only when the server
    /// listens on them.
    private func judgeAddresses(_ configuration: Configuration) throws {
        let all = [(Listener.main, configuration.server)] + (configuration.operations.map { [(.operations, $0)] } ?? [])
        for (listener, settings) in all {
            do throws(ListenError) {
                _ = try HealthProbe(host: settings.host, port: settings.port, path: "/healthz")
            } catch {
                throw Failure(describe(Server.StartError(listener: listener, cause: error)))
            }
        }
    }

    private func describe(_ error: Server.StartError) -> String {
        let (cause, isMain) = (error.cause, error.listener == .main)
        let setting =
            if cause.isHostAtFault, isMain || addresses.hasOperationsHost {
                isMain ? given("host", addresses.host) : given("operations-host", addresses.operationsHost)
            } else if cause.isHostAtFault {
                given("host", addresses.host)
            } else {
                isMain ? given("port", numbers.port) : given("operations-port", numbers.operationsPort)
            }
        let name = setting + " " + (cause.isHostAtFault ? cause.host : "\(cause.port)")
        return cause.isPortInUse
            ? "\(name) is in use already on \(cause.host)" : "\(name) cannot be listened on: \(cause)"
    }

    /// The name by which a setting was given: the flag, or the variable followed by the flag in brackets.
    private func given(_ name: String, _ flag: String?) -> String {
        let variable = Settings.variable(for: name)
        let isVariable = flag == nil && Environment.value(variable) != nil
        return isVariable ? "\(variable) (--\(name))" : "--" + name
    }

    private func shown(_ host: String, _ port: UInt16) -> String {
        "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }
}

/// Reads the built-in catalogue. Other threads that need it meanwhile wait for it.
private final class CatalogReading: ThreadBody {
    func run() { _ = Catalog.builtIn }
}

/// Reads the data that answers need, so that the first answers do not have to wait for it.
private final class WarmUp: ThreadBody {
    private let engine: PangoEngine

    init(_ engine: PangoEngine) { self.engine = engine }

    func run() {
        StyleName.readFigures()
        _ = NamedStyles.web.all
        engine.warmUp()
    }
}
