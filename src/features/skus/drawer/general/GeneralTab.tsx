import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { FormFoot } from '#shared/form/FormFoot.tsx';
import { leaving } from '#features/skus/drawer/leaving.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { GeneralFields } from './GeneralFields.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { useProductForm } from './useProductForm.ts';

const ProductConflictDialog = lazyPart(
  'product-conflict-dialog',
  async () => (await import('./ProductConflictDialog.tsx')).ProductConflictDialog,
);

/** What a person keeps of a product: names, category, state, minimum, origin. */
export function GeneralTab({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const may = reason === undefined;
  const { form, draft, pending, submitError, submit, isDirty, ...rest } = useProductForm(product);
  return (
    <form noValidate aria-busy={pending} onSubmit={(event) => void submit(event)}>
      {/* The end of a session is never asked about: what was typed is a draft by then (E51). */}
      <LeaveGuard params={leaving} when={() => isDirty && isLive(session.getSnapshot())} />
      {may && <DraftBanner {...draft} />}
      <Stack gap="4">
        <FailureBanner sentence={submitError} />
        <GeneralFields form={form} product={rest.base} readOnly={!may} />
        <ProductFacts product={product} />
      </Stack>
      <FormFoot note={reason}>
        {isDirty && !pending && (
          <Button variant="outline" onClick={rest.discard}>
            {t('discard')}
          </Button>
        )}
        {/* Not disabled while it saves: it would lose the focus. */}
        <DisabledReasonButton type="submit" aria-disabled={pending} reason={reason}>
          {t(pending ? 'saving' : 'save')}
        </DisabledReasonButton>
      </FormFoot>
      {rest.dialog}
      {rest.conflict && (
        <Suspense>
          <ProductConflictDialog
            conflict={rest.conflict}
            base={rest.base}
            onTakeTheirs={rest.takeTheirs}
            onKeepMine={rest.keepMine}
            onClose={rest.closeConflict}
          />
        </Suspense>
      )}
    </form>
  );
}
