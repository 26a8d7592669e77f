import { useEffect, type RefObject } from 'react';
import { below } from '#shared/lib/mediaQueries.ts';
import { extraWidth } from './tableParts.ts';

/**
 * Keeps a table that scrolls from showing half a column at its end, and says by `data-more` that there are more.
 * On a narrow screen a part of the next column shows that.
 *
 * @param width of the table as it is set: it changes with its columns
 */
export function useFittedColumns(frame: RefObject<HTMLDivElement | null>, width: string): void {
  useEffect(() => {
    const room = frame.current;
    if (!room) return undefined;
    const observer = new ResizeObserver(() => fitColumns(room));
    observer.observe(room);
    return () => observer.disconnect();
  }, [frame, width]);
}

function fitColumns(frame: HTMLElement): void {
  const table = frame.querySelector('table');
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  if (!table) return;
  const columns = heads.filter(({ dataset }) => dataset.end === undefined);
  const grows = [...table.querySelectorAll('col')].findIndex(({ style }) => style.width === '');
  table.style.setProperty('--slack', '0px');
  const widthOf = (head: Element): number => head.getBoundingClientRect().width;
  const widths = columns.map(widthOf);
  const end = heads.find(({ dataset }) => dataset.end !== undefined);
  const room = frame.clientWidth - (end ? widthOf(end) : 0);
  const isMore = table.offsetWidth > frame.clientWidth && !window.matchMedia(below.layout).matches;
  frame.toggleAttribute('data-more', isMore);
  if (isMore) table.style.setProperty('--slack', `${extraWidth(widths, grows, room)}px`);
}
