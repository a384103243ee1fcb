import JSONText

/// Reads the profiles in files.
struct CatalogReader {
    private let document = JSONDocument()
    private let reader = ProfileReader(names: .data)

    /// Reads the profiles of one file, which holds one profile or a list of them.
    ///
    /// - Throws: All faults of the file together.
    mutating func profiles(in bytes: Span<UInt8>, file: String) throws(CatalogError) -> [DeviceProfile] {
        do {
            try document.parse(bytes, maxDepth: 16)
        } catch {
            throw CatalogError(file: file, pointer: error.pointers.first ?? "", reason: error.message)
        }
        let context = DecodingContext()
        let profiles = document.withRoot { root in
            let value = ValueReader(root, context: context)
            switch value.choose([.object, .array]) {
            case .object: return [reader.profile(value)].compactMap(\.self)
            case .array: return value.array(maxCount: 10_000)?.compactMap { reader.profile($0) } ?? []
            default: return []
            }
        }
        guard context.faults.isEmpty else {
            throw CatalogError(
                context.faults.map { CatalogError.Fault(file: file, pointer: $0.pointer, reason: $0.message) })
        }
        return profiles ?? []
    }
}
