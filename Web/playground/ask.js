// Asks for the first answer at once, while the page's modules are still on their way: for what the address says, or
// else for what the playground begins with.

globalThis.playground = (() => {
    const standard = {
        device: 'iphone-17',
        dialog: {
            style: 'alert',
            content: {
                title: 'Delete “Lisbon”?',
                message: 'The album and its 48 photos are removed from all your devices.',
                actions: [
                    { id: 'cancel', title: 'Cancel', role: 'cancel' },
                    { id: 'delete', title: 'Delete', role: 'destructive' },
                ],
            },
        },
    };
    /** What of an address's query is a request's; others put words of their own behind it. */
    const ownQuery = (/** @type {string} */ search) =>
        search
            .slice(1)
            .split('&')
            .filter((pair) => /^(request|device|dialog|options)[.=]/.test(pair.replaceAll('%2E', '.')))
            .join('&');
    const query = ownQuery(window.location.search);
    // With the trace, so that nothing is asked for twice; a request in one piece takes no other member beside it.
    const more = /(^|&)(request|options\.explain)=/.test(query) ? '' : '&options.explain=true';
    const asked = query
        ? fetch(`/v1/specs?${query}${more}`)
        : fetch('/v1/specs', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ ...standard, options: { explain: true } }),
          });
    // Whoever awaits it is told of a failure; until then it is no error that nobody has seen.
    asked.catch(() => {});
    return { standard, asked, ownQuery };
})();
