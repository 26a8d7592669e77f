import * as z from 'zod/mini';
import type { Match, MatchType, MatchUpdate } from '#api/generated/types.gen.ts';
import { matchTypes } from '#entities/matches/matchChoices.ts';
import { isPackText } from './packText.ts';

export interface MatchValues {
  matchType: MatchType;
  /** Empty: nobody knows it. */
  packFactor: string;
}

export type MatchKey = keyof MatchValues;

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const MATCH_FORM_VERSION = 1;

export const matchValues = ({ matchType, packFactor }: Match): MatchValues => ({
  matchType,
  packFactor: packFactor === null ? '' : String(packFactor),
});

/** Messages are keys of `competitorManager.json`. */
export const matchSchema: z.ZodMiniType<MatchValues, MatchValues> = z.object({
  matchType: z.enum(matchTypes),
  packFactor: z.string().check(z.refine(isPackText, 'pack.wrong')),
});

const keys = ['matchType', 'packFactor'] as const satisfies readonly MatchKey[];

/** What one form says otherwise than the other. */
export const differingKeys = (one: MatchValues, other: MatchValues): MatchKey[] =>
  keys.filter((key) =>
    key === 'packFactor' && one.packFactor !== '' && other.packFactor !== ''
      ? Number(one.packFactor) !== Number(other.packFactor)
      : one[key] !== other[key],
  );

/** Only what was changed is sent. */
export function matchUpdate(base: Match, values: MatchValues): MatchUpdate {
  const changed = differingKeys(matchValues(base), values);
  return {
    version: base.version,
    ...(changed.includes('matchType') ? { matchType: values.matchType } : {}),
    ...(changed.includes('packFactor')
      ? { packFactor: values.packFactor === '' ? null : Number(values.packFactor) }
      : {}),
  };
}
