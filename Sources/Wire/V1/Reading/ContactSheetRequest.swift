package import Devices
package import JSONText
package import Preview

/// The body of `POST /v1/specs/batch` for a contact sheet: a matrix, and how its pictures are laid out.
package struct ContactSheetRequest: Sendable {
    package var matrix: MatrixRequest
    package var options: PictureOptions
    /// The number of pictures side by side.
    package var columns: Int
    /// The width of each picture: in points, or in pixels for a sheet of pixels.
    package var thumbnailWidth: Int

    private static let columns = 1...100
    private static let widths = 32...1_024
    private static let defaultWidth = 160
    /// The most columns of a sheet without a given number. There are fewer if the states and variants of a dialog make
    /// a row of their own.
    private static let mostColumns = 12

    /// The options of a picture that apply to each picture of the sheet.
    private static let pictureNames: [PictureOptions.Name] = [.phase, .time, .annotate, .device, .background]
    private static let own: [String] = ["columns", "thumbnailWidth"]
    private static let bodyMembers = NameTable(
        names: MatrixRequest.members.names + own + pictureNames.map(\.rawValue).filter { $0 != "device" })
    private static let urlMembers = NameTable(names: own + pictureNames.map(\.rawValue))

    /// Whether a member of a URL is an option of the sheet rather than a part of the matrix.
    package static func isOption(_ name: String) -> Bool { urlMembers.names.contains(name) }

    /// Reads a body, and the options in it or in the URL. Reports every fault to `context`; returns `nil` if there is
    /// one.
    ///
    /// - Parameter options: The members of the URL that are options; `nil` if it has none.
    package static func read(
        _ node: JSONNode, options: JSONNode?, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> ContactSheetRequest? {
        guard let root = ValueReader(node, context: context).object(bodyMembers) else { return nil }
        let reader = SchemaReader(limits: limits, catalog: catalog)
        let matrix = MatrixRequest.read(root, by: reader)
        var beside: ObjectReader?
        if let options {
            guard let object = ValueReader(options, context: context).object(urlMembers) else { return nil }
            beside = object
        }
        let picture = reader.pictureOptions(PictureMembers(inBody: root, inURL: beside, names: pictureNames))
        let columns = option("columns", root, beside)?.integer(in: Self.columns)
        let width = option("thumbnailWidth", root, beside)?.integer(in: widths)
        guard root.isSound, let matrix else { return nil }
        guard matrix.count <= limits.cells else {
            root.report(
                code: "tooMany",
                message:
                    "The sheet would have \(matrix.count) pictures, and at most \(limits.cells) are drawn. Ask for "
                    + "fewer combinations. The limit is the setting \(Setting.cells).")
            return nil
        }
        return ContactSheetRequest(
            matrix: matrix, options: picture, columns: columns ?? defaultColumns(of: matrix),
            thumbnailWidth: width ?? defaultWidth)
    }

    /// The value of an option, from the URL or the body.
    private static func option(_ name: StaticString, _ root: ObjectReader, _ beside: ObjectReader?) -> ValueReader? {
        guard let beside, beside.has(name) else { return root.value(name) }
        if root.has(name) {
            beside.report(
                name, code: "duplicateMember", message: "This stands in the URL and in the body. Leave one of them out."
            )
        }
        return beside.value(name)
    }

    /// The default number of columns: a row for the states and variants of one dialog, if they fit; otherwise as many
    /// as there are pictures, up to a bound.
    private static func defaultColumns(of matrix: MatrixRequest) -> Int {
        let states = matrix.axes.count * (matrix.variants.count + 1)
        return states > 1 && states <= mostColumns ? states : min(matrix.count, mostColumns)
    }
}
