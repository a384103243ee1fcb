// One dialog on a dozen devices.

import { el } from '../site/dom.js';
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
 * @param {Map<string, any>} known The catalogue's devices by their ids.
 * @returns {any[]}
 */
export function requestsOn(request, known) {
    const kept = Object.fromEntries(Object.entries(deviceOf(request)).filter(([name]) => !particular.includes(name)));
    if (kept.keyboard && typeof kept.keyboard === 'object') delete kept.keyboard;
    return dozen.map((profile) => {
        const one = { ...request, device: { ...kept, profile } };
        const device = known.get(profile);
        return lacksAnchor(one, device?.idiom) ? anchored(device?.screen).change(one) : one;
    });
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
    const requests = requestsOn(request, known);
    const response = await fetch('/v1/specs/batch', {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        signal,
        body: requests.map((one) => JSON.stringify(one)).join('\n'),
    });
    const lines = (await response.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    if (!response.ok) {
        host.replaceChildren(el('p', { class: 'lead' }, lines[0].detail));
        return [];
    }
    /** @type {any[]} */
    const stages = [];
    // Rows of four or five fill a wide window; on a phone two stand side by side.
    const size = Math.round(Math.min(Math.max(host.clientWidth / 4.6, 150), 330));
    host.style.setProperty('--cell', `${size}px`);
    host.replaceChildren(
        ...lines
            .filter((line) => line.spec || line.problem)
            .map((result, index) => {
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
