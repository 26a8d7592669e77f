import type { SearchedField } from './searchedFields.ts';

function hasRun(text: Uint32Array | undefined, ids: readonly number[]): boolean {
  if (!text) return false;
  for (let start = 0; start + ids.length <= text.length; start += 1) {
    if (ids.every((id, index) => text[start + index] === id)) return true;
  }
  return false;
}

/** The documents that have these words in this order, side by side, in one of the fields. */
export function documentsWith(phrase: readonly string[], fields: readonly SearchedField[]): Set<number> {
  const found = new Set<number>();
  for (const { index } of fields) {
    const ids = phrase.map((word) => index.idOf(word)).filter((id) => id !== undefined);
    const [first] = ids;
    if (first === undefined || ids.length < phrase.length) continue;
    for (const document of index.documentsOf(first)) {
      if (hasRun(index.texts[document], ids)) found.add(document);
    }
  }
  return found;
}
