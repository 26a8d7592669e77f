import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Product } from '#api/generated/types.gen.ts';
import { CreateProductDialog } from '#features/skus/drawer/dialogs/CreateProductDialog.tsx';
import { productOptions } from '#features/skus/skuQueries.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { notify } from '#shared/ui/notify.ts';

export interface DuplicateProductProps {
  productId: string;
  onClose: () => void;
  onCreated: (product: Product) => void;
}

/** The copy of a product of the list, which knows less of it than a copy needs. */
export function DuplicateProduct({ productId, onClose, onCreated }: DuplicateProductProps) {
  const speak = useErrorMessage();
  const { data, error } = useQuery(productOptions(productId));
  const giveUp = useEffectEvent((reason: Error) => {
    const title = speak(reason);
    if (title !== null) notify({ type: 'error', title });
    onClose();
  });
  const failed = data ? null : error;
  useEffect(() => {
    if (failed) giveUp(failed);
  }, [failed]);
  return data && <CreateProductDialog copyOf={data} onClose={onClose} onCreated={onCreated} />;
}
