// What can be done about what is wrong: findings and faults say it in words, and here it becomes a change to the request.

import { changed, pathOf, valueAt } from './request.js';

/** @typedef {import('./request.js').Request} Request */
/** @typedef {{label: string, change: (request: Request) => Request}} Fix */

/** The styles that are named in quotation marks. */
const quotedStyle = /"(fullScreen|pageSheet|formSheet|currentContext|popover|alert|actionSheet|activityView|sheet|semiModal|floating|slidingMessage)"/g;
/** `content.background.color to #D8D8D8`, `backdrop.interaction "dismiss"`. */
const setting = /\b((?:[a-z][\w-]*\.)+[\w-]+|requested)(?: to)? ("[^"]*"|#[0-9A-Fa-f]{6,8}|-?\d+(?:\.\d+)?|true|false)/g;

/**
 * What a finding says can be done.
 *
 * @param {{rule: string, pointer: string, fix: string}} finding
 * @param {any} answer That it was found in.
 * @returns {Fix[]}
 */
export function fixesOf(finding, answer) {
    const { fix, pointer } = finding;
    /** @type {Fix[]} */
    const fixes = [];
    for (const [, name, text] of fix.matchAll(setting)) {
        // Nobody can touch a backdrop of which nothing is seen.
        if (name === 'backdrop.interaction' && !answer.dimmingRegions.length) continue;
        const value = text.startsWith('#') ? text : JSON.parse(text);
        fixes.push(setTo(['dialog', ...name.split('.')], value));
    }
    for (const [, style] of fix.matchAll(quotedStyle)) {
        if (!fixes.some((made) => made.label.endsWith(`"${style}"`))) fixes.push(setTo(['dialog', 'style'], style));
    }
    const own = byRule[finding.rule];
    if (own) fixes.push(...own(finding));
    if (/\bLeave it out\b/.test(fix) && pathOf(pointer).length > 1) fixes.push(without(pathOf(pointer)));
    const left = /Leave ([a-z]+\.\w+) out/.exec(fix)?.[1];
    if (left) fixes.push(without(['dialog', ...left.split('.')]));
    return fixes;
}

/**
 * What is done about findings whose words do not name a value.
 *
 * @type {Record<string, (finding: any) => Fix[]>}
 */
const byRule = {
    exitRequired: () => [
        { label: 'Add an action “Close”', change: (request) => added(request, { id: 'close', title: 'Close' }) },
        setTo(['dialog', 'dismissal', 'tapDialog'], true),
    ],
    completionAndCancel: ({ pointer, fix }) => {
        const path = pathOf(pointer);
        const title = /Call it (\w+)|call the only one (\w+)/.exec(fix);
        const inBar = path.includes('navigationBar');
        return [
            ...(fix.includes('role "cancel"') ? [{
                label: 'Add an action “Cancel”',
                change: (/** @type {Request} */ request) => added(request, { id: 'cancel', title: 'Cancel', role: 'cancel' },
                    inBar ? ['dialog', 'content', 'navigationBar', 'leading'] : undefined),
            }] : []),
            ...(title ? [setTo([...path, 'title'], title[1] ?? title[2])] : []),
        ];
    },
    alertIncomplete: ({ pointer }) => pointer.endsWith('message')
        ? [setTo(['dialog', 'content', 'message'], 'What is the matter, in one sentence.')]
        : [{ label: 'Add an action “OK”', change: (request) => added(request, { id: 'ok', title: 'OK' }) }],
    actionSheetEmpty: () => [{ label: 'Add an action “Share”', change: (request) => added(request, { id: 'share', title: 'Share' }) }],
    alertTooManyActions: () => [{
        label: 'Keep three actions',
        change: (request) => {
            /** @type {any[]} */
            const actions = valueAt(request, ['dialog', 'content', 'actions']) ?? [];
            const cancel = actions.filter((action) => action.role === 'cancel').slice(0, 1);
            const others = actions.filter((action) => !cancel.includes(action)).slice(0, 3 - cancel.length);
            return changed(request, ['dialog', 'content', 'actions'], actions.filter((action) => cancel.includes(action) || others.includes(action)));
        },
    }],
    titleMissing: () => [setTo(['dialog', 'content', 'title'], 'Title')],
    barMissing: () => [{
        label: 'Set content.navigationBar',
        change: (request) => changed(request, ['dialog', 'content', 'navigationBar'], {
            title: valueAt(request, ['dialog', 'content', 'title']) ?? 'Title',
            leading: [{ id: 'cancelBar', title: 'Cancel', role: 'cancel' }], trailing: [{ id: 'doneBar', title: 'Done' }],
        }),
    }],
    unlikelyUnit: ({ pointer, fix }) => {
        const seconds = /in seconds: ([\d.]+\d)/.exec(fix)?.[1];
        const share = /share as "([^"]+)"/.exec(fix)?.[1];
        const screen = /scale: ([\d.]+) by ([\d.]+\d)/.exec(fix);
        if (screen) {
            const [, width, height] = screen;
            return [{
                label: `Set device.screen to ${width} by ${height}`,
                change: (request) => changed(changed(request, ['device', 'screen', 'width'], Number(width)), ['device', 'screen', 'height'], Number(height)),
            }];
        }
        return seconds || share ? [setTo(pathOf(pointer), seconds ? Number(seconds) : share)] : [];
    },
    textContrast: ({ pointer }) => colourFixes(pointer),
    controlContrast: ({ pointer }) => colourFixes(pointer),
    frameLeavesWindow: ({ pointer }) => (pointer.startsWith('/dialog/placement') ? [without(['dialog', 'placement', 'frame'])] : []),
};

/**
 * A colour that was chosen can be left to the platform.
 *
 * @param {string} pointer
 */
function colourFixes(pointer) {
    return pointer.endsWith('/color') ? [without(pathOf(pointer))] : [];
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
            change: (/** @type {Request} */ request) => changed(changed(request, path, undefined), place, valueAt(request, path)),
        };
        return [...(moved ? [moved] : []), { label: `Leave ${name} out`, change: (request) => changed(request, path, undefined) }];
    }
    const names = fault.nearest ? [fault.nearest] : (fault.allowed ?? []).slice(0, 6);
    return [
        ...names.map((value) => ({ label: `Set ${name} to ${JSON.stringify(value)}`, change: (/** @type {Request} */ request) => changed(request, path, value) })),
        ...(path.length > 1 ? [{ label: `Leave ${name} out`, change: (/** @type {Request} */ request) => changed(request, path, undefined) }] : []),
    ];
}

/**
 * Whether what is asked for stands beside an anchor and has none.
 *
 * @param {Request} request
 * @param {string | undefined} idiom Of the device.
 */
export function lacksAnchor(request, idiom) {
    const { style, placement } = request.dialog ?? {};
    return !placement?.anchor && (style === 'popover' || (idiom === 'pad' && (style === 'actionSheet' || style === 'activityView')));
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

/** @param {import('./request.js').Path} path @param {any} value @returns {Fix} */
function setTo(path, value) {
    const name = path[0] === 'dialog' ? path.slice(1).join('.') : path.join('.');
    return { label: `Set ${name} to ${JSON.stringify(value)}`, change: (request) => changed(request, path, value) };
}

/** @param {import('./request.js').Path} path @returns {Fix} */
function without(path) {
    const name = path[0] === 'dialog' ? path.slice(1).join('.') : path.join('.');
    return { label: `Leave ${name} out`, change: (request) => changed(request, path, undefined) };
}

/** @param {Request} request @param {any} action @param {import('./request.js').Path} [path] */
function added(request, action, path = ['dialog', 'content', 'actions']) {
    const actions = [valueAt(request, path) ?? []].flat();
    return changed(request, path, [...actions, action]);
}
