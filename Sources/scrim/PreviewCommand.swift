import ArgumentParser
import Devices
import MicroHTTP
import Service

/// `scrim preview`: displays the request in a file in the browser, and updates the display whenever the file changes.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Show the request of a file in a browser, and again when the file changes.",
        discussion: """
            The file holds one request or a set, {"requests": […]}, as for lint. Serves on this machine alone, the \
            interface of serve included, until SIGTERM or SIGINT. Ends with 2 where the file cannot be read.
            """)

    @Argument(help: "File with the request in JSON.", completion: .file())
    var file: String

    @Option(help: "Port to listen on; 0 takes any free one.")
    var port: UInt16 = 0

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var styles: StyleOptions
    @OptionGroup var fonts: FontOptions

    func run() throws {
        var configuration = try Configuration.ofEnvironment()
        try styles.apply(to: &configuration)
        configuration.server.host = "127.0.0.1"
        configuration.server.port = port
        configuration.operationsPort = nil
        let limit = configuration.server.maxBodyBytes
        do {
            _ = try Bytes.read(file, limit: limit)
        } catch {
            Bytes.write(error: "Error: \(error)\n")
            throw ExitCode.unreadable
        }
        // This comes before any thread is started: all threads inherit the signal mask, so that only the wait below
        // receives the signals.
        let signals = StopSignals()
        StandardStreams.open()
        let engine = Engine(
            configuration, catalog: try catalog.catalog(),
            measuring: try fonts.engine())
        let path = file
        let preview = FilePreview(engine, name: path) {
            do { return .success(try Bytes.read(path, limit: limit)) } catch {
                return .failure(FilePreview.Unreadable(reason: "\(error)"))
            }
        }
        let server: Server
        do throws(Server.StartError) {
            server = try Server(configuration, engine.application, handler: preview)
        } catch {
            throw Failure(
                error.cause.isPortInUse
                    ? "--port \(port) is in use already" : "--port \(port) cannot be listened on: \(error.cause)")
        }
        preview.listens(on: server.port)
        try Bytes.write("previewing \(path) on http://127.0.0.1:\(server.port)\n")
        _ = signals.wait()
        server.stop()
    }
}
