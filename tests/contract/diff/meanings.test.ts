import { test } from 'vitest';

import { expectChanges, type ExpectedChange } from './expectChanges.ts';
import { closed, S, text } from './smallContract.ts';

const animals = { oneOf: [S('Cat'), S('Dog')] };
const byKind = (mapping?: object): object => ({ propertyName: 'kind', ...(mapping && { mapping }) });
const integer = { type: 'integer' };
const number = { type: 'number' };
const list = { type: 'array', items: text };

/** What two schemas mean, where how they are written suggests something else. */
test.each<[string, object, object, ExpectedChange[], ExpectedChange[]]>([
  [
    'an excluded end of integers is the next integer',
    { ...integer, exclusiveMinimum: 0 },
    { ...integer, minimum: 1 },
    [],
    [],
  ],
  ['the upper one too', { ...integer, exclusiveMaximum: 10 }, { ...integer, maximum: 9 }, [], []],
  [
    'an end between integers is the next one inwards',
    { ...integer, minimum: 0.5 },
    { ...integer, minimum: 1 },
    [],
    [],
  ],
  [
    'the tighter of two ends counts',
    { ...integer, minimum: 3, exclusiveMinimum: 0 },
    { ...integer, exclusiveMinimum: 2 },
    [],
    [],
  ],
  [
    'numbers know something between an end and the end itself',
    { ...number, minimum: 0 },
    { ...number, exclusiveMinimum: 0 },
    [['has the lower end (itself excluded) `0`; it was the least value `0`', 'narrowed']],
    [['has the least value `0`; it was the lower end (itself excluded) `0`', 'widened']],
  ],
  [
    'numbers above 0 are not those from 1 on',
    { ...number, exclusiveMinimum: 0 },
    { ...number, minimum: 1 },
    [['has the least value `1`; it was the lower end (itself excluded) `0`', 'narrowed']],
    [['has the lower end (itself excluded) `0`; it was the least value `1`', 'widened']],
  ],
  [
    'a discriminator allows and forbids nothing',
    animals,
    { ...animals, discriminator: byKind() },
    [['is told apart by `kind` now', 'regenerated']],
    [['is not told apart by `kind` any more', 'regenerated']],
  ],
  [
    'a variant told by another property is told otherwise',
    { ...animals, discriminator: byKind() },
    { ...animals, discriminator: { propertyName: 'sort' } },
    [['is told apart by `sort` now; it was `kind`', 'changed']],
    [['is told apart by `kind` now; it was `sort`', 'changed']],
  ],
  [
    'a value more for a known variant',
    { ...animals, discriminator: byKind({ cat: 'Cat' }) },
    { ...animals, discriminator: byKind({ cat: '#/components/schemas/Cat', hound: 'Dog' }) },
    [['may be told by `hound` as `Dog` now', 'widened']],
    [['may no longer be told by `hound` as `Dog`', 'narrowed']],
  ],
  [
    'a value for another variant',
    { ...animals, discriminator: byKind({ pet: 'Cat' }) },
    { ...animals, discriminator: byKind({ pet: 'Dog' }) },
    [['is `Dog` when told by `pet`; it was `Cat`', 'changed']],
    [['is `Cat` when told by `pet`; it was `Dog`', 'changed']],
  ],
  [
    'a value that comes with its variant is told by the variant',
    { oneOf: [S('Cat'), S('Tree')], discriminator: byKind({ c: 'Cat' }) },
    { oneOf: [S('Cat'), S('Tree'), S('Dog')], discriminator: byKind({ c: 'Cat', d: 'Dog' }) },
    [['may also be `Dog`', 'widened']],
    [['may no longer be `Dog`', 'narrowed']],
  ],
  [
    'a mapping that says what the names say',
    { ...animals, discriminator: byKind() },
    { ...animals, discriminator: byKind({ Cat: 'Cat' }) },
    [],
    [],
  ],
  [
    'a default is what is meant by nothing',
    { ...text, default: 'a' },
    { ...text, default: 'b' },
    [['has another default: `b`; it was `a`', 'assumed']],
    [['has another default: `a`; it was `b`', 'assumed']],
  ],
  [
    'a default beside a reference counts at each place',
    {
      type: 'object',
      properties: { a: { ...S('Cat'), default: {} }, b: { ...S('Cat'), default: { lives: 1 } } },
    },
    {
      type: 'object',
      properties: { a: { ...S('Cat'), default: {} }, b: { ...S('Cat'), default: { lives: 2 } } },
    },
    [['has another default: `{"lives":2}`; it was `{"lives":1}`', 'assumed', 'x.b']],
    [['has another default: `{"lives":1}`; it was `{"lives":2}`', 'assumed', 'x.b']],
  ],
  [
    'a larger format takes all of the smaller one',
    { ...integer, format: 'int32' },
    { ...integer, format: 'int64' },
    [['has the format `int64`; it was `int32`', 'widened']],
    [['has the format `int32`; it was `int64`', 'narrowed']],
  ],
  [
    'a pattern more narrows',
    { ...text, pattern: '^a' },
    { allOf: [{ ...text, pattern: '^a' }, { pattern: 'b$' }] },
    [['has the pattern `["^a","b$"]`; it was `^a`', 'narrowed']],
    [['has the pattern `^a`; it was `["^a","b$"]`', 'widened']],
  ],
  [
    'the tighter one of two counts of properties counts',
    { type: 'object', maxProperties: 5 },
    { allOf: [{ type: 'object', maxProperties: 5 }, { maxProperties: 3 }] },
    [['has the greatest number of properties `3`; it was `5`', 'narrowed']],
    [['has the greatest number of properties `5`; it was `3`', 'widened']],
  ],
  [
    'a rule that allows anything is none',
    { type: 'object' },
    { type: 'object', additionalProperties: {} },
    [],
    [],
  ],
  ['items that may be anything are free', { type: 'array' }, { type: 'array', items: {} }, [], []],
  ['what is not deprecated is not deprecated', text, { ...text, deprecated: false }, [], []],
  [
    'a contained item more',
    { ...list, contains: { const: 'a' }, minContains: 2 },
    { ...list, contains: { const: 'a' }, minContains: 3 },
    [['has the least number of contained items `3`; it was `2`', 'narrowed']],
    [['has the least number of contained items `2`; it was `3`', 'widened']],
  ],
  [
    'a dependency more narrows',
    { type: 'object', dependentRequired: { a: ['b'] } },
    { type: 'object', dependentRequired: { a: ['b'], c: ['d'] } },
    [['has another rule `dependentRequired`', 'narrowed']],
    [['has another rule `dependentRequired`', 'widened']],
  ],
  [
    'a rule that must not hold, one more of them',
    { ...text, not: { const: 'a' } },
    { allOf: [{ ...text, not: { const: 'a' } }, { not: { const: 'b' } }] },
    [['has another rule `not`', 'narrowed']],
    [['has another rule `not`', 'widened']],
  ],
  [
    'a rule that must not hold, which is another one',
    { ...text, not: { pattern: '^a' } },
    { ...text, not: { pattern: '^a', maxLength: 3 } },
    [['has another rule `not`', 'changed']],
    [['has another rule `not`', 'changed']],
  ],
  [
    'names like a pattern',
    { type: 'object', patternProperties: { '^x-': {} } },
    { type: 'object', patternProperties: { '^x-': text } },
    [['must be string; it was free', 'narrowed', 'x.^x-']],
    [['is free now; it was string', 'widened', 'x.^x-']],
  ],
  [
    'a place more in a list that ends there',
    { type: 'array', prefixItems: [text], items: false },
    { type: 'array', prefixItems: [text, integer], items: false },
    [['has a rule for the item at place `1` now; it had none', 'widened']],
    [['has no rule for the item at place `1` any more', 'narrowed']],
  ],
  [
    'what is closed by either keyword is closed',
    closed,
    { type: 'object', unevaluatedProperties: false },
    [],
    [],
  ],
])('%s', (_name, one, other, forward, back) => {
  expectChanges([one, other], forward, back);
});
