private import CEmbedded
import Devices
import JSONText

/// The contents of one file of figures, `Sources/Dialogs/Figures`.
package struct FigureFile: Sendable {
    var figures: [FigureCell<StyleFigure>] = []
    var colors: [FigureCell<ColorFigure>] = []
    /// The font families of a platform, the oldest system's first.
    var fonts: [FontFigure] = []
    /// The roles of a palette that every platform has.
    var neutral: [NeutralRole] = []
    /// The shadows of a palette's surfaces, each list from the topmost down.
    var shadows: [FigureCell<ShadowFigure>] = []

    /// Reads the embedded file with that name. A fault stops the program: it is a mistake in the source tree, and a
    /// test reads all files.
    static func embedded(_ name: String, line: ReleaseLine) -> FigureFile {
        let document = unsafe scrim_find(scrim_figures(), "\(name).json")
        precondition(unsafe document.length > 0, "\(name).json is built in")
        let bytes = unsafe Span(_unsafeStart: document.bytes, count: document.length)
        do throws(FigureFault) {
            return try FigureFile(bytes, line: line)
        } catch {
            preconditionFailure("\(name).json is sound: \(error)")
        }
    }
}

extension FigureFile {
    /// Reads a file from JSON; throws the first fault of the document.
    init(_ bytes: Span<UInt8>, line: ReleaseLine) throws(FigureFault) {
        let document = JSONDocument()
        do {
            try document.parse(bytes, maxDepth: 16)
        } catch {
            throw FigureFault(error.pointers.first ?? "", error.message)
        }
        let context = DecodingContext()
        let file = document.withRoot { FigureReader(line: line).file(ValueReader($0, context: context)) }
        if let fault = context.faults.first { throw FigureFault(fault.pointer, fault.message) }
        guard let file else { throw FigureFault("", "there is nothing in it") }
        self = file
    }
}
