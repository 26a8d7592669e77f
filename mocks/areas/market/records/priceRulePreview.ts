import { findDecidingRule, isInRuleScope } from '#entities/market/priceRules.ts';
import type { BlockedReason } from '#entities/market/priceRuleTerms.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { PriceRulePreview, PriceRulePreviewInput } from '#mocks/contract/types/types.gen.ts';
import {
  brandedProduct,
  isBlocked,
  isChanged,
  suggestFor,
  trackedProducts,
  type Suggested,
} from './priceSuggestions.ts';
import { inOrderOfChange, toPriceSuggestion } from './priceSuggestionViews.ts';
import type { PriceRuleRecord } from './recordTypes.ts';

const SHOWN = 50;
const reasons: readonly BlockedReason[] = ['hold', 'noOffers', 'noCost', 'floor', 'maxChange', 'ladder'];

/** What a rule with these terms would do among the active ones. Nothing of it is kept. */
export function previewPriceRule(context: RequestContext, input: PriceRulePreviewInput): PriceRulePreview {
  const { catalogue } = context;
  const { outcome = 'changed', ruleId, ...terms } = input;
  const before = ruleId === null ? undefined : catalogue.market.priceRules.get(ruleId);
  // Of equal priority the name decides: a new rule without one comes last.
  const { id = '', name = '\u{FFFF}' } = before ?? {};
  const stamps = { version: 1, updatedAt: '', updatedBy: { id: '', name: '' } };
  const tried: PriceRuleRecord = { ...terms, ...stamps, id, name, state: 'active' };
  const rules = [...catalogue.market.priceRules.all().filter((one) => one.id !== ruleId), tried];
  const found: Suggested[] = [];
  const rulesBefore = new Map<PriceRuleRecord, number>();
  let inScope = 0;
  for (const tracked of trackedProducts(context)) {
    const product = brandedProduct(catalogue, tracked.product);
    if (!isInRuleScope(product, tried.scope)) continue;
    inScope += 1;
    const deciding = findDecidingRule(rules, product) ?? tried;
    if (deciding === tried) found.push(suggestFor(context, tracked, tried));
    else rulesBefore.set(deciding, (rulesBefore.get(deciding) ?? 0) + 1);
  }
  const blocked = reasons.flatMap((reason) => {
    const products = found.filter(({ slabs }) => slabs.some(({ blockedBy }) => blockedBy === reason)).length;
    return products === 0 ? [] : { reason, products };
  });
  return {
    inScope,
    rulesBefore: [...rulesBefore].map(([rule, products]) => ({
      rule: { id: rule.id, name: rule.name },
      products,
    })),
    changed: found.filter(isChanged).length,
    blocked,
    suggestions: inOrderOfChange(found.filter(outcome === 'changed' ? isChanged : isBlocked))
      .slice(0, SHOWN)
      .map((one) => toPriceSuggestion(catalogue, one, ruleId === null ? tried : undefined)),
  };
}
