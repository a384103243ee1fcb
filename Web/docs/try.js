// "Try it": an operation's request, to be changed and sent, and what comes back.

import { announce, copyButton, el } from '../site/dom.js';
import { showJSON } from '../site/json.js';

/** @typedef {import('../site/schema.js').Contract} Contract */

/** Fields of answers that are shown. */
const shownFields = [
    'content-type',
    'etag',
    'cache-control',
    'cache-status',
    'server-timing',
    'vary',
    'allow',
    'retry-after',
    'x-request-id',
];

/**
 * The examples of a request's body.
 *
 * @param {Contract} contract
 * @param {any} operation
 * @returns {{name: string, type: string, value: any}[]}
 */
function examplesOf(contract, operation) {
    return Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, body]) => {
        const { examples = {}, example } = /** @type {any} */ (body);
        const all = Object.entries(examples).map(([name, one]) => ({
            name: /** @type {any} */ (one).summary ?? name,
            type,
            value: /** @type {any} */ (one).value,
        }));
        return example === undefined ? all : [{ name: type, type, value: example }, ...all];
    });
}

/**
 * An operation's parameters, its path's among them.
 *
 * @param {Contract} contract
 * @param {string} path
 * @param {any} operation
 * @returns {any[]}
 */
export function parametersOf(contract, path, operation) {
    return [...(contract.document.paths[path].parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
        one.$ref ? contract.target(one.$ref) : one,
    );
}

/**
 * Where an operation is asked to begin with: by the examples of its parameters.
 *
 * @param {string} path
 * @param {any[]} parameters
 */
function addressOf(path, parameters) {
    /** @param {any} one */
    const example = (one) => /** @type {any} */ (Object.values(one?.examples ?? {})[0])?.value;
    const whole = parameters
        .filter((one) => one.in === 'path')
        .reduce((address, one) => address.replace(`{${one.name}}`, example(one)), path);
    const members = example(parameters.find((one) => one.in === 'query' && one.explode));
    return members
        ? `${whole}?${new URLSearchParams(Object.entries(members).map(([name, value]) => [name, `${value}`]))}`
        : whole;
}

/**
 * An address with another value of one parameter, the rest as it stands.
 *
 * @param {string} address
 * @param {string} name
 * @param {string} value Empty: without it.
 */
function asking(address, name, value) {
    const [path, query = ''] = address.split('?');
    const pairs = query.split('&').filter((pair) => pair && !pair.startsWith(`${name}=`));
    if (value) pairs.push(`${name}=${encodeURIComponent(value)}`);
    return pairs.length ? `${path}?${pairs.join('&')}` : path;
}

/**
 * A form that sends an operation's request.
 *
 * @param {Contract} contract
 * @param {string} method
 * @param {string} path
 * @param {any} operation
 */
export function tryView(contract, method, path, operation) {
    const isPost = method === 'post';
    const id = operation.operationId;
    const parameters = parametersOf(contract, path, operation);
    // A document that a GET takes in its URL is what the POST at its path takes as a body.
    const isInURL = parameters.some(({ name }) => name === 'request') && !parameters.some(({ explode }) => explode);
    const sent = isPost ? operation : isInURL ? contract.document.paths[path].post : null;
    const examples = sent ? examplesOf(contract, sent).filter(({ type }) => isPost || type === 'application/json') : [];
    const address = el('input', {
        type: 'text',
        id: `${id}-url`,
        spellcheck: 'false',
        autocomplete: 'off',
        value: isPost ? path : addressOf(path, parameters),
    });
    const body = el('textarea', { id: `${id}-body`, class: 'code', spellcheck: 'false', rows: 12 });
    let type = examples[0]?.type ?? 'application/json';
    const choice = el(
        'select',
        { id: `${id}-example` },
        examples.map((example, index) => el('option', { value: index }, example.name)),
    );
    const formats = contract.resolved(parameters.find(({ name }) => name === 'format')?.schema ?? {}).enum ?? [];
    const format = el(
        'select',
        { id: `${id}-format` },
        ['', ...formats].map((name) => el('option', { value: name }, name || 'default')),
    );
    const place = () => {
        if (isInURL) address.value = asking(address.value, 'request', encoded(body.value));
    };
    const fill = () => {
        const example = examples[Number(choice.value) || 0];
        if (!example) return;
        type = example.type;
        body.value = typeof example.value === 'string' ? example.value : JSON.stringify(example.value, null, 2);
        body.rows = Math.min(Math.max(body.value.split('\n').length + 1, 5), 22);
        place();
    };
    choice.addEventListener('change', fill);
    format.addEventListener('change', () => {
        address.value = asking(address.value, 'format', format.value);
    });
    body.addEventListener('input', place);
    fill();
    const result = el('div', { class: 'result', role: 'region', 'aria-label': 'Answer' });
    const send = async () => {
        result.replaceChildren(el('p', { class: 'bounds' }, 'Sending …'));
        const start = performance.now();
        try {
            const response = await fetch(
                address.value,
                isPost ? { method: 'POST', headers: { 'content-type': type }, body: body.value } : {},
            );
            await show(result, response, start);
        } catch (error) {
            result.replaceChildren(el('p', { class: 'wrong' }, `${error}`));
        }
    };
    /** @param {string} name @param {HTMLElement} control */
    const line = (name, control) => el('div', { class: 'try-line' }, el('label', { for: control.id }, name), control);
    const form = el(
        'form',
        { class: 'try' },
        el(
            'div',
            { class: 'try-line' },
            el('span', { class: `method ${method}` }, method.toUpperCase()),
            el('label', { class: 'unseen', for: address.id }, 'Address'),
            address,
            el('button', { type: 'submit', class: 'button primary' }, 'Send'),
        ),
        examples.length > 1 ? line('Example', choice) : null,
        formats.length ? line('Format', format) : null,
        sent ? el('label', { class: 'unseen', for: body.id }, isPost ? 'Body' : 'Document in the address') : null,
        sent ? body : null,
        el(
            'div',
            { class: 'try-line end' },
            isPost && path === '/v1/specs'
                ? el(
                      'a',
                      {
                          href: '/',
                          class: 'play-link',
                          onclick: (/** @type {Event} */ event) => {
                              /** @type {HTMLAnchorElement} */ (event.currentTarget).href =
                                  `/?request=${encoded(body.value)}`;
                          },
                      },
                      'Open in the playground',
                  )
                : null,
            copyButton('Copy curl', () => curl(address.value, isPost ? { type, body: body.value } : null)),
        ),
        result,
    );
    form.addEventListener('submit', (event) => {
        event.preventDefault();
        send();
    });
    return form;
}

/**
 * A document as a URL holds it, in one piece: base64 with the URL's own letters.
 *
 * @param {string} text
 */
function encoded(text) {
    const letters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
    return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} address @param {{type: string, body: string} | null} sent */
function curl(address, sent) {
    /** @param {string} text */
    const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
    const url = new URL(address, document.baseURI).href;
    return sent
        ? `curl -s ${quoted(url)} -H 'content-type: ${sent.type}' --data-binary ${quoted(sent.body)}`
        : `curl -s ${quoted(url)}`;
}

/** @param {HTMLElement} host @param {Response} response @param {number} start */
async function show(host, response, start) {
    const type = response.headers.get('content-type') ?? '';
    const shown = el('div', { class: 'result-body' });
    const length = await fillBody(shown, response, type);
    const took = performance.now() - start;
    const fields = shownFields.flatMap((name) => {
        const value = response.headers.get(name);
        return value ? [el('div', {}, el('dt', {}, name), el('dd', {}, value))] : [];
    });
    host.replaceChildren(
        el(
            'p',
            { class: 'result-head' },
            el('b', { class: response.ok ? 'right' : 'wrong' }, `${response.status}`),
            ` ${response.statusText} · ${(length / 1024).toFixed(1)} KiB · ${took.toFixed(0)} ms`,
        ),
        el('dl', { class: 'result-fields' }, fields),
        shown,
    );
    host.scrollIntoView({ block: 'nearest' });
    announce(`Answered ${response.status}.`);
}

/**
 * @param {HTMLElement} host
 * @param {Response} response
 * @param {string} type
 * @returns {Promise<number>} Its length in bytes.
 */
async function fillBody(host, response, type) {
    if (/^(image|font)\//.test(type)) {
        const blob = await response.blob();
        if (type.startsWith('image/'))
            host.append(el('img', { src: URL.createObjectURL(blob), alt: 'The picture that was answered' }));
        return blob.size;
    }
    const text = await response.text();
    if (/[/+]json/.test(type)) showJSON(host, JSON.parse(text), { open: 1 });
    else
        host.append(
            el(
                'pre',
                { class: 'code', tabindex: '0' },
                el('code', {}, text.length > 40_000 ? `${text.slice(0, 40_000)}\n…` : text),
            ),
        );
    return new TextEncoder().encode(text).length;
}
