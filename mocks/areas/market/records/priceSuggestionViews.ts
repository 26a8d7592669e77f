import { decimal } from '#entities/pricing/decimal.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { supplierCostOf } from '#mocks/areas/catalogue/records/prices.ts';
import type { SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { PriceSuggestion, SuggestedSlab } from '#mocks/contract/types/types.gen.ts';
import { productRefOf } from './matchRecords.ts';
import type { Suggested } from './priceSuggestions.ts';

/** How far a price moves, as a share of the one that holds; near enough to find the one that moves most. */
const moveOf = ({ suggested, current }: Suggested['slabs'][number]): number =>
  suggested === null ? -1 : Math.abs(Number(suggested) / Number(current) - 1);

/** The slab whose price moves most; undefined: all prices stay. */
function mostMoved({ slabs }: Suggested): Suggested['slabs'][number] | undefined {
  const [first] = slabs.toSorted((a, b) => moveOf(b) - moveOf(a));
  return first && first.suggested !== null ? first : undefined;
}

/** The largest change of a suggestion in percent, with two decimals; null: all prices stay. */
function largestChange(found: Suggested): string | null {
  const slab = mostMoved(found);
  if (!slab || slab.suggested === null) return null;
  return decimal(slab.suggested).minus(slab.current).times(100).div(slab.current).toFixed(2);
}

/** The largest changes first, then by product. */
export function inOrderOfChange(found: readonly Suggested[]): Suggested[] {
  return found
    .map((one) => ({ one, move: Math.max(...one.slabs.map(moveOf)) }))
    .toSorted((a, b) => b.move - a.move || (a.one.product.id < b.one.product.id ? -1 : 1))
    .map(({ one }) => one);
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
    changePct: largestChange(found),
    slabs,
    draftId: draftOf(catalogue, product.id)?.id ?? null,
  };
}
