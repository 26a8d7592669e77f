import { useMemo, useState } from 'react';
import { useDraft, type DraftForm, type DraftOffer } from '#session/useDraft.ts';
import { isRemovedList } from '#shared/form/removals.ts';
import type { SheetStore } from '#shared/sheet/sheetStore.ts';
import { gridFields, type GridField } from './gridRules.ts';
import { draftCells, type GridAction, type GridState, type DraftCell } from './gridState.ts';

/** Raised when cells change their meaning: drafts of another version are not offered. */
const GRID_DRAFT_VERSION = 1;

interface GridValues {
  typed: readonly DraftCell[];
}

/** Keeps what is typed in the cells through the end of a session, and asks before the tab is closed. */
export function useGridDraft(list: string, store: SheetStore<GridState, GridAction>): DraftOffer {
  const form = useMemo(
    (): DraftForm<GridValues> => ({
      subscribe: ({ callback }) =>
        store.subscribe(() => {
          const typed = draftCells(store.getSnapshot());
          callback({ values: { typed }, isDirty: typed.length > 0 });
        }),
      // Nothing is typed when the draft is looked for, and a draft is laid over nothing.
      getValues: () => ({ typed: [] }),
      reset: ({ typed }) => store.dispatch({ do: 'fill', cells: typed.filter(isDraftCell) }),
    }),
    [store],
  );
  // The rows of one list are not those of another.
  const [formId] = useState(() => `grid ${list}`);
  return useDraft({ formId, schemaVersion: GRID_DRAFT_VERSION, form });
}

/** A draft was written by this panel, but not necessarily by this edition of it. */
function isDraftCell(cell: unknown): cell is DraftCell {
  if (typeof cell !== 'object' || cell === null) return false;
  const { id, field, text, removed }: Partial<Record<keyof DraftCell, unknown>> = cell;
  if (removed !== undefined && !isRemovedList(removed)) return false;
  const isField = (name: unknown): name is GridField => gridFields.some((each) => each === name);
  return typeof id === 'string' && isField(field) && typeof text === 'string';
}
