import Foundation
import ServiceTestSupport

/// The files that the service is built from, as a judge of what it answers.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appending(path: path)))
    }

    /// Every device of the catalogue's data files.
    static let devices = Result {
        let directory = root.appending(path: "Sources/Devices/Catalog")
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path()).filter {
            $0.hasSuffix(".json")
        }
        return try names.sorted().flatMap { try JSON(bytes("Sources/Devices/Catalog/\($0)")).elements }
    }
}
