import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CostSheet, Product, SlabSet } from '#api/generated/types.gen.ts';
import { chargesIn, costIn } from '#entities/ladders/ladderCurrency.ts';
import { withoutRate } from '#entities/pricing/exchange.ts';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import type { SupplierCost } from '#entities/pricing/types.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import type { QueryLike } from '#shared/ui/QueryState.tsx';
import { wantedQuantity, type DetailView } from './detailAddress.ts';
import { detailQueries } from './detailQueries.ts';
import { ourSide, scopedOffers, shownQuantities, type OurSide, type ScopedOffer } from './marketRules.ts';

/** A product beside its market, as the person looks at it: what all panels work with. */
export interface DetailFacts {
  readonly product: Product;
  readonly currency: string;
  /** The live ladder in that currency; empty: there is none. */
  readonly slabs: readonly PriceSlab[];
  readonly side: OurSide;
  readonly offers: readonly ScopedOffer[];
  readonly quantities: readonly number[];
  readonly quantity: number;
  readonly tolerancePct: string;
  readonly seesCosts: boolean;
  /** Null: not known, or the person may not see it. */
  readonly cost: SupplierCost | null;
  readonly costs: CostSheet | null;
  readonly costsError: unknown;
  readonly retryCosts: () => unknown;
  /** Currencies without a rate, which keep something from being compared. */
  readonly lacking: readonly string[];
}

/** Facts that come together and are retried together, and currencies that the product has ladders in. */
export interface DetailData extends QueryLike<DetailFacts> {
  readonly currencies: readonly string[];
  /** Drafts and live ladders; undefined: not read yet, or not to be read. */
  readonly sets: readonly SlabSet[] | undefined;
}

const isOwnLive = (set: SlabSet, productId: string): boolean =>
  set.state === 'live' && set.configuration === 'Decorated' && set.owner.id === productId;

/** Reads a product's market, and puts our prices beside it. */
export function useDetailFacts(product: Product, view: DetailView): DetailData {
  const { id } = product;
  const can = useCan();
  const seesCosts = can(permissions.viewCosts);
  const market = useQuery(detailQueries.market(id));
  const charged = useQuery(detailQueries.charges(id));
  const rating = useQuery(detailQueries.rates());
  const costing = useQuery({ ...detailQueries.costs(id), enabled: seesCosts });
  const { data: setList } = useQuery({ ...detailQueries.sets(id), enabled: can(permissions.priceSlabs) });
  // What was read before the permission went is still in the cache.
  const costs = seesCosts ? (costing.data ?? null) : null;
  const sets = can(permissions.priceSlabs) ? setList?.items : undefined;
  const currencies = useMemo(() => {
    const others = sets?.filter((set) => isOwnLive(set, id)).map(({ currency }) => currency) ?? [];
    return [...new Set([product.currency, ...others])];
  }, [sets, id, product.currency]);
  const currency = currencies.find((code) => code === view.currency) ?? product.currency;
  const { withStale, withEquivalents } = view;
  const wanted = wantedQuantity(view, product.moq);

  const data = useMemo((): DetailFacts | undefined => {
    if (!market.data || !charged.data) return undefined;
    const { items, standardQuantities, listQuantity, tieTolerancePct } = market.data;
    const froms = [charged.data.currency, ...items.map((each) => each.currency)];
    const isConverting = froms.some((from) => from !== currency);
    if (isConverting && !rating.data) return undefined;
    const rates = rating.data ?? null;
    const slabs =
      currency === product.currency
        ? product.ladder
        : (sets?.find((set) => isOwnLive(set, id) && set.currency === currency)?.slabs ?? []);
    const charges = chargesIn(charged.data.items, charged.data.currency, currency, rates);
    const quantity = wanted ?? listQuantity;
    return {
      product,
      currency,
      slabs,
      side: ourSide(slabs, charges, product.moq),
      offers: scopedOffers(items, { withStale, withEquivalents }, currency, rates),
      quantities: shownQuantities(standardQuantities, product.moq, quantity),
      quantity,
      tolerancePct: tieTolerancePct,
      seesCosts,
      cost: costs && costIn(costs, currency, rates),
      costs,
      costsError: costing.error,
      retryCosts: costing.refetch,
      lacking: withoutRate(froms, currency, rates),
    };
  }, [
    market.data,
    charged.data,
    rating.data,
    costs,
    costing.error,
    costing.refetch,
    sets,
    product,
    id,
    currency,
    withStale,
    withEquivalents,
    wanted,
    seesCosts,
  ]);
  return {
    data,
    error: market.error ?? charged.error ?? rating.error,
    refetch: () => Promise.all([market.refetch(), charged.refetch(), rating.refetch()]),
    currencies,
    sets,
  };
}
