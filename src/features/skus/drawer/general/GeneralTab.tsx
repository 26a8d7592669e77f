import type { Product } from '#api/generated/types.gen.ts';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { permissions } from '#session/permissions.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { GeneralFields } from './GeneralFields.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { changedFields, productValues } from './productForm.ts';
import { useProductForm } from './useProductForm.ts';

/** What a person keeps of a product: names, category, state, minimum, origin. */
export function GeneralTab({ product }: { product: Product }) {
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const state = useProductForm(product);
  const { label, value } = useProductTexts();
  return (
    <RecordForm
      state={state}
      reason={reason}
      dialogs={
        <>
          {state.dialog}
          <VersionConflict
            form={state}
            by={({ updatedBy }) => recordName(updatedBy)}
            fieldOf={({ base, theirs, mine }) => {
              const there = productValues(theirs);
              const changedByThem = changedFields(base, there);
              return (field) => ({
                label: label(field),
                theirs: value(field, there[field]),
                mine: value(field, mine[field]),
                changedBy: changedByThem.includes(field) ? 'both' : 'mine',
              });
            }}
          />
        </>
      }
    >
      <GeneralFields form={state.form} product={state.base} readOnly={reason !== undefined} />
      <ProductFacts product={product} />
    </RecordForm>
  );
}
