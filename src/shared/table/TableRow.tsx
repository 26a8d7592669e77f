import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { iconText } from '#shared/ui/icon.ts';
import type { RenderedCell } from './tableParts.ts';

interface TableRowProps {
  /** From the table: a hundred rows that ask for it themselves take longer than what they say. */
  t: TFunction<'lists'>;
  id: string;
  name: string;
  cells: readonly RenderedCell[];
  /** Null: the table has no checkboxes. */
  isTicked: boolean | null;
  isCurrent: boolean;
  /** Its parts below it; null: no row of the table has some. */
  parts: 'open' | 'closed' | 'none' | null;
  canOpen: boolean;
  /** Id of the button of its menu; null: there is none. */
  menuId: string | null;
}

/**
 * One row in plain tags, which the table styles from its root. It is not rendered again
 * while nothing of it changed; its presses are heard by the table, by `data-act`.
 */
export const TableRow = memo(function TableRow({
  t,
  id,
  name,
  cells,
  isTicked,
  isCurrent,
  parts,
  canOpen,
  menuId,
}: TableRowProps) {
  const Chevron = parts === 'open' ? ChevronDown : ChevronRight;
  return (
    <tr
      data-row={id}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      data-ticked={isTicked === true || undefined}
    >
      {isTicked !== null && (
        <td data-act="tick">
          <input
            type="checkbox"
            aria-label={t('table.select', { name })}
            checked={isTicked}
            onChange={nothing}
          />
        </td>
      )}
      {cells.map(({ id: column, isKey, align, content }) =>
        isKey ? (
          <th key={column} scope="row">
            <div>
              {parts === 'none' && <span data-gap />}
              {(parts === 'open' || parts === 'closed') && (
                <button
                  type="button"
                  data-act="expand"
                  aria-expanded={parts === 'open'}
                  aria-label={t('table.parts', { name })}
                >
                  <Chevron {...iconText} />
                </button>
              )}
              {canOpen ? (
                <button type="button" data-act="open">
                  {content}
                </button>
              ) : (
                content
              )}
            </div>
          </th>
        ) : (
          <td key={column} data-align={align === 'start' ? undefined : align}>
            {content}
          </td>
        ),
      )}
      {menuId !== null && (
        <td data-end>
          <button
            type="button"
            id={menuId}
            data-act="menu"
            aria-haspopup="menu"
            aria-label={t('table.actions', { name })}
          >
            {dots}
          </button>
        </td>
      )}
    </tr>
  );
});

/** Lucide's ellipsis as one line of dots: three elements and three components fewer in each row. */
const dots = (
  <svg
    width={iconText.size}
    height={iconText.size}
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth={2 + iconText.strokeWidth}
    strokeLinecap="round"
    aria-hidden
  >
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </svg>
);

/** The table hears the press: it knows whether Shift was held. */
function nothing(): void {
  return undefined;
}
