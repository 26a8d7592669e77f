import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import {
  judgeSighting,
  ourPricesOf,
  type JudgedOffer,
  type OurLadder,
} from '#mocks/areas/market/records/judgedOffers.ts';
import { judgeAgain, judgedOf, type JudgedProduct } from '#mocks/areas/market/records/marketIndex.ts';
import { termsOf, type Terms } from '#mocks/areas/market/records/marketTerms.ts';
import { laddersOf, startOf } from '#mocks/areas/market/records/ownChanges.ts';

/** A product with a confirmed page, and what is known of it now. */
export interface TrackedNow {
  readonly product: ProductRecord;
  /** The ladder that holds; empty without one. */
  readonly ladder: OurLadder;
  readonly judged: JudgedProduct;
}

const KEPT = 4;

/**
 * Keeps what was worked out of a product for a few questions, until its market, ladder or charges are others. What a caller
 * keeps must follow from them, the terms and the question alone.
 */
export function keptByProduct<Value>(): (
  judged: JudgedProduct,
  terms: Terms,
  question: string,
  work: () => Value,
) => Value {
  const kept = new WeakMap<JudgedProduct, WeakMap<Terms, Map<string, Value>>>();
  return (judged, terms, question, work) => {
    const byTerms = kept.get(judged) ?? new WeakMap<Terms, Map<string, Value>>();
    kept.set(judged, byTerms);
    const answers = byTerms.get(terms) ?? new Map<string, Value>();
    byTerms.set(terms, answers);
    const found = answers.get(question);
    if (found !== undefined) return found;
    const [oldest] = answers.keys();
    if (oldest !== undefined && answers.size >= KEPT) answers.delete(oldest);
    const value = work();
    answers.set(question, value);
    return value;
  };
}

/** Looks a product up; its pages are in `judged`. */
export function trackedNow({ catalogue, viewer }: RequestContext, product: ProductRecord): TrackedNow {
  const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
  return { product, ladder, judged: judgedOf(catalogue.market, product, ladder, viewer.now) };
}

const nothing: OurLadder = [];

/** The ladder of a product that held at a moment. */
export function ladderAt({ catalogue }: RequestContext, product: ProductRecord, moment: number): OurLadder {
  const set = laddersOf(catalogue, product).findLast((one) => startOf(one) <= moment);
  const hasEnded = set?.effectiveTo != null && Date.parse(set.effectiveTo) <= moment;
  return set && !hasEnded ? set.slabs : nothing;
}

const pastOffers = keptByProduct<readonly JudgedOffer[]>();

/** What was asked for a product at a moment that is past, judged as of then; pages that nothing was read from are left out. */
function offersInPast(
  context: RequestContext,
  { product, judged }: TrackedNow,
  terms: Terms,
  moment: number,
): readonly JudgedOffer[] {
  return pastOffers(judged, terms, String(moment), () => {
    const { market } = context.catalogue;
    const ours = ourPricesOf(product, ladderAt(context, product, moment), terms);
    return judged.offers.flatMap(({ sighting }) => {
      const reading = market.readingAt(sighting.listing, moment);
      if (!reading) return [];
      // A page that was seen since was fresh then.
      const seenAt = Math.min(sighting.seenAt, moment);
      return judgeSighting({ ...sighting, reading, seenAt }, ours, moment, terms);
    });
  });
}

/** What is asked for a product at a moment: now as everywhere, else as of then. */
export function offersAt(
  context: RequestContext,
  tracked: TrackedNow,
  terms: Terms,
  moment: number,
): readonly JudgedOffer[] {
  const { catalogue, viewer } = context;
  if (moment < viewer.now) return offersInPast(context, tracked, terms, moment);
  const { product, ladder, judged } = tracked;
  if (terms === termsOf(catalogue.market)) return judged.offers;
  return judgeAgain(judged, terms, product, ladder, viewer.now).offers;
}
