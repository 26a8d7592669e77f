import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { draftSuggestions } from '#mocks/areas/market/records/priceDrafts.ts';
import { findUnknown } from '#mocks/areas/market/records/ruleScopeRecords.ts';
import { isBlocked, isChanged, suggestAll } from '#mocks/areas/market/records/priceSuggestions.ts';
import { inOrderOfChange, toPriceSuggestion } from '#mocks/areas/market/records/priceSuggestionViews.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { unprocessable } from '#mocks/core/problems.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** A price that a floor has lifted reveals the cost. */
export const mayNotSeeRules = (me: SignedIn) =>
  missingPermission(me, permissions.competitorAdmin) ?? missingPermission(me, permissions.viewCosts);

/** What the active rules suggest, and drafts of it. */
export const priceSuggestions: Pick<Area<'priceRules'>, 'listPriceSuggestions' | 'draftPriceSuggestions'> = {
  listPriceSuggestions: (call) => {
    const refusal = mayNotSeeRules(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue } = context;
    const { q = '', ruleId, productId, outcome = 'changed' } = call.query;
    const found = inOrderOfChange(
      suggestAll(context, catalogue.market.priceRules.all())
        .filter(outcome === 'changed' ? isChanged : isBlocked)
        .filter(({ rule }) => ruleId === undefined || rule.id === ruleId)
        .filter(({ product }) => productId === undefined || product.id === productId)
        .filter(({ product: { name, sku } }) => containsWords(q, name, sku)),
    );
    const page = pageOf(found, call.query);
    return {
      status: 200,
      body: { ...page, items: page.items.map((one) => toPriceSuggestion(catalogue, one)) },
    };
  },

  draftPriceSuggestions: (call) => {
    const refusal = mayNotSeeRules(call.me) ?? missingPermission(call.me, permissions.priceSlabsEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { products } = context.catalogue;
    const problems = findUnknown('productIds', call.body.productIds, products);
    if (problems.length > 0) return unprocessable(...problems);
    const records = call.body.productIds.flatMap((id) => products.get(id) ?? []);
    return { status: 200, body: draftSuggestions(call, context, records) };
  },
};
