// The fields of the form: what a member of the contract takes decides how it is asked for.

import { el } from '../site/dom.js';
import { control, tuple } from './controls.js';
import { valueAt } from './request.js';
import { beginning, fits, shapeName } from './shapes.js';

/** @typedef {import('../site/schema.js').Contract} Contract */
/** @typedef {import('../site/schema.js').Schema} Schema */
/** @typedef {import('./request.js').Path} Path */

/**
 * @typedef {object} Desk What fields read from and write to.
 * @property {Contract} contract
 * @property {() => any} request
 * @property {(path: Path, value: any) => void} set
 * @property {(path: Path) => string | undefined} usual What the answer has for a member that is left out.
 * @property {Set<string>} open Paths of what is open, so that it stays so.
 * @property {Record<string, (path: Path) => Element>} special Fields of their own, by their path.
 */

/** @param {Path} path */
export function idOf(path) {
    return `member-${path.join('-')}`;
}

/** @param {Path} path */
export function pointerOf(path) {
    return path.map((name) => `/${name}`).join('');
}

/**
 * The field of one member.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 * @param {string} [label]
 * @returns {Element}
 */
export function field(desk, path, schema, label = `${path[path.length - 1]}`) {
    const special = desk.special[path.join('.')];
    if (special) return special(path);
    const kind = desk.contract.kind(schema);
    switch (kind.name) {
        case 'object':
            return group(desk, path, schema, label);
        case 'list':
            return list(desk, path, schema, label);
        case 'union':
            return union(desk, path, schema, label);
        default:
            return row(desk, path, schema, label, control(desk, path, schema));
    }
}

/**
 * A label with its control, and room for what is wrong with it.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 * @param {string} label
 * @param {HTMLElement} input
 */
export function row(desk, path, schema, label, input) {
    const id = idOf(path);
    input.id = id;
    input.setAttribute('aria-describedby', `${id}-fault`);
    const said = desk.contract.resolved(schema).description;
    if (said) input.setAttribute('aria-description', said.replaceAll('`', ''));
    const isSet = valueAt(desk.request(), path) !== undefined;
    const isCheck = input instanceof HTMLInputElement && input.type === 'checkbox';
    return el(
        'div',
        { class: `field${isCheck ? ' check' : ''}`, 'data-pointer': pointerOf(path), 'data-set': isSet || false },
        el('label', { for: id }, label),
        input,
        el('p', { class: 'fault', id: `${id}-fault` }),
    );
}

/**
 * The members of an object, folded until they are wanted.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 * @param {string} label
 */
function group(desk, path, schema, label) {
    const names = Object.keys(desk.contract.shape(schema).properties);
    return folded(desk, path, label, () => members(desk, path, schema, names));
}

/**
 * @param {Desk} desk
 * @param {Path} path
 * @param {string} label
 * @param {() => (Element | null)[]} make
 */
function folded(desk, path, label, make) {
    const pointer = pointerOf(path);
    const isSet = valueAt(desk.request(), path) !== undefined;
    const inside = el('div', { class: 'members' });
    const fold = el(
        'details',
        { class: 'group', 'data-pointer': pointer, 'data-set': isSet || false, open: isSet || desk.open.has(pointer) },
        el('summary', {}, label),
        el('p', { class: 'fault' }),
        inside,
    );
    const fill = () => {
        if (!fold.open) desk.open.delete(pointer);
        else if (desk.open.add(pointer) && !inside.firstChild) inside.append(...make().flatMap((made) => made ?? []));
    };
    fold.addEventListener('toggle', fill);
    if (fold.open) fill();
    return fold;
}

/**
 * The fields of some members of an object.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 * @param {string[]} names
 */
export function members(desk, path, schema, names) {
    return names.map((name) => {
        const member = desk.contract.member(schema, name);
        return member ? field(desk, [...path, name], member) : null;
    });
}

/**
 * A list: of plain values on one line, with commas; of objects, each with its members.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 * @param {string} label
 */
function list(desk, path, schema, label) {
    const { contract } = desk;
    const own = contract.shape(schema);
    const item = contract.kind(own.items ?? {});
    if (item.name !== 'object' && item.name !== 'list' && item.name !== 'union') {
        const value = valueAt(desk.request(), path);
        const box = el('input', {
            type: 'text',
            value: [value ?? []].flat().join(', '),
            autocomplete: 'off',
            spellcheck: 'false',
            placeholder: (item.choices ?? contract.hints(own.items)).slice(0, 2).join(', ') || tuple(own),
        });
        box.addEventListener('input', () => {
            const parts = box.value
                .split(',')
                .map((part) => part.trim())
                .filter(Boolean);
            desk.set(
                path,
                parts.length
                    ? parts.map((part, index) => contract.value(own.prefixItems?.[index] ?? own.items, part))
                    : undefined,
            );
        });
        return row(desk, path, schema, label, box);
    }
    if (item.name !== 'object') return raw(desk, path, schema, label);
    const host = el('fieldset', { class: 'list', 'data-pointer': pointerOf(path) });
    const fill = () => {
        const items = [valueAt(desk.request(), path) ?? []].flat();
        host.replaceChildren(
            el('legend', {}, label),
            el('p', { class: 'fault' }),
            ...items.map((_, index) =>
                itemCard(desk, [...path, index], own.items, () => {
                    desk.set([...path, index], undefined);
                    fill();
                    focusIn(host, '.add');
                }),
            ),
            el(
                'button',
                {
                    type: 'button',
                    class: 'add',
                    onclick: () => {
                        desk.set([...path, items.length], beginning(contract, own.items, path));
                        fill();
                        focusIn(host, '.card:last-of-type :is(input, select)');
                    },
                },
                `Add to ${label}`,
            ),
        );
    };
    fill();
    return host;
}

/** @param {Element} host @param {string} selector */
function focusIn(host, selector) {
    const found = host.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
}

/** What of an item is shown before the rest. */
const leading = ['title', 'placeholder', 'role', 'text', 'color', 'opacity', 'kind', 'frame'];

/**
 * One item of a list.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 * @param {() => void} remove
 */
function itemCard(desk, path, schema, remove) {
    const names = Object.keys(desk.contract.resolved(schema).properties);
    const first = names
        .filter((name) => leading.includes(name))
        .sort((a, b) => leading.indexOf(a) - leading.indexOf(b))
        .slice(0, 2);
    const rest = names.filter((name) => !first.includes(name));
    const more = el('details', { class: 'more' }, el('summary', {}, 'More'));
    more.addEventListener('toggle', () => {
        if (more.open && more.children.length < 2)
            more.append(...members(desk, path, schema, rest).flatMap((made) => made ?? []));
    });
    const number = Number(path[path.length - 1]) + 1;
    const name = `${path[path.length - 2]} ${number}`;
    return el(
        'div',
        { class: 'card', role: 'group', 'aria-label': name, 'data-pointer': pointerOf(path) },
        el('p', { class: 'fault' }),
        members(desk, path, schema, first),
        more,
        el(
            'button',
            { type: 'button', class: 'remove', 'aria-label': `Remove ${name}`, title: 'Remove', onclick: remove },
            '×',
        ),
    );
}

/**
 * What may take several shapes: first the shape, then what is in it.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 * @param {string} label
 */
function union(desk, path, schema, label) {
    const { contract } = desk;
    const shapes = contract.kind(contract.shape(schema)).options ?? [];
    const host = el('div', { class: 'union' });
    const fill = () => {
        const value = valueAt(desk.request(), path);
        const at = value === undefined ? -1 : shapes.findIndex((shape) => fits(contract, shape, value));
        const box = el('select', {}, el('option', { value: '' }, 'default'));
        shapes.forEach((shape, index) => {
            const names = shape.type === 'string' ? contract.kind(shape).choices : undefined;
            for (const name of names ?? []) box.append(el('option', { value: `${index} ${name}` }, name));
            if (!names) box.append(el('option', { value: `${index}` }, shapeName(contract, shape)));
        });
        const isNamed = typeof value === 'string' && contract.kind(shapes[at] ?? {}).choices;
        box.value = at < 0 ? '' : isNamed ? `${at} ${value}` : `${at}`;
        box.addEventListener('change', () => {
            const [index, name] = box.value.split(' ');
            const shape = shapes[Number(index)];
            desk.set(path, index === '' ? undefined : (name ?? beginning(contract, shape, path)));
            fill();
            focusIn(host, 'select');
        });
        const inside = at < 0 || isNamed ? null : inner(desk, path, shapes[at]);
        host.replaceChildren(
            row(desk, path, schema, label, box),
            ...(inside ? [el('div', { class: 'members' }, ...inside)] : []),
        );
    };
    fill();
    return host;
}

/**
 * The fields of a shape that was chosen.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} shape
 * @returns {(Element | null)[]}
 */
function inner(desk, path, shape) {
    const kind = desk.contract.kind(shape);
    if (kind.name === 'object') return members(desk, path, shape, Object.keys(shape.properties));
    const made =
        kind.name === 'list'
            ? list(desk, path, shape, 'values')
            : row(desk, path, shape, 'value', control(desk, path, shape));
    // The shape's own row has the id already.
    for (const element of made.querySelectorAll('[id]')) element.id += '-value';
    made.querySelector('label')?.setAttribute('for', `${idOf(path)}-value`);
    return [made];
}

/**
 * What no field asks for well is written as JSON.
 *
 * @param {Desk} desk
 * @param {Path} path
 * @param {Schema} schema
 * @param {string} label
 */
function raw(desk, path, schema, label) {
    const value = valueAt(desk.request(), path);
    const box = el('input', {
        type: 'text',
        value: value === undefined ? '' : JSON.stringify(value),
        spellcheck: 'false',
        placeholder: '[…] as JSON',
    });
    box.addEventListener('change', () =>
        desk.set(path, box.value ? desk.contract.value(schema, box.value) : undefined),
    );
    return row(desk, path, schema, label, box);
}
