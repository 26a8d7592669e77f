import { useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProduct } from '#api/generated/sdk/catalogue.gen.ts';
import { ApiError } from '#api/errors.ts';
import { currentOf, isStaleWrite } from '#api/staleWrite.ts';
import { productsChanged } from '#features/skus/skuQueries.ts';
import { useRemovalConfirm } from '#shared/form/useRemovalConfirm.ts';
import { useSameValues } from '#shared/form/useSameValues.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { laddersChanged } from '#entities/ladders/laddersChanged.ts';
import { useMoqQuestion } from '#entities/ladders/useMoqQuestion.ts';
import { useSave } from '#resource/write/useSave.ts';
import {
  cellProblem,
  gridFields,
  storedText,
  updateOf,
  zSavedByOther,
  type GridField,
  type GridProduct,
} from './gridRules.ts';
import {
  changedFields,
  isChanged,
  removedIn,
  textIn,
  type GridAction,
  type GridState,
  type RowEdit,
} from './gridState.ts';

/** What came of a save. */
export interface GridOutcome {
  saved: number;
  failed: number;
}

/** How a cell is called, and how the focus comes to it. */
interface GridCells {
  nameOf: (product: GridProduct, field: GridField) => string;
  focus: (id: string, field: GridField) => void;
}

/**
 * Saves the changed rows one after the other: what one row answers changes nothing for the others, and a row that was
 * refused stays as it was typed.
 */
export function useGridSave(
  state: GridState,
  dispatch: Dispatch<GridAction>,
  categories: readonly { id: string }[],
  { nameOf, focus }: GridCells,
) {
  const { t } = useTranslation('skuTools');
  const speak = useErrorMessage();
  const confirmRemovals = useRemovalConfirm();
  const saySame = useSameValues();
  const { save: run, pending, submitError } = useSave();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const moqQuestion = useMoqQuestion();
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
  const send = async (
    product: GridProduct,
    row: RowEdit | undefined,
    moveFirstBreak: boolean,
  ): Promise<boolean | null> => {
    const update = updateOf(product, (field) => textIn(product, row, field));
    const body =
      update && moveFirstBreak && update.moq !== undefined ? { ...update, moveFirstBreak } : update;
    try {
      const saved =
        body === null ? product : (await updateProduct({ path: { productId: product.id }, body })).data;
      dispatch({ do: 'saved', product: saved });
      return true;
    } catch (error) {
      const sentence = speak(error);
      if (sentence === null) return null;
      const current = currentOf(error, zSavedByOther);
      if (current && savesNothing(product, row, current)) {
        dispatch({ do: 'saved', product: current });
        saySame();
        return true;
      }
      dispatch({
        do: 'refused',
        id: product.id,
        cells: error instanceof ApiError ? fieldsOf(error) : {},
        row: isStaleWrite(error) ? t('grid.conflict') : sentence,
        current,
      });
      return false;
    }
  };

  /** D29: one question for all numbers that are not what was typed. */
  const confirmNumbers = async (products: readonly GridProduct[]): Promise<boolean> => {
    const found = removedIn(state, products);
    const removals = found.map(({ product, value, removed }) => ({
      label: nameOf(product, 'moq'),
      value,
      removed,
    }));
    const isRight = await confirmRemovals(removals, {
      focus: () => found[0] && focus(found[0].product.id, 'moq'),
    });
    if (isRight && found.length > 0) dispatch({ do: 'confirm' });
    return isRight;
  };

  /** Which ladders the new minimums break; null where nothing is to be saved. */
  const askMoq = async (
    rows: readonly { product: GridProduct; row: RowEdit | undefined }[],
  ): Promise<'save' | 'move' | null> => {
    const changes = rows.flatMap(({ product, row }) => {
      const moq = updateOf(product, (field) => textIn(product, row, field))?.moq;
      return moq === undefined ? [] : [{ productId: product.id, moq }];
    });
    const answer = await moqQuestion.ask(changes);
    return answer === 'cancel' ? null : answer;
  };

  const save = () =>
    run(async () => {
      if (!(await confirmNumbers(ready))) return;
      const answer = await askMoq(ready.map((product) => ({ product, row: state.edits.get(product.id) })));
      if (answer === null) return;
      const result = { saved: 0, failed: changed.length - ready.length };
      let isOver = false;
      setOutcome(null);
      for (const [done, product] of ready.entries()) {
        setProgress({ done: done + 1, total: ready.length });
        const isSaved = await send(product, state.edits.get(product.id), answer === 'move');
        isOver = isSaved === null;
        if (isOver) break;
        result[isSaved ? 'saved' : 'failed'] += 1;
      }
      setProgress(null);
      if (result.saved > 0) void productsChanged();
      if (answer === 'move') void laddersChanged();
      if (!isOver) setOutcome(result);
    });

  /** Of a row that somebody else has saved meanwhile: my values of these fields over theirs, theirs of the others. */
  const keep = (product: GridProduct, mine: readonly string[]) =>
    run(async () => {
      if (mine.includes('moq') && !(await confirmNumbers([product]))) return;
      const cells = Object.entries(state.edits.get(product.id)?.cells ?? {});
      const row = { cells: Object.fromEntries(cells.filter(([field]) => mine.includes(field))) };
      const answer = await askMoq([{ product, row }]);
      if (answer === null) return;
      const isSaved = await send(product, row, answer === 'move');
      if (isSaved !== true) return;
      if (answer === 'move') void laddersChanged();
      setOutcome(
        (before) => before && { saved: before.saved + (mine.length > 0 ? 1 : 0), failed: before.failed - 1 },
      );
      if (mine.length > 0) void productsChanged();
    });

  return {
    save,
    keep,
    pending,
    progress,
    outcome,
    /** Why nothing was sent. */
    trouble: submitError,
    dialog: moqQuestion.dialog,
    changed: changed.length,
  };
}

/** Whether somebody else has saved all that was typed here. */
function savesNothing(product: GridProduct, row: RowEdit | undefined, current: GridProduct): boolean {
  return changedFields(product, row).every(
    (field) => textIn(product, row, field).trim() === storedText(current, field),
  );
}

function fieldsOf({ fields }: ApiError): Partial<Record<GridField, string>> {
  return Object.fromEntries(
    gridFields.flatMap((field) => {
      const said = fields.find((problem) => problem.field === field);
      return said ? [[field, said.message]] : [];
    }),
  );
}
