// The contract as a page reads it: what members there are, what they take, and what is said of them.

/** @typedef {Record<string, any>} Schema */

/**
 * @typedef {object} Kind How a value can be asked for.
 * @property {'choice' | 'boolean' | 'number' | 'text' | 'color' | 'object' | 'list' | 'map' | 'union'} name
 * @property {string[]} [choices] The values of a choice.
 * @property {Schema[]} [options] The shapes of a union.
 */

/** The contract, `/openapi.json`, or a part of it. */
export class Contract {
    /** @param {Record<string, any>} document */
    constructor(document) {
        this.document = document;
        /** @type {Record<string, Schema>} */
        this.schemas = document.components.schemas;
    }

    /**
     * A schema without its reference: what is said beside that wins.
     *
     * @param {Schema} schema
     * @returns {Schema}
     */
    resolved(schema) {
        let result = schema;
        while (result.$ref) {
            const { $ref, ...own } = result;
            result = { ...this.target($ref), ...own };
        }
        return result;
    }

    /**
     * A schema that may also be null, or is one of one, as that one.
     *
     * @param {Schema} schema
     * @returns {Schema}
     */
    shape(schema) {
        const own = this.resolved(schema);
        const lasting = (own.oneOf ?? own.anyOf ?? []).filter(
            (/** @type {Schema} */ option) => this.resolved(option).type !== 'null',
        );
        if (lasting.length !== 1) return own;
        const { oneOf, anyOf, ...said } = own;
        return { ...this.shape(lasting[0]), ...said };
    }

    /**
     * What a reference leads to.
     *
     * @param {string} reference `#/components/schemas/Dialog`
     * @returns {any}
     */
    target(reference) {
        return reference
            .slice(2)
            .split('/')
            .reduce((place, name) => place[name], /** @type {any} */ (this.document));
    }

    /**
     * The schema of a member of another.
     *
     * @param {Schema} schema
     * @param {string} name
     * @returns {Schema | undefined}
     */
    member(schema, name) {
        const own = this.resolved(schema);
        if (own.properties?.[name]) return own.properties[name];
        if (own.items) return own.prefixItems?.[Number(name)] ?? own.items;
        if (typeof own.additionalProperties === 'object') return own.additionalProperties;
        for (const option of own.oneOf ?? own.anyOf ?? []) {
            const found = this.member(option, name);
            if (found) return found;
        }
        return undefined;
    }

    /**
     * The schema at a path from another; undefined where there is none.
     *
     * @param {Schema} schema
     * @param {string[]} path
     */
    at(schema, path) {
        return path.reduce(
            (/** @type {Schema | undefined} */ place, name) => place && this.member(place, name),
            schema,
        );
    }

    /**
     * @param {Schema} schema
     * @returns {Kind}
     */
    kind(schema) {
        const own = this.resolved(schema);
        const options = (own.oneOf ?? own.anyOf ?? []).map((/** @type {Schema} */ option) => this.resolved(option));
        if (options.length) {
            const lasting = options.filter((/** @type {Schema} */ option) => option.type !== 'null');
            if (lasting.length === 1) return this.kind(this.shape(schema));
            const isPlain = lasting.every((/** @type {Schema} */ option) =>
                ['number', 'string', 'integer'].includes(option.type),
            );
            return isPlain ? { name: 'text' } : { name: 'union', options: lasting };
        }
        const type = Array.isArray(own.type)
            ? own.type.find((/** @type {string} */ name) => name !== 'null')
            : own.type;
        const choices = own.enum ?? namesIn(own.pattern);
        if (choices) return { name: 'choice', choices };
        switch (type) {
            case 'boolean':
                return { name: 'boolean' };
            case 'number':
            case 'integer':
                return { name: 'number' };
            case 'array':
                return { name: 'list' };
            case 'object':
                return { name: own.properties ? 'object' : 'map' };
            default:
                return { name: own.pattern?.startsWith('^#') ? 'color' : 'text' };
        }
    }

    /**
     * A text of a URL or a field as the value that its member takes.
     *
     * @param {Schema | undefined} schema
     * @param {string} text
     * @returns {any}
     */
    value(schema, text) {
        const own = schema ? this.resolved(schema) : {};
        const options = own.oneOf ?? own.anyOf;
        if (/^[[{]/.test(text) && (options || own.type === 'object' || own.type === 'array')) {
            try {
                return JSON.parse(text);
            } catch {
                return text;
            }
        }
        if (options) {
            const shapes = options.map((/** @type {Schema} */ option) => this.resolved(option));
            const takes = (/** @type {string} */ type) =>
                shapes.some((/** @type {Schema} */ shape) => shape.type === type);
            if (isNumber(text) && (takes('number') || takes('integer'))) return Number(text);
            if ((text === 'true' || text === 'false') && takes('boolean')) return text === 'true';
            return text;
        }
        const types = [own.type].flat();
        if (isNumber(text) && (types.includes('number') || types.includes('integer'))) return Number(text);
        if ((text === 'true' || text === 'false') && types.includes('boolean')) return text === 'true';
        return text;
    }

    /**
     * Names that a text may be, beside what else it may be.
     *
     * @param {Schema} schema
     * @returns {string[]}
     */
    hints(schema) {
        const own = this.resolved(schema);
        const shapes = [
            own,
            ...(own.oneOf ?? own.anyOf ?? []).map((/** @type {Schema} */ option) => this.resolved(option)),
        ];
        return shapes.flatMap((shape) => [
            ...(namesIn(shape.pattern) ??
                [...(shape.pattern ?? '').matchAll(/(?:^\^\(\?:|\|)([A-Za-z]+)(?=\|)/g)].map((found) => found[1])),
            ...(shape.pattern?.endsWith('%)$') || shape.pattern?.endsWith('%$') ? ['50%'] : []),
        ]);
    }

    /**
     * The default that a description tells: ``Default `large`.``
     *
     * @param {Schema} schema
     * @returns {string | undefined}
     */
    standard(schema) {
        const said = /Default `([^`]+)`(?=[.:]|$)/.exec(this.resolved(schema).description ?? '');
        return said?.[1];
    }

    /**
     * Whether the default of a member is another for some styles, systems or devices, as the contract says it.
     *
     * @param {Schema} schema
     */
    depends(schema) {
        return /Default `[^`]+`(?![.:]|$)/.test(this.resolved(schema).description ?? '');
    }
}

/** @param {string} text */
export function isNumber(text) {
    return /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$/.test(text);
}

/**
 * The names of a pattern that lists them, `^(?:none|docked)$`, beside those that begin with `x-` and that somebody
 * chose.
 *
 * @param {string | undefined} pattern
 */
function namesIn(pattern) {
    const names = /^\^(?:\(\?:)?([A-Za-z0-9|]+?)(?:\|x-[^|]+)?\)?\$$/.exec(pattern ?? '')?.[1];
    return names?.split('|');
}
