// The address: the request stands in its query, as /v1/specs takes it, and behind the `#` what is looked at.

import { queryOf } from './request.js';

/**
 * @typedef {object} View What is looked at, which is no part of the request.
 * @property {'device' | 'matrix'} view
 * @property {string} tab Of the answer, by its panel's name.
 * @property {string[]} overlays Those that are shown.
 * @property {boolean} hasApp Whether a sketch of an app stands behind the dialog.
 * @property {string} phase
 * @property {number} time In seconds.
 */

/**
 * @param {string} hash With the `#`, or empty.
 * @returns {View}
 */
export function viewIn(hash) {
    const view = new URLSearchParams(hash.slice(1));
    return {
        view: view.get('view') === 'matrix' ? 'matrix' : 'device',
        tab: view.get('tab') ?? 'answer',
        overlays: (view.get('show') ?? '').split(',').filter(Boolean),
        hasApp: view.get('app') !== 'none',
        phase: view.get('phase') ?? 'rest',
        time: Number(view.get('time') ?? 0) || 0,
    };
}

/**
 * @param {import('./request.js').Request | null} request None: what the playground begins with.
 * @param {View} shown
 */
export function addressOf(request, { view, tab, overlays, hasApp, phase, time }) {
    const said = new URLSearchParams({
        ...(view !== 'device' && { view }),
        ...(tab !== 'answer' && { tab }),
        ...(overlays.length && { show: overlays.join(',') }),
        ...(!hasApp && { app: 'none' }),
        ...(phase !== 'rest' && { phase, time: `${Math.round(time * 1e4) / 1e4}` }),
    });
    const hash = `${said}`.replaceAll('%2C', ',');
    return `/${request ? `?${queryOf(request)}` : ''}${hash && '#'}${hash}`;
}

/** Where the browser shows the address. */
export class AddressBar {
    #writing = 0;
    /** Whether the way back leads to the request before the one that is to be written. */
    isStep = false;

    /**
     * Writes an address, soon: browsers take only so many changes in a time.
     *
     * @param {() => string} address What it is by then.
     */
    write(address) {
        clearTimeout(this.#writing);
        this.#writing = window.setTimeout(() => {
            if (this.isStep) history.pushState(null, '', address());
            else history.replaceState(null, '', address());
            this.isStep = false;
        }, 150);
    }

    /** What was to be written no longer counts: the browser has gone elsewhere. */
    forget() {
        clearTimeout(this.#writing);
        this.isStep = false;
    }
}
