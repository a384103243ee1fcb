// The timeline under the picture: which phase, at which time, and what its tracks and events do.

import { valueAt } from '../scrim.js';
import { byId, el, svg } from '../site/dom.js';

/** @typedef {{layer: string, property: string, keyframes: any[]}} Track */

/**
 * What phases are called where their names do not say it.
 *
 * @param {string} phase
 */
function nameOf(phase) {
    return phase === 'rest' ? 'at rest' : phase;
}

/** The transport and the score. Events: `seek`, when what is shown has changed by it. */
export class Transport extends EventTarget {
    /** @param {import('./picture.js').Picture} picture */
    constructor(picture) {
        super();
        this.picture = picture;
        this.phase = 'rest';
        this.time = 0;
        this.isPlaying = false;
        this.phaseBox = /** @type {HTMLSelectElement} */ (byId('phase'));
        this.timeBox = /** @type {HTMLInputElement} */ (byId('time'));
        this.speedBox = /** @type {HTMLSelectElement} */ (byId('speed'));
        this.loopButton = byId('loop');
        this.isLooping = false;
        this.playButton = byId('play');
        this.clock = byId('clock');
        this.score = byId('score');
        this.phaseBox.addEventListener('change', () => this.choose(this.phaseBox.value));
        this.timeBox.addEventListener('keydown', (event) => this.#step(event));
        this.timeBox.addEventListener('input', () => {
            const time = Number(this.timeBox.value);
            this.pause();
            this.seek(this.phase === 'rest' ? this.#first() : this.phase, time);
        });
        this.loopButton.addEventListener('click', () => {
            this.isLooping = !this.isLooping;
            this.loopButton.setAttribute('aria-pressed', String(this.isLooping));
        });
        this.playButton.addEventListener('click', () => (this.isPlaying ? this.pause() : this.play()));
        this.score.addEventListener('pointerdown', (event) => this.#scrub(event));
        this.score.addEventListener('pointermove', (event) => {
            if (event.buttons) this.#scrub(event);
        });
    }

    /** Shows the timelines of an answer, and stays where it was where there is that still. */
    show() {
        const { stage } = this.picture;
        const phases = ['rest', ...stage.phases];
        this.phaseBox.replaceChildren(...phases.map((name) => el('option', { value: name }, nameOf(name))));
        if (!phases.includes(this.phase)) this.phase = 'rest';
        this.seek(this.phase, this.time);
    }

    /**
     * Chooses a phase, from its start.
     *
     * @param {string} phase
     */
    choose(phase) {
        this.pause();
        this.seek(phase, 0);
        if (phase !== 'rest') this.play();
    }

    /** @param {string} phase @param {number} time In seconds. */
    seek(phase, time) {
        const { stage } = this.picture;
        this.phase = phase;
        if (phase === 'rest') {
            this.time = 0;
            stage.seek(null, 0);
        } else {
            this.time = Math.min(Math.max(time, 0), stage.duration(phase));
            stage.seek(phase, this.time);
        }
        this.picture.redraw();
        this.#draw();
        this.dispatchEvent(new CustomEvent('seek'));
    }

    /** Plays from where it is, or from the start where it has ended. */
    play() {
        if (this.phase === 'rest') this.phase = this.#first();
        const duration = this.picture.stage.duration(this.phase);
        if (!duration) return;
        if (this.time >= duration - 1e-6) this.time = 0;
        this.isPlaying = true;
        let last = performance.now();
        /** @param {number} now */
        const step = (now) => {
            if (!this.isPlaying) return;
            const next = this.time + (Math.max(now - last, 0) / 1000) * Number(this.speedBox.value);
            last = now;
            if (next >= duration && this.isLooping) this.seek(this.phase, next % duration);
            else this.seek(this.phase, next);
            if (next >= duration && !this.isLooping) this.pause();
            else requestAnimationFrame(step);
        };
        this.seek(this.phase, this.time);
        requestAnimationFrame(step);
    }

    pause() {
        this.isPlaying = false;
        this.#draw();
    }

    #first() {
        return this.picture.stage.phases[0] ?? 'rest';
    }

    /**
     * Arrows go from frame to frame, with Shift and the keys for pages by ten; the mouse and the finger go anywhere.
     *
     * @param {KeyboardEvent} event
     */
    #step(event) {
        const far = event.shiftKey ? 10 : 1;
        const frames = { ArrowRight: far, ArrowUp: far, ArrowLeft: -far, ArrowDown: -far, PageUp: 10, PageDown: -10 }[
            event.key
        ];
        if (frames === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        this.pause();
        this.seek(this.phase === 'rest' ? this.#first() : this.phase, (Math.round(this.time * 60) + frames) / 60);
    }

    /** @param {PointerEvent} event */
    #scrub(event) {
        const lane = this.score.querySelector('.lane-time');
        if (!lane || this.phase === 'rest') return;
        const { left, width } = lane.getBoundingClientRect();
        if (event.clientX < left - 6) return;
        this.pause();
        this.seek(this.phase, ((event.clientX - left) / width) * this.picture.stage.duration(this.phase));
    }

    #draw() {
        const { stage } = this.picture;
        const isRest = this.phase === 'rest';
        const duration = isRest ? 0 : stage.duration(this.phase);
        this.phaseBox.value = this.phase;
        this.timeBox.max = `${duration || 1}`;
        this.timeBox.step = `${Math.max(duration / 1000, 0.0001)}`;
        this.timeBox.value = `${this.time}`;
        this.timeBox.setAttribute(
            'aria-valuetext',
            isRest ? 'at rest' : `${this.time.toFixed(3)} of ${duration.toFixed(3)} seconds`,
        );
        this.clock.textContent = isRest ? '' : `${this.time.toFixed(3)} / ${duration.toFixed(3)} s`;
        this.playButton.setAttribute('aria-label', this.isPlaying ? 'Pause' : 'Play');
        this.playButton.classList.toggle('is-playing', this.isPlaying);
        // At rest those of what would be played, so that nothing is moved aside when it is.
        const timeline = stage.timeline(isRest ? this.#first() : this.phase);
        if (this.drawn !== timeline) {
            this.drawn = timeline;
            this.score.replaceChildren(...(timeline ? lanes(timeline) : []));
        }
        for (const head of this.score.querySelectorAll('.playhead')) {
            /** @type {SVGElement} */ (head).style.transform =
                `translateX(${duration ? (this.time / duration) * 100 : 0}%)`;
        }
    }
}

/** How much of the lane a letter of an event's name takes, on a lane as narrow as it gets beside its names. */
const letterShare = 0.024;

/** @param {any} timeline */
function lanes(timeline) {
    const { duration } = timeline;
    const list = el('div', { class: 'lanes' });
    const events = el('div', { class: 'lane events' }, el('span', { class: 'lane-name' }, 'events'));
    const marks = el('div', { class: 'lane-time' });
    // What each row has taken of the lane; a name that would lie over another goes below it.
    /** @type {[number, number][][]} */
    const rows = [];
    timeline.events.forEach((/** @type {any} */ event) => {
        const mark = el('span', { class: 'event', title: `${event.name} at ${event.time} s` }, event.name);
        const share = duration ? event.time / duration : 0;
        mark.style.setProperty('--at', `${share * 100}%`);
        mark.classList.toggle('late', share > 0.5);
        const length = (event.name.length + 2) * letterShare;
        const [start, end] = share > 0.5 ? [share - length, share] : [share, share + length];
        let row = rows.findIndex((taken) => taken.every(([from, to]) => end <= from || start >= to));
        if (row < 0) row = rows.push([]) - 1;
        rows[row].push([start, end]);
        mark.style.setProperty('--row', String(row));
        marks.append(mark);
    });
    marks.style.height = `${4 + 16 * Math.max(1, rows.length)}px`;
    marks.append(el('span', { class: 'playhead' }));
    events.append(marks);
    list.append(events);
    for (const track of timeline.tracks) list.append(lane(track, duration));
    return [list];
}

/**
 * One track: its values over its time, each between its least and its greatest.
 *
 * @param {Track} track
 * @param {number} duration
 */
function lane(track, duration) {
    const count = 96;
    const samples = Array.from({ length: count + 1 }, (_, index) =>
        [valueAt(track.keyframes, (duration * index) / count)].flat(),
    );
    const picture = svg('svg', { viewBox: '0 0 96 20', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
    const size = typeof samples[0][0] === 'number' ? samples[0].length : 0;
    for (let axis = 0; axis < size; axis += 1) {
        const values = samples.map((sample) => sample[axis] ?? sample[0]);
        const [least, most] = [Math.min(...values), Math.max(...values)];
        if (most - least < 1e-9) continue;
        const points = values.map(
            (value, index) => `${index},${(18 - (16 * (value - least)) / (most - least)).toFixed(2)}`,
        );
        picture.append(svg('polyline', { points: points.join(' '), 'vector-effect': 'non-scaling-stroke' }));
    }
    const time = el('div', { class: 'lane-time' });
    time.append(picture, el('span', { class: 'playhead' }));
    return el(
        'div',
        { class: 'lane' },
        el(
            'span',
            { class: 'lane-name', title: `${track.layer} ${track.property}` },
            el('b', {}, track.layer),
            ` ${track.property}`,
        ),
        time,
    );
}
