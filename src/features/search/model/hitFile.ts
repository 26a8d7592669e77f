import type { Hit } from './hit.ts';

/** The facts of a hit that a file has, by collection; what lists show too is called as there. */
export const fileColumns = {
  products: [
    'sku',
    'name',
    'partId',
    'brand',
    'supplier',
    'category',
    'status',
    'stock',
    'currency',
    'fromPrice',
    'gpPct250',
  ],
  skus: [
    'sku',
    'name',
    'partId',
    'product',
    'colors',
    'sizes',
    'brand',
    'supplier',
    'category',
    'status',
    'stock',
    'currency',
    'fromPrice',
    'gpPct250',
  ],
  categories: ['name', 'path', 'products', 'status'],
  documents: ['name', 'kind', 'product', 'supplier', 'language', 'size', 'updatedAt'],
} as const;

export type FileColumn = (typeof fileColumns)[keyof typeof fileColumns][number];

const KB = 1000;

/** A fact of a hit as a file has it: values, not the words of the screen, and numbers with a dot. */
export function fileCell(hit: Hit, column: FileColumn): string | number | null {
  switch (column) {
    case 'sku':
      return hit.code;
    case 'path':
      return hit.category;
    case 'product':
      return hit.productSku;
    case 'products':
      return hit.productCount;
    case 'colors':
    case 'sizes':
      return hit[column].join(', ');
    case 'size':
      return hit.sizeBytes === null ? null : Math.ceil(hit.sizeBytes / KB);
    case 'updatedAt':
      return hit.updatedAt === null ? null : new Date(hit.updatedAt).toISOString();
    case 'gpPct250':
      return hit.gpPct;
    default:
      return hit[column];
  }
}
