import Testing

@testable import Reports

@Suite struct `The position of a value in a file` {
    private let positions = JSONPositions(
        Array(
            """
            {
              "device": "iphone-4",
              "dialog": { "style": "alert", "text": "é}" },
              "list": [
                1, 2
              ]
            }
            """.utf8))

    @Test(arguments: [
        ("", 1, 1, 2), ("/device", 2, 3, 23), ("/dialog/style", 3, 15, 31), ("/dialog/text", 3, 33, 45),
        ("/list", 4, 3, 9), ("/list/1", 5, 8, 9),
    ])
    func `begins at its name and ends with its first line`(pointer: String, line: Int, column: Int, end: Int) {
        let position = positions.position(of: pointer)
        #expect(position.line == line && position.column == column && position.end == end, "\(position)")
    }

    /// A list of thousands of values in one line: each has six bytes, of which five are scalars.
    @Test func `the position of a value in a file is counted in scalars, however long a line is`() {
        let text = "[" + Array(repeating: "\"é\"", count: 5_000).joined(separator: ", ") + "]"
        let positions = JSONPositions(Array(text.utf8))
        for index in [0, 1, 49, 50, 51, 4_999] {
            let position = positions.position(of: "/\(index)")
            #expect(position.line == 1 && position.column == 2 + index * 5 && position.end == 5 + index * 5)
        }
    }

    @Test func `the position of a value in a file is that of what is above, where it is not there`() {
        #expect(positions.position(of: "/dialog/none") == positions.position(of: "/dialog"))
        #expect(positions.range(of: "/dialog/none") == nil)
    }

    @Test func `holds just the value, where that is to be changed`() throws {
        let range = try #require(positions.range(of: "/dialog/text"))
        #expect(String(decoding: positions.text[range], as: UTF8.self) == "\"é}\"")
    }
}
