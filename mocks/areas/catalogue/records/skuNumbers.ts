import type { MatchedSku } from '#mocks/contract/types/types.gen.ts';
import type { ProductRecord, SkuRecord } from './recordTypes.ts';

/** Text without case and accents, for finding. */
export function foldCase(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The digits of a GTIN however it is written: with blanks or hyphens, as 12 digits or filled up with zeros. */
function gtinKey(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits.replace(/^0+/, '') : null;
}

/** What somebody types to find a number. */
export interface SearchedNumber {
  text: string;
  gtin: string | null;
}

export function toSearchedNumber(q: string): SearchedNumber {
  return { text: foldCase(q).trim(), gtin: gtinKey(q) };
}

export type NumberHit = Pick<MatchedSku, 'by' | 'value'> & { isExact: boolean };

/** By which of its numbers a SKU is found: SKU and part ID by their beginning, the GTIN whole. */
export function findNumberHit(
  { sku, partId, gtin }: Pick<SkuRecord, 'sku' | 'partId' | 'gtin'>,
  searched: SearchedNumber,
): NumberHit | null {
  if (searched.text === '') return null;
  if (gtin !== null && searched.gtin !== null && gtinKey(gtin) === searched.gtin)
    return { by: 'gtin', value: gtin, isExact: true };
  const prefixHits = [
    { by: 'sku' as const, value: sku },
    { by: 'partId' as const, value: partId },
  ].flatMap((number) => {
    const key = foldCase(number.value);
    return key.startsWith(searched.text) ? [{ ...number, isExact: key === searched.text }] : [];
  });
  return prefixHits.find(({ isExact }) => isExact) ?? prefixHits[0] ?? null;
}

/** Whether a text is one of a product's own numbers. */
export function isOwnNumber({ sku, productId }: ProductRecord, { text }: SearchedNumber): boolean {
  return foldCase(sku) === text || foldCase(productId) === text;
}

/** Finds ids of SKUs by the beginning of a number, and by their GTIN, without looking at each of them. */
export interface NumberIndex {
  idsOf: (searched: SearchedNumber) => Set<string>;
}

/** The first place whose key is not before a text. */
function findPosition(keys: readonly (readonly [key: string, id: string])[], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle]?.[0] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createNumberIndex(skus: Iterable<SkuRecord>): NumberIndex {
  const keys: [key: string, id: string][] = [];
  const gtins = new Map<string, string[]>();
  for (const { id, sku, partId, gtin } of skus) {
    keys.push([foldCase(sku), id], [foldCase(partId), id]);
    const key = gtin === null ? null : gtinKey(gtin);
    if (key !== null) gtins.set(key, [...(gtins.get(key) ?? []), id]);
  }
  keys.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    idsOf: ({ text, gtin }) => {
      const ids = new Set(gtin === null ? [] : gtins.get(gtin));
      if (text === '') return ids;
      for (let position = findPosition(keys, text); keys[position]?.[0].startsWith(text); position += 1) {
        const id = keys[position]?.[1];
        if (id !== undefined) ids.add(id);
      }
      return ids;
    },
  };
}
