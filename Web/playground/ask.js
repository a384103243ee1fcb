// Asks for the first answer at once, while the page's modules are still on their way: for what the address says, or else for
// what the playground begins with.

globalThis.playground = (() => {
    const standard = {
        device: 'iphone-17',
        dialog: {
            style: 'alert',
            content: {
                title: 'Delete “Lisbon”?',
                message: 'The album and its 48 photos are removed from all your devices.',
                actions: [{ id: 'cancel', title: 'Cancel', role: 'cancel' }, { id: 'delete', title: 'Delete', role: 'destructive' }],
            },
        },
    };
    const { search } = window.location;
    // With the trace, so that nothing is asked for twice; a request in one piece takes no other member beside it.
    const more = /[?&](request|options\.explain)=/.test(search) ? '' : '&options.explain=true';
    const asked = search.length > 1
        ? fetch(`/v1/specs${search}${more}`)
        : fetch('/v1/specs', {
            method: 'POST', headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...standard, options: { explain: true } }),
        });
    // Whoever awaits it is told of a failure; until then it is no error that nobody has seen.
    asked.catch(() => {});
    return { standard, asked };
})();
