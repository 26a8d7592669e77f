import { decimal, isPriceText, toMoneyText } from '#entities/pricing/decimal.ts';
import { isQuantity, slabAt } from '#entities/pricing/ladder.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { Slab, SupplierCost } from '#entities/pricing/types.ts';

/** What a quantity costs by two ladders. Null: no price holds there. */
export interface LadderDiffRow {
  readonly minQty: number;
  readonly before: string | null;
  readonly after: string | null;
  /** With its sign. */
  readonly delta: string | null;
  readonly deltaPct: string | null;
  /** GP % of the price after; null: not known. */
  readonly gpPct: string | null;
}

const usable = (slabs: readonly Slab[]): Slab[] =>
  slabs
    .filter(({ minQty, unitPrice }) => isQuantity(minQty) && isPriceText(unitPrice))
    .toSorted((a, b) => a.minQty - b.minQty);

/** One row for each quantity at which either ladder has a break, with the prices that hold there. */
export function ladderDiff(
  before: readonly Slab[],
  after: readonly Slab[],
  cost: SupplierCost | null,
): LadderDiffRow[] {
  const [were, are] = [usable(before), usable(after)];
  const quantities = [...new Set([...were, ...are].map(({ minQty }) => minQty))].toSorted((a, b) => a - b);
  return quantities.map((minQty) => {
    const was = slabAt(were, minQty)?.unitPrice ?? null;
    const is = slabAt(are, minQty)?.unitPrice ?? null;
    const ours = cost && costAt(cost, minQty);
    const delta = was !== null && is !== null ? decimal(is).minus(was) : null;
    const share = delta && was !== null && !decimal(was).eq(0) ? delta.times(100).div(was) : null;
    return {
      minQty,
      before: was,
      after: is,
      delta: delta && toMoneyText(delta),
      deltaPct: share?.toFixed(1).replace(/^-(?=0\.0$)/, '') ?? null,
      gpPct: (is !== null && ours && gpPct(decimal(is), ours)?.toFixed(2)) || null,
    };
  });
}
