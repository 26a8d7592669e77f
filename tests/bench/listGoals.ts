import type { ListFigure, ListTimes } from './lists.ts';
import type { Goal } from './tables.ts';

type Rows = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The goals for lists and ladders, and what was measured. */
export function listGoals(times: Readonly<Record<string, ListTimes>>, rows: Rows): Goal[] {
  const time = (what: ListFigure, figure: keyof ListTimes): number => times[what]?.[figure] ?? Number.NaN;
  const row = (kind: 'grid' | 'list', way: 'ours' | 'plain' | 'peers', figure: string): number =>
    rows[`${kind}, ${way}`]?.[figure] ?? Number.NaN;
  // Plain tags know no menu, and the peers' way is about rows that have one.
  const ofPlain = (figure: string): number => row('grid', 'ours', figure) / row('grid', 'plain', figure);
  const ofPeers = (figure: string): number => row('list', 'ours', figure) / row('list', 'peers', figure);
  return [
    { what: 'list again, to painted rows, ms', value: time('route, again', 'middle'), limit: 100 },
    { what: 'filter beyond the debounce, middle, ms', value: time('filter, a letter', 'middle'), limit: 50 },
    { what: 'filter beyond the debounce, p95, ms', value: time('filter, a letter', 'p95'), limit: 150 },
    {
      what: 'activity log of 250,000 entries, filter beyond the debounce, p95, ms',
      value: time('log filter, a letter', 'p95'),
      limit: 150,
    },
    {
      what: 'review among 16,000 matches, from a decision to the next one, p95, ms',
      value: time('review, a decision', 'p95'),
      limit: 60,
    },
    { what: 'ladder, a key, ms', value: time('ladder, a key', 'middle'), limit: 8 },
    { what: 'reading of a competitor, a key, ms', value: time('reading, a key', 'middle'), limit: 8 },
    { what: 'grid of hundred, mount, of plain tags', value: ofPlain('mount'), limit: 1.5 },
    { what: 'grid of hundred, another page, of plain tags', value: ofPlain('page'), limit: 1.3 },
    { what: 'list of hundred, mount, of the peers’ way', value: ofPeers('mount'), limit: 0.45 },
    { what: 'list of hundred, another page, of the peers’ way', value: ofPeers('page'), limit: 0.3 },
    { what: 'grid of hundred, one changed, ms', value: row('grid', 'ours', 'one'), limit: 2 },
    { what: 'list of hundred, one ticked, ms', value: row('list', 'ours', 'ticked'), limit: 2 },
  ];
}
