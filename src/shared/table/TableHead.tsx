import { useTranslation } from 'react-i18next';
import type { Column } from './Column.ts';
import { SortMark } from './SortMark.tsx';
import { sortDirection, type Sort } from './sortRules.ts';

interface TableHeadProps<SortKey extends string> {
  columns: readonly Pick<Column<never, SortKey>, 'id' | 'header' | 'align' | 'isKey' | 'sortKey'>[];
  sort?: Sort<SortKey> | undefined;
  onSort?: ((key: SortKey) => void) | undefined;
  /** How much of the page is ticked; undefined: the table has no checkboxes. */
  ticks?: 'all' | 'some' | 'none' | undefined;
  onTicks?: (() => void) | undefined;
  hasActions: boolean;
}

/** The names of the columns, as buttons where the list can be ordered by them. */
export function TableHead<SortKey extends string>({
  columns,
  sort,
  onSort,
  ticks,
  onTicks,
  hasActions,
}: TableHeadProps<SortKey>) {
  const { t } = useTranslation('lists');
  return (
    <thead>
      <tr>
        {ticks !== undefined && (
          <th scope="col" data-act="tick">
            <input
              type="checkbox"
              aria-label={t('table.selectPage')}
              checked={ticks === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = ticks === 'some';
              }}
              onChange={onTicks}
            />
          </th>
        )}
        {columns.map(({ id, header, align = 'start', isKey, sortKey }) => {
          const direction = sort && sortKey !== undefined ? sortDirection(sort, sortKey) : undefined;
          return (
            <th
              key={id}
              scope="col"
              data-key={isKey}
              data-align={align === 'start' ? undefined : align}
              aria-sort={direction}
            >
              {direction !== undefined && sortKey !== undefined ? (
                <button
                  type="button"
                  onClick={() => onSort?.(sortKey)}
                  onFocus={({ currentTarget }) => scrollColumnIntoView(currentTarget)}
                >
                  {header}
                  <SortMark direction={direction} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" data-end>
            <span>{t('table.actionsColumn')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/**
 * A11: scrolls the header of a column out from below the sticky columns. The browser does so for the cells of a row, but
 * not for those of a sticky header.
 */
function scrollColumnIntoView(button: HTMLElement): void {
  const frame = button.closest('[data-scroll]');
  const head = button.closest('th');
  if (!frame || !head || head.matches('[data-key]')) return;
  const room = frame.getBoundingClientRect();
  const key = frame.querySelector('thead [data-key]')?.getBoundingClientRect().right ?? room.left;
  // On a phone the last column does not stick, and is anywhere.
  const last = frame.querySelector('thead [data-end]')?.getBoundingClientRect().left ?? room.right;
  const end = Math.min(last, room.right);
  const { left, right } = head.getBoundingClientRect();
  if (right > end) frame.scrollLeft += right - end;
  else if (left < key) frame.scrollLeft -= key - left;
}
