import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Contract } from '#tests/contract/model/contract.ts';
import { tokenBitsOf } from '#tests/contract/model/stated.ts';
import { WORDS } from '#tests/contract/model/words.ts';
import { least } from './bounds.ts';
import { differ, noteStated } from './noteStated.ts';
import type { OperationPair } from './operationPair.ts';

/** Headers that every answer carries, by name in small letters (`x-every-answer` at the root of the document). */
function promised({ document }: Contract): Map<string, unknown> {
  const headers = at(document, 'x-every-answer');
  return new Map(
    Object.entries(isRecord(headers) ? headers : {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** A value without the keywords that explain, however deep. */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (!isRecord(value)) return value;
  const own = Object.keys(value).filter((key) => !WORDS.test(key));
  return Object.fromEntries(own.toSorted().map((key) => [key, withoutWords(value[key])]));
}

const REPLY = { side: 'reply', effect: differ } as const;

/** Keys at the root of the document, each with what it is about. */
const ROOT = [
  ['x-method-not-allowed', 'the answer 405 to a method that the path does not have'],
  ['x-charset', 'the encoding of all bodies'],
  ['x-sort-nulls', 'the place of rows without a value'],
  ['x-progress-ms', 'the time within which a job says something new'],
] as const;

/** What is promised of all answers at once. */
export function compareEveryAnswer(pair: OperationPair): void {
  const [before, after] = pair.contracts;
  const [old, now] = [promised(before), promised(after)];
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const where = `the header \`${name}\` of every answer`;
    const [was, is] = [old.get(name), now.get(name)];
    noteStated(pair, { pointer: '/x-every-answer', where, rule: 'every-answer', ...REPLY, was, is });
  }
  for (const [key, where] of ROOT) {
    const [was, is] = pair.contracts.map(({ document }) => withoutWords(at(document, key)));
    noteStated(pair, { pointer: `/${key}`, where, rule: key.replace('x-', ''), ...REPLY, was, is });
  }
  noteStated(pair, {
    ...{ pointer: '/components/securitySchemes', where: 'how many bits of a token are random' },
    ...{ rule: 'token-bits', side: 'reply', effect: least, was: tokenBitsOf(before), is: tokenBitsOf(after) },
  });
}
