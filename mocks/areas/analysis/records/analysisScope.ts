import type { PriceBasis } from '#entities/market/comparison.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { lineageOf } from '#mocks/areas/catalogue/records/rows.ts';
import { termsBeside, termsOf, type Terms } from '#mocks/areas/market/records/marketTerms.ts';
import type { CompetitorRecord, ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { GetAnalysisSummaryData } from '#mocks/contract/types/types.gen.ts';

export const DAY_MS = 86_400_000;

type Query = NonNullable<GetAnalysisSummaryData['query']>;
/** What a call under `/competitor-analysis` looks at, as it was asked for. */
export type ScopeQuery = { readonly [Name in keyof Query]?: Query[Name] | undefined };

/** From one moment to another, in milliseconds since 1970. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** What a call looks at. */
export interface Scope {
  readonly period: Period;
  /** Of the same length, until the period begins. */
  readonly before: Period;
  /** Null: each product has its own. */
  readonly quantity: number | null;
  readonly basis: PriceBasis;
  readonly termsFor: (product: ProductRecord) => Terms;
  readonly hasProduct: (product: ProductRecord) => boolean;
  /** Which products it has, in a word. */
  readonly products: string;
  readonly hasPage: (page: Pick<ListingRecord, 'matchType' | 'competitorId'>) => boolean;
  /** Which pages it has, in a word. */
  readonly pages: string;
  readonly hasCompetitor: (competitor: CompetitorRecord) => boolean;
}

const midnightOf = (moment: number): number => Math.floor(moment / DAY_MS) * DAY_MS;

/** The period that ends now or with a day, and begins so many days before the last midnight (UTC) in it. */
function periodOf({ days = 30, until }: ScopeQuery, now: number): Period {
  const to = Math.min(now, until === undefined ? Infinity : Date.parse(until) + DAY_MS);
  return { from: midnightOf(to) - days * DAY_MS, to };
}

/** By the terms of now, so that those of a quantity and a basis are the same object while the settings are. */
const known = new WeakMap<Terms, Map<string, Terms>>();

function termsAt(usual: Terms, quantity: number, basis: PriceBasis): Terms {
  if (quantity === usual.listQuantity && basis === usual.basis) return usual;
  const others = known.get(usual) ?? new Map<string, Terms>();
  known.set(usual, others);
  const key = `${quantity} ${basis}`;
  const terms = others.get(key) ?? termsBeside(usual, { ...usual, listQuantity: quantity }, basis);
  others.set(key, terms);
  return terms;
}

/** Reads what a call looks at. */
export function toScope({ catalogue, viewer }: RequestContext, query: ScopeQuery): Scope {
  const usual = termsOf(catalogue.market);
  const { qty = usual.listQuantity, atMoq = false, basis = 'allIn', kvi, exact } = query;
  const { categoryId, supplierId, competitorId } = query;
  const period = periodOf(query, viewer.now);
  const { days = 30 } = query;
  return {
    period,
    before: { from: period.from - days * DAY_MS, to: period.from },
    quantity: atMoq ? null : qty,
    basis,
    termsFor: ({ moq }) => termsAt(usual, atMoq ? moq : qty, basis),
    hasProduct: (product) =>
      (kvi !== true || product.isKvi) &&
      (!supplierId || supplierId.includes(product.supplierId)) &&
      (!categoryId || lineageOf(catalogue, product.categoryId).some(({ id }) => categoryId.includes(id))),
    products: JSON.stringify([kvi === true, supplierId?.toSorted(), categoryId?.toSorted()]),
    hasPage: (page) =>
      (exact !== true || page.matchType === 'exact') &&
      (!competitorId || competitorId.includes(page.competitorId)),
    pages: JSON.stringify([exact === true, competitorId?.toSorted()]),
    hasCompetitor: ({ id }) => !competitorId || competitorId.includes(id),
  };
}
