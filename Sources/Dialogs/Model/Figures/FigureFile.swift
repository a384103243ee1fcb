import Devices
private import Embedded
import JSONText
import Synchronization

/// The contents of one file of figures, `Sources/Dialogs/Figures`.
package struct FigureFile: Sendable {
    /// The line of releases of its figures.
    var line = ReleaseLine.all
    var figures: [FigureCell<StyleFigure>] = []
    var colors: [FigureCell<ColorFigure>] = []
    var curves: [FigureCell<CurveFigure>] = []
    /// The filters that materials share, by their keys.
    var filters: [String: BackdropFilter] = [:]
    var materials: [FigureCell<MaterialRow>] = []
    /// The font families of a platform, the oldest system's first.
    var fonts: [FontFigure] = []
    /// The roles of a palette that every platform has.
    var neutral: [NeutralRole] = []
    /// The shadows of a palette's surfaces, each list from the topmost down.
    var shadows: [FigureCell<ShadowFigure>] = []
    var lists: [FigureList] = []

    /// The embedded file with that name; `nil` if there is none. A fault stops the program: it is a mistake in the
    /// source tree, and a test reads all files. A file that has been read is kept.
    static func embedded(_ name: String) -> FigureFile? {
        if let file = kept.withLock({ $0[name] }) { return file }
        guard let file = read(name) else { return nil }
        kept.withLock { $0[name] = file }
        return file
    }

    private static func read(_ name: String) -> FigureFile? {
        do throws(FigureFault) {
            return try EmbeddedFolder.figures.withBytes(of: "\(name).json") { bytes throws(FigureFault) in
                bytes.isEmpty ? nil : try FigureFile(bytes)
            }
        } catch {
            preconditionFailure("\(name).json is sound: \(error)")
        }
    }

    /// The embedded file with that name, whose figures have to be of a line of releases.
    static func embedded(_ name: String, line: ReleaseLine) -> FigureFile {
        guard let file = embedded(name) else { preconditionFailure("\(name).json is built in") }
        precondition(file.line == line, "the figures of \(name).json are of \(line.rawValue)")
        return file
    }

    /// Reads all embedded files, so that later reading finds them kept.
    static func readAll() {
        for path in EmbeddedFolder.figures.paths { _ = embedded(String(path.dropLast(".json".utf8.count))) }
    }

    private static let kept = Mutex<[String: FigureFile]>([:])
}

extension FigureFile {
    /// Reads a file from JSON; throws the first fault of the document.
    init(_ bytes: Span<UInt8>) throws(FigureFault) {
        let document = JSONDocument()
        do {
            try document.parse(bytes, maxDepth: 16)
        } catch {
            throw FigureFault(error.pointers.first ?? "", error.message)
        }
        let context = DecodingContext()
        let file = document.withRoot { FigureReader.file(ValueReader($0, context: context)) }
        if let fault = context.faults.first { throw FigureFault(fault.pointer, fault.message) }
        guard let file = file ?? nil else { throw FigureFault("", "there is nothing in it") }
        self = file
    }
}
