import { at, isRecord } from '#mocks/contract/homes.ts';

import { valueAt } from '#tests/contract/model/follow.ts';
import { compareNamed, compareRules } from './bounds.ts';
import type { Effect, Side } from './change.ts';
import { differ, noteStated } from './noteStated.ts';
import type { OperationPair } from './operationPair.ts';

type Row = readonly [key: string, where: string, side: Side, effect: (was: unknown, is: unknown) => Effect];

/** Keys of an operation that state what no keyword of OpenAPI says (`model/stated.ts`, `model/states.ts`). */
const ROWS: readonly Row[] = [
  ['x-leads-to', 'what it leads to', 'reply', differ],
  ['x-permissions', 'what has to be permitted', 'request', compareRules],
  ['x-permissions-when', 'what has to be permitted in some cases', 'request', compareRules],
  ['x-lists-permissions', 'where the permissions of the caller stand', 'reply', differ],
  ['x-changes-permissions', 'that it changes who may do what', 'reply', differ],
  ['x-owned-by', 'to whom its records belong', 'reply', differ],
  ['x-shared-when', 'what says that a record is shared', 'reply', differ],
  ['x-unique', 'what no two records have', 'request', compareRules],
  ['x-once', 'that it is done to a record once', 'request', differ],
  ['x-same-answer', 'what no answer gives away', 'reply', compareRules],
  ['x-ends-sign-ins', 'which sign-ins it ends', 'reply', differ],
  ['x-lists-sign-ins', 'that it lists the sign-ins', 'reply', differ],
  ['x-lists-changes', 'that it lists the changes', 'reply', differ],
  ['x-logged', 'whether the list of changes has it', 'reply', differ],
  ['x-same-as', 'what answers the same', 'reply', differ],
  ['x-searches', 'where a text is looked for', 'reply', compareRules],
  ['x-begins', 'where the beginning of a text is looked for', 'reply', compareRules],
  ['x-tree', 'what makes a tree of its rows', 'reply', compareNamed],
  ['x-only-in', 'in which states it can be done', 'request', differ],
];

/** Titles without the words that say in which case they are needed. */
const comparable = (key: string, value: unknown): unknown =>
  key === 'x-permissions-when' && isRecord(value) ? Object.keys(value) : value;

/** What an operation states in keys of its own. */
export function compareStated(pair: OperationPair): void {
  const { contracts, before, after } = pair;
  const old = valueAt(contracts[0].document, before.pointer);
  const now = valueAt(contracts[1].document, after.pointer);
  for (const [key, where, side, effect] of ROWS) {
    const [was, is] = [old, now].map((operation) => comparable(key, at(operation, key)));
    const rule = key.replace('x-', '');
    noteStated(pair, { pointer: `${after.pointer}/${key}`, where, rule, side, effect, was, is });
  }
}
