import type { PriceSlab } from '#api/generated/types.gen.ts';
import { allInAt } from '#shared/pricing/allInUnit.ts';
import { toMoneyText } from '#shared/pricing/decimal.ts';
import { isQuantity, pricedSlabs, slabAt } from '#shared/pricing/ladder.ts';
import { gpPct } from '#shared/pricing/margin.ts';
import { costAt } from '#shared/pricing/supplierCost.ts';
import type { Charge, Decoration, MoneyText, SupplierCost } from '#shared/pricing/types.ts';

export interface QuoteFacts {
  readonly slabs: readonly PriceSlab[];
  readonly charges: readonly Charge[];
  readonly moq: number;
  /** Null without `View Costs`, or without a cost. */
  readonly cost: SupplierCost | null;
}

/** What an order costs by the ladder as it is typed, said in the words of the server's quote. */
export interface LadderQuote {
  /** First quantity of the slab that holds. */
  readonly minQty: number;
  readonly unitPrice: MoneyText;
  readonly run: MoneyText;
  readonly setup: MoneyText;
  readonly order: MoneyText;
  readonly total: MoneyText;
  readonly allInUnit: MoneyText;
  /** Of the unit price over the cost; null: not known. */
  readonly gpPct: string | null;
  readonly belowMinimum: boolean;
  readonly next: NextBreak | null;
}

export interface NextBreak {
  readonly minQty: number;
  readonly unitPrice: MoneyText;
  /** Pieces to add. */
  readonly more: number;
  /** How much less all of it costs, charges included, though there is more of it; null: it does not. */
  readonly saves: MoneyText | null;
}

/** Null: the ladder has no price at this quantity. */
export function ladderQuote(
  { slabs, charges, moq, cost }: QuoteFacts,
  quantity: number,
  decoration: Decoration,
): LadderQuote | null {
  const priced = pricedSlabs(slabs);
  const slab = slabAt(priced, quantity);
  const allIn = allInAt(priced, charges, { quantity, moq, decoration });
  if (!slab || !allIn) return null;
  const ours = cost && costAt(cost, quantity);
  const next = priced.find(({ minQty }) => minQty > quantity);
  const nextTotal = next && allInAt(priced, charges, { quantity: next.minQty, moq, decoration })?.total;
  return {
    minQty: slab.minQty,
    unitPrice: toMoneyText(allIn.unitPrice),
    run: toMoneyText(allIn.run),
    setup: toMoneyText(allIn.setup),
    order: toMoneyText(allIn.order),
    total: toMoneyText(allIn.total),
    allInUnit: toMoneyText(allIn.unit),
    gpPct: (ours && gpPct(allIn.unitPrice, ours)?.toFixed(2)) ?? null,
    belowMinimum: quantity < moq,
    next: next
      ? {
          minQty: next.minQty,
          unitPrice: toMoneyText(next.price),
          more: next.minQty - quantity,
          saves: nextTotal?.lt(allIn.total) ? toMoneyText(allIn.total.minus(nextTotal)) : null,
        }
      : null,
  };
}

/** What the three boxes of the calculator hold, as text. */
export interface QuoteValues {
  readonly quantity: string;
  readonly colors: string;
  readonly locations: string;
}

export interface QuoteOrder {
  readonly quantity: number;
  readonly decoration: Decoration;
}

const UNITS_MAX = 20;
const QUANTITY_MAX = 999_999_999;

/** The order that is asked about; else which box is not a number the server takes. */
export function quoteOrder({ quantity, colors, locations }: QuoteValues): QuoteOrder | keyof QuoteValues {
  const pieces = Number(quantity);
  if (!isQuantity(pieces) || pieces > QUANTITY_MAX) return 'quantity';
  const counts = { colors: Number(colors), locations: Number(locations) };
  if (!colors || counts.colors > UNITS_MAX) return 'colors';
  if (!locations || counts.locations > UNITS_MAX) return 'locations';
  return { quantity: pieces, decoration: counts };
}
