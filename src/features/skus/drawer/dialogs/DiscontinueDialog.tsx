import '#features/skus/drawer/drawerTexts.ts';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { updateProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { NamedRef } from '#api/generated/types.gen.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { notify } from '#shared/ui/notify.ts';
import { productOptions, productSaved } from '#features/skus/drawer/productQueries.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { ProductPicker } from './ProductPicker.tsx';

interface DiscontinueDialogProps {
  productId: string;
  onClose: () => void;
}

/** Ends the sale of a product, and asks what is offered instead. Of one that is discontinued only the latter. */
export function DiscontinueDialog({ productId, onClose }: DiscontinueDialogProps) {
  const { t } = useTranslation('skuDrawer');
  const { t: tErrors } = useTranslation('errors');
  const { data: product, error, refetch } = useQuery(productOptions(productId));
  const update = useMutation(updateProductMutation());
  const { run, pending } = useSingleFlight();
  // Undefined: nobody has chosen yet, so that what the server has is shown.
  const [chosen, setChosen] = useState<NamedRef | null | undefined>(undefined);
  const [refused, setRefused] = useState<string | null>(null);
  const replacement = chosen === undefined ? (product?.replacedBy ?? null) : chosen;
  const isGone = product?.status === 'discontinued';

  const send = (): Promise<unknown> =>
    run(async () => {
      if (!product) return;
      const { sku, version } = product;
      const body = { version, status: 'discontinued', replacedById: replacement?.id ?? null } as const;
      try {
        productSaved(await update.mutateAsync({ path: { productId }, body }));
        notify({ type: 'success', title: t('discontinue.done', { sku }) });
        onClose();
      } catch (problem) {
        if (isSilent(problem)) return;
        if (isStaleWrite(problem)) {
          await refetch();
          setRefused(t('discontinue.stale'));
        } else setRefused(errorText(problem, tErrors));
      }
    });

  return (
    <FormModal
      open
      title={t(isGone ? 'discontinue.replaceTitle' : 'discontinue.title', { sku: product?.sku ?? '' })}
      submitLabel={t(isGone ? 'discontinue.replaceAction' : 'discontinue.action')}
      pendingLabel={t('saving')}
      pending={pending}
      submitError={refused ?? (error && !product ? errorText(error, tErrors) : null)}
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
