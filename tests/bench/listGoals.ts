import type { ListFigure, ListTimes } from './lists.ts';
import type { Goal } from './tables.ts';

type Rows = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The goals of performance.md for lists and ladders, and what was measured. */
export function listGoals(times: Readonly<Record<string, ListTimes>>, rows: Rows): Goal[] {
  const time = (what: ListFigure, figure: keyof ListTimes): number => times[what]?.[figure] ?? Number.NaN;
  const of = (figure: string, way: 'plain' | 'peers'): number =>
    (rows.ours?.[figure] ?? Number.NaN) / (rows[way]?.[figure] ?? Number.NaN);
  return [
    { what: 'list again, to painted rows, ms', value: time('route, again', 'middle'), limit: 100 },
    { what: 'filter beyond the debounce, middle, ms', value: time('filter, a letter', 'middle'), limit: 50 },
    { what: 'filter beyond the debounce, p95, ms', value: time('filter, a letter', 'p95'), limit: 150 },
    { what: 'ladder, a key, ms', value: time('ladder, a key', 'middle'), limit: 8 },
    { what: 'hundred rows, mount, of plain tags', value: of('mount', 'plain'), limit: 1.5 },
    { what: 'hundred rows, another page, of plain tags', value: of('page', 'plain'), limit: 1.3 },
    { what: 'hundred rows, mount, of the peers’ way', value: of('mount', 'peers'), limit: 0.45 },
    { what: 'hundred rows, another page, of the peers’ way', value: of('page', 'peers'), limit: 0.3 },
    { what: 'hundred rows, one ticked, ms', value: rows.ours?.one ?? Number.NaN, limit: 2 },
  ];
}
