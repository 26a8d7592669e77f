import { isRecord } from '#mocks/contract/homes.ts';
import type { SearchHit } from '#mocks/contract/types/types.gen.ts';
import type { SearchDocument } from '#mocks/doubles/typesense/engine/types.ts';

const states = ['draft', 'active', 'backorder', 'closeout', 'discontinued', 'hidden'] as const;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The path down to the deepest level there is. */
function categoryIn(document: SearchDocument): string | null {
  return (
    ['categoryLvl2', 'categoryLvl1', 'categoryLvl0'].map((level) => text(document[level])).find(Boolean) ??
    null
  );
}

function subtitleIn(collection: string, { path, colors, sizes }: SearchDocument): string | null {
  if (collection === 'categories') return text(path);
  if (collection !== 'skus') return null;
  return [...list(colors), ...list(sizes)].join(', ') || null;
}

/** The price of the last break, as text: a number would lose its zeros. */
function priceIn({ breaks }: SearchDocument): string | null {
  const last = list(breaks).at(-1);
  return isRecord(last) ? text(last['price']) : null;
}

/** A document of an index as the plain search tells it. */
export function hitOf(collection: string, document: SearchDocument): SearchHit {
  const { id, name, sku, slug, productId, supplier, status, stock, currency, kind, updatedAt } = document;
  return {
    id: String(id),
    collection,
    title: String(name),
    subtitle: subtitleIn(collection, document),
    code: text(sku) ?? text(slug),
    productId: collection === 'products' ? String(id) : text(productId),
    supplier: text(supplier),
    category: categoryIn(document),
    status: states.find((one) => one === status) ?? null,
    stock: number(stock),
    currency: text(currency),
    fromPrice: priceIn(document),
    kind: text(kind),
    updatedAt: new Date((number(updatedAt) ?? 0) * 1000).toISOString(),
  };
}
