import type { Area } from '#mocks/core/types.ts';
import { quote } from './resolvers/quote.ts';
import { slabPrices } from './resolvers/slabPrices.ts';
import { slabSets } from './resolvers/slabSets.ts';
import { slabStates } from './resolvers/slabStates.ts';

/** Price ladders: sets of slabs, how they become prices, and what they are looked at beside. */
export const slabs: Area<'slabs'> = { ...slabSets, ...slabStates, ...slabPrices, ...quote };
