// JSON to look at: foldable and coloured; what is folded is not made until it is opened, so that long answers stay
// light.

import { el } from './dom.js';

/** Values whose text is no longer than this stand on one line. */
const inlineLength = 72;

/**
 * @typedef {object} Outlook
 * @property {number} [open] How many levels are open at first.
 * @property {string[]} [opened] Names of what is open at first beyond that.
 * @property {(path: (string | number)[], value: any) => void} [point] A line is pointed at, or focused; nothing without
 *   a path.
 * @property {(path: (string | number)[], value: any) => string | undefined} [note] What stands beside the name of an
 *   item.
 */

/**
 * Shows a value in `host`, in the place of what it showed.
 *
 * @param {HTMLElement} host
 * @param {any} value
 * @param {Outlook} [outlook]
 */
export function showJSON(host, value, outlook = {}) {
    const tree = el('div', { class: 'json' });
    tree.append(...lines(value, [], outlook));
    if (outlook.point) {
        const point = outlook.point;
        /** @param {Event} event */
        const aim = (event) => {
            const line = /** @type {HTMLElement} */ (event.target).closest?.('[data-path]');
            if (line instanceof HTMLElement) point(JSON.parse(line.dataset.path ?? '[]'), places.get(line));
        };
        tree.addEventListener('mouseover', aim);
        tree.addEventListener('focusin', aim);
        tree.addEventListener('mouseleave', () => point([], undefined));
    }
    host.replaceChildren(tree);
}

/**
 * What the lines show.
 *
 * @type {WeakMap<Element, any>}
 */
const places = new WeakMap();

/**
 * The members of an object, or the items of a list, a line each.
 *
 * @param {any} value
 * @param {(string | number)[]} path
 * @param {Outlook} outlook
 */
function lines(value, path, outlook) {
    if (value === null || typeof value !== 'object') return [el('div', { class: 'line' }, plain(value))];
    return Object.entries(value).map(([name, child]) => {
        const key = Array.isArray(value) ? Number(name) : name;
        return line(key, child, [...path, key], outlook);
    });
}

/**
 * @param {string | number} key
 * @param {any} value
 * @param {(string | number)[]} path
 * @param {Outlook} outlook
 */
function line(key, value, path, outlook) {
    const name = el('span', { class: typeof key === 'number' ? 'index' : 'key' }, `${key}`);
    const note = outlook.note?.(path, value);
    const head = [name, note ? el('span', { class: 'note' }, note) : null];
    const own = { 'data-path': JSON.stringify(path) };
    const short = inline(value);
    if (short) {
        const row = el('div', { class: 'line', ...own }, ...head, short);
        places.set(row, value);
        return row;
    }
    const isOpen = path.length <= (outlook.open ?? 1) || (path.length === 1 && outlook.opened?.includes(`${key}`));
    const fold = el('details', { class: 'fold', open: isOpen });
    const count = Object.keys(value).length;
    const size = Array.isArray(value)
        ? `${count} ${count === 1 ? 'item' : 'items'}`
        : `${count} ${count === 1 ? 'member' : 'members'}`;
    const summary = el('summary', { class: 'line', ...own }, ...head, el('span', { class: 'size' }, size));
    places.set(summary, value);
    const inside = el('div', { class: 'inside' });
    const fill = () => {
        if (fold.open && !inside.firstChild) inside.append(...lines(value, path, outlook));
    };
    fold.append(summary, inside);
    fold.addEventListener('toggle', fill);
    fill();
    return fold;
}

/**
 * A value on one line; null where it is too long for one.
 *
 * @param {any} value
 * @returns {Node | null}
 */
function inline(value) {
    if (value === null || typeof value !== 'object') return plain(value);
    if (JSON.stringify(value).length > inlineLength) return null;
    const isList = Array.isArray(value);
    const parts = Object.entries(value).map(([name, child], index) => {
        const piece = document.createDocumentFragment();
        if (index) piece.append(', ');
        if (!isList) piece.append(el('span', { class: 'key' }, name), ' ');
        piece.append(inline(child) ?? '');
        return piece;
    });
    return el('span', { class: 'inline' }, isList ? '[' : '{', ...parts, isList ? ']' : '}');
}

/**
 * A string, a number, a truth value or null.
 *
 * @param {any} value
 */
function plain(value) {
    if (typeof value !== 'string') return el('span', { class: value === null ? 'null' : typeof value }, `${value}`);
    const text = el('span', { class: 'string' }, JSON.stringify(value));
    if (!/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/.test(value)) return text;
    const swatch = el('span', { class: 'swatch' });
    swatch.style.setProperty('--color', value);
    return el('span', {}, swatch, text);
}

/**
 * Opens or closes all folds in `host`. What is opened is made, so it goes down three levels at most.
 *
 * @param {HTMLElement} host
 * @param {boolean} isOpen
 */
export function foldAll(host, isOpen) {
    for (let level = 0; level < (isOpen ? 3 : 1); level += 1) {
        for (const fold of host.querySelectorAll('details.fold')) {
            if (!(fold instanceof HTMLDetailsElement) || fold.open === isOpen) continue;
            fold.open = isOpen;
            fold.dispatchEvent(new Event('toggle'));
        }
    }
}
