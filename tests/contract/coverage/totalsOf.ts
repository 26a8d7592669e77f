import { type RecordSource, RECORD_SOURCES } from '#mocks/adapters/recorder.ts';

import type { Seen, SeenOperation } from './coverageOf.ts';

/** How many of the described things were seen. */
export interface Total {
  described: number;
  /** Because they happened. */
  seen: number;
  /** Only because they were asked for by name. */
  onlyAsked: number;
  never: number;
  by: Readonly<Record<RecordSource, number>>;
}

function totalOf(all: readonly Seen[]): Total {
  const seen = all.filter(({ by }) => by.length > 0).length;
  const onlyAsked = all.filter(({ by, askedBy }) => by.length === 0 && askedBy.length > 0).length;
  const count = (witness: RecordSource): number => all.filter(({ by }) => by.includes(witness)).length;
  const [unit, e2e, verify] = RECORD_SOURCES.map(count);
  return {
    described: all.length,
    seen,
    onlyAsked,
    never: all.length - seen - onlyAsked,
    by: { unit: unit ?? 0, e2e: e2e ?? 0, verify: verify ?? 0 },
  };
}

export function totalsOf(operations: readonly SeenOperation[]): { statuses: Total; examples: Total } {
  const statuses = operations.flatMap((one) => one.statuses);
  const examples = statuses.flatMap((one) => Object.values(one.examples));
  return { statuses: totalOf(statuses), examples: totalOf(examples) };
}
