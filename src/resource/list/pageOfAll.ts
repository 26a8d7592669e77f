import { clampPage } from '#shared/table/paging.ts';
import type { Sort } from '#shared/table/sortRules.ts';

type Value = string | number | boolean | null;

interface View<Key extends string> {
  page: number;
  size: number;
  sort: Sort<Key>;
}

/**
 * A page of a short list that the server answers whole, in the order of a column: words as the reader sorts them, what is
 * not known last, and rows with the same value in the order of the reply.
 *
 * @param lead rows that stay before all others, whatever the order
 * @param view a page beyond the last one is the last one
 */
export function pageOfAll<Key extends string, Row extends Readonly<Record<Key, Value>>>(
  rows: readonly Row[],
  { page, size, sort }: View<Key>,
  lead: readonly Row[] = [],
) {
  const inOrder = rows.toSorted((one, other) => compared(one[sort.key], other[sort.key], sort.descending));
  const ordered = [...lead, ...inOrder];
  const at = clampPage(page, ordered.length, size);
  return {
    items: ordered.slice((at - 1) * size, at * size),
    page: at,
    pageSize: size,
    total: ordered.length,
  };
}

function compared(one: Value, other: Value, descending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'string' && typeof other === 'string'
      ? one.localeCompare(other, undefined, { numeric: true })
      : Number(one) - Number(other);
  return descending ? -order : order;
}
