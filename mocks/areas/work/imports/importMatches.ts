import { normalizeListingUrl } from '#entities/market/listingUrl.ts';
import { fieldChanges } from '#mocks/areas/activity/log.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { findCompetitorOf } from '#mocks/areas/market/records/listingPlace.ts';
import { matchLabel } from '#mocks/areas/market/records/matchEntry.ts';
import { attachImported } from '#mocks/areas/market/records/matchImport.ts';
import { isMatched } from '#mocks/areas/market/records/marketTables.ts';
import type { CompetitorRecord, ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { Written } from '#mocks/areas/work/records/state.ts';
import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import type { ImportIndex, WriteContext } from './importIndex.ts';
import { allowedValueErrors, cellError, lengthErrors, type CheckedRow, type Cells } from './importRows.ts';

const matchTypes = ['exact', 'equivalent'] as const;
const MAX_PACK_FACTOR = 100_000;

/** What a row of a file is about, as far as it names it. */
interface Place {
  product: ProductRecord | undefined;
  /** As it is kept; null: it is no address of a page. */
  url: string | null;
  competitor: CompetitorRecord | undefined;
  /** The page where this product has it already, in any state. */
  own: ListingRecord | undefined;
}

function findPlace(index: ImportIndex, { sku = '', url: text = '' }: Cells): Place {
  const product = index.product(sku);
  const url = normalizeListingUrl(text);
  if (url === null) return { product, url, competitor: undefined, own: undefined };
  return {
    product,
    url,
    competitor: findCompetitorOf(index.catalogue.market, url),
    own: index.pages.at(url).find(({ productId }) => productId === product?.id),
  };
}

/** What a row sets; empty cells set nothing. */
function readMatch({ matchType, packFactor = '' }: Cells): Partial<ListingRecord> {
  const type = matchTypes.find((one) => one === matchType);
  return {
    ...(type ? { matchType: type } : {}),
    ...(packFactor !== '' && findPackProblem(packFactor) === null ? { packFactor: Number(packFactor) } : {}),
  };
}

/** Why a text is no pack factor, as a code and a sentence; null: it is one. */
function findPackProblem(text: string): [code: string, message: string] | null {
  if (text === '') return null;
  if (!/^-?\d+(\.\d+)?$/.test(text)) return ['not_a_number', 'Enter a number'];
  if (Number(text) <= 0) return ['not_positive', 'Enter a number above 0'];
  return Number(text) > MAX_PACK_FACTOR ? ['too_large', 'Enter at most 100,000'] : null;
}

/** Why a file cannot attach the page to the product, as a code and a sentence; null: it can. */
function findPageProblem(index: ImportIndex, place: Place): [code: string, message: string] | null {
  const { product, url, competitor, own } = place;
  if (url === null) return ['invalid', 'Enter the full address of a page, beginning with https://'];
  if (!competitor) return ['unknown_competitor', 'No competitor has this domain'];
  if (competitor.archivedAt !== null)
    return ['archived_competitor', `${competitor.name} is archived. Restore it first`];
  if (own?.status === 'rejected')
    return ['blacklisted', 'This page was rejected for this product. Restore the match to use it'];
  if (own?.status === 'suggested')
    return ['suggested', 'This page is suggested for this product. Confirm or reject it in the match review'];
  const other = own ? undefined : index.pages.at(url).find(isMatched);
  if (!product || !other) return null;
  const { sku = other.productId } = index.catalogue.products.get(other.productId) ?? {};
  return [
    'taken',
    `This page is already matched with ${sku}. Attach it to this product by hand if it sells both`,
  ];
}

function findErrors(index: ImportIndex, cells: Cells, place: Place): ImportCellError[] {
  const { sku = '', url = '', matchType = '', packFactor = '' } = cells;
  const { product, own } = place;
  const errors = [
    ...lengthErrors(cells, { url: 2048, listingTitle: 300 }),
    ...allowedValueErrors('matchType', matchType, matchTypes),
  ];
  if (sku === '') errors.push(cellError('sku', sku, 'required', 'The row has no SKU'));
  else if (!product)
    errors.push(cellError('sku', sku, 'unknown', `There is no product with the SKU "${sku}"`));
  else if (product.archivedAt !== null)
    errors.push(cellError('sku', sku, 'archived', 'The product is archived. Restore it first'));
  const pageProblem = findPageProblem(index, place);
  if (url === '') errors.push(cellError('url', url, 'required', 'The row has no URL'));
  else if (pageProblem) errors.push(cellError('url', url, ...pageProblem));
  if (!own && matchType === '')
    errors.push(cellError('matchType', matchType, 'required', 'Required for a new match'));
  const packProblem = findPackProblem(packFactor);
  if (packProblem) errors.push(cellError('packFactor', packFactor, ...packProblem));
  return errors;
}

/** What a row would do with the page of a competitor. It decides nothing: suggestions and rejections stay as they are. */
export function checkMatch(index: ImportIndex, cells: Cells): CheckedRow {
  const place = findPlace(index, cells);
  const { product, url, competitor, own } = place;
  const listingTitle = cells['listingTitle'] ?? '';
  const values = own ? readMatch(cells) : { url, listingTitle, ...readMatch(cells) };
  return {
    exists: own !== undefined,
    label: [cells['sku'], competitor?.name].filter(Boolean).join(' '),
    changes: fieldChanges(own ?? {}, values, Object.keys(values)),
    errors: findErrors(index, cells, place),
    // A page that several products have may be listed for each of them; a new one is of one product.
    claims: product && url !== null ? [{ field: 'url', key: own ? `${product.id}\n${url}` : url }] : [],
  };
}

/** Attaches a page, or changes what is known of one. Null when the row can no longer be written. */
export function writeMatch({ index, author, now, jobId }: WriteContext, cells: Cells): Written | null {
  const { product, url, competitor, own } = findPlace(index, cells);
  const { catalogue, team } = index;
  const { matchType, packFactor = null } = readMatch(cells);
  if (!product || url === null || !competitor) return null;
  const viewer = { costs: true, now: Date.parse(now) };
  const writer = { catalogue, viewer, db: team.db, author, correlationId: jobId };
  if (!own && matchType === undefined) return null;
  const after = own
    ? catalogue.market.listings.put({
        ...own,
        ...readMatch(cells),
        version: own.version + 1,
        updatedAt: now,
        updatedBy: author.actor,
      })
    : attachImported(writer, {
        ...{ product, competitor, url, packFactor },
        matchType: matchType ?? 'exact',
        listingTitle: cells['listingTitle'] ?? '',
      });
  index.pages.put(after);
  return {
    id: after.id,
    label: matchLabel(catalogue, after),
    undo: { kind: 'match', before: own ?? null, after },
  };
}
