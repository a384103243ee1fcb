import ArgumentParser
import Devices
import Service
import Typography
import Wire

/// The command line: a server, and commands that give its answers without one.
@main
struct ScrimCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scrim",
        abstract: "Lays out modal dialogs: frames, dimming, touches and motion from a device and a request.",
        discussion: """
            Ends with 0 where all is well, with 1 where a request is at fault or a setting cannot be used, with 2 \
            where a file cannot be read, and with 64 where the command line itself is at fault.
            """,
        version: Version.name + " " + Version.current,
        subcommands: [
            ServeCommand.self, ResolveCommand.self, PreviewCommand.self, LintCommand.self, CheckCommand.self,
            DevicesCommand.self, MCPCommand.self, TokenCommand.self, SignCommand.self, HealthCommand.self,
        ])

    /// The subcommands, with their names and help texts.
    static let commands: [NamedCommand] = [
        NamedCommand(ServeCommand.self), NamedCommand(ResolveCommand.self), NamedCommand(PreviewCommand.self),
        NamedCommand(LintCommand.self), NamedCommand(CheckCommand.self), NamedCommand(DevicesCommand.self),
        NamedCommand(MCPCommand.self), NamedCommand(TokenCommand.self), NamedCommand(SignCommand.self),
        NamedCommand(HealthCommand.self),
    ]

    @Flag(help: "Print the manual page.")
    var generateMan = false

    /// Runs the command line, and checks what the parser does not: a mistyped command or option of the program's own,
    /// and mistyped variables.
    static func main() {
        // HarfBuzz's debugging variables would change widths. There is only one thread yet.
        for name in ["HB_SHAPER_LIST", "HB_OPTIONS"] { Environment.remove(name) }
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let first = arguments.first, !first.hasPrefix("-") { checkCommand(first, among: commandNames) }
        if arguments.first == "help", arguments.count > 1 {
            checkCommand(arguments[1], among: commandNames + ["--help", "-h"])
        }
        for (name, nearest) in Settings.mistyped(Environment.names) {
            Bytes.write(error: "Warning: \(name) is no setting and is ignored. Did you mean \(nearest)?\n")
        }
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            if exitCode(for: error) == .validationFailure, let hint = hint(for: fullMessage(for: error), arguments) {
                Bytes.write(error: "\(fullMessage(for: error))\n\(hint)\n")
                exit(withError: ExitCode.validationFailure)
            }
            exit(withError: error)
        }
    }

    /// Ends the program with an error if there is no such command.
    private static func checkCommand(_ name: String, among names: [String]) {
        guard !names.contains(name) else { return }
        let nearest = Spelling.nearest(to: name, among: commandNames).map { " Did you mean \"\($0)\"?" } ?? ""
        let list = commandNames.joined(separator: ", ")
        Bytes.write(error: "Error: There is no command \"\(name)\".\(nearest) The commands are \(list).\n")
        exit(withError: ExitCode.validationFailure)
    }

    /// The options of every command, which the parser does not consider when one is mistyped.
    private static let ownOptions = ["--help", "--version", "--generate-man", "--generate-completion-script"]

    /// A hint to the option that was meant by an unknown one in the parser's message, if the message has none; `nil` if
    /// there is no guess.
    private static func hint(for message: String, _ arguments: [String]) -> String? {
        guard !message.contains("Did you mean") else { return nil }
        for argument in arguments where argument.hasPrefix("-") && message.contains("'\(argument)'") {
            let name = argument.hasPrefix("--") ? argument : "-" + argument
            if let nearest = Spelling.nearest(to: name, among: ownOptions) { return "Did you mean \"\(nearest)\"?" }
        }
        return nil
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
    /// Returns the help text, wrapped at so many columns.
    let help: @Sendable (_ columns: Int) -> String

    init<Command: ParsableCommand>(_ command: Command.Type) {
        name = Command.configuration.commandName ?? ""
        help = { ScrimCommand.helpMessage(for: Command.self, columns: $0) }
    }
}

/// The option for own device profiles, for every command that uses devices.
struct CatalogOptions: ParsableArguments {
    @Option(help: "Directory of own device profiles, in the catalogue's shape. [SCRIM_DEVICES]")
    var devices: String?

    /// Returns the catalogue merged with the profiles of `--devices`, or of its variable.
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

/// The option for own styles, for every command that lays out dialogs.
struct StyleOptions: ParsableArguments {
    @Option(help: "Directory of own styles, each a file x-NAME.json. [SCRIM_STYLES]")
    var styles: String?

    /// Makes the styles of `--styles`, or of its variable, known to requests.
    ///
    /// - Parameter remark: Called for each part of a file that has no effect.
    func apply(
        to configuration: inout Configuration, remark: (CatalogError.Fault) -> Void = { _ in }
    ) throws {
        let source = styles != nil ? "--styles" : Settings.variable(for: "styles")
        guard let directory = styles ?? Environment.value(Settings.variable(for: "styles")) else { return }
        do throws(CatalogError) {
            configuration.limits.styles = try NamedStyles.load(
                directory: directory, limits: configuration.limits, remark: remark)
        } catch {
            throw Failure("\(source) cannot be used: \(error)")
        }
    }
}

/// The option for own fonts, for every command that measures text.
struct FontOptions: ParsableArguments {
    @Option(help: "Directory of own fonts, for what the built-in ones have no glyph for. [SCRIM_FONTS]")
    var fonts: String?

    /// Returns the text engine with the fonts of `--fonts`, or of its variable, after its own.
    func engine() throws -> PangoEngine {
        let source = fonts != nil ? "--fonts" : Settings.variable(for: "fonts")
        let directory = fonts ?? Environment.value(Settings.variable(for: "fonts"))
        do throws(FontError) {
            return try PangoEngine(ownFontsIn: directory)
        } catch {
            guard directory != nil else { throw Failure("the fonts in the program cannot be used: \(error)") }
            throw Failure("\(source) cannot be used: \(error)")
        }
    }
}
