import { type AnswerRecord, type RecordSource, RECORD_SOURCES } from '#mocks/adapters/recorder.ts';

import type { Contract } from '#tests/contract/model/contract.ts';
import { grouped } from '#tests/contract/report/grouped.ts';

/** Who saw a thing: because it happened, and because it was asked for by its name. */
export interface Seen {
  by: readonly RecordSource[];
  askedBy: readonly RecordSource[];
}

export interface SeenStatus extends Seen {
  /** As written in the contract: `200`, `4XX`, `default`. */
  status: string;
  /** By name. */
  examples: Readonly<Record<string, Seen>>;
}

export interface SeenOperation {
  id: string;
  statuses: readonly SeenStatus[];
}

function seenIn(records: readonly AnswerRecord[]): Seen {
  const who = (asked: boolean): RecordSource[] =>
    RECORD_SOURCES.filter((witness) => records.some((one) => one.by === witness && one.asked === asked));
  return { by: who(false), askedBy: who(true) };
}

/**
 * Which described answers were seen, by whom.
 * @param records those of other contracts do not count
 */
export function coverageOf(
  { operations, fingerprint }: Contract,
  records: readonly AnswerRecord[],
): SeenOperation[] {
  const own = grouped(
    records.filter((one) => one.contract === fingerprint),
    ({ operation }) => operation,
  );
  return operations.map(({ id, replies }) => {
    const keyOf = (status: number): string =>
      [String(status), `${String(status)[0] ?? ''}XX`, 'default'].find((key) => key in replies) ?? '';
    const all = own.get(id) ?? [];
    const statuses = Object.entries(replies).map(([status, { kinds }]): SeenStatus => {
      const here = all.filter((one) => keyOf(one.status) === status);
      const names = Object.values(kinds).flatMap(({ examples }) => Object.keys(examples));
      const examples = names.map((name) => [name, seenIn(here.filter((one) => one.example === name))]);
      return { status, ...seenIn(here), examples: Object.fromEntries(examples) };
    });
    return { id, statuses };
  });
}
