import type { Shape } from '#tests/contract/model/shape.ts';
import { WORDS } from '#tests/contract/model/words.ts';
import { BOUNDS, compareNamed, compareRules } from './bounds.ts';
import type { Effect } from './change.ts';
import { compareRanges } from './compareRanges.ts';
import { quote, quoteList } from './quote.ts';

export interface KeywordChange {
  pointer: string;
  rule: string;
  what: string;
  effect: Effect;
}

type Described = Omit<KeywordChange, 'pointer'>;

/** Puts what stands behind references in their place. */
export type WriteOut = (value: unknown) => unknown;

/** A pattern that everything fits. */
const FITS_ALL = /^\^?(\.\*)?$/;

/** They say nothing at these values. */
const IDLE: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['minLength', 0],
  ['minItems', 0],
  ['minContains', 1],
  ['minProperties', 0],
  ['uniqueItems', false],
]);

function isIdle(key: string, value: unknown, { types }: Shape): boolean {
  if (key === 'pattern') return typeof value === 'string' && FITS_ALL.test(value);
  if (key === 'enum' && types?.size === 1 && types.has('boolean')) {
    return Array.isArray(value) && value.includes(true) && value.includes(false);
  }
  return value === IDLE.get(key);
}

/** Compared elsewhere: by what they mean together, or schema by schema. */
const APART: ReadonlySet<string> = new Set([
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'discriminator', 'readOnly', 'writeOnly'],
  ...['contains', 'propertyNames', 'patternProperties', 'prefixItems'],
  // They name schemas, or how a value is written as XML, which is not compared.
  ...['$schema', '$id', '$anchor', '$dynamicAnchor', '$defs', 'xml'],
]);

function compareLists(before: readonly unknown[], after: readonly unknown[]): Described[] {
  const keys = (values: readonly unknown[]): Set<string> => new Set(values.map((one) => JSON.stringify(one)));
  const without = (values: readonly unknown[], others: Set<string>): unknown[] =>
    values.filter((one) => one !== null && !others.has(JSON.stringify(one)));
  const [gone, come] = [without(before, keys(after)), without(after, keys(before))];
  const added = { rule: 'value-added', what: `may also be ${quoteList(come)}`, effect: 'widened' } as const;
  const removed = {
    rule: 'value-removed',
    what: `may no longer be ${quoteList(gone)}`,
    effect: 'narrowed',
  } as const;
  return [...(come.length > 0 ? [added] : []), ...(gone.length > 0 ? [removed] : [])];
}

function compareEnum(before: unknown, after: unknown): Described[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after);
  if (Array.isArray(after)) {
    const what = `must be one of ${quoteList(after)}; it was free`;
    return [{ rule: 'values-narrowed', what, effect: 'narrowed' }];
  }
  const what = `is free now; it was one of ${quoteList(Array.isArray(before) ? before : [])}`;
  return [{ rule: 'values-widened', what, effect: 'widened' }];
}

const kebab = (key: string): string =>
  key.replace(/^x-/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What was done to one keyword. A value that is undefined is not stated. */
export function compareKeyword(key: string, before: unknown, after: unknown): Described[] {
  if (key === 'enum') return compareEnum(before, after);
  const bound = BOUNDS.get(key);
  const words = bound?.words ?? `rule \`${key}\``;
  const value = (one: unknown): string => (bound ? ` ${quote(one)}` : '');
  const describe = (what: string, effect: Effect): Described[] => [
    { rule: `${kebab(key.replace(/^x-/, ''))}-${effect}`, what, effect },
  ];
  if (before === undefined) return describe(`has the ${words}${value(after)} now; it had none`, 'narrowed');
  if (after === undefined) {
    return describe(`has no ${words} any more${bound ? `; it was${value(before)}` : ''}`, 'widened');
  }
  if (!bound) {
    const compare = key.startsWith('dependent') ? compareNamed : compareRules;
    return describe(`has another ${words}`, compare(before, after));
  }
  return describe(`has the ${words}${value(after)}; it was${value(before)}`, bound.effect(before, after));
}

/**
 * What was done to the keywords that limit one value; those without an order (`not`, `if` …) can only be told to differ.
 * @param writeOut of the old document, and of the new one
 */
export function compareKeywords(
  before: Shape,
  after: Shape,
  writeOut: readonly [WriteOut, WriteOut],
): KeywordChange[] {
  const keys = [...new Set([...before.keywords.keys(), ...after.keywords.keys()])];
  const others = keys
    .filter((key) => !WORDS.test(key) && !APART.has(key))
    .flatMap((key) => {
      const [old, now] = [before.keywords.get(key), after.keywords.get(key)];
      const said = (value: unknown, shape: Shape): unknown => (isIdle(key, value, shape) ? undefined : value);
      const a = said(old && writeOut[0](old.value), before);
      const b = said(now && writeOut[1](now.value), after);
      if (JSON.stringify(a) === JSON.stringify(b)) return [];
      const pointer = now?.pointer ?? old?.pointer ?? '';
      return compareKeyword(key, a, b).map((change) => ({ pointer, ...change }));
    });
  return [...compareRanges(before, after), ...others];
}
