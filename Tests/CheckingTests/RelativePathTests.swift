import Checking
import Testing

@Suite struct `A path as a text` {
    @Test(arguments: [
        ("/app", "/app/a.json", "a.json"), ("/app/dialogs", "/app/a.json", "../a.json"),
        ("/app/./x/..", "/app/b/../c.json", "c.json"), ("/", "/a", "a"), ("/a/b", "/c/d", "../../c/d"),
    ])
    func `leads from a folder to a file`(folder: String, file: String, path: String) {
        #expect(RelativePath.from(folder: folder, to: file) == path)
    }

    @Test(arguments: [
        ("", "a.json", "a.json"), ("app", "a.json", "app/a.json"), ("app/", "a.json", "app/a.json"),
        ("app", "/a.json", "/a.json"),
    ])
    func `stands below its folder unless it is absolute`(folder: String, path: String, joined: String) {
        #expect(RelativePath.joined(folder, path) == joined)
    }

    @Test(arguments: [("a.json", ""), ("/a.json", "/"), ("x/a.json", "x"), ("/x/y/a.json", "/x/y")])
    func `has a folder`(path: String, folder: String) {
        #expect(RelativePath.folder(of: path) == folder)
    }
}
