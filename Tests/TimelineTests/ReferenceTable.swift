import Foundation

/// A table of numbers beside the tests, a row a line, made by `References/make.py`; lines with # are remarks.
enum ReferenceTable {
    static func rows(_ name: String) throws -> [[Double]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appending(path: "References/\(name).txt"), encoding: .utf8)
        return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            try line.split(separator: " ").map { word in
                guard let number = Double(word) else { throw CocoaError(.coderReadCorrupt) }
                return number
            }
        }
    }
}
