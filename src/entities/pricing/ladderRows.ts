import { allInAt, standardDecoration } from './allInUnit.ts';
import { decimal, isPriceText, toMoneyText } from './decimal.ts';
import { isQuantity, maxQuantities, pricedSlabs } from './ladder.ts';
import type { LadderFacts } from './ladderIssues.ts';
import { floorPrice, gpPct, markupPct } from './margin.ts';
import { costAt } from './supplierCost.ts';
import type { Charge, Decoration, MoneyText, Slab } from './types.ts';

/** A slab with what follows from it. Null: not known, because a price or a cost is missing. */
export interface LadderRow {
  readonly minQty: number;
  readonly maxQty: number | null;
  readonly unitPrice: MoneyText;
  readonly cost: MoneyText | null;
  /** Percent with two decimals. */
  readonly gpPct: string | null;
  readonly markupPct: string | null;
  /** The lowest price that keeps the floor. */
  readonly floorPrice: MoneyText | null;
  /** All-in unit price at the slab's first quantity. */
  readonly allInUnit: MoneyText | null;
  /** What the first quantity costs without charges. */
  readonly lineTotal: MoneyText | null;
}

export interface LadderContext extends LadderFacts {
  /** Null: not known, and with them no all-in price. */
  readonly charges: readonly Charge[] | null;
  readonly decoration?: Decoration;
}

/** The ladder as the grid shows it. Rows without a quantity or a price keep their place, and what follows is null. */
export function ladderRows(slabs: readonly Slab[], context: LadderContext): LadderRow[] {
  const { cost, minGpPct, charges, moq, decoration = standardDecoration } = context;
  const tops = maxQuantities(slabs);
  const priced = pricedSlabs(slabs);
  return slabs.map(({ minQty, unitPrice }, row) => {
    // With end-quantity pricing there is a cost at any quantity, but none where there is no quantity.
    const ours = cost && isQuantity(minQty) ? costAt(cost, minQty) : null;
    const sell = isPriceText(unitPrice) ? decimal(unitPrice) : null;
    const allIn = sell && charges && allInAt(priced, charges, { quantity: minQty, moq, decoration });
    return {
      minQty,
      maxQty: tops[row] ?? null,
      unitPrice,
      cost: ours && toMoneyText(ours),
      gpPct: (sell && ours && gpPct(sell, ours)?.toFixed(2)) ?? null,
      markupPct: (sell && ours && markupPct(sell, ours)?.toFixed(2)) ?? null,
      floorPrice: ours && minGpPct !== null ? floorPrice(ours, decimal(minGpPct)) : null,
      allInUnit: allIn && toMoneyText(allIn.unit),
      lineTotal: sell && isQuantity(minQty) ? toMoneyText(sell.times(minQty)) : null,
    };
  });
}
