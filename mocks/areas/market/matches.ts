import type { Area } from '#mocks/core/types.ts';
import { decisions } from './resolvers/decisions.ts';
import { matchReads } from './resolvers/matchReads.ts';
import { matchStates } from './resolvers/matchStates.ts';
import { matchWrites } from './resolvers/matchWrites.ts';
import { readings } from './resolvers/readings.ts';

/** Pages of competitors that are matched with products, what was read there, and what people decide of them. */
export const matches: Area<'matches'> = {
  ...matchReads,
  ...matchWrites,
  ...matchStates,
  ...readings,
  ...decisions,
};
