import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Preview
import Wire

/// One picture of a contact sheet, or why there is none, with what it is of.
struct SheetCell {
    /// What is shown; nil where the combination is a problem.
    var depiction: Depiction?
    /// Lines below the picture: the device, the dialog, the state.
    var caption: [String]
    var outcome: BatchOutcome

    /// Lines that a caption has at most: those of a state, and of a problem.
    static func captionLines(of matrix: MatrixRequest) -> Int { matrix.axes.count > 1 ? 4 : 3 }

    /// Lays one combination out.
    init(_ index: Int, of sheet: ContactSheetRequest, in context: EndpointContext) {
        let matrix = sheet.matrix
        caption = Self.caption(of: matrix.combination(index), in: matrix)
        outcome = BatchOutcome()
        do throws(ProblemDetails) {
            let spec = try matrix.request(index)
            depiction = try context.depiction(
                of: DepictionRequest(subject: .spec(spec), options: sheet.options), .still(sheet.options))
        } catch {
            caption.append(error.faults.first?.code ?? error.code)
            outcome.isSound = false
        }
    }

    private static func caption(of combination: MatrixRequest.Combination, in matrix: MatrixRequest) -> [String] {
        let device = matrix.device(of: combination).value?.id ?? "device \(combination.device)"
        let request = matrix.dialog(of: combination).value
        let dialog = request?.id ?? request?.style?.rawValue ?? "dialog \(combination.dialog)"
        let variant = combination.variant > 0 ? " · " + matrix.variants[combination.variant - 1] : ""
        let state = matrix.axes.values(in: combination.state).map { $0.value.replacing("\"", with: "") }
        return [device, dialog + variant] + (state.isEmpty ? [] : [state.joined(separator: ", ")])
    }
}

/// How the pictures of a contact sheet stand: all in boxes of one size, row by row.
struct SheetGrid {
    let columns: Int
    let rows: Int
    /// Of the box of a picture, in points.
    let width: Double
    let height: Double
    /// Of the lines below it.
    let captionHeight: Double

    /// Between the boxes, and around them.
    static let gap = 16.0
    static let lineHeight = 12.0
    static let fontSize = 9.0
    /// What a device drawn around a screen adds to each side, about.
    private static let body = 64.0

    init(_ sheet: ContactSheetRequest) {
        columns = min(sheet.columns, max(1, sheet.matrix.count))
        rows = (sheet.matrix.count + columns - 1) / columns
        width = Double(sheet.thumbnailWidth)
        let more = sheet.options.showsDevice ? Self.body : 0
        let highest = sheet.matrix.soundDevices.map { device in
            let bounds = device.profile.screen.bounds(in: device.orientation)
            return (bounds.height + more) / (bounds.width + more)
        }.max()
        // Much higher ones are shrunk into their boxes.
        height = (width * min(3, highest ?? 1)).rounded(.up)
        captionHeight = Double(SheetCell.captionLines(of: sheet.matrix)) * Self.lineHeight + 4
    }

    /// Of the whole sheet, in points.
    var size: (width: Double, height: Double) {
        (
            Double(columns) * (width + Self.gap) + Self.gap,
            Double(rows) * (height + captionHeight + Self.gap) + Self.gap
        )
    }

    /// The top left corner of a box.
    func origin(of index: Int) -> (x: Double, y: Double) {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        return (
            Self.gap + Double(column) * (width + Self.gap),
            Self.gap + Double(row) * (height + captionHeight + Self.gap)
        )
    }

    /// A line of a caption as far as it fits below a picture.
    func fitted(_ line: String) -> String {
        let most = max(4, Int(width / (Self.fontSize * 0.55)))
        return line.count > most ? line.prefix(most - 1) + "…" : line
    }
}
