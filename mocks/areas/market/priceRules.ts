import type { Area } from '#mocks/core/types.ts';
import { priceRuleRecords } from './resolvers/priceRules.ts';
import { priceSuggestions } from './resolvers/priceSuggestions.ts';

/** Rules that suggest prices, and drafts made of what they suggest. */
export const priceRules: Area<'priceRules'> = { ...priceRuleRecords, ...priceSuggestions };
