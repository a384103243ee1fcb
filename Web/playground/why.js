// Why the answer is as it is: what was decided, what became of what was asked for, and what the rules find.

import { el, prose } from '../site/dom.js';
import { fixesOf, fixesOfFault } from './fixes.js';
import { pathOf, valueAt } from './request.js';

/** @typedef {import('./overlay.js').Highlight} Highlight */

/**
 * @typedef {object} Hands What the lists can do.
 * @property {(highlight: Highlight) => void} point
 * @property {(pointer: string) => void} reveal
 * @property {(change: (request: any) => any, label: string) => void} apply
 * @property {(phase: string) => void} play
 */

/** A rectangle as the trace writes it. */
const rectangle = /^\((-?[\d.]+), (-?[\d.]+), (-?[\d.]+), (-?[\d.]+)\)$/;

/**
 * Rules about something other than the dialog's frame.
 *
 * @type {[RegExp, (answer: any) => Highlight][]}
 */
const places = [
    [/^(platform|era|sizeClass)$/, ({ stage }) => ({ rects: [stage.window] })],
    [/^(container|screenPart|level)$/, ({ stage }) => ({ rects: [stage.container ?? stage.window] })],
    [/^(backdrop|interaction|largestUndimmed)/, (answer) => ({ layers: withRole(answer, 'dimming') })],
    [
        /^keyboard|contentInsets/,
        (answer) => ({ layers: [...withRole(answer, 'keyboard'), ...withRole(answer, 'dialog')] }),
    ],
    [
        /^(textSize|textCollides|linesLimited)$/,
        (answer) => ({
            layers: answer.layers
                .filter((/** @type {any} */ layer) => layer.text)
                .map((/** @type {any} */ layer) => layer.id),
        }),
    ],
    [/^(buttonAxis|pinned|buttonsShrink|cancelOmitted)$/, (answer) => ({ layers: withRole(answer, 'action') })],
    [/^arrow/, (answer) => ({ layers: [...withRole(answer, 'arrow'), ...withRole(answer, 'dialog')] })],
    [
        /^detent/,
        (answer) => ({ rects: (answer.presentation?.detents ?? []).map((/** @type {any} */ detent) => detent.frame) }),
    ],
];

/** @param {any} answer @param {string} role @returns {string[]} */
function withRole(answer, role) {
    return answer.layers
        .filter((/** @type {any} */ layer) => layer.role === role)
        .map((/** @type {any} */ layer) => layer.id);
}

/**
 * What a decision moved.
 *
 * @param {any} decision
 * @param {any} answer
 * @returns {Highlight & {phase?: string}}
 */
export function moved(decision, answer) {
    const before = rectIn(decision.before);
    const after = rectIn(decision.after);
    const phase = /^(present|dismiss)[A-Z]/.exec(decision.rule)?.[1];
    const timeline = phase && answer.transitions?.[phase];
    if (timeline)
        return { layers: [...new Set(timeline.tracks.map((/** @type {any} */ track) => track.layer))], phase };
    const own = places.find(([pattern]) => pattern.test(decision.rule))?.[1](answer) ?? {
        layers: withRole(answer, 'dialog'),
    };
    const rects = decision.rule === 'contentInsets' || !after ? own.rects : [after];
    return {
        ...own,
        rects,
        before: before && decision.rule !== 'contentInsets' && decision.before !== decision.after ? [before] : [],
    };
}

/** @param {string} text */
function rectIn(text) {
    const found = rectangle.exec(text);
    if (!found) return null;
    const [x, y, width, height] = found.slice(1).map(Number);
    return { x, y, width, height };
}

/**
 * The layers that a member of the request is about.
 *
 * @param {string} pointer
 * @param {any} request
 * @param {any} answer
 * @returns {Highlight}
 */
export function about(pointer, request, answer) {
    const path = pathOf(pointer);
    const [top, member, name, index] = path;
    /** @param {string} id */
    const has = (id) => answer.layers.some((/** @type {any} */ layer) => layer.id === id);
    if (top === 'device')
        return member === 'keyboard' ? { layers: withRole(answer, 'keyboard') } : { rects: [answer.stage.window] };
    if (member === 'content' && typeof name === 'string') {
        const inBar = name === 'navigationBar';
        const list = inBar ? path.slice(0, typeof path[4] === 'number' ? 5 : 4) : path.slice(0, 4);
        const id = valueAt(request, list)?.id ?? (inBar ? `${path[3]}${path[4] ?? 0}` : index);
        const kind = name === 'textFields' ? 'field' : 'action';
        const found = [name, `${kind}:${id}`, inBar ? 'bar:navigation' : ''].filter(has);
        if (found.length)
            return {
                layers:
                    name === 'actions' && index === undefined
                        ? withRole(answer, 'action')
                        : [found[0] === name ? name : found[0]],
            };
        if (name === 'actions') return { layers: withRole(answer, 'action') };
        if (name === 'textFields') return { layers: withRole(answer, 'textField') };
    }
    if (member === 'backdrop') return { layers: withRole(answer, 'dimming') };
    if (member === 'presenter' || member === 'pushBack') return { layers: withRole(answer, 'presenter') };
    return { layers: withRole(answer, 'dialog') };
}

/**
 * What was decided, line by line; each points at what it moved.
 *
 * @param {HTMLElement} host
 * @param {any} answer
 * @param {Hands} hands
 */
export function showWhy(host, answer, hands) {
    const adaptations = answer.adaptations ?? [];
    const trace = answer.trace ?? [];
    host.replaceChildren(
        el('p', { class: 'lead' }, 'Each line points at what it moved, and leads to the member that has a say in it.'),
        ...(adaptations.length
            ? [
                  el('h3', {}, 'Adaptations'),
                  el(
                      'ul',
                      { class: 'why' },
                      adaptations.map((/** @type {any} */ adaptation) =>
                          decision(
                              {
                                  rule: adaptation.reason,
                                  before: adaptation.from,
                                  after: adaptation.to,
                                  reason: '',
                                  pointer: adaptation.pointer,
                              },
                              answer,
                              hands,
                          ),
                      ),
                  ),
              ]
            : []),
        el('h3', {}, 'Decisions'),
        el(
            'ol',
            { class: 'why' },
            trace.map((/** @type {any} */ line) => decision(line, answer, hands)),
        ),
    );
}

/** @param {any} line @param {any} answer @param {Hands} hands */
function decision(line, answer, hands) {
    const what = moved(line, answer);
    const isChanged = line.before !== '' && line.before !== line.after;
    const button = el(
        'button',
        {
            type: 'button',
            class: 'decision',
            onclick: () => {
                hands.reveal(line.pointer);
                if (what.phase) hands.play(what.phase);
            },
        },
        el('b', {}, line.rule),
        ' ',
        isChanged ? el('span', { class: 'from' }, `${line.before} → `) : null,
        el('span', { class: 'to' }, `${line.after}`),
        ' ',
        line.reason ? el('span', { class: 'reason' }, line.reason) : null,
    );
    for (const name of ['pointerenter', 'focus']) button.addEventListener(name, () => hands.point(what));
    for (const name of ['pointerleave', 'blur']) button.addEventListener(name, () => hands.point({}));
    return el('li', {}, button);
}

/**
 * What the rules find, each with what can be done.
 *
 * @param {HTMLElement} host
 * @param {any} answer
 * @param {any} request
 * @param {Hands} hands
 */
export function showFindings(host, answer, request, hands) {
    const findings = answer.diagnostics ?? [];
    if (!findings.length) {
        host.replaceChildren(el('p', { class: 'lead' }, 'The rules find nothing to say.'));
        return;
    }
    host.replaceChildren(
        el(
            'ul',
            { class: 'findings' },
            findings.map((/** @type {any} */ finding) => {
                const item = el(
                    'li',
                    { class: `finding ${finding.severity}` },
                    el(
                        'p',
                        { class: 'finding-head' },
                        el('span', { class: 'severity' }, finding.severity),
                        ' ',
                        el('a', { href: `/rules/${finding.rule}` }, finding.rule),
                    ),
                    el('p', {}, ...prose(finding.message)),
                    el('p', { class: 'guideline' }, finding.guideline),
                    el('p', { class: 'fix' }, finding.fix),
                    el(
                        'div',
                        { class: 'fixes' },
                        fixesOf(finding).map((fix) =>
                            el(
                                'button',
                                { type: 'button', class: 'button', onclick: () => hands.apply(fix.change, fix.label) },
                                fix.label,
                            ),
                        ),
                        el(
                            'button',
                            { type: 'button', class: 'button quiet', onclick: () => hands.reveal(finding.pointer) },
                            `Go to ${finding.pointer}`,
                        ),
                    ),
                );
                const highlight = about(finding.pointer, request, answer);
                for (const name of ['pointerenter', 'focusin'])
                    item.addEventListener(name, () => hands.point(highlight));
                for (const name of ['pointerleave', 'focusout']) item.addEventListener(name, () => hands.point({}));
                return item;
            }),
        ),
    );
}

/**
 * What is wrong with a request, each fault with what can be done.
 *
 * @param {HTMLElement} host
 * @param {any} problem
 * @param {any} stage The last one that was shown.
 * @param {Hands} hands
 */
export function showProblem(host, problem, stage, hands) {
    host.replaceChildren(
        el(
            'p',
            { class: 'finding-head' },
            el('span', { class: 'severity error' }, `${problem.status}`),
            ' ',
            el('a', { href: problem.type }, problem.title),
        ),
        el('p', { class: 'lead' }, problem.detail),
        el(
            'ul',
            { class: 'findings' },
            problem.errors.map((/** @type {any} */ fault) =>
                el(
                    'li',
                    { class: 'finding error' },
                    el('p', { class: 'finding-head' }, el('code', {}, fault.pointer || 'the whole'), ' ', fault.code),
                    el('p', {}, ...prose(fault.message)),
                    el(
                        'div',
                        { class: 'fixes' },
                        fixesOfFault(fault, stage).map((fix) =>
                            el(
                                'button',
                                { type: 'button', class: 'button', onclick: () => hands.apply(fix.change, fix.label) },
                                fix.label,
                            ),
                        ),
                        el(
                            'button',
                            { type: 'button', class: 'button quiet', onclick: () => hands.reveal(fault.pointer) },
                            'Go to the member',
                        ),
                    ),
                ),
            ),
        ),
    );
}
