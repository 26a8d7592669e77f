import type { Big } from 'big.js';
import { decimal } from '#entities/pricing/decimal.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { supplierCostOf } from '#mocks/areas/catalogue/records/prices.ts';
import type { SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { PriceSuggestion, SuggestedSlab } from '#mocks/contract/types/types.gen.ts';
import { productRefOf } from './matchRecords.ts';
import type { Suggested } from './priceSuggestions.ts';

/** Of suggestions, which are kept as long as they hold: lists sort them again and again. */
const known = new WeakMap<Suggested['slabs'], Big | null>();

/** The largest change of a suggestion in percent, either way; null: all prices stay. */
function largestChange({ slabs }: Suggested): Big | null {
  const before = known.get(slabs);
  if (before !== undefined) return before;
  const changes = slabs.flatMap(({ suggested, current }) =>
    suggested === null ? [] : decimal(suggested).minus(current).times(100).div(current),
  );
  const [first, ...others] = changes;
  const most = first ? others.reduce((one, next) => (next.abs().gt(one.abs()) ? next : one), first) : null;
  known.set(slabs, most);
  return most;
}

/** The largest changes first, then by product. */
export function byLargestChange(a: Suggested, b: Suggested): number {
  const [one, other] = [largestChange(a)?.abs() ?? decimal(-1), largestChange(b)?.abs() ?? decimal(-1)];
  return other.cmp(one) || (a.product.id < b.product.id ? -1 : 1);
}

/** The draft of a product's prices that is there; undefined: there is none. */
export const draftOf = (catalogue: Catalogue, productId: string): SlabSetRecord | undefined =>
  catalogue
    .setsOf(productId)
    .find(
      ({ owner, state, configuration, currency }) =>
        owner.id === productId && state === 'draft' && configuration === 'Decorated' && currency === 'USD',
    );

/**
 * A suggestion as the contract says it.
 *
 * @param newRule stands for a rule that has no id yet
 */
export function toPriceSuggestion(
  catalogue: Catalogue,
  found: Suggested,
  newRule?: Suggested['rule'],
): PriceSuggestion {
  const { product, rule } = found;
  const cost = supplierCostOf(catalogue, product);
  const slabs = found.slabs.map((slab): SuggestedSlab => {
    const net = cost && costAt(cost, slab.minQty);
    const marginOf = (price: string): string | null =>
      net && (gpPct(decimal(price), net)?.toFixed(2) ?? null);
    return {
      ...slab,
      currentGpPct: marginOf(slab.current),
      gpPct: marginOf(slab.suggested ?? slab.current),
    };
  });
  return {
    product: productRefOf(catalogue, product.id),
    rule: rule === newRule ? null : { id: rule.id, name: rule.name },
    changePct: largestChange(found)?.toFixed(2) ?? null,
    slabs,
    draftId: draftOf(catalogue, product.id)?.id ?? null,
  };
}
