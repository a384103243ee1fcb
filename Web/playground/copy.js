// The request as other programs send it, and every form in which its answer can be had.

import { copyButton, el } from '../site/dom.js';
import { queryOf, shortest } from './request.js';

/** @typedef {import('./request.js').Request} Request */

/**
 * @typedef {object} Snippet
 * @property {string} name
 * @property {(request: Request, origin: string) => string} text
 */

/** Bodies up to this many characters stand on one line. */
const shortBody = 88;

/** @param {Request} request */
function body(request) {
    const line = JSON.stringify(shortest(request));
    return line.length <= shortBody ? line : JSON.stringify(shortest(request), null, 2);
}

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * A value as Python writes it.
 *
 * @param {any} value
 * @param {string} [indent]
 * @returns {string}
 */
function python(value, indent = '') {
    if (value === null) return 'None';
    if (value === true) return 'True';
    if (value === false) return 'False';
    if (typeof value !== 'object') return JSON.stringify(value);
    const inner = `${indent}    `;
    const isList = Array.isArray(value);
    const parts = Object.entries(value).map(
        ([name, child]) => (isList ? '' : `${JSON.stringify(name)}: `) + python(child, inner),
    );
    const [open, close] = isList ? '[]' : '{}';
    const line = `${open}${parts.join(', ')}${close}`;
    return line.length <= 80 && !line.includes('\n')
        ? line
        : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

/** @type {Snippet[]} */
export const snippets = [
    {
        name: 'curl',
        text: (request, origin) =>
            `curl -s ${origin}/v1/specs -H 'content-type: application/json' -d ${quoted(body(request))}`,
    },
    { name: 'URL', text: (request, origin) => `${origin}/v1/specs?${queryOf(request)}` },
    {
        name: 'fetch',
        text: (request, origin) => `const response = await fetch('${origin}/v1/specs', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${JSON.stringify(shortest(request), null, 2).replaceAll('\n', '\n  ')}),
});
const specification = await response.json();`,
    },
    {
        name: 'Swift',
        text: (request, origin) => {
            const json = JSON.stringify(shortest(request), null, 2);
            let marks = '#';
            // Neither the end of the text nor the beginning of an escape may stand in it.
            while (json.includes(`"""${marks}`) || json.includes(`\\${marks}`)) marks += '#';
            return `import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: "${origin}/v1/specs")!)
request.httpMethod = "POST"
request.setValue("application/json", forHTTPHeaderField: "Content-Type")
request.httpBody = Data(
    ${marks}"""
    ${json.replaceAll('\n', '\n    ')}
    """${marks}.utf8)
let (data, _) = try await URLSession.shared.data(for: request)
let specification = try JSONSerialization.jsonObject(with: data)`;
        },
    },
    {
        name: 'Python',
        text: (request, origin) => `import json
from urllib.request import Request, urlopen

request = ${python(shortest(request))}
answer = urlopen(Request(
    "${origin}/v1/specs", json.dumps(request).encode(), {"Content-Type": "application/json"}))
specification = json.load(answer)`,
    },
];

/**
 * A format as the contract describes it: the ending of its files, and what it is.
 *
 * @typedef {{file: string, title: string}} Format
 */

/**
 * Formats of which there are two, the second with an option.
 *
 * @type {Record<string, [title: string, option: string]>}
 */
const others = {
    svg: ['The same, moving', 'animate=all'],
    css: ['The same for other screens', 'adaptive=true'],
    swiftui: ['SwiftUI program', 'program=true'],
    compose: ['Compose program', 'program=true'],
    flutter: ['Flutter program', 'program=true'],
};

/**
 * The other forms of the answer: their names, their files' endings, what they are, and what else is asked for.
 *
 * @param {Record<string, Format>} formats
 * @returns {[format: string, ending: string, what: string, more?: string][]}
 */
const forms = (formats) =>
    Object.entries(formats).flatMap(([name, { file, title }]) => {
        const other = others[name];
        return other ? [[name, file, title], [name, file, ...other]] : [[name, file, title]];
    });

/**
 * Where a form of the answer is.
 *
 * @param {Request} request
 * @param {string} format
 * @param {{phase: string, time: number}} moment
 * @param {string} [more] What else is asked for.
 */
export function exportURL(request, format, { phase, time }, more) {
    const isMoment = phase !== 'rest' && !more && ['svg', 'png'].includes(format);
    const moment = isMoment ? `&phase=${encodeURIComponent(phase)}&time=${Math.round(time * 1e4) / 1e4}` : '';
    return `/v1/specs?${queryOf(request)}${moment}${more ? `&${more}` : ''}&format=${format}`;
}

/**
 * @param {HTMLElement} host
 * @param {Request} request
 * @param {{phase: string, time: number}} moment
 * @param {Record<string, Format>} formats Those of the contract.
 */
export function showCopy(host, request, moment, formats) {
    const { origin } = window.location;
    const shown = forms(formats);
    host.replaceChildren(
        el(
            'div',
            { class: 'share' },
            el('p', { class: 'lead' }, 'The address of this page holds the request and the moment.'),
            copyButton('Copy link', () => window.location.href),
        ),
        ...snippets.map((snippet) =>
            el(
                'section',
                { class: 'snippet', 'aria-label': snippet.name },
                el(
                    'div',
                    { class: 'snippet-head' },
                    el('h3', {}, snippet.name),
                    copyButton(`Copy ${snippet.name}`, () => snippet.text(request, origin), {
                        'data-copy': snippet.name,
                    }),
                ),
                el(
                    'pre',
                    { class: 'code', tabindex: '0', role: 'region', 'aria-label': `${snippet.name} code` },
                    el('code', {}, snippet.text(request, origin)),
                ),
            ),
        ),
        ...(shown.length ? [el('h3', {}, 'Exports')] : []),
        el(
            'ul',
            { class: 'exports' },
            shown.map(([format, ending, what, more]) => {
                const href = exportURL(request, format, moment, more);
                return el(
                    'li',
                    {},
                    el('a', { href, target: '_blank', rel: 'noopener' }, format),
                    el('span', {}, what),
                    el('a', { href, download: `dialog.${ending}`, 'aria-label': `Save ${format}: ${what}` }, 'Save'),
                    copyButton('Copy', () => `curl -s ${quoted(origin + href)} -o dialog.${ending}`, {
                        'aria-label': `Copy the curl for ${format}: ${what}`,
                    }),
                );
            }),
        ),
    );
}
