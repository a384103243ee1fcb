import Access
import ArgumentParser

/// `scrim token`: makes a token, and the line to be added to the server's file of tokens.
struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token", abstract: "Make a token, and its line for the file of --tokens.",
        discussion: """
            Prints the token, which is to be given to whoever shall ask, and then its line, which has its SHA-256 \
            alone. Scopes are read (devices, styles, the contract, pages), compute (answers in JSON), render (all \
            other formats) and operations (/metrics).
            """)

    @Argument(help: "Name of whoever holds the token, as the access log has it.")
    var name: String

    @Option(help: "Scopes, with commas: read, compute, render, operations.")
    var scopes: String

    @Option(help: "Moment at which the token ends, such as 2027-01-31T00:00:00Z; never unless given.")
    var until: String?

    func validate() throws {
        guard TokenRegister.isName(name) else {
            throw ValidationError(
                "A name has 1 to 64 letters, digits, dots, underscores and hyphens, and this is \"\(name)\".")
        }
        do throws(Scopes.UnknownScope) { _ = try Scopes(list: scopes) } catch {
            throw ValidationError(
                "--scopes \"\(error.name)\" is not known. \(Scopes.names.map(\.name).joined(separator: ", ")) are.")
        }
        if let until, Timestamp.seconds(until) == nil {
            throw ValidationError("--until needs a moment such as 2027-01-31T00:00:00Z, and got \"\(until)\".")
        }
    }

    func run() throws {
        let token = TokenRegister.newToken()
        let line = TokenRegister.line(name, try Scopes(list: scopes), token: token, until: until)
        try Bytes.write(token + "\n" + line + "\n")
    }
}

/// `scrim sign`: signs a URL, which can then be used without a token.
struct SignCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign", abstract: "Sign a URL, so that GET of it needs no token.",
        discussion: """
            Prints the URL with the id of the key, the moment at which it ends, if any, and its signature, the HMAC \
            with SHA-256 of all before it. Nothing of it may be changed afterwards, nor spelt in another way.
            """)

    @Argument(help: "URL, or its path and query.")
    var url: String

    @Option(help: "File of keys, as the server has it. [SCRIM_SIGN_KEYS]", completion: .file())
    var signKeys: String?

    @Option(help: "Id of the key; the file's first unless given.")
    var key: String?

    @Option(
        help:
            """
            Seconds from now for which the URL is good; from a thousand million on the moment itself, in seconds \
            since 1970.
            """
    )
    var expires: Int?

    /// Numbers from this one on are moments, in seconds since 1970; smaller ones are durations. It is a moment in 2001.
    private static let firstMoment = 1_000_000_000

    func validate() throws {
        if let expires, expires < 1 { throw ValidationError("--expires needs a number of seconds above 0.") }
    }

    func run() throws {
        guard let path = signKeys ?? Environment.value("SCRIM_SIGN_KEYS") else {
            throw Failure("--sign-keys is missing: the file of keys")
        }
        let (text, keys): (String, SigningKeys)
        do throws(TextFile.ReadError) { text = try TextFile.read(path) } catch {
            throw Failure("--sign-keys cannot be read: \(path) \(error.reason)")
        }
        do throws(AccessFileError) { keys = try SigningKeys(text) } catch {
            throw Failure("--sign-keys cannot be used: \(path): \(error)")
        }
        let (origin, target) = try parts()
        let end = expires.map { $0 < Self.firstMoment ? Clock.seconds + $0 : $0 }
        guard let signed = keys.signed(target, by: key, expires: end) else {
            throw Failure(
                keys.isEmpty
                    ? "\(path) has no keys"
                    : "there is no key \"\(key ?? "")\" in \(path); there are \(keys.ids.joined(separator: ", "))")
        }
        try Bytes.write(origin + signed + "\n")
    }

    /// Splits the URL into its target, as it is sent in a request, and the origin before it.
    private func parts() throws -> (origin: String, target: String) {
        guard !url.contains("#") else { throw Failure("a URL that is signed has no fragment: \(url)") }
        guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw Failure("a URL has ASCII alone, other letters as %XX: \(url)")
        }
        for name in ["key", "expires", "signature"] where url.contains("?\(name)=") || url.contains("&\(name)=") {
            throw Failure("the URL has \(name)= already: \(url)")
        }
        if url.hasPrefix("/") { return ("", url) }
        guard let colon = url.firstIndex(of: ":"), url[colon...].hasPrefix("://") else {
            throw Failure("neither a URL nor a path: \(url)")
        }
        let rest = url[colon...].dropFirst(3)
        let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
        let target = rest[end...]
        return (String(url[..<end]), target.hasPrefix("/") ? String(target) : "/" + target)
    }
}
