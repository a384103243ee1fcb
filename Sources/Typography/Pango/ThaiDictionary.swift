private import CEmbedded
private import Glibc
private import Synchronization

/// The words by which Thai lines break. libthai reads them from a file at Debian's path. A program that was moved to
/// another system together with its libraries has the file beside them.
enum ThaiDictionary {
    /// Makes libthai read the file that came with the program or the library that contains this code, before any other:
    /// `share/libthai/thbrk.tri` beside the folder of the binary. Does nothing if there is none.
    ///
    /// To be evaluated before the first text is broken. Repeated calls change nothing. A guest in another program uses
    /// what that program sets or the system has, if there is anything.
    static let isChosen: Void = {
        let isGuest = FontSet.isGuest.load(ordering: .relaxed)
        if isGuest, unsafe getenv(variable) != nil || access("/usr/share/libthai/thbrk.tri", R_OK) == 0 { return }
        guard let path = unsafe scrim_binary_path() else { return }
        defer { unsafe free(path) }
        // Without the names of the file and of its folder.
        let folder = unsafe String(cString: path).split(separator: "/").dropLast(2)
        let words = "/" + (folder + ["share", "libthai"]).joined(separator: "/")
        if unsafe access(words + "/thbrk.tri", R_OK) == 0 { unsafe setenv(variable, words, 1) }
    }()

    private static let variable = "LIBTHAI_DICTDIR"
}
