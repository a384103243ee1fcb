import ArgumentParser
import Devices
import Service
import Typography

/// The command line: a server, and what it answers without one.
@main
struct ScrimCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scrim",
        abstract: "Lays out modal dialogs: frames, dimming, touches and motion from a device and a request.",
        discussion: """
            Ends with 0 where all is well, with 1 where a request is at fault or a setting cannot be used, with 2 where a file cannot \
            be read, and with 64 where the command line itself is at fault.
            """,
        version: Version.name + " " + Version.current,
        subcommands: [
            ServeCommand.self, ResolveCommand.self, PreviewCommand.self, LintCommand.self, CheckCommand.self,
            DevicesCommand.self,
        ])

    /// The subcommands by name, with what each says of itself.
    static let commands: [NamedCommand] = [
        NamedCommand(ServeCommand.self), NamedCommand(ResolveCommand.self), NamedCommand(PreviewCommand.self),
        NamedCommand(LintCommand.self), NamedCommand(CheckCommand.self), NamedCommand(DevicesCommand.self),
    ]

    @Flag(help: "Print the manual page.")
    var generateMan = false

    /// Looks at what the parser does not: a mistyped command, and mistyped variables.
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let first = arguments.first, !first.hasPrefix("-"), !commandNames.contains(first) {
            let nearest = Spelling.nearest(to: first, among: commandNames).map { " Did you mean \"\($0)\"?" } ?? ""
            let names = commandNames.joined(separator: ", ")
            Bytes.write(error: "Error: There is no command \"\(first)\".\(nearest) The commands are \(names).\n")
            exit(withError: ExitCode.validationFailure)
        }
        for (name, nearest) in Settings.mistyped(Environment.names) {
            Bytes.write(error: "Warning: \(name) is no setting and is ignored. Did you mean \(nearest)?\n")
        }
        main(arguments)
    }

    private static var commandNames: [String] {
        commands.map(\.name) + ["help"]
    }

    func run() throws {
        guard generateMan else { throw CleanExit.helpRequest(self) }
        try Bytes.write(ManualPage.text)
    }
}

/// A subcommand, its type erased: opening its existential type crashes the compiler (Swift 6.3).
struct NamedCommand: Sendable {
    let name: String
    /// Its help, in lines of so many columns.
    let help: @Sendable (_ columns: Int) -> String

    init<Command: ParsableCommand>(_ command: Command.Type) {
        name = Command.configuration.commandName ?? ""
        help = { ScrimCommand.helpMessage(for: Command.self, columns: $0) }
    }
}

/// Where own device profiles come from, for every command that knows devices.
struct CatalogOptions: ParsableArguments {
    @Option(help: "Directory of own device profiles, in the catalogue's shape. [SCRIM_DEVICES]")
    var devices: String?

    /// The catalogue with the profiles of `--devices`, or of its variable, in it.
    func catalog() throws -> Catalog {
        let source = devices != nil ? "--devices" : Settings.variable(for: "devices")
        guard let directory = devices ?? Environment.value(Settings.variable(for: "devices")) else {
            return .builtIn
        }
        do throws(CatalogError) {
            return Catalog.builtIn.merging(try Catalog.load(directory: directory))
        } catch {
            throw Failure("\(source) cannot be used: \(error)")
        }
    }
}

/// Where own fonts come from, for every command that measures text.
struct FontOptions: ParsableArguments {
    @Option(help: "Directory of own fonts, for what the built-in ones have no glyph for. [SCRIM_FONTS]")
    var fonts: String?

    /// The engine with the fonts of `--fonts`, or of its variable, behind its own, made for so many threads.
    func engine(threads: Int) throws -> PangoEngine {
        let source = fonts != nil ? "--fonts" : Settings.variable(for: "fonts")
        let directory = fonts ?? Environment.value(Settings.variable(for: "fonts"))
        // HarfBuzz's switches for debugging change widths. There is one thread as yet.
        for name in ["HB_SHAPER_LIST", "HB_OPTIONS"] { Environment.remove(name) }
        do throws(FontError) {
            return try PangoEngine(ownFontsIn: directory, threads: threads)
        } catch {
            guard directory != nil else { throw Failure("the fonts in the program cannot be used: \(error)") }
            throw Failure("\(source) cannot be used: \(error)")
        }
    }
}
