import { isRecord } from '#mocks/contract/homes.ts';
import type { SearchHit } from '#mocks/contract/types/types.gen.ts';
import type { SearchDocument } from '#mocks/doubles/typesense/engine/types.ts';

const states = ['draft', 'active', 'backorder', 'closeout', 'discontinued', 'hidden'] as const;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const listOrEmpty = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The path down to the deepest level there is. */
function categoryOf(document: SearchDocument): string | null {
  return (
    ['categoryLvl2', 'categoryLvl1', 'categoryLvl0']
      .map((level) => textOrNull(document[level]))
      .find(Boolean) ?? null
  );
}

function subtitleOf(collection: string, { path, colors, sizes }: SearchDocument): string | null {
  if (collection === 'categories') return textOrNull(path);
  if (collection !== 'skus') return null;
  return [...listOrEmpty(colors), ...listOrEmpty(sizes)].join(', ') || null;
}

/** The price of the last break, as text: a number would lose its zeros. */
function priceOf({ breaks }: SearchDocument): string | null {
  const last = listOrEmpty(breaks).at(-1);
  return isRecord(last) ? textOrNull(last['price']) : null;
}

/** A document of an index as the plain search answers it. */
export function toSearchHit(collection: string, document: SearchDocument): SearchHit {
  const { id, name, sku, slug, productId, supplier, status, stock, currency, kind, updatedAt } = document;
  return {
    id: String(id),
    collection,
    title: String(name),
    subtitle: subtitleOf(collection, document),
    code: textOrNull(sku) ?? textOrNull(slug),
    productId: collection === 'products' ? String(id) : textOrNull(productId),
    supplier: textOrNull(supplier),
    category: categoryOf(document),
    status: states.find((one) => one === status) ?? null,
    stock: numberOrNull(stock),
    currency: textOrNull(currency),
    fromPrice: priceOf(document),
    kind: textOrNull(kind),
    updatedAt: new Date((numberOrNull(updatedAt) ?? 0) * 1000).toISOString(),
  };
}
