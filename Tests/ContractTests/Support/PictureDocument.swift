import Foundation
import FoundationXML

/// An SVG document as an XML parser reads it.
final class PictureDocument: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
        var text = ""
        /// The names of the layers that it stands in, the outermost first.
        var layers: [String]
    }

    private(set) var elements: [Element] = []
    /// What is wrong with it as XML; nil where nothing is.
    private(set) var fault: String?
    private var open: [Int] = []

    init(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = self
        if !parser.parse() { fault = parser.parserError.map { "\($0)" } ?? "unknown" }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        var layers = open.last.map { elements[$0].layers } ?? []
        if let layer = attributes["data-layer"] { layers.append(layer) }
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes, layers: layers))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }

    // MARK: What is in it

    /// The layers that are drawn, in the order of drawing.
    var layers: [String] { elements.compactMap { $0.attributes["data-layer"] } }

    /// The texts that are set, in the order of drawing.
    var texts: [String] { elements.filter { $0.name == "text" }.map(\.text) }

    /// The texts within a layer.
    func texts(in layer: String) -> [String] {
        elements.filter { $0.name == "text" && $0.layers.contains(layer) }.map(\.text)
    }

    /// `viewBox` by its four numbers.
    var viewBox: [Double] {
        (elements.first?.attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
    }

    /// The box around the first path of a layer; nil where there is none. Only for layers that nothing turns or scales.
    func box(of layer: String) -> [Double]? {
        elements.first { $0.name == "path" && $0.layers.last == layer && $0.attributes["fill"] != "none" }?.box
    }
}

extension PictureDocument.Element {
    /// The corners of the box around a path, as far as its ends say: x and y of the least, and of the greatest; nil for
    /// what is none.
    var box: [Double]? {
        guard let data = attributes["d"] else { return nil }
        var (xs, ys): ([Double], [Double]) = ([], [])
        for command in data.split(whereSeparator: { "MLCAZ".contains($0) }) {
            let numbers = command.split(separator: " ").compactMap { Double($0) }
            guard numbers.count >= 2 else { continue }
            xs.append(numbers[numbers.count - 2])
            ys.append(numbers[numbers.count - 1])
        }
        guard let left = xs.min(), let top = ys.min(), let right = xs.max(), let bottom = ys.max() else { return nil }
        return [left, top, right, bottom]
    }
}
