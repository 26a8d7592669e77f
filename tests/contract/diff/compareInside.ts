import { isRecord } from '#mocks/contract/homes.ts';

import { entriesOf } from '#tests/contract/model/entriesOf.ts';
import type { Found } from '#tests/contract/model/follow.ts';
import { below } from '#tests/contract/model/parts.ts';
import type { Shape } from '#tests/contract/model/shape.ts';
import { WORDS } from '#tests/contract/model/words.ts';
import type { Comparison } from './comparison.ts';
import { quote } from './quote.ts';

/** The schemas below a keyword by name, or by their place in a list. */
function schemasBelow({ keywords }: Shape, keyword: string): Map<string, Found> {
  const found = keywords.get(keyword);
  if (!found) return new Map();
  const entries = Array.isArray(found.value)
    ? found.value.map((one: unknown, index) => [String(index), one] as const)
    : entriesOf(found.value);
  return new Map(entries.map(([name, one]) => [name, below(found, one, name)]));
}

/** Several schemas, each for some of what is inside: the more of them, the less is allowed. */
function compareSeveral(
  { compare, note }: Comparison,
  [keyword, rule, words]: readonly [string, string, string],
  [a, b]: readonly [Shape, Shape],
  path: string,
): void {
  const [old, now] = [schemasBelow(a, keyword), schemasBelow(b, keyword)];
  // Beyond the items that are told one by one nothing may stand, so one more of them allows more.
  const isShut = (shape: Shape): boolean => keyword === 'prefixItems' && shape.items?.value === false;
  for (const [name, schema] of now) {
    const known = old.get(name);
    if (known) compare(known, schema, `${path}.${name}`.replace(/^\./, ''));
    else {
      const what = `has a rule for ${words} ${quote(name)} now; it had none`;
      note(schema.pointer, path, `${rule}-added`, what, isShut(a) ? 'widened' : 'narrowed');
    }
  }
  for (const [name, schema] of old) {
    if (now.has(name)) continue;
    const what = `has no rule for ${words} ${quote(name)} any more`;
    note(schema.pointer, path, `${rule}-removed`, what, isShut(b) ? 'narrowed' : 'widened');
  }
}

/** Whether a schema limits nothing. */
export const allowsAnything = (value: unknown): boolean =>
  value === true || (isRecord(value) && Object.keys(value).every((key) => WORDS.test(key)));

/** One schema for all that is inside, or for some of it. */
function compareOne(
  { compare, note }: Comparison,
  [old, now]: readonly [Found | undefined, Found | undefined],
  rule: string,
  place: { path: string; inside: string; words: string },
): void {
  // That something is contained is a rule, whatever it is.
  const isShaped = (one: Found | undefined): boolean =>
    one !== undefined && (rule === 'contains' || !allowsAnything(one.value));
  const [was, is] = [isShaped(old), isShaped(now)];
  const pointer = now?.pointer ?? old?.pointer ?? '';
  const { path, inside, words } = place;
  if (old && now) compare(old, now, inside);
  else if (is) note(pointer, path, `${rule}-narrowed`, `has a shape${words} now; it was free`, 'narrowed');
  else if (was) note(pointer, path, `${rule}-widened`, `is free now; it had a shape${words}`, 'widened');
}

/** What stands in a list, and what stands under names that are not told one by one. */
export function compareInside(comparison: Comparison, a: Shape, b: Shape, path: string): void {
  const items = `${path}[]`;
  compareOne(comparison, [a.items, b.items], 'items', { path: items, inside: items, words: '' });
  const of = (keyword: string) => [a.keywords.get(keyword), b.keywords.get(keyword)] as const;
  const [some, names] = [`${path}[some]`, `${path}.(names)`];
  compareOne(comparison, of('contains'), 'contains', { path, inside: some, words: ' for some of its items' });
  compareOne(comparison, of('propertyNames'), 'property-names', {
    path,
    inside: names,
    words: ' for its names',
  });
  const shapes = [a, b] as const;
  compareSeveral(comparison, ['patternProperties', 'pattern-property', 'properties like'], shapes, path);
  compareSeveral(comparison, ['prefixItems', 'prefix-item', 'the item at place'], shapes, path);
}
