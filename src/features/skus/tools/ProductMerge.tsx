import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getProductOptions } from '#api/generated/query/catalogue.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { compareLines, proposeKept } from './compareRules.ts';
import { CompareTable } from './CompareTable.tsx';
import { drawerAddress } from './duplicateRules.ts';
import { MergeBar } from './MergeBar.tsx';
import { PartState } from './PartState.tsx';
import { useArchiving } from './useArchiving.ts';
import { useProductFields } from './useProductFields.ts';

interface ProductMergeProps {
  ids: readonly string[];
  onPending: (pending: boolean) => void;
}

/** Products with one name side by side; one is kept, the others are archived in its favour. */
export function ProductMerge({ ids, onPending }: ProductMergeProps) {
  const { t } = useTranslation('skuTools');
  const { search } = useLocation();
  const { archiveProducts, pending } = useArchiving(onPending);
  const [choice, setChoice] = useState<string | null>(null);
  const queries = useQueries({ queries: ids.map((id) => getProductOptions({ path: { productId: id } })) });
  const products = queries.flatMap(({ data }): Product[] => (data ? [data] : []));
  const fields = useProductFields(products);
  const failed = queries.find(({ error }) => error !== null);
  if (products.length < ids.length) {
    return <PartState error={failed?.error} onRetry={() => void failed?.refetch()} />;
  }
  const kept = products.find(({ id }) => id === choice) ?? proposeKept(products);
  const others = products.filter(({ id }) => id !== kept?.id);
  return (
    <>
      <CompareTable
        label={t('duplicates.compare', { codes: products.map(({ sku }) => sku).join(', ') })}
        things={products.map(({ id, sku }) => ({ id, code: sku, to: drawerAddress(search, id, 'general') }))}
        lines={compareLines(products, fields)}
        kept={kept?.id ?? ''}
        onKeep={setChoice}
      />
      <MergeBar
        text={t('duplicates.replaceText', { count: others.length, kept: kept?.sku ?? '' })}
        action={t('duplicates.replace', { count: others.length, sku: others[0]?.sku ?? '' })}
        needs={[permissions.skuManagerEdit, permissions.skuManagerArchive]}
        pending={pending}
        onAction={() => kept && archiveProducts(kept, others)}
      />
    </>
  );
}
