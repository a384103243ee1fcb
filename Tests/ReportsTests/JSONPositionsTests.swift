import Testing

@testable import Reports

@Suite struct `The position of a value in a file` {
    private let text = Array(
        """
        {
          "device": "iphone-4",
          "dialog": { "style": "alert", "text": "é}" },
          "list": [
            1, 2
          ]
        }
        """.utf8)

    @Test(arguments: [
        ("", 1, 1, 2), ("/device", 2, 3, 23), ("/dialog/style", 3, 15, 31), ("/dialog/text", 3, 33, 45),
        ("/list", 4, 3, 9), ("/list/1", 5, 8, 9),
    ])
    func `begins at its name and ends with its first line`(pointer: String, line: Int, column: Int, end: Int) {
        let position = JSONPositions.position(of: pointer, in: text)
        #expect(position.line == line && position.column == column && position.end == end, "\(position)")
    }

    @Test func `is that of what is above, where it is not there`() {
        #expect(JSONPositions.position(of: "/dialog/none", in: text) == JSONPositions.position(of: "/dialog", in: text))
        #expect(JSONPositions.range(of: "/dialog/none", in: text) == nil)
    }

    @Test func `holds just the value, where that is to be changed`() throws {
        let range = try #require(JSONPositions.range(of: "/dialog/text", in: text))
        #expect(String(decoding: text[range], as: UTF8.self) == "\"é}\"")
    }
}
