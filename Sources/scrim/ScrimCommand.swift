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
