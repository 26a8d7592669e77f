import type { Area } from '#mocks/types.ts';
import { quote } from './quote.ts';
import { slabPrices } from './slabPrices.ts';
import { slabSets } from './slabSets.ts';
import { slabStates } from './slabStates.ts';

/** Price ladders: sets of slabs, how they become prices, and what they are looked at beside. */
export const slabs: Area<'slabs'> = { ...slabSets, ...slabStates, ...slabPrices, ...quote };
