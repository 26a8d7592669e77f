import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { archiveSkuMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Sku } from '#api/generated/types.gen.ts';
import { productTouched } from '#features/skus/drawer/productQueries.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';

/** Takes one SKU out of the lists, after asking. */
export function useArchiveSku(): (sku: Pick<Sku, 'id' | 'sku' | 'version'>) => void {
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
