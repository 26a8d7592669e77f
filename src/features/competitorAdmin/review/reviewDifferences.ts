import type { ReviewItem } from '#api/generated/types.gen.ts';

/** What a page says otherwise than our product, of what can be told without looking at it. */
export interface ReviewDifferences {
  /** Our number or the supplier's stands on the page; null: the page has none. */
  readonly hasNumber: boolean | null;
  /** The title names our brand; null: we know none. */
  readonly hasBrand: boolean | null;
  /** A price of theirs is not one of a piece, or nobody knows. */
  readonly isPacked: boolean;
  /** The smallest order that they take, in our pieces; null: nothing was read. */
  readonly fromPieces: number | null;
  readonly isFromMore: boolean;
  /** In percent of ours, unit price against unit price; null: one of them is not known. */
  readonly unitGapPct: number | null;
}

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Compares a page with our product, where words and numbers can be compared. */
export function reviewDifferences({
  ours,
  listingTitle,
  listingSku,
  packFactor,
  reading,
  comparison,
}: ReviewItem): ReviewDifferences {
  const smallest = reading?.breaks[0]?.minQty;
  const fromPieces = smallest === undefined ? null : smallest * (packFactor ?? 1);
  const [unit, theirs] = [Number(ours.unitPrice ?? 0), Number(comparison?.unitPrice ?? 0)];
  return {
    hasNumber:
      listingSku === null
        ? null
        : [ours.code, ours.supplierNumber].some((one) => folded(listingSku).includes(folded(one))),
    hasBrand: ours.brand === null ? null : folded(listingTitle).includes(folded(ours.brand)),
    isPacked: packFactor !== 1,
    fromPieces,
    isFromMore: fromPieces !== null && fromPieces > ours.moq,
    unitGapPct: unit > 0 && theirs > 0 ? ((theirs - unit) / unit) * 100 : null,
  };
}
