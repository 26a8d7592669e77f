import type { MarketTerms } from '#entities/market/settingsRules.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { MarketSettingsPreview, MovedIndex } from '#mocks/contract/types/types.gen.ts';
import { sumFigures } from './marketFigures.ts';
import { judgeAgain, judgedOf, type JudgedOffers } from './marketIndex.ts';
import { isMatched } from './marketTables.ts';
import { termsBeside, termsOf } from './marketTerms.ts';
import { productRefOf } from './matchRecords.ts';

const SAMPLES = 10;

interface Pair {
  readonly id: string;
  readonly today: JudgedOffers;
  readonly preview: JudgedOffers;
}

/** How far the index of a product moves; below zero: it gains or loses one. */
function moveOf({ today, preview }: Pair): number {
  const [before, after] = [today.priceIndex, preview.priceIndex];
  return before === null || after === null ? -1 : Math.abs(after - before);
}

/** What other settings would make of the figures of today. Nothing of it is kept, neither in records nor in what is known. */
export function previewSettings(
  { catalogue, viewer: { now } }: RequestContext,
  settings: MarketTerms,
): MarketSettingsPreview {
  const { market, products } = catalogue;
  const terms = termsOf(market);
  const others = termsBeside(terms, settings);
  const ids = new Set(
    market.listings
      .all()
      .filter(isMatched)
      .map(({ productId }) => productId),
  );
  const pairs = [...ids].flatMap((id): Pair[] => {
    const product = products.get(id);
    if (product?.archivedAt !== null) return [];
    const ladder = liveSetOf(catalogue.setsOf(id), id)?.slabs ?? [];
    const today = judgedOf(market, product, ladder, now);
    return [{ id, today, preview: judgeAgain(today, others, product, ladder, now) }];
  });
  const moved = pairs
    .filter(({ today, preview }) => today.priceIndex !== preview.priceIndex)
    .toSorted((a, b) => moveOf(b) - moveOf(a) || (a.id < b.id ? -1 : 1));
  const toSample = ({ id, today, preview }: Pair): MovedIndex => ({
    product: productRefOf(catalogue, id),
    today: today.priceIndex,
    preview: preview.priceIndex,
  });
  return {
    today: sumFigures(
      pairs.map(({ today }) => today),
      terms.tieTolerancePct,
    ),
    preview: sumFigures(
      pairs.map(({ preview }) => preview),
      others.tieTolerancePct,
    ),
    moved: moved.length,
    samples: moved.slice(0, SAMPLES).map(toSample),
  };
}
