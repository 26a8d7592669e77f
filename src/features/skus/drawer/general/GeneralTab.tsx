import { Suspense } from 'react';
import type { Product } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { GeneralFields } from './GeneralFields.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { useProductForm } from './useProductForm.ts';

const ProductConflictDialog = lazyPart(
  'product-conflict-dialog',
  async () => (await import('./ProductConflictDialog.tsx')).ProductConflictDialog,
);

/** What a person keeps of a product: names, category, state, minimum, origin. */
export function GeneralTab({ product }: { product: Product }) {
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const state = useProductForm(product);
  const { base, conflict } = state;
  return (
    <RecordForm
      state={state}
      reason={reason}
      dialogs={
        <>
          {state.dialog}
          {conflict && (
            <Suspense>
              <ProductConflictDialog
                conflict={conflict}
                base={base}
                onTakeTheirs={state.takeTheirs}
                onKeepMine={state.keepMine}
                onClose={state.closeConflict}
              />
            </Suspense>
          )}
        </>
      }
    >
      <GeneralFields form={state.form} product={base} readOnly={reason !== undefined} />
      <ProductFacts product={product} />
    </RecordForm>
  );
}
