import type { Found } from '#tests/contract/model/follow.ts';
import type { SchemaChange, Side } from './change.ts';
import type { Comparison } from './comparison.ts';
import { compareKeywords } from './compareKeywords.ts';
import { compareWords } from './compareWords.ts';
import { compareProperties } from './compareProperties.ts';
import { compareVariants } from './compareVariants.ts';
import { compareTypes } from './compareTypes.ts';
import { shapeOf } from '#tests/contract/model/shape.ts';
import { writtenOut } from './writtenOut.ts';

/**
 * Everything that two schemas say differently, behind references too. A schema that contains itself ends where it meets
 * itself.
 * @param documents the old one and the new one, both 3.1
 * @throws {UnusableContract} when a reference leads nowhere
 */
export function compareSchemas(
  documents: readonly [unknown, unknown],
  side: Side,
  before: Found,
  after: Found,
): SchemaChange[] {
  const changes: SchemaChange[] = [];
  const seen = new Set<string>();
  const writers = [
    (value: unknown) => writtenOut(documents[0], value),
    (value: unknown) => writtenOut(documents[1], value),
  ] as const;
  const comparison: Comparison = {
    side,
    documents,
    compare,
    note: (pointer, path, what, effect) => changes.push({ pointer, path, what, effect }),
  };

  function compare(old: Found, now: Found, path: string): void {
    const [a, b] = [shapeOf(documents[0], old), shapeOf(documents[1], now)];
    const pair = `${a.pointer} ${b.pointer} ${a.variants.length} ${b.variants.length}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    if (a.variants.length > 0 === b.variants.length > 0) compareWords(comparison, a, b, path);
    if (a.variants.length + b.variants.length > 0) {
      if (compareVariants(comparison, { found: old, shape: a }, { found: now, shape: b }, path)) return;
    }
    if (!compareTypes(comparison, a, b, path)) return;
    for (const { pointer, what, effect } of compareKeywords(a, b, writers)) {
      comparison.note(pointer, path, what, effect);
    }
    compareProperties(comparison, a, b, path);
  }

  compare(before, after, '');
  return changes;
}
