#if DEBUG || FUZZING
    @testable import MicroHTTP

    extension FuzzTarget {
        /// The scanner of messages: however the bytes are cut, it sees the same messages and the same fault.
        static let http = FuzzTarget(name: "http") { bytes throws(Find) in
            // The first byte says how long the pieces are.
            guard let first = bytes.first else { return }
            let message = Array(bytes.dropFirst())
            let whole = Scanned(message, inPiecesOf: max(1, message.count))
            for piece in Set([1, Int(first) % 64 + 1]) {
                let cut = Scanned(message, inPiecesOf: piece)
                // Of two faults of one field either may be told, where one of them is its length.
                let isOfLength = whole.isTooLong || cut.isTooLong
                let isSame = isOfLength ? whole.fault != nil && cut.fault != nil : whole.fault == cut.fault
                try demand(isSame, "\(whole.told) whole, \(cut.told) by \(piece)")
                if isOfLength { continue }
                try demand(whole.begun == cut.begun, "\(whole.begun) messages whole, \(cut.begun) by \(piece)")
                // The head of a message at fault is kept where it came before the fault did.
                let isKnown = whole.heads == cut.heads || whole.fault != nil && whole.heads == cut.heads.dropLast()
                try demand(isKnown, "heads \(whole.heads) whole, \(cut.heads) by \(piece)")
                // A name that only begins like `Cookie` is changed where it was cut just there; nobody reads such a
                // field.
                let text = String(decoding: message, as: UTF8.self).lowercased()
                let isExact = whole.fault == nil && !text.contains("cookie")
                try demand(!isExact || whole.bytes == cut.bytes, "other bytes go on by \(piece)")
            }
        }
    }

    /// What the scanner saw.
    private struct Scanned {
        var isTooLong: Bool { if case .headersTooLong = fault { true } else { false } }
        var told: String { fault.map { "\($0)" } ?? "no fault" }

        var fault: Refusal?
        var begun: Int
        var heads: [String] = []
        var bytes: [UInt8]

        init(_ message: [UInt8], inPiecesOf piece: Int) {
            var settings = ServerSettings()
            settings.maxHeaderBytes = 1_024
            settings.maxTargetBytes = 512
            settings.maxHeaderFields = 16
            settings.maxBodyBytes = 4_096
            var scanner = MessageScanner(MessageLimits(settings))
            bytes = message
            unsafe bytes.withUnsafeMutableBytes { all in
                var start = 0
                while start < all.count {
                    let end = min(all.count, start + piece)
                    unsafe scanner.scan(UnsafeMutableRawBufferPointer(rebasing: all[start..<end]))
                    start = end
                }
            }
            while let head = scanner.takeHead() {
                heads.append("\(head.contentLength ?? -1) \(head.isChunked) \(head.isHTTP10)")
            }
            (fault, begun) = (scanner.fault, scanner.begun)
        }
    }
#endif
