import { BOUNDS } from './bounds.ts';
import type { Effect } from './change.ts';
import { quoted, quotedList } from './quoted.ts';
import type { Shape } from '#tests/contract/model/shape.ts';
import { WORDS } from '#tests/contract/model/words.ts';

export interface KeywordChange {
  pointer: string;
  what: string;
  effect: Effect;
}

/** Puts what stands behind references in their place. */
export type WriteOut = (value: unknown) => unknown;

/** They say nothing at these values. */
const IDLE: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['minLength', 0],
  ['minItems', 0],
  ['minProperties', 0],
  ['uniqueItems', false],
  ['readOnly', false],
  ['writeOnly', false],
]);

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
): Omit<KeywordChange, 'pointer'>[] {
  const keys = (values: readonly unknown[]): Set<string> => new Set(values.map((one) => JSON.stringify(one)));
  const without = (values: readonly unknown[], others: Set<string>): unknown[] =>
    values.filter((one) => one !== null && !others.has(JSON.stringify(one)));
  const [gone, come] = [without(before, keys(after)), without(after, keys(before))];
  return [
    ...(come.length > 0 ? [{ what: `may also be ${quotedList(come)}`, effect: 'widened' } as const] : []),
    ...(gone.length > 0
      ? [{ what: `may no longer be ${quotedList(gone)}`, effect: 'narrowed' } as const]
      : []),
  ];
}

function compareEnum(before: unknown, after: unknown): Omit<KeywordChange, 'pointer'>[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after);
  if (Array.isArray(after))
    return [{ what: `must be one of ${quotedList(after)}; it was free`, effect: 'narrowed' }];
  const list = Array.isArray(before) ? before : [];
  return [{ what: `is free now; it was one of ${quotedList(list)}`, effect: 'widened' }];
}

function compareOne(key: string, before: unknown, after: unknown): Omit<KeywordChange, 'pointer'>[] {
  if (key === 'enum') return compareEnum(before, after);
  const bound = BOUNDS.get(key);
  const words = bound?.words ?? `rule \`${key}\``;
  const value = (one: unknown): string => (bound ? ` ${quoted(one)}` : '');
  if (before === undefined)
    return [{ what: `has the ${words}${value(after)} now; it had none`, effect: 'narrowed' }];
  if (after === undefined) {
    return [
      { what: `has no ${words} any more${bound ? `; it was${value(before)}` : ''}`, effect: 'widened' },
    ];
  }
  if (!bound) return [{ what: `has another ${words}`, effect: 'changed' }];
  const effect = bound.effect(Number(before), Number(after));
  return [{ what: `has the ${words}${value(after)}; it was${value(before)}`, effect }];
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
  return keys
    .filter((key) => !WORDS.test(key))
    .flatMap((key) => {
      const [old, now] = [before.keywords.get(key), after.keywords.get(key)];
      const said = (value: unknown): unknown => (value === IDLE.get(key) ? undefined : value);
      const a = said(old && writeOut[0](old.value));
      const b = said(now && writeOut[1](now.value));
      if (JSON.stringify(a) === JSON.stringify(b)) return [];
      const pointer = now?.pointer ?? old?.pointer ?? '';
      return compareOne(key, a, b).map((change) => ({ pointer, ...change }));
    });
}
