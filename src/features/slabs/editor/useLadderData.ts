import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Charge, CostSheet, FxRates, Product } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { withoutRate } from '#entities/pricing/exchange.ts';
import type { SupplierCost } from '#entities/pricing/types.ts';
import { chargesIn, costIn, offersIn, type MarketOffer } from '#entities/ladders/ladderCurrency.ts';
import { slabQueries } from '#features/slabs/slabQueries.ts';

export interface LadderData {
  readonly cost: SupplierCost | null;
  readonly costs: CostSheet | null;
  readonly costsError: unknown;
  readonly retryCosts: () => unknown;
  /** Null: without a rate. */
  readonly charges: readonly Charge[] | null;
  readonly hasLtmCharge: boolean;
  readonly market: readonly MarketOffer[];
  readonly rates: FxRates | null;
  readonly noRate: NoRate;
  /** Why the rates that something is converted by did not come; null: they did, or none are needed. */
  readonly ratesError: unknown;
  readonly retryRates: () => unknown;
  readonly seesCosts: boolean;
  /** Everything that a ladder is judged by has arrived; until then nothing is said about margins. */
  readonly isComplete: boolean;
}

/** Currencies without a rate, by what they keep from being compared with the ladder. */
export interface NoRate {
  readonly costs: readonly string[];
  readonly charges: readonly string[];
  readonly market: readonly string[];
}

const none: readonly never[] = [];

/** What a ladder is looked at beside, in the ladder's currency. Each part loads and fails alone. */
export function useLadderData(product: Product, currency: string): LadderData {
  const seesCosts = useCan()(permissions.viewCosts);
  const { data, error, refetch } = useQuery({ ...slabQueries.costs(product.id), enabled: seesCosts });
  // What was read before the permission went is still in the cache.
  const costs = seesCosts ? (data ?? null) : null;
  const { data: charged } = useQuery(slabQueries.charges(product.id));
  const { data: offers } = useQuery(slabQueries.market(product.id));
  const rating = useQuery(slabQueries.rates());
  const { data: rates = null, isPending: isRating } = rating;

  const cost = useMemo(() => costs && costIn(costs, currency, rates), [costs, currency, rates]);
  const charges = useMemo(
    () => (charged ? chargesIn(charged.items, charged.currency, currency, rates) : none),
    [charged, currency, rates],
  );
  const market = useMemo(
    () => (offers ? offersIn(offers.items, currency, rates) : none),
    [offers, currency, rates],
  );
  const noRate = useMemo((): NoRate => {
    const lacking = (from: readonly string[]) => withoutRate(from, currency, rates);
    return {
      costs: lacking(costs && costs.breaks.length > 0 ? [costs.currency] : []),
      charges: lacking(charged && charged.items.length > 0 ? [charged.currency] : []),
      market: lacking(offers?.items.map((offer) => offer.currency) ?? []),
    };
  }, [costs, charged, offers, currency, rates]);
  const others = [costs, charged, ...(offers?.items ?? [])];
  const isConverting = others.some((each) => each && each.currency !== currency);
  return {
    cost,
    costs,
    costsError: error,
    retryCosts: refetch,
    charges,
    hasLtmCharge: charged?.items.some(({ appliesLtm }) => appliesLtm) ?? false,
    market,
    rates,
    noRate,
    ratesError: isConverting && rates === null ? rating.error : null,
    retryRates: rating.refetch,
    seesCosts,
    isComplete:
      charged !== undefined && (!seesCosts || costs !== null) && !(isRating && costs?.currency !== currency),
  };
}
