import { test } from 'vitest';

import { expectChanges, type ExpectedChange } from './expectChanges.ts';
import { closed, S, text } from './smallContract.ts';

/** Two schemas of one value, what going from the first to the second does, and what the way back does. */
test.each<[object, object, ExpectedChange[], ExpectedChange[]]>([
  [
    { ...text, maxLength: 9 },
    { ...text, maxLength: 5 },
    [['has the greatest length `5`; it was `9`', 'narrowed']],
    [['has the greatest length `9`; it was `5`', 'widened']],
  ],
  [
    text,
    { ...text, minLength: 2 },
    [['has the least length `2` now; it had none', 'narrowed']],
    [['has no least length any more; it was `2`', 'widened']],
  ],
  [
    { ...text, format: 'binary', 'x-max-bytes': 1024 },
    { ...text, format: 'binary', 'x-max-bytes': 512 },
    [['has the greatest size in bytes `512`; it was `1024`', 'narrowed']],
    [['has the greatest size in bytes `1024`; it was `512`', 'widened']],
  ],
  [
    { ...text, format: 'binary' },
    { allOf: [{ ...text, format: 'binary', 'x-max-bytes': 1024 }, { 'x-max-bytes': 512 }] },
    [['has the greatest size in bytes `512` now; it had none', 'narrowed']],
    [['has no greatest size in bytes any more; it was `512`', 'widened']],
  ],
  [
    { type: 'number', minimum: 1 },
    { type: 'number', minimum: 0 },
    [['has the least value `0`; it was `1`', 'widened']],
    [['has the least value `1`; it was `0`', 'narrowed']],
  ],
  [
    { type: 'number', exclusiveMaximum: 9 },
    { type: 'number', exclusiveMaximum: 8 },
    [['has the upper end (itself excluded) `8`; it was `9`', 'narrowed']],
    [['has the upper end (itself excluded) `9`; it was `8`', 'widened']],
  ],
  [
    { type: 'number', multipleOf: 0.01 },
    { type: 'number', multipleOf: 0.05 },
    [['has the step `0.05`; it was `0.01`', 'narrowed']],
    [['has the step `0.01`; it was `0.05`', 'widened']],
  ],
  [
    { type: 'number', multipleOf: 2 },
    { type: 'number', multipleOf: 3 },
    [['has the step `3`; it was `2`', 'changed']],
    [['has the step `2`; it was `3`', 'changed']],
  ],
  [
    { ...text, pattern: '^a' },
    { ...text, pattern: '^b' },
    [['has the pattern `^b`; it was `^a`', 'changed']],
    [['has the pattern `^a`; it was `^b`', 'changed']],
  ],
  [
    text,
    { ...text, format: 'date' },
    [['has the format `date` now; it had none', 'narrowed']],
    [['has no format any more; it was `date`', 'widened']],
  ],
  [
    { ...text, enum: ['a'] },
    { ...text, enum: ['a', 'b'] },
    [['may also be `b`', 'widened']],
    [['may no longer be `b`', 'narrowed']],
  ],
  [
    text,
    { ...text, enum: ['a'] },
    [['must be one of `a`; it was free', 'narrowed']],
    [['is free now; it was one of `a`', 'widened']],
  ],
  [
    { const: 'a' },
    { enum: ['a', 'b'] },
    [['may also be `b`', 'widened']],
    [['may no longer be `b`', 'narrowed']],
  ],
  [
    text,
    { type: ['string', 'null'] },
    [['may be null now', 'widened']],
    [['may no longer be null', 'narrowed']],
  ],
  [
    { ...text, enum: ['a'] },
    { type: ['string', 'null'], enum: ['a', null] },
    [['may be null now', 'widened']],
    [['may no longer be null', 'narrowed']],
  ],
  [
    S('Cat'),
    { oneOf: [S('Cat'), { type: 'null' }] },
    [['may be null now', 'widened']],
    [['may no longer be null', 'narrowed']],
  ],
  [
    { type: 'integer' },
    { type: 'number' },
    [['may also be number', 'widened']],
    [['may no longer be number', 'narrowed']],
  ],
  [
    text,
    { type: 'integer' },
    [['is integer now; it was string', 'changed']],
    [['is string now; it was integer', 'changed']],
  ],
  [{}, text, [['must be string; it was free', 'narrowed']], [['is free now; it was string', 'widened']]],
  [
    { type: 'array', items: text },
    { type: 'array', items: text, uniqueItems: true, maxItems: 3 },
    [
      ['has the rule `uniqueItems` now; it had none', 'narrowed'],
      ['has the greatest number of items `3` now; it had none', 'narrowed'],
    ],
    [
      ['has no rule `uniqueItems` any more', 'widened'],
      ['has no greatest number of items any more; it was `3`', 'widened'],
    ],
  ],
  [
    { type: 'object' },
    closed,
    [['may have no property that is not described', 'narrowed']],
    [['may have properties that are not described', 'widened']],
  ],
  [
    { type: 'object' },
    { type: 'object', additionalProperties: text },
    [['has a rule for properties that are not described', 'narrowed']],
    [['has no rule for properties that are not described any more', 'widened']],
  ],
  [
    S('Cat'),
    { oneOf: [S('Cat'), S('Dog')] },
    [['may also be `Dog`', 'widened']],
    [['may no longer be `Dog`', 'narrowed']],
  ],
  [
    { anyOf: [S('Cat'), S('Dog'), { type: 'null' }] },
    { anyOf: [S('Cat'), S('Dog')] },
    [['may no longer be null', 'narrowed']],
    [['may be null now', 'widened']],
  ],
  [
    { type: 'object', properties: { a: text } },
    { type: 'object', properties: { a: text }, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    [['must fit one of several variants', 'narrowed']],
    [['need not fit one of several variants any more', 'widened']],
  ],
  [
    text,
    { ...text, not: { const: 'x' } },
    [['has the rule `not` now; it had none', 'narrowed']],
    [['has no rule `not` any more', 'widened']],
  ],
  [
    { ...text, 'x-origin': 'proposed' },
    { ...text, 'x-origin': 'observed' },
    [['is observed now; it was proposed', 'noted']],
    [['is proposed now; it was observed', 'noted']],
  ],
  [{ ...text, description: 'a', examples: ['a'] }, { ...text, description: 'b', title: 'c' }, [], []],
])('%j to %j, and back', (one, other, forward, back) => {
  expectChanges([one, other], forward, back);
});
