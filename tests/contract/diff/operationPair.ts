import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import type { Change, Impact, Side } from './change.ts';
import { compareSchemas } from './compareSchemas.ts';
import { IMPACTS } from './impacts.ts';

/** A difference before it is told of an operation. */
export interface Noted {
  pointer: string;
  where: string;
  what: string;
  impact: Impact;
}

/** One operation in the old contract and in the new one. */
export interface OperationPair {
  contracts: readonly [Contract, Contract];
  before: Operation;
  after: Operation;
  note: (noted: Noted) => void;
  /** Words and examples. */
  noteWords: (pointer: string, where: string) => void;
  /** Compares what stands at two pointers. */
  noteSchemas: (side: Side, where: string, before: string, after: string) => void;
}

export function createPair(
  contracts: readonly [Contract, Contract],
  before: Operation,
  after: Operation,
  add: (change: Change) => void,
): OperationPair {
  const documents = [contracts[0].document, contracts[1].document] as const;
  const common = { operation: after, path: '' };
  return {
    contracts,
    before,
    after,
    note: (noted) => add({ ...common, ...noted, wording: false }),
    noteWords: (pointer, where) => {
      const impact = IMPACTS.reply.wording;
      add({ ...common, pointer, where, what: 'is explained in other words', impact, wording: true });
    },
    noteSchemas: (side, where, old, now) => {
      const [a, b] = [
        { pointer: old, value: valueAt(documents[0], old) },
        { pointer: now, value: valueAt(documents[1], now) },
      ];
      for (const { effect, ...change } of compareSchemas(documents, side, a, b)) {
        add({ ...common, ...change, where, impact: IMPACTS[side][effect], wording: effect === 'wording' });
      }
    },
  };
}
