import ArgumentParser
import Devices
import Service
import Typography
import Wire

/// The command line: it starts a server, or gives a server's answers without one.
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

    /// Runs the command line. It also checks what the parser does not check: whether a command, an option of the
    /// program itself, or a variable is mistyped.
    static func main() {
        // HarfBuzz's variables for debugging would change widths. They are removed while there is only one thread.
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
            switch error {
            case let error as Failure:
                Bytes.write(error: "Error: \(error)\n")
                exit(withError: error.code)
            case let error as ValidationError:
                // A run found it, so the parser's message would have the usage of the program as a whole.
                guard let command = commands.first(where: { $0.name == arguments.first }) else { break }
                Bytes.write(error: "Error: \(error.message)\n\(command.usage())\n")
                exit(withError: ExitCode.validationFailure)
            default: break
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

    /// The options that every command has. The parser does not suggest them if one is mistyped.
    private static let ownOptions = ["--help", "--version", "--generate-man", "--generate-completion-script"]

    /// A hint as to which option was meant by an unknown one in the parser's message; `nil` if there is no guess, or if
    /// the message has a hint already.
    private static func hint(for message: String, _ arguments: [String]) -> String? {
        guard !message.contains("Did you mean") else { return nil }
        for argument in arguments where argument.hasPrefix("-") && message.contains("'\(argument)'") {
            let name = argument.hasPrefix("--") ? argument : "-" + argument
            if let nearest = Spelling.nearest(to: name, among: ownOptions) { return "Did you mean \"\(nearest)\"?" }
        }
        return nil
    }

    private static var commandNames: [String] { commands.map(\.name) + ["help"] }

    func run() throws {
        guard generateMan else { throw CleanExit.helpRequest(self) }
        try Bytes.write(ManualPage.text)
    }
}

/// A subcommand without its static type, because opening an existential of its type crashes the compiler (Swift 6.3).
struct NamedCommand: Sendable {
    let name: String
    /// Returns the help text, wrapped at the given number of columns.
    let help: @Sendable (_ columns: Int) -> String
    /// Returns the usage as the parser adds it to an error.
    let usage: @Sendable () -> String

    init<Command: ParsableCommand>(_ command: Command.Type) {
        name = Command.configuration.commandName ?? ""
        help = { ScrimCommand.helpMessage(for: Command.self, columns: $0) }
        usage = {
            "Usage: \(ScrimCommand.usageString(for: Command.self))\n"
                + "  See 'scrim \(Command.configuration.commandName ?? "") --help' for more information."
        }
    }
}

/// The option for additional device profiles, for every command that uses devices.
struct CatalogOptions: ParsableArguments {
    @Option(help: "Directory of own device profiles, in the catalogue's shape. [SCRIM_DEVICES]")
    var devices: String?

    /// Returns the catalogue together with the profiles from `--devices`, or from its variable.
    func catalog() throws -> Catalog {
        let source = devices != nil ? "--devices" : Settings.variable(for: "devices")
        guard let directory = devices ?? Environment.value(Settings.variable(for: "devices")) else { return .builtIn }
        do throws(CatalogError) {
            return Catalog.builtIn.merging(try Catalog.load(directory: directory))
        } catch {
            throw Failure("\(source) cannot be used: \(error)")
        }
    }
}

/// The option for additional styles, for every command that lays out dialogs.
struct StyleOptions: ParsableArguments {
    @Option(help: "Directory of own styles, each a file x-NAME.json. [SCRIM_STYLES]")
    var styles: String?

    /// Makes the styles from `--styles`, or from its variable, available to requests.
    ///
    /// - Parameter remark: Called for each part of a file that has no effect.
    func apply(to configuration: inout Configuration, remark: (CatalogError.Fault) -> Void = { _ in }) throws {
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

/// The option for additional fonts, for every command that measures text.
struct FontOptions: ParsableArguments {
    @Option(help: "Directory of own fonts, for what the built-in ones have no glyph for. [SCRIM_FONTS]")
    var fonts: String?

    /// Returns the text engine with the fonts from `--fonts`, or from its variable, in addition to the built-in ones.
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
