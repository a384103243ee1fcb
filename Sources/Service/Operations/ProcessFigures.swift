private import Glibc

/// The figures that Prometheus' conventions define for every process, read from /proc on request.
struct ProcessFigures {
    /// The processor time, in nanoseconds.
    var cpu = 0
    var residentBytes = 0
    var openFiles = 0
    /// The start of the process, in nanoseconds since 1970.
    var start = 0

    /// The figures of this process; 0 for those that the system does not report.
    static func now() -> ProcessFigures {
        var figures = ProcessFigures()
        var time = timespec()
        if unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 {
            figures.cpu = time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        // The fields are size, resident, …, in pages.
        let memory = text("/proc/self/statm").split(separator: " ").map { Int($0) ?? 0 }
        if memory.count > 1 { figures.residentBytes = memory[1] * sysconf(Int32(_SC_PAGESIZE)) }
        figures.openFiles = openFiles()
        figures.start = processStart
        return figures
    }

    /// The number of open descriptors, without the one of the directory that lists them.
    private static func openFiles() -> Int {
        guard let directory = unsafe opendir("/proc/self/fd") else { return 0 }
        defer { unsafe closedir(directory) }
        var count = -1
        while let entry = unsafe readdir(directory) {
            if unsafe entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { count += 1 }
        }
        return max(0, count)
    }

    /// The start of the process, read once because it does not change.
    private static let processStart: Int = {
        // Fields are counted after the name in brackets, which may contain anything: this is field 22, in ticks since
        // the system started.
        let fields = text("/proc/self/stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 19, let ticks = Int(fields[19]) else { return 0 }
        // The start of the system is not read from /proc/stat, which is hidden from some services.
        let boot = nanoseconds(of: CLOCK_REALTIME) - nanoseconds(of: CLOCK_BOOTTIME)
        return boot + ticks * (1_000_000_000 / max(1, sysconf(Int32(_SC_CLK_TCK))))
    }()

    private static func nanoseconds(of clock: clockid_t) -> Int {
        var now = timespec()
        unsafe clock_gettime(clock, &now)
        return now.tv_sec * 1_000_000_000 + now.tv_nsec
    }

    private static func text(_ path: String) -> String {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += piece[..<count]
        }
    }
}
