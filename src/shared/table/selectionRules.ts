/** What is ticked: some rows by name, or all that match the filters but those left out. */
export interface Ticks {
  /** The filters it was made under. Named rows stay ticked under others; "all that match" is none then. */
  key: string;
  mode: 'some' | 'all';
  /** Mode `some`: the ticked ones. Mode `all`: the ones left out. */
  ids: ReadonlySet<string>;
  /** Where a range begins: what was ticked last. */
  anchor: string | null;
  /** Whether some of the named rows were ticked under other filters. */
  isKept: boolean;
}

export type TickAction =
  | { do: 'toggle'; id: string }
  | { do: 'range'; id: string; pageIds: readonly string[] }
  | { do: 'page'; pageIds: readonly string[] }
  | { do: 'all' }
  | { do: 'clear' };

export function noTicks(key: string): Ticks {
  return { key, mode: 'some', ids: new Set(), anchor: null, isKept: false };
}

/** What of it holds under the filters now. */
export function ticksUnder(ticks: Ticks, key: string): Ticks {
  if (ticks.key === key) return ticks;
  if (ticks.mode === 'all' || ticks.ids.size === 0) return noTicks(key);
  return { ...ticks, key, anchor: null, isKept: true };
}

/** Whether other filters took a selection away: all that matched the ones before. */
export function isDropped(ticks: Ticks, key: string): boolean {
  return ticks.key !== key && ticks.mode === 'all';
}

export function isTicked({ mode, ids }: Ticks, id: string): boolean {
  return ids.has(id) === (mode === 'some');
}

/** @param total rows that match; those left out may be more after others were deleted meanwhile */
export function tickedCount({ mode, ids }: Ticks, total: number): number {
  return mode === 'some' ? ids.size : Math.max(0, total - ids.size);
}

/** Whether all, some or none of a page is ticked: its master checkbox. */
export function pageTicks(ticks: Ticks, pageIds: readonly string[]): 'all' | 'some' | 'none' {
  const ticked = pageIds.filter((id) => isTicked(ticks, id)).length;
  if (ticked === 0) return 'none';
  return ticked === pageIds.length ? 'all' : 'some';
}

function put(ticks: Ticks, ids: readonly string[], on: boolean, anchor = ticks.anchor): Ticks {
  const next = new Set(ticks.ids);
  for (const id of ids) {
    if (on === (ticks.mode === 'some')) next.add(id);
    else next.delete(id);
  }
  return { ...ticks, ids: next, anchor };
}

/** Rows between the last tick and this one, both with it; this one alone when the last is not on the page. */
function between(pageIds: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : pageIds.indexOf(from);
  const end = pageIds.indexOf(to);
  return start < 0 || end < 0 ? [to] : pageIds.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** `key`: the filters of the list now. */
export function tick(before: Ticks, key: string, action: TickAction): Ticks {
  const ticks = ticksUnder(before, key);
  switch (action.do) {
    case 'toggle':
      return put(ticks, [action.id], !isTicked(ticks, action.id), action.id);
    case 'range':
      // As mail programs do it: the whole range becomes what the pressed row becomes.
      return put(
        ticks,
        between(action.pageIds, ticks.anchor, action.id),
        !isTicked(ticks, action.id),
        action.id,
      );
    case 'page':
      return put(ticks, action.pageIds, pageTicks(ticks, action.pageIds) !== 'all', null);
    case 'all':
      return { ...noTicks(key), mode: 'all' };
    case 'clear':
      return noTicks(key);
  }
}
