// What a stage asks a service.

import { weights } from './elements.js';

/**
 * Gives the page the fonts of a service. The browser loads those that it needs, common letters first.
 *
 * @param {URL} service
 */
export async function addFonts(service) {
    const list = await fetch(new URL('fonts', service))
        .then((response) => response.json())
        .catch(() => ({ fonts: [] }));
    for (const { family, weight, url, unicodeRange, subset } of list.fonts) {
        const own = { weight: String(weights[weight]), display: /** @type {const} */ ('swap'), unicodeRange };
        const add = (/** @type {string} */ path, /** @type {FontFaceDescriptors} */ more) =>
            document.fonts.add(new FontFace(family, `url("${new URL(path, service)}")`, { ...own, ...more }));
        add(url, {});
        // The later one wins where both have a letter.
        if (subset) add(subset.url, { unicodeRange: subset.unicodeRange });
    }
}

/**
 * Asks a service what it draws of a device.
 *
 * @param {URL} service
 * @param {any} request
 * @param {string} moment In the query's words; empty at rest.
 * @returns {Promise<string | null>} Nothing where it has no answer.
 */
export async function deviceOf(service, request, moment) {
    const what = request.events ? 'schedules' : request.dialogs ? 'scenes' : 'specs';
    const url = new URL(`v1/${what}?format=svg&device=only${moment}`, service);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(request) }).catch(() => null);
    return response?.ok ? response.text() : null;
}

/**
 * Posts a question to an endpoint.
 *
 * @param {URL} service
 * @param {string} path
 * @param {object} question
 * @returns {Promise<any>} The answer; a problem is thrown.
 */
export async function asked(service, path, question) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new URL(path, service), { method: 'POST', headers, body: JSON.stringify(question) });
    const answer = await response.json();
    return response.ok ? answer : Promise.reject(undrawable(answer));
}

/**
 * @param {any} problem What came in the place of an answer.
 * @returns {Error & {problem: any}}
 */
export function undrawable(problem) {
    const faults = (problem?.errors ?? [])
        .map((/** @type {any} */ { pointer, message }) => ` ${pointer}: ${message}`)
        .join('');
    const why = problem?.detail ?? problem?.title ?? 'It has no layers.';
    return Object.assign(new Error(`This is no answer that can be drawn. ${why}${faults}`), { problem });
}
