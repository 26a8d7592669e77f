import { marketOf } from '#mocks/areas/catalogue/records/market.ts';
import { liveSetOf, marginsOf } from '#mocks/areas/catalogue/records/prices.ts';
import { dollarRates } from '#mocks/areas/slabs/records/rates.ts';
import type { CostRecord, SlabRecord, SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { SlabDiffRow } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { slabAt } from '#entities/pricing/ladder.ts';
import { netCost } from '#entities/pricing/supplierCost.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { findSet, findSiblingSet } from '#mocks/areas/slabs/records/slabRecords.ts';

/** One row for each quantity of either ladder, with the price that holds there. */
function diffRows(before: readonly SlabRecord[], after: readonly SlabRecord[]): SlabDiffRow[] {
  const quantities = [...new Set([...before, ...after].map(({ minQty }) => minQty))].sort((a, b) => a - b);
  return quantities.map((minQty) => {
    const was = slabAt(before, minQty)?.unitPrice ?? null;
    const is = slabAt(after, minQty)?.unitPrice ?? null;
    const delta = was !== null && is !== null ? decimal(is).minus(was) : null;
    const share = delta && was !== null && !decimal(was).eq(0) ? delta.times(100).div(was) : null;
    return {
      minQty,
      before: was,
      after: is,
      delta: delta && toMoneyText(delta),
      deltaPct: share?.toFixed(2) ?? null,
    };
  });
}

/** When a ladder of the product was published last, the product's own or that of a SKU; empty: nothing is live. */
function lastPublishing(sets: readonly SlabSetRecord[]): string {
  const begun = sets.filter(({ state }) => state === 'live').map(({ effectiveFrom }) => effectiveFrom ?? '');
  return begun.sort().at(-1) ?? '';
}

/** What a ladder is looked at beside: another ladder, costs, competitors, rates. */
export const slabPrices = {
  compareSlabSets: (call) => {
    const refused = missingPermission(call.me, permissions.priceSlabs);
    if (refused) return refused;
    const context = requestContext(call);
    const it = findSet(context, call.path.slabSetId);
    if (!it) return notFound();
    const beside =
      call.query.with === 'live'
        ? findSiblingSet(context, it.product.id, it.set, 'live')
        : findSet(context, call.query.with)?.set;
    if (!beside || beside.productId !== it.set.productId) return notFound();
    return {
      status: 200,
      body: { before: beside, after: it.set, rows: diffRows(beside.slabs, it.set.slabs) },
    };
  },

  getCosts: (call) => {
    const refused = missingPermission(call.me, permissions.viewCosts);
    if (refused) return refused;
    const { catalogue } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    const supplier = product && catalogue.suppliers.get(product.supplierId);
    if (!supplier) return notFound();
    const margins = marginsOf(catalogue, product.categoryId);
    const published = lastPublishing(catalogue.setsOf(product.id));
    const { until = '', costs: then = [] } = product.costsBefore ?? {};
    const hasChanged = published !== '' && until > published;
    const netOf = (cost: CostRecord | undefined): string | null => {
      const net = cost && netCost(cost, supplier.discountCodes);
      return net ? toMoneyText(net) : null;
    };
    const breaks = product.costs.map((cost) => {
      const net = netOf(cost);
      const before = hasChanged ? netOf(then.find(({ minQty }) => minQty === cost.minQty)) : null;
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
    const refused = missingPermission(call.me, permissions.priceSlabs);
    if (refused) return refused;
    const { catalogue, viewer } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
    return { status: 200, body: { items: marketOf(product.id, ladder, viewer.now) } };
  },

  listFxRates: ({ me }) =>
    missingPermission(me, permissions.priceSlabs) ?? {
      status: 200,
      body: {
        base: 'USD',
        asOf: new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000).toISOString(),
        rates: { ...dollarRates.rates },
      },
    },
} satisfies Partial<Area<'slabs'>>;
