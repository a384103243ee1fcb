// Values and the shapes they may have: which one a value has, what it is called, and what it begins as.

/** @typedef {import('../site/schema.js').Contract} Contract */
/** @typedef {import('../site/schema.js').Schema} Schema */
/** @typedef {import('./request.js').Path} Path */

/**
 * What a value begins as where the contract gives no example.
 *
 * @type {Record<string, any>}
 */
const beginnings = {
    cubicBezier: [0.2, 0.8, 0.2, 1],
    spring: { response: 0.5, dampingRatio: 0.8 },
    steps: 4,
    linear: [
        [0, 0],
        [1, 1],
    ],
    width: 120,
    height: 80,
    x: 40,
    y: 120,
    radius: 16,
    path: 'M0 0H200V120H0Z',
    title: 'Title',
    blur: 12,
    navigation: 44,
    at: 0,
};

/** @param {Contract} contract @param {Schema} shape */
export function shapeName(contract, shape) {
    const kind = contract.kind(shape);
    if (kind.name !== 'object') return kind.name === 'boolean' ? 'true or false' : kind.name;
    const kinds = shape.properties.kind && contract.kind(shape.properties.kind).choices;
    if (kinds) return kinds.join(' or ');
    return shape.required?.length
        ? `{ ${shape.required.join(', ')} }`
        : `{ ${Object.keys(shape.properties).slice(0, 3).join(', ')} … }`;
}

/**
 * Whether a value has a shape, as far as its type and its names tell.
 *
 * @param {Contract} contract
 * @param {Schema} shape
 * @param {any} value
 * @returns {boolean}
 */
export function fits(contract, shape, value) {
    const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
    if (shape.type !== type && !(shape.type === 'integer' && type === 'number')) return false;
    if (type === 'string') {
        const { choices } = contract.kind(shape);
        return !choices || choices.includes(value);
    }
    if (type !== 'object' || !shape.properties) return true;
    const kinds = shape.properties.kind && contract.kind(shape.properties.kind).choices;
    if (kinds && value.kind) return kinds.includes(value.kind);
    return (
        Object.keys(value).every((name) => name in shape.properties) &&
        (shape.required ?? []).every((/** @type {string} */ name) => name in value)
    );
}

/**
 * A value to begin with.
 *
 * @param {Contract} contract
 * @param {Schema} schema
 * @param {Path} path
 * @returns {any}
 */
export function beginning(contract, schema, path) {
    const own = contract.shape(schema);
    const name = path[path.length - 1];
    const kind = contract.kind(own);
    if (kind.name === 'object') {
        const needed =
            own.required ??
            (own.properties.title
                ? ['title']
                : own.properties.placeholder
                  ? ['placeholder']
                  : Object.keys(own.properties).slice(0, 1));
        return Object.fromEntries(
            needed.map((/** @type {string} */ member) => [
                member,
                beginnings[member] ?? beginning(contract, own.properties[member], [...path, member]),
            ]),
        );
    }
    if (own.examples?.length) return own.examples[0];
    if (typeof name === 'string' && name in beginnings) return beginnings[name];
    switch (kind.name) {
        case 'choice':
            return kind.choices?.[0];
        case 'boolean':
            return true;
        case 'number':
            return Math.max(own.minimum ?? 0, own.exclusiveMinimum === undefined ? 0 : 1);
        case 'list':
            return Array.from({ length: own.minItems ?? 1 }, (_, index) =>
                beginning(contract, own.prefixItems?.[index] ?? own.items, path),
            );
        case 'union':
            return beginning(contract, kind.options?.[0] ?? {}, path);
        case 'color':
            return '#336699';
        default:
            return '';
    }
}
