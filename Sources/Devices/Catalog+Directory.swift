import Descriptors
private import Glibc

extension Catalog {
    /// Greatest size of a file of profiles, in bytes.
    private static let largestFile = 16 * 1024 * 1024

    /// The profiles in the `*.json` files of a directory, file by file in the order of their names. Each file holds one
    /// profile or a list of them, as the server tells devices.
    ///
    /// Subdirectories and files with other names are passed over. Two profiles with one id are a fault; one with the id
    /// of a built-in profile is not, and replaces it once merged. Throws all that is at fault in all the files.
    package static func load(directory path: String) throws(CatalogError) -> [DeviceProfile] {
        var reader = CatalogReader()
        var profiles: [DeviceProfile] = []
        var files: [String: String] = [:]
        var faults: [CatalogError.Fault] = []
        for name in try fileNames(in: path) where name.hasSuffix(".json") {
            let file = path.hasSuffix("/") ? path + name : path + "/" + name
            do throws(CatalogError) {
                let bytes = try contents(of: file)
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

    /// The profiles in one file, which holds one profile or a list of them.
    package static func load(file path: String) throws(CatalogError) -> [DeviceProfile] {
        var reader = CatalogReader()
        let bytes = try contents(of: path)
        return try reader.profiles(in: bytes.span, file: path)
    }

    /// Names of the entries of a directory, sorted by their bytes.
    private static func fileNames(in path: String) throws(CatalogError) -> [String] {
        guard let directory = unsafe opendir(path) else { throw failure(path, "The directory cannot be opened") }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    unsafe String(cString: $0)
                }
            }
            names.append(name)
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func contents(of file: String) throws(CatalogError) -> [UInt8] {
        // Nobody writes into a FIFO, and to read one would wait for ever.
        let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        // A socket cannot be opened at all.
        guard descriptor >= 0 || errno == ENXIO else { throw failure(file, "The file cannot be opened") }
        defer { if descriptor >= 0 { close(descriptor) } }
        var status = stat()
        guard descriptor >= 0, unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw CatalogError(
                file: file,
                reason:
                    "This is no regular file, but a directory, a FIFO, a socket or a device. Rename it, or take it away."
            )
        }
        let bytes: [UInt8]
        do throws(Descriptor.Failure) { bytes = try Descriptor.read(descriptor, limit: largestFile) } catch {
            throw failure(file, "The file cannot be read", error)
        }
        guard bytes.count <= largestFile else {
            throw CatalogError(file: file, reason: "The file is larger than \(largestFile) bytes.")
        }
        return bytes
    }

    private static func failure(
        _ file: String, _ what: String, _ cause: Descriptor.Failure = Descriptor.Failure(code: errno)
    ) -> CatalogError {
        CatalogError(file: file, reason: "\(what): \(cause.text).")
    }
}
