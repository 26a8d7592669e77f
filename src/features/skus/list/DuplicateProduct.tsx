import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { CreateProductDialog } from '#features/skus/drawer/dialogs/CreateProductDialog.tsx';
import { productOptions } from '#features/skus/skuQueries.ts';
import { notify } from '#shared/ui/notify.ts';

export interface DuplicateProductProps {
  productId: string;
  onClose: () => void;
  onCreated: (product: Product) => void;
}

/** The copy of a product of the list, which knows less of it than a copy needs. */
export function DuplicateProduct({ productId, onClose, onCreated }: DuplicateProductProps) {
  const { t } = useTranslation('errors');
  const { data, error } = useQuery(productOptions(productId));
  const giveUp = useEffectEvent((reason: Error) => {
    if (!isSilent(reason)) notify({ type: 'error', title: errorText(reason, t) });
    onClose();
  });
  const failed = data ? null : error;
  useEffect(() => {
    if (failed) giveUp(failed);
  }, [failed]);
  return data && <CreateProductDialog copyOf={data} onClose={onClose} onCreated={onCreated} />;
}
