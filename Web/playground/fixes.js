// What can be done about what is wrong: what a finding or a fault says becomes a change to the request.

import { changed, pathOf, valueAt } from './request.js';

/** @typedef {import('./request.js').Path} Path */
/** @typedef {import('./request.js').Request} Request */
/** @typedef {{label: string, change: (request: Request) => Request}} Fix */
/** @typedef {{pointer: string, value?: any}} RequestChange */

/**
 * What a finding says can be done; nothing where it takes a person.
 *
 * @param {{changes?: RequestChange[]}} finding
 * @returns {Fix[]}
 */
export function fixesOf({ changes }) {
    if (!changes) return [];
    return [
        {
            label: changes.map((change, index) => labelOf(change, index > 0)).join(', '),
            change: (request) => changes.reduce(made, request),
        },
    ];
}

/** @param {RequestChange} change @param {boolean} isLater Whether it goes on after another. */
function labelOf({ pointer, value }, isLater) {
    const path = pathOf(pointer);
    const name = nameOf(path);
    const adds = path[path.length - 1] === '-';
    const text = adds
        ? `Add “${value.title ?? JSON.stringify(value)}” to ${nameOf(path.slice(0, -1))}`
        : value === undefined
          ? `Leave ${name} out`
          : `Set ${name} to ${shown(value)}`;
    return isLater ? text[0].toLowerCase() + text.slice(1) : text;
}

/** @param {any} value */
function shown(value) {
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? Object.keys(value).join(', ') || 'an empty one' : JSON.stringify(value);
}

/** @param {Path} path */
function nameOf(path) {
    return (path[0] === 'dialog' ? path.slice(1) : path).join('.');
}

/**
 * A request after a change.
 *
 * @param {Request} request
 * @param {RequestChange} change
 */
function made(request, { pointer, value }) {
    const path = pathOf(pointer);
    if (path[path.length - 1] !== '-') return changed(request, path, value);
    const list = path.slice(0, -1);
    return changed(request, list, [...(valueAt(request, list) ?? []), value]);
}

/**
 * What a fault of a request says can be done.
 *
 * @param {{pointer: string, code: string, nearest?: string, allowed?: string[]}} fault
 * @param {any} screen The last stage that was shown, for what needs a place on it.
 * @returns {Fix[]}
 */
export function fixesOfFault(fault, screen) {
    const path = pathOf(fault.pointer);
    const name = path[path.length - 1];
    if (fault.code === 'anchorMissing') return [anchored(screen?.window)];
    if (fault.code === 'unknownMember') {
        const { nearest } = fault;
        const place = nearest?.startsWith('/') ? pathOf(nearest) : nearest ? [...path.slice(0, -1), nearest] : null;
        const moved = place && {
            label: `${nearest?.startsWith('/') ? 'Move it to' : 'Call it'} ${nearest}`,
            change: (/** @type {Request} */ request) =>
                changed(changed(request, path, undefined), place, valueAt(request, path)),
        };
        return [
            ...(moved ? [moved] : []),
            { label: `Leave ${name} out`, change: (request) => changed(request, path, undefined) },
        ];
    }
    const names = fault.nearest ? [fault.nearest] : (fault.allowed ?? []).slice(0, 6);
    return [
        ...names.map((value) => ({
            label: `Set ${name} to ${JSON.stringify(value)}`,
            change: (/** @type {Request} */ request) => changed(request, path, value),
        })),
        ...(path.length > 1
            ? [
                  {
                      label: `Leave ${name} out`,
                      change: (/** @type {Request} */ request) => changed(request, path, undefined),
                  },
              ]
            : []),
    ];
}

/**
 * Whether a dialog stands beside an anchor that its request lacks.
 *
 * @param {{errors?: {code: string}[], adaptations?: {reason: string}[]}} answer A specification or a problem.
 */
export function lacksAnchor({ errors = [], adaptations = [] }) {
    return (
        errors.some(({ code }) => code === 'anchorMissing') ||
        adaptations.some(({ reason }) => reason === 'anchorMissing')
    );
}

/**
 * An anchor on the screen, for what stands beside one.
 *
 * @param {{width: number, height: number} | undefined} window
 * @returns {Fix}
 */
export function anchored(window) {
    const { width, height } = window ?? { width: 320, height: 480 };
    const anchor = { x: Math.round(width / 2 - 22), y: Math.round(height * 0.3), width: 44, height: 44 };
    return { label: 'Add an anchor', change: (request) => changed(request, ['dialog', 'placement', 'anchor'], anchor) };
}
