// "Try it": an operation's request, to be changed and sent, and what comes back.

import { announce, copyButton, el } from '../site/dom.js';
import { showJSON } from '../site/json.js';

/** @typedef {import('../site/schema.js').Contract} Contract */

/** Fields of answers that are shown. */
const shownFields = ['content-type', 'etag', 'cache-control', 'cache-status', 'server-timing', 'vary', 'allow', 'retry-after', 'x-request-id'];

/**
 * Ids to begin with, by what the path asks for.
 *
 * @type {Record<string, string>}
 */
const ids = { '/v1/devices/{id}': 'iphone-17', '/v1/styles/{id}': 'alert', '/fonts/{id}': 'licence-inter.txt' };

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
        const all = Object.entries(examples).map(([name, one]) => ({ name: /** @type {any} */ (one).summary ?? name, type, value: /** @type {any} */ (one).value }));
        return example === undefined ? all : [{ name: type, type, value: example }, ...all];
    });
}

/**
 * Where a GET goes to begin with: by the parameters' examples.
 *
 * @param {Contract} contract
 * @param {string} path
 * @param {any} operation
 */
function addressOf(contract, path, operation) {
    const whole = path.replace('{id}', ids[path] ?? Object.values(contract.document.paths[path].parameters?.[0]?.examples ?? {})[0]?.value ?? 'id');
    const parameters = (operation.parameters ?? []).map((/** @type {any} */ one) => (one.$ref ? contract.target(one.$ref) : one));
    const members = parameters.find((/** @type {any} */ one) => one.name === 'members' || (one.in === 'query' && one.explode));
    const example = /** @type {any} */ (Object.values(members?.examples ?? {})[0])?.value;
    if (!example || typeof example !== 'object') return whole;
    return `${whole}?${new URLSearchParams(Object.entries(example).map(([name, value]) => [name, `${value}`]))}`;
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
    const examples = isPost ? examplesOf(contract, operation) : [];
    const address = el('input', {
        type: 'text', id: `${id}-url`, spellcheck: 'false', autocomplete: 'off',
        value: isPost ? path : addressOf(contract, path, operation),
    });
    const body = el('textarea', { id: `${id}-body`, class: 'code', spellcheck: 'false', rows: 12 });
    let type = examples[0]?.type ?? 'application/json';
    const choice = el('select', { id: `${id}-example` }, examples.map((example, index) => el('option', { value: index }, example.name)));
    const fill = () => {
        const example = examples[Number(choice.value) || 0];
        if (!example) return;
        type = example.type;
        body.value = typeof example.value === 'string' ? example.value : JSON.stringify(example.value, null, 2);
        body.rows = Math.min(Math.max(body.value.split('\n').length + 1, 5), 22);
    };
    choice.addEventListener('change', fill);
    fill();
    const result = el('div', { class: 'result', role: 'region', 'aria-label': 'Answer' });
    const send = async () => {
        result.replaceChildren(el('p', { class: 'bounds' }, 'Sending …'));
        const start = performance.now();
        try {
            const response = await fetch(address.value, isPost ? { method: 'POST', headers: { 'content-type': type }, body: body.value } : {});
            await show(result, response, start);
        } catch (error) {
            result.replaceChildren(el('p', { class: 'wrong' }, `${error}`));
        }
    };
    const form = el('form', { class: 'try' },
        el('div', { class: 'try-line' }, el('span', { class: `method ${method}` }, method.toUpperCase()),
            el('label', { class: 'unseen', for: address.id }, 'Address'), address,
            el('button', { type: 'submit', class: 'button primary' }, 'Send')),
        examples.length > 1 ? el('div', { class: 'try-line' }, el('label', { for: choice.id }, 'Example'), choice) : null,
        isPost ? el('label', { class: 'unseen', for: body.id }, 'Body') : null, isPost ? body : null,
        el('div', { class: 'try-line end' },
            isPost && path === '/v1/specs' ? el('a', { href: '/', class: 'play-link', onclick: (/** @type {Event} */ event) => {
                /** @type {HTMLAnchorElement} */ (event.currentTarget).href = playgroundOf(body.value);
            } }, 'Open in the playground') : null,
            copyButton('Copy curl', () => curl(address.value, isPost ? { type, body: body.value } : null))),
        result);
    form.addEventListener('submit', (event) => {
        event.preventDefault();
        send();
    });
    return form;
}

/** @param {string} body */
function playgroundOf(body) {
    const bytes = new TextEncoder().encode(body);
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return `/?request=${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** @param {string} address @param {{type: string, body: string} | null} sent */
function curl(address, sent) {
    /** @param {string} text */
    const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
    const url = new URL(address, document.baseURI).href;
    return sent ? `curl -s ${quoted(url)} -H 'content-type: ${sent.type}' --data-binary ${quoted(sent.body)}` : `curl -s ${quoted(url)}`;
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
        el('p', { class: 'result-head' }, el('b', { class: response.ok ? 'right' : 'wrong' }, `${response.status}`),
            ` ${response.statusText} · ${(length / 1024).toFixed(1)} KiB · ${took.toFixed(0)} ms`),
        el('dl', { class: 'result-fields' }, fields), shown);
    announce(`Answered ${response.status}.`);
}

/** @param {HTMLElement} host @param {Response} response @param {string} type @returns {Promise<number>} Its length in bytes. */
async function fillBody(host, response, type) {
    if (/^(image|font)\//.test(type)) {
        const blob = await response.blob();
        if (type.startsWith('image/')) host.append(el('img', { src: URL.createObjectURL(blob), alt: 'The picture that was answered' }));
        return blob.size;
    }
    const text = await response.text();
    if (/[/+]json/.test(type)) showJSON(host, JSON.parse(text), { open: 1 });
    else host.append(el('pre', { class: 'code', tabindex: '0' }, el('code', {}, text.length > 40_000 ? `${text.slice(0, 40_000)}\n…` : text)));
    return new TextEncoder().encode(text).length;
}
