import Dialogs
import JSONText
import Testing
import Wire

@Suite struct `A region that takes touches` {
    private func written(_ dialog: ResolvedDialog) -> [UInt8] {
        var json = JSONWriter()
        SpecificationWriter.write(dialog, findings: [], to: &json)
        return json.bytes
    }

    private func isRectangle(_ region: HitRegion) -> Bool {
        if case .rectangle = region.area { true } else { false }
    }

    /// Nearly all regions are rectangles, kept and told without a path; what they would be told as with one is the
    /// measure.
    @Test(arguments: [
        #"{"device":"iphone-15","dialog":{"style":"alert","content":{"actions":[{"id":"a","title":"A"}]}}}"#,
        #"{"device":"ipad-air-2","dialog":{"style":"formSheet","content":{"size":{"width":300.3,"height":0}}}}"#,
        #"{"device":"iphone-4","dialog":{"style":"semiModal","content":{"size":{"height":0}}}}"#,
    ])
    func `a region that takes touches is told as its path is`(body: String) throws {
        let dialog = try Engine.resolve(body).dialog
        #expect(dialog.hitRegions.contains { isRectangle($0) })
        var outlined = dialog
        for index in outlined.hitRegions.indices { outlined.hitRegions[index].path = dialog.hitRegions[index].path }
        #expect(!outlined.hitRegions.contains { isRectangle($0) })
        #expect(written(outlined) == written(dialog))
    }
}
