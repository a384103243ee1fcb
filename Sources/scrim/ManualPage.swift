import ArgumentParser
import Service

/// The manual page, in the macros of man(7). It contains the help text of each command.
enum ManualPage {
    /// The width of the help texts, in columns.
    private static let width = 76

    static var text: String {
        var page = ".TH SCRIM 1 \"\" \"\(Version.name) \(Version.current)\" \"User Commands\"\n"
        page += ".SH NAME\nscrim \\- \(escaped(ScrimCommand.configuration.abstract))\n"
        page += ".SH SYNOPSIS\n.B scrim\n.I command\n[\\fIoptions\\fR]\n"
        page += ".SH COMMANDS\n"
        for command in ScrimCommand.commands {
            page += ".SS scrim \(command.name)\n" + literal(command.help(width))
        }
        page += """
            .SH EXIT STATUS
            .TP
            .B 0
            All is well.
            .TP
            .B 1
            A request is at fault: an answer that is a problem, a finding that is an error, a check that does not \
            hold. Or a setting
            cannot be used.
            .TP
            .B 2
            A file cannot be read; of lint and check also where one holds no request.
            .TP
            .B 64
            The command line itself is at fault.
            .SH ENVIRONMENT
            Each variable is the option of serve of the same name; the option wins.

            """
        for setting in Settings.numbers {
            page +=
                """
                .TP\n.B \(escaped(setting.variable))\n\(escaped(setting.summary)) Default: \
                \(setting.default.map(String.init) ?? "none").\n
                """
        }
        for name in Settings.texts {
            page += ".TP\n.B \(escaped(Settings.variable(for: name)))\nAs the option --\(escaped(name)).\n"
        }
        return page
    }

    private static func literal(_ text: String) -> String {
        ".nf\n"
            + text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) + "\n" }.joined()
            + ".fi\n"
    }

    /// A line of text with everything escaped that roff would interpret.
    private static func escaped(_ line: String) -> String {
        let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
