import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useReducer, useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { categoriesOptions } from '#features/skus/skuQueries.ts';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { Banner } from '#shared/ui/Banner.tsx';
import { GridCell } from './GridCell.tsx';
import { boxAfter } from './gridMoves.ts';
import { pastedText, readBlock } from './gridPaste.ts';
import { gridFields, type GridProduct } from './gridRules.ts';
import { gridReducer } from './gridState.ts';
import { gridStyles } from './gridStyles.ts';
import './gridTexts.ts';
import { useGridSave } from './useGridSave.ts';
import { useGridTexts } from './useGridTexts.ts';

interface GridEditorProps {
  /** The rows of the page; the grid keeps them as they are now until they are saved. */
  products: readonly GridProduct[];
  /** Parameters of the address that take the grid away when they change. */
  leaving: readonly string[];
  onClose: () => void;
}

const none: readonly never[] = [];

/** The page's products as a sheet: everything in cells, one save for all. */
export function GridEditor({ products, leaving, onClose }: GridEditorProps) {
  const { t } = useTranslation('skuTools');
  const format = useFormat();
  const { data, error } = useQuery(categoriesOptions());
  const categories = data?.items ?? none;
  const [state, dispatch] = useReducer(gridReducer, products, (first) => ({
    products: first,
    edits: new Map(),
  }));
  const { label, words } = useGridTexts(categories);
  const { save, pending, progress, outcome, changed, gone } = useGridSave(state, dispatch, categories);
  const [beyond, setBeyond] = useState(0);

  function paste(event: ClipboardEvent): void {
    const cell = event.target instanceof Element ? event.target.closest('td') : null;
    const field = gridFields.find((each) => each === cell?.dataset.field);
    const id = cell?.dataset.id;
    const text = event.clipboardData.getData('text/plain');
    const block = readBlock(text);
    // One value into a box of text is the box's own.
    if (
      !field ||
      id === undefined ||
      (block.length === 1 && block[0]?.length === 1 && /^(name|moq)$/.test(field))
    )
      return;
    event.preventDefault();
    const start = gridFields.indexOf(field);
    const read = block.map((line) =>
      line.flatMap((word, at) => {
        const into = gridFields[start + at];
        return into ? [pastedText(into, word, words)] : [];
      }),
    );
    setBeyond(
      Math.max(0, state.products.findIndex((each) => each.id === id) + read.length - state.products.length),
    );
    dispatch({ do: 'paste', id, field, block: read });
  }

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
      {error && <Banner tone="caution">{t('grid.categoriesFailed')}</Banner>}
      <div role="status">
        {beyond > 0 && (
          <Banner tone="caution">
            {t('grid.pasteTooLong', { count: beyond, number: format.number(beyond) })}
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
      </div>
      <chakra.div css={gridStyles}>
        <table
          aria-label={t('grid.title')}
          onPaste={paste}
          onKeyDown={(event) => {
            const next = event.target instanceof Element ? boxAfter(event.target, event) : null;
            if (!next || event.defaultPrevented) return;
            event.preventDefault();
            next.focus();
            if (next instanceof HTMLInputElement) next.select();
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('grid.sku')}</th>
              {gridFields.map((field) => (
                <th key={field} scope="col">
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
                  </th>
                  {gridFields.map((field) => (
                    <GridCell
                      key={field}
                      product={product}
                      field={field}
                      edit={row?.cells[field]}
                      categories={categories}
                      dispatch={dispatch}
                    />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </chakra.div>
      <LeaveGuard when={() => changed > 0 && !gone.current} params={leaving} />
    </Stack>
  );
}
