import { useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProduct } from '#api/generated/sdk/catalogue.gen.ts';
import { zProduct } from '#api/generated/zod/catalogue.gen.ts';
import { ApiError } from '#api/errors.ts';
import { currentOf, isStaleWrite } from '#api/staleWrite.ts';
import { productsChanged } from '#features/skus/skuQueries.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { useErrorSpeech } from '#shared/ui/errorSpeech.ts';
import { cellProblem, gridFields, updateOf, type GridField } from './gridRules.ts';
import { isChanged, textIn, type GridAction, type GridState } from './gridState.ts';

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

  const save = () =>
    run(async () => {
      let isOver = false;
      const result = { saved: 0, failed: changed.length - ready.length };
      setOutcome(null);
      for (const [done, product] of ready.entries()) {
        setProgress({ done: done + 1, total: ready.length });
        const row = state.edits.get(product.id);
        const body = updateOf(product, (field) => textIn(product, row, field));
        if (body === null) continue;
        try {
          const { data } = await updateProduct({ path: { productId: product.id }, body });
          dispatch({ do: 'saved', product: data });
          result.saved += 1;
        } catch (error) {
          const sentence = speak(error);
          // The session is over: what was typed is a draft by then.
          if (sentence === null) {
            isOver = true;
            break;
          }
          result.failed += 1;
          dispatch({
            do: 'refused',
            id: product.id,
            cells: error instanceof ApiError ? fieldsOf(error) : {},
            row: isStaleWrite(error) ? t('grid.conflict') : sentence,
            current: currentOf(error, zProduct),
          });
        }
      }
      setProgress(null);
      if (result.saved > 0) void productsChanged();
      if (!isOver) setOutcome(result);
    });

  return { save, pending, progress, outcome, changed: changed.length };
}

function fieldsOf({ fields }: ApiError): Partial<Record<GridField, string>> {
  return Object.fromEntries(
    gridFields.flatMap((field) => {
      const said = fields.find((problem) => problem.field === field);
      return said ? [[field, said.message]] : [];
    }),
  );
}
