import { decimal } from '#entities/pricing/decimal.ts';
import { slabAt } from '#entities/pricing/ladder.ts';
import { gpPct, isUnderFloor } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { SupplierCost } from '#entities/pricing/types.ts';
import type { Catalogue } from './catalogueTables.ts';
import type { CategoryRecord, ProductRecord, SlabRecord } from './recordTypes.ts';

/** Quantity at which products are compared in lists. */
const LIST_QUANTITY = 250;

/** Categories by their ids. */
export interface CategoryLookup {
  categories: Pick<Catalogue['categories'], 'get'>;
}

/** The floor and the target of a category: its own, or those it inherits. */
export function marginsOf(
  { categories }: CategoryLookup,
  categoryId: string,
): { min: number; target: number } {
  let min: number | null = null;
  let target: number | null = null;
  for (
    let category = categories.get(categoryId);
    category;
    category = category.parentId === null ? undefined : categories.get(category.parentId)
  ) {
    min ??= category.minGpPct;
    target ??= category.targetGpPct;
  }
  return { min: min ?? 0, target: target ?? 0 };
}

/** Whether the floor of a category would be above its target, its own or those it inherits. */
export function isFloorAboveTarget(
  lookup: CategoryLookup,
  { parentId, targetGpPct, minGpPct }: Pick<CategoryRecord, 'parentId' | 'targetGpPct' | 'minGpPct'>,
): boolean {
  const inherited = parentId === null ? null : marginsOf(lookup, parentId);
  const target = targetGpPct ?? inherited?.target ?? null;
  return target !== null && (minGpPct ?? inherited?.min ?? 0) > target;
}

/** What a product costs us; null when nobody knows. */
export function supplierCostOf(
  { suppliers }: Catalogue,
  { costs, supplierId }: ProductRecord,
): SupplierCost | null {
  const supplier = suppliers.get(supplierId);
  if (!supplier || costs.length === 0) return null;
  return { breaks: costs, eqp: supplier.eqp, codes: supplier.discountCodes };
}

export interface Margin {
  gpPct250: string | null;
  underFloor: boolean | null;
}

/** GP % at the list quantity; null where the cost or the price is not known. */
function gpPct250Of(cost: SupplierCost, ladder: readonly SlabRecord[]): string | null {
  const slab = slabAt(ladder, LIST_QUANTITY) ?? ladder[0];
  const ourCost = costAt(cost, LIST_QUANTITY);
  return (slab && ourCost && gpPct(decimal(slab.unitPrice), ourCost)?.toFixed(2)) ?? null;
}

interface KnownMargin extends SupplierCost {
  min: number;
  margin: Margin;
}

/** By ladder: lists are read much oftener than prices change, and a change puts new records. */
const knownMargins = new WeakMap<readonly SlabRecord[], KnownMargin>();

/** Margin of a ladder as lists show it. */
export function marginOf(
  catalogue: Catalogue,
  product: ProductRecord,
  ladder: readonly SlabRecord[],
): Margin {
  const cost = supplierCostOf(catalogue, product);
  if (!cost || ladder.length === 0) return { gpPct250: null, underFloor: null };
  const { breaks, eqp, codes } = cost;
  const { min } = marginsOf(catalogue, product.categoryId);
  const known = knownMargins.get(ladder);
  if (known?.breaks === breaks && known.eqp === eqp && known.codes === codes && known.min === min)
    return known.margin;
  const floor = decimal(min);
  const underFloor = ladder.some(({ minQty, unitPrice }) => {
    const net = costAt(cost, minQty);
    return net !== null && isUnderFloor(decimal(unitPrice), net, floor);
  });
  const margin = { gpPct250: gpPct250Of(cost, ladder), underFloor };
  knownMargins.set(ladder, { ...cost, min, margin });
  return margin;
}
