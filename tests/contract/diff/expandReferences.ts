import { isRecord } from '#mocks/contract/homes.ts';

import { follow } from '#tests/contract/model/follow.ts';
import { WORDS } from '#tests/contract/model/words.ts';

/** What a schema says with everything behind its references in place, and without words; a circle stays a reference. */
export function expandReferences(document: unknown, value: unknown, open: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => expandReferences(document, one, open));
  if (!isRecord(value)) return value;
  const { $ref: ref, ...rest } = value;
  if (typeof ref === 'string' && !open.includes(ref)) {
    const target = follow(document, { pointer: '', value: { $ref: ref } }).value;
    const all = isRecord(target) ? { ...target, ...rest } : rest;
    return expandReferences(document, all, [...open, ref]);
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !WORDS.test(key) || (isRecord(one) && key !== 'example'))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, expandReferences(document, one, open)]),
  );
}
