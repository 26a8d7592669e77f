import { termsOf } from '#mocks/areas/market/records/marketTerms.ts';
import { marketLaddersOf } from '#mocks/areas/market/records/marketLadders.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import { marginsOf } from '#mocks/areas/catalogue/records/prices.ts';
import type { CostRecord, SlabRecord, SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { SlabDiffRow } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { slabAt } from '#entities/pricing/ladder.ts';
import { netCost } from '#entities/pricing/supplierCost.ts';
import { missingMarketPermission, requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { findSet, findSiblingSet } from '#mocks/areas/slabs/records/slabRecords.ts';

/** One row for each quantity of either ladder, with the price that holds there. */
function diffRows(before: readonly SlabRecord[], after: readonly SlabRecord[]): SlabDiffRow[] {
  const quantities = [...new Set([...before, ...after].map(({ minQty }) => minQty))].sort((a, b) => a - b);
  return quantities.map((minQty) => {
    const priceBefore = slabAt(before, minQty)?.unitPrice ?? null;
    const priceAfter = slabAt(after, minQty)?.unitPrice ?? null;
    const delta = priceBefore !== null && priceAfter !== null ? decimal(priceAfter).minus(priceBefore) : null;
    const deltaPct =
      delta && priceBefore !== null && !decimal(priceBefore).eq(0) ? delta.times(100).div(priceBefore) : null;
    return {
      minQty,
      before: priceBefore,
      after: priceAfter,
      delta: delta && toMoneyText(delta),
      deltaPct: deltaPct?.toFixed(2) ?? null,
    };
  });
}

/** When a ladder of the product was published last, the product's own or that of a SKU; empty: nothing is live. */
function lastPublishing(sets: readonly SlabSetRecord[]): string {
  const startDates = sets
    .filter(({ state }) => state === 'live')
    .map(({ effectiveFrom }) => effectiveFrom ?? '');
  return startDates.sort().at(-1) ?? '';
}

/** What a ladder is looked at beside: another ladder, costs, competitors, rates. */
export const slabPrices = {
  compareSlabSets: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabs);
    if (refusal) return refusal;
    const context = requestContext(call);
    const found = findSet(context, call.path.slabSetId);
    if (!found) return notFound();
    const other =
      call.query.with === 'live'
        ? findSiblingSet(context, found.product.id, found.set, 'live')
        : findSet(context, call.query.with)?.set;
    if (!other || other.productId !== found.set.productId) return notFound();
    return {
      status: 200,
      body: { before: other, after: found.set, rows: diffRows(other.slabs, found.set.slabs) },
    };
  },

  getCosts: (call) => {
    const refusal = missingPermission(call.me, permissions.viewCosts);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    const supplier = product && catalogue.suppliers.get(product.supplierId);
    if (!supplier) return notFound();
    const margins = marginsOf(catalogue, product.categoryId);
    const publishedAt = lastPublishing(catalogue.setsOf(product.id));
    const { until = '', costs: costsThen = [] } = product.costsBefore ?? {};
    const hasChanged = publishedAt !== '' && until > publishedAt;
    const netText = (cost: CostRecord | undefined): string | null => {
      const net = cost && netCost(cost, supplier.discountCodes);
      return net ? toMoneyText(net) : null;
    };
    const breaks = product.costs.map((cost) => {
      const net = netText(cost);
      const before = hasChanged ? netText(costsThen.find(({ minQty }) => minQty === cost.minQty)) : null;
      return { ...cost, net, netBefore: before === net ? null : before };
    });
    return {
      status: 200,
      body: {
        productId: product.id,
        currency: supplier.currency,
        breaks,
        eqp: supplier.eqp,
        discountCodes: supplier.discountCodes,
        minGpPct: margins.min,
        targetGpPct: margins.target,
        syncedAt: product.lastSyncAt,
        changedAt: hasChanged ? until : null,
      },
    };
  },

  getMarket: (call) => {
    const refusal = missingMarketPermission(call.me);
    if (refusal) return refusal;
    const { catalogue, viewer } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
    const { standardQuantities, listQuantity, tieTolerancePct } = termsOf(catalogue.market);
    return {
      status: 200,
      body: {
        items: marketLaddersOf(catalogue.market, product, ladder, viewer.now),
        standardQuantities: [...standardQuantities],
        listQuantity,
        tieTolerancePct,
      },
    };
  },

  listFxRates: (call) => {
    const refusal = missingMarketPermission(call.me);
    if (refusal) return refusal;
    const { catalogue, viewer } = requestContext(call);
    const asOf = new Date(Math.floor(viewer.now / 86_400_000) * 86_400_000).toISOString();
    const { rates } = termsOf(catalogue.market).rates;
    return { status: 200, body: { base: 'USD', asOf, rates: { ...rates } } };
  },
} satisfies Partial<Area<'slabs'>>;
