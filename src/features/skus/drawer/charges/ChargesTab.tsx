import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listChargesOptions } from '#api/generated/query/catalogue.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { ChargesForm } from '#entities/charges/ChargesForm.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';

/** What a product costs beside its unit price: setup, run, order and less-than-minimum charges. */
export function ChargesTab({ product }: { product: Product }) {
  const { t } = useTranslation(['skuDrawer', 'charges']);
  const query = useQuery(listChargesOptions({ path: { productId: product.id } }));
  return (
    <QueryState
      query={query}
      skeleton={
        <Stack role="status" aria-label={t('loading', { ns: 'charges' })} gap="3">
          <Skeleton h="44" />
          <Skeleton h="44" />
        </Stack>
      }
    >
      {(charges) => (
        <ChargesForm
          productId={product.id}
          charges={charges}
          empty={<chakra.p color="fg.muted">{t('charges.none')}</chakra.p>}
        />
      )}
    </QueryState>
  );
}
