// The playground: a request in a form, its answer in a picture and in JSON, and both in the page's address.

import { announce, byId, copyButton, el, makeTabs } from '../site/dom.js';
import { Contract, isNumber } from '../site/schema.js';
import { AddressBar, addressOf, viewIn } from './address.js';
import { resultsOf } from './batch.js';
import { answered, faultLine, lost, released, touched } from './captions.js';
import { Picture } from './picture.js';
import { changed, deviceOf, requestIn, shortest } from './request.js';
import { Toolbar } from './toolbar.js';

/** @typedef {import('./request.js').Request} Request */

/**
 * What is shown where the address says nothing, and the answer that `ask.js` has asked for.
 *
 * @type {{standard: Request, asked: Promise<Response>, ownQuery: (search: string) => string}}
 */
const { standard, asked, ownQuery } = /** @type {any} */ (globalThis).playground;

const picture = new Picture(byId('room'), byId('bezel'), byId('picture'), byId('stage'));
const toolbar = new Toolbar(picture);
const addressBar = new AddressBar();

/** What the page shows. */
const state = {
    /** @type {Request} */
    request: standard,
    /** @type {any} The answer to the last request that has one. */
    answer: null,
    /** @type {any} Why there is no answer to this one. */
    problem: null,
    /** @type {'device' | 'matrix'} */
    view: 'device',
    tab: 'panel-answer',
    /** The member that was changed last, as a dotted path. */
    member: '',
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

/** Writes the state into the address. */
function writeAddress() {
    addressBar.write(() => {
        const isStandard = JSON.stringify(shortest(state.request)) === JSON.stringify(standard);
        return addressOf(isStandard ? null : state.request, {
            view: state.view,
            tab: state.tab.slice(6),
            overlays: [...picture.overlay.shown],
            hasApp: picture.hasApp,
            phase: parts?.transport.phase ?? 'rest',
            time: parts?.transport.time ?? 0,
        });
    });
}

// MARK: Asking

/**
 * Asks for the answer to the request of the state, and shows it; what was asked before no longer counts.
 *
 * @param {Promise<Response>} [asked] The answer, where it has been asked for.
 */
async function ask(asked) {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    const request = shortest(state.request);
    try {
        const { spec, problem } = await (asked ? asked.then(resultIn) : resultOf(request, signal));
        if (signal.aborted) return;
        setLost(false);
        const anchored = parts?.anchors.added(request, spec ?? problem);
        if (anchored) askWith(anchored);
        else if (spec) showAnswer(spec, request);
        else showProblem(problem);
    } catch {
        if (!signal.aborted) setLost(true);
    }
}

/**
 * What comes of a request. One whose style or device was chosen may lack an anchor, and is asked for as a batch of one:
 * browsers report the status of what is refused by itself as a failure of the page.
 *
 * @param {Request} request
 * @param {AbortSignal} signal
 * @returns {Promise<{spec?: any, problem?: any}>}
 */
async function resultOf(request, signal) {
    const explained = changed(request, ['options', 'explain'], true);
    if (parts?.anchors.isChosen) {
        const { results, problem } = await resultsOf([explained], signal);
        return results[0] ?? { problem };
    }
    const response = await fetch('/v1/specs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        signal,
        body: JSON.stringify(explained),
    });
    return resultIn(response);
}

/** @param {Response} response */
async function resultIn(response) {
    const answer = await response.json();
    return response.ok ? { spec: answer } : { problem: answer };
}

/**
 * Asks again, with what the answer to a request says that it lacks.
 *
 * @param {Request} request
 */
function askWith(request) {
    state.request = request;
    parts.form.show(request);
    writeAddress();
    ask();
}

// MARK: A service that does not answer

/** Milliseconds until it is asked again whether it is back. */
const patience = 2000;
let waiting = 0;

/**
 * Marks what is shown as the answer to an earlier request, offers to ask again, and does so by itself when the service
 * is back.
 *
 * @param {boolean} isLost
 */
function setLost(isLost) {
    clearTimeout(waiting);
    document.body.classList.toggle('is-lost', isLost);
    if (!isLost) return;
    byId('caption').replaceChildren(...lost(!!state.answer, retry));
    waiting = window.setTimeout(async () => {
        const isBack = await fetch('/healthz', { cache: 'no-store' }).then(
            (response) => response.ok,
            () => false,
        );
        if (!document.body.classList.contains('is-lost')) return;
        if (isBack) retry();
        else setLost(true);
    }, patience);
}

/** Asks again; what was not loaded is loaded now. */
function retry() {
    if (parts) ask();
    else start(true);
}

/** @param {any} answer @param {Request} request */
function showAnswer(answer, request) {
    Object.assign(state, { answer, problem: null });
    picture.show(answer, request);
    picture.stage.draggable = true;
    document.body.classList.remove('is-faulty');
    document.body.classList.add('has-answer');
    byId('caption').replaceChildren(...answered(answer));
    showParts();
}

/**
 * Shows why there is no answer.
 *
 * @param {any} problem
 */
function showProblem(problem) {
    const errors = problem.errors ?? [];
    state.problem = problem;
    document.body.classList.add('is-faulty');
    byId('caption').replaceChildren(...faultLine(problem));
    parts?.form.mark(errors);
    parts?.why.showProblem(byId('panel-rules'), problem, state.answer?.stage, hands);
    byId('rules-count').textContent = `${errors.length || ''}`;
    parts?.json.showJSON(byId('panel-answer'), problem, { open: 4 });
    parts?.panels.showRequestText(byId('panel-request'), state.request, setRequest, problem);
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
        // The button goes with its finding.
        byId('panel-rules').focus({ preventScroll: true });
    },
    /** @param {string} phase */
    play: (phase) => parts?.transport.choose(phase),
};

/** @param {Request} request */
function setRequest(request) {
    state.request = shortest(request);
    state.member = '';
    addressBar.isStep = true;
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
    parts.form.tell(answer.presentation);
    parts.transport.show();
    byId('request-size').textContent =
        `${parts.known.get(profile)?.name ?? 'own device'}, ${answer.presentation.requested}`;
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
    const formats = parts.form.contract.target('#/components/parameters/AnswerFormat')['x-formats'];
    parts.copy.showCopy(byId('panel-copy'), state.request, parts.transport, formats);
}

/** @type {AbortController | null} */
let drawing = null;
async function showMatrix() {
    drawing?.abort();
    drawing = new AbortController();
    const { signal } = drawing,
        matrix = await import('./matrix.js');
    if (signal.aborted) return;
    try {
        parts.stages = await matrix.showMatrix(
            byId('matrix'),
            state.request,
            parts.known,
            picture.hasApp,
            (/** @type {string} */ profile) => {
                setView('device');
                setRequest(
                    changed({ ...state.request, device: deviceOf(state.request) }, ['device', 'profile'], profile),
                );
            },
            signal,
        );
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;
    }
}

/** @param {'device' | 'matrix'} view */
function setView(view) {
    state.view = view;
    toolbar.show(view);
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

/** The form, the timeline and the lists, once the first picture is there; the pages' fonts after them. */
async function load(/** @type {{phase: string, time: number}} */ moment) {
    const [forms, timeline, json, panels, why, { Anchors }, copy, contract, devices] = await Promise.all([
        import('./form.js'),
        import('./timeline.js'),
        import('../site/json.js'),
        import('./panels.js'),
        import('./why.js'),
        import('./anchors.js'),
        import('./copy.js'),
        contractAsked(),
        fetch('/v1/devices').then((response) => response.json()),
    ]);
    const form = new forms.Form(byId('form'), byId('help'), contract, devices.devices);
    const transport = new timeline.Transport(picture);
    transport.phase = moment.phase;
    transport.time = moment.time;
    /** @type {Map<string, any>} */
    const known = new Map(devices.devices.map((/** @type {any} */ device) => [device.id, device]));
    const anchors = new Anchors(known);
    parts = { form, transport, json, panels, why, anchors, copy, known };
    const [curl] = copy.snippets;
    byId('take').replaceChildren(
        copyButton('Copy curl', () => curl.text(state.request, window.location.origin)),
        copyButton('Copy link', () => window.location.href),
    );
    form.addEventListener('change', (/** @type {any} */ event) => {
        const { path, request } = event.detail;
        // A word is typed letter by letter, and taken back as a whole.
        const member = path.join('.');
        addressBar.isStep ||= member !== state.member;
        state.member = member;
        state.request = request;
        transport.isPlaying = false;
        if (['style', 'profile', 'orientation'].includes(path[1])) {
            state.request = anchors.chosen(request);
            if (state.request !== request) form.show(state.request);
        }
        writeAddress();
        ask();
    });
    transport.addEventListener('seek', () => {
        writeAddress();
        for (const stage of parts.stages ?? []) {
            if (transport.phase === 'rest') stage.seek(null, 0);
            else if (stage.phases.includes(transport.phase))
                stage.seek(transport.phase, Math.min(transport.time, stage.duration(transport.phase)));
        }
    });
    return form;
}

/** Last of all: texts are read before in what the system has. */
function loadFonts() {
    document.head.append(el('link', { rel: 'stylesheet', href: '/site/fonts.css' }));
    picture.stage.loadFonts();
}

/** @type {Promise<Contract> | null} */
let contract = null;
function contractAsked() {
    contract ??= fetch('/playground/request.json').then(async (response) => new Contract(await response.json()));
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
    const detents = (state.answer.presentation.detents ?? []).map((/** @type {any} */ detent) => `${detent.detent}`);
    if (!detents.includes(`${target}`) || detents.length < 2) return;
    const path = ['dialog', 'placement', 'selectedDetent'];
    const request = changed(state.request, path, isNumber(`${target}`) ? Number(target) : target);
    picture.addEventListener('end', () => setRequest(request), { once: true });
});

// A drag or a touch that the service should have answered.
picture.addEventListener('fault', () => setLost(true));

toolbar.addEventListener('view', (event) => setView(/** @type {CustomEvent} */ (event).detail));
toolbar.addEventListener('overlays', (event) => {
    if (/** @type {CustomEvent} */ (event).detail === 'app' && state.view === 'matrix') showMatrix();
    writeAddress();
});

const showTab = makeTabs(byId('tabs'), (id) => {
    state.tab = id;
    showMoment();
    writeAddress();
});

byId('form').addEventListener('submit', (event) => event.preventDefault());

// MARK: The start

/**
 * Shows what the address says.
 *
 * @param {boolean} isAgain Whether the page could not be filled before.
 */
async function start(isAgain = false) {
    addressBar.forget();
    state.member = '';
    const moment = readView();
    showTab(state.tab);
    toolbar.show(state.view);
    const isFirst = !parts;
    if (isFirst) {
        // First the picture, then what stands around it.
        await ask(isAgain ? undefined : asked);
        if (picture.stage.phases.includes(moment.phase)) picture.stage.seek(moment.phase, moment.time);
        await painted();
        try {
            await load(moment);
        } catch {
            contract = null;
            setLost(true);
            return;
        }
        loadFonts();
    } else {
        parts.transport.phase = moment.phase;
        parts.transport.time = moment.time;
    }
    const query = ownQuery(window.location.search);
    state.request = (query && requestIn(query, await contractAsked())) || standard;
    parts.form.show(state.request);
    if (isFirst && state.answer?.trace) {
        picture.stage.request = shortest(state.request);
        showParts();
    } else if (isFirst && state.problem) {
        showProblem(state.problem, shortest(state.request));
    } else {
        // Anew, and with the trace.
        await ask();
    }
}

const narrow = window.matchMedia('(max-width: 759px)');
const request = /** @type {HTMLDetailsElement} */ (byId('request'));
request.open = !narrow.matches;
narrow.addEventListener('change', () => {
    request.open = !narrow.matches;
});
window.addEventListener('popstate', () => start());
start();
