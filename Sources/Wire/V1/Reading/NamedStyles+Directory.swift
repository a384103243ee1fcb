package import Devices
import JSONText
import Descriptors

extension NamedStyles {
    /// Reads the styles in the `*.json` files of a directory, sorted by name. Each file is one style, and gives it its
    /// name.
    ///
    /// They are added to the built-in ones. Subdirectories and files with other extensions are ignored, unless a file
    /// is named like a style.
    ///
    /// - Parameter remark: Called for each part of a file that has no effect.
    /// - Throws: All faults of all files together.
    package static func load(
        directory path: String, limits: RequestLimits, remark: (CatalogError.Fault) -> Void = { _ in }
    ) throws(CatalogError) -> NamedStyles {
        let document = JSONDocument()
        var files: [StyleFile] = []
        var faults: [CatalogError.Fault] = []
        for name in try OwnFiles.names(in: path, or: CatalogError.self) {
            let file = path.hasSuffix("/") ? path + name : path + "/" + name
            guard name.hasSuffix(".json") else {
                if let reason = misnamed(name) { faults += CatalogError(file: file, reason: reason).faults }
                continue
            }
            do throws(CatalogError) {
                let style = String(name.dropLast(".json".utf8.count))
                guard isName(style) else { throw CatalogError(file: file, reason: rename(style)) }
                let bytes = try OwnFiles.contents(of: file, or: CatalogError.self)
                files.append(try read(bytes.span, document, style, file: name, path: file, limits, remark: remark))
            } catch {
                faults += error.faults
            }
        }
        guard faults.isEmpty else { throw CatalogError(faults) }
        return web.with(files)
    }

    /// Why a file that is no `*.json` is not read, if it seems to be a style; `nil` for other files.
    private static func misnamed(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let ending = name[dot...].lowercased()
        // Others are folders, or copies that editors keep.
        let isText = [".txt", ".yaml", ".yml", ".jsonc", ".json5"].contains(ending)
        guard ending == ".json" || name.hasPrefix("x-") && isText else { return nil }
        return "The file of a style ends in .json, in small letters; this one is not read. Call it "
            + "\(name[..<dot]).json, or move it elsewhere."
    }

    /// Others are directories, or editors' copies.
    private static func isName(_ name: String) -> Bool {
        let rest = name.utf8.dropFirst(2)
        return name.hasPrefix("x-") && (1...60).contains(rest.count) && rest.allSatisfy(isOfNames)
    }

    private static func isOfNames(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "-")
    }

    private static func rename(_ name: String) -> String {
        let plain = name.lowercased().utf8.map { isOfNames($0) ? $0 : UInt8(ascii: "-") }
        let text = String(decoding: plain, as: UTF8.self)
        let fitting = String((text.hasPrefix("x-") ? text : "x-" + text).prefix(62))
        return "The file of a style is named as the style is: x-, then at most 60 of a to z, 0 to 9 and hyphens."
            + (isName(fitting) ? " Call it \(fitting).json." : "")
    }

    /// Reads a style from the bytes of its file.
    ///
    /// - Parameter checks: Whether its defaults are checked on every system.
    static func read(
        _ bytes: Span<UInt8>, _ document: JSONDocument, _ name: String, file: String, path: String,
        _ limits: RequestLimits, checks: Bool = true, remark: (CatalogError.Fault) -> Void = { _ in }
    ) throws(CatalogError) -> StyleFile {
        do {
            try document.parse(bytes, maxDepth: 16)
        } catch {
            throw CatalogError(file: path, pointer: error.pointers.first ?? "", reason: error.message)
        }
        let context = DecodingContext()
        let style = document.withRoot { root in
            StyleFileReader(limits: limits, checks: checks, context: context)
                .file(ValueReader(root, context: context), name: name, file: file) { pointer, reason in
                    remark(CatalogError.Fault(file: path, pointer: pointer, reason: reason))
                }
        }
        guard context.faults.isEmpty, let style, let style else {
            throw CatalogError(
                context.faults.map { CatalogError.Fault(file: path, pointer: $0.pointer, reason: $0.message) })
        }
        return style
    }
}
