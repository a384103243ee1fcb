// What stands beside the picture: the answer and the request as text, each line pointing at what it is about.

import { copyButton, el, prose } from '../site/dom.js';
import { foldAll, showJSON } from '../site/json.js';
import { shortest } from './request.js';

/** @typedef {import('./request.js').Request} Request */

/** Members of the answer that are unfolded. */
const opened = ['layers'];

/**
 * The answer, folded.
 *
 * @param {HTMLElement} panel
 * @param {any} answer
 * @param {Request} request
 * @param {(highlight: import('./overlay.js').Highlight) => void} point
 */
export function showAnswerText(panel, answer, request, point) {
    const { trace, ...rest } = answer;
    const shown = request.options?.explain ? answer : rest;
    const tree = el('div');
    const bytes = new TextEncoder().encode(JSON.stringify(shown)).length;
    panel.replaceChildren(
        el(
            'div',
            { class: 'panel-tools' },
            el('span', {}, `${(bytes / 1024).toFixed(1)} KiB`),
            el('button', { type: 'button', class: 'copy', onclick: () => foldAll(tree, true) }, 'Unfold'),
            el('button', { type: 'button', class: 'copy', onclick: () => foldAll(tree, false) }, 'Fold'),
            copyButton('Copy JSON', () => JSON.stringify(shown, null, 2)),
        ),
        tree,
    );
    showJSON(tree, shown, {
        open: 0,
        opened,
        note: (/** @type {any[]} */ path, /** @type {any} */ value) =>
            path.length > 1 ? (value?.id ?? value?.layer ?? value?.rule ?? value?.target) : undefined,
        point: (/** @type {any[]} */ path, /** @type {any} */ value) => point(pointedAt(answer, path, value)),
    });
}

/**
 * What a line of the answer is about.
 *
 * @param {any} answer
 * @param {any[]} path
 * @param {any} value
 */
function pointedAt(answer, path, value) {
    const [list, index] = path;
    if (list === 'layers' && index !== undefined) return { layers: [answer.layers[index].id] };
    if (list === 'hitRegions' || list === 'dimmingRegions') {
        const region = answer[list][index];
        return region ? { layers: [region.target ?? region.layer], rects: region.rects ?? [] } : {};
    }
    const track = path.includes('tracks')
        ? path.slice(0, path.indexOf('tracks') + 2).reduce((place, name) => place?.[name], answer)
        : null;
    if (track?.layer) return { layers: [track.layer] };
    if (value && typeof value === 'object' && 'width' in value && 'x' in value) return { rects: [value] };
    return {};
}

/**
 * The request as text, to be changed by hand.
 *
 * @param {HTMLElement} panel
 * @param {Request} request
 * @param {(request: Request) => void} apply
 * @param {any} [problem] Why it has no answer.
 */
export function showRequestText(panel, request, apply, problem) {
    const faults = (problem?.errors ?? []).map((/** @type {any} */ { pointer, message }) =>
        el('p', {}, el('code', {}, pointer || 'the whole'), ': ', ...prose(message)),
    );
    const known = panel.querySelector('.fault');
    if (known) known.replaceChildren(...faults);
    // What is being written stays as it is.
    if (panel.contains(document.activeElement)) return;
    const text = JSON.stringify(shortest(request), null, 2);
    const box = el('textarea', {
        class: 'code',
        id: 'request-text',
        spellcheck: 'false',
        rows: text.split('\n').length + 1,
        value: text,
    });
    const fault = el('div', { class: 'fault', role: 'alert' }, faults);
    panel.replaceChildren(
        el(
            'div',
            { class: 'panel-tools' },
            el('label', { for: 'request-text' }, 'The body of the request'),
            el(
                'button',
                {
                    type: 'button',
                    class: 'copy',
                    onclick: () => {
                        try {
                            apply(written(box.value));
                            fault.textContent = '';
                        } catch (error) {
                            fault.textContent = `${error}`;
                        }
                    },
                },
                'Apply',
            ),
            copyButton('Copy JSON', () => box.value),
        ),
        fault,
        box,
    );
}

/**
 * A request that was written by hand.
 *
 * @param {string} text
 * @returns {Request}
 */
function written(text) {
    const value = JSON.parse(text);
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        throw new TypeError('A request is a JSON object.');
    return value;
}
