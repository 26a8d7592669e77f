import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listChargesOptions } from '#api/generated/query/catalogue.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { ChargeEditor } from './ChargeEditor.tsx';

/** What is asked beside the unit price: setup, run, order, and below the minimum. */
export function ChargesTab({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const query = useQuery(listChargesOptions({ path: { productId: product.id } }));
  return (
    <QueryState
      query={query}
      skeleton={
        <Stack role="status" aria-label={t('charges.loading')} gap="3">
          <Skeleton h="44" />
          <Skeleton h="44" />
        </Stack>
      }
    >
      {(charges) => <ChargeEditor productId={product.id} charges={charges} />}
    </QueryState>
  );
}
