import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listSkusOptions } from '#api/generated/query/catalogue.gen.ts';
import { permissions } from '#session/permissions.ts';
import { compareLines } from './compareRules.ts';
import { CompareTable } from './CompareTable.tsx';
import { drawerAddress } from './duplicateRules.ts';
import { MergeBar } from './MergeBar.tsx';
import { PartState } from './PartState.tsx';
import { useArchiving } from './useArchiving.ts';
import { useSkuFields } from './useSkuFields.ts';

interface SkuMergeProps {
  gtin: string;
  onPending: (pending: boolean) => void;
}

/** SKUs with one GTIN side by side. A wrong GTIN is mended in the product; a SKU too many is archived here. */
export function SkuMerge({ gtin, onPending }: SkuMergeProps) {
  const { t } = useTranslation('skuTools');
  const { search } = useLocation();
  const { archiveSkus, pending } = useArchiving(onPending);
  const [choice, setChoice] = useState<string | null>(null);
  const query = useQuery(listSkusOptions({ query: { q: gtin, pageSize: 100 } }));
  const skus = query.data?.items.filter((sku) => sku.gtin === gtin) ?? [];
  const fields = useSkuFields(skus);
  if (!query.data) return <PartState error={query.error} onRetry={() => void query.refetch()} />;
  const kept = skus.find(({ id }) => id === choice) ?? skus[0];
  const others = skus.filter(({ id }) => id !== kept?.id);
  return (
    <>
      <CompareTable
        label={t('duplicates.compare', { codes: skus.map(({ sku }) => sku).join(', ') })}
        things={skus.map(({ id, sku, product }) => ({
          id,
          code: sku,
          to: drawerAddress(search, product.id, 'skus'),
        }))}
        lines={compareLines(skus, fields)}
        kept={kept?.id ?? ''}
        onKeep={setChoice}
      />
      <MergeBar
        text={t('duplicates.archiveText', { count: others.length })}
        action={t('duplicates.archive', { count: others.length, sku: others[0]?.sku ?? '' })}
        needs={[permissions.skuManagerArchive]}
        pending={pending}
        onAction={() => kept && archiveSkus(kept, others)}
      />
    </>
  );
}
