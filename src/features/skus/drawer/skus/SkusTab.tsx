import '#features/skus/skuTexts.ts';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import Boxes from 'lucide-react/icons/boxes';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chakra } from '@chakra-ui/react/styled-system';
import { archiveSkuMutation, listSkusOptions } from '#api/generated/query/catalogue.gen.ts';
import type { Product, Sku } from '#api/generated/types.gen.ts';
import { productTouched } from '#features/skus/drawer/productQueries.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { permissions } from '#session/permissions.ts';
import { useFieldTexts, type FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import { Pager } from '#shared/table/Pager.tsx';
import type { PageSize } from '#shared/table/paging.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import type { Column } from '#shared/table/Column.ts';

/** What the drawer shows of each SKU: what tells it from the others. */
function skuColumns(texts: FieldTexts, format: ReturnType<typeof useFormat>): Column<Sku>[] {
  return [
    {
      id: 'sku',
      header: texts.field('sku'),
      isKey: true,
      width: '9rem',
      cell: ({ sku }) => <chakra.span fontFamily="mono">{sku}</chakra.span>,
    },
    { id: 'color', header: texts.field('colorName'), width: '6rem', cell: ({ colorName }) => colorName },
    { id: 'size', header: texts.field('labelSize'), width: '3.75rem', cell: ({ labelSize }) => labelSize },
    {
      id: 'stock',
      header: texts.field('stock'),
      align: 'end',
      width: '4.75rem',
      cell: ({ quantityAvailable }) => format.number(quantityAvailable),
    },
    {
      id: 'status',
      header: texts.field('status'),
      width: '6.25rem',
      cell: ({ status }) => texts.status(status),
    },
    { id: 'part', header: texts.field('partId'), width: '9rem', cell: ({ partId }) => partId },
    { id: 'gtin', header: texts.field('gtin'), width: '7.75rem', cell: ({ gtin }) => gtin },
  ];
}

const SkuDialog = lazyPart('sku-dialog', async () => (await import('./SkuDialog.tsx')).SkuDialog);
const VariantDialog = lazyPart<{ productId: string; onClose: () => void }>(
  'variant-dialog',
  async () => (await import('#features/skus/tools/VariantDialog.tsx')).VariantDialog,
);

/** The variants of a product, a page of them: an apparel has hundreds. */
export function SkusTab({ product, skuId }: { product: Product; skuId: string | null }) {
  const { t } = useTranslation(['skuDrawer', 'skus']);
  const format = useFormat();
  const texts = useFieldTexts();
  const reasonOf = usePermissionReason();
  const edit = reasonOf(permissions.skuManagerEdit);
  const archiving = reasonOf(permissions.skuManagerArchive);
  const archive = useArchiveSku();
  const [open, setOpen] = useState<Sku | 'new' | 'variants' | null>(null);
  const [{ page, size }, setPaging] = useState<{ page: number; size: PageSize }>({ page: 1, size: 25 });
  const { data, error, refetch, isFetching } = useQuery({
    ...listSkusOptions({ query: { productId: product.id, page, pageSize: size, sort: ['sku'] } }),
    placeholderData: keepPreviousData,
  });
  const rows = useShownSkus(product.id, skuId, page === 1 ? data?.items : undefined) ?? data?.items;
  const columns = useMemo(() => skuColumns(texts, format), [texts, format]);
  const close = (): void => setOpen(null);
  const add = (
    <Flex wrap="wrap" justify="flex-end" gap="2">
      <DisabledReasonButton size="sm" variant="outline" reason={edit} onClick={() => setOpen('variants')}>
        {t('row.variants', { ns: 'skus' })}
      </DisabledReasonButton>
      <DisabledReasonButton size="sm" variant="outline" reason={edit} onClick={() => setOpen('new')}>
        {t('sku.add')}
      </DisabledReasonButton>
    </Flex>
  );
  return (
    <Stack gap="3">
      {(data?.total ?? 0) > 0 && add}
      <DataTable
        label={t('sku.table', { sku: product.sku })}
        columns={columns}
        rows={rows}
        shownRow={skuId}
        rowId={({ id }) => id}
        rowName={({ sku }) => sku}
        error={error}
        onRetry={refetch}
        busy={isFetching}
        density="compact"
        rowActions={(sku) => [
          { label: t('sku.edit'), onSelect: () => setOpen(sku), disabledReason: edit },
          {
            label: t('action.archive'),
            onSelect: () => archive(sku),
            disabledReason: archiving,
            danger: true,
          },
        ]}
        total={data?.total}
        isFiltered={false}
        waitingRows={8}
        shortcuts={false}
        noMatch={null}
        empty={
          <EmptyState
            icon={Boxes}
            headingLevel="h3"
            title={t('sku.none')}
            text={t('sku.noneText')}
            action={add}
          />
        }
      />
      {data && data.total > 10 && (
        <Pager
          page={page}
          size={size}
          shown={data}
          onPage={(next) => setPaging({ page: next, size })}
          onSize={(next) => setPaging({ page: 1, size: next })}
        />
      )}
      {open === 'variants' && <VariantDialog productId={product.id} onClose={close} />}
      {open && open !== 'variants' && (
        <Suspense>
          <SkuDialog product={product} sku={open === 'new' ? null : open} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}

/**
 * The rows of the first page with the SKU that an address names: it stands first where it is on a page further on, for
 * nobody should have to look for it.
 */
function useShownSkus(
  productId: string,
  skuId: string | null,
  items: readonly Sku[] | undefined,
): readonly Sku[] | undefined {
  const isMissing = skuId !== null && items !== undefined && items.every(({ id }) => id !== skuId);
  const { data } = useQuery({
    ...listSkusOptions({ query: { productId, id: skuId === null ? [] : [skuId] } }),
    enabled: isMissing,
  });
  const found = isMissing ? data?.items[0] : undefined;
  return useMemo(() => (items && found ? [found, ...items] : items), [items, found]);
}

/** Takes one SKU out of the lists, after asking. */
function useArchiveSku(): (sku: Pick<Sku, 'id' | 'sku' | 'version'>) => void {
  const { t } = useTranslation('skuDrawer');
  const { mutateAsync } = useMutation(archiveSkuMutation());
  const { act } = useConfirmedAction();
  return ({ id, sku, version }) =>
    act({
      question: {
        title: t('archive.title', { sku }),
        text: t('sku.archiveText'),
        action: t('archive.action'),
        danger: true,
      },
      send: () => mutateAsync({ path: { skuId: id }, query: { version } }),
      done: t('archive.done', { sku }),
      failed: t('archive.failed', { sku }),
      refresh: productTouched,
    });
}
