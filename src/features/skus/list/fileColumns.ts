import type { ListView } from './listView.ts';

/** What a file can hold of each list; the picture is none of it. */
export const fileColumns: Readonly<Record<ListView, readonly string[]>> = {
  products: [
    ...['sku', 'productId', 'name', 'supplier', 'category', 'status', 'moq', 'skuCount', 'stock'],
    ...['nextArrival', 'fromPrice', 'breaks', 'gpPct250', 'underFloor', 'matches', 'priceIndex'],
    ...['priceExpiresAt', 'lastSyncAt', 'isKvi', 'updatedAt'],
  ],
  skus: [
    ...['sku', 'partId', 'product', 'supplier', 'category', 'colorName', 'labelSize', 'gtin', 'status'],
    ...['quantityAvailable', 'nextArrival', 'inventoryAt', 'fromPrice', 'breaks', 'gpPct250', 'updatedAt'],
  ],
};
