import { at } from '#mocks/contract/homes.ts';

import type { OperationPair } from './operationPair.ts';

/** What is to go one day, and what stays after all. */
export function noteDeprecation(
  { note, impacts }: OperationPair,
  { part, where, pointer }: { part: string; where: string; pointer: string },
  before: unknown,
  after: unknown,
): void {
  const [was, is] = [at(before, 'deprecated') === true, at(after, 'deprecated') === true];
  const { noted } = impacts.reply;
  if (is && !was) {
    const so = 'the panel has to do without it before it goes';
    const impact = { ...noted, panel: 'needs work', so } as const;
    note({ pointer, where, rule: `${part}-deprecated`, what: 'is deprecated now', impact });
  }
  if (was && !is) {
    const rule = `${part}-no-longer-deprecated`;
    note({ pointer, where, rule, what: 'is no longer deprecated', impact: noted });
  }
}
