import type { Big } from 'big.js';
import type { ChangedProduct, MarketChange } from '#entities/market/marketChange.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { slabAt } from '#entities/pricing/ladder.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { marginsOf } from '#mocks/areas/catalogue/records/prices.ts';
import type { ProductRecord, SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { termsOf } from './marketTerms.ts';

/** What we ask and what we pay for a piece, from a moment on. */
interface Ours {
  readonly at: number;
  readonly price: Big | null;
  readonly cost: Big | null;
}

/** When a ladder begins to hold, in milliseconds since 1970. */
export const startOf = ({ effectiveFrom, createdAt }: SlabSetRecord): number =>
  Date.parse(effectiveFrom ?? createdAt);

/** The ladders of a product that hold or held, the oldest first. */
export function laddersOf({ setsOf }: Catalogue, { id }: ProductRecord): SlabSetRecord[] {
  return setsOf(id)
    .filter(
      ({ owner, state, configuration, currency }) =>
        owner.id === id &&
        (state === 'live' || state === 'retired') &&
        configuration === 'Decorated' &&
        currency === 'USD',
    )
    .toSorted((a, b) => startOf(a) - startOf(b));
}

function oursAt(catalogue: Catalogue, product: ProductRecord, moment: number): Ours {
  const { listQuantity } = termsOf(catalogue.market);
  const ladder = laddersOf(catalogue, product).findLast((set) => startOf(set) <= moment);
  const price = ladder ? slabAt(ladder.slabs, listQuantity) : undefined;
  const { costsBefore } = product;
  const breaks = costsBefore && moment < Date.parse(costsBefore.until) ? costsBefore.costs : product.costs;
  const supplier = catalogue.suppliers.get(product.supplierId);
  return {
    at: moment,
    price: price ? decimal(price.unitPrice) : null,
    cost: supplier
      ? costAt({ breaks, eqp: supplier.eqp, codes: supplier.discountCodes }, listQuantity)
      : null,
  };
}

const gpOf = ({ price, cost }: Ours): Big | null => (price && cost ? gpPct(price, cost) : null);

/** Changes of our price, our cost and the gross profit of a product since a moment, in milliseconds since 1970. */
export function listOwnChanges(
  catalogue: Catalogue,
  product: ProductRecord,
  since: number,
  changedProduct: () => ChangedProduct,
): MarketChange[] {
  const starts = catalogue.setsOf(product.id).map(startOf);
  const costsUntil = product.costsBefore ? [Date.parse(product.costsBefore.until)] : [];
  const moments = new Set([...starts, ...costsUntil].filter((at) => at >= since));
  return [...moments].flatMap((at) => {
    const [before, after] = [oursAt(catalogue, product, at - 1), oursAt(catalogue, product, at)];
    const base = { product: changedProduct(), competitorId: null, matchId: null, at };
    const money = (amount: Big | null): string | null => (amount ? toMoneyText(amount) : null);
    const [gpBefore, gpAfter] = [gpOf(before), gpOf(after)];
    const floorPct = String(marginsOf(catalogue, product.categoryId).min);
    return [
      ...(after.price
        ? [
            {
              ...base,
              what: 'ourPrice' as const,
              before: money(before.price),
              after: toMoneyText(after.price),
            },
          ]
        : []),
      ...(after.cost
        ? [{ ...base, what: 'cost' as const, before: money(before.cost), after: toMoneyText(after.cost) }]
        : []),
      ...(gpAfter
        ? [
            {
              ...base,
              what: 'gpPct' as const,
              before: gpBefore?.toFixed(2) ?? null,
              after: gpAfter.toFixed(2),
              floorPct,
            },
          ]
        : []),
    ];
  });
}
