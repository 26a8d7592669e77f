import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { slabQueries } from '#features/slabs/slabQueries.ts';
import { useLadder } from './useLadder.ts';

/**
 * Whose ladders can be opened: the product's, those of SKUs that have one, and for whoever may begin one those of the
 * other SKUs too. Without the list of SKUs the choice is among what is there.
 */
export function useOwnerChoices(): readonly { value: string; label: string }[] {
  const { t } = useTranslation('slabs');
  const { product, place, sets } = useLadder();
  const can = useCan();
  const { data } = useQuery({
    ...slabQueries.skus(product.id),
    enabled: can(permissions.priceSlabsEdit) && can(permissions.skuManager),
  });

  const own = new Map<string, string>();
  for (const { owner, ownerLabel } of sets) if (owner.kind === 'sku') own.set(owner.id, ownerLabel);
  const others = new Map<string, string>();
  for (const { id, sku } of data?.items ?? []) if (!own.has(id)) others.set(id, sku);
  // The address may name one that the list does not have.
  const { owner } = place;
  if (owner.kind === 'sku' && !own.has(owner.id) && !others.has(owner.id)) others.set(owner.id, owner.id);
  return [
    { value: product.id, label: t('place.product') },
    ...[...own].map(([value, sku]) => ({ value, label: t('place.sku', { sku }) })),
    ...[...others].map(([value, sku]) => ({ value, label: t('place.skuWithout', { sku }) })),
  ];
}
