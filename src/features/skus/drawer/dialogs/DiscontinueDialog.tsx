import '#features/skus/drawer/drawerTexts.ts';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { NamedRef } from '#api/generated/types.gen.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { ProductPicker } from '#entities/catalogue/ProductPicker.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { notify } from '#shared/ui/notify.ts';
import { useSave } from '#resource/write/useSave.ts';
import { productOptions, productSaved } from '#features/skus/drawer/productQueries.ts';

interface DiscontinueDialogProps {
  productId: string;
  onClose: () => void;
}

/** Ends the sale of a product, and asks what is offered instead. Of one that is discontinued only the latter. */
export function DiscontinueDialog({ productId, onClose }: DiscontinueDialogProps) {
  const { t } = useTranslation('skuDrawer');
  const speak = useErrorMessage();
  const { data: product, error, refetch } = useQuery(productOptions(productId));
  const update = useMutation(updateProductMutation());
  // Undefined: nobody has chosen yet, so that what the server has is shown.
  const [chosen, setChosen] = useState<NamedRef | null | undefined>(undefined);
  const replacement = chosen === undefined ? (product?.replacedBy ?? null) : chosen;
  const isGone = product?.status === 'discontinued';

  const { save, pending, submitError, setSubmitError } = useSave({
    handle: async (refusal) => {
      if (!isStaleWrite(refusal)) return false;
      await refetch();
      setSubmitError(t('discontinue.stale'));
      return true;
    },
  });
  const send = (): Promise<unknown> =>
    save(async () => {
      if (!product) return;
      const { sku, version } = product;
      const body = { version, status: 'discontinued', replacedById: replacement?.id ?? null } as const;
      productSaved(await update.mutateAsync({ path: { productId }, body }));
      notify({ type: 'success', title: t('discontinue.done', { sku }) });
      onClose();
    });

  return (
    <FormModal
      open
      title={t(isGone ? 'discontinue.replaceTitle' : 'discontinue.title', { sku: product?.sku ?? '' })}
      submitLabel={t(isGone ? 'discontinue.replaceAction' : 'discontinue.action')}
      pendingLabel={t('saving')}
      pending={pending}
      submitError={submitError ?? (error && !product ? speak(error) : null)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
    >
      {!product && !error && <Skeleton h="40" />}
      {product && (
        <>
          {!isGone && <chakra.p color="fg.muted">{t('discontinue.text', { name: product.name })}</chakra.p>}
          <ProductPicker
            label={t('discontinue.replacement')}
            hint={t('discontinue.hint')}
            none={t('discontinue.none')}
            chosen={replacement}
            onChoose={setChosen}
            except={productId}
          />
        </>
      )}
    </FormModal>
  );
}
