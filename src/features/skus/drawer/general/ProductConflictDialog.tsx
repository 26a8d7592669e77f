import { recordName } from '#shared/i18n/noValue.ts';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { ConflictDialog } from '#shared/form/ConflictDialog.tsx';
import type { Product } from '#api/generated/types.gen.ts';
import { changedFields, productValues, type ProductField } from './productForm.ts';
import type { ProductConflict } from './useProductForm.ts';

interface ProductConflictDialogProps {
  conflict: ProductConflict;
  base: Product;
  onTakeTheirs: (theirs: Product) => void;
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
  const { theirs, mine, keys } = conflict;
  const there = productValues(theirs);
  const theirOwn = changedFields(base, there);
  return (
    <ConflictDialog
      by={recordName(theirs.updatedBy)}
      fields={keys.map((field) => ({
        id: field,
        label: label(field),
        theirs: value(field, there[field]),
        mine: value(field, mine[field]),
        changedBy: theirOwn.includes(field) ? 'both' : 'mine',
      }))}
      onTakeTheirs={() => onTakeTheirs(theirs)}
      onKeepMine={() => onKeepMine(conflict, keys)}
      onChoose={(chosen) =>
        onKeepMine(
          conflict,
          keys.filter((field) => chosen.includes(field)),
        )
      }
      onClose={onClose}
    />
  );
}
