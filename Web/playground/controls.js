// The controls of the form: how a value that is not made of others is asked for.

import { el } from '../site/dom.js';
import { valueAt } from './request.js';

/** @typedef {import('../site/schema.js').Contract} Contract */
/** @typedef {import('../site/schema.js').Schema} Schema */
/** @typedef {import('./fields.js').Desk} Desk */
/** @typedef {import('./request.js').Path} Path */

/**
 * The control of a value that is not made of others.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 * @returns {HTMLElement}
 */
export function control(desk, path, schema) {
    const { contract } = desk;
    const own = contract.shape(schema);
    const kind = contract.kind(schema);
    const value = valueAt(desk.request(), path);
    const standard = contract.standard(schema);
    /** @param {any} changed */
    const set = (changed) => desk.set(path, changed);
    switch (kind.name) {
        case 'choice':
            return choice(kind.choices ?? [], value, usual(desk, path, schema), (name) => set(name || undefined));
        case 'boolean': {
            if (standard === undefined) {
                const said = usual(desk, path, schema);
                return choice(['true', 'false'], value === undefined ? '' : `${value}`, said, (name) =>
                    set(name ? name === 'true' : undefined),
                );
            }
            const isUsual = standard === 'true';
            const box = el('input', { type: 'checkbox', checked: value ?? isUsual });
            box.addEventListener('change', () => set(box.checked === isUsual ? undefined : box.checked));
            return box;
        }
        case 'number': {
            const box = el('input', {
                type: 'number',
                step: 'any',
                min: own.minimum ?? own.exclusiveMinimum,
                max: own.maximum,
                value: value ?? '',
                placeholder: standard ?? '',
                inputmode: 'decimal',
                autocomplete: 'off',
            });
            box.addEventListener('input', () => set(box.value === '' ? undefined : box.valueAsNumber));
            return box;
        }
        case 'map': {
            const lines = Object.entries(value ?? {})
                .map(([name, color]) => `${name} ${color}`)
                .join('\n');
            const box = el('textarea', { rows: 2, spellcheck: 'false', value: lines, placeholder: 'tint #5E35B1' });
            box.addEventListener('change', () => set(mapOf(box.value)));
            return box;
        }
        case 'color':
            return color(value, set);
        default:
            return text(contract, schema, path, value, set);
    }
}

/**
 * What a member is that is left out: as the contract has it, as the answer has it, or that it depends.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 */
function usual(desk, path, schema) {
    const standard = desk.contract.standard(schema);
    if (standard !== undefined || !desk.contract.depends(schema)) return standard;
    return desk.usual(path) ?? (path[0] === 'device' ? 'by the device' : byWhat(path));
}

/**
 * On what a dialog's member depends that is left out: its style does not depend on itself.
 *
 * @param {Path} path
 */
function byWhat(path) {
    return path.join('.') === 'dialog.style' ? 'by the system' : 'by style and system';
}

/**
 * Writes anew what members are that are left out, after another answer.
 *
 * @param {Desk} desk
 * @param {Element} host The form.
 */
export function renewUsual(desk, host) {
    for (const box of host.querySelectorAll('select')) {
        const pointer = box.closest('[data-pointer]')?.getAttribute('data-pointer');
        const first = box.options[0];
        if (!pointer || first?.value !== '' || !first.label.startsWith('default')) continue;
        const path = pointer.split('/').slice(1);
        const schema = desk.contract.at(desk.contract.schemas.SpecRequest, path);
        if (!schema || !desk.contract.depends(schema)) continue;
        first.textContent = `default · ${usual(desk, path, schema)}`;
    }
}

/**
 * @param {string[]} names
 * @param {any} value
 * @param {string | undefined} standard
 * @param {(name: string) => void} set
 */
function choice(names, value, standard, set) {
    const box = el(
        'select',
        {},
        el('option', { value: '' }, standard ? `default · ${standard}` : 'default'),
        names.map((name) => el('option', { value: name }, name)),
    );
    box.value = value === undefined || value === null ? '' : `${value}`;
    box.addEventListener('change', () => set(box.value));
    return box;
}

/**
 * A colour by its digits, with a picker at its side.
 *
 * @param {any} value
 * @param {(value: any) => void} set
 */
function color(value, set) {
    const box = el('input', {
        type: 'text',
        value: value ?? '',
        placeholder: '#RRGGBB',
        spellcheck: 'false',
        autocomplete: 'off',
        maxlength: 9,
    });
    box.addEventListener('input', () => set(box.value || undefined));
    return box;
}

/**
 * @param {Contract} contract
 * @param {Schema} schema
 * @param {Path} path
 * @param {any} value
 * @param {(value: any) => void} set
 */
function text(contract, schema, path, value, set) {
    const own = contract.resolved(schema);
    const isLong = path[path.length - 1] === 'message';
    const shown =
        value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : `${value}`;
    const example = own.examples?.[0] ?? contract.standard(schema) ?? contract.hints(schema).join(', ');
    const box = isLong
        ? el('textarea', { rows: 2, value: shown })
        : el('input', { type: 'text', value: shown, placeholder: example, autocomplete: 'off' });
    box.addEventListener('input', () => set(box.value === '' ? undefined : contract.value(schema, box.value)));
    return box;
}

/**
 * What a list of a certain length looks like.
 *
 * @param {Schema} own
 */
export function tuple(own) {
    if (own.minItems !== own.maxItems || !own.minItems) return '';
    return own.minItems === 2 ? '0, 0' : Array.from({ length: own.minItems }, () => '0').join(', ');
}

/** @param {string} lines */
function mapOf(lines) {
    const pairs = lines
        .split('\n')
        .map((line) => line.trim().split(/[\s:]+/))
        .filter((parts) => parts.length > 1);
    return pairs.length ? Object.fromEntries(pairs) : undefined;
}
