import ArgumentParser
import MicroHTTP
import Devices
import Service

/// `scrim resolve`: prints the answer that a server would give, without a server.
struct ResolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve", abstract: "Print what the server would answer to a request.",
        discussion: "Ends with 1 where the answer is a problem, and with 2 where the file cannot be read.")

    @Argument(help: "File with the request in JSON; standard input without it.", completion: .file())
    var file: String?

    @Option(
        help: ArgumentHelp(
            "Representation: \(AnswerFormats.names.joined(separator: ", ")); else the one that the name of the "
                + "file to write "
                + "to ends like (\(AnswerFormats.fileEndings.map { "." + $0 }.joined(separator: ", "))), and JSON "
                + "where it has no ending."),
        completion: .list(AnswerFormats.names))
    var format: String?

    @Option(
        help: ArgumentHelp(
            "What stands beside format= in a URL: scale=2, for instance. May come several times.",
            valueName: "name=value"))
    var option: [String] = []

    @Option(name: .shortAndLong, help: "File to write to; standard output without it, or for -.", completion: .file())
    var output: String?

    @Flag(help: "Print JSON indented, for people; without it, byte for byte as the server answers.")
    var pretty = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var styles: StyleOptions
    @OptionGroup var fonts: FontOptions

    /// Returns the format that matches the extension of a file.
    private static func format(ofFile path: String) throws -> String {
        switch AnswerFormats.format(ofFile: path) {
        case .known(let format): return format
        case .unknown(let end):
            let nearest = Spelling.nearest(to: end, among: AnswerFormats.fileEndings)
            let question = nearest.map { " Did you mean .\($0)?" } ?? ""
            let endings = AnswerFormats.fileEndings.map { "." + $0 }.joined(separator: ", ")
            throw Failure(
                "no format ends like .\(end).\(question) Known are \(endings); --format names one for any file.")
        }
    }

    func run() throws {
        let output = output == "-" ? nil : output
        let format = try format ?? output.map(Self.format) ?? "json"
        guard AnswerFormats.names.contains(format) else {
            let nearest = Spelling.nearest(to: format, among: AnswerFormats.names)
            let question = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
            let offered = AnswerFormats.names.joined(separator: ", ")
            throw Failure("--format \"\(format)\" is not offered.\(question) Offered: \(offered)")
        }
        let options = try option.map { text in
            guard let end = text.firstIndex(of: "="), end > text.startIndex else {
                throw Failure("--option \"\(text)\" needs a name, = and a value, such as scale=2")
            }
            return (name: String(text[..<end]), value: String(text[text.index(after: end)...]))
        }
        var configuration = try Configuration.ofEnvironment()
        try styles.apply(to: &configuration)
        // There is only one user, who may wait as long as they like. The amounts of work are still limited.
        configuration.maxWork = 0
        let engine = Engine(configuration, catalog: try catalog.catalog(), measuring: try fonts.engine())
        let body: [UInt8]
        do {
            body = try Bytes.read(file, limit: configuration.server.maxBodyBytes)
        } catch {
            Bytes.write(error: "Error: \(error)\n")
            throw ExitCode.unreadable
        }
        guard let answered = engine.post(body, to: "/v1/specs", format: format, options: options) else {
            throw Failure("there is no memory for the answer")
        }
        let isProblem = answered.status != 200
        let isJSON = answered["Content-Type"]?.hasSuffix("json") == true
        let answer = pretty && isJSON ? IndentedJSON.text(of: answered.bytes) : answered.bytes
        // A problem is written to standard output, where people notice it, and not to the file.
        if let output, !isProblem { try Bytes.write(answer, toFile: output) } else { try Bytes.write(answer) }
        if isProblem { throw ExitCode.problem }
    }
}
