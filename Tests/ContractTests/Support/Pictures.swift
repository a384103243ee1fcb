import PictureTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// The answer to a body as a picture in SVG, which has to be sound XML.
///
/// - Parameter query: More of the URL's query, with an `&` before each member.
func picture(_ body: String, _ query: String = "", to path: String = "/v1/specs") throws -> PictureDocument {
    let picture = PictureDocument(try drawn(body, "svg\(query)", to: path))
    #expect(picture.fault == nil)
    return picture
}

/// The pixels of the answer to a body as a picture of its window alone, at one a point.
func pixels(_ body: String, _ query: String = "", to path: String = "/v1/specs") throws -> PNGReader.Pixels {
    try #require(PNGReader(try drawn(body, "png&scale=1&device=false\(query)", to: path))?.pixels)
}

private func drawn(_ body: String, _ format: String, to path: String) throws -> [UInt8] {
    let response = try Scrim.shared.get().post(body, to: "\(path)?format=\(format)")
    try #require(response.status == 200, "\(response.text.prefix(500))")
    return response.body
}
