import { readField } from './readField.ts';
import type { SearchDocument } from './types.ts';

/** What all documents have in one field, each different value once: to count and to sort does not go through documents. */
export interface Column {
  values: readonly unknown[];
  /** Places in `values`, those of one document after the other. */
  places: Uint32Array;
  /** By number of the document: where its own places begin; they end where the next one's begin. */
  starts: Uint32Array;
}

export function columnOf(documents: readonly (SearchDocument | undefined)[], field: string): Column {
  const known = new Map<unknown, number>();
  const places: number[] = [];
  const starts = new Uint32Array(documents.length + 1);
  for (const [number, document] of documents.entries()) {
    for (const value of document ? readField(document, field) : []) {
      const place = known.get(value) ?? known.size;
      known.set(value, place);
      places.push(place);
    }
    starts[number + 1] = places.length;
  }
  return { values: [...known.keys()], places: Uint32Array.from(places), starts };
}
