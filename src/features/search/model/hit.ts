import type { SearchHit } from '#api/generated/types.gen.ts';
import type { SearchHitAnswer } from '#features/search/api/searchAnswer.ts';
import { highlightParts, plainText, type TextPart } from './highlight.ts';
import { PATH_SIGN } from './filterText.ts';

/** One thing that was found, as cards, table and files show it. */
export interface Hit {
  id: string;
  collection: string;
  /** Place among all hits, the first one being 1. */
  position: number;
  title: readonly TextPart[];
  name: string;
  /** Our SKU or number, empty where there is none. */
  code: string;
  codeParts: readonly TextPart[];
  partId: string;
  /** Our id of the product it is or belongs to. */
  productId: string | null;
  productSku: string;
  supplier: string;
  brand: string;
  category: string;
  colors: readonly string[];
  sizes: readonly string[];
  status: string;
  stock: number | null;
  stockState: string;
  currency: string;
  /** Money as the contract has it, a decimal text. */
  fromPrice: string | null;
  breaks: readonly { minQty: number; price: string }[];
  /** Absent for who may not see costs. */
  gpPct: number | null;
  isKvi: boolean;
  skuCount: number | null;
  productCount: number | null;
  kind: string;
  mime: string;
  language: string;
  sizeBytes: number | null;
  /** Milliseconds since 1970. */
  updatedAt: number | null;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '');
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(text).filter((each) => each !== '');

/** Reads a hit of the index: documents are open records, so every field is looked at before it is believed. */
export function readHit({ document, highlight }: SearchHitAnswer, collection: string, position: number): Hit {
  const parts = (field: string): TextPart[] => {
    const raw = document[field];
    const marked = record(highlight[field]);
    const shown = marked.value ?? marked.snippet;
    return highlightParts(typeof raw === 'string' ? raw : '', typeof shown === 'string' ? shown : undefined);
  };
  const id = text(document.id);
  const code = collection === 'categories' ? '' : text(document.sku);
  const price = number(document.fromPrice);
  const levels = [document.categoryLvl2, document.categoryLvl1, document.categoryLvl0].map(text);
  const seconds = number(document.updatedAt);
  return {
    id,
    collection,
    position,
    title: parts('name'),
    name: text(document.name),
    code,
    codeParts: parts('sku'),
    partId: text(document.partId),
    productId: collection === 'products' ? id : text(document.productId) || null,
    productSku: text(document.productSku),
    supplier: text(document.supplier),
    brand: text(document.brand),
    category:
      collection === 'categories' ? text(document.path) : (levels.find((level) => level !== '') ?? ''),
    colors: texts(document.colors),
    sizes: texts(document.sizes),
    status: text(document.status),
    stock: number(document.stock),
    stockState: text(document.stockState),
    currency: text(document.currency),
    fromPrice: price === null ? null : String(price),
    breaks: readBreaks(document.breaks),
    gpPct: number(document.gpPct),
    isKvi: document.isKvi === true,
    skuCount: number(document.skuCount),
    productCount: number(document.productCount),
    kind: text(document.kind),
    mime: text(document.mime),
    language: text(document.language),
    sizeBytes: number(document.sizeBytes),
    updatedAt: seconds === null ? null : seconds * 1000,
  };
}

function readBreaks(value: unknown): Hit['breaks'] {
  return (Array.isArray(value) ? value : []).flatMap((each) => {
    const { minQty, price } = record(each);
    return typeof minQty === 'number' && typeof price === 'string' ? [{ minQty, price }] : [];
  });
}

/** A hit of the plain search in the database, which knows less and marks nothing. */
export function hitOfText(hit: SearchHit, position: number): Hit {
  const unmarked = (value: string): TextPart[] => (value === '' ? [] : [{ text: value, isMarked: false }]);
  const name = plainText(hit.title);
  const code = hit.collection === 'categories' ? '' : plainText(hit.code ?? '');
  return {
    id: hit.id,
    collection: hit.collection,
    position,
    title: unmarked(name),
    name,
    code,
    codeParts: unmarked(code),
    partId: '',
    productId: hit.productId,
    productSku: '',
    supplier: hit.supplier ?? '',
    brand: '',
    category: hit.collection === 'categories' ? (hit.subtitle ?? '') : (hit.category ?? ''),
    colors: hit.collection === 'skus' && hit.subtitle ? [hit.subtitle] : [],
    sizes: [],
    status: hit.status ?? '',
    stock: hit.stock,
    stockState: '',
    currency: hit.currency ?? '',
    fromPrice: hit.fromPrice,
    breaks: [],
    gpPct: null,
    isKvi: false,
    skuCount: null,
    productCount: null,
    kind: hit.kind ?? '',
    mime: '',
    language: '',
    sizeBytes: null,
    updatedAt: Date.parse(hit.updatedAt) || null,
  };
}

/** The last title of a path, which is what a branch is called. */
export const getLastTitle = (path: string): string => path.split(PATH_SIGN).at(-1) ?? path;

/** How much there is: as the index says it, or where it does not, by the number. */
export function getStockLevel({ stock, stockState }: Hit): 'in' | 'low' | 'out' | 'unknown' {
  if (stockState === 'in' || stockState === 'low' || stockState === 'out') return stockState;
  if (stock === null) return 'unknown';
  return stock > 0 ? 'in' : 'out';
}
