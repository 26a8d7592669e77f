import { catalogueOf } from '#mocks/catalogue/catalogue.ts';
import { productsFound, skusFound } from '#mocks/catalogue/filters.ts';
import { productRow, skuOf } from '#mocks/catalogue/rows.ts';
import type { ExportRequest, JobRow, ProductRow, Sku } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/db.ts';
import { may } from '#mocks/may.ts';
import { nodes } from '#session/nodes.ts';
import { csvLine } from './csv.ts';
import { queryOf } from './listQuery.ts';
import type { JobRecord, Step } from './state.ts';

type Cell = string | number | boolean | null;

/** Columns about costs: only for who may see them. */
export const costColumns: ReadonlySet<string> = new Set(['gpPct250', 'underFloor']);

const productCells: Readonly<Record<string, (row: ProductRow) => Cell>> = {
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

const skuCells: Readonly<Record<string, (row: Sku) => Cell>> = {
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
export function unknownColumn({ resource, columns }: ExportRequest): string | undefined {
  const known = { products: Object.keys(productCells), skus: Object.keys(skuCells), slabs: slabColumns }[
    resource
  ];
  return columns.find((column) => !known.includes(column));
}

/** The records that an export is about, by id. */
export function exportedIds(db: Db, { resource, query }: ExportRequest, now: number): string[] {
  const catalogue = catalogueOf(db.catalogue);
  const found =
    resource === 'skus'
      ? skusFound(catalogue, queryOf(query), now)
      : productsFound(catalogue, queryOf(query), now);
  return found.map(({ id }) => id);
}

/** The header row of the file. */
export function headerLine(columns: readonly string[]): string {
  return csvLine(columns);
}

/** Writes the lines of one record. */
export function exportStep(db: Db, record: JobRecord, { id }: Extract<Step, { does: 'export' }>): JobRow {
  const catalogue = catalogueOf(db.catalogue);
  const account = db.accounts[record.username];
  const signIn = db.signIns.find(({ username }) => username === record.username);
  const costs = account && signIn ? may({ account, signIn }, nodes.viewCosts) : false;
  const eyes = { costs, now: record.startedAt };
  const product = catalogue.products.get(id);
  const sku = catalogue.skus.get(id);
  const line = <T>(cells: Readonly<Record<string, (row: T) => Cell>>, row: T) =>
    record.lines.push(csvLine(record.columns.map((column) => cells[column]?.(row) ?? null)));
  if (record.columns.includes('min_qty') && product) {
    for (const set of catalogue.setsOf(id).filter(({ state }) => state === 'live')) {
      for (const { minQty, unitPrice } of set.slabs) {
        const cells: Readonly<Record<string, Cell>> = {
          sku: set.ownerLabel,
          currency: set.currency,
          configuration: set.configuration,
          min_qty: minQty,
          unit_price: unitPrice,
        };
        record.lines.push(csvLine(record.columns.map((column) => cells[column] ?? null)));
      }
    }
  } else if (product) line(productCells, productRow(catalogue, product, eyes));
  else {
    const shown = sku && skuOf(catalogue, sku, eyes);
    if (shown) line(skuCells, shown);
  }
  return { id, label: (product ?? sku)?.sku ?? id, result: 'done', reason: null };
}
