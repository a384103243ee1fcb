private import CEmbedded
private import Glibc
private import Synchronization

/// The words by which lines of Thai break. libthai reads them from a file where Debian puts it; a program that was
/// moved to another system with its libraries has the file beside them.
enum ThaiDictionary {
    /// Has libthai read the file that came with the program or the library that this is in, before any other:
    /// `share/libthai/thbrk.tri` beside the folder of the binary. Does nothing where there is none.
    ///
    /// To be called before a first text is broken. Repeated calls change nothing. A guest in a program of others takes
    /// what the program says or the system has, where there is something.
    static let isChosen: Void = {
        let isGuest = FontSet.isGuest.load(ordering: .relaxed)
        if isGuest, unsafe getenv(variable) != nil || access("/usr/share/libthai/thbrk.tri", R_OK) == 0 { return }
        guard let path = unsafe scrim_binary_path() else { return }
        defer { unsafe free(path) }
        // Without the file's name and its folder's.
        let folder = unsafe String(cString: path).split(separator: "/").dropLast(2)
        let words = "/" + (folder + ["share", "libthai"]).joined(separator: "/")
        if unsafe access(words + "/thbrk.tri", R_OK) == 0 { unsafe setenv(variable, words, 1) }
    }()

    private static let variable = "LIBTHAI_DICTDIR"
}
