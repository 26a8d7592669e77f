import type { Quote } from '#api/generated/types.gen.ts';
import type { Big } from 'big.js';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { allInAt, chargesOf } from '#entities/pricing/allInUnit.ts';
import { chargeUnits, type ChargeUnits } from '#entities/pricing/chargeUnits.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { isQuantity, pricedSlabs, slabAt } from '#entities/pricing/ladder.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { Charge, Decoration, MoneyText, SupplierCost } from '#entities/pricing/types.ts';

export interface QuoteFacts {
  readonly slabs: readonly PriceSlab[];
  /** Null: not known; then nothing is told that they are part of. */
  readonly charges: readonly (Charge & { readonly name: string })[] | null;
  readonly moq: number;
  /** Null without `View Costs`, or without a cost. */
  readonly cost: SupplierCost | null;
}

/** What an order costs by the ladder as it is typed, said in the words of the server's quote. */
export interface LadderQuote {
  /** First quantity of the slab that holds. */
  readonly minQty: number;
  readonly unitPrice: MoneyText;
  /** Charges, and what they are part of, are null where charges are not known. */
  readonly run: MoneyText | null;
  readonly setup: MoneyText | null;
  /** How the set-up total comes about, a line for each charge. */
  readonly setupLines: readonly SetupLine[];
  readonly order: MoneyText | null;
  readonly total: MoneyText | null;
  readonly allInUnit: MoneyText | null;
  /** Of the unit price over the cost; null: not known. */
  readonly gpPct: string | null;
  readonly belowMinimum: boolean;
  readonly next: NextBreak | null;
}

/** The amounts of a quote, in the order in which they are shown. */
export const quoteAmounts = ['unitPrice', 'run', 'setup', 'order', 'total', 'allInUnit'] as const;

/** The quote, and beside it that of the live price; undefined: nothing is compared, null: there is none. */
export function quoteSides(quote: LadderQuote | null, live: Quote | null | undefined) {
  return [quote, ...(live === undefined ? [] : [live && { ...live, unitPrice: live.slab.unitPrice }])];
}

export interface SetupLine extends ChargeUnits {
  readonly name: string;
  readonly per: Charge['per'];
  readonly price: MoneyText;
  readonly amount: MoneyText;
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
  const allInOf = (pieces: number) =>
    charges && allInAt(priced, charges, { quantity: pieces, moq, decoration });
  const allIn = allInOf(quantity);
  if (!slab || (charges && !allIn)) return null;
  const ours = cost && costAt(cost, quantity);
  const next = priced.find(({ minQty }) => minQty > quantity);
  const nextTotal = next && allInOf(next.minQty)?.total;
  const text = (amount: Big | undefined): MoneyText | null => (amount ? toMoneyText(amount) : null);
  return {
    minQty: slab.minQty,
    unitPrice: toMoneyText(slab.price),
    run: text(allIn?.run),
    setup: text(allIn?.setup),
    setupLines: chargesOf('Setup', charges ?? [], { quantity, moq, decoration }).map((charge) =>
      setupLine(charge, quantity, decoration),
    ),
    order: text(allIn?.order),
    total: text(allIn?.total),
    allInUnit: text(allIn?.unit),
    gpPct: (ours && gpPct(slab.price, ours)?.toFixed(2)) ?? null,
    belowMinimum: quantity < moq,
    next: next
      ? {
          minQty: next.minQty,
          unitPrice: toMoneyText(next.price),
          more: next.minQty - quantity,
          saves: allIn && nextTotal?.lt(allIn.total) ? toMoneyText(allIn.total.minus(nextTotal)) : null,
        }
      : null,
  };
}

function setupLine(
  charge: NonNullable<QuoteFacts['charges']>[number],
  quantity: number,
  decoration: Decoration,
): SetupLine {
  const { name, per, price } = charge;
  const units = chargeUnits(charge, { quantity, decoration });
  return { name, per, price, ...units, amount: toMoneyText(decimal(price).times(units.charged)) };
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

/** The order that is asked about; else which box is not a number the server takes. */
export function quoteOrder({ quantity, colors, locations }: QuoteValues): QuoteOrder | keyof QuoteValues {
  const pieces = Number(quantity);
  if (!isQuantity(pieces)) return 'quantity';
  const counts = { colors: Number(colors), locations: Number(locations) };
  if (!colors || !isCount(counts.colors)) return 'colors';
  if (!locations || !isCount(counts.locations)) return 'locations';
  return { quantity: pieces, decoration: counts };
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= UNITS_MAX;
}
