import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Unplug from 'lucide-react/icons/unplug';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { recordName } from '#shared/i18n/noValue.ts';
import { SourceTable } from './SourceTable.tsx';
import { useSource } from './useSource.ts';

/** The supplier's data beside ours, field by field; a locked field is left alone by the next sync. */
export function SourceTab({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const format = useFormat();
  const source = useSource(product);
  return (
    <QueryState
      query={source.query}
      skeleton={
        <Stack role="status" aria-label={t('source.loading')} gap="2">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} h="10" />
          ))}
        </Stack>
      }
      isEmpty={({ fields }) => fields.length === 0}
      empty={
        <EmptyState
          icon={Unplug}
          headingLevel="h3"
          title={t('source.none')}
          text={t('source.noneText', { supplier: recordName(product.supplier) })}
        />
      }
    >
      {(data) => (
        <Stack gap="3">
          <chakra.p fontSize="sm" color="fg.muted">
            {data.syncedAt === null
              ? t('source.never')
              : t('source.meta', {
                  supplier: recordName(product.supplier),
                  service: data.service ?? t('source.unknownService'),
                  time: format.dateTime(data.syncedAt),
                })}
          </chakra.p>
          <SourceTable data={data} source={source} />
          {source.dialog}
        </Stack>
      )}
    </QueryState>
  );
}
