import Descriptors
extension Catalog {
    /// Reads the profiles in the `*.json` files of a directory, file by file, sorted by name. Each file holds one
    /// profile or a list of them, in the form of the server's answers.
    ///
    /// Subdirectories and files with other extensions are ignored. Two profiles with the same id are a fault. But a
    /// profile may have the id of a built-in one, which it replaces when they are merged.
    ///
    /// - Throws: All faults of all files together.
    package static func load(directory path: String) throws(CatalogError) -> [DeviceProfile] {
        var reader = CatalogReader()
        var profiles: [DeviceProfile] = []
        var files: [String: String] = [:]
        var faults: [CatalogError.Fault] = []
        for name in try OwnFiles.names(in: path, or: CatalogError.self) where name.hasSuffix(".json") {
            let file = path.hasSuffix("/") ? path + name : path + "/" + name
            do throws(CatalogError) {
                let bytes = try OwnFiles.contents(of: file, or: CatalogError.self)
                let found = try reader.profiles(in: bytes.span, file: file)
                for (index, profile) in found.enumerated() {
                    if let earlier = files.updateValue(file, forKey: profile.id) {
                        faults.append(
                            CatalogError.Fault(
                                file: file, pointer: found.count == 1 ? "/id" : "/\(index)/id",
                                reason:
                                    "The id \"\(profile.id)\" stands in \(earlier) already; give each profile its own.")
                        )
                    }
                }
                profiles += found
            } catch {
                faults += error.faults
            }
        }
        guard faults.isEmpty else { throw CatalogError(faults) }
        return profiles
    }

    /// Reads the profiles in one file, which holds one profile or a list of them.
    package static func load(file path: String) throws(CatalogError) -> [DeviceProfile] {
        var reader = CatalogReader()
        let bytes = try OwnFiles.contents(of: path, or: CatalogError.self)
        return try reader.profiles(in: bytes.span, file: path)
    }
}
