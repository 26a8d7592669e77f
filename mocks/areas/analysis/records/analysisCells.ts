import { INHERIT } from '#mocks/areas/work/imports/importTargets.ts';
import type {
  AnalyzedCompetitor,
  AnalyzedProduct,
  CategoryFigures,
  InheritedPct,
  PriceMover,
} from '#mocks/contract/types/types.gen.ts';

type Cell = string | number | boolean | null;
/** The cells of a row by their columns. */
export type CellsOf<T> = Readonly<Record<string, (row: T) => Cell>>;

/** What a file can hold of an analyzed product. */
export const productCells: CellsOf<AnalyzedProduct> = {
  product: ({ product }) => product.code,
  name: ({ product }) => product.name,
  category: ({ category }) => category.name,
  isKvi: ({ isKvi }) => isKvi,
  quantity: ({ quantity }) => quantity,
  ours: ({ ours }) => ours,
  lowest: ({ lowest }) => lowest?.price ?? null,
  competitor: ({ lowest }) => lowest?.competitor.name ?? null,
  gapPct: ({ gapPct }) => gapPct,
  standing: ({ standing }) => standing,
  rank: ({ rank }) => rank,
  counted: ({ counted }) => counted,
  gpPct: ({ gpPct }) => gpPct,
  underFloor: ({ underFloor }) => underFloor,
  rises: ({ rises }) => rises,
  drops: ({ drops }) => drops,
  stockChanges: ({ stockChanges }) => stockChanges,
  freshOffers: ({ freshOffers }) => freshOffers,
  offers: ({ offers }) => offers,
  opportunities: ({ opportunities }) => opportunities.join(', '),
};

/** What a file can hold of a competitor. */
export const competitorCells: CellsOf<AnalyzedCompetitor> = {
  name: ({ competitor }) => competitor.name,
  index: ({ index }) => index,
  common: ({ common }) => common,
  rises: ({ rises }) => rises,
  drops: ({ drops }) => drops,
  stockChanges: ({ stockChanges }) => stockChanges,
  fresh: ({ fresh }) => fresh,
  stale: ({ stale }) => stale,
  expired: ({ expired }) => expired,
  broken: ({ broken }) => broken,
  lastReadAt: ({ lastReadAt }) => lastReadAt,
};

/** What a file can hold of a change of a price. */
export const moverCells: CellsOf<PriceMover> = {
  product: ({ product }) => product.code,
  name: ({ product }) => product.name,
  competitor: ({ competitor }) => competitor.name,
  at: ({ at }) => at,
  quantity: ({ quantity }) => quantity,
  basis: ({ basis }) => basis,
  before: ({ before }) => before,
  after: ({ after }) => after,
  changePct: ({ changePct }) => changePct,
  gapPct: ({ gapPct }) => gapPct,
  url: ({ evidenceUrl }) => evidenceUrl,
};

const pct = (part: number, whole: number): Cell => (whole === 0 ? null : ((100 * part) / whole).toFixed(1));

/** A margin as a file of targets says it, so that it can be imported again. */
const marginCell = (margin: InheritedPct | null): Cell => (margin ? (margin.own ?? INHERIT) : null);

/** What a file can hold of a category. */
export const categoryCells: CellsOf<CategoryFigures & { readonly path: string }> = {
  category_path: ({ path }) => path,
  status: ({ status }) => status,
  products: ({ products }) => products,
  tracked: ({ tracked }) => tracked,
  coverage: ({ covered, tracked }) => pct(covered, tracked),
  index: ({ index }) => index,
  gpPct: ({ gpPct }) => gpPct,
  target_gp: ({ targetGp }) => marginCell(targetGp),
  min_gp: ({ minGp }) => marginCell(minGp),
  underFloor: ({ underFloor }) => underFloor,
  first: ({ first, tied, between, last }) => pct(first, first + tied + between + last),
  rises: ({ rises }) => rises,
  drops: ({ drops }) => drops,
};
