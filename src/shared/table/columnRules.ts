import type { Column } from './Column.ts';

type AnyColumn = Pick<Column<never>, 'id' | 'isKey' | 'hidden'>;

/** Ids of what is shown until somebody chooses: the key column first, then all that are not `hidden`. */
export function defaultIds(columns: readonly AnyColumn[]): string[] {
  return withKey(
    columns,
    columns.filter(({ hidden }) => !hidden).map(({ id }) => id),
  );
}

/** A choice as it can be shown: the key column first, each once, none that the list does not have (any more). */
export function withKey(columns: readonly AnyColumn[], ids: readonly string[]): string[] {
  const keys = columns.filter(({ isKey }) => isKey).map(({ id }) => id);
  const known = new Set(columns.map(({ id }) => id));
  return [...new Set([...keys, ...ids])].filter((id) => known.has(id));
}

/** Ids of what is shown. @param chosen null: nobody has chosen */
export const shownIds = (columns: readonly AnyColumn[], chosen: readonly string[] | null): string[] =>
  chosen === null ? defaultIds(columns) : withKey(columns, chosen);

/** Adds a column where the list's own order has it, or takes it away. */
export function toggleId(columns: readonly AnyColumn[], ids: readonly string[], id: string): string[] {
  if (ids.includes(id))
    return withKey(
      columns,
      ids.filter((each) => each !== id),
    );
  const order = columns.map((each) => each.id);
  const before = order.slice(0, order.indexOf(id)).findLast((each) => ids.includes(each));
  const at = before === undefined ? 0 : ids.indexOf(before) + 1;
  return withKey(columns, [...ids.slice(0, at), id, ...ids.slice(at)]);
}

/** Moves a column by so many places; none goes before the key column. */
export function moveId(
  columns: readonly AnyColumn[],
  ids: readonly string[],
  id: string,
  by: number,
): string[] {
  const from = ids.indexOf(id);
  if (from < 0) return [...ids];
  const rest = ids.filter((each) => each !== id);
  const to = Math.min(Math.max(from + by, 0), rest.length);
  return withKey(columns, [...rest.slice(0, to), id, ...rest.slice(to)]);
}

/** Every column in the order of the choice; one that is not shown stands where it would come. */
export function orderOfAll(columns: readonly AnyColumn[], ids: readonly string[]): string[] {
  return columns.reduce(
    (order, { id }) => (order.includes(id) ? order : toggleId(columns, order, id)),
    [...ids],
  );
}
