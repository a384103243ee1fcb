import BrowserTestSupport
import ServiceTestSupport
import TestSupport

extension Page {
    /// Opens a page with the web renderer's stage as `stage`, fitted to its host; what it tells is in `heard`, and
    /// `until` waits for a condition.
    static func stage(_ request: String, at path: String = "v1/specs", options: String = "{}") throws -> Page {
        let page = try Chromium.shared.get().page()
        try page.run(
            """
            document.body.style.margin = 0;
            const { Stage } = await import(service + 'scrim.js'), host = \
            document.body.appendChild(document.createElement('div'));
            const body = JSON.stringify(request), headers = { 'content-type': 'application/json' };
            const answer = await (await fetch(service + path, { method: 'POST', headers, body })).json();
            const stage = globalThis.stage = new Stage(host, { answer, request, service, ...options }), heard = \
            globalThis.heard = [];
            for (const name of ['hit', 'change', 'end']) stage.addEventListener(name, event => heard.push([name, \
            event.detail]));
            globalThis.until = async wanted => { while (!wanted()) await new Promise(requestAnimationFrame); };
            """,
            [
                "service": "\"\(try Scrim.shared.get().address)\"", "request": request, "path": "\"\(path)\"",
                "options": options,
            ])
        return page
    }
}
