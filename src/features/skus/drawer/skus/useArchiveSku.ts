import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { archiveSkuMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Sku } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';
import { productTouched } from '#features/skus/drawer/productQueries.ts';

/** Takes one SKU out of the lists, after asking. */
export function useArchiveSku(): (sku: Pick<Sku, 'id' | 'sku' | 'version'>) => Promise<void> {
  const { t } = useTranslation('skuDrawer');
  const { t: tErrors } = useTranslation('errors');
  const { mutateAsync } = useMutation(archiveSkuMutation());
  const { run } = useSingleFlight();
  return async ({ id, sku, version }) => {
    const question = { title: t('archive.title', { sku }), text: t('sku.archiveText') };
    if (!(await confirm({ ...question, action: t('archive.action'), danger: true }))) return;
    await run(async () => {
      try {
        await mutateAsync({ path: { skuId: id }, query: { version } });
        notify({ type: 'success', title: t('archive.done', { sku }) });
      } catch (error) {
        if (isSilent(error)) return;
        // R16: what was confirmed is answered by a dialog.
        void warn({
          title: t('archive.failed', { sku }),
          text: errorText(error, tErrors),
          action: t('ok', { ns: 'common' }),
        });
      }
      productTouched();
    });
  };
}
