import ServiceTestSupport
import Testing

@Suite struct `Ids that are canonically equivalent` {
    private static let both = #"[{"id":"\u00e9"},{"id":"e\u0301"}]"#

    @Test(arguments: [
        ("/v1/specs", #""dialog":{"style":"alert","content":{"actions":\#(both)}}"#),
        ("/v1/specs", #""dialog":{"style":"alert","content":{"textFields":\#(both)}}"#),
        ("/v1/scenes", #""dialogs":\#(both)"#),
    ])
    func `ids that are canonically equivalent are one id for actions, text fields and dialogs`(
        path: String, members: String
    ) throws {
        let errors = try problem(#"{"device":"iphone-17",\#(members)}"#, at: path)["errors"]
        #expect(errors.elements.map { $0["code"] } == ["duplicateID"])
    }
}
