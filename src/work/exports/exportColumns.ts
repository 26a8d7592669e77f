import type { ExportRequest } from '#api/generated/types.gen.ts';

/** What a file can hold of each list. A column of the screen that is no text, such as the picture, has none. */
const exportable: Readonly<Record<ExportRequest['resource'], ReadonlySet<string>>> = {
  products: new Set([
    ...['sku', 'productId', 'name', 'supplier', 'category', 'status', 'moq', 'skuCount', 'stock'],
    ...['nextArrival', 'fromPrice', 'breaks', 'gpPct250', 'underFloor', 'matches', 'priceIndex'],
    ...['priceExpiresAt', 'lastSyncAt', 'isKvi', 'updatedAt'],
  ]),
  skus: new Set([
    ...['sku', 'partId', 'product', 'supplier', 'category', 'colorName', 'labelSize', 'gtin', 'status'],
    ...['quantityAvailable', 'nextArrival', 'inventoryAt', 'fromPrice', 'breaks', 'gpPct250', 'updatedAt'],
  ]),
  slabs: new Set(['sku', 'currency', 'configuration', 'min_qty', 'unit_price']),
  payments: new Set([
    ...['id', 'createdAt', 'reference', 'customer', 'channel', 'amount', 'currency', 'refunded', 'brand'],
    ...['last4', 'status', 'failure', 'disputed', 'receiptEmail', 'createdBy', 'note'],
  ]),
};

/** A column of a screen with what it is called there. */
export interface ExportColumn {
  id: string;
  header: string;
}

/**
 * The columns of a screen that its file gets, in their order and with their names on screen; the number of the thing when
 * there is none.
 */
export function exportColumns(
  resource: ExportRequest['resource'],
  shown: readonly ExportColumn[],
): Pick<ExportRequest, 'columns' | 'headers'> {
  const found = shown.filter(({ id }) => exportable[resource].has(id));
  if (found.length === 0) return { columns: [resource === 'payments' ? 'id' : 'sku'] };
  return { columns: found.map(({ id }) => id), headers: found.map(({ header }) => header) };
}
