import ArgumentParser
import Descriptors
import MicroHTTP
import Service

/// `scrim health`: tests whether the server with the same settings answers.
struct HealthCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health", abstract: "Ask the server whether it lives, where its settings say that it listens.",
        discussion: """
            Ends with 0 where /healthz answers 200 within two seconds, and with 1 otherwise; on the port of \
            --operations-port where that is set. A server that listens on all addresses is asked on the loopback. No \
            token is needed.
            """)

    @OptionGroup var addresses: AddressOptions
    @Option(help: NumberOptions.help("port")) var port: String?
    @Option(help: NumberOptions.help("operations-port")) var operationsPort: String?

    /// The most seconds that the command may take.
    private static let patience = 2.0

    func run() throws {
        var configuration = Configuration()
        try NumberOptions.apply([("port", port), ("operations-port", operationsPort)], to: &configuration)
        try addresses.apply(to: &configuration)
        let listener = configuration.operations ?? configuration.server
        let name = configuration.operations == nil ? "port" : "operations-port"
        guard listener.port > 0 else {
            throw Failure("--\(name) is 0, which takes any free port: say which one that was")
        }
        let probe: HealthProbe
        do throws(ListenError) {
            probe = try HealthProbe(host: listener.host, port: listener.port, path: "/healthz")
        } catch {
            let isOwn = configuration.operations != nil && configuration.operationsHost != nil
            throw Failure("--\(isOwn ? "operations-host" : "host") \(listener.host): \(error.reason)")
        }
        switch probe.ask(within: Self.patience).first {
        case .status(200): try Bytes.write("\(probe.destination) is well\n")
        case .status(let status): throw Failure("\(probe.destination) answers \(status)")
        case .closed: throw Failure("\(probe.destination) does not speak HTTP, or closes the connection")
        case .unreachable(let code):
            throw Failure("\(probe.destination) cannot be reached: \(Descriptor.Failure(code: code).text)")
        case .silent, nil: throw Failure("\(probe.destination) does not answer within \(Int(Self.patience)) seconds")
        }
    }
}

/// The addresses on which a server listens, for commands that start a server or send requests to one.
struct AddressOptions: ParsableArguments {
    @Option(help: "Address to listen on. [SCRIM_HOST] (default: 0.0.0.0)")
    var host: String?

    @Option(
        help:
            """
            Address on which health and metrics are told, with --operations-port. [SCRIM_OPERATIONS_HOST] \
            (default: as --host)
            """
    )
    var operationsHost: String?

    /// Whether there is a separate address for health and metrics.
    var hasOperationsHost: Bool {
        operationsHost != nil || Environment.value(Settings.variable(for: "operations-host")) != nil
    }

    /// Applies the values of flags and variables. Ports are numbers, which have been applied before.
    func apply(to configuration: inout Configuration) throws {
        let own = Environment.value(Settings.variable(for: "operations-host"))
        configuration.server.host =
            host ?? Environment.value(Settings.variable(for: "host")) ?? configuration.server.host
        configuration.operationsHost = operationsHost ?? own
    }
}
