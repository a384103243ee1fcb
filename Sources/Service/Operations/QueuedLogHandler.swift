private import Glibc
private import JSONText
package import Logging

/// A log handler whose lines go through a ``LineQueue``, so that an unread log does not hold up requests.
///
/// The lines have the form of swift-log's own `StreamLogHandler`: time, level, label, metadata, source, message.
package struct QueuedLogHandler: LogHandler {
    package var logLevel: Logger.Level = .info
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?
    private let label: String
    private let queue: LineQueue
    private let format: LogFormat

    package init(label: String, queue: LineQueue, format: LogFormat = .text) {
        self.format = format
        self.label = label
        self.queue = queue
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var shown = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }.merging(event.metadata ?? [:]) { $1 }
        if let error = event.error {
            shown["error.message"] = "\(error)"
            shown["error.type"] = "\(String(reflecting: type(of: error)))"
        }
        if case .json = format { return queue.append(json(event, shown)) }
        let pairs = shown.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        queue.append("\(Self.time()) \(event.level) \(label):\(pairs) [\(event.source)] \(event.message)\n")
    }

    /// A line of the log as a JSON object, including its line break.
    private func json(_ event: LogEvent, _ shown: Logger.Metadata) -> String {
        var json = JSONWriter(capacity: 256)
        json.beginObject()
        json.member("time", WallClock.text)
        json.member("kind", "log")
        json.member("level", event.level.rawValue)
        json.member("source", event.source)
        json.member("message", "\(event.message)")
        if !shown.isEmpty {
            json.beginObject("metadata")
            for (name, value) in shown.sorted(by: { $0.key < $1.key }) {
                json.key(text: name)
                json.string("\(value)")
            }
            json.endObject()
        }
        json.endObject()
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    /// The local time, as in 2026-02-03T04:05:06+0000.
    private static func time() -> String {
        var (seconds, parts) = (Glibc.time(nil), unsafe tm())
        guard unsafe localtime_r(&seconds, &parts) != nil else { return "<unknown>" }
        return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let count = unsafe strftime(buffer.baseAddress, buffer.count, "%Y-%m-%dT%H:%M:%S%z", &parts)
            return unsafe String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
        }
    }
}
