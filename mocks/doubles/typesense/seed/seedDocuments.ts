import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { randomFrom, type Random } from '#mocks/core/random.ts';
import type { ProductRecord, SupplierRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { SearchDocument } from '#mocks/doubles/typesense/engine/types.ts';
import {
  customers,
  documentTitles,
  documentTypes,
  standards,
  type DocumentKind,
  type DocumentLanguage,
} from './documentWords.ts';

const SEED = 20_261_122;
const DAY = 86_400;

/** How many of a hundred documents are of a kind. */
const shares: readonly (readonly [DocumentKind, number])[] = [
  ['proof', 26],
  ['artwork', 24],
  ['invoice', 16],
  ['photo', 12],
  ['priceList', 7],
  ['certificate', 6],
  ['catalogue', 5],
  ['manual', 4],
];

/** Documents that show what we pay. */
const costKinds: ReadonlySet<DocumentKind> = new Set(['priceList', 'invoice']);
/** Documents of a supplier; the others belong to a product. */
const supplierKinds: ReadonlySet<DocumentKind> = new Set(['priceList', 'invoice', 'catalogue']);

const otherLanguages: readonly [DocumentLanguage, ...DocumentLanguage[]] = [
  'de',
  'es',
  'fr',
  'it',
  'ru',
  'zh',
  'el',
];

function pickKind(random: Random): DocumentKind {
  let remainder = random.whole(1, 100);
  for (const [kind, share] of shares) {
    remainder -= share;
    if (remainder <= 0) return kind;
  }
  return 'proof';
}

interface DocumentContext {
  title: string;
  number: number;
  supplier: SupplierRecord;
  product: ProductRecord;
  random: Random;
}

/** Names as people give them to files: what it is, whose, which one. */
const createName: Record<DocumentKind, (about: DocumentContext) => string> = {
  priceList: ({ title, supplier, random }) =>
    `${title} ${random.whole(2022, 2026)}-${random.whole(1, 4)}, ${supplier.name}`,
  catalogue: ({ title, supplier, random }) =>
    `${title} ${random.whole(2022, 2026)}/${random.whole(1, 2)}, ${supplier.name}`,
  invoice: ({ title, number, supplier }) => `${title} ${100_000 + number}, ${supplier.name}`,
  artwork: ({ title, product, random }) =>
    `${title} ${product.sku}, ${random.pick(customers)}, v${random.whole(1, 5)}`,
  proof: ({ title, number, product, random }) =>
    `${title} ${20_000 + number}, ${random.pick(customers)}: ${product.name}`,
  certificate: ({ title, product, random }) => `${title} ${random.pick(standards)}, ${product.name}`,
  photo: ({ title, product, random }) => `${title} ${product.sku}-${random.whole(1, 9)}, ${product.name}`,
  manual: ({ title, product }) => `${title}, ${product.name}`,
};

/** The documents of a merchant: as many as asked for, the same for the same catalogue. */
export function seedDocuments(catalogue: Catalogue, count: number, now: number): SearchDocument[] {
  const random = randomFrom(SEED);
  const products = catalogue.products.all();
  return Array.from({ length: count }, (_, index) => {
    const product = products[random.whole(0, products.length - 1)];
    const supplier = product && catalogue.suppliers.get(product.supplierId);
    if (!product || !supplier) throw new Error('documents need products and their suppliers');
    const kind = pickKind(random);
    const language = random.percent(55) ? 'en' : random.pick(otherLanguages);
    const title = documentTitles[kind][language];
    return {
      id: `doc-${String(index + 1).padStart(5, '0')}`,
      audience: costKinds.has(kind) ? 'costs' : 'documents',
      name: createName[kind]({ title, number: index + 1, supplier, product, random }),
      kind,
      mime: random.pick(documentTypes[kind]),
      language,
      supplier: supplier.name,
      supplierId: supplier.id,
      ...(supplierKinds.has(kind) ? {} : { productId: product.id, productSku: product.sku }),
      sizeBytes: random.whole(18, 9000) * 1024,
      updatedAt: Math.floor(now / 1000) - random.whole(0, 1500) * DAY - random.whole(0, DAY),
    };
  });
}
