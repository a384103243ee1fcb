import Embedded
import Foundation
import Testing

@Suite struct `A folder that is built in` {
    /// The root of the repository, whose files the program has.
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let folders: [(EmbeddedFolder, String)] = [
        (.behaviours, "Sources/Dialogs/Behaviours"), (.catalog, "Sources/Devices/Catalog"),
        (.coverage, "Sources/Typography/Coverage"), (.faults, "Sources/Wire/Words"),
        (.figures, "Sources/Dialogs/Figures"), (.fonts, "Sources/Typography/Fonts"),
        (.problems, "Sources/Service/HTTP/Words"), (.programs, "Sources/Exports/Code/Programs"),
        (.styles, "Sources/Wire/V1/Styles/Web"), (.system, "Sources/Preview/System"),
        (.titles, "Sources/Guidelines/Words"), (.toolkits, "Sources/Dialogs/Toolkits"),
        (.words, "Sources/Advice/Words"),
    ]

    /// Large fonts are stored in pieces, which the program has as one file.
    @Test(arguments: folders.filter { $0.0 != .fonts })
    func `has each file of its folder in the repository, byte for byte`(folder: EmbeddedFolder, path: String) throws {
        let stored = Self.root.appending(path: path)
        let names = try FileManager.default.contentsOfDirectory(atPath: stored.path).filter { !$0.hasPrefix(".") }
        #expect(Set(folder.paths) == Set(names), "\(path)")
        for name in names {
            let bytes = folder.withBytes(of: name) { bytes in bytes.indices.map { bytes[$0] } }
            #expect(try Data(bytes) == Data(contentsOf: stored.appending(path: name)), "\(path)/\(name)")
        }
    }

    @Test(arguments: [
        ("VERSION", "VERSION"), ("openapi.yaml", "openapi.yaml"), ("openapi.json", "Sources/CEmbedded/openapi.json"),
        ("scrim.js", "Sources/CEmbedded/scrim.js"), ("player.html", "Web/player.html"),
        ("inter.bin", "Sources/Typography/Advances/inter.bin"),
    ])
    func `has each document that stands alone, byte for byte`(name: String, path: String) throws {
        #expect(try Data(EmbeddedFolder.documents.bytes(of: name)) == Data(contentsOf: Self.root.appending(path: path)))
    }

    @Test(arguments: folders.map(\.0) + [.documents, .licences])
    func `has no bytes, no text, no rows and no descriptor of a file that it lacks`(folder: EmbeddedFolder) {
        #expect(folder.withBytes(of: "no such file") { $0.count } == 0)
        #expect(folder.text(of: "no such file").isEmpty)
        #expect(folder.rows(of: "no such file").isEmpty)
        #expect(folder.open("no such file") == -1)
    }

    @Test func `gives a file to libraries by a descriptor of its bytes`() throws {
        let descriptor = EmbeddedFolder.faults.open("faults.tsv")
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.seek(toOffset: 0)
        let text = try file.readToEnd().map { String(decoding: $0, as: UTF8.self) }
        #expect(
            try text == String(contentsOf: Self.root.appending(path: "Sources/Wire/Words/faults.tsv"), encoding: .utf8))
    }
}
