// The playground: a request in a form, its answer in a picture and in JSON, and both in the page's address.

import { announce, byId, copyButton, makeTabs, prose } from '../site/dom.js';
import { Contract, isNumber } from '../site/schema.js';
import { addressOf, viewIn } from './address.js';
import { answered, released, touched } from './captions.js';
import { Picture } from './picture.js';
import { changed, deviceOf, requestIn, shortest, valueAt } from './request.js';

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
    /** The member that was changed last, as a dotted path. */
    member: '',
    /** The anchor that the request was given because it needs one, as JSON. */
    anchor: '',
};

/** @type {any} What is loaded after the first picture: the form, the timeline, the lists. */
let parts = null;
/** @type {AbortController | null} */
let asking = null;

// MARK: The address

/** Takes over what stands behind the `#`, and says which moment it is. */
function readView() {
    const { view, tab, overlays, hasApp, phase, time } = viewIn(window.location.hash);
    Object.assign(state, { view, tab: document.getElementById(`panel-${tab}`) ? `panel-${tab}` : 'panel-answer' });
    picture.overlay.shown = new Set(overlays);
    picture.hasApp = hasApp;
    return { phase, time };
}

let writing = 0;
/** Whether the browser's way back leads to the request before the one that is to be written. */
let isStep = false;
/** Writes the state into the address, soon: browsers take only so many changes in a time. */
function writeAddress() {
    clearTimeout(writing);
    writing = window.setTimeout(() => {
        const isStandard = JSON.stringify(shortest(state.request)) === JSON.stringify(standard);
        const address = addressOf(isStandard ? null : state.request, {
            view: state.view, tab: state.tab.slice(6), overlays: [...picture.overlay.shown], hasApp: picture.hasApp,
            phase: parts?.transport.phase ?? 'rest', time: parts?.transport.time ?? 0,
        });
        if (isStep) history.pushState(null, '', address); else history.replaceState(null, '', address);
        isStep = false;
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
    byId('caption').replaceChildren(...answered(answer));
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
    if (parts && state.view === 'matrix') showMatrix();
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
    state.member = '';
    isStep = true;
    parts?.form.show(state.request);
    writeAddress();
    ask();
}

/** Fills what stands around the picture. */
function showParts() {
    if (!parts || !state.answer) return;
    const { answer, request } = state;
    const { profile } = deviceOf(request);
    parts.form.mark([]);
    parts.transport.show();
    byId('request-size').textContent = `${parts.known.get(profile)?.name ?? 'own device'}, ${answer.presentation.requested}`;
    parts.panels.showAnswerText(byId('panel-answer'), answer, request, hands.point);
    parts.panels.showRequestText(byId('panel-request'), request, setRequest);
    parts.why.showWhy(byId('panel-why'), answer, hands);
    parts.why.showFindings(byId('panel-rules'), answer, request, hands);
    byId('rules-count').textContent = `${answer.diagnostics.length || ''}`;
    showMoment();
    if (state.view === 'matrix') showMatrix();
}

/** What depends on the moment that is shown. */
function showMoment() {
    if (!parts || state.tab !== 'panel-copy') return;
    const offered = parts.form.contract.target('#/components/parameters/AnswerFormat').schema.enum;
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

/** Shows the device or the matrix, whichever is looked at. */
function showView() {
    const isMatrix = state.view === 'matrix';
    for (const name of ['device', 'matrix']) byId(`view-${name}`).setAttribute('aria-pressed', String(name === state.view));
    document.body.classList.toggle('is-matrix', isMatrix);
    byId('room').hidden = isMatrix;
    byId('matrix').hidden = !isMatrix;
    picture.fit();
}

/** @param {'device' | 'matrix'} view */
function setView(view) {
    state.view = view;
    showView();
    if (view === 'matrix' && parts) showMatrix();
    writeAddress();
}

/** Waits until what was drawn can be seen; a page that nobody sees is not drawn, so not for long. */
function painted() {
    return Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
        new Promise((resolve) => setTimeout(resolve, 200)),
    ]);
}

/** The form, the timeline and the lists, once the first picture is there. */
async function load(/** @type {{phase: string, time: number}} */ moment) {
    const [forms, timeline, json, panels, why, fixes, copy, matrix, contract, devices] = await Promise.all([
        import('./form.js'), import('./timeline.js'), import('../site/json.js'), import('./panels.js'), import('./why.js'),
        import('./fixes.js'), import('./copy.js'), import('./matrix.js'), contractAsked(), fetch('/v1/devices').then((response) => response.json()),
    ]);
    const form = new forms.Form(byId('form'), byId('help'), contract, devices.devices);
    const transport = new timeline.Transport(picture);
    transport.phase = moment.phase;
    transport.time = moment.time;
    /** @type {Map<string, any>} */
    const known = new Map(devices.devices.map((/** @type {any} */ device) => [device.id, device]));
    parts = { form, transport, json, panels, why, fixes, copy, matrix, known };
    const [curl] = copy.snippets;
    byId('take').replaceChildren(
        copyButton('Copy curl', () => curl.text(state.request, window.location.origin)),
        copyButton('Copy link', () => window.location.href));
    form.addEventListener('change', (/** @type {any} */ event) => {
        const { path, request } = event.detail;
        // A word is typed letter by letter, and taken back as a whole.
        const member = path.join('.');
        isStep ||= member !== state.member;
        state.member = member;
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
    byId('caption').replaceChildren(...touched(point, region, () => hands.play('dismiss')));
    picture.point({ layers: region?.target ? [region.target] : [] });
    clearTimeout(pointing);
    pointing = window.setTimeout(() => picture.point({}), 1400);
});

picture.addEventListener('change', (event) => {
    const { target, reason } = /** @type {CustomEvent} */ (event).detail;
    byId('caption').replaceChildren(...released(target, reason, () => hands.play('present')));
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
    clearTimeout(writing);
    isStep = false;
    state.member = '';
    const moment = readView();
    showOverlays();
    showTab(state.tab);
    showView();
    const isFirst = !parts;
    if (isFirst) {
        // First the picture, then what stands around it.
        await ask({ answered: asked });
        if (picture.stage.phases.includes(moment.phase)) picture.stage.seek(moment.phase, moment.time);
        await painted();
        await load(moment);
    } else {
        parts.transport.phase = moment.phase;
        parts.transport.time = moment.time;
    }
    const { search } = window.location;
    state.request = search.length > 1 ? requestIn(search, await contractAsked()) : standard;
    parts.form.show(state.request);
    if (isFirst && state.answer?.trace) {
        picture.stage.request = shortest(state.request);
        showParts();
    } else {
        await ask();
    }
}

const narrow = window.matchMedia('(max-width: 759px)');
const request = /** @type {HTMLDetailsElement} */ (byId('request'));
request.open = !narrow.matches;
narrow.addEventListener('change', () => { request.open = !narrow.matches; });
window.addEventListener('popstate', start);
start();
