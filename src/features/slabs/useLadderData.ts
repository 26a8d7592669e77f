import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Charge, CostSheet, FxRates, MarketLadder, Product } from '#api/generated/types.gen.ts';
import { nodes } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';
import type { SupplierCost } from '#shared/pricing/types.ts';
import { chargesIn, costIn, marketIn } from './ladderCurrency.ts';
import { slabQueries } from './slabQueries.ts';

export interface LadderData {
  readonly cost: SupplierCost | null;
  readonly costs: CostSheet | null;
  readonly costsError: unknown;
  readonly retryCosts: () => unknown;
  readonly charges: readonly Charge[];
  readonly hasLtmCharge: boolean;
  readonly market: readonly MarketLadder[];
  readonly rates: FxRates | null;
  readonly seesCosts: boolean;
  /** Everything that a ladder is judged by has arrived; until then nothing is said about margins. */
  readonly isComplete: boolean;
}

const none: readonly never[] = [];

/** What a ladder is looked at beside, in the ladder's currency. Each part loads and fails alone. */
export function useLadderData(product: Product, currency: string): LadderData {
  const seesCosts = useCan()(nodes.viewCosts);
  const {
    data: costs = null,
    error,
    refetch,
  } = useQuery({ ...slabQueries.costs(product.id), enabled: seesCosts });
  const { data: charged } = useQuery(slabQueries.charges(product.id));
  const { data: offers } = useQuery(slabQueries.market(product.id));
  const { data: rates = null, isPending: isRating } = useQuery(slabQueries.rates());

  const cost = useMemo(() => costs && costIn(costs, currency, rates), [costs, currency, rates]);
  const charges = useMemo(
    () => (charged ? chargesIn(charged.items, charged.currency, currency, rates) : none),
    [charged, currency, rates],
  );
  const market = useMemo(
    () => (offers ? marketIn(offers.items, currency, rates) : none),
    [offers, currency, rates],
  );
  return {
    cost,
    costs,
    costsError: error,
    retryCosts: refetch,
    charges,
    hasLtmCharge: charged?.items.some(({ appliesLtm }) => appliesLtm) ?? false,
    market,
    rates,
    seesCosts,
    isComplete:
      charged !== undefined && (!seesCosts || costs !== null) && !(isRating && costs?.currency !== currency),
  };
}
