import { readField } from './readField.ts';
import type { SearchDocument } from './types.ts';

/** What all documents have in one field, each different value once: to count and to sort does not go through documents. */
export interface Column {
  values: readonly unknown[];
  /** Places in `values`, those of one document after the other. */
  valueIndexes: Uint32Array;
  /** By number of the document: where its own places begin; they end where the next one's begin. */
  starts: Uint32Array;
}

export function columnOf(documents: readonly (SearchDocument | undefined)[], field: string): Column {
  const indexByValue = new Map<unknown, number>();
  const valueIndexes: number[] = [];
  const starts = new Uint32Array(documents.length + 1);
  for (const [number, document] of documents.entries()) {
    for (const value of document ? readField(document, field) : []) {
      const valueIndex = indexByValue.get(value) ?? indexByValue.size;
      indexByValue.set(value, valueIndex);
      valueIndexes.push(valueIndex);
    }
    starts[number + 1] = valueIndexes.length;
  }
  return { values: [...indexByValue.keys()], valueIndexes: Uint32Array.from(valueIndexes), starts };
}
