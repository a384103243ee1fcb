// The line under the picture: what became of the request, what a touch reaches, where a drag leads.

import { el, prose } from '../site/dom.js';

/** @param {number} value */
const short = (value) => Math.round(value * 100) / 100;

/** @param {string} label @param {() => void} run */
const button = (label, run) => el('button', { type: 'button', class: 'inline', onclick: run }, label);

/**
 * What became of the request.
 *
 * @param {any} answer
 */
export function answered({ presentation: { requested, resolved }, layers, adaptations }) {
    const frame = layers.find((/** @type {any} */ layer) => layer.role === 'dialog')?.frame;
    const change = adaptations.find(
        (/** @type {any} */ adaptation) => adaptation.to === resolved && requested !== resolved,
    );
    return [
        el('code', {}, requested === resolved ? resolved : `${requested} → ${resolved}`),
        change ? ` because of ${change.reason}` : '',
        frame ? ` · ${short(frame.width)} × ${short(frame.height)} at ${short(frame.x)}, ${short(frame.y)}` : '',
    ];
}

/**
 * Why there is no answer: the first fault, after the member that it is about.
 *
 * @param {any} problem
 */
export function faultLine(problem) {
    const [fault, ...others] = problem.errors ?? [];
    if (!fault) return prose(problem.detail ?? problem.title);
    return [
        ...(fault.pointer ? [el('code', {}, fault.pointer), ': '] : []),
        ...prose(fault.message),
        others.length ? ` And ${others.length} more, under Rules.` : '',
    ];
}

/**
 * That the service does not answer.
 *
 * @param {boolean} hasAnswer Whether an earlier answer is still shown.
 * @param {() => void} retry
 */
export function lost(hasAnswer, retry) {
    return [
        'The service does not answer',
        hasAnswer ? '; the picture is of an earlier request.' : '.',
        ' It is asked again until it does.',
        button('Try again', retry),
    ];
}

/**
 * What a touch reaches.
 *
 * @param {[number, number] | null} point None: a key was pressed.
 * @param {any} region
 * @param {() => void} dismiss
 */
export function touched(point, region, dismiss) {
    const goes = region?.effect === 'dismiss' || (region?.dismisses && region.dismisses !== 'never');
    return [
        point ? el('code', {}, `(${point.join(', ')})`) : 'The key',
        ' reaches ',
        el('code', {}, region?.target ?? 'nothing'),
        `: ${region?.effect ?? 'outside the window'}`,
        region?.dismisses ? `, dismisses: ${region.dismisses}` : '',
        ...(goes ? [button('Play it', dismiss)] : []),
    ];
}

/**
 * Where a dialog goes that was let go.
 *
 * @param {string | number} target
 * @param {string | undefined} reason
 * @param {() => void} present
 */
export function released(target, reason, present) {
    return [
        'Let go: ',
        el('code', {}, `${target}`),
        reason ? ` (${reason})` : '',
        ...(target === 'dismissed' ? [button('Show it again', present)] : []),
    ];
}
