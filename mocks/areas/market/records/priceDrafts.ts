import { actorOf } from '#mocks/core/accounts.ts';
import { findDecidingRule } from '#entities/market/priceRules.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { ProductRecord, SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { saveSet } from '#mocks/areas/slabs/records/slabRecords.ts';
import type { PriceDraft, PriceDrafts, SkippedPriceDraft } from '#mocks/contract/types/types.gen.ts';
import { productRefOf } from './matchRecords.ts';
import {
  brandedProduct,
  isChanged,
  suggestFor,
  trackedProducts,
  type Suggested,
} from './priceSuggestions.ts';
import { draftOf } from './priceSuggestionViews.ts';

/** The ladder that holds with the suggested prices, as a draft. */
function toDraft(
  { catalogue, viewer }: RequestContext,
  { account }: SignedInCall['me'],
  live: SlabSetRecord,
  { rule, slabs }: Suggested,
): SlabSetRecord {
  const prices = new Map(slabs.map(({ minQty, suggested }) => [minQty, suggested]));
  const now = new Date(viewer.now).toISOString();
  return {
    ...live,
    id: catalogue.nextId('set'),
    slabs: live.slabs.map((slab) => ({ ...slab, unitPrice: prices.get(slab.minQty) ?? slab.unitPrice })),
    note: rule.name,
    state: 'draft',
    effectiveFrom: null,
    effectiveTo: null,
    source: 'rule',
    override: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    updatedBy: actorOf(account),
  };
}

/** Makes drafts of what is suggested for products now; nobody's draft is overwritten. */
export function draftSuggestions(
  call: SignedInCall,
  context: RequestContext,
  products: readonly ProductRecord[],
): PriceDrafts {
  const { catalogue } = context;
  const tracked = new Map(trackedProducts(context).map((one) => [one.product.id, one]));
  const rules = catalogue.market.priceRules.all();
  const created: PriceDraft[] = [];
  const skipped: SkippedPriceDraft[] = [];
  for (const record of products) {
    const product = productRefOf(catalogue, record.id);
    const found = tracked.get(record.id);
    const rule = findDecidingRule(rules, brandedProduct(catalogue, record));
    const suggested = found && rule && suggestFor(context, found, rule);
    const live = liveSetOf(catalogue.setsOf(record.id), record.id);
    if (!live || !suggested || !isChanged(suggested)) skipped.push({ product, reason: 'noSuggestion' });
    else if (draftOf(catalogue, record.id)) skipped.push({ product, reason: 'draftExists' });
    else {
      const draft = saveSet(call, context, null, toDraft(context, call.me, live, suggested), 'create');
      created.push({ product, slabSetId: draft.id });
    }
  }
  return { created, skipped };
}
