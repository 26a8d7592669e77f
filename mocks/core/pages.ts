interface Paging {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface Page<T> {
  items: T[];
  page: number;
  pageSize: number;
  total: number;
}

/** A page of a list; one beyond the end has no items and the right total. */
export function pageOf<T>(all: readonly T[], { page = 1, pageSize = 15 }: Paging): Page<T> {
  const from = (page - 1) * pageSize;
  return { items: all.slice(from, from + pageSize), page, pageSize, total: all.length };
}

type SortValue = string | number | boolean | null;

/** The fields among what a list's `sort` takes. */
export type FieldOf<Terms extends readonly string[]> = Exclude<Terms[number], `-${string}`>;

/** Reads a value to sort by; text, a number or nothing, which stands last in either order. */
export type SortKeys<T, Field extends string = string> = Readonly<Record<Field, (item: T) => SortValue>>;

/** What is shown as blank is no value: also a text of blanks, and what is no number. */
function valueOrNull(value: SortValue | undefined): SortValue {
  if (value === undefined || Number.isNaN(value)) return null;
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareFilled(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** A list in the order of `sort=-updatedAt,name`. The contract's enumeration has refused what is no key. */
export function sorted<T>(items: readonly T[], sort: readonly string[] | undefined, keys: SortKeys<T>): T[] {
  const readers = (sort ?? []).map((term) => ({
    down: term.startsWith('-'),
    read: keys[term.replace(/^-/, '')],
  }));
  // Each value is read once; the order of those that are alike stays as it was.
  const rows = items.map((item) => ({ item, values: readers.map(({ read }) => valueOrNull(read?.(item))) }));
  rows.sort((a, b) => {
    for (const [index, { down: descending }] of readers.entries()) {
      const [left, right] = [a.values[index] ?? null, b.values[index] ?? null];
      if (left === null || right === null) {
        if (left !== right) return left === null ? 1 : -1;
        continue;
      }
      const order = compareFilled(left, right);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
  return rows.map(({ item }) => item);
}
