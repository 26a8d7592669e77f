import { allInAt, standardDecoration } from './allInUnit.ts';
import { decimal, isPriceText, toMoneyText } from './decimal.ts';
import { maxQuantities, pricedSlabs } from './ladder.ts';
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
  readonly charges: readonly Charge[];
  readonly decoration?: Decoration;
}

/** The ladder as the grid shows it. Rows without a price keep their place and say nothing of what follows. */
export function ladderRows(slabs: readonly Slab[], context: LadderContext): LadderRow[] {
  const { cost, minGpPct, charges, moq, decoration = standardDecoration } = context;
  const tops = maxQuantities(slabs);
  const priced = pricedSlabs(slabs);
  return slabs.map(({ minQty, unitPrice }, row) => {
    const ours = cost && costAt(cost, minQty);
    const sell = isPriceText(unitPrice) ? decimal(unitPrice) : null;
    const allIn = sell && allInAt(priced, charges, { quantity: minQty, moq, decoration });
    return {
      minQty,
      maxQty: tops[row] ?? null,
      unitPrice,
      cost: ours && toMoneyText(ours),
      gpPct: (sell && ours && gpPct(sell, ours)?.toFixed(2)) ?? null,
      markupPct: (sell && ours && markupPct(sell, ours)?.toFixed(2)) ?? null,
      floorPrice: ours && minGpPct !== null ? floorPrice(ours, decimal(minGpPct)) : null,
      allInUnit: allIn && toMoneyText(allIn.unit),
      lineTotal: sell && toMoneyText(sell.times(minQty)),
    };
  });
}
