import type { AccountSession } from '#api/generated/types.gen.ts';

const SHOWN_MAX = 5;

/** The newest sign-ins first, as many as the start page shows. A start that is no date goes last. */
export function recentSignIns(sessions: readonly AccountSession[]): AccountSession[] {
  const started = ({ startedAt }: AccountSession): number => Date.parse(startedAt) || 0;
  return [...sessions].sort((a, b) => started(b) - started(a)).slice(0, SHOWN_MAX);
}
