import '#features/skus/tools/toolsTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore, type DOMAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { isAtEdge, sheetKeyDown } from '#shared/sheet/sheetKeys.ts';
import { createSheetStore } from '#shared/sheet/sheetStore.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { GridCell } from './GridCell.tsx';
import { GridConflict } from './GridConflict.tsx';
import { boxAfter, boxOf, cellAround } from './gridMoves.ts';
import { gridFields, type GridField, type GridProduct } from './gridRules.ts';
import { gridReducer, startGrid } from './gridState.ts';
import { scrollEdges } from '#shared/ui/scrollEdges.ts';
import { useScrollEdges } from '#shared/ui/useScrollEdges.ts';
import { gridStyles } from './gridStyles.ts';
import { useBlockPaste } from './useBlockPaste.ts';
import { useGridDraft } from './useGridDraft.ts';
import { useGridSave } from './useGridSave.ts';
import { useGridTexts } from './useGridTexts.ts';

interface GridEditorProps {
  /** The rows of the page; the grid keeps them as they are now until they are saved. */
  products: readonly GridProduct[];
  /** The part of the address that says which rows these are: what is typed in them is kept under it. */
  list: string;
  /** Parameters of the address that take the grid away when they change. */
  leaving: readonly string[];
  onClose: () => void;
}

const none: readonly never[] = [];

/** The name has what the others leave. */
const widths: Partial<Record<GridField, string>> = {
  categoryId: '13.5rem',
  status: '9.5rem',
  moq: '8rem',
  isKvi: '8rem',
};

/** The page's products as a sheet: everything in cells, one save for all. */
export function GridEditor({ products, list, leaving, onClose }: GridEditorProps) {
  const { t } = useTranslation('skuTools');
  const format = useFormat();
  const { data, error } = useQuery(categoriesOptions());
  const categories = data?.items ?? none;
  const [store] = useState(() => createSheetStore(startGrid(products), gridReducer));
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { dispatch } = store;
  const texts = useGridTexts(categories);
  const { label, words } = texts;
  const table = useRef<HTMLTableElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useScrollEdges(box);
  const { save, keep, pending, progress, outcome, trouble, dialog, changed } = useGridSave(
    state,
    dispatch,
    categories,
    {
      nameOf: ({ sku }, field) => t('grid.cell', { field: label(field), sku }),
      focus: (id, field) => boxOf(table.current, id, field)?.focus(),
    },
  );
  const beyond = useBlockPaste(table, state, dispatch, words);
  const draft = useGridDraft(list, store);
  // The id of the row whose two sides are shown.
  const [comparing, setComparing] = useState<string | null>(null);
  const compared = state.products.find(({ id }) => id === comparing);
  const comparedRow = compared && state.edits.get(compared.id);

  // Of the boxes inside: from one to the next.
  const keys: DOMAttributes<HTMLElement> = {
    onKeyDown: sheetKeyDown({
      onHistory: (key) => dispatch({ do: key }),
      // Takes back this visit; undo goes on from there.
      onEscape: (from) => {
        const cell = cellAround(from);
        if (!cell || state.typing === null) return false;
        dispatch({ do: 'escape', ...cell });
        return true;
      },
      onMove: (from, move) => {
        const next = isAtEdge(from, move) ? boxAfter(from, move) : null;
        next?.focus();
        if (next instanceof HTMLInputElement) next.select();
        return next !== null;
      },
    }),
  };
  return (
    <Stack gap="3">
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
        <chakra.p flex="1" minW="min(100%, 20rem)" fontSize="sm" color="fg.muted">
          {t('grid.help')}
        </chakra.p>
        <Button size="sm" variant="outline" onClick={onClose}>
          {t('grid.back')}
        </Button>
        <Button size="sm" aria-disabled={changed === 0 || pending} onClick={() => changed > 0 && void save()}>
          {progress
            ? t('grid.saving', { done: format.number(progress.done), total: format.number(progress.total) })
            : changed === 0
              ? t('grid.nothing')
              : t('grid.save', { count: changed, number: format.number(changed) })}
        </Button>
      </Flex>
      <DraftBanner {...draft} />
      {dialog}
      <FailureBanner sentence={trouble} />
      {error && <Banner tone="caution">{t('grid.categoriesFailed')}</Banner>}
      {/* In place before it has something to say, and then without a gap of its own. */}
      <Stack role="status" gap="2" _empty={{ mb: '-3' }}>
        {beyond.rows > 0 && (
          <Banner tone="caution">
            {t('grid.pasteTooLong', { count: beyond.rows, number: format.number(beyond.rows) })}
          </Banner>
        )}
        {beyond.columns > 0 && (
          <Banner tone="caution">
            {t('grid.pasteTooWide', { count: beyond.columns, number: format.number(beyond.columns) })}
          </Banner>
        )}
        {outcome && outcome.saved > 0 && (
          <Banner tone="good">
            {t('grid.saved', { count: outcome.saved, number: format.number(outcome.saved) })}
          </Banner>
        )}
        {outcome && outcome.failed > 0 && (
          <Banner tone="bad">
            {t('grid.notSaved', { count: outcome.failed, number: format.number(outcome.failed) })}
          </Banner>
        )}
      </Stack>
      <chakra.div css={scrollEdges}>
        <chakra.div ref={box} css={gridStyles}>
          <table ref={table} aria-label={t('grid.title')} {...keys}>
            <colgroup>
              <col style={{ width: 'var(--code)' }} />
              {gridFields.map((field) => (
                <col key={field} style={{ width: widths[field] }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{label('sku')}</th>
                {gridFields.map((field) => (
                  <th key={field} scope="col" data-field={field}>
                    {label(field)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {state.products.map((product) => {
                const row = state.edits.get(product.id);
                return (
                  <tr key={product.id}>
                    <th scope="row">
                      {product.sku}
                      {row?.refused !== undefined && <small>{row.refused}</small>}
                      {row?.stale && (
                        <Button size="xs" variant="outline" mt="1" onClick={() => setComparing(product.id)}>
                          {t('grid.both')}
                        </Button>
                      )}
                    </th>
                    {gridFields.map((field) => (
                      <GridCell
                        key={field}
                        product={product}
                        field={field}
                        edit={row?.cells[field]}
                        categories={categories}
                        texts={texts}
                        dispatch={dispatch}
                      />
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </chakra.div>
      </chakra.div>
      {compared && comparedRow && (
        <GridConflict
          product={compared}
          row={comparedRow}
          texts={texts}
          onKeep={(product, mine) => {
            setComparing(null);
            void keep(product, mine);
          }}
          onClose={() => setComparing(null)}
        />
      )}
      {/* The end of a session is never asked about: what was typed is a draft by then (E51). */}
      <LeaveGuard when={() => changed > 0 && isLive(session.getSnapshot())} params={leaving} />
    </Stack>
  );
}
