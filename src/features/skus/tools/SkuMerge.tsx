import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listSkusOptions } from '#api/generated/query/catalogue.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { Sku } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { compareLines, type CompareField } from './compareRules.ts';
import { CompareTable } from './CompareTable.tsx';
import { drawerAddress } from './duplicateRules.ts';
import { MergeBar } from './MergeBar.tsx';
import { PartState } from './PartState.tsx';
import { useArchiving } from './useArchiving.ts';

/** What two SKUs with one GTIN are compared by. */
function useSkuFields(compared: readonly Sku[]): CompareField<Sku>[] {
  const { t } = useTranslation('skuTools');
  const texts = useFieldTexts();
  const format = useFormat();
  const decimals = columnDecimals(compared.map(({ fromPrice }) => fromPrice));
  const none = t('duplicates.none');
  return [
    { id: 'partId', label: texts.field('partId'), read: ({ partId }) => partId },
    { id: 'product', label: texts.field('product'), read: ({ product }) => product.name },
    { id: 'supplier', label: texts.field('supplier'), read: ({ supplier }) => recordName(supplier) },
    { id: 'category', label: texts.field('category'), read: ({ categoryPath }) => categoryPath },
    { id: 'color', label: texts.field('colorName'), read: ({ colorName }) => colorName ?? none },
    { id: 'size', label: texts.field('labelSize'), read: ({ labelSize }) => labelSize ?? none },
    {
      id: 'material',
      label: texts.field('primaryMaterial'),
      read: ({ primaryMaterial }) => primaryMaterial ?? none,
    },
    {
      id: 'status',
      label: texts.field('status'),
      read: ({ status }) => texts.status(status),
    },
    {
      id: 'stock',
      label: texts.field('stock'),
      read: ({ quantityAvailable }) => (quantityAvailable === null ? none : format.number(quantityAvailable)),
      isNumber: true,
    },
    {
      id: 'fromPrice',
      label: texts.field('fromPrice'),
      read: ({ fromPrice, currency }) =>
        fromPrice === null ? none : format.money(fromPrice, currency, { decimals }),
      isNumber: true,
    },
    {
      id: 'updatedAt',
      label: texts.field('updatedAt'),
      read: ({ updatedAt }) => format.date(updatedAt),
    },
  ];
}

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
