import '#shared/i18n/listsTexts.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import {
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '#shared/table/RowAction.ts';
import { frameStyles, tableStyles } from '#shared/table/tableStyles.ts';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { visibleRows } from './treeKeys.ts';
import { movedTo, placeByDrop, placeByKey, type TreeLimits, type TreePlace } from './treeMoves.ts';
import type { Tree } from './treeRules.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import { useTreeKeys } from './useTreeKeys.ts';

const ActionMenu = lazyPart(
  'action-menu',
  async () => (await import('#shared/table/ActionMenu.tsx')).ActionMenu,
);

/** What a row says beside its label. */
export interface TreeColumn {
  id: string;
  header: string;
  width: string;
  align?: 'end';
  cell: (id: string) => ReactNode;
}

interface TreeGridProps {
  label: string;
  tree: Tree;
  /** The nodes that are shown, with all above them. */
  shown: ReadonlySet<string>;
  isOpen: (id: string) => boolean;
  onTurn: (id: string, open: boolean) => void;
  /** Heads the column of labels. */
  header: string;
  /** Stands before a label. */
  signOf: (id: string) => ReactNode;
  columns: readonly TreeColumn[];
  onOpen: (id: string) => void;
  /** The row that something beside the tree is about. */
  current?: string | null;
  /** Room for the labels, where the tree stands beside something; 20rem without it. */
  labelWidth?: string;
  actions: (id: string) => readonly RowAction[];
  limits: TreeLimits;
  canMove: (id: string) => boolean;
  onMove: (id: string, to: TreePlace) => void;
}

/**
 * A tree with columns, as WAI-ARIA has it: one tab stop, which follows the focus from row to row. Enter opens a row; what its
 * menu offers has to stand in what it opens, too. Alt with arrows and the drag move a row.
 */
export function TreeGrid({ tree, shown, isOpen, onTurn, columns, canMove, onMove, ...grid }: TreeGridProps) {
  const { t } = useTranslation('lists');
  const gridId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const moving = useRef<string | null>(null);
  const childrenOf = (id: string | null) =>
    (tree.children.get(id) ?? []).filter((child) => shown.has(child.id));
  const rows = visibleRows(childrenOf, isOpen);
  const stop = rows.some(({ id }) => id === active) ? active : rows[0]?.id;
  const onTreeKey = useTreeKeys(rows, onTurn, parts);

  const tryMove = (id: string, to: TreePlace | null): void => {
    const result = to && canMove(id) ? movedTo(tree, id, to, grid.limits) : null;
    if (result?.problem !== null) return;
    moving.current = id;
    onMove(id, result.place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined;
    if (row !== undefined && event.altKey && event.key.startsWith('Arrow')) {
      event.preventDefault();
      tryMove(row, placeByKey(tree, row, event.key));
    } else if (row !== undefined && event.key === 'Enter') {
      event.preventDefault();
      grid.onOpen(row);
    } else onTreeKey(event);
  };
  const hint = useTreeDrag(body, rows, {
    canDrag: canMove,
    canDrop: (id, target, side) =>
      movedTo(tree, id, placeByDrop(tree, id, target, side), grid.limits)?.problem === null,
    onDrop: (id, target, side) => tryMove(id, placeByDrop(tree, id, target, side)),
  });
  // A row that comes to stand elsewhere in the page loses the focus on its way.
  useLayoutEffect(() => {
    const id = moving.current;
    moving.current = null;
    if (id === null || document.activeElement !== document.body) return;
    [...(body.current?.rows ?? [])].find(({ dataset }) => dataset['row'] === id)?.focus();
  }, [tree]);

  return (
    <chakra.div css={frameStyles}>
      <div data-scroll="">
        <chakra.table
          role="treegrid"
          aria-label={grid.label}
          css={styles}
          data-takes-letters=""
          style={{
            width: '100%',
            minWidth: `calc(${grid.labelWidth ?? '20rem'} + ${columns.map(({ width }) => width).join(' + ')})`,
          }}
          onKeyDown={onKeyDown}
        >
          <colgroup>
            <col />
            {columns.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
            <col style={{ width: '3rem' }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" data-key="">
                {grid.header}
              </th>
              {columns.map(({ id, header, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {header}
                </th>
              ))}
              <th scope="col" data-end="">
                <span>{t('table.actionsColumn')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row) => {
              const siblings = childrenOf(row.parentId);
              const Sign = row.isOpen ? ChevronDown : ChevronRight;
              return (
                <tr
                  key={row.id}
                  data-row={row.id}
                  data-drop={hint?.id === row.id ? hint.side : undefined}
                  tabIndex={row.id === stop ? 0 : -1}
                  aria-level={levelOf(tree, row.id)}
                  aria-posinset={siblings.findIndex(({ id }) => id === row.id) + 1}
                  aria-setsize={siblings.length}
                  aria-selected={grid.current === undefined ? undefined : row.id === grid.current}
                  aria-expanded={row.hasChildren ? row.isOpen : undefined}
                  onFocus={() => setActive(row.id)}
                  onDoubleClick={() => grid.onOpen(row.id)}
                >
                  <th scope="row">
                    <div style={{ paddingInlineStart: `${(levelOf(tree, row.id) - 1) * 1.25}rem` }}>
                      {row.hasChildren ? (
                        <button
                          type="button"
                          tabIndex={-1}
                          data-act="expand"
                          aria-label={t('filter.below', { name: row.label })}
                          onClick={() => onTurn(row.id, !row.isOpen)}
                        >
                          <Sign {...iconText} />
                        </button>
                      ) : (
                        <span data-gap="" />
                      )}
                      <button type="button" tabIndex={-1} data-act="open" onClick={() => grid.onOpen(row.id)}>
                        {row.label}
                      </button>
                      {grid.signOf(row.id)}
                    </div>
                  </th>
                  {columns.map(({ id, align, cell }) => (
                    <td key={id} data-align={align}>
                      {cell(row.id)}
                    </td>
                  ))}
                  <td data-end="">
                    <button
                      type="button"
                      id={`${gridId}${row.id}`}
                      tabIndex={-1}
                      data-act="menu"
                      aria-haspopup="menu"
                      aria-label={t('table.actions', { name: row.label })}
                      onClick={() => setMenuOf(row.id)}
                    >
                      <Ellipsis {...iconText} />
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </chakra.table>
      </div>
      {menuOf !== null && (
        <Suspense>
          <ActionMenu
            key={menuOf}
            buttonId={`${gridId}${menuOf}`}
            actions={grid.actions(menuOf)}
            onClose={() => setMenuOf(null)}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}

const parts = { rows: 'tbody > tr', focusOf: (row: Element) => row } as const;

function levelOf({ parents }: Pick<Tree, 'parents'>, id: string): number {
  const above = parents.get(id) ?? null;
  return above === null ? 1 : 1 + levelOf({ parents }, above);
}

const styles = {
  ...tableStyles,
  '& tr[aria-selected=true]': { bg: 'accent.subtle' },
  '& tr[aria-selected=true] [data-act=open]': { fontWeight: 'semibold' },
  '& tr[data-drop=into] > *': { bg: 'accent.subtle' },
  '& tr[data-drop=before] > *': { boxShadow: 'inset 0 2px {colors.accent}' },
  '& tr[data-drop=after] > *': { boxShadow: 'inset 0 -2px {colors.accent}' },
} as const;
