import ArgumentParser
import Devices
import Service

/// The command line: a server, and what it answers without one.
@main
struct ScrimCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scrim",
        abstract: "Lays out modal dialogs: frames, dimming, touches and motion from a device and a request.",
        version: Version.name + " " + Version.current,
        subcommands: [ServeCommand.self, ResolveCommand.self, LintCommand.self, DevicesCommand.self])
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
