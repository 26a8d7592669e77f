import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { Random } from '#mocks/core/random.ts';
import type { RawMarket, RawPage, RawProduct } from './rawMarket.ts';

const DAY_MS = 86_400_000;

/** What is asked of the analysis, as the names of the contract have it. */
export interface AskedScope {
  readonly days?: number;
  readonly until?: string;
  readonly qty?: number;
  readonly atMoq?: boolean;
  readonly basis?: 'unit' | 'allIn';
  readonly categoryId?: readonly string[];
  readonly supplierId?: readonly string[];
  readonly competitorId?: readonly string[];
  readonly kvi?: boolean;
  readonly exact?: boolean;
}

/** The same, read as the contract describes its parameters. */
export interface SlowScope {
  /** In milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** Where the period before begins; it ends with `from`. */
  readonly beforeFrom: number;
  readonly basis: 'unit' | 'allIn';
  readonly quantityOf: (product: ProductRecord) => number;
  readonly hasPage: (page: RawPage) => boolean;
  /** The tracked products. */
  readonly products: readonly RawProduct[];
  readonly competitors: RawMarket['competitors'];
}

export function readScope(market: RawMarket, asked: AskedScope): SlowScope {
  const { days = 30, until, basis = 'allIn', categoryId, supplierId, competitorId } = asked;
  const end = until === undefined ? market.now : Date.parse(until) + DAY_MS;
  const to = Math.min(end, market.now);
  const from = to - (to % DAY_MS) - days * DAY_MS;
  const isWanted = (wanted: readonly string[] | undefined, ids: readonly string[]): boolean =>
    wanted === undefined || ids.some((id) => wanted.includes(id));
  const hasPage = ({ page }: RawPage): boolean =>
    (asked.exact !== true || page.matchType === 'exact') && isWanted(competitorId, [page.competitorId]);
  return {
    from,
    to,
    beforeFrom: from - days * DAY_MS,
    basis,
    quantityOf: ({ moq }) => (asked.atMoq === true ? moq : (asked.qty ?? market.settings.listQuantity)),
    hasPage,
    products: market.products.filter(
      ({ product, categories, pages }) =>
        pages.some(hasPage) &&
        (asked.kvi !== true || product.isKvi) &&
        isWanted(categoryId, categories) &&
        isWanted(supplierId, [product.supplierId]),
    ),
    competitors: market.competitors.filter(({ id }) => isWanted(competitorId, [id])),
  };
}

/** The scope as a query. */
export const toQuery = (asked: AskedScope): string =>
  Object.entries(asked)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${name}=${one}`))
    .join('&');

/** Draws a scope: each part is chosen or left out. */
export function drawScope(market: RawMarket, random: Random): AskedScope {
  const some = <T>(share: number, part: () => T): T | object => (random.percent(share) ? part() : {});
  const oneOf = <T>(list: readonly T[]): T[] => list.slice(random.whole(0, list.length - 1)).slice(0, 1);
  const tracked = market.products.filter(({ pages }) => pages.length > 0);
  const day = () => new Date(market.now - random.whole(1, 400) * DAY_MS).toISOString().slice(0, 10);
  return {
    ...some(70, () => ({ days: random.pick([1, 7, 30, 61, 90, 200]) })),
    ...some(35, () => ({ until: day() })),
    ...some(50, () => ({ qty: random.pick([100, 250, 500, 1000, 37]) })),
    ...some(25, () => ({ atMoq: true })),
    ...some(50, () => ({ basis: random.pick(['unit', 'allIn']) })),
    ...some(30, () => ({ categoryId: oneOf(tracked).flatMap(({ categories }) => oneOf(categories)) })),
    ...some(25, () => ({
      supplierId: [...new Set([...oneOf(tracked), ...oneOf(tracked)].map((one) => one.product.supplierId))],
    })),
    ...some(30, () => ({
      competitorId: [...new Set([1, 2, 3].flatMap(() => oneOf(market.competitors)).map(({ id }) => id))],
    })),
    ...some(20, () => ({ kvi: true })),
    ...some(25, () => ({ exact: true })),
  };
}
