import { pointerTo } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';

import { listOf } from '#tests/contract/generate/schemaOf.ts';
import { follow, type Found } from './follow.ts';

const DEEPEST = 50;
const MOVED: ReadonlySet<string> = new Set(['$ref', 'allOf']);

export const below = ({ pointer }: Found, value: unknown, ...keys: readonly string[]): Found => ({
  pointer: pointer + pointerTo(...keys),
  value,
});

const isNull = (document: unknown, found: Found): boolean => {
  const { value } = follow(document, found);
  return isRecord(value) && String(value['type']) === 'null';
};

/** Under which of the two keywords a schema names its variants. */
export function waysOf(schema: Record<string, unknown>): 'oneOf' | 'anyOf' | undefined {
  return 'oneOf' in schema ? 'oneOf' : 'anyOf' in schema ? 'anyOf' : undefined;
}

/**
 * All schemas that describe one value together: the schema itself, what it refers to, its `allOf`, and its `oneOf` when
 * `null` is the only other way. That null is allowed is then said by `nullable`, which 3.1 itself does not have.
 * @throws {UnusableContract} when a reference leads nowhere
 */
export function partsOf(document: unknown, found: Found, depth = 0): Found[] {
  const { value } = found;
  // `false` allows nothing, which is no type at all.
  if (value === false) return [{ ...found, value: { type: [] } }];
  if (!isRecord(value) || depth > DEEPEST) return [];
  const own = Object.fromEntries(Object.entries(value).filter(([key]) => !MOVED.has(key)));
  const more: Found[] = [];
  if (typeof value['$ref'] === 'string') {
    more.push(follow(document, { pointer: '', value: { $ref: value['$ref'] } }));
  }
  listOf(value['allOf']).forEach((part, index) => more.push(below(found, part, 'allOf', String(index))));
  const key = waysOf(value);
  if (key !== undefined) {
    const ways = listOf(value[key]).map((way, index) => below(found, way, key, String(index)));
    const others = ways.filter((way) => !isNull(document, way));
    if (others.length < ways.length) own['nullable'] = true;
    if (others.length > 1) own[key] = others.map((way) => way.value);
    else {
      Reflect.deleteProperty(own, key);
      if (others.length === 0) own['type'] = 'null';
      more.push(...others);
    }
  }
  return [{ ...found, value: own }, ...more.flatMap((part) => partsOf(document, part, depth + 1))];
}
