import { useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProduct } from '#api/generated/sdk/catalogue.gen.ts';
import { zProduct } from '#api/generated/zod/catalogue.gen.ts';
import { ApiError } from '#api/errors.ts';
import { currentOf, isStaleWrite } from '#api/staleWrite.ts';
import { productsChanged } from '#features/skus/skuQueries.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { useErrorSpeech } from '#shared/ui/errorSpeech.ts';
import { cellProblem, gridFields, updateOf, type GridField, type GridProduct } from './gridRules.ts';
import { isChanged, textIn, type GridAction, type GridState, type RowEdit } from './gridState.ts';

/** What came of a save. */
export interface GridOutcome {
  saved: number;
  failed: number;
}

/**
 * Saves the changed rows one after the other: what one row answers changes nothing for the others, and a row that was
 * refused stays as it was typed.
 */
export function useGridSave(
  state: GridState,
  dispatch: Dispatch<GridAction>,
  categories: readonly { id: string }[],
) {
  const { t } = useTranslation('skuTools');
  const speak = useErrorSpeech();
  const { run, pending } = useSingleFlight();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [outcome, setOutcome] = useState<GridOutcome | null>(null);

  const changed = state.products.filter((product) => isChanged(product, state.edits.get(product.id)));
  const isWrong = (id: string): boolean => {
    const row = state.edits.get(id);
    return gridFields.some((field) => {
      const text = row?.cells[field]?.text;
      return text !== undefined && cellProblem(field, text, categories) !== null;
    });
  };
  const ready = changed.filter(({ id }) => !isWrong(id));

  /** @returns null where the session is over: what was typed is a draft by then */
  const send = async (product: GridProduct, row: RowEdit | undefined): Promise<boolean | null> => {
    const body = updateOf(product, (field) => textIn(product, row, field));
    try {
      const saved =
        body === null ? product : (await updateProduct({ path: { productId: product.id }, body })).data;
      dispatch({ do: 'saved', product: saved });
      return true;
    } catch (error) {
      const sentence = speak(error);
      if (sentence === null) return null;
      dispatch({
        do: 'refused',
        id: product.id,
        cells: error instanceof ApiError ? fieldsOf(error) : {},
        row: isStaleWrite(error) ? t('grid.conflict') : sentence,
        current: currentOf(error, zProduct),
      });
      return false;
    }
  };

  const save = () =>
    run(async () => {
      const result = { saved: 0, failed: changed.length - ready.length };
      let isOver = false;
      setOutcome(null);
      for (const [done, product] of ready.entries()) {
        setProgress({ done: done + 1, total: ready.length });
        const isSaved = await send(product, state.edits.get(product.id));
        isOver = isSaved === null;
        if (isOver) break;
        result[isSaved ? 'saved' : 'failed'] += 1;
      }
      setProgress(null);
      if (result.saved > 0) void productsChanged();
      if (!isOver) setOutcome(result);
    });

  /** Of a row that somebody else has saved meanwhile: my values of these fields over theirs, theirs of the others. */
  const keep = (product: GridProduct, mine: readonly string[]) =>
    run(async () => {
      const cells = Object.entries(state.edits.get(product.id)?.cells ?? {});
      const row = { cells: Object.fromEntries(cells.filter(([field]) => mine.includes(field))) };
      const isSaved = await send(product, row);
      if (isSaved !== true) return;
      setOutcome(
        (before) => before && { saved: before.saved + (mine.length > 0 ? 1 : 0), failed: before.failed - 1 },
      );
      if (mine.length > 0) void productsChanged();
    });

  return { save, keep, pending, progress, outcome, changed: changed.length };
}

function fieldsOf({ fields }: ApiError): Partial<Record<GridField, string>> {
  return Object.fromEntries(
    gridFields.flatMap((field) => {
      const said = fields.find((problem) => problem.field === field);
      return said ? [[field, said.message]] : [];
    }),
  );
}
