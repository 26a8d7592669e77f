import { VersionConflict } from '#resource/write/VersionConflict.tsx';
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
  const { stale } = row;
  return (
    <VersionConflict
      form={{
        conflict: stale
          ? { base: stale.base, theirs: product, mine: row, keys: changedFields(product, row) }
          : null,
        takeTheirs: (theirs) => onKeep(theirs, []),
        keepMine: ({ theirs }, fields) => onKeep(theirs, fields),
        closeConflict: onClose,
      }}
      by={() => stale?.by ?? null}
      fieldOf={({ base, theirs, mine }) =>
        (field) => ({
          label: label(field),
          theirs: shown(theirs, field, storedText(theirs, field)),
          mine: shown(theirs, field, textIn(theirs, mine, field)),
          changedBy: storedText(base, field) === storedText(theirs, field) ? 'mine' : 'both',
        })}
    />
  );
}
