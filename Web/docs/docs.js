// The reference: the contract, `/openapi.json`, as a page.

import { byId, el, prose } from '../site/dom.js';
import { Contract } from '../site/schema.js';
import { anchorOf, schemaView, typeWords } from './schemas.js';
import { parametersOf, tryView } from './try.js';

/** Methods in the order in which they are shown. */
const methods = ['post', 'get'];

/** @param {string} text Paragraphs and lists, as descriptions have them. */
function paragraphs(text) {
    return text
        .trim()
        .split(/\n\n+/)
        .map((part) => {
            const lines = part.split('\n');
            if (!lines[0].startsWith('- ')) return el('p', {}, ...prose(part));
            const items = part.split(/\n(?=- )/).map((item) => el('li', {}, ...prose(item.replace(/^- /, ''))));
            return el('ul', {}, items);
        });
}

/**
 * A fold that is filled when it is first opened.
 *
 * @param {string} title
 * @param {() => (Node | null)[]} make
 * @param {string} [id]
 */
function fold(title, make, id) {
    const details = el('details', { class: 'part', id }, el('summary', {}, title));
    details.addEventListener('toggle', () => {
        if (details.open && details.children.length < 2) details.append(...make().flatMap((made) => made ?? []));
    });
    return details;
}

/**
 * @param {Contract} contract
 * @param {string} path
 * @param {string} method
 * @param {any} operation
 */
function operationView(contract, path, method, operation) {
    const parameters = parametersOf(contract, path, operation);
    const bodies = Object.entries(operation.requestBody?.content ?? {});
    return el(
        'article',
        { class: 'operation', id: operation.operationId, 'aria-labelledby': `${operation.operationId}-title` },
        el(
            'h3',
            { id: `${operation.operationId}-title` },
            el('span', { class: `method ${method}` }, method.toUpperCase()),
            ' ',
            el('code', {}, path),
        ),
        el('p', { class: 'summary' }, operation.summary),
        ...paragraphs(operation.description ?? ''),
        parameters.length
            ? fold(`Parameters · ${parameters.length}`, () =>
                  parameters.map((one) =>
                      el(
                          'div',
                          { class: 'member' },
                          el(
                              'div',
                              { class: 'member-head' },
                              el('code', { class: 'member-name' }, one.name),
                              ' ',
                              el(
                                  'span',
                                  { class: 'member-type' },
                                  one.in,
                                  ' · ',
                                  ...typeWords(contract, one.schema ?? {}),
                              ),
                              one.required ? el('span', { class: 'required' }, 'required') : null,
                          ),
                          ...paragraphs(one.description ?? ''),
                      ),
                  ),
              )
            : null,
        bodies.length
            ? fold('Request', () =>
                  bodies.flatMap(([type, body]) => [
                      el(
                          'p',
                          { class: 'bounds' },
                          el('code', {}, type),
                          ' ',
                          ...typeWords(contract, /** @type {any} */ (body).schema ?? {}),
                      ),
                      schemaView(contract, /** @type {any} */ (body).schema ?? {}),
                  ]),
              )
            : null,
        fold('Responses', () =>
            Object.entries(operation.responses).map(([status, one]) => responseView(contract, status, one)),
        ),
        fold('Try it', () => [tryView(contract, method, path, operation)], `try-${operation.operationId}`),
    );
}

/** @param {Contract} contract @param {string} status @param {any} one */
function responseView(contract, status, one) {
    const response = one.$ref ? contract.target(one.$ref) : one;
    const bodies = Object.entries(response.content ?? {});
    return el(
        'div',
        { class: 'member' },
        el(
            'div',
            { class: 'member-head' },
            el('code', { class: 'member-name' }, status),
            ' ',
            el(
                'span',
                { class: 'member-type' },
                ...bodies.flatMap(([type, body], index) => [
                    index ? ', ' : '',
                    `${type} `,
                    .../** @type {any} */ ((body).schema ? typeWords(contract, /** @type {any} */ (body).schema) : []),
                ]),
            ),
        ),
        ...paragraphs(response.description ?? ''),
    );
}

/** @param {Contract} contract */
function showOperations(contract) {
    const { paths, tags } = contract.document;
    const contents = byId('contents');
    for (const tag of tags) {
        const operations = Object.entries(paths).flatMap(([path, item]) =>
            methods.flatMap((method) => {
                const operation = /** @type {any} */ (item)[method];
                return operation?.tags?.includes(tag.name) ? [{ path, method, operation }] : [];
            }),
        );
        if (!operations.length) continue;
        byId('operations').append(
            el(
                'section',
                { 'aria-labelledby': `tag-${tag.name}` },
                el('h2', { id: `tag-${tag.name}` }, tag.name),
                el('p', {}, tag.description),
                operations.map(({ path, method, operation }) => operationView(contract, path, method, operation)),
            ),
        );
        contents.append(
            el('h2', {}, tag.name),
            el(
                'ul',
                {},
                operations.map(({ path, method, operation }) =>
                    el(
                        'li',
                        {},
                        el(
                            'a',
                            { href: `#${operation.operationId}` },
                            el('span', { class: `method ${method}` }, method.toUpperCase()),
                            ' ',
                            path,
                        ),
                    ),
                ),
            ),
        );
    }
}

/** @param {Contract} contract */
function showSchemas(contract) {
    const names = Object.keys(contract.schemas);
    byId('schemas').append(
        ...names.map((name) => {
            const schema = contract.schemas[name];
            const details = fold(
                name,
                () => [...paragraphs(schema.description ?? ''), schemaView(contract, schema)],
                anchorOf(name),
            );
            details.classList.add('schema-page');
            return details;
        }),
    );
    byId('contents').append(
        el('h2', {}, 'Schemas'),
        el(
            'ul',
            {},
            names.map((name) => el('li', {}, el('a', { href: `#${anchorOf(name)}` }, name))),
        ),
    );
}

/** Opens what the address names, and goes there. */
function reveal() {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!target) return;
    if (target instanceof HTMLDetailsElement) {
        target.open = true;
        target.querySelector('summary')?.focus({ preventScroll: true });
    }
    target.scrollIntoView();
}

/** @param {string} words */
function filter(words) {
    const wanted = words.trim().toLowerCase();
    for (const item of byId('contents').querySelectorAll('li'))
        item.hidden = !(item.textContent ?? '').toLowerCase().includes(wanted);
    for (const list of byId('contents').querySelectorAll('ul')) {
        const isEmpty = !list.querySelector('li:not([hidden])');
        list.hidden = isEmpty;
        if (list.previousElementSibling instanceof HTMLElement) list.previousElementSibling.hidden = isEmpty;
    }
    const hasAny = byId('contents').querySelector('li:not([hidden])') !== null;
    const link = el('a', { href: `/search?q=${encodeURIComponent(words.trim())}` }, 'Search the guide');
    byId('filter-note').replaceChildren(...(hasAny ? [] : ['No operation and no schema is called that. ', link, '.']));
}

async function start() {
    const response = await fetch('/openapi.json');
    const contract = new Contract(await response.json());
    byId('introduction').append(...paragraphs(contract.document.info.description));
    showOperations(contract);
    showSchemas(contract);
    const box = /** @type {HTMLInputElement} */ (byId('filter'));
    box.addEventListener('input', () => filter(box.value));
    window.addEventListener('hashchange', reveal);
    // A link to what is open already changes no address.
    document.addEventListener('click', (event) => {
        const link = /** @type {Element} */ (event.target).closest('a');
        if (link?.hash && link.hash === window.location.hash && link.pathname === window.location.pathname) reveal();
    });
    reveal();
}

start();
