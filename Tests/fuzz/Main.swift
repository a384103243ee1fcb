import Fuzzing
private import Glibc

/// Gives a target to libFuzzer where it is built with it, and the bytes of files to the target otherwise.
///
///     fuzz TARGET [what libFuzzer takes: options, folders of a corpus, files]
@main
enum Main {
    static func main() {
        let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
        guard CommandLine.arguments.count > 1,
            let found = FuzzTarget.all.first(where: { $0.name == CommandLine.arguments[1] })
        else { fail("fuzz: name a target: \(names)") }
        unsafe chosen = found
        exit(run())
    }

    /// Set once, before anything runs.
    nonisolated(unsafe) static var chosen: FuzzTarget?

    private static func say(_ text: String) {
        let bytes = Array((text + "\n").utf8)
        unsafe write(2, bytes, bytes.count)
    }

    static func fail(_ text: String) -> Never {
        say(text)
        exit(2)
    }

    /// Runs the target; a find ends the process as a crash does, so that libFuzzer keeps what led to it.
    static func take(_ bytes: [UInt8]) {
        do throws(Find) {
            try unsafe chosen?.run(bytes)
        } catch {
            say("FIND: \(error)")
            abort()
        }
    }
}

#if FUZZING
    private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    @_silgen_name("LLVMFuzzerRunDriver")
    private func driver(
        _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<Arguments>,
        _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    ) -> Int32

    extension Main {
        /// libFuzzer takes the arguments behind the target's name.
        fileprivate static func run() -> Int32 {
            var count = CommandLine.argc - 1
            var arguments = unsafe CommandLine.unsafeArgv + 1
            return unsafe driver(&count, &arguments) { bytes, size in
                unsafe Main.take(Array(UnsafeBufferPointer(start: bytes, count: size)))
                return 0
            }
        }
    }
#else
    extension Main {
        fileprivate static func run() -> Int32 {
            for path in CommandLine.arguments.dropFirst(2) {
                guard let file = unsafe fopen(path, "rb") else { fail("fuzz: \(path) cannot be read") }
                defer { unsafe fclose(file) }
                var bytes = [UInt8](repeating: 0, count: 1 << 20)
                let count = unsafe fread(&bytes, 1, bytes.count, file)
                take(Array(bytes.prefix(count)))
            }
            return 0
        }
    }
#endif
