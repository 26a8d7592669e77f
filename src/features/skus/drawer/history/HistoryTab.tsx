import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listActivityOptions } from '#api/generated/query/activity.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Pager } from '#shared/table/Pager.tsx';
import type { PageSize } from '#shared/table/paging.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { HistoryList } from './HistoryList.tsx';

/** Who changed what of a product, the latest first; written by the server. */
export function HistoryTab({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const format = useFormat();
  const [{ page, size }, setPaging] = useState<{ page: number; size: PageSize }>({ page: 1, size: 15 });
  const query = useQuery({
    ...listActivityOptions({
      query: { entityType: 'product', entityId: product.id, page, pageSize: size },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState
      query={query}
      skeleton={
        <Stack role="status" aria-label={t('history.loading')} gap="3">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} h="16" />
          ))}
        </Stack>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          icon={HistoryIcon}
          headingLevel="h3"
          title={t('history.none')}
          text={t('history.noneText', { date: format.date(product.createdAt) })}
        />
      }
    >
      {(data) => (
        <Stack gap="4" aria-busy={query.isFetching}>
          <HistoryList entries={data.items} product={product} />
          {data.total > 10 && (
            <Pager
              page={page}
              size={size}
              shown={data}
              onPage={(next) => setPaging({ page: next, size })}
              onSize={(next) => setPaging({ page: 1, size: next })}
            />
          )}
        </Stack>
      )}
    </QueryState>
  );
}
