import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { archiveProductMutation, restoreProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { ProductRow } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import './drawerTexts.ts';
import { keepProduct, productTouched } from './productQueries.ts';

type Named = Pick<ProductRow, 'id' | 'sku' | 'name' | 'version'>;

/** Takes a product out of the lists, after asking, and brings it back. */
export function useArchive() {
  const { t } = useTranslation('skuDrawer');
  const away = useMutation(archiveProductMutation());
  const back = useMutation(restoreProductMutation());
  const { act, pending } = useConfirmedAction();

  return {
    pending,
    archive: ({ id, sku, name, version }: Named): void =>
      act({
        question: {
          title: t('archive.title', { sku }),
          text: t('archive.text', { name }),
          action: t('archive.action'),
          danger: true,
        },
        send: () => away.mutateAsync({ path: { productId: id }, query: { version } }),
        done: t('archive.done', { sku }),
        failed: t('archive.failed', { sku }),
        refresh: productTouched,
      }),
    restore: ({ id, sku }: Named): void =>
      act({
        send: () => back.mutateAsync({ path: { productId: id } }),
        onDone: keepProduct,
        done: t('restore.done', { sku }),
        failed: t('restore.failed', { sku }),
        refresh: productTouched,
      }),
  };
}
