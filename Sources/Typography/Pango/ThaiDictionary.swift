private import CEmbedded
private import Glibc
private import Synchronization

/// The word list by which Thai lines are broken. libthai reads it from a file at Debian's path. If a program has been
/// moved to another system together with its libraries, the file is next to them.
enum ThaiDictionary {
    /// Makes libthai read the file that came with the program, or with the library that contains this code:
    /// `share/libthai/thbrk.tri` next to the folder of the binary. It is preferred to any other file; if it does not
    /// exist, nothing happens.
    ///
    /// This has to be evaluated before the first text is broken. Evaluating it again changes nothing. If the engine is
    /// a guest in another program, the file that the program sets or the system has is preferred.
    static let isChosen: Void = {
        let isGuest = FontSet.isGuest.load(ordering: .relaxed)
        if isGuest, unsafe getenv(variable) != nil || access("/usr/share/libthai/thbrk.tri", R_OK) == 0 { return }
        guard let path = unsafe scrim_binary_path() else { return }
        defer { unsafe free(path) }
        // Remove the names of the file and of its folder.
        let folder = unsafe String(cString: path).split(separator: "/").dropLast(2)
        let words = "/" + (folder + ["share", "libthai"]).joined(separator: "/")
        if unsafe access(words + "/thbrk.tri", R_OK) == 0 { unsafe setenv(variable, words, 1) }
    }()

    private static let variable = "LIBTHAI_DICTDIR"
}
