import { supplierCostOf } from '#mocks/areas/catalogue/records/prices.ts';
import { termsOf } from '#mocks/areas/market/records/marketTerms.ts';
import { productInCurrency, findMissingRate } from '#mocks/areas/slabs/records/rates.ts';
import { notFound } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { allInAt } from '#entities/pricing/allInUnit.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { pricedSlabs, slabAt } from '#entities/pricing/ladder.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import { requestContext, missingReadPermission } from '#mocks/areas/catalogue/records/requestContext.ts';

export const quote = {
  getQuote: (call) => {
    const refusal = missingReadPermission(call.me);
    if (refusal) return refusal;
    const { catalogue, viewer } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const { qty, currency = 'USD', configuration = 'Decorated', colors = 1, locations = 1 } = call.query;
    const live = catalogue
      .setsOf(product.id)
      .find(
        (set) =>
          set.owner.id === product.id &&
          set.state === 'live' &&
          set.currency === currency &&
          set.configuration === configuration,
      );
    const ladder = live?.slabs ?? [];
    const slab = slabAt(ladder, qty);
    const { rates } = termsOf(catalogue.market);
    const { costs, charges } = productInCurrency(product, currency, rates);
    if (!slab) return notFound();
    if (!charges) return findMissingRate('currency', 'USD', currency, rates) ?? notFound();
    const allIn = allInAt(pricedSlabs(ladder), charges, {
      quantity: qty,
      moq: product.moq,
      decoration: { colors, locations },
    });
    if (!allIn) return notFound();
    const supplierCost = supplierCostOf(catalogue, { ...product, costs });
    const cost = supplierCost && costAt(supplierCost, qty);
    const gpPercent = viewer.costs && cost ? gpPct(allIn.unitPrice, cost) : null;
    const next = ladder.find(({ minQty }) => minQty > qty);
    const nextTotal = next && decimal(next.unitPrice).times(next.minQty);
    return {
      status: 200,
      body: {
        quantity: qty,
        currency,
        configuration,
        slab,
        run: toMoneyText(allIn.run),
        setup: toMoneyText(allIn.setup),
        order: toMoneyText(allIn.order),
        total: toMoneyText(allIn.total),
        allInUnit: toMoneyText(allIn.unit),
        gpPct: gpPercent?.toFixed(2) ?? null,
        nextBreak:
          next && nextTotal
            ? {
                minQty: next.minQty,
                unitPrice: next.unitPrice,
                total: toMoneyText(nextTotal),
                cheaper: nextTotal.lt(allIn.unitPrice.times(qty)),
              }
            : null,
      },
    };
  },
} satisfies Partial<Area<'slabs'>>;
