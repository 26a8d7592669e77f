import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { ConflictDialog } from '#shared/form/ConflictDialog.tsx';
import type { Product } from '#api/generated/types.gen.ts';
import { changedFields, productValues, type ProductField } from './productForm.ts';
import type { ProductConflict } from './useProductForm.ts';

interface ProductConflictDialogProps {
  conflict: ProductConflict;
  base: Product;
  onTakeTheirs: (conflict: ProductConflict) => void;
  onKeepMine: (conflict: ProductConflict, fields: readonly ProductField[]) => void;
  onClose: () => void;
}

/** Field by field what somebody else saved meanwhile, beside what was typed here (D12). */
export function ProductConflictDialog({
  conflict,
  base,
  onTakeTheirs,
  onKeepMine,
  onClose,
}: ProductConflictDialogProps) {
  const { label, value } = useProductTexts();
  const { theirs, mine } = conflict;
  const there = productValues(theirs);
  const touched = changedFields(base, mine);
  const theirOwn = changedFields(base, there);
  const differing = changedFields(theirs, mine).filter((field) => touched.includes(field));
  return (
    <ConflictDialog
      by={theirs.updatedBy.name}
      fields={differing.map((field) => ({
        id: field,
        label: label(field),
        theirs: value(field, there[field]),
        mine: value(field, mine[field]),
        changedBy: theirOwn.includes(field) ? 'both' : 'mine',
      }))}
      onTakeTheirs={() => onTakeTheirs(conflict)}
      onKeepMine={() => onKeepMine(conflict, differing)}
      onChoose={(chosen) =>
        onKeepMine(
          conflict,
          differing.filter((field) => chosen.includes(field)),
        )
      }
      onClose={onClose}
    />
  );
}
