import Animations
import Base64
import Geometry
import JSONText
import MicroHTTP
import Preview
import Wire

/// A contact sheet as a page. The pictures are data in the page itself, and wrap in a narrow window.
struct PageSheetLayout: BatchLayout {
    let sheet: ContactSheetRequest
    let context: EndpointContext

    let mediaType = PagePolicy.mediaType
    var fields: HeaderFields { Self.pageFields }
    static let pageFields = PagePolicy.fields(
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'")

    func piece(of item: BatchItems.Item, at index: Int) -> BatchPiece {
        let cell = SheetCell(index, of: sheet, in: context)
        var text = index == 0 ? head : ""
        text += cell.outcome.isSound ? "<figure>" : "<figure class=\"problem\">"
        if let picture = cell.picture(sheet, in: context) {
            let title = HTMLText.escaped(cell.depiction?.title ?? "")
            text += "<img loading=\"lazy\" decoding=\"async\" alt=\"\(title)\" src=\"\(picture)\">"
        }
        text += "<figcaption>" + cell.caption.map { HTMLText.escaped($0) }.joined(separator: "<br>")
        return BatchPiece(bytes: Array((text + "</figcaption></figure>\n").utf8), outcome: cell.outcome)
    }

    func end(_ summary: BatchSummary) -> [UInt8] {
        let problems = summary.problems == 1 ? "1 problem" : "\(summary.problems) problems"
        return Array("</main>\n<p>\(summary.count) pictures, \(problems)</p>\n</body></html>\n".utf8)
    }

    private var head: String {
        let width = sheet.thumbnailWidth
        let most = sheet.columns * (width + 16)
        return """
            <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title>
            <meta name="viewport" content="width=device-width">
            <style>
            :root{color-scheme:light dark;font:12px/1.35 system-ui,sans-serif}
            body{margin:16px}
            main{display:grid;grid-template-columns:repeat(auto-fill,\
            \(width)px);gap:16px;max-width:\(most)px;align-items:end}
            figure{margin:0;min-width:0}
            img{display:block;width:100%;height:auto}
            figcaption{margin-top:4px;overflow-wrap:anywhere}
            .problem{align-self:stretch;border:1px dashed #ff3b30;padding:8px}
            </style></head><body><main>

            """
    }
}

/// A contact sheet as one SVG drawing, in which each picture is a nested document.
struct DrawingSheetLayout: BatchLayout {
    let sheet: ContactSheetRequest
    let grid: SheetGrid
    let context: EndpointContext

    init(sheet: ContactSheetRequest, context: EndpointContext) {
        (self.sheet, self.context) = (sheet, context)
        grid = SheetGrid(sheet)
    }

    let mediaType = "image/svg+xml"
    var fields: HeaderFields { PagePolicy.pictureFields }

    func piece(of item: BatchItems.Item, at index: Int) -> BatchPiece {
        let cell = SheetCell(index, of: sheet, in: context)
        let (x, y) = grid.origin(of: index)
        var text = index == 0 ? head : ""
        text += "<g transform=\"translate(\(Self.number(x)) \(Self.number(y)))\">"
        let box = "width=\"\(Self.number(grid.width))\" height=\"\(Self.number(grid.height))\""
        if let picture = cell.picture(sheet, in: context) {
            text += "<image \(box) href=\"\(picture)\"/>"
        } else {
            text += "<rect \(box) fill=\"none\" stroke=\"#FF3B30\" stroke-dasharray=\"4\"/>"
        }
        for (line, words) in cell.caption.enumerated() {
            let baseline = grid.height + Double(line + 1) * SheetGrid.lineHeight
            text += "<text y=\"\(Self.number(baseline))\">\(HTMLText.escaped(grid.fitted(words)))</text>"
        }
        return BatchPiece(bytes: Array((text + "</g>\n").utf8), outcome: cell.outcome)
    }

    func end(_ summary: BatchSummary) -> [UInt8] { Array("</svg>\n".utf8) }

    private var head: String {
        let (width, height) = (Self.number(grid.size.width), Self.number(grid.size.height))
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\" font-family=\"Inter, sans-serif\" "
            + "font-size=\"\(Self.number(SheetGrid.fontSize))\" fill=\"#1C1C1E\"><title>Contact sheet</title>"
            + "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#FFFFFF\"/>\n"
    }

    private static func number(_ value: Double) -> String { JSONNumber.text(value) }
}

extension SheetCell {
    /// The picture as a `data:` URL; `nil` if there is none.
    func picture(_ sheet: ContactSheetRequest, in context: EndpointContext) -> String? {
        guard let depiction else { return nil }
        let document = SVGPicture.document(of: depiction, sheet.options, engine: context.drawing)
        return "data:image/svg+xml;base64," + Base64.text(of: document)
    }
}
