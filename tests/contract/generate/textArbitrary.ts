import * as fc from 'fast-check';

import { FILE } from '#mocks/contract/checker.ts';

import { numberIn, type Schema } from './schemaOf.ts';

const FORMATS: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  'date-time': () => instants().map((date) => date.toISOString()),
  date: () => instants().map((date) => date.toISOString().slice(0, 10)),
  time: () => instants().map((date) => date.toISOString().slice(11)),
  email: () => fc.stringMatching(/^[a-z][a-z0-9]{0,11}@[a-z]{1,10}\.example$/),
  uuid: () => fc.uuid(),
  uri: () => fc.stringMatching(/^https:\/\/[a-z]{1,12}\.example\/[a-z0-9]{0,8}$/),
  'uri-reference': () => fc.stringMatching(/^\/[a-z0-9]{1,12}$/),
  hostname: () => fc.stringMatching(/^[a-z]{1,12}\.example$/),
  ipv4: () => fc.ipV4(),
  ipv6: () => fc.ipV6(),
  byte: () => fc.base64String(),
  binary: () => fc.constant(FILE),
};

/** Words as people type them, and what servers stumble over. Lone surrogates do not survive UTF-8. */
const ODD = [
  '😀',
  '👩‍👩‍👧',
  'é',
  'ß',
  '你好',
  'שלום',
  "O'Brien",
  '"',
  '\\',
  '<b>',
  '%',
  '&',
  ';',
  'null',
  '0',
  '-1',
  ' a',
];

function instants(): fc.Arbitrary<Date> {
  return fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
}

/** A class of characters under one quantifier is asked for in the wanted length at once. */
function bounded(pattern: string, min: number, max: number): string {
  const [, letters, star] = /^\^(\[[^\]]+\])([+*])\$$/.exec(pattern) ?? [];
  if (letters === undefined) return pattern;
  return `^${letters}{${Math.max(min, star === '+' ? 1 : 0)},${Math.min(max, Math.max(min, 1) + 20)}}$`;
}

function matching(pattern: string, min: number, max: number): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(bounded(pattern, min, max)));
  } catch {
    // Look-around and such: examples have to do.
    return undefined;
  }
}

function free(min: number, max: number): fc.Arbitrary<string> {
  const unit = fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  );
  const most = Math.min(max, Math.max(min, 1) + 24);
  return fc.array(unit, { minLength: min, maxLength: Math.max(min, most) }).map((units) => {
    const text = units.join('');
    return text.length <= max ? text : text.slice(0, min).padEnd(min, 'x');
  });
}

/** Text that a string schema allows, its examples aside; undefined when none can be made up. */
export function textArbitrary(schema: Schema): fc.Arbitrary<string> | undefined {
  const [min, max] = [numberIn(schema, 'minLength', 0), numberIn(schema, 'maxLength', 10_000)];
  const { pattern, format } = schema;
  const made = typeof format === 'string' ? FORMATS[format]?.() : undefined;
  const arbitrary =
    made ?? (typeof pattern === 'string' && pattern !== '\\S' ? matching(pattern, min, max) : free(min, max));
  const fits = (text: string): boolean =>
    format === 'binary' ||
    (text.length >= min &&
      Array.from(text).length >= min &&
      text.length <= max &&
      !/\p{Surrogate}/u.test(text) &&
      (typeof pattern !== 'string' || new RegExp(pattern).test(text)));
  if (!arbitrary) return undefined;
  // A filter that lets nothing through would never end.
  const some = fc.sample(arbitrary, { numRuns: 60, seed: 1 }).filter(fits);
  return some.length > 6 ? arbitrary.filter(fits) : some.length > 0 ? fc.constantFrom(...some) : undefined;
}
