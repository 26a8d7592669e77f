import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import type { CallKind, Change, Effect, Impact, Side } from './change.ts';
import { compareSchemas } from './compareSchemas.ts';
import { IMPACTS } from './impacts.ts';

/** A difference before it is known of which operation. */
export interface Noted {
  pointer: string;
  where: string;
  rule: string;
  what: string;
  impact: Impact;
}

/** A value that both contracts describe. */
interface SchemaPlace {
  side: Side;
  /** How its rules begin: `request`, `parameter` … */
  part: string;
  where: string;
  before: string;
  after: string;
  /** Whether it travels as plain text, in which a number is a text too. */
  isText?: boolean;
}

/** One operation in the old contract and in the new one. */
export interface OperationPair {
  contracts: readonly [Contract, Contract];
  before: Operation;
  after: Operation;
  kind: CallKind;
  impacts: Readonly<Record<Side, Readonly<Record<Effect, Impact>>>>;
  /** Whose words a side is, told by the side that the same one says when the panel calls. */
  speaker: (side: Side) => Side;
  note: (noted: Noted) => void;
  /** Words and examples. */
  noteWords: (pointer: string, where: string) => void;
  noteSchemas: (place: SchemaPlace) => void;
}

export function createPair(
  contracts: readonly [Contract, Contract],
  kind: CallKind,
  before: Operation,
  after: Operation,
  add: (change: Change) => void,
): OperationPair {
  const documents = [contracts[0].document, contracts[1].document] as const;
  const common = { operation: after, kind, path: '' };
  const impacts = IMPACTS[kind];
  const named = (rule: string): string => (kind === 'operation' ? rule : `${kind}-${rule}`);
  const speaker = (side: Side): Side =>
    kind === 'operation' ? side : side === 'request' ? 'reply' : 'request';
  return {
    ...{ contracts, before, after, kind, impacts, speaker },
    note: (noted) => add({ ...common, ...noted, rule: named(noted.rule), wording: false }),
    noteWords: (pointer, where) => {
      const words = { rule: named('wording'), what: 'is explained in other words' };
      add({ ...common, ...words, pointer, where, impact: impacts.reply.wording, wording: true });
    },
    noteSchemas: ({ side, part, where, before: old, after: now, isText = false }) => {
      const [a, b] = [
        { pointer: old, value: valueAt(documents[0], old) },
        { pointer: now, value: valueAt(documents[1], now) },
      ];
      for (const { effect, rule, ...change } of compareSchemas(documents, speaker(side), isText, a, b)) {
        const words = { rule: named(`${part}-${rule}`), impact: impacts[side][effect] };
        add({ ...common, ...change, ...words, where, wording: effect === 'wording' });
      }
    },
  };
}
