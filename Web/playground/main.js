// The playground: a request in a form, its answer in a picture and in JSON, and both in the page's address.

import { announce, byId, copyButton, el, makeTabs, prose } from '../site/dom.js';
import { Contract, isNumber } from '../site/schema.js';
import { Picture } from './picture.js';
import { changed, deviceOf, queryOf, requestIn, shortest, valueAt } from './request.js';

/** @typedef {import('./request.js').Request} Request */

/**
 * What is shown where the address says nothing, and the answer that `ask.js` has asked for.
 *
 * @type {{standard: Request, asked: Promise<Response>}}
 */
const { standard, asked } = /** @type {any} */ (globalThis).playground;

const picture = new Picture(byId('room'), byId('bezel'), byId('picture'), byId('stage'));

/** What the page shows. */
const state = {
    /** @type {Request} */
    request: standard,
    /** @type {any} */
    answer: null,
    /** @type {'device' | 'matrix'} */
    view: 'device',
    tab: 'panel-answer',
    /** The anchor that the request was given because it needs one, as JSON. */
    anchor: '',
    /** Members of the answer that are unfolded. */
    opened: ['layers'],
};

/** @type {any} What is loaded after the first picture: the form, the timeline, the lists. */
let parts = null;
/** @type {AbortController | null} */
let asking = null;

// MARK: The address

/** Reads what stands behind the `#`: what is looked at, which is no part of the request. */
function readView() {
    const view = new URLSearchParams(window.location.hash.slice(1));
    state.view = view.get('view') === 'matrix' ? 'matrix' : 'device';
    const tab = `panel-${view.get('tab')}`;
    state.tab = document.getElementById(tab) ? tab : 'panel-answer';
    picture.overlay.shown = new Set((view.get('show') ?? '').split(',').filter(Boolean));
    picture.hasApp = view.get('app') !== 'none';
    return { phase: view.get('phase') ?? 'rest', time: Number(view.get('time') ?? 0) || 0 };
}

let writing = 0;
/** Writes the state into the address, soon: browsers take only so many changes in a time. */
function writeAddress() {
    clearTimeout(writing);
    writing = window.setTimeout(() => {
        const view = new URLSearchParams();
        if (state.view !== 'device') view.set('view', state.view);
        if (state.tab !== 'panel-answer') view.set('tab', state.tab.slice(6));
        if (picture.overlay.shown.size) view.set('show', [...picture.overlay.shown].join(','));
        if (!picture.hasApp) view.set('app', 'none');
        const transport = parts?.transport;
        if (transport && transport.phase !== 'rest') {
            view.set('phase', transport.phase);
            view.set('time', `${Math.round(transport.time * 1e4) / 1e4}`);
        }
        const hash = view.toString().replaceAll('%2C', ',');
        const isStandard = JSON.stringify(shortest(state.request)) === JSON.stringify(standard);
        history.replaceState(null, '', `/${isStandard ? '' : `?${queryOf(state.request)}`}${hash ? `#${hash}` : ''}`);
    }, 150);
}

// MARK: Asking

/**
 * Asks for the answer to the request of the state, and shows it.
 *
 * @param {{answered?: Promise<Response>, isAnchored?: boolean}} how `answered`: the answer, where it has been asked for;
 *   `isAnchored`: whether an anchor was put in already.
 */
async function ask({ answered, isAnchored = false } = {}) {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    const request = shortest(state.request);
    try {
        const response = await (answered ?? fetch('/v1/specs', {
            method: 'POST', headers: { 'content-type': 'application/json' }, signal,
            body: JSON.stringify(changed(request, ['options', 'explain'], true)),
        }));
        const answer = await response.json();
        if (signal.aborted) return;
        const isUnanchored = !response.ok && answer.errors.some((/** @type {any} */ fault) => fault.code === 'anchorMissing');
        if (isUnanchored && parts && !isAnchored) {
            state.request = parts.fixes.anchored(screenOf(request)).change(request);
            parts.form.show(state.request);
            writeAddress();
            await ask({ isAnchored: true });
            return;
        }
        if (response.ok) showAnswer(answer, request);
        else showFault(answer);
    } catch (error) {
        if (!signal.aborted) byId('caption').textContent = `The service does not answer: ${error instanceof Error ? error.message : error}`;
    }
}

/**
 * A request with an anchor where it needs one, and without the one that it was given for that before.
 *
 * @param {Request} request
 * @param {any} fixes
 * @param {string | undefined} idiom Of the device.
 * @returns {Request}
 */
function settled(request, fixes, idiom) {
    const path = ['dialog', 'placement', 'anchor'];
    const isOurs = state.anchor !== '' && JSON.stringify(valueAt(request, path)) === state.anchor;
    const bare = isOurs ? changed(request, path, undefined) : request;
    state.anchor = '';
    if (!fixes.lacksAnchor(bare, idiom)) return bare;
    const anchored = fixes.anchored(screenOf(request)).change(bare);
    state.anchor = JSON.stringify(valueAt(anchored, path));
    return anchored;
}

/**
 * The size of a request's screen, as it is held.
 *
 * @param {Request} request
 */
function screenOf(request) {
    const { profile, orientation = 'portrait', screen } = deviceOf(request);
    const { width = 0, height = 0 } = { ...parts?.known.get(profile)?.screen, ...screen };
    if (!width || !height) return undefined;
    return orientation.startsWith('landscape') ? { width: height, height: width } : { width, height };
}

/** @param {any} answer @param {Request} request */
function showAnswer(answer, request) {
    state.answer = answer;
    picture.show(answer, request);
    picture.stage.draggable = true;
    document.body.classList.remove('is-faulty');
    showCaption();
    showParts();
}

/** @param {any} problem */
function showFault(problem) {
    document.body.classList.add('is-faulty');
    byId('caption').replaceChildren(...prose(problem.errors[0]?.message ?? problem.detail));
    parts?.form.mark(problem.errors);
    parts?.why.showProblem(byId('panel-rules'), problem, state.answer?.stage, hands);
    byId('rules-count').textContent = `${problem.errors.length || ''}`;
    parts?.json.showJSON(byId('panel-answer'), problem, { open: 4 });
}

/** @param {number} value */
const short = (value) => Math.round(value * 100) / 100;

/** What became of the request, in a line. */
function showCaption() {
    const { answer } = state;
    const { requested, resolved } = answer.presentation;
    const frame = answer.layers.find((/** @type {any} */ layer) => layer.role === 'dialog')?.frame;
    const change = answer.adaptations.find((/** @type {any} */ adaptation) => adaptation.to === resolved && requested !== resolved);
    byId('caption').replaceChildren(
        el('code', {}, requested === resolved ? resolved : `${requested} → ${resolved}`),
        change ? ` because of ${change.reason}` : '',
        frame ? ` · ${short(frame.width)} × ${short(frame.height)} at ${short(frame.x)}, ${short(frame.y)}` : '');
}

// MARK: What is loaded after the first picture

/** What the lists can do. */
const hands = {
    /** @param {any} highlight */
    point: (highlight) => picture.point(highlight),
    /** @param {string} pointer */
    reveal: (pointer) => {
        /** @type {HTMLDetailsElement} */ (byId('request')).open = true;
        parts?.form.reveal(pointer);
    },
    /** @param {(request: Request) => Request} change @param {string} label */
    apply: (change, label) => {
        setRequest(change({ ...state.request, device: deviceOf(state.request) }));
        announce(`${label}: done.`);
    },
    /** @param {string} phase */
    play: (phase) => parts?.transport.choose(phase),
};

/** @param {Request} request */
function setRequest(request) {
    state.request = shortest(request);
    parts?.form.show(state.request);
    writeAddress();
    ask();
}

/** Fills what stands around the picture. */
function showParts() {
    if (!parts || !state.answer) return;
    const { answer } = state;
    parts.form.mark([]);
    parts.transport.show();
    const { trace, ...rest } = answer;
    const shown = state.request.options?.explain ? answer : rest;
    const panel = byId('panel-answer');
    const tree = el('div');
    const bytes = JSON.stringify(shown).length;
    panel.replaceChildren(el('div', { class: 'panel-tools' },
        el('span', {}, `${(bytes / 1024).toFixed(1)} KiB`),
        el('button', { type: 'button', class: 'copy', onclick: () => parts.json.foldAll(tree, true) }, 'Unfold'),
        el('button', { type: 'button', class: 'copy', onclick: () => parts.json.foldAll(tree, false) }, 'Fold'),
        copyButton('Copy JSON', () => JSON.stringify(shown, null, 2))), tree);
    parts.json.showJSON(tree, shown, {
        open: 0, opened: state.opened,
        note: (/** @type {any[]} */ path, /** @type {any} */ value) => (path.length > 1 ? value?.id ?? value?.layer ?? value?.rule ?? value?.target : undefined),
        point: (/** @type {any[]} */ path, /** @type {any} */ value) => hands.point(pointedAt(path, value)),
    });
    const profile = deviceOf(state.request).profile;
    byId('request-size').textContent = `${parts.known.get(profile)?.name ?? 'own device'}, ${answer.presentation.requested}`;
    showRequestText();
    parts.why.showWhy(byId('panel-why'), answer, hands);
    parts.why.showFindings(byId('panel-rules'), answer, state.request, hands);
    byId('rules-count').textContent = `${answer.diagnostics.length || ''}`;
    showMoment();
    if (state.view === 'matrix') showMatrix();
}

/**
 * What a line of the answer is about.
 *
 * @param {any[]} path
 * @param {any} value
 */
function pointedAt(path, value) {
    const { answer } = state;
    const [list, index] = path;
    if (list === 'layers' && index !== undefined) return { layers: [answer.layers[index].id] };
    if (list === 'hitRegions' || list === 'dimmingRegions') {
        const region = answer[list][index];
        return region ? { layers: [region.target ?? region.layer], rects: region.rects ?? [] } : {};
    }
    const track = path.includes('tracks') ? path.slice(0, path.indexOf('tracks') + 2).reduce((place, name) => place?.[name], answer) : null;
    if (track?.layer) return { layers: [track.layer] };
    if (value && typeof value === 'object' && 'width' in value && 'x' in value) return { rects: [value] };
    return {};
}

/** The request as text, to be changed by hand. */
function showRequestText() {
    const text = JSON.stringify(shortest(state.request), null, 2);
    const panel = byId('panel-request');
    const box = el('textarea', { class: 'code', id: 'request-text', spellcheck: 'false', rows: text.split('\n').length + 1, value: text });
    const fault = el('p', { class: 'fault', role: 'alert' });
    if (panel.contains(document.activeElement)) return;
    panel.replaceChildren(
        el('div', { class: 'panel-tools' }, el('label', { for: 'request-text' }, 'The body of the request'),
            el('button', {
                type: 'button', class: 'copy', onclick: () => {
                    try { setRequest(JSON.parse(box.value)); fault.textContent = ''; } catch (error) { fault.textContent = `${error}`; }
                },
            }, 'Apply'), copyButton('Copy JSON', () => box.value)), fault, box);
}

/** What depends on the moment that is shown. */
function showMoment() {
    if (!parts || state.tab !== 'panel-copy') return;
    const offered = parts.form.contract.target('#/components/parameters/Format').schema.enum;
    parts.copy.showCopy(byId('panel-copy'), state.request, parts.transport, offered);
}

/** @type {AbortController | null} */
let drawing = null;
async function showMatrix() {
    drawing?.abort();
    drawing = new AbortController();
    try {
        parts.stages = await parts.matrix.showMatrix(byId('matrix'), state.request, parts.known, picture.hasApp, (/** @type {string} */ profile) => {
            setView('device');
            setRequest(changed({ ...state.request, device: deviceOf(state.request) }, ['device', 'profile'], profile));
        }, drawing.signal);
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;
    }
}

/** @param {'device' | 'matrix'} view */
function setView(view) {
    state.view = view;
    for (const name of ['device', 'matrix']) byId(`view-${name}`).setAttribute('aria-pressed', String(name === view));
    document.body.classList.toggle('is-matrix', view === 'matrix');
    byId('room').hidden = view === 'matrix';
    byId('matrix').hidden = view !== 'matrix';
    if (view === 'matrix' && parts) showMatrix();
    picture.fit();
    writeAddress();
}

/** The form, the timeline and the lists, once the first picture is there. */
async function load(/** @type {{phase: string, time: number}} */ moment) {
    const [forms, timeline, json, why, fixes, copy, matrix, contract, devices] = await Promise.all([
        import('./form.js'), import('./timeline.js'), import('../site/json.js'), import('./why.js'), import('./fixes.js'),
        import('./copy.js'), import('./matrix.js'), contractAsked(), fetch('/v1/devices').then((response) => response.json()),
    ]);
    const form = new forms.Form(byId('form'), byId('help'), contract, devices.devices);
    const transport = new timeline.Transport(picture);
    transport.phase = moment.phase;
    transport.time = moment.time;
    /** @type {Map<string, any>} */
    const known = new Map(devices.devices.map((/** @type {any} */ device) => [device.id, device]));
    parts = { form, transport, json, why, fixes, copy, matrix, known };
    const [curl] = copy.snippets;
    byId('take').replaceChildren(
        copyButton('Copy curl', () => curl.text(state.request, window.location.origin)),
        copyButton('Copy link', () => window.location.href));
    form.addEventListener('change', (/** @type {any} */ event) => {
        const { path, request } = event.detail;
        state.request = request;
        transport.isPlaying = false;
        if (['style', 'profile', 'orientation'].includes(path[1])) {
            state.request = settled(request, fixes, known.get(deviceOf(request).profile)?.idiom);
            if (state.request !== request) form.show(state.request);
        }
        writeAddress();
        ask();
    });
    transport.addEventListener('seek', () => {
        writeAddress();
        for (const stage of parts.stages ?? []) {
            if (transport.phase === 'rest') stage.seek(null, 0);
            else if (stage.phases.includes(transport.phase)) stage.seek(transport.phase, Math.min(transport.time, stage.duration(transport.phase)));
        }
    });
    return form;
}

/** @type {Promise<Contract> | null} */
let contract = null;
function contractAsked() {
    contract ??= fetch('/openapi.json').then(async (response) => new Contract(await response.json()));
    return contract;
}

// MARK: Touches, drags, buttons

let pointing = 0;
picture.addEventListener('touch', (event) => {
    const { point, region } = /** @type {CustomEvent} */ (event).detail;
    const target = region?.target ?? 'nothing';
    const effect = region?.effect ?? 'outside the window';
    const goes = region?.effect === 'dismiss' || (region?.dismisses && region.dismisses !== 'never');
    byId('caption').replaceChildren(
        point ? el('code', {}, `(${point.join(', ')})`) : 'The key', ' reaches ', el('code', {}, target), `: ${effect}`,
        region?.dismisses ? `, dismisses: ${region.dismisses}` : '',
        goes ? el('button', { type: 'button', class: 'inline', onclick: () => hands.play('dismiss') }, 'Play it') : '');
    picture.point({ layers: region?.target ? [region.target] : [] });
    clearTimeout(pointing);
    pointing = window.setTimeout(() => picture.point({}), 1400);
});

picture.addEventListener('change', (event) => {
    const released = /** @type {CustomEvent} */ (event).detail;
    const { target, reason } = released;
    byId('caption').replaceChildren('Let go: ', el('code', {}, `${target}`), reason ? ` (${reason})` : '',
        target === 'dismissed' ? el('button', { type: 'button', class: 'inline', onclick: () => parts?.transport.choose('present') }, 'Show it again') : '');
    // A sheet rests where it was let go, so that is what the request says from then on.
    picture.addEventListener('end', () => {
        const detents = (state.answer.presentation.detents ?? []).map((/** @type {any} */ detent) => detent.detent);
        if (!detents.includes(target) || detents.length < 2) return;
        setRequest(changed(state.request, ['dialog', 'placement', 'selectedDetent'], isNumber(`${target}`) ? Number(target) : target));
    }, { once: true });
});

for (const view of /** @type {const} */ (['device', 'matrix'])) byId(`view-${view}`).addEventListener('click', () => setView(view));

/** Says which overlays are on. */
function showOverlays() {
    for (const button of byId('overlays').querySelectorAll('button')) {
        const name = button.dataset.overlay ?? '';
        button.setAttribute('aria-pressed', String(name === 'app' ? picture.hasApp : picture.overlay.shown.has(name)));
    }
}

for (const button of byId('overlays').querySelectorAll('button')) {
    button.addEventListener('click', () => {
        const name = button.dataset.overlay ?? '';
        const { shown } = picture.overlay;
        if (name === 'app') {
            picture.hasApp = !picture.hasApp;
            if (state.view === 'matrix') showMatrix();
        } else if (!shown.delete(name)) shown.add(name);
        picture.sketch();
        picture.redraw();
        showOverlays();
        writeAddress();
    });
}

const showTab = makeTabs(byId('tabs'), (id) => {
    state.tab = id;
    showMoment();
    writeAddress();
});

byId('form').addEventListener('submit', (event) => event.preventDefault());

// MARK: The start

/** Shows what the address says. */
async function start() {
    const moment = readView();
    showOverlays();
    showTab(state.tab);
    const { search } = window.location;
    const query = search.length > 1 ? search : '';
    if (!parts) {
        // First the picture, then what stands around it.
        await ask({ answered: asked });
        await load(moment);
    } else {
        parts.transport.phase = moment.phase;
        parts.transport.time = moment.time;
    }
    state.request = query ? requestIn(query, await contractAsked()) : standard;
    parts.form.show(state.request);
    setView(state.view);
    await ask();
}

const narrow = window.matchMedia('(max-width: 759px)');
const request = /** @type {HTMLDetailsElement} */ (byId('request'));
request.open = !narrow.matches;
narrow.addEventListener('change', () => { request.open = !narrow.matches; });
window.addEventListener('popstate', start);
start();
