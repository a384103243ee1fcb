import ArgumentParser
import Logging
import MicroHTTP
import Devices
import Service

/// `scrim resolve`: the server's answer without a server.
struct ResolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve", abstract: "Print what the server would answer to a request.",
        discussion: "Ends with 1 where the answer is a problem, and with 2 where the file cannot be read.")

    @Argument(help: "File with the request in JSON; standard input without it.", completion: .file())
    var file: String?

    @Option(help: "Representation: json.")
    var format = "json"

    @Flag(help: "Print JSON indented, for people; without it, byte for byte as the server answers.")
    var pretty = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var fonts: FontOptions

    func run() throws {
        guard format == "json" else {
            throw Failure("--format \"\(format)\" is not offered; json is")
        }
        let configuration = try Configuration.ofEnvironment()
        let application = Application(
            configuration, catalog: try catalog.catalog(), measuring: try fonts.engine(threads: 1),
            logger: Logger(label: Version.name) { _ in SwiftLogNoOpLogHandler() })
        let body: [UInt8]
        do {
            body = try Bytes.read(file, limit: configuration.server.maxBodyBytes)
        } catch {
            Bytes.write(error: "Error: \(error)\n")
            throw ExitCode.unreadable
        }
        let (bytes, isProblem) = application.resolve(body, limit: configuration.server.maxBodyBytes)
        try Bytes.write(pretty ? IndentedJSON.text(of: bytes) : bytes)
        if isProblem { throw ExitCode.problem }
    }
}

/// `scrim devices`: the catalogue without a server.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Print the catalogue of devices, or one of them, as the server does.")

    @Argument(help: "Id of one device.")
    var id: String?

    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        let catalog = try catalog.catalog()
        guard let bytes = Application.devices(catalog, id: id) else {
            let nearest = id.flatMap { catalog.nearest(to: $0) }.map { "; did you mean \($0)?" } ?? ""
            throw Failure("there is no device \"\(id ?? "")\"\(nearest)")
        }
        try Bytes.write(bytes)
        try Bytes.write("\n")
    }
}
