import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { findProducts, findSkus } from '#mocks/areas/catalogue/records/filters.ts';
import { sortProducts, sortSkus } from '#mocks/areas/catalogue/records/listOrder.ts';
import { productRow, skuOf, type Viewer } from '#mocks/areas/catalogue/records/rows.ts';
import type {
  ExportRequest,
  FieldProblem,
  JobRow,
  ProductRow,
  Sku,
} from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { memberCells } from '#mocks/areas/people/records/memberExport.ts';
import { findMember, toMember } from '#mocks/areas/people/records/teamContext.ts';
import { menuOfAccount, peopleTables, titlesOf } from '#mocks/core/people.ts';
import { permissions } from '#session/permissions.ts';
import {
  analysisColumns,
  findAnalysisLine,
  isOfAnalysis,
} from '#mocks/areas/analysis/records/analysisExport.ts';
import { activityCells, activityLines } from '#mocks/areas/activity/records/activityExport.ts';
import { matchCells } from '#mocks/areas/market/records/matchExport.ts';
import { readingCells, readingLines } from '#mocks/areas/market/records/readingExport.ts';
import { toMatch } from '#mocks/areas/market/records/matchRecords.ts';
import { paymentCells } from '#mocks/areas/payments/records/paymentExport.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import { csvLine } from './csv.ts';
import { readListQuery } from './listQuery.ts';
import type { JobRecord, Step } from './state.ts';

type Cell = string | number | boolean | null;
type CellsOf<T> = Readonly<Record<string, (row: T) => Cell>>;

const productCells: CellsOf<ProductRow> = {
  sku: (row) => row.sku,
  productId: (row) => row.productId,
  name: (row) => row.name,
  supplier: (row) => row.supplier.name,
  category: (row) => row.categoryPath,
  status: (row) => row.status,
  moq: (row) => row.moq,
  skuCount: (row) => row.skuCount,
  stock: (row) => row.stock,
  nextArrival: (row) => row.nextArrival?.date ?? null,
  fromPrice: (row) => row.fromPrice,
  breaks: (row) => row.ladder.length,
  gpPct250: (row) => row.gpPct250,
  underFloor: (row) => row.underFloor,
  matches: (row) => row.matches,
  priceIndex: (row) => row.priceIndex,
  priceExpiresAt: (row) => row.priceExpiresAt,
  lastSyncAt: (row) => row.lastSyncAt,
  isKvi: (row) => row.isKvi,
  updatedAt: (row) => row.updatedAt,
};

const skuCells: CellsOf<Sku> = {
  sku: (row) => row.sku,
  partId: (row) => row.partId,
  product: (row) => row.product.name,
  supplier: (row) => row.supplier.name,
  category: (row) => row.categoryPath,
  colorName: (row) => row.colorName,
  labelSize: (row) => row.labelSize,
  gtin: (row) => row.gtin,
  status: (row) => row.status,
  quantityAvailable: (row) => row.quantityAvailable,
  nextArrival: (row) => row.futureAvailability[0]?.date ?? null,
  inventoryAt: (row) => row.inventoryAt,
  fromPrice: (row) => row.fromPrice,
  breaks: (row) => row.ladder.length,
  gpPct250: (row) => row.gpPct250,
  updatedAt: (row) => row.updatedAt,
};

/** The ladder of a product is as many rows as it has breaks, in the format that an import reads. */
const slabColumns = ['sku', 'currency', 'configuration', 'min_qty', 'unit_price'];

/** The first column that the list does not have. */
export function findUnknownColumn({ resource, columns }: ExportRequest): string | undefined {
  const allowedColumns = {
    products: Object.keys(productCells),
    skus: Object.keys(skuCells),
    slabs: slabColumns,
    payments: Object.keys(paymentCells),
    members: Object.keys(memberCells),
    activity: Object.keys(activityCells),
    matches: Object.keys(matchCells),
    readings: Object.keys(readingCells),
    ...analysisColumns,
  }[resource];
  return columns.find((column) => !allowedColumns.includes(column));
}

/** The records by their ids, else those that a query finds less those left out. */
function selectRecords<T extends { readonly id: string }>(
  { ids, excludeIds = [] }: { ids?: string[] | undefined; excludeIds?: string[] | undefined },
  findById: (id: string) => T | undefined,
  findAll: () => readonly T[],
): T[] {
  if (ids) return [...new Set(ids)].flatMap((id) => findById(id) ?? []);
  const excluded = new Set(excludeIds);
  return findAll().filter(({ id }) => !excluded.has(id));
}

/** The records that an export is about, by id in the order of the list; or what the list would refuse of the query. */
export function findExportIds(
  catalogue: Catalogue,
  { resource, query, ids, excludeIds }: ExportRequest & { resource: 'products' | 'skus' | 'slabs' },
  viewer: Viewer,
): string[] | { problems: FieldProblem[] } {
  const read = readListQuery(resource, query);
  if ('problems' in read) return read;
  const listQuery = read.query;
  // A ladder is asked for by its product alone, which text would find among others.
  if (resource === 'slabs' && listQuery.productId !== undefined) {
    return catalogue.products.get(listQuery.productId) ? [listQuery.productId] : [];
  }
  const selection = { ids, excludeIds };
  const order = { sort: listQuery.sort, q: ids ? undefined : listQuery.q };
  const skus = () =>
    selectRecords(selection, catalogue.skus.get, () => findSkus(catalogue, listQuery, viewer.now));
  const products = () =>
    selectRecords(selection, catalogue.products.get, () => findProducts(catalogue, listQuery, viewer.now));
  const findAll =
    resource === 'skus'
      ? sortSkus(catalogue, skus(), order, viewer)
      : sortProducts(catalogue, products(), order, viewer);
  return findAll.map(({ id }) => id);
}

/** The header row of the file: what the columns are called on screen, where that was sent. */
export function headerLine({ columns, headers = columns }: ExportRequest): string {
  return csvLine(columns.map((column, index) => headers[index] ?? column));
}

function ladderLines(catalogue: Catalogue, productId: string, columns: readonly string[]): string[] {
  const live = catalogue.setsOf(productId).filter(({ state }) => state === 'live');
  return live.flatMap(({ ownerLabel, currency, configuration, slabs }) =>
    slabs.map(({ minQty, unitPrice }) => {
      const cells: Readonly<Record<string, Cell>> = {
        sku: ownerLabel,
        currency,
        configuration,
        min_qty: minQty,
        unit_price: unitPrice,
      };
      return csvLine(columns.map((column) => cells[column] ?? null));
    }),
  );
}

function canUserSeeCosts(db: Db, username: string): boolean {
  const account = db.accounts[username];
  const menu = account && menuOfAccount(peopleTables(db.people), account).data;
  return titlesOf(menu ?? []).includes(permissions.viewCosts);
}

/** Writes the lines of one record. */
export function exportStep(
  db: Db,
  { exported, lines, startedAt, username }: JobRecord,
  { id }: Extract<Step, { type: 'export' }>,
): JobRow {
  if (exported?.resource === 'activity') {
    const logged = activityLines(db, username, id, exported.columns);
    if (!logged) return { id, label: id, result: 'skipped', reason: 'changedMeanwhile' };
    lines.push(...logged.lines);
    return { id, label: logged.label, result: 'done', reason: null };
  }
  const catalogue = catalogueOf(db.catalogue);
  const payment = exported?.resource === 'payments' ? paymentsDb(db, startedAt).payments.get(id) : undefined;
  if (exported && isOfAnalysis(exported)) {
    // What there is to do tells of margins.
    const costs = canUserSeeCosts(db, username);
    const row = findAnalysisLine({ catalogue, viewer: { costs, now: startedAt } }, exported, id);
    if (!row) return { id, label: id, result: 'skipped', reason: 'changedMeanwhile' };
    lines.push(row.line);
    return { id, label: row.label, result: 'done', reason: null };
  }
  // Columns about costs were asked for by somebody who may see them.
  const viewer = { costs: true, now: startedAt };
  const { resource, columns } = exported ?? { resource: 'products', columns: [] };
  const product = catalogue.products.get(id);
  const sku = catalogue.skus.get(id);
  const line = <T>(cells: CellsOf<T>, row: T): string =>
    csvLine(columns.map((column) => cells[column]?.(row) ?? null));
  if (payment) {
    lines.push(line(paymentCells, payment));
    return { id, label: payment.reference, result: 'done', reason: null };
  }
  const account = resource === 'members' ? findMember(db, id) : undefined;
  if (account) {
    const member = toMember(peopleTables(db.people), account);
    lines.push(line(memberCells, member));
    return { id, label: member.name, result: 'done', reason: null };
  }
  const isOfMarket = resource === 'matches' || resource === 'readings';
  const listing = isOfMarket ? catalogue.market.listings.get(id) : undefined;
  if (listing && resource === 'readings') {
    lines.push(...readingLines(catalogue, listing, columns));
    return { id, label: listing.listingTitle, result: 'done', reason: null };
  }
  if (listing) {
    const match = toMatch({ catalogue, viewer }, listing);
    lines.push(line(matchCells, match));
    return { id, label: match.listingTitle, result: 'done', reason: null };
  }
  const skuRow = sku && skuOf(catalogue, sku, viewer);
  const label = (product ?? sku)?.sku ?? id;
  if (!product && !skuRow) return { id, label, result: 'skipped', reason: 'changedMeanwhile' };
  if (product && resource === 'slabs') lines.push(...ladderLines(catalogue, id, columns));
  else if (product) lines.push(line(productCells, productRow(catalogue, product, viewer)));
  else if (skuRow) lines.push(line(skuCells, skuRow));
  return { id, label, result: 'done', reason: null };
}
