/** What a slot of the pager without a number shows: at least two pages are left out here (E113). */
export const GAP = '…';

/** Pages that are all shown; of more, as many slots (spec §9). */
const SLOTS = 7;

/**
 * The slots of the pager (D30): every page where there are at most seven, else seven slots with the first page, the
 * last and the current one among them.
 *
 * @param current page the person is on, from 1 to `pages`
 */
export function pageWindow(current: number, pages: number): readonly (number | typeof GAP)[] {
  if (pages <= SLOTS) return span(1, pages); // E108
  if (current <= 4) return [...span(1, 5), GAP, pages]; // E109
  if (current >= pages - 3) return [1, GAP, ...span(pages - 4, pages)]; // E110
  return [1, GAP, ...span(current - 1, current + 1), GAP, pages]; // E111
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
