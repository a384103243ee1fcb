import ArgumentParser
import Glibc
import MicroHTTP
import ModelContext
import Service
import Wire

/// `scrim mcp`: a server for coding agents.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Serve coding agents on standard input and output.",
        discussion: """
            Speaks the Model Context Protocol: agents lay out, draw, check, compare and explain dialogs, and read \
            devices, styles and the guide. An agent starts it by {"command": "scrim", "args": ["mcp"]}. Limits are \
            set by the variables of serve. Ends with 0 when its input does.
            """)

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var styles: StyleOptions
    @OptionGroup var fonts: FontOptions

    /// The least limit for a message, in bytes. It is so high that a request which is too long can still be read for
    /// its id, so that the answer can state the limit.
    private static let leastLimit = 16 << 20

    func run() throws {
        // This comes first, because anything that is opened earlier could get the numbers of these streams.
        StandardStreams.open()
        var configuration = try Configuration.ofEnvironment()
        try styles.apply(to: &configuration)
        let catalog = try catalog.catalog()
        let threads = configuration.server.threads
        let engine = Engine(configuration, catalog: catalog, measuring: try fonts.engine())
        // It is not an error if the client stops reading: the program ends as it does at the end of the input.
        _ = signal(SIGPIPE, SIG_IGN)
        StandardServer(
            engine, catalog: catalog, styles: configuration.limits.styles.allNames, input: STDIN_FILENO,
            output: STDOUT_FILENO, limit: max(Self.leastLimit, 4 * configuration.server.maxBodyBytes), threads: threads
        ).run()
    }
}
