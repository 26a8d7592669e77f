import type { Product } from '#api/generated/types.gen.ts';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
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
            fieldOf={formConflict({
              valuesOf: productValues,
              changedKeys: changedFields,
              label,
              text: (field, values) => value(field, values[field]),
            })}
          />
        </>
      }
    >
      <GeneralFields form={state.form} product={state.base} readOnly={reason !== undefined} />
      <ProductFacts product={product} />
    </RecordForm>
  );
}
