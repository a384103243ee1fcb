// One dialog on a dozen devices.

import { el } from '../site/dom.js';
import { resultsOf } from './batch.js';
import { anchored, lacksAnchor } from './fixes.js';
import { thumbnail } from './picture.js';
import { deviceOf } from './request.js';

/** The devices: phones, pads, foldables, tablets, a desktop and a television, old and new. */
const dozen = [
    'iphone-4',
    'iphone-8',
    'iphone-se-3',
    'iphone-15',
    'iphone-17-pro-max',
    'ipad-1',
    'ipad-pro-11-m4',
    'pixel-8',
    'galaxy-z-fold5-unfolded',
    'android-tablet-medium',
    'desktop-1280x800',
    'apple-tv-hd',
];

/** What belongs to one device, and not to how it is held and what its user has set. */
const particular = [
    'profile',
    'screen',
    'idiom',
    'system',
    'safeAreaInsets',
    'window',
    'bars',
    'reservedRegions',
    'input',
];

/**
 * The same request on each of the devices.
 *
 * @param {any} request
 * @returns {any[]}
 */
function requestsOn(request) {
    const kept = Object.fromEntries(Object.entries(deviceOf(request)).filter(([name]) => !particular.includes(name)));
    if (kept.keyboard && typeof kept.keyboard === 'object') delete kept.keyboard;
    return dozen.map((profile) => ({ ...request, device: { ...kept, profile } }));
}

/**
 * Gives an anchor to the requests whose results say that they need one, and asks for these again.
 *
 * @param {any[]} requests
 * @param {any[]} results
 * @param {Map<string, any>} known
 * @param {AbortSignal} signal
 */
async function anchor(requests, results, known, signal) {
    const bare = requests.flatMap((one, index) => {
        const { spec, problem } = results[index] ?? {};
        return lacksAnchor(spec ?? problem ?? {}) ? [index] : [];
    });
    for (const index of bare) {
        const { screen } = known.get(requests[index].device.profile) ?? {};
        requests[index] = anchored(screen).change(requests[index]);
    }
    const again = await resultsOf(
        bare.map((index) => requests[index]),
        signal,
    );
    again.results.forEach((result, index) => (results[bare[index]] = result));
}

/**
 * Shows the matrix.
 *
 * @param {HTMLElement} host
 * @param {any} request
 * @param {Map<string, any>} known The catalogue's devices by their ids.
 * @param {boolean} hasApp Whether a sketch of an app stands behind the dialogs.
 * @param {(profile: string) => void} choose
 * @param {AbortSignal} signal
 * @returns {Promise<any[]>} The stages.
 */
export async function showMatrix(host, request, known, hasApp, choose, signal) {
    const requests = requestsOn(request);
    const { results, problem } = await resultsOf(requests, signal);
    if (problem) {
        host.replaceChildren(el('p', { class: 'lead' }, problem.detail));
        return [];
    }
    await anchor(requests, results, known, signal);
    /** @type {any[]} */
    const stages = [];
    // Rows of four or five fill a wide window; on a phone two stand side by side.
    const size = Math.round(Math.min(Math.max(host.clientWidth / 4.6, 150), 330));
    host.style.setProperty('--cell', `${size}px`);
    host.replaceChildren(
        ...results.map((result, index) => {
            const { profile } = requests[index].device;
            const name = known.get(profile)?.name ?? profile;
            const cell = el('button', { type: 'button', class: 'cell', onclick: () => choose(profile) });
            const describe = (/** @type {string} */ note) => cell.setAttribute('aria-label', `${name}: ${note}`);
            const frame = el('span', { class: 'cell-picture' });
            cell.append(frame, el('span', { class: 'cell-name' }, name));
            if (result.problem) {
                const [fault] = result.problem.errors;
                frame.append(el('span', { class: 'cell-problem' }, fault?.message ?? result.problem.detail));
                describe(fault?.message ?? result.problem.detail);
                return cell;
            }
            const { host: picture, stage } = thumbnail(result.spec, requests[index], size * 0.84, size - 6, hasApp);
            stages.push(stage);
            frame.append(picture);
            cell.append(el('span', { class: 'cell-note' }, noteOn(result.spec)));
            describe(noteOn(result.spec));
            return cell;
        }),
    );
    return stages;
}

/**
 * What became of the dialog there.
 *
 * @param {any} spec
 */
function noteOn(spec) {
    const { requested, resolved } = spec.presentation;
    const errors = spec.diagnostics.filter((/** @type {any} */ finding) => finding.severity !== 'note').length;
    const style = requested === resolved ? resolved : `${requested} → ${resolved}`;
    return errors ? `${style} · ${errors} to mend` : style;
}
