// A request as a value, as a URL, and as what is copied. Paths are lists of names: ['dialog', 'content', 'title'].

import { isNumber } from '../site/schema.js';

/** @typedef {import('../site/schema.js').Contract} Contract */
/** @typedef {Record<string, any>} Request */
/** @typedef {(string | number)[]} Path */

/**
 * The value at a path; undefined where there is none.
 *
 * @param {any} value
 * @param {Path} path
 * @returns {any}
 */
export function valueAt(value, path) {
    return path.reduce((place, name) => (place === null || typeof place !== 'object' ? undefined : place[name]), value);
}

/**
 * A copy with another value at a path; undefined takes the member away, and what is empty then as well.
 *
 * @param {any} value
 * @param {Path} path
 * @param {any} leaf
 * @returns {any}
 */
export function changed(value, path, leaf) {
    if (!path.length) return leaf;
    const [name, ...rest] = path;
    const isList = Array.isArray(value) || (value === undefined && typeof name === 'number');
    const copy = isList ? [...(value ?? [])] : { ...(value ?? {}) };
    const child = changed(copy[name], rest, leaf);
    const isGone = child === undefined || (rest.length && isEmpty(child) && !isEmpty(copy[name]));
    if (!isGone) copy[name] = child;
    else if (Array.isArray(copy)) copy.splice(Number(name), 1);
    else delete copy[name];
    return copy;
}

/** @param {any} value */
function isEmpty(value) {
    return value !== null && typeof value === 'object' && !Object.keys(value).length;
}

/**
 * A JSON pointer as a path.
 *
 * @param {string} pointer
 * @returns {Path}
 */
export function pathOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((part) => {
            const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
            return /^[0-9]+$/.test(name) ? Number(name) : name;
        });
}

/**
 * The device of a request as an object, whether it is told by its id or in full.
 *
 * @param {Request} request
 * @returns {Record<string, any>}
 */
export function deviceOf(request) {
    return typeof request.device === 'string' ? { profile: request.device } : (request.device ?? {});
}

/**
 * The same request in its shortest form: a device of which only the profile is said is its id.
 *
 * @param {Request} request
 * @returns {Request}
 */
export function shortest(request) {
    const device = deviceOf(request);
    const names = Object.keys(device);
    const isPlain = names.length === 1 && typeof device.profile === 'string';
    return { ...request, device: isPlain ? device.profile : device, dialog: request.dialog ?? {} };
}

/**
 * The members of a request by their dotted names, as `GET /v1/specs` takes them.
 *
 * @param {Request} request
 * @returns {string} Without the question mark.
 */
export function queryOf(request) {
    /** @type {string[]} */
    const pairs = [];
    /** @param {string} name @param {any} value */
    const add = (name, value) => {
        if (value === null || isEmpty(value) || isPlainList(value)) pairs.push(pair(name, JSON.stringify(value)));
        else if (typeof value === 'object')
            for (const [member, child] of Object.entries(value)) add(`${name}.${member}`, child);
        else pairs.push(pair(name, `${value}`));
    };
    const { device, ...rest } = shortest(request);
    const { profile, ...settings } = typeof device === 'string' ? { profile: device } : device;
    if (typeof profile === 'string') add('device', profile);
    else if (profile) add('device.profile', profile);
    if (Object.keys(settings).length) add('device', settings);
    for (const [name, value] of Object.entries(rest)) add(name, value);
    return pairs.join('&');
}

/** @param {any} value */
function isPlainList(value) {
    return Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object');
}

/** @param {string} name @param {string} value */
function pair(name, value) {
    /** @param {string} text */
    const encoded = (text) =>
        encodeURIComponent(text)
            .replaceAll('%20', '+')
            .replaceAll('%2C', ',')
            .replaceAll('%3A', ':')
            .replaceAll('%5B', '[')
            .replaceAll('%5D', ']');
    return `${encoded(name)}=${encoded(value)}`;
}

/**
 * The request that a URL's query says, by the contract's word for what each member takes.
 *
 * @param {string} query With or without the question mark.
 * @param {Contract} contract
 * @returns {Request | null} Nothing where it cannot be read.
 */
export function requestIn(query, contract) {
    const pairs = [...new URLSearchParams(query)];
    const whole = pairs.find(([name]) => name === 'request');
    if (whole) {
        try {
            const bytes = atob(whole[1].replaceAll('-', '+').replaceAll('_', '/'));
            const value = JSON.parse(
                new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))),
            );
            return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null;
        } catch {
            return null;
        }
    }
    /** @type {Request} */
    const request = {};
    for (const [name, text] of pairs) {
        const path = name.split('.');
        if (!['device', 'dialog', 'options'].includes(path[0])) continue;
        if (name === 'device' && !text.startsWith('{')) path.push('profile');
        const value = contract.value(contract.at(contract.schemas.SpecRequest, path), text);
        place(request, path, value);
    }
    return lists(request);
}

/** @param {any} value @param {string[]} path @param {any} leaf */
function place(value, path, leaf) {
    let here = value;
    for (const name of path.slice(0, -1)) {
        if (here[name] === null || typeof here[name] !== 'object') here[name] = {};
        here = here[name];
    }
    here[path[path.length - 1]] = leaf;
}

/**
 * Objects whose names are numbers are lists.
 *
 * @param {any} value
 * @returns {any}
 */
function lists(value) {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(lists);
    const names = Object.keys(value);
    const isList = names.length > 0 && names.every((name) => isNumber(name));
    if (isList) return names.sort((a, b) => Number(a) - Number(b)).map((name) => lists(value[name]));
    return Object.fromEntries(names.map((name) => [name, lists(value[name])]));
}
