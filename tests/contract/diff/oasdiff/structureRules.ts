import { mirrorRules } from './mirrorRules.ts';
import { integer, objectWith, pairSchemas, text } from './pairs.ts';
import type { Chapter, Rule } from './rule.ts';

const SENT = 'request-{body,property}';
const ANSWERED = 'response-{body,property}';
const BOTH = '{request,response}-{body,property}';
const object = { type: 'object' };
const list = { type: 'array' };
const S = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const animals = { oneOf: [S('Cat'), S('Dog')] };
const by = (propertyName: string, mapping: object = {}) => ({
  ...animals,
  discriminator: { propertyName, mapping },
});

/** A part of a schema that allows less where it is. */
const part = (name: string, without: object, having: object): Rule[] =>
  mirrorRules(without, having, {
    narrowsRequest: `${SENT}-${name}-added`,
    widensRequest: `${SENT}-${name}-removed`,
    widensAnswer: `${ANSWERED}-${name}-removed`,
    narrowsAnswer: `${ANSWERED}-${name}-added`,
  });

const variant = (name: 'anyOf' | 'oneOf', id: string): Rule[] =>
  mirrorRules(
    { [name]: [S('Cat'), S('Dog')] },
    { [name]: [S('Cat')] },
    {
      narrowsRequest: `${SENT}-${id}-removed`,
      widensRequest: `${SENT}-${id}-added`,
      widensAnswer: `${ANSWERED}-${id}-added`,
      narrowsAnswer: `${ANSWERED}-${id}-removed`,
    },
  );

const rule = (
  ids: string,
  [level, here]: readonly [Rule['level'], Rule['here']],
  before: object,
  after: object,
  why?: string,
): Rule => ({ ids, level, here, pairOf: pairSchemas(before, after), ...(why === undefined ? {} : { why }) });

const GENERATED = 'Nothing else is allowed, and code generated from the contract is another one.';
const MEANING = 'The panel takes one variant for the other.';
const PLACES = 'A place that was free has a rule, or is free: it is judged as for any other schema.';

const dependent = (names: readonly string[]) => ({ ...object, dependentRequired: { a: names } });
const closedBy = (keyword: string, schema: object) => ({ ...schema, [keyword]: false });
const encoded = (keyword: string, value: string) => ({ ...text, [keyword]: value });
const when = { if: { required: ['a'] } };
const then = { then: { required: ['b'] } };

export const STRUCTURE: Chapter = {
  title: 'Composition and dependencies',
  rules: [
    ...part('all-of', { allOf: [S('Cat')] }, { allOf: [S('Cat'), { required: ['lives'] }] }),
    rule(
      `${BOTH}-all-of-{added,removed}-annotation-only`,
      ['info', 'nothing'],
      { allOf: [S('Cat')] },
      { allOf: [S('Cat'), { description: 'A cat' }] },
      'Words are counted, and not told one by one.',
    ),
    ...variant('anyOf', 'any-of'),
    ...variant('oneOf', 'one-of'),
    rule(`${BOTH}-discriminator-added`, ['info', 'needs work'], animals, by('kind'), GENERATED),
    rule(`${BOTH}-discriminator-removed`, ['info', 'needs work'], by('kind'), animals, GENERATED),
    rule(
      `${BOTH}-discriminator-property-name-changed`,
      ['info', 'breaking'],
      by('kind'),
      by('sort'),
      'The panel tells the variants apart by a property that does not tell them any more.',
    ),
    rule(
      `${SENT}-discriminator-mapping-added`,
      ['info', 'harmless'],
      by('kind', { a: 'Cat' }),
      by('kind', { a: 'Cat', b: 'Dog' }),
    ),
    rule(
      `${ANSWERED}-discriminator-mapping-added`,
      ['info', 'breaking'],
      by('kind', { a: 'Cat' }),
      by('kind', { a: 'Cat', b: 'Dog' }),
      'The panel does not know what the value stands for.',
    ),
    rule(
      `${SENT}-discriminator-mapping-deleted`,
      ['info', 'breaking'],
      by('kind', { a: 'Cat', b: 'Dog' }),
      by('kind', { a: 'Cat' }),
      'The panel sends a value that stands for nothing any more.',
    ),
    rule(
      `${ANSWERED}-discriminator-mapping-deleted`,
      ['info', 'harmless'],
      by('kind', { a: 'Cat', b: 'Dog' }),
      by('kind', { a: 'Cat' }),
    ),
    rule(
      `${BOTH}-discriminator-mapping-changed`,
      ['info', 'breaking'],
      by('kind', { a: 'Cat' }),
      by('kind', { a: 'Dog' }),
      MEANING,
    ),
    ...part('if', then, { ...when, ...then }),
    ...part('then', when, { ...when, ...then }),
    ...part('else', when, { ...when, else: { required: ['c'] } }),
    ...part('contains', list, { ...list, contains: { const: 1 } }),
    ...part('dependent-required', object, dependent(['b'])),
    rule(`${BOTH}-dependent-required-changed`, ['error', 'breaking'], dependent(['b']), dependent(['c'])),
    ...part('dependent-schema', object, { ...object, dependentSchemas: { a: objectWith({}, ['b']) } }),
    ...part('pattern-property', object, { ...object, patternProperties: { '^x': text } }),
    ...part('property-names', object, { ...object, propertyNames: { pattern: '^x' } }),
    ...part('unevaluated-items', list, closedBy('unevaluatedItems', list)),
    ...part('unevaluated-properties', object, closedBy('unevaluatedProperties', object)),
    ...part('content-schema', text, { ...text, contentSchema: integer }),
    rule(
      `${BOTH}-content-media-type-changed`,
      ['error', 'breaking'],
      encoded('contentMediaType', 'image/png'),
      encoded('contentMediaType', 'image/gif'),
    ),
    rule(
      `${BOTH}-content-encoding-changed`,
      ['error', 'breaking'],
      encoded('contentEncoding', 'base64'),
      encoded('contentEncoding', 'base16'),
    ),
    rule(`${SENT}-prefix-items-added`, ['info', 'breaking'], list, { ...list, prefixItems: [text] }, PLACES),
    rule(
      `${SENT}-prefix-items-removed`,
      ['error', 'harmless'],
      { ...list, prefixItems: [text] },
      list,
      PLACES,
    ),
    rule(
      `${ANSWERED}-prefix-items-added`,
      ['error', 'harmless'],
      list,
      { ...list, prefixItems: [text] },
      PLACES,
    ),
    rule(
      `${ANSWERED}-prefix-items-removed`,
      ['info', 'breaking'],
      { ...list, prefixItems: [text] },
      list,
      PLACES,
    ),
  ],
};
