import { ConflictDialog } from '#shared/form/ConflictDialog.tsx';
import { storedText, type GridProduct } from './gridRules.ts';
import { changedFields, textIn, type RowEdit } from './gridState.ts';
import type { GridTexts } from './useGridTexts.ts';

interface GridConflictProps {
  /** As somebody else has left it. */
  product: GridProduct;
  row: RowEdit;
  texts: GridTexts;
  /** Saves my values of these fields, and takes theirs for the others. */
  onKeep: (product: GridProduct, mine: readonly string[]) => void;
  onClose: () => void;
}

/** D12: a row that somebody else has saved meanwhile, theirs beside what was typed here. */
export function GridConflict({ product, row, texts, onKeep, onClose }: GridConflictProps) {
  const { label, shown } = texts;
  const fields = changedFields(product, row);
  return (
    <ConflictDialog
      by={row.staleBy}
      fields={fields.map((field) => ({
        id: field,
        label: label(field),
        theirs: shown(product, field, storedText(product, field)),
        mine: shown(product, field, textIn(product, row, field)),
        changedBy: row.was && storedText(row.was, field) !== storedText(product, field) ? 'both' : 'mine',
      }))}
      onTakeTheirs={() => onKeep(product, [])}
      onKeepMine={() => onKeep(product, fields)}
      onChoose={(mine) => onKeep(product, mine)}
      onClose={onClose}
    />
  );
}
