// Schemas to read: members with what they take and what is said of them, opened where one wants to know more.

import { el, prose } from '../site/dom.js';

/** @typedef {import('../site/schema.js').Contract} Contract */
/** @typedef {import('../site/schema.js').Schema} Schema */

/** @param {string} name */
export const anchorOf = (name) => `schema-${name}`;

/** @param {Schema} schema */
const nameOf = (schema) => schema.$ref?.split('/').pop();

/**
 * What a schema takes, in a few words.
 *
 * @param {Contract} contract
 * @param {Schema} schema
 * @returns {(Node | string)[]}
 */
export function typeWords(contract, schema) {
    const name = nameOf(schema);
    if (name) return [el('a', { href: `#${anchorOf(name)}`, class: 'type' }, name)];
    const options = schema.oneOf ?? schema.anyOf;
    if (options)
        return options.flatMap((/** @type {Schema} */ option, /** @type {number} */ index) => [
            index ? ' or ' : '',
            ...typeWords(contract, option),
        ]);
    if (schema.type === 'array') return schema.items ? ['list of ', ...typeWords(contract, schema.items)] : ['list'];
    if (typeof schema.additionalProperties === 'object')
        return ['names to ', ...typeWords(contract, schema.additionalProperties)];
    return [[schema.type ?? 'anything'].flat().join(' or ')];
}

/**
 * What a value is held to, in a few words.
 *
 * @param {Schema} schema
 */
function bounds(schema) {
    const words = [];
    if (schema.enum) words.push(schema.enum.map((/** @type {any} */ value) => `\`${value}\``).join(', '));
    else if (schema.pattern) words.push(`pattern \`${schema.pattern.replaceAll('`', "'")}\``);
    const least =
        schema.minimum ?? (schema.exclusiveMinimum !== undefined ? `more than ${schema.exclusiveMinimum}` : undefined);
    if (least !== undefined || schema.maximum !== undefined) words.push(`${least ?? '…'} to ${schema.maximum ?? '…'}`);
    if (schema.minItems !== undefined || schema.maxItems !== undefined)
        words.push(`${schema.minItems ?? 0} to ${schema.maxItems ?? '…'} items`);
    if (schema.maxLength !== undefined && !schema.pattern) words.push(`at most ${schema.maxLength} characters`);
    return words.join('; ');
}

/**
 * Whether there is more to see of it than a line says.
 *
 * @param {Contract} contract
 * @param {Schema} schema
 * @returns {boolean}
 */
function hasParts(contract, schema) {
    const own = contract.resolved(schema);
    if (own.properties || own.oneOf || own.anyOf) return true;
    if (own.items) return hasParts(contract, own.items);
    return typeof own.additionalProperties === 'object' && hasParts(contract, own.additionalProperties);
}

/**
 * A schema with all that is in it.
 *
 * @param {Contract} contract
 * @param {Schema} schema
 * @returns {HTMLElement}
 */
export function schemaView(contract, schema) {
    const own = contract.resolved(schema);
    const view = el('div', { class: 'schema' });
    const held = bounds(own);
    if (held) view.append(el('p', { class: 'bounds' }, ...prose(held)));
    for (const [name, member] of Object.entries(own.properties ?? {})) {
        view.append(memberView(contract, name, member, (own.required ?? []).includes(name)));
    }
    for (const option of own.oneOf ?? own.anyOf ?? []) view.append(memberView(contract, '', option, false));
    if (own.items) view.append(memberView(contract, 'items', own.items, false));
    if (typeof own.additionalProperties === 'object')
        view.append(memberView(contract, 'any name', own.additionalProperties, false));
    if (own.examples)
        view.append(el('p', { class: 'bounds' }, 'For example ', el('code', {}, JSON.stringify(own.examples[0]))));
    return view;
}

/**
 * @param {Contract} contract
 * @param {string} name
 * @param {Schema} member
 * @param {boolean} isRequired
 */
function memberView(contract, name, member, isRequired) {
    const own = contract.resolved(member);
    const head = [
        name ? el('code', { class: 'member-name' }, name) : null,
        ' ',
        el('span', { class: 'member-type' }, ...typeWords(contract, member)),
        isRequired ? el('span', { class: 'required' }, 'required') : null,
    ];
    const held = bounds(own);
    const said = [
        own.description ? el('p', {}, ...prose(own.description)) : null,
        held ? el('p', { class: 'bounds' }, ...prose(held)) : null,
    ];
    if (!hasParts(contract, member))
        return el('div', { class: 'member' }, el('div', { class: 'member-head' }, ...head), ...said);
    const fold = el('details', {}, el('summary', { class: 'member-head' }, ...head));
    fold.addEventListener('toggle', () => {
        if (fold.open && fold.children.length < 2) fold.append(schemaView(contract, member));
    });
    return el('div', { class: 'member' }, fold, ...said);
}
