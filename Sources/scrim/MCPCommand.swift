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

    /// The least limit of a message, in bytes: so high that a request which is too long can still be read for its id,
    /// and be told its limit.
    private static let leastLimit = 16 << 20

    func run() throws {
        // First of all, before anything is opened that could get their numbers.
        StandardStreams.open()
        var configuration = try Configuration.ofEnvironment()
        try styles.apply(to: &configuration)
        let catalog = try catalog.catalog()
        let threads = configuration.server.threads
        let engine = Engine(configuration, catalog: catalog, measuring: try fonts.engine())
        // If the client reads no more, that is not an error: the program ends as at the end of the input.
        _ = signal(SIGPIPE, SIG_IGN)
        StandardServer(
            engine, catalog: catalog, styles: configuration.limits.styles.allNames, input: STDIN_FILENO,
            output: STDOUT_FILENO,
            limit: max(Self.leastLimit, 4 * configuration.server.maxBodyBytes), threads: threads
        ).run()
    }
}
