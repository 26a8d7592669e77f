import type { Found } from '#tests/contract/model/follow.ts';
import { type Shape, shapeOf } from '#tests/contract/model/shape.ts';
import type { SchemaChange, Side } from './change.ts';
import { compareDiscriminators } from './compareDiscriminators.ts';
import { compareKeywords } from './compareKeywords.ts';
import { compareProperties } from './compareProperties.ts';
import { compareTypes } from './compareTypes.ts';
import { compareVariants } from './compareVariants.ts';
import { compareWords } from './compareWords.ts';
import type { Comparison } from './comparison.ts';
import { mergePlainVariants } from './mergePlainVariants.ts';
import { expandReferences } from './expandReferences.ts';

/**
 * Everything that two schemas say differently, behind references too. A schema that contains itself ends where it meets
 * itself.
 * @param documents the old one and the new one, both 3.1
 * @param side who says the value
 * @throws {UnusableContract} when a reference leads nowhere
 */
export function compareSchemas(
  documents: readonly [unknown, unknown],
  side: Side,
  isText: boolean,
  before: Found,
  after: Found,
): SchemaChange[] {
  const changes: SchemaChange[] = [];
  const seen = new Set<string>();
  const writers = [
    (value: unknown) => expandReferences(documents[0], value),
    (value: unknown) => expandReferences(documents[1], value),
  ] as const;
  const comparison: Comparison = {
    side,
    documents,
    isText,
    compare,
    note: (pointer, path, rule, what, effect) => changes.push({ pointer, path, rule, what, effect }),
  };

  function shapesOf(old: Found, now: Found): readonly [Shape, Shape] {
    const shapes = [shapeOf(documents[0], old), shapeOf(documents[1], now)] as const;
    const plain = [
      mergePlainVariants(documents[0], shapes[0]),
      mergePlainVariants(documents[1], shapes[1]),
    ] as const;
    return plain.every(({ variants }) => variants.length === 0) ? plain : shapes;
  }

  function compare(old: Found, now: Found, path: string): void {
    const [a, b] = shapesOf(old, now);
    // Words and defaults may stand beside a reference, so they are looked at even where what it leads to is known.
    if (a.variants.length > 0 === b.variants.length > 0) compareWords(comparison, a, b, path);
    const pair = `${a.pointer} ${b.pointer} ${a.variants.length} ${b.variants.length}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    compareDiscriminators(comparison, a, b, path);
    if (a.variants.length + b.variants.length > 0) {
      if (compareVariants(comparison, { found: old, shape: a }, { found: now, shape: b }, path)) return;
    }
    if (!compareTypes(comparison, a, b, path)) return;
    for (const { pointer, rule, what, effect } of compareKeywords(a, b, writers)) {
      comparison.note(pointer, path, rule, what, effect);
    }
    compareProperties(comparison, a, b, path);
  }

  compare(before, after, '');
  return changes;
}
