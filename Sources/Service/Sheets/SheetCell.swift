import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Preview
import Wire

/// One cell of a contact sheet: a picture, or the problem that replaces it, with a caption.
struct SheetCell {
    /// The depiction that is shown; `nil` if laying out the combination is a problem.
    var depiction: Depiction?
    /// The lines below the picture: the device, the dialog, the state.
    var caption: [String]
    var outcome: BatchOutcome

    /// The most lines of a caption, including those of a state and of a problem.
    static func captionLines(of matrix: MatrixRequest) -> Int { matrix.axes.count > 1 ? 4 : 3 }

    /// Lays out one combination.
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

/// The layout of a contact sheet: the pictures are in boxes of one size, row by row.
struct SheetGrid {
    let columns: Int
    let rows: Int
    /// The size of the box of a picture, in points.
    let width: Double
    let height: Double
    /// The height of the caption below a picture, in points.
    let captionHeight: Double

    /// The distance between the boxes, and around them, in points.
    static let gap = 16.0
    static let lineHeight = 12.0
    static let fontSize = 9.0
    /// Approximately how many points a drawn device adds to the width and to the height of its screen.
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
        // Much taller pictures are scaled down to fit into their boxes.
        height = (width * min(3, highest ?? 1)).rounded(.up)
        captionHeight = Double(SheetCell.captionLines(of: sheet.matrix)) * Self.lineHeight + 4
    }

    /// The size of the whole sheet, in points.
    var size: (width: Double, height: Double) {
        (
            Double(columns) * (width + Self.gap) + Self.gap,
            Double(rows) * (height + captionHeight + Self.gap) + Self.gap
        )
    }

    /// The top left corner of a box, in points.
    func origin(of index: Int) -> (x: Double, y: Double) {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        return (
            Self.gap + Double(column) * (width + Self.gap),
            Self.gap + Double(row) * (height + captionHeight + Self.gap)
        )
    }

    /// Returns a line of a caption, shortened to fit below a picture.
    func fitted(_ line: String) -> String {
        let most = max(4, Int(width / (Self.fontSize * 0.55)))
        return line.count > most ? line.prefix(most - 1) + "…" : line
    }
}
